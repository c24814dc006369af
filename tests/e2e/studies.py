"""A stored study with known figures: judging a whole game takes minutes, reading it does not."""

import zlib
from functools import cache
from typing import NamedTuple

from msgspec import json
from sqlalchemy import create_engine, insert

import tianxia
from tests.bots.judging import REASONS
from tests.data.moments import moment
from tianxia.bots import level_without_search, make_bot, situation_in
from tianxia.lab.analysis import Analysis, Choice, Judgment, summary_of
from tianxia.lab.lines import line_of
from tianxia.server import schema
from tianxia.server.records import now

from .serving import Server

ENDS = {
    "sun_tzu": "the end of Sun Tzu after nine rounds",
    "zhanguo": "the end of ZhanGuo",
    "great_wall": "the end of The Great Wall",
}
MOST = 3  # kinds of questions
FIRST = 0.7  # the chance with the best option; each of the others has so much less:
LESS = 0.04


class Studied(NamedTuple):
    game: tianxia.Game
    analysis: Analysis


@cache
def studied(name: str) -> Studied:
    """A whole game, and of the first seat one decision of each kind: what the reasons say is true, the figures are not.

    The last of its four options was played.
    """
    whole = moment(ENDS[name])
    game, found = tianxia.new(name, seed=whole.seed, players=whole.players), dict[str, Judgment]()
    for move in whole.moves:
        kind = game.asked
        if move.seat == 0 and kind not in found and len(found) < MOST and len(game.decision(0).options) > 2:
            found[kind] = judged(game, whole.text_of(move))
        game.play(move.seat, whole.text_of(move))
    assert whole.result is not None
    return Studied(whole, summary_of(whole, "dragon", list(found.values()), whole.result))


def judged(game: tianxia.Game, played: str) -> Judgment:
    name, situation = game.registration.name, situation_in(game, 0)
    reasons = dict(zip(situation.options, REASONS[name](situation), strict=True))
    code = game.rules.parse(played)
    others = sorted([each for each in situation.options if each != code], key=lambda each: (not reasons[each][0], each))
    choices = []
    for place, each in enumerate([*others[:3], code]):
        choices.append(Choice(game.rules.text(each), round(FIRST - place * LESS, 2), *reasons[each]))
    line = line_of(game, 0, others[0], make_bot(level_without_search(name), name))
    return Judgment(len(game.moves), 0, game.round, game.asked, choices[-1], choices[:-1], line)


def store(server: Server, table: str, analysis: Analysis) -> None:
    engine = create_engine(f"sqlite:///{server.database}", connect_args={"timeout": 30})
    try:
        with engine.begin() as connection:
            body = zlib.compress(json.encode(analysis))
            connection.execute(insert(schema.studies).values(table_id=table, at=now(), body=body))
    finally:
        engine.dispose()
