"""Run the server on this machine and show it in the browser."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network

import uvicorn
from litestar import Litestar

from ..core.values import BadInput
from .app import Settings, create_app

PROXIES = "FORWARDED_ALLOW_IPS"  # their addresses, separated by commas; the name comes from uvicorn
WAITING = 2048  # connections that the operating system holds until they are answered: uvicorn's own number
HANGS_UP = 60_000  # milliseconds until the operating system ends a connection whose reader takes nothing


def listening_socket(host: str, port: int) -> socket.socket:
    """Bound now, so that a port in use is reported in one sentence and port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # there the other option would let two servers share the port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; incoming connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, HANGS_UP)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadInput(f"The server cannot listen on {host}, port {port}: {error}.") from None
    return listening


def serve(host: str, port: int, open_browser: bool, settings: Settings, proxies: tuple[str, ...] = ()) -> None:
    """Serve until stopped."""
    trusted = trusted_proxies(proxies)
    listening = listening_socket(host, port)
    try:
        app = create_app(settings)
    except BadInput:
        listening.close()
        raise
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    listening.listen(WAITING)  # anyone who comes before the server is ready waits, and is not turned away
    print(f"Tianxia is at {address} (stop with Ctrl-C)", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()  # it may take a while
    share_fairly()
    web_server(app, trusted).run(sockets=[listening])


def share_fairly() -> None:
    """The thread that writes waits for the interpreter after each flush: not as long as usual (5 ms), since every
    move waits for it. Python collects garbage less often, and not among objects that stay for good.
    """
    sys.setswitchinterval(0.001)
    gc.set_threshold(20_000, 20, 20)
    gc.collect()
    gc.freeze()


def trusted_proxies(named: tuple[str, ...]) -> str | None:
    """In uvicorn's form; without any on the command line, those of the environment. A typo is an error: it would put
    all readers behind one address, and they would share the limit for one person.
    """
    for proxy in named:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadInput(f"A proxy is named by its address or network, such as 10.0.0.5, not {proxy!r}.") from None
    return ",".join(named) or os.environ.get(PROXIES)


def web_server(app: Litestar, proxies: str | None = None) -> uvicorn.Server:
    """Readers may send only small frames, since nothing is expected in them; ours are not compressed, since doing that
    again for every socket would cost more than all the rest of a move.

    What a proxy says about the reader's address is believed only from the proxies that the operator names:
    anybody else could claim a new address with every request, and no limit would hold.
    """
    return uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            ws_per_message_deflate=False,
            ws_max_size=1 << 16,
            timeout_graceful_shutdown=3,
            proxy_headers=proxies is not None,
            forwarded_allow_ips=proxies,
        )
    )
