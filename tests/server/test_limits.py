"""How the server treats pages of other sites, floods of requests and floods of bytes."""

from collections.abc import Iterator

import httpx
import pytest

from tianxia.server.app import LARGEST_BODY, Settings
from tianxia.server.serve import PROXIES

from .browser import Browser
from .refusals import refusal
from .serving import Running, running

NEW = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]}


def tables_of(browser: Browser) -> int:
    return len(browser.get("/api/tables").json()["mine"])


def test_nothing_changes_without_the_token(server: Running, ann: Browser, bob: Browser) -> None:
    table = ann.open("me", "open")
    token = ann.client.cookies["csrftoken"]
    foreign = bob.client.cookies["csrftoken"]
    for wrong in ("", "x", token[:-1], token + "x", foreign, "\N{LATIN SMALL LETTER E WITH ACUTE}" * 200):
        for path, body in (
            ("/api/tables", NEW),
            ("/api/me", {"name": "Mallory"}),
            (f"/api/tables/{table}/moves", {"seat": 0, "option": "5@WU", "number": 0}),
            (f"/api/tables/{table}/undo", {"seat": 0, "number": 0}),
            (f"/api/tables/{table}/join", {"invitation": ann.invitation(table), "name": "M"}),
        ):
            answer = ann.client.post(path, json=body, headers=[(b"x-csrftoken", wrong.encode())])
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), (wrong, path)
    assert tables_of(ann) == 1
    assert ann.get("/api/me").json()["name"] == ""
    assert ann.sight(table)["status"] == "open"


def test_a_form_of_another_site_is_refused(ann: Browser) -> None:
    forms: list[dict[str, object]] = [
        {"data": {"name": "Mallory", "_csrf_token": "x"}},
        {"files": {"name": (None, b"Mallory")}},
        {"content": b'{"name": "Mallory"}', "headers": {"content-type": "text/plain"}},
        {"content": b"--x\r\nnonsense", "headers": {"content-type": "multipart/form-data; boundary=x"}},
        {"content": b"nonsense", "headers": {"content-type": "multipart/form-data"}},
        {"content": b"%ff%fe=%00", "headers": {"content-type": "application/x-www-form-urlencoded"}},
    ]
    for form in forms:
        answer = ann.client.post("/api/me", **form)  # type: ignore[arg-type]
        assert answer.status_code == 415, answer.text
        assert answer.json()["sentence"]
    assert ann.get("/api/me").json()["name"] == ""


def chunks(size: int) -> Iterator[bytes]:
    yield b'{"name": "'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_large(ann: Browser, announced: bool) -> None:
    token = {"x-csrftoken": ann.client.cookies["csrftoken"], "content-type": "application/json"}
    content = b"".join(chunks(LARGEST_BODY * 2)) if announced else chunks(LARGEST_BODY * 2)
    assert refusal(ann.client.post("/api/me", content=content, headers=token)) == (413, "too_large")
    assert ann.get("/api/me").json()["name"] == ""
    small = ann.client.post("/api/me", content=b"".join(chunks(LARGEST_BODY // 2)), headers=token)
    assert small.status_code == 400  # read, and too long for a name


def flood(server: Running, count: int) -> set[int]:
    """Every request claims to come from somebody else."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        heads = [{"x-forwarded-for": f"10.0.0.{n}", "forwarded": f"for=10.0.0.{n}"} for n in range(count)]
        return {client.get("/api/games", headers=head).status_code for head in heads}


def test_nobody_gets_around_the_limit_by_a_head(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PROXIES, raising=False)
    with running(Settings(database=database, requests_per_second=2)) as server:
        assert flood(server, 40) == {200, 429}


def test_a_proxy_that_the_operator_names_is_believed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PROXIES, "127.0.0.1")
    with running(Settings(database=database, requests_per_second=2)) as server:
        assert flood(server, 40) == {200}


@pytest.mark.parametrize(("proxy", "codes"), [("127.0.0.0/8", {200}), ("10.0.0.5", {200, 429})])
def test_proxies_of_the_command_line_are_believed_and_no_others(
    database: str, monkeypatch: pytest.MonkeyPatch, proxy: str, codes: set[int]
) -> None:
    monkeypatch.setenv(PROXIES, "127.0.0.1")  # the command line takes precedence
    with running(Settings(database=database, requests_per_second=2), proxies=(proxy,)) as server:
        assert flood(server, 40) == codes


@pytest.mark.parametrize(("proxies", "secure"), [(("127.0.0.1",), True), ((), False)])
def test_behind_tls_the_cookie_is_for_tls_alone(database: str, proxies: tuple[str, ...], secure: bool) -> None:
    """Only the proxy knows whether there is TLS; anybody else is not believed."""
    with running(Settings(database=database), proxies=proxies) as server:
        for scheme in ("https", "http"):
            head = {"x-forwarded-proto": scheme}
            answer = httpx.get(f"{server.address}/api/me", headers=head, trust_env=False, timeout=20)
            kept = [cookie.lower() for cookie in answer.headers.get_list("set-cookie")]
            is_tls = secure and scheme == "https"
            name = "__host-tianxia_session=" if is_tls else "tianxia_session="
            (person,) = [cookie for cookie in kept if cookie.startswith(name)]
            assert "httponly" in person
            assert ("; secure" in person) == is_tls


@pytest.mark.parametrize("scheme", ["https", "http"])
def test_behind_tls_the_chosen_language_is_for_tls_alone(database: str, scheme: str) -> None:
    with (
        running(Settings(database=database), proxies=("127.0.0.1",)) as server,
        httpx.Client(
            base_url=server.address, headers={"x-forwarded-proto": scheme}, trust_env=False, timeout=20
        ) as client,
    ):
        token = client.get("/api/me").cookies["__Host-csrftoken" if scheme == "https" else "csrftoken"]
        # httpx itself sends nothing that is for TLS alone to this address.
        cookies = "; ".join([f"{each.name}={each.value}" for each in client.cookies.jar])
        client.cookies.clear()
        answer = client.post("/api/me", json={"language": "cs"}, headers={"x-csrftoken": token, "cookie": cookies})
        assert answer.status_code == 200, answer.text
        (language,) = [each.lower() for each in answer.headers.get_list("set-cookie") if each.startswith("language=")]
        assert ("; secure" in language) == (scheme == "https")


def test_too_many_requests(database: str) -> None:
    with running(Settings(database=database, requests_per_second=2)) as server:
        with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
            answers = [client.get("/api/games", headers={"accept-language": "en"}) for _ in range(40)]
        codes = {answer.status_code for answer in answers}
        assert codes == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too_many"
        assert refused.json()["sentence"].startswith("Too many")
