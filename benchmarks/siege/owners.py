"""Attacks on a name: with a copied cookie, a stolen password, a link, a planted cookie, a token of before."""

import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import httpx
from sqlalchemy import create_engine, update
from tests.server.browser import Browser

from tianxia.server import schema
from tianxia.server.orders import order
from tianxia.server.sessions import COOKIE, NEWS

from .forgeries import Count
from .house import House, Result, generous, standing

SECRET, NEW = "correct horse", "a better secret"
GUESSES = 30
RACES, RACERS = 5, 6
Act = Callable[[Browser, str], httpx.Response]
ACTS: dict[str, Act] = {
    "new words": lambda one, name: one.post("/api/me/words", {}),
    "new password": lambda one, name: one.post("/api/me/keep", {"name": name, "password": NEW}),
    "no password": lambda one, name: one.post("/api/me/password/remove", {}),
    "another name": lambda one, name: one.post("/api/me", {"name": f"Not {name}"}),
    "passkey": lambda one, name: one.post("/api/me/passkey", {"name": name}),
    "made passkey": lambda one, name: one.post("/api/me/passkey", {"name": name, "credential": {}}),
    "no passkey": lambda one, name: one.post("/api/me/passkey/remove", {"id": "x"}),
    "device link": lambda one, name: one.post("/api/me/link", {}),
    "ending others": lambda one, name: one.post("/api/me/sessions/end_others", {}),
    "deletion": lambda one, name: one.post("/api/me/delete", {"sure": True}),
}


def copied(browser: Browser) -> Browser:
    thief = Browser(browser.address)
    thief.become(dict(browser.client.cookies))
    return thief


def kept(browser: Browser, name: str) -> str:
    """The recovery words."""
    answer = browser.post("/api/me/keep", {"name": name, "password": SECRET})
    answer.raise_for_status()
    return " ".join(answer.json()["words"])


def signed_in(browser: Browser, name: str, password: str = SECRET) -> httpx.Response:
    return browser.post("/api/sign_in/password", {"name": name, "password": password})


def wait(house: House, owner: Browser) -> None:
    """Until more than five minutes have gone by since the owner has proved anything."""
    sessions, engine = schema.sessions, create_engine(house.database, connect_args={"timeout": 30})
    id_ = owner.get("/api/me/sessions").json()[0]["id"]
    with engine.begin() as connection:
        own = sessions.c.id.startswith(id_)
        connection.execute(update(sessions).where(own).values(proved="2026-01-01"))
        whole = connection.execute(sessions.select().where(own)).scalar()
        order(connection, f"{NEWS}{whole}")
    engine.dispose()
    while owner.post("/api/me/passkey/remove", {"id": "x"}).json()["code"] != "prove_first":
        pass  # the server has not heard of it


def cookies(house: House, ann: Browser, eve: Browser) -> Result:
    """Whoever has the cookie plays, and that is all."""
    count = Count("a copied cookie takes a name")
    words = kept(ann, "Copied")
    table = ann.open("me", "here")
    wait(house, ann)
    with copied(ann) as thief:
        count.expect("it plays", thief.get(f"/api/tables/{table}", seat=0), 200)
        for what, act in ACTS.items():
            count.expect(what, act(thief, "Copied"), 403)
        for guess in range(GUESSES):  # the owner's own secret is as hard to guess as when signing in
            answer = thief.post("/api/prove/password", {"password": f"guess {guess}"})
            count.expect("a guess", answer, *((403,) if guess < 8 else (429,)))
        for body in ({"words": words.rpartition(" ")[0]}, {"words": "lantern " * 12}):
            count.expect("words", thief.post("/api/prove/words", body), 403)
        count.expect("another's key", thief.post("/api/prove/passkey", {"credential": {}}), 403)
        count.expect("the owner ends it", eve.post("/api/sign_in/words", {"words": words}), 200)
        count.expect("it plays no more", thief.get(f"/api/tables/{table}", seat=0), 403)
    return count.result()


def thieves(house: House, ann: Browser, bob: Browser, eve: Browser) -> Result:
    """Eve has the password, a session by it, and a link; Bob is the owner with nothing but the words."""
    count = Count("a thief after the owner has recovered")
    table = ann.open("me", "here")
    words = kept(ann, "Robbed")
    count.expect("the thief signs in", signed_in(eve, "Robbed"), 200)
    link = eve.post("/api/me/link", {}).json()["link"].partition("#")[2]
    answer = bob.post("/api/sign_in/words", {"words": words, "password": NEW, "no_passkeys": True})
    count.expect("recovery", answer, 200)
    count.expect("the old session", eve.get(f"/api/tables/{table}", seat=0), 403)
    count.expect("the old password", signed_in(eve, "Robbed"), 403)
    count.expect("the old link", eve.post("/api/sign_in/link", {"token": link}), 403)
    count.expect("the old words", eve.post("/api/sign_in/words", {"words": words}), 403)
    count.expect("the owner plays", bob.get(f"/api/tables/{table}", seat=0), 200)
    told = [each["kind"] for each in bob.get("/api/me/messages").json()]
    if "recovered" not in told:
        count.broken.append("nobody was told")
    return count.result()


def racers(house: House, ann: Browser, bob: Browser) -> Result:
    """The thief signs in by the password again and again while the owner recovers: one is being checked then."""
    count = Count("a thief while the owner recovers")
    for n in range(RACES):
        with Browser(house.address) as owner, Browser(house.address) as back, contextlib.ExitStack() as held:
            words = kept(owner, f"Raced {n}")
            thieves = [held.enter_context(Browser(house.address)) for _ in range(RACERS)]
            with ThreadPoolExecutor(RACERS) as many:
                tries = [many.submit(signed_in, thief, f"Raced {n}") for thief in thieves]
                next(as_completed(tries))
                count.expect("recovery", back.post("/api/sign_in/words", {"words": words}), 200)
            for tried in tries:
                count.expect("the old password", tried.result(), 200, 403, 503)  # as long as the line is
            if [each["here"] for each in back.get("/api/me/sessions").json()] != [True]:
                count.broken.append("somebody else is the owner, too")
    return count.result()


def tokens(house: House, ann: Browser, bob: Browser) -> Result:
    """Whoever knows the token from before a change of rank knows nothing after it."""
    count = Count("tokens of before")
    table = ann.open("me", "here")
    ranks: list[tuple[str, Callable[[], httpx.Response]]] = [
        ("ending others as a visitor", lambda: ann.post("/api/me/sessions/end_others", {})),
        ("keeping a name", lambda: ann.post("/api/me/keep", {"name": "Ranked", "password": SECRET})),
        ("proving", lambda: ann.post("/api/prove/password", {"password": SECRET})),
        ("a new password", lambda: ann.post("/api/me/keep", {"name": "Ranked", "password": NEW})),
        ("new words", lambda: ann.post("/api/me/words", {})),
        ("ending others", lambda: ann.post("/api/me/sessions/end_others", {})),
        ("signing in", lambda: signed_in(ann, "Ranked", NEW)),
    ]
    for rank, act in ranks:
        with copied(ann) as thief:
            count.expect(rank, act(), 200)
            count.expect(f"{rank}: the owner", ann.get(f"/api/tables/{table}", seat=0), 200)
            count.expect(f"{rank}: the copy", thief.get(f"/api/tables/{table}", seat=0), 403, 409)
            if any(each.startswith(COOKIE) for each in thief.get("/api/me").headers.get_list("set-cookie")):
                count.broken.append(f"{rank}: a late answer takes the new cookie away")
    return count.result()


def planted(house: House, ann: Browser, bob: Browser) -> Result:
    """Mallory gives Ann a cookie of a visitor's, with another device of that visitor's, and a link left over."""
    count = Count("planted visitors")
    for is_stored in (False, True):
        with Browser(house.address) as mallory, Browser(house.address) as phone, Browser(house.address) as victim:
            left = ""
            if is_stored:
                mallory.post("/api/me", {"name": "Bait"})
                token = mallory.post("/api/me/link", {}).json()["link"].partition("#")[2]
                phone.post("/api/sign_in/link", {"token": token})
                left = mallory.post("/api/me/link", {}).json()["link"].partition("#")[2]
            victim.become(dict(mallory.client.cookies))
            kept(victim, f"Victim {is_stored}")
            for one in (mallory, phone):
                count.tries += 1
                if one.get("/api/me").json().get("kept"):
                    count.broken.append("the planted session is the account's")
            count.expect("the link", phone.post("/api/sign_in/link", {"token": left}), 403)
    return count.result()


def links(house: House, ann: Browser, bob: Browser) -> Result:
    """A link that is posted to a visitor shows whose it is, and takes no seat."""
    count = Count("links that take over")
    table = bob.open("me", "here")
    kept(ann, "Spider")
    token = ann.post("/api/me/link", {}).json()["link"].partition("#")[2]
    looked = bob.post("/api/sign_in/link/look", {"token": token})
    count.expect("looking", looked, 200)
    if (looked.json()["name"], looked.json()["tables"]) != ("Spider", 1):
        count.broken.append("it does not say whose it is")
    count.expect("following", bob.post("/api/sign_in/link", {"token": token}), 200)
    count.expect("the visitor's seat", ann.get(f"/api/tables/{table}", seat=0), 403)
    count.expect("once", ann.post("/api/sign_in/link", {"token": token}), 403)
    return count.result()


def owners(database: str, folder: Path) -> list[Result]:
    with standing(generous(database, sign_in_tries=1_000_000), folder) as house:
        results = []
        for attack in (cookies, thieves, racers, tokens, planted, links):
            with Browser(house.address) as ann, Browser(house.address) as bob, Browser(house.address) as eve:
                people = (ann, bob, eve) if attack is thieves else (ann, bob)
                results.append(attack(house, *people))
        return results
