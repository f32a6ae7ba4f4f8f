"""Storage: the schema, the queries, and one writer with group commit for each of the two databases."""

from cosmodrome.server.storage.opening import open_beside, open_store
from cosmodrome.server.storage.store import Conflict, Entry, Query, Row, Store, Write

__all__ = ["Conflict", "Entry", "Query", "Row", "Store", "Write", "open_beside", "open_store"]
