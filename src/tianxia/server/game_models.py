"""What goes over the wire about games, and the ways to play them. The browser's types are made from these, too."""

from msgspec import Struct

from .models import Value


class ChoiceBody(Struct):
    name: str
    values: list[Value]
    default: Value
    rule: str


class ModeBody(Struct):
    """A way to play a game that has several. Its words: `web-mode-<game>-<name>`, with `-about` and `-time`."""

    name: str
    players: list[int]
    options: dict[str, Value]  # those that it sets
    own: dict[str, list[int]]  # options that mean something in this mode, and with how many players
    hard: list[str]  # options that make it easier or harder: always visible
    together: bool  # all players win or lose as one


class GuideBody(Struct):
    """The table where a game is learned."""

    players: int
    options: dict[str, Value]  # those that are not the usual ones
    bot: str  # on all other seats


class StrengthBody(Struct):
    """How often a level of bots won, measured in games among bots."""

    mode: str  # empty: the game has none
    players: int
    against: str | None  # the level on all other seats; null: it had all seats, and played against the game itself
    wins: int
    games: int


class BotBody(Struct):
    """A level of bots. Its words: `web-bot-<id>`, with `-about`."""

    id: str
    strengths: list[StrengthBody]


class GameBody(Struct):
    name: str
    title: str  # in English; `web-title-<name>` says it in the reader's language
    players: list[int]  # the usual number first
    choices: list[ChoiceBody]  # an option that no mode sets or owns means something in all
    bots: list[BotBody]  # the weakest first
    hints: bool  # whether one of them can give some
    windows: list[str]  # questions that have standing answers, in the order of a round
    modes: list[ModeBody]  # the usual one first; none: players and options are all there is to choose
    guide: GuideBody | None
    kinds: dict[str, list[str]]  # which kinds of pieces a fact may name, if not the kind of its name


class GameWords(Struct):
    """The words that belong to a game alone: Fluent files by name, without `.ftl`."""

    language: str
    files: dict[str, str]  # what is not translated is in English


class PackBody(Struct):
    """A custom pack that this server offers to everybody."""

    name: str
    digest: str
    games: list[str]  # those that can be played with it
