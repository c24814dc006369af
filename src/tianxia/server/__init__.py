"""The server: tables that people play at in the browser. Only views of seats ever leave it."""
