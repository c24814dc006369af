"""Opening a table: what was asked for becomes a game and its seats, or one clear refusal."""

import secrets
from functools import lru_cache
from typing import NamedTuple

import tianxia

from ..bots import bot_names, level_names
from ..core.registry import Registration, checked_options, find, game_names
from ..core.seed import Seed
from ..core.values import BadInput
from .errors import BadOptions, BadPack, NoBot, NoChoice, NoGame, NoGuide, NoSeat, WrongPlayers, WrongSeats
from .models import NewTable, PlayOn, Value
from .names import clean_name


class Seat(NamedTuple):
    kind: str  # human, bot, open
    name: str  # of a reserved seat, who is to sit there
    bot: str | None  # at a person's seat it stands in
    holder: str | None
    invitation: str | None
    reserved: str | None = None  # for a person: nobody else may take it
    resigned: str | None = None  # when
    number: str | None = None  # what its browser adds to the shuffle; until the deal
    kept: int = 0  # whether it is the name that its person keeps: it is shown with a seal


def _made(
    game: Registration,
    players: int,
    options: tuple[tuple[str, Value], ...],
    edition: str,
    pack: tianxia.Pack | None = None,
) -> tianxia.Game:
    return tianxia.Game(game.name, 0, players, dict(options), pack, edition)


_first_game = lru_cache(maxsize=100)(_made)
_first_with_pack = lru_cache(maxsize=16)(_made)  # limited: there may be any number of packs, and their rules are large


def new_game(
    name: str,
    seed: Seed,
    players: int | None = None,
    options: dict[str, Value] | None = None,
    pack: tianxia.Pack | None = None,
    version: str = "",
) -> tianxia.Game:
    """Tables of the same kind share their rules: reading the cards takes longer than playing a hundred moves."""
    game = find(name)
    chosen = tuple(checked_options(game, options or {}).items())
    count = game.players[0] if players is None else players
    kind = (game, count, chosen, game.edition(version))
    first = _first_with_pack(*kind, pack) if pack else _first_game(*kind)
    return first.anew(seed)


def game_for(new: NewTable, seed: Seed, pack: tianxia.Pack | None = None) -> tianxia.Game:
    known = {game.name: game for game in tianxia.known_games()}
    if new.game not in known:
        raise NoGame("game", name=new.game)
    game = known[new.game]
    if new.players is not None and new.players not in game.players:
        raise WrongPlayers("players", players=str(new.players))
    values = {choice.name: choice.values for choice in game.choices}
    for name, value in new.options.items():
        if not any(value == allowed and type(value) is type(allowed) for allowed in values.get(name, ())):
            raise NoChoice("options", name=name, value=str(value).lower())
    try:
        if pack is not None:
            check_pack(pack, game)
        return new_game(new.game, seed, new.players, new.options, pack)
    except BadInput:
        raise BadOptions("options") from None


def check_pack(pack: tianxia.Pack, game: Registration) -> None:
    """With the default options, so that an error in the pack is not taken for one in the options."""
    try:
        new_game(game.name, 0, pack=pack)
    except BadInput as error:
        raise BadPack("pack", reason=str(error)) from None


def seed_for(new: NewTable) -> int | None:
    """The seed that everybody may know, of a guide's table or as it was wished for; usually none.

    Anyone who knows the seed knows every card, so no other people may play at a guide's table.
    """
    if not new.guide:
        return None if new.seed is None else int(new.seed)
    guide = find(new.game).guide if new.game in game_names() else None
    usual = {choice.name: choice.default for choice in find(new.game).choices} if guide else {}
    alone = sorted(seat.kind for seat in new.seats) == ["bot"] * (len(new.seats) - 1) + ["me"]
    own = new.pack is not None or new.pack_name is not None
    if guide is None or own or not alone:
        raise NoGuide("guide")
    if new.players != guide.players or {**usual, **new.options} != {**usual, **guide.options}:
        raise NoGuide("guide")
    return guide.seed


def seats_for(new: NewTable, game: tianxia.Game, person: str, name: str) -> list[Seat]:
    if len(new.seats) != game.rules.seats:
        raise WrongSeats("seats", seats=game.rules.seats, given=len(new.seats))
    seats = []
    for wanted in new.seats:
        if wanted.kind == "bot":
            if wanted.bot not in bot_names(new.game):
                raise NoBot("seats", name=wanted.bot)
            seats.append(Seat("bot", "", wanted.bot, None, None))  # its name is drawn once the table has an id
        elif wanted.kind == "open":
            seats.append(Seat("open", "", None, None, secrets.token_urlsafe(16)))
        else:
            seats.append(Seat("human", clean_name(wanted.name) or name, None, person, None))
    return seats


def seats_to_play_on(game: tianxia.Game, wanted: PlayOn, person: str, name: str) -> list[Seat]:
    """One person, and bots on all other seats."""
    if not 0 <= wanted.seat < game.rules.seats:
        raise NoSeat("seat", seat=wanted.seat)
    if wanted.bot not in bot_names(game.registration.name):
        raise NoBot("bot", name=wanted.bot)
    bot = Seat("bot", "", wanted.bot, None, None)
    return [Seat("human", name, None, person, None) if n == wanted.seat else bot for n in range(game.rules.seats)]


def begun_with(past: tianxia.Game, moves: int) -> tianxia.Game:
    """A game with the same deal and the first moves of another."""
    game = past.anew(past.seed)
    for move in past.moves[:moves]:
        game.play(move.seat, past.text_of(move))
    return game


USUAL = 1  # of the levels: one that plays sensibly and at once


def stand_in(game: str, bot: str) -> str:
    """The level that takes over a person's seat; without a wish the usual one."""
    levels = level_names(game)
    if not bot:
        return levels[min(USUAL, len(levels) - 1)]
    if bot not in levels:
        raise NoBot("bot", name=bot)
    return bot
