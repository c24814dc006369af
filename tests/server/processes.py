"""The real server, in a process of its own."""

import subprocess
import sys
import time

import httpx

# Tests ask faster than people do; how many requests a person has is tested elsewhere.
GENEROUS = [part for name in ("requests", "sockets", "new-tables", "own-tables") for part in (f"--{name}", "1000000")]


def start_server(url: str, *more: str) -> "tuple[subprocess.Popen[str], str]":
    command = "from tianxia.cli import main; main()"
    arguments = ["play", "--no-browser", "--port", "0", *GENEROUS, "--database", url, *more]
    whole = [sys.executable, "-c", command, *arguments]
    process = subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().split(" is at ")[1].split()[0].rstrip("/")
    for _ in range(300):
        try:
            httpx.get(f"{address}/api/games", trust_env=False, verify=False, timeout=5)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return process, address
    raise AssertionError("the server does not answer")
