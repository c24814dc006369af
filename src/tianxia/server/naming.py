"""Whose a name is: kept by one person, free for all, or nobody's because bots and operators are called so.

What somebody keeps, nobody else is called: no visitor, no guest at one screen, no seat. Whoever was called so before
stays where they are, without the seal that tells who keeps the name, until they take another.
"""

import re
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import cache, lru_cache, wraps
from itertools import pairwise
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, case, or_, select, update

from ..bots import bot_names
from ..core.registry import game_names
from . import schema
from .errors import BadName, KeepForRated, NameTaken, NoDatabase
from .faces import BOTS
from .names import NAMELESS, folded, likenesses
from .new_table import Seat
from .people import known_languages, load_words
from .scripts import is_readable
from .sessions import hold, stamp
from .storage import Write

# Who speaks for a server, in the languages of its pages.
OPERATORS: Final = (
    "tianxia admin admins administrator administrators moderator moderators operator operators sysop webmaster",
    "official support staff system server security mod mods",
    "administratorka moderatorka operatorka obsługa wsparcie",
    "administrátor moderátor moderátorka operátor provozovatel správce podpora systém",
    "amministratore amministratrice moderatore moderatrice operatore operatrice gestore assistenza supporto sistema",
)
# These only together with each other, or with those above: somebody may be called Host of All.
OFFICES: Final = "host hosts owner owners root team the"
UNMISTAKABLE: Final = "admin moderator sysop tianxia webmaster"  # also as the beginning or the end of a word
WORD: Final = re.compile(r"[\W_]+")
GAP: Final = re.compile(r"[\s._-]+")
TRIES: Final = 5  # names change seldom
Facts = ParamSpec("Facts")
Found = TypeVar("Found")
GUEST: Final = "web-guest"  # what the pages call whoever has given no name


@cache
def of_bots() -> frozenset[str]:
    """What bots are called: at a table, in the registry, and in every language."""
    levels = {bot for game in game_names() for bot in bot_names(game)}
    all_words = [load_words(language) for language in known_languages()]
    keys = [f"web-bot-{level}" for level in levels]
    said = [words.say(key) for words in all_words for key in keys if words.has(key)]
    return frozenset([folded(name) for name in (*BOTS, *levels, *said)])


@cache
def of_guests() -> frozenset[str]:
    """Anybody may be called so, and nobody may keep it."""
    return frozenset([folded(load_words(language).say(GUEST)) for language in known_languages()])


@cache
def of_operators() -> re.Pattern[str]:
    """A word that says so by itself, or several of these together."""
    ends = one_of(UNMISTAKABLE)
    return re.compile(f"{one_of(*OPERATORS)}+|{ends}.*|.*{ends}")


@cache
def of_offices() -> re.Pattern[str]:
    """The same for a name as a whole."""
    return re.compile(f"{one_of(*OPERATORS, OFFICES)}+")


def one_of(*words: str) -> str:
    return f"(?:{'|'.join(sorted({folded(word) for some in words for word in some.split()}))})"


def parts_of(name: str) -> set[str]:
    """The words of a name, also where only capitals tell them apart; a sign may be a letter, or stand between words."""
    apart = "".join([f" {now}" if was.islower() and now.isupper() else now for was, now in pairwise(f" {name}")])
    found = {part for text in (name, apart) for cut in (WORD, GAP) for part in cut.split(text)}
    return {part.strip("0123456789") for part in (name, *found)}


@lru_cache(maxsize=10_000)
def is_reserved(name: str) -> bool:
    """Whether it is a bot's, or says that its bearer runs this server: as a whole, or in one of its words.

    >>> [is_reserved(each) for each in ("Moderator 2", "Adm1n Ann", "TianxiaTeam", "Security Team", "Root", "Huli")]
    [True, True, True, True, True, True]
    >>> [is_reserved(each) for each in ("Ann", "Badminton", "Host of all", "Modesto", "Team Rocket")]
    [False, False, False, False, False]
    """
    if likenesses(name) & of_bots() or any([of_offices().fullmatch(form) for form in whole(name)]):
        return True
    return any([of_operators().fullmatch(form) for part in parts_of(name) for form in likenesses(part)])


def whole(name: str) -> frozenset[str]:
    """A number behind a name changes little."""
    return likenesses(name) | likenesses(name.strip("0123456789 "))


def is_sealed(name: str, kept: str | None) -> bool:
    """Whether the name is shown with the seal of who keeps it. One that was kept before it was reserved has none."""
    return kept is not None and not is_reserved(name)


def check_free(connection: Connection, person: str, name: str, to_keep: bool = False) -> str:
    """The form of the name that is this person's alone if they keep it; refused if they may not even be called so.

    Their own name is theirs, whatever was reserved since they keep it.
    """
    people = schema.people.c
    own = connection.execute(select(people.name, people.kept, people.folded).where(people.id == person)).one_or_none()
    if own is not None and own.kept is not None and own.name == name:
        return str(own.folded)
    form = folded(name)
    if not form:
        raise BadName("name")
    forms = likenesses(name)
    if is_reserved(name) or (to_keep and forms & of_guests()) or is_kept_by_another(connection, person, forms):
        raise NameTaken("name", name=name)
    if not is_readable(name):
        raise BadName("name")
    return form


def is_kept_by_another(connection: Connection, person: str, forms: Collection[str]) -> bool:
    """Kept by another, or by somebody who was banned and has left: see `departing.py`."""
    people, bans = schema.people.c, schema.bans.c
    kept = select(people.id).where(people.folded.in_(forms), people.id != person)
    banned = select(bans.person).where(bans.folded.in_(forms), bans.until > stamp())
    return any([connection.execute(query.limit(1)).first() is not None for query in (kept, banned)])


def named(connection: Connection, person: str, seats: list[Seat], rated: bool = False) -> list[Seat]:
    """The seats, those of this person under names that they may have, and sealed where they keep it.

    Rated games are for people who keep their name, and under it: a rating is somebody's.
    """
    people = schema.people.c
    own = connection.execute(select(people.name, people.kept).where(people.id == person)).one_or_none()
    if rated and (own is None or own.kept is None):
        raise KeepForRated("rated")
    done = []
    for seat in seats:
        if seat.holder == person:
            name = own.name if rated and own is not None else seat.name
            if name != NAMELESS:
                check_free(connection, person, name)
            sealed = own is not None and own.name == name and is_sealed(name, own.kept)
            seat = seat._replace(name=name, kept=int(sealed))
        done.append(seat)
    return done


class Renamed(Exception):
    """A name was kept, changed or given up since it was looked at."""


def still_named(person: str, seats: list[Seat], rated: bool = False) -> Write:
    """`Renamed` if these seats would bear other names or seals by now; their person changes nothing until they are
    written.
    """

    def write(connection: Connection) -> None:
        hold(connection, person)
        if named(connection, person, seats, rated) != seats:
            raise Renamed

    return write


def as_named(work: Callable[Facts, Awaitable[Found]]) -> Callable[Facts, Awaitable[Found]]:
    """Done again, with the names as they are now, whenever they turn out to be others where it is written."""

    @wraps(work)
    async def again(*facts: Facts.args, **more: Facts.kwargs) -> Found:
        for _ in range(TRIES):
            with suppress(Renamed):
                return await work(*facts, **more)
        raise NoDatabase

    return again


def seal_seats(connection: Connection, person: str) -> list[str]:
    """Their seats bear the seal where they are called as the person is who keeps that name; the tables in play where
    that has changed. For whoever keeps a name, takes another, or signs in.
    """
    people, seats = schema.people.c, schema.seats
    own = connection.execute(select(people.name, people.kept).where(people.id == person)).one_or_none()
    name = own.name if own is not None and is_sealed(own.name, own.kept) else None
    is_theirs = or_(seats.c.holder == person, seats.c.reserved == person)
    wanted: Any = case((seats.c.name == name, 1), else_=0) if name is not None else 0
    changed = is_theirs & (seats.c.kept != wanted)
    tables = schema.tables.c
    there = tables.id.in_(select(seats.c.table_id).where(changed))
    in_play = list(connection.execute(select(tables.id).where(tables.over == 0, there)).scalars())
    connection.execute(update(seats).where(changed).values(kept=wanted))
    return in_play
