"""Databases, and a real server on each kind that a test runs on."""

import asyncio
import inspect
import os
from collections.abc import Iterator

import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from tianxia.server import accounts
from tianxia.server.app import Settings
from tianxia.server.hall import Hall
from tianxia.server.storage import Storage
from tianxia.server.table import Table

from .browser import Browser
from .databases import DATABASES, NewDatabase, databases_at, files_in
from .postgres import running_postgres
from .processes import serving_processes
from .serving import GENEROUS, Running, running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """On SQLite, unless a mark says otherwise; `--databases all`: what has no mark, on both."""
    if "new_url" not in metafunc.fixturenames:
        return
    mark = metafunc.definition.get_closest_marker("databases")
    usual = DATABASES if metafunc.config.getoption("databases") == "all" else DATABASES[:1]
    metafunc.parametrize("new_url", mark.args if mark else usual, indirect=True, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """TIANXIA_NO_POSTGRES=1 leaves out the tests on PostgreSQL."""
    if os.environ.get("TIANXIA_NO_POSTGRES") != "1":
        return
    left_out = [item for item in items if is_on_postgres(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test may be a coroutine: it has a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(pyfuncitem.obj(**given))
    return True


def is_on_postgres(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    return call is not None and call.params.get("new_url") == "postgresql"


@pytest.fixture(autouse=True, scope="session")
def _quick_passwords() -> Iterator[None]:
    """What is tested is who may come in, not how long guessing takes."""
    quick = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "hasher", lambda: quick)
        patch.setattr(accounts, "NOBODY", quick.hash("nobody"))
        yield


@pytest.fixture(scope="session")
def new_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Makes addresses of fresh databases, of either kind."""
    if request.param == "sqlite":
        yield files_in(tmp_path_factory.mktemp("sqlite"))
        return
    with running_postgres() as address:
        yield databases_at(address)


@pytest.fixture
def database(new_url: NewDatabase) -> str:
    return new_url()


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    store = Storage(database)
    yield store
    store.close()


@pytest.fixture
def hall(storage: Storage) -> Hall:
    """The tables of a server without the web around them."""
    return Hall(storage)


@pytest.fixture
def blank(new_url: NewDatabase) -> str:
    """Where no server has been yet."""
    return new_url.blank()


@pytest.fixture(scope="session")
def server(new_url: NewDatabase) -> Iterator[Running]:
    """One for all tests: each uses its own tables."""
    with running(Settings(database=new_url(), **GENEROUS)) as it:
        yield it


@pytest.fixture
def own_server(database: str) -> Iterator[Running]:
    """One for a test that changes its inside."""
    with running(Settings(database=database, **GENEROUS)) as it:
        yield it


@pytest.fixture(scope="session")
def shared(new_url: NewDatabase) -> str:
    """The database of several processes."""
    return new_url()


@pytest.fixture(scope="session")
def addresses(shared: str) -> Iterator[list[str]]:
    """Of two processes at one database: each test uses its own tables."""
    with serving_processes(shared) as found:
        yield found


@pytest.fixture(scope="module")
def plans_anywhere() -> Iterator[None]:
    """For tests of what plans may tell; who gets hints stays as it is, since they take long."""
    alone = Table.allows_plans
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "allows_hints", alone)
        patch.setattr(Table, "allows_plans", lambda table, person: True)
        yield


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def bob(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def eve(server: Running) -> Iterator[Browser]:
    """Somebody without a seat."""
    with Browser(server.address) as browser:
        yield browser
