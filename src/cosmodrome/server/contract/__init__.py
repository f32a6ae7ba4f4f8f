"""The wire contract: every body and every live message the server reads or writes.

One set of structs serves REST, the WebSocket, the OpenAPI document and the page's TypeScript types (`schema.py`).
Ids, names and numbers travel here, never sentences: readers phrase them from the Fluent catalogues.

Two words matter everywhere:

* `version` is the length of a match's log. Every accepted answer (with the draws it caused) is one entry, every undo is
  one too, so the version only ever grows and names one position for good. A move is sent with the version it was chosen
  at. (A ply is something else: one answer in the kernel, the dealer's included.)
* `seat` is a place at the table; `null` where a seat is expected in an answer means a spectator.

Times are seconds since 1970 as floating point numbers, by the server's clock.
"""
