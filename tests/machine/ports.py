"""Ports of this machine for programs that are told theirs."""

import secrets
import socket
from contextlib import suppress


def free_port() -> int:
    """None of those that a system gives to whoever wants any: somebody else might have it before it is used."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
