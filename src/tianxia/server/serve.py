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

PROXIES = "FORWARDED_ALLOW_IPS"  # their addresses, with commas; the name that uvicorn gave it
WAITING = 2048  # lines that the kernel holds until they are answered: as many as uvicorn lets wait
HANGS_UP = 60_000  # milliseconds until the kernel ends a line whose reader takes nothing


def listening_socket(host: str, port: int) -> socket.socket:
    """Bound now, so that a port in use is told in one sentence and port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # there the other option would let two servers share the port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; the lines that come in have it from here
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, HANGS_UP)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadInput(f"The server cannot listen on {host}, port {port}: {error}.") from None
    return listening


def serve(host: str, port: int, open_browser: bool, settings: Settings, proxies: tuple[str, ...] = ()) -> None:
    """Serve until it is stopped."""
    trusted = trusted_proxies(proxies)
    listening = listening_socket(host, port)
    try:
        app = create_app(settings)
    except BadInput:
        listening.close()
        raise
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    listening.listen(WAITING)  # whoever comes before the server is ready waits for it, and is not turned away
    print(f"Tianxia is at {address} (stop with Ctrl-C)", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()  # it may take its time
    share_fairly()
    web_server(app, trusted).run(sockets=[listening])


def share_fairly() -> None:
    """The thread that writes waits for the interpreter after each flush: less long than usual (5 ms), since every
    move waits for it. Python looks for garbage less often, and not among what stays for good.
    """
    sys.setswitchinterval(0.001)
    gc.set_threshold(20_000, 20, 20)
    gc.collect()
    gc.freeze()


def trusted_proxies(named: tuple[str, ...]) -> str | None:
    """As uvicorn takes them; without any on the command line those of the environment. A slip is told: it would leave
    all readers behind one address, and the limit for one person would be that of all together.
    """
    for proxy in named:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadInput(f"A proxy is named by its address or network, such as 10.0.0.5, not {proxy!r}.") from None
    return ",".join(named) or os.environ.get(PROXIES)


def web_server(app: Litestar, proxies: str | None = None) -> uvicorn.Server:
    """Frames of the readers are small, since nothing is expected in them; ours go as they are, since packing them for
    every socket anew would cost more than all the rest of a move.

    What a proxy says about the reader's address is believed only from the proxies that the operator names:
    anybody else could give a new address with every request, and no limit would hold.
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
