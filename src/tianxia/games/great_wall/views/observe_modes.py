"""What a seat may know of Qin's track and of the decrees, as numbers."""

from typing import Final

from ....core.observing import Block, listed, of_seats, padded, seat_code
from ..acts.decrees import DECREE, PARTS, PROPOSER
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms.names import LOCATIONS, N_PEOPLE, SOLDIERS

TOKENS: Final = 5  # on Qin's track
ON_BOARD: Final = 1  # a decree
DONE: Final = 2


def qin_blocks(cfg: Settings) -> list[Block]:
    return [
        Block("qin_track", TOKENS, len(LOCATIONS), f"from the highest: {listed(LOCATIONS)}"),
        Block("qin_deck", 1, 0, "his cards left"),
        Block("qin_used", len(cfg.box.commands), 2, "by command card: he has used it"),
    ]


def write_qin(cfg: Settings, out: list[int], s: GreatWallState) -> None:
    out.extend(s.qin_track)
    out.append(len(s.qin_deck))
    at = len(out)
    padded(out, [], len(cfg.box.commands))
    for card in s.qin_used:
        out[at + card] = 1


def coop_blocks(cfg: Settings) -> list[Block]:
    box, n = cfg.box, cfg.players
    return [
        Block("decrees", len(box.decrees), DONE + 1, "by card: 0 elsewhere, 1 on the board, 2 fulfilled"),
        Block("events", len(box.events), 2, "by card: it has happened"),
        Block("coop_decks", 2, 0, "cards left: decrees, events"),
        Block("sacrificed", cfg.seats * N_PEOPLE, 0, f"by seat: {listed((*SOLDIERS, 'clerk'))}"),
        Block("offer", 2, 0, "a proposed decree: 1 + its number, and who proposes it (1 the reader, 2 the next ...)"),
        Block("offer_parts", most_needs(cfg) * n, 0, "by need and player: the part in it"),
    ]


def most_needs(cfg: Settings) -> int:
    return max([len(decree.needs) for decree in cfg.box.decrees])


def write_coop(cfg: Settings, out: list[int], s: GreatWallState, me: int) -> None:
    at = len(out)
    padded(out, [], len(cfg.box.decrees))
    for card in s.decrees:
        out[at + card] = ON_BOARD
    for card in s.decrees_done:
        out[at + card] = DONE
    at = len(out)
    padded(out, [], len(cfg.box.events))
    for card in s.events:
        out[at + card] = 1
    out.append(len(s.decree_deck))
    out.append(len(s.event_deck))
    of_seats(out, s.sacrificed, me, N_PEOPLE)
    n = cfg.players
    if not s.offer:
        padded(out, [], 2 + most_needs(cfg) * n)
        return
    out.append(s.offer[DECREE] + 1)
    out.append(seat_code(s.offer[PROPOSER], me, n))
    for at in range(PARTS, len(s.offer), n):
        of_seats(out, s.offer[at : at + n], me)
    padded(out, [], most_needs(cfg) * n - (len(s.offer) - PARTS))
