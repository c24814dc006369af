"""The layout of observations: what their numbers mean, and the numbers themselves for what is written as one."""

from typing import Final

from ....core.observing import Block, listed, question_blocks
from ..position.settings import Settings
from ..terms.asks import ASKS
from ..terms.names import (
    CELLS,
    CLERK_PLACES,
    COMMANDS,
    LOCATIONS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    N_SOURCES,
    PLACES,
    PLAYER,
    PRODUCTION,
    QIN,
    REED,
    RESOURCES,
    SEASONS,
    SECTIONS,
    SOLDIERS,
    SOURCES,
    SeatKind,
)
from .observe_modes import coop_blocks, qin_blocks
from .observe_question import asked_blocks

NAMED: Final = 5  # forms of soldiers on a spot
FIRST_SOLDIER: Final = 3  # on a spot, after: none, free, wound
DEALT: Final = 2
# Where a card is
DISCARDED: Final = 1
WON: Final = 2  # a horde: + place of the seat from the reader
IN_HAND: Final = 2  # a tactic card of the reader's
IN_PLAY: Final = 3
IN_ROW: Final = 2  # an advisor
DEALT_HERE: Final = 3  # to the reader, who has not chosen yet
ACTIVE: Final = 4  # + place of the seat; after these, supporters
KINDS: Final[tuple[SeatKind, ...]] = (PLAYER, REED, QIN)
SEATS: Final = "0 nobody, 1 the reader, 2 the seat after it, and so on"


def observed(cfg: Settings) -> tuple[Block, ...]:
    blocks = [*question_blocks(ASKS, cfg.seats), *asked_blocks(cfg), *course_blocks(cfg), *wall_blocks(cfg)]
    blocks += [*seat_blocks(cfg), *card_blocks(cfg), *own_blocks(cfg)]
    blocks += qin_blocks(cfg) if cfg.qin >= 0 else []
    blocks += coop_blocks(cfg) if cfg.coop else []
    return tuple(blocks)


def course_blocks(cfg: Settings) -> list[Block]:
    n = cfg.seats
    return [
        Block("year", 1, 0, "from 1"),
        Block("season", 1, len(SEASONS), listed(SEASONS)),
        Block("active", 1, n + 1, f"whose turn it is: {SEATS}"),
        Block("tea", n, n + 1, f"from the top of the stack: {SEATS}"),
        Block("track", n, n + 1, f"the command track: {SEATS}"),
        Block("indicator", 1, N_SECTIONS, f"the section read last: {listed(SECTIONS)}"),
        Block("back", 1, N_SECTIONS + 1, f"of the top horde card: {listed(('no card', *SECTIONS))}"),
        Block("decks", 3, 0, "cards left: hordes, tactics, advisors"),
        Block("shame", 2, 0, "tokens in the bank, and out of the game"),
        Block("warehouse", 3, 0, "wood, stone, gold"),
        Block("history", len(cfg.lethality) * n, 0, "by year and seat: honor at its end"),
        Block("over", 1, 2, "the game has ended"),
    ]


def wall_blocks(cfg: Settings) -> list[Block]:
    spots = (
        f"by place and cell: 0 no spot, 1 free, 2 wound, {FIRST_SOLDIER} and on: a soldier, {NAMED} numbers for each "
        "seat: a spearman, a horseman whose other half is right, left, below, above"
    )
    cells = FIRST_SOLDIER + cfg.seats * NAMED
    return [
        Block("walls", N_SECTIONS, 0, "by section: its level"),
        Block("barricades", N_SECTIONS, 0, "by section"),
        Block("breached", N_SECTIONS, 2, "by section: in this winter"),
        Block("hordes", PLACES, len(cfg.box.hordes) + 1, "by section and row: 0 none, 1 + the card"),
        Block("spots", PLACES * CELLS, cells, spots),
    ]


def seat_blocks(cfg: Settings) -> list[Block]:
    n = cfg.seats
    by_card = (
        "by seat, ten numbers: tactic cards, command cards, 1 + the general, 1 + the command card on the track, and by "
        f"command whether it is discarded; {listed(COMMANDS)}"
    )
    return [
        Block("kinds", n, len(KINDS), f"by seat: {listed(KINDS)}"),
        Block("honor", n, 0, "by seat"),
        Block("earned", n * N_SOURCES, 0, f"by seat and source: {listed(SOURCES)}"),
        Block("stock", n * N_RESOURCES, 0, f"by seat and resource: {listed(RESOURCES)}"),
        Block("clerks", n * CLERK_PLACES, 0, f"by seat and place: {listed((*LOCATIONS, 'pool'))}"),
        Block("chamber", n, 0, "by seat: clerks"),
        Block("pool", n * N_SOLDIERS, 0, f"by seat and kind: soldiers free of shame; {listed(SOLDIERS)}"),
        Block("shamed", n * N_SOLDIERS, 0, "by seat and kind: soldiers under shame"),
        Block("rest", n * N_SECTIONS * N_SOLDIERS, 0, "by seat, section and kind: soldiers behind the wall"),
        Block("firing", n * N_SECTIONS, 0, "by seat and section: archers on firing spots"),
        Block("overseers", n * PRODUCTION, 0, "by seat and production location: the level, 0 none"),
        Block("overseer_kinds", n * PRODUCTION, N_SOLDIERS + 1, f"likewise: {listed(('none', *SOLDIERS))}"),
        Block("deaths", 1, 2, "soldiers are dying"),
        Block("dying", n * N_SOLDIERS, 0, "by seat and kind"),
        Block("shame_taken", n, 0, "by seat: in the current section or location"),
        Block("card_spent", n, 2, "by seat: it has played its card for the current defeat or deaths"),
        Block("cards_of_seats", n * (4 + len(COMMANDS)), 0, by_card),
    ]


def card_blocks(cfg: Settings) -> list[Block]:
    box, n = cfg.box, cfg.seats
    mods = len(box.mods)
    return [
        Block(
            "horde_cards", len(box.hordes), WON + n, "by card: 0 elsewhere, 1 discarded, 2 and on: a trophy of a seat"
        ),
        Block("trophy_shame", len(box.hordes), 0, "by card: tokens on the trophy"),
        Block("tactics", len(box.tactics), IN_PLAY + 1, "by card: 0 unknown, 1 discarded, 2 in own hand, 3 in play"),
        Block(
            "advisors",
            len(box.advisors),
            ACTIVE + 2 * n,
            f"by card: 0 unknown, 1 discarded, 2 in the row, 3 dealt to the reader, {ACTIVE} and on: active, by seat; "
            f"{ACTIVE + n} and on: supporter, by seat",
        ),
        Block("artifacts", len(box.artifacts), 2, "by card: in this game"),
        Block("in_force", mods, n + 2, f"by modifier that a card put in force: for whom; {SEATS}, {n + 1} everybody"),
        Block("in_force_at", mods, 0, "likewise: 0 everywhere, 1 + the section or location"),
        Block("in_force_by", mods, 0, "likewise: its amount"),
    ]


def own_blocks(cfg: Settings) -> list[Block]:
    generals = len(cfg.box.generals)
    most = max(generals, len(cfg.box.advisors), len(COMMANDS))
    return [
        Block("locked", N_RESOURCES, 0, "of the own stock: cannot pay in this moment"),
        Block("commands", len(COMMANDS), 2, f"own command cards in hand: {listed(COMMANDS)}"),
        Block("generals", DEALT, generals + 1, "dealt to the reader: 0 none, 1 + the card"),
        Block("choice", 1, most + 1, "own secret answer: 0 none, 1 + the general, advisor or command"),
    ]
