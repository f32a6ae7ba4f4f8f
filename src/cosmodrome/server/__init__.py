"""The server: tables, live play, storage and accounts, a thin layer over the kernel."""
