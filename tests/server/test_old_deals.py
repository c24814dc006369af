"""Tables that an older server dealt, whose dice it had shown: what the update makes of them."""

from sqlalchemy import text

from tianxia.core.seed import Shuffle, seed_in

from .databases import ON_BOTH, of_revision

TABLE = text(
    "INSERT INTO tables (id, game, rules, players, options, seed, created, updated, over, rated)"
    " VALUES (:id, 'zhanguo', '1.2', 2, '{}', '7', '2026', '2026', :over, 1)"
)
SEAT = text("INSERT INTO seats (table_id, seat, kind, name) VALUES (:id, :seat, :kind, '')")
ENTRY = text("INSERT INTO entries (table_id, number, seat, play, at) VALUES (:id, 0, 0, 'x', '2026')")
# Whether it is over, whether there are moves, what the second seat is; then where its luck comes from, and if rated
TABLES = {
    "running": ((0, True, "human"), ("shown", 0)),
    "left": ((0, True, "open"), ("shown", 0)),  # somebody has left in between
    "full": ((0, False, "human"), ("shown", 0)),
    "waiting": ((0, False, "open"), ("sealed", 1)),
    "over": ((1, True, "human"), ("shown", 1)),
}


@ON_BOTH
def test_what_goes_on_with_dice_that_were_shown_is_not_rated(blank: str) -> None:
    with of_revision(blank, "0021") as connection:
        for id_, ((over, has_moves, kind), _) in TABLES.items():
            connection.execute(TABLE, {"id": id_, "over": over})
            for seat, each in enumerate(("human", kind)):
                connection.execute(SEAT, {"id": id_, "seat": seat, "kind": each})
            if has_moves:
                connection.execute(ENTRY, {"id": id_})
    with of_revision(blank, "0022") as connection:
        rows = connection.execute(text("SELECT id, luck, rated, deal FROM tables")).all()
    assert {row.id: (row.luck, row.rated) for row in rows} == {id_: after for id_, (_, after) in TABLES.items()}
    for row in rows:
        seed = seed_in(row.deal)
        assert seed == 7 if row.luck == "shown" else isinstance(seed, Shuffle) and seed.is_open
