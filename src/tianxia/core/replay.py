"""A game from its log: whole, or refused with one sentence that names the cause."""

import hashlib
import json

import msgspec

from .game import Game
from .log import Header, loads
from .pack import Pack
from .registry import Registration, find
from .save import digest
from .seed import seed_in
from .values import BadInput, Refused


def replay(text: str, pack: Pack | None = None) -> Game:
    """The game of a log, played move by move by the rules. A log that does not fit raises `BadInput`.

    A log of an older edition is played with its cards and boards. A log of older rules that are still understood, or
    of other standard cards, is tried: if all its moves lead to its position, it is whole.
    """
    log = loads(text)
    head = log.header
    rules = find(head["game"])
    if not rules.reads_version(head["rules"]):
        raise BadInput(f"The log was written by rules {head['rules']}; these are {rules.version}.")
    if head["pack"] != (pack.digest() if pack else None):
        raise BadInput("The log was played with another pack: give the same one.")
    game = _begun(head, pack)
    try:
        game.resume(log.entries)
    except Refused as refused:
        what = f"move {len(game.moves) + 1} does not fit: {refused}"
        raise BadInput(f"{_cause(head, rules)}: {what}.") from None
    if digest(game.state) != log.end["digest"]:
        raise BadInput(f"{_cause(head, rules)}: its moves lead to another position than its digest says.")
    return game


def first_seen(game: Game, seat: int | None) -> str:
    """A digest of what the seat saw and was told right after the deal.

    A page makes the same of what it is shown before the first move (`web/src/lib/shuffle.ts`), so it can be compared
    with what a log leads to. The JSON has its keys in order and no spaces.
    """
    dealt = game.copy()
    dealt.rewind(0)
    told = [{"kind": each.kind, "facts": each.facts} for each in dealt.told(seat)[0]]
    seen = msgspec.json.decode(msgspec.json.encode({"told": told, "view": dealt.view(seat)}))
    text = json.dumps(seen, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _begun(head: Header, pack: Pack | None) -> Game:
    """The game before its first move."""
    game = Game(head["game"], seed_in(head["seed"]), head["players"], head["options"], pack, head["rules"])
    if len(head["seats"]) != game.rules.seats:
        raise BadInput(f"The log names {len(head['seats'])} seats; the game has {game.rules.seats}.")
    game.seat_names = head["seats"]
    return game


def _cause(head: Header, rules: Registration) -> str:
    """Why its moves may not do what they did when they were made. It was altered only if there is no other reason."""
    if head["rules"] != rules.edition(head["rules"]):
        return f"The log was written by rules {head['rules']}, and these, {rules.version}, do not lead there"
    if "data" not in head:
        return "The log does not say with which cards it was played; not with these"
    if head["data"] != rules.data_of(head["rules"]):
        return "The log was played with other standard cards"
    return "The log was altered"
