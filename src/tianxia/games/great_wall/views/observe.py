"""What a seat may know, as numbers: its own things first, then those of the others in their order (GW-A7).

The stocks of the others are secret, but whoever counts knows them (GW-A12): they are here, though no view shows them.
"""

from typing import Final

from ....core.observing import flags, flags_of_seats, of_seats, padded, seat_code, seat_codes, write_question
from ....core.state import KIND
from ..position.modifiers import AMOUNT, ENTRY, EVERYBODY, MOD, SEAT, WHERE
from ..position.settings import Settings
from ..position.state import FORMS, WOUND, GreatWallState, open_question
from ..terms.asks import Q_ADVISORS, Q_COMMAND, Q_GENERAL
from ..terms.names import (
    CELLS,
    CLERK_PLACES,
    COMMANDS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    N_SOURCES,
    PLACES,
    PRODUCTION,
)
from .layout import ACTIVE, DEALT, DEALT_HERE, DISCARDED, FIRST_SOLDIER, IN_HAND, IN_PLAY, IN_ROW, KINDS, NAMED, WON
from .observe_modes import write_coop, write_qin
from .observe_question import write_asked


class Observer:
    """Observes one game; what never changes is made only once."""

    def __init__(self, cfg: Settings) -> None:
        self.cfg: Final = cfg
        self.kinds: Final = [KINDS.index(kind) for kind in cfg.kinds]
        self.years: Final = len(cfg.lethality)
        self.no_hordes: Final = [0] * len(cfg.box.hordes)
        self.no_tactics: Final = [0] * len(cfg.box.tactics)
        self.no_advisors: Final = [0] * len(cfg.box.advisors)
        self.no_mods: Final = [0] * len(cfg.box.mods)
        self.no_spots: Final = [0] * CELLS

    def observe(self, s: GreatWallState, seat: int | None) -> list[int]:
        me = 0 if seat is None else seat
        cfg = self.cfg
        out: list[int] = []
        write_question(out, s, me, cfg.seats)
        write_asked(cfg, out, s, me)
        self.write_course(out, s, me)
        self.write_wall(out, s, me)
        self.write_seats(out, s, me)
        self.write_cards(out, s, me, seat is not None)
        self.write_modifiers(out, s, me)
        self.write_own(out, s, me, seat is not None)
        if cfg.qin >= 0:
            write_qin(cfg, out, s)
        if cfg.coop:
            write_coop(cfg, out, s, me)
        return out

    def write_course(self, out: list[int], s: GreatWallState, me: int) -> None:
        n = self.cfg.seats
        out.append(s.year + 1)
        out.append(s.season)
        out.append(seat_code(s.active, me, n))
        seat_codes(out, s.tea, me, n, n)
        seat_codes(out, s.track, me, n, n)
        out.append(s.indicator)
        out.append(self.cfg.box.hordes[s.horde_deck[-1]].back + 1 if s.horde_deck else 0)
        out.append(len(s.horde_deck))
        out.append(len(s.tactic_deck))
        out.append(len(s.advisor_deck))
        out.append(s.bank)
        out.append(s.shame_out)
        out.extend(s.warehouse)
        for at in range(0, len(s.years), n):
            of_seats(out, s.years[at : at + n], me)
        padded(out, [], self.years * n - len(s.years))
        out.append(1 if s.end else 0)

    def write_wall(self, out: list[int], s: GreatWallState, me: int) -> None:
        n = self.cfg.seats
        out.extend(s.wall)
        out.extend(s.barricades)
        flags(out, s.breached, N_SECTIONS)
        for place in range(PLACES):
            out.append(s.horde[place] + 1)
        for place in range(PLACES):
            if s.horde[place] < 0:
                out.extend(self.no_spots)
                continue
            for cell in range(place * CELLS, place * CELLS + CELLS):
                on = s.spots[cell]
                if on < 0:
                    out.append(on + 2)
                elif on == WOUND:
                    out.append(FIRST_SOLDIER - 1)
                else:
                    out.append(FIRST_SOLDIER + (on // FORMS - me) % n * NAMED + on % FORMS)

    def write_seats(self, out: list[int], s: GreatWallState, me: int) -> None:
        """What everybody may know of all seats, and their stocks."""
        n = self.cfg.seats
        of_seats(out, self.kinds, me)
        of_seats(out, s.honor, me)
        of_seats(out, s.earned, me, N_SOURCES)
        of_seats(out, s.stock, me, N_RESOURCES)
        of_seats(out, s.clerks, me, CLERK_PLACES)
        of_seats(out, s.chamber, me)
        of_seats(out, s.pool, me, N_SOLDIERS)
        of_seats(out, s.shamed, me, N_SOLDIERS)
        of_seats(out, s.rest, me, N_SECTIONS * N_SOLDIERS)
        of_seats(out, s.firing, me, N_SECTIONS)
        of_seats(out, s.overseer, me, PRODUCTION)
        for i in range(n):
            first = (me + i) % n * PRODUCTION
            for location in range(first, first + PRODUCTION):
                out.append(s.overseer_kind[location] + 1)
        out.append(1 if s.dying else 0)
        if s.dying:
            of_seats(out, s.dying, me, N_SOLDIERS)
        else:
            padded(out, [], n * N_SOLDIERS)
        of_seats(out, s.shame_taken, me)
        flags_of_seats(out, s.spent, me, n)
        for i in range(n):
            other = (me + i) % n
            out.append(len(s.hand[other]))
            out.append(bin(s.commands[other]).count("1"))
            out.append(s.general[other] + 1)
            out.append(s.played[other] + 1)
            flags(out, s.discarded[other], len(COMMANDS))

    def write_cards(self, out: list[int], s: GreatWallState, me: int, own: bool) -> None:
        n = self.cfg.seats
        at = len(out)
        out.extend(self.no_hordes)
        for card in s.horde_discard:
            out[at + card] = DISCARDED
        shame = len(out)
        out.extend(self.no_hordes)
        for i in range(n):
            other = (me + i) % n
            for j, card in enumerate(s.trophies[other]):
                out[at + card] = WON + i
                out[shame + card] = s.trophy_shame[other][j]
        at = len(out)
        out.extend(self.no_tactics)
        for card in s.tactic_discard:
            out[at + card] = DISCARDED
        if own:
            for card in s.hand[me]:
                out[at + card] = IN_HAND
        for card in s.in_play:
            out[at + card] = IN_PLAY
        self.write_advisors(out, s, me, own)
        at = len(out)
        padded(out, [], len(self.cfg.box.artifacts))
        for card in s.artifacts:
            out[at + card] = 1

    def write_advisors(self, out: list[int], s: GreatWallState, me: int, own: bool) -> None:
        n = self.cfg.seats
        at = len(out)
        out.extend(self.no_advisors)
        for card in s.advisor_discard:
            out[at + card] = DISCARDED
        for card in s.advisor_row:
            out[at + card] = IN_ROW
        if own:
            for card in s.dealt_advisors[me]:
                out[at + card] = DEALT_HERE
        for i in range(n):
            other = (me + i) % n
            for card in s.active_advisors[other]:
                out[at + card] = ACTIVE + i
            for card in s.supporters[other]:
                out[at + card] = ACTIVE + n + i

    def write_modifiers(self, out: list[int], s: GreatWallState, me: int) -> None:
        n, mods = self.cfg.seats, len(self.no_mods)
        at = len(out)
        out.extend(self.no_mods)
        out.extend(self.no_mods)
        out.extend(self.no_mods)
        for i in range(0, len(s.applied), ENTRY):
            whose = s.applied[i + SEAT]
            mod = at + s.applied[i + MOD]
            out[mod] = n + 1 if whose == EVERYBODY else seat_code(whose, me, n)
            out[mod + mods] = s.applied[i + WHERE] + 1
            out[mod + 2 * mods] += s.applied[i + AMOUNT]

    def write_own(self, out: list[int], s: GreatWallState, me: int, own: bool) -> None:
        if not own:
            padded(out, [], N_RESOURCES + len(COMMANDS) + DEALT + 1)
            return
        out.extend(s.locked[me * N_RESOURCES : me * N_RESOURCES + N_RESOURCES])
        flags(out, s.commands[me], len(COMMANDS))
        padded(out, [card + 1 for card in s.dealt_generals[me]], DEALT)
        choosing = open_question(s)[KIND] in (Q_GENERAL, Q_ADVISORS, Q_COMMAND)
        out.append(s.choice[me] + 1 if choosing else 0)
