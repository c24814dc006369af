"""Every piece, counted wherever it is: the numbers never change during a game."""

from .names import ASPECTS, COLORS, N_AREAS, N_ASPECTS, N_COLORS, REGIONS
from .settings import Settings
from .state import ZhanGuoState, at, own_regions
from .verbs import governors_in


def pieces(cfg: Settings, s: ZhanGuoState) -> dict[str, int]:
    counts: dict[str, int] = {}
    for seat in range(cfg.players):
        for color, name in enumerate(COLORS):
            on_board = sum([s.officials[at(seat, r, area, color)] for r in range(REGIONS) for area in range(N_AREAS)])
            counts[f"{name} {seat}"] = s.supply[seat * N_COLORS + color] + on_board
        governors = sum([governors_in(s, cfg, seat, region) for region in range(REGIONS)])
        counts[f"governors {seat}"] = s.governors[seat] + governors
        counts[f"palaces {seat}"] = s.palaces_left[seat] + sum(own_regions(s.palaces, seat))
        counts[f"walls {seat}"] = s.walls_left[seat] + s.walls.count(seat)
        counts[f"reward disc {seat}"] = s.track.count(seat) + s.column.count(seat)
    for aspect, unified in enumerate(ASPECTS):
        counts[f"{unified} 1"] = s.markers1[aspect] + sum(s.stash1[aspect::N_ASPECTS])
        counts[f"{unified} 3"] = s.markers3[aspect] + sum(s.stash3[aspect::N_ASPECTS])
    cards = [card for pile in (*s.decks, *s.hand, *s.drawn, *s.cards, s.court) for card in pile]
    counts["cards"] = len(cards)
    counts["different cards"] = len(set(cards))
    return counts
