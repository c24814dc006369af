"""What a seat may see: everything that is shown is named here, and nothing else is shown (GW-A7)."""

from typing import Final

from msgspec import UNSET

from ....core.state import FACTS, KIND
from ..acts.building import MOST_BARRICADES
from ..acts.hordes import winner_of
from ..course.assault import artifact_honor
from ..course.turn import is_activated
from ..position.modifiers import changes, defense, lethality, parts_of_defense, power_of, power_together
from ..position.seats import overlord
from ..position.settings import Settings
from ..position.state import (
    FORMS,
    NO_SPOT,
    ON_FOOT,
    RIDES_DOWN,
    RIDES_LEFT,
    RIDES_RIGHT,
    RIDES_UP,
    WOUND,
    GreatWallState,
    archers_on_wall,
    at_rest,
    hordes_before,
    of_seat,
    open_question,
)
from ..terms.asks import Q_ADVISORS, Q_COMMAND, Q_GENERAL
from ..terms.box import printed_on
from ..terms.names import (
    CELLS,
    CLERK_PLACES,
    COLUMNS,
    COMMANDS,
    LOCATIONS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    N_SOURCES,
    POOL,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SEASONS,
    SECTIONS,
    SOURCES,
    Command,
    Mode,
)
from ..terms.notation import CELL_NAMES
from ..terms.vocabulary import HONOR, MOD_DEFENSE, TACTIC
from . import seen
from .forecast import assault_of, at_the_assault
from .modes import coop_view, qin_view
from .prices import prices_view, yields_view
from .question import question_view

# From the cell of one half of a horseman to that of the other.
OTHER_HALF: Final = {RIDES_RIGHT: 1, RIDES_LEFT: -1, RIDES_DOWN: COLUMNS, RIDES_UP: -COLUMNS}


class Viewer:
    """Shows the table of one game; what never changes is made only once."""

    def __init__(self, cfg: Settings) -> None:
        self.cfg: Final = cfg
        self.time: Final = tuple([seen.Space(cfg.new_hordes[i], cfg.lethality[i]) for i in range(len(cfg.lethality))])
        self.mode: Final = mode_of(cfg)
        self.spots: Final[dict[tuple[int, int, int], seen.Spot]] = {}  # by what is printed, what is there, and the cell

    def view(self, s: GreatWallState, seat: int | None) -> seen.View:
        """The table as the seat (None: a spectator) sees it."""
        cfg = self.cfg
        box = cfg.box
        then = at_the_assault(s)
        return seen.View(
            year=s.year + 1,
            years=len(cfg.lethality),
            time=self.time,
            season=SEASONS[s.season],
            active=s.active if s.active >= 0 else None,
            hordes_next_spring=cfg.new_hordes[s.year + 1] if s.year < cfg.last_space else None,
            lethality=cfg.lethality[s.year],
            tea=s.tea[:],
            track=[None if at < 0 else seen.OnTrack(at, played_view(cfg, s, at)) for at in s.track],
            indicator=SECTIONS[s.indicator],
            decks=seen.Decks(len(s.horde_deck), len(s.tactic_deck), len(s.advisor_deck)),
            discards=seen.Discards(
                [box.hordes[card].id for card in s.horde_discard],
                [box.tactics[card].id for card in s.tactic_discard],
                [box.advisors[card].id for card in s.advisor_discard],
            ),
            in_play=[box.tactics[card].id for card in s.in_play],
            advisors=[box.advisors[card].id for card in s.advisor_row],
            artifacts=[box.artifacts[card].id for card in s.artifacts],
            artifact_honor=[
                [artifact_honor(cfg, s, card, other) for other in range(cfg.seats)] for card in s.artifacts
            ],
            bank=s.bank,
            warehouse=seen.Warehouse(*s.warehouse),
            most_barricades=MOST_BARRICADES,
            sections=[self.section_view(s, then, section) for section in range(N_SECTIONS)],
            locations=[location_view(cfg, s, location) for location in range(len(LOCATIONS))],
            players=[player_view(cfg, s, other) for other in range(cfg.seats)],
            overlord=overlord(cfg, s) if cfg.reed >= 0 and s.active >= 0 else None,
            mode=self.mode,
            qin=qin_view(cfg, s) if cfg.qin >= 0 else None,
            coop=coop_view(cfg, s, seat) if cfg.coop else None,
            honor_by_year=[s.years[i : i + cfg.seats] for i in range(0, len(s.years), cfg.seats)],
            question=question_view(cfg, s, -1 if seat is None else seat),
            own=None if seat is None else own_view(cfg, s, seat),
        )

    def section_view(self, s: GreatWallState, then: GreatWallState, section: int) -> seen.SectionSeen:
        cfg = self.cfg
        level = s.wall[section]
        places = hordes_before(s, section)
        powers = [power_of(cfg, s, place) for place in places]
        holds, against = defense(cfg, s, section), power_together(cfg, s, section, sum(powers))
        return seen.SectionSeen(
            section=SECTIONS[section],
            closed=section not in cfg.sections,
            level=level,
            barricades=s.barricades[section],
            firing_spots=cfg.box.firing_spots[level],
            free_firing_spots=cfg.box.firing_spots[level] - archers_on_wall(s, section),
            defense=holds,
            parts=parts_of_defense(cfg, s, section, changes(cfg, s, section, MOD_DEFENSE)),
            power=against,
            assault=assault_of(cfg, s, then, section, holds, against),
            breached=bool(s.breached >> section & 1),
            firing=s.firing[section::N_SECTIONS],
            rest=[soldiers_at_rest(s, seat, section) for seat in range(cfg.seats)],
            hordes=[self.horde_view(s, place, powers[i]) for i, place in enumerate(places)],
        )

    def horde_view(self, s: GreatWallState, place: int, power: int) -> seen.HordeSeen:
        cfg = self.cfg
        card = cfg.box.hordes[s.horde[place]]
        leads = winner_of(s, place)
        return seen.HordeSeen(
            card=card.id,
            type=card.type,
            row=place % ROWS + 1,
            power=power,
            honor=card.honor,
            lethality=lethality(cfg, s, place),
            free=s.free[place],
            leads=leads if leads >= 0 else None,
            spots={
                CELL_NAMES[cell]: self.spot_view(card.cells[cell], s.spots[place * CELLS + cell], cell)
                for cell in range(CELLS)
                if s.spots[place * CELLS + cell] != NO_SPOT
            },
        )

    def spot_view(self, printed: int, on: int, cell: int) -> seen.Spot:
        key = (printed, on, cell)
        if key not in self.spots:
            self.spots[key] = spot_of(printed, on, cell)
        return self.spots[key]


def mode_of(cfg: Settings) -> Mode:
    return "coop" if cfg.coop else "solo" if cfg.qin >= 0 else "clan" if cfg.reed >= 0 else "standard"


def played_view(cfg: Settings, s: GreatWallState, seat: int) -> str | None:
    return cfg.box.commands[s.played[seat]].id if s.played[seat] >= 0 else None


def commands_of(mask: int) -> list[Command]:
    return [COMMANDS[i] for i in range(len(COMMANDS)) if mask >> i & 1]


def spot_of(printed: int, on: int, cell: int) -> seen.Spot:
    """A spot with its reward and what is on it: nothing, a wound, or a soldier and whose."""
    reward = reward_of(printed)
    if on < 0:
        return seen.Spot(reward, None)
    if on == WOUND:
        return seen.Spot(reward, "wound")
    if on % FORMS == ON_FOOT:
        return seen.Spot(reward, "spearman", on // FORMS, UNSET)
    return seen.Spot(reward, "horseman", on // FORMS, CELL_NAMES[cell + OTHER_HALF[on % FORMS]])


def reward_of(printed: int) -> seen.Reward | None:
    what, n = printed_on(printed)
    if n == 0:
        return None
    return seen.Reward("honor" if what == HONOR else "tactic" if what == TACTIC else RESOURCES[what], n)


def soldiers_at_rest(s: GreatWallState, seat: int, section: int) -> seen.Soldiers:
    at = at_rest(seat, section)
    return seen.Soldiers(*s.rest[at : at + N_SOLDIERS])


def location_view(cfg: Settings, s: GreatWallState, location: int) -> seen.LocationSeen:
    at = cfg.box.locations[location]
    overseen = at.overseer_pay >= 0
    return seen.LocationSeen(
        location=LOCATIONS[location],
        slots=cfg.slots[location] or None,
        shame=at.shame,
        clerks=s.clerks[location::CLERK_PLACES],
        overseers=s.overseer[location::PRODUCTION] if overseen else None,
        overseer_pay=RESOURCES[at.overseer_pay] if overseen else None,
        overseer_cost=at.overseer_cost if overseen else None,
        gives=RESOURCES[location] if location < PRODUCTION else UNSET,
        due=True if is_activated(cfg, s, location) else UNSET,
    )


def player_view(cfg: Settings, s: GreatWallState, seat: int) -> seen.Player:
    """What everyone may know of a seat: not its stock."""
    box = cfg.box
    _, asked, _, sealed = open_question(s)[:FACTS]
    choosing = asked in (Q_GENERAL, Q_ADVISORS, Q_COMMAND)
    return seen.Player(
        seat=seat,
        kind=cfg.kinds[seat],
        honor=s.honor[seat],
        general=box.generals[s.general[seat]].id if s.general[seat] >= 0 else None,
        advisors=[box.advisors[card].id for card in s.active_advisors[seat]],
        supporters=[box.advisors[card].id for card in s.supporters[seat]],
        tactics=len(s.hand[seat]),
        commands=s.commands[seat].bit_count(),
        discarded=commands_of(s.discarded[seat]),
        played=played_view(cfg, s, seat),
        chosen=choosing and bool(sealed >> seat & 1),
        clerks=s.clerks[seat * CLERK_PLACES + POOL],
        chamber=s.chamber[seat],
        pool=seen.Counts(*of_seat(s.pool, seat, N_SOLDIERS)),
        shamed=seen.Counts(*of_seat(s.shamed, seat, N_SOLDIERS)),
        dying=seen.Counts(*of_seat(s.dying, seat, N_SOLDIERS)) if s.dying else None,
        trophies=[
            seen.Trophy(box.hordes[card].id, box.hordes[card].honor, s.trophy_shame[seat][i])
            for i, card in enumerate(s.trophies[seat])
        ],
        earned=dict(zip(SOURCES, of_seat(s.earned, seat, N_SOURCES), strict=True)),
    )


def own_view(cfg: Settings, s: GreatWallState, seat: int) -> seen.Own:
    """What only the seat itself knows."""
    box = cfg.box
    return seen.Own(
        seat=seat,
        stock=seen.Stock(*of_seat(s.stock, seat, N_RESOURCES)),
        locked=seen.Resources(*of_seat(s.locked, seat, N_RESOURCES)),
        tactics=[box.tactics[card].id for card in s.hand[seat]],
        commands=commands_of(s.commands[seat]),
        generals=[box.generals[card].id for card in s.dealt_generals[seat]],
        dealt_advisors=[box.advisors[card].id for card in s.dealt_advisors[seat]],
        choice=choice_view(cfg, s, seat),
        prices=prices_view(cfg, s, seat),
        yields=yields_view(cfg, s, seat),
    )


def choice_view(cfg: Settings, s: GreatWallState, seat: int) -> str | None:
    """The seat's own answer while it is sealed."""
    choice = s.choice[seat]
    if choice < 0:
        return None
    kind = open_question(s)[KIND]
    if kind == Q_GENERAL:
        return cfg.box.generals[choice].id
    return cfg.box.advisors[choice].id if kind == Q_ADVISORS else COMMANDS[choice]
