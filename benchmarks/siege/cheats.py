"""What the owner of a house could do to choose a deal, or to hide what was dealt. Each changes the server that runs."""

from collections.abc import Callable, Sequence

import tianxia
from tianxia.core.seed import Shuffle, dealing
from tianxia.server import luck, opening, presenting, settling, table_routes
from tianxia.server.luck_models import ShuffleProof
from tianxia.server.new_table import Seat
from tianxia.server.table import Table

TRIES = 200  # deals to choose among


def best(shuffles: list[Shuffle]) -> Shuffle:
    """Whichever begins as the owner likes."""
    return min(shuffles, key=lambda shuffle: dealing(shuffle).below(1 << 20))


def deal_with(chosen: Callable[[Shuffle, Sequence[Seat]], list[Shuffle]]) -> None:
    honest = luck.dealt

    def dealt(game: tianxia.Game, seats: Sequence[Seat]) -> tianxia.Game:
        fair = honest(game, seats)
        if fair is game or not isinstance(fair.seed, Shuffle):
            return fair
        return game.anew(best(chosen(fair.seed, seats)))

    for module in (luck, opening, settling):
        module.dealt = dealt  # type: ignore[attr-defined]


def numbers_of_bots() -> None:
    def chosen(seed: Shuffle, seats: Sequence[Seat]) -> list[Shuffle]:
        bot = next((n for n, seat in enumerate(seats) if seat.kind == "bot"), 0)
        return [
            seed._replace(numbers=(*seed.numbers[:bot], f"{n:064x}", *seed.numbers[bot + 1 :])) for n in range(TRIES)
        ]

    deal_with(chosen)


def numbers_of_nobody() -> None:
    deal_with(lambda seed, seats: [seed._replace(numbers=(*seed.numbers, f"{n:064x}")) for n in range(TRIES)])


def other_secrets() -> None:
    deal_with(lambda seed, seats: [seed._replace(secret=f"{n:064x}") for n in range(TRIES)])


def show(changed: Callable[[Shuffle, ShuffleProof], None]) -> None:
    """An honest deal, and a proof that is none."""
    honest = presenting.proof_of

    def proof_of(table: Table) -> ShuffleProof:
        proof = honest(table)
        if proof.seed is not None and isinstance(table.game.seed, Shuffle):
            changed(table.game.seed, proof)
        return proof

    table_routes.proof_of = proof_of  # type: ignore[attr-defined]


def exchanged_later() -> None:
    """A proof of another deal, from the same secret."""

    def changed(seed: Shuffle, proof: ShuffleProof) -> None:
        other = seed._replace(numbers=("", *seed.numbers[1:]))
        dice = dealing(other)
        proof.seed = str(other)
        proof.draws = [[sides, dice.below(sides)] for sides, _ in proof.draws]

    show(changed)


def nothing_drawn() -> None:
    def changed(seed: Shuffle, proof: ShuffleProof) -> None:
        proof.draws = []

    show(changed)


CHEATS: dict[str, Callable[[], None]] = {
    "a number for a bot, of the owner's choice": numbers_of_bots,
    "one more number": numbers_of_nobody,
    "another secret": other_secrets,
    "numbers exchanged at the end": exchanged_later,
    "no draws": nothing_drawn,
}
