"""The part of a table that all share: governors, palaces, the wall, missions, and the reward track."""

from tianxia.games.zhanguo.box import Box
from tianxia.games.zhanguo.names import AREAS, ASPECTS, CRITERIA, LINES, MISSION_KINDS, REGIONS, SECTIONS, SQUARES
from tianxia.games.zhanguo.settings import Settings
from tianxia.games.zhanguo.state import ZhanGuoState, tie_order
from tianxia.games.zhanguo.verbs import governors_in


class OnTheMap:
    """Looks at what is built in China, and builds it from what each player has left."""

    state: ZhanGuoState
    e: Settings
    box: Box
    players: int

    # Looking

    def governors_at(self, seat: int, region: int) -> int:
        """On squares and next to them."""
        return governors_in(self.state, self.e, seat, region - 1)

    def beside(self, seat: int, region: int) -> int:
        return self.state.beside[(region - 1) * self.players + seat]

    def on_square(self, region: int, square: str) -> int | None:
        """The seat whose governor is there."""
        seat = self.state.squares[self._square(region, square)]
        return seat if seat >= 0 else None

    def palaces_at(self, seat: int, region: int) -> int:
        return self.state.palaces[seat * REGIONS + region - 1]

    def wall_at(self, section: str, lines: int) -> int | None:
        seat = self.state.walls[SECTIONS.index(section) * LINES + lines - 1]
        return seat if seat >= 0 else None

    def discs(self, section: int, kind: str) -> list[int]:
        """Seats on the spaces of a mission, from the left; section 1 or 2."""
        return self.state.discs[(section - 1) * 3 + MISSION_KINDS.index(kind)]

    def tie_order(self) -> list[int]:
        return tie_order(self.state)

    # Building a position

    def governor(self, seat: int, region: int, square: str = "", n: int = 1) -> None:
        """On a square of the region, or next to the squares."""
        self.state.governors[seat] -= n
        if square:
            assert self.on_square(region, square) is None
            assert n == 1
            self.state.squares[self._square(region, square)] = seat
        else:
            self.state.beside[(region - 1) * self.players + seat] += n
        assert self.state.governors[seat] >= 0

    def palace(self, seat: int, region: int, n: int = 1) -> None:
        self.state.palaces_left[seat] -= n
        self.state.palaces[seat * REGIONS + region - 1] += n
        assert self.state.palaces_left[seat] >= 0

    def wall(self, seat: int, section: str, lines: int) -> None:
        """On a space of 1, 2 or 3 lines of a section, e.g. "gold1"."""
        assert self.wall_at(section, lines) is None
        self.state.walls_left[seat] -= 1
        self.state.walls[SECTIONS.index(section) * LINES + lines - 1] = seat
        assert self.state.walls_left[seat] >= 0

    def tokens(self, **criteria: str) -> None:
        """Criteria on wall sections, e.g. gold1="calm"."""
        tokens = self.state.tokens[:]
        for section, criterion in criteria.items():
            tokens[SECTIONS.index(section)] = CRITERIA.index(criterion)
        self.state.tokens = tokens

    def mission(self, section: int, kind: str, *places: str | int) -> None:
        """The mission with these requirements to a mission section (1 or 2), e.g. 1, "palace", 1, 2, 5."""
        k = MISSION_KINDS.index(kind)
        needed = [places.count(area) for area in AREAS] if k == 0 else [places.count(r + 1) for r in range(REGIONS)]
        for i, mission_kind in enumerate(self.box.mission_kind):
            if mission_kind == k and self.box.mission_places[i] == needed:
                self.state.missions = self.state.missions[:]
                self.state.missions[(section - 1) * 3 + k] = i
                return
        raise AssertionError(f"there is no {kind} mission with {places}")

    def disc(self, seat: int, aspect: str) -> None:
        """The reward disc from the track to this round's reward of the aspect."""
        self.state.track.remove(seat)
        self.state.column[ASPECTS.index(aspect)] = seat

    def track(self, *seats: int) -> None:
        """Reward track, top first; the top one is first player."""
        s = self.state
        s.track, s.column, s.first = list(seats), [-1, -1, -1], seats[0]
        if self.e.turns_by_track:
            s.order = list(seats)
        else:
            s.order = [(s.first + i) % self.players for i in range(self.players)]

    def round(self, number: int) -> None:
        self.state.round = number

    def _square(self, region: int, square: str) -> int:
        kind = SQUARES.index(square)
        return (region - 1) * len(self.box.squares) + self.box.squares.index(kind)
