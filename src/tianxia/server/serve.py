"""Run the server on this machine and show it in the browser."""

import asyncio
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
from .descriptors import raise_limit
from .door import Door
from .hosts import Hosts
from .lock import DatabaseLock
from .logs import TEXT, configure
from .patience import LiveProtocol, PatientProtocol, protocol

PROXIES = "FORWARDED_ALLOW_IPS"  # their addresses, separated by commas; the name comes from uvicorn
WAITING = 2048  # connections that the operating system holds until they are answered: uvicorn's own number
PATIENCE = 10.0  # seconds for the moves that are being made when the server is told to stop
HANGS_UP = 60_000  # milliseconds until the operating system ends a connection whose reader takes nothing


def listening_socket(host: str, port: int) -> socket.socket:
    """Bound now, so that a port in use is reported in one sentence and port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Of this protocol by name: asyncio sends small answers at once only then, and would wait 40 ms for others.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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


def serve(
    host: str,
    port: int,
    open_browser: bool,
    settings: Settings,
    proxies: tuple[str, ...] = (),
    log_format: str = TEXT,
    drain: float = 0.0,
) -> None:
    """Serve until stopped."""
    trusted = trusted_proxies(proxies)
    if settings.smtp and not Hosts(settings.host_names).has_site:
        raise BadInput("Mails say where this server is: name it with --host-name, such as games.example.org.")
    listening = listening_socket(host, port)
    configure(log_format)
    raise_limit()
    try:
        lock = DatabaseLock(settings.database)
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
    try:
        web_server(app, trusted, drain).run(sockets=[listening])
    finally:
        lock.release()


class DrainingServer(uvicorn.Server):
    """When it is told to stop, it lets the moves that have arrived be made, and answers everybody else with 503.

    Sockets are told at once: a browser comes back when the next server is there, or reaches another one.
    """

    def __init__(self, config: uvicorn.Config, door: Door, drain: float) -> None:
        super().__init__(config)
        self._door = door
        self._drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._door.is_stopping = True
        for connection in list(self.server_state.connections):
            if isinstance(connection, LiveProtocol):
                connection.shutdown()
        now = asyncio.get_running_loop().time
        least, most = now() + self._drain, now() + self._drain + PATIENCE
        while now() < least or (self._door.busy and now() < most):
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


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


def web_server(app: Litestar, proxies: str | None = None, drain: float = 0.0) -> uvicorn.Server:
    """Readers may send only small frames, since nothing is expected in them; ours are not compressed, since doing that
    again for every socket would cost more than all the rest of a move.

    What a proxy says about the reader's address is believed only from the proxies that the operator names:
    anybody else could claim a new address with every request, and no limit would hold.
    """
    app.state.metrics.has_proxy = proxies is not None
    config = uvicorn.Config(
        app,
        http=PatientProtocol if proxies is None else protocol(most=sys.maxsize),
        ws=LiveProtocol,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=1 << 16,
        timeout_graceful_shutdown=3,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
    )
    return DrainingServer(config, app.state.door, drain)
