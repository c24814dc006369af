"""The part of a table at peace: generals and advisors, clerks, resources, cards of every other kind."""

from tianxia.games.great_wall.acts.embassy import make_active
from tianxia.games.great_wall.position.modifiers import listen
from tianxia.games.great_wall.position.settings import Settings
from tianxia.games.great_wall.position.state import GreatWallState
from tianxia.games.great_wall.terms.box import Box
from tianxia.games.great_wall.terms.names import COMMANDS, LOCATIONS, POOL, RESOURCES, SOLDIERS


class AtCourt:
    """Looks at what the players have, and gives them things out of deck, pool and chamber."""

    state: GreatWallState
    e: Settings
    box: Box
    players: int

    # Looking

    def stock(self, seat: int) -> dict[str, int]:
        return {name: self.state.stock[seat * 4 + i] for i, name in enumerate(RESOURCES)}

    def honor(self, seat: int) -> int:
        return self.state.honor[seat]

    def clerks_at(self, seat: int, location: str) -> int:
        at = POOL if location == "pool" else LOCATIONS.index(location)
        return self.state.clerks[seat * 11 + at]

    def overseer(self, seat: int, location: str) -> int:
        return self.state.overseer[seat * 4 + LOCATIONS.index(location)]

    def tactics(self, seat: int) -> list[str]:
        return [self.box.tactics[card].id for card in self.state.hand[seat]]

    # Building a position

    def general(self, seat: int, name: str) -> None:
        """Another general; the index of what listens is rebuilt."""
        s = self.state
        s.general[seat] = [card.id for card in self.box.generals].index(name)
        s.ears[seat] = s.mods_on[seat] = 0
        listen(self.e, s, seat, s.general[seat])
        for advisor in s.active_advisors[seat]:
            listen(self.e, s, seat, 64 + advisor)

    def advisor(self, seat: int, *names: str) -> None:
        """Active advisors, out of the deck."""
        for name in names:
            make_active(self.e, self.state, seat, self._out_of_deck(name))

    def supporters(self, seat: int, number: int) -> None:
        """That many supporting advisors, from the bottom of the deck."""
        for _ in range(number):
            self.state.supporters[seat].append(self.state.advisor_deck.pop(0))

    def _out_of_deck(self, name: str) -> int:
        card = [advisor.id for advisor in self.box.advisors].index(name)
        for pile in (self.state.advisor_deck, self.state.advisor_row, *self.state.supporters):
            if card in pile:
                pile.remove(card)
                return card
        raise AssertionError(f"{name} is not in the deck")

    def tea(self, *seats: int) -> None:
        """Tea order, top first."""
        self.state.tea = list(seats)

    def give(self, seat: int, **resources: int) -> None:
        """Into the stock, in addition to what is there."""
        for name, n in resources.items():
            self.state.stock[seat * 4 + RESOURCES.index(name)] += n

    def rich(self, *seats: int) -> None:
        for seat in seats or range(self.players):
            self.give(seat, wood=30, stone=30, gold=30, chi=30)

    def hand(self, seat: int, *names: str) -> None:
        """Tactic cards into the hand, out of the deck."""
        for name in names:
            card = [tactic.id for tactic in self.box.tactics].index(name)
            self.state.tactic_deck.remove(card)
            self.state.hand[seat].append(card)
        self.state.hand[seat].sort()

    def clerks(self, seat: int, **places: int) -> None:
        """Clerks from the pool (hired from the chamber if there are too few) to locations."""
        s = self.state
        for name, n in places.items():
            for _ in range(n):
                if not s.clerks[seat * 11 + POOL]:
                    s.chamber[seat] -= 1
                    s.clerks[seat * 11 + POOL] += 1
                s.clerks[seat * 11 + POOL] -= 1
                s.clerks[seat * 11 + LOCATIONS.index(name)] += 1
                s.crowd[LOCATIONS.index(name)] += 1
        assert s.chamber[seat] >= 0, "a player has 8 clerks"

    def set_overseer(self, seat: int, location: str, level: int, kind: str = "spearman") -> None:
        at = seat * 4 + LOCATIONS.index(location)
        if self.state.overseer_kind[at] < 0:
            self.state.pool[seat * 3 + SOLDIERS.index(kind)] -= 1
            self.state.overseer_kind[at] = SOLDIERS.index(kind)
        self.state.overseer[at] = level

    def set_artifacts(self, *names: str) -> None:
        """These artifacts are in play, the others in the box."""
        all_of_them = [artifact.id for artifact in self.box.artifacts]
        self.state.artifacts = [all_of_them.index(name) for name in names]
        self.state.artifact_box = [i for i in range(len(all_of_them)) if i not in self.state.artifacts]

    def set_track(self, *cards: str) -> None:
        """Command cards on the track, of seats 0, 1, 2 ... in this order."""
        for seat, name in enumerate(cards):
            self.state.commands[seat] &= ~(1 << COMMANDS.index(name))
            self.state.played[seat] = COMMANDS.index(name)
            self.state.track[seat] = seat

    def reed_clerks(self, *places: str) -> None:
        """The three clerks of the Reed Clan, from wherever they are, to these locations."""
        s, reed = self.state, self.e.reed
        for location in range(len(LOCATIONS)):
            s.crowd[location] -= s.clerks[reed * 11 + location]
            s.clerks[reed * 11 + location] = 0
        for name in places:
            s.crowd[LOCATIONS.index(name)] += 1
            s.clerks[reed * 11 + LOCATIONS.index(name)] += 1

    def qin_track(self, *places: str) -> None:
        """Qin's location track, the highest first."""
        self.state.qin_track = [LOCATIONS.index(name) for name in places]

    def decrees(self, *names: str) -> None:
        """These decrees are on the board; the previous ones go under the deck."""
        s = self.state
        s.decree_deck[:0] = s.decrees
        s.decrees = [[decree.id for decree in self.box.decrees].index(name) for name in names]
        for card in s.decrees:
            s.decree_deck.remove(card)

    def done_decrees(self, number: int) -> None:
        """That many decrees from the bottom of the deck are fulfilled."""
        for _ in range(number):
            self.state.decrees_done.append(self.state.decree_deck.pop(0))

    def next_event(self, name: str) -> None:
        """On top of the deck of events."""
        card = [event.id for event in self.box.events].index(name)
        self.state.event_deck.remove(card)
        self.state.event_deck.append(card)

    def warehouse(self, **resources: int) -> None:
        for name, n in resources.items():
            self.state.warehouse[RESOURCES.index(name)] = n

    def year(self, number: int) -> None:
        """The time token on this space; 1 is the first."""
        self.state.year = number - 1
