"""The built pages, as any server of files would send them: every path that is no file is the app."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tianxia.server.files import STATIC


class Pages(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # connections stay open
    disable_nagle_algorithm = True  # heads and bodies are written apart: each would wait 40 ms for the other

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(STATIC / "index.html")

    def end_headers(self) -> None:
        # Names with a digest never change: a browser that is used again has them.
        kept = "max-age=31536000, immutable" if self.path.startswith("/assets/") else "no-store"
        self.send_header("Cache-Control", kept)
        super().end_headers()

    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""


@contextmanager
def serving_files() -> Iterator[str]:
    """The address, without the last slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Pages, directory=str(STATIC)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
