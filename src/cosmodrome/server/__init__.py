"""The server: tables, live play, storage and accounts, thin over the kernel."""
