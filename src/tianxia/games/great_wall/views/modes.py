"""What is shown in the other modes: Qin's track, decrees and their progress, events, an offer."""

from ..acts.decrees import DECREE, PROPOSER, counts, is_met, means, needed, part_of_seat
from ..acts.hordes import shown_section
from ..position.amounts import NO_MOMENT, amount
from ..position.settings import Settings
from ..position.state import GreatWallState, of_seat
from ..rivals.qin import first_spot, in_order, lowest_goal, source_for
from ..terms.box import Decree, Need
from ..terms.names import LOCATIONS, N_PEOPLE, SECTIONS, SPEARMAN
from ..terms.vocabulary import NEED_BUILD, NEEDS, SCALES, TO_ANY, TRACK, TRACK_SCALES
from .seen import Coop, DecreeSeen, EventSeen, Offer, Qin
from .seen import Need as NeedSeen


def qin_view(cfg: Settings, s: GreatWallState) -> Qin:
    """His track, where his next clerk goes, and which section his soldiers attack."""
    goal = lowest_goal(cfg, s, cfg.qin, TO_ANY, 0)
    section = attacked_section(cfg, s)
    return Qin(
        track=[LOCATIONS[location] for location in s.qin_track],
        next=LOCATIONS[goal] if goal >= 0 and source_for(cfg, s, goal) >= 0 else None,
        attacks=SECTIONS[section] if section >= 0 else None,
        deck=len(s.qin_deck),
        used=[cfg.box.commands[card].id for card in s.qin_used],
    )


def attacked_section(cfg: Settings, s: GreatWallState) -> int:
    """Where his next spearman finds a spot (GW-Q16); -1: nowhere, or the indicator must be shuffled first."""
    if not s.horde_deck and s.horde_discard:
        return -1
    for section in in_order(cfg, shown_section(cfg, s)):
        if first_spot(cfg, s, section, SPEARMAN) >= 0:
            return section
    return -1


def coop_view(cfg: Settings, s: GreatWallState, watcher: int | None) -> Coop:
    """The decrees with what each asks for, the events so far, the sacrifices."""
    return Coop(
        goal=cfg.goal,
        done=[cfg.box.decrees[card].id for card in s.decrees_done],
        places=cfg.decree_places,
        decrees=[decree_view(cfg, s, card, watcher) for card in s.decrees],
        decree_deck=len(s.decree_deck),
        event_deck=len(s.event_deck),
        events=[EventSeen(cfg.box.events[card].id, bool(cfg.box.events[card].mods)) for card in s.events],
        offer=offer_view(cfg, s) if s.offer else None,
        sacrificed=[of_seat(s.sacrificed, seat, N_PEOPLE) for seat in range(cfg.players)],
    )


def decree_view(cfg: Settings, s: GreatWallState, card: int, watcher: int | None) -> DecreeSeen:
    decree = cfg.box.decrees[card]
    return DecreeSeen(decree.id, decree.team, [need_view(cfg, s, decree, need, watcher) for need in decree.needs])


def need_view(cfg: Settings, s: GreatWallState, decree: Decree, need: Need, watcher: int | None) -> NeedSeen:
    """How much is needed, and who has how much: of resources only the watcher's, as stocks are secret (GW-A7)."""
    have: list[int | None] = []
    if need.what < 0:
        have.extend(counts(cfg, s, decree, need))
        return NeedSeen(
            have,
            look=SCALES[need.scale] if need.scale < TRACK else TRACK_SCALES[need.scale - TRACK],
            least=amount(cfg, s, need.least, 0, -1, NO_MOMENT),
            most=None if need.most < 0 else need.most,
            met=is_met(cfg, s, decree, need),
        )
    for seat in range(cfg.players):
        secret = need.what <= NEED_BUILD and seat != watcher
        have.append(None if secret else means(cfg, s, seat, need))
    return NeedSeen(have, give=NEEDS[need.what], number=needed(cfg, s, need))


def offer_view(cfg: Settings, s: GreatWallState) -> Offer:
    decree = cfg.box.decrees[s.offer[DECREE]]
    parts = [
        {NEEDS[need.what]: n for need, n in zip(decree.needs, part_of_seat(cfg, s, seat), strict=True) if n}
        for seat in range(cfg.players)
    ]
    return Offer(s.offer[PROPOSER], decree.id, parts)
