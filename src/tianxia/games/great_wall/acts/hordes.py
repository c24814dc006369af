"""Hordes come (GW-S) and are defeated (GW-V)."""

from typing import Final

from ....core.state import ALL, Frame, tell, then
from ..position import events
from ..position.amounts import amount_in, plain_moment
from ..position.seats import is_player
from ..position.settings import Settings
from ..position.state import (
    FORMS,
    FREE,
    NO_SPOT,
    ON_FOOT,
    RIDES_DOWN,
    RIDES_RIGHT,
    WOUND,
    GreatWallState,
    at_rest,
    soldiers_on,
)
from ..position.verbs import refill_deck, score
from ..terms import frames
from ..terms.names import BATTLES, CELLS, HORSEMAN, N_SECTIONS, N_SOLDIERS, ROWS, SPEARMAN, TROPHIES
from ..terms.parts import Effect
from ..terms.vocabulary import HORDE_DEFEATED, HORDE_WON
from .moments import begin_root

HONOR_OF_DEFEAT: Final = 2  # for a soldier on the horde, and for each archer on the wall (GW-V3, GW-V4)


def read_indicator(cfg: Settings, s: GreatWallState) -> int:
    """The section on the back of the top card of the deck; without a card, the one last seen (GW-S6)."""
    refill_deck(s, events.HORDES, s.horde_deck, s.horde_discard)
    see_indicator(cfg, s)
    return s.indicator


def see_indicator(cfg: Settings, s: GreatWallState) -> None:
    s.indicator = shown_section(cfg, s)


def shown_section(cfg: Settings, s: GreatWallState) -> int:
    """The section that the top of the deck shows, or last showed."""
    return cfg.box.hordes[s.horde_deck[-1]].back if s.horde_deck else s.indicator


def put_horde(s: GreatWallState, cfg: Settings, card: int, place: int) -> None:
    s.horde[place] = card
    cells = cfg.box.hordes[card].cells
    for cell in range(CELLS):
        s.spots[place * CELLS + cell] = FREE if cells[cell] >= 0 else NO_SPOT
    s.free[place] = cfg.box.hordes[card].spots
    tell(s, events.HORDE, ALL, card, place)


def free_row(s: GreatWallState, section: int) -> int:
    """The free row nearest the wall; ROWS if there is none."""
    row = 0
    while row < ROWS and s.horde[section * ROWS + row] >= 0:
        row += 1
    return row


def place_horde(cfg: Settings, s: GreatWallState) -> bool:
    """Place one horde by GW-S3, GW-S4 and GW-S5; False if there is none to place."""
    read_indicator(cfg, s)
    if not s.horde_deck:
        return False
    card = s.horde_deck.pop()
    empty = [section for section in cfg.sections if s.horde[section * ROWS] < 0]
    if empty:
        section = empty[0]
        see_indicator(cfg, s)
    else:
        section = read_indicator(cfg, s)
    row = free_row(s, section)
    if row < ROWS:
        put_horde(s, cfg, card, section * ROWS + row)
        return True
    tokens = min(s.bank, cfg.raid_tokens)  # GW-S5: as far as they last (GW-C23)
    s.bank -= tokens
    s.shame_out += tokens
    s.horde_discard.append(card)
    tell(s, events.RAID, ALL, card, tokens)
    return True


def do_place_horde(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    s.stack.append((frames.PLACE_HORDES, amount_in(cfg, s, effect.n, frame)))


def step_place_hordes(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, left = frame
    for _ in range(left):
        if not place_horde(cfg, s):
            return


# Cleanup


def step_clean_up(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """One covered horde at a time (GW-V1), row 1 first; after each the check starts over (GW-V2).

    Only here are hordes defeated: a covered one stays in its place until then (GW-F8).
    """
    for row in range(ROWS):
        for section in cfg.clean_up_order:
            place = section * ROWS + row
            if s.horde[place] >= 0 and s.free[place] == 0:
                s.stack.append(frame)
                begin_root(s)
                s.stack.append((frames.DEFEAT, place))
                return


def winner_of(s: GreatWallState, place: int) -> int:
    """Whose soldiers cover the most spots (a horseman 2), ties by tea order; -1: nobody's (GW-V5)."""
    spots = [0] * len(s.honor)
    for on in s.spots[place * CELLS : place * CELLS + CELLS]:
        if 0 <= on < WOUND:
            spots[on // FORMS] += 1
    best, winner = 0, -1
    for seat in s.tea:
        if spots[seat] > best:
            best, winner = spots[seat], seat
    return winner


def step_defeat(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The order of GW-V10."""
    _, place = frame
    section = place // ROWS
    winner = winner_of(s, place)
    s.spent = 0
    tell(s, events.DEFEATED, ALL, s.horde[place], section)
    after = (
        (frames.DEFEAT_HONOR, place, winner),
        (frames.DEATHS, section, 1 << place % ROWS, 0),
        (frames.TROPHY, place, winner),
    )
    defeated = (frames.MOMENT, 0) + plain_moment(HORDE_DEFEATED, -1, 1, place, section)
    if winner >= 0:  # nobody holds cards for the clan: then no one is asked in window 2 (GW-R21)
        won = (frames.MOMENT, 0) + plain_moment(HORDE_WON, winner, 1, place, section)
        then(s, defeated, won, *after)
    else:
        then(s, defeated, *after)


def step_defeat_honor(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """GW-V3, then GW-V4; to Qin as to a player (GW-Q7)."""
    _, place, _ = frame
    for seat in s.tea:
        if seat != cfg.reed and soldiers_on(s, seat, place):  # GW-R5
            score(s, seat, HONOR_OF_DEFEAT, BATTLES)
    for seat in s.tea:
        score(s, seat, HONOR_OF_DEFEAT * s.firing[seat * N_SECTIONS + place // ROWS], BATTLES)


def step_trophy(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All survivors go to the rest area (GW-X3), the card to its winner, the hordes behind move up (GW-V8, GW-V9)."""
    _, place, winner = frame
    section = place // ROWS
    for cell in range(place * CELLS, place * CELLS + CELLS):
        on = s.spots[cell]
        if 0 <= on < WOUND:
            form = on % FORMS
            if form in (ON_FOOT, RIDES_RIGHT, RIDES_DOWN):
                survives(cfg, s, on // FORMS, SPEARMAN if form == ON_FOOT else HORSEMAN, section)
    card = s.horde[place]
    if winner >= 0 and winner != cfg.reed:
        s.trophies[winner].append(card)
        s.trophy_shame[winner].append(0)
        tell(s, events.TROPHY, ALL, winner, card)
        if cfg.trophies_at_once and is_player(cfg, winner):
            score(s, winner, cfg.box.hordes[card].honor, TROPHIES)  # GW-C9
    else:
        s.horde_discard.append(card)
        if winner >= 0:  # the clan would win it (GW-R5)
            tell(s, events.TROPHY_OF_CLAN, ALL, winner, card)
        else:
            tell(s, events.NO_TROPHY, ALL, card)
    move_up(s, place)


def survives(cfg: Settings, s: GreatWallState, seat: int, kind: int, section: int) -> None:
    """To the rest area; the Reed Clan and Qin keep nobody there (GW-R5, GW-Q6)."""
    if is_player(cfg, seat):
        s.rest[at_rest(seat, section) + kind] += 1
        tell(s, events.RESTS, ALL, seat, kind, section)
    else:
        s.pool[seat * N_SOLDIERS + kind] += 1


def move_up(s: GreatWallState, place: int) -> None:
    last = place // ROWS * ROWS + ROWS - 1
    for at in range(place, last):
        s.horde[at] = s.horde[at + 1]
        s.free[at] = s.free[at + 1]
        s.spots[at * CELLS : at * CELLS + CELLS] = s.spots[(at + 1) * CELLS : (at + 2) * CELLS]
    s.horde[last] = -1
    s.free[last] = 0
    s.spots[last * CELLS : last * CELLS + CELLS] = [NO_SPOT] * CELLS
