"""Every piece, counted wherever it is: these numbers never change during a game."""

from ..terms.names import (
    A_CLERK,
    ARCHER,
    CLERK_PLACES,
    HORSEMAN,
    N_PEOPLE,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    PRODUCTION,
    SOLDIERS,
)
from .settings import Settings
from .state import GreatWallState, at_rest, of_kind_on, of_seat


def pieces(cfg: Settings, s: GreatWallState) -> dict[str, int]:
    counts: dict[str, int] = {}
    for seat in range(cfg.seats):
        clerks = sum(of_seat(s.clerks, seat, CLERK_PLACES))
        counts[f"clerks {seat}"] = s.chamber[seat] + clerks + s.sacrificed[seat * N_PEOPLE + A_CLERK]
        for kind, name in enumerate(SOLDIERS):
            counts[f"{name} {seat}"] = soldiers(s, seat, kind)
        on_track = 1 if s.played[seat] >= 0 else 0
        dealt = len(s.qin_deck) + len(s.qin_used) if seat == cfg.qin else 0
        counts[f"commands {seat}"] = s.commands[seat].bit_count() + s.discarded[seat].bit_count() + on_track + dealt
    tokens = sum(s.shamed) + sum([sum(row) for row in s.trophy_shame])
    counts["shame"] = s.bank + s.shame_out + tokens
    counts["hordes"] = len(every_horde(s))
    counts["tactics"] = len(s.tactic_deck) + len(s.tactic_discard) + len(s.in_play) + sum([len(h) for h in s.hand])
    counts["advisors"] = (
        len(s.advisor_deck)
        + len(s.advisor_discard)
        + len(s.advisor_row)
        + sum([len(cards) for cards in s.dealt_advisors + s.active_advisors + s.supporters])
    )
    counts["generals"] = len(s.general_deck) + sum([len(cards) for cards in s.dealt_generals])
    counts["artifacts"] = len(s.artifacts) + len(s.artifact_box)
    counts["decrees"] = len(s.decree_deck) + len(s.decrees) + len(s.decrees_done)
    counts["events"] = len(s.event_deck) + len(s.events)
    counts["different hordes"] = len(set(every_horde(s)))
    counts["tokens of the track"] = len(set(s.qin_track))
    counts["tea markers"] = len(set(s.tea))
    return counts


def every_horde(s: GreatWallState) -> list[int]:
    cards = s.horde_deck + s.horde_discard + s.lost_trophies + [card for card in s.horde if card >= 0]
    for row in s.trophies:
        cards = cards + row
    return cards


def soldiers(s: GreatWallState, seat: int, kind: int) -> int:
    n = s.pool[seat * N_SOLDIERS + kind] + s.shamed[seat * N_SOLDIERS + kind] + s.sacrificed[seat * N_PEOPLE + kind]
    n += of_seat(s.overseer_kind, seat, PRODUCTION).count(kind)
    for section in range(N_SECTIONS):
        n += s.rest[at_rest(seat, section) + kind]
        if kind == ARCHER:
            n += s.firing[seat * N_SECTIONS + section]
    if kind != ARCHER:
        n += sum([of_kind_on(s, seat, place, kind == HORSEMAN) for place in range(PLACES)])
    if s.dying:
        n += s.dying[seat * N_SOLDIERS + kind]
    return n
