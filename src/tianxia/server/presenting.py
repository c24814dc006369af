"""What one seat may know of a table, as it goes over the wire."""

from functools import lru_cache
from typing import Any

from msgspec import UNSET, Raw, json

import tianxia

from ..bots import judge_of, level_names
from ..core.pack import Pack
from ..core.registry import Mode
from ..core.values import Decision, Option, Preview, Result, Told
from ..lab.strengths import strengths_of
from ..sentences import card_texts
from ..word_files import texts_of
from ..words import Words
from .clocks import clocks_of, left_of, notes_of, standing_entries
from .differences import SAME, difference
from .encoded import Present
from .faces import faces_of
from .game_models import BotBody, ChoiceBody, GameBody, GameWords, GuideBody, ModeBody, StrengthBody
from .lobby_models import TableLine
from .luck import KNOWN, SEALED, commitment_of, is_dealt, numbers_of
from .luck_models import ShuffleBody, ShuffleProof
from .models import (
    DecisionBody,
    InvitationBody,
    OptionBody,
    PackTag,
    PastSight,
    PlanBody,
    PreviewBody,
    PreviewsBody,
    ResultBody,
    SeatBody,
    Sight,
    ToldBody,
    UndoBody,
)
from .new_table import Seat, new_game
from .outcomes import outcome_of
from .resigning import may_resign
from .table import Table


def sight_of(table: Table, person: str, seat: int | None, words: Words, known: int = 0, ticking: bool = True) -> Sight:
    """The table as the seat sees it (None: as a spectator does). The seat must be the person's.

    `known` entries of what was told are left out, and with them what never changes: the reader has both. Without
    ticking, so are the clocks.
    """
    game = table.game
    whole = known == 0
    return Sight(
        id=table.id,
        game=game.registration.name,
        players=game.players,
        options=game.options if whole else UNSET,
        status=table.status,  # type: ignore[arg-type]
        shuffle=shuffle_of(table) if whole else UNSET,
        seed=str(game.seed) if table.is_over or is_seed_known(table) else None,
        seq=table.seq(person),
        seats=seats_of(table, person),
        seat=seat,
        moves=len(table.steps(person)),
        asked=game.asked if table.has_begun else "",
        view=game.view(seat) if table.has_begun else None,
        decision=decision_at(table, seat),
        undo=undo_of(table, seat, words),
        told_from=known,
        told=told_as_json(table, person, seat, known),  # type: ignore[arg-type]
        over=table.is_over,
        result=body_of(outcome_of(table)),
        invitations=invitations_of(table, person),
        movers=[game.moves[step].seat for step in table.steps(person)[max(0, known - 1) :]],
        secret=table.has_begun and game.in_secret,
        pack=PackTag(game.pack.name, game.pack.digest()) if game.pack and whole else None,
        hints=seat is not None and table.allows_hints(person),
        plans=seat is not None and table.allows_plans(person),
        rated=table.rated,
        private=table.affairs.private,
        spectators=table.affairs.spectators,
        resigning=seat is not None and table.is_present(seat) and may_resign(table),
        closes=sorted(table.affairs.closes) if table.seats_of(person) else [],
        rematch=table.affairs.rematch is not None and bool(table.seats_of(person)),
        pace=table.timing.pace.body() if table.timing else None,
        clocks=clocks_of(table) if ticking else [],
        notes=notes_of(table, person),
    )


def shuffle_of(table: Table) -> ShuffleBody:
    """What everybody may know of it from the start."""
    body = ShuffleBody(table.luck, commitment_of(table.game))
    if table.luck == SEALED:
        body.numbers = numbers_of(table.game, table.seats)
        body.draws = table.game.drawn_at_deal if is_dealt(table.game) else 0
    return body


def is_seed_known(table: Table) -> bool:
    """To somebody before it is over, and therefore to all: whoever chose it must not be the only one who knows.

    Where one plays among bots it may stay unsaid, as a guide's does.
    """
    people = [seat for seat in table.seats if seat.kind != "bot"]
    return table.luck == KNOWN and isinstance(table.game.seed, int) and len(people) > 1


def proof_of(table: Table) -> ShuffleProof:
    """Everything, once the game is over: until then only what was shown before it."""
    proof = ShuffleProof(table.luck, commitment_of(table.game))
    if table.is_over:
        proof.seed = str(table.game.seed)
        proof.draws = [list(draw) for draw in table.game.draws]
    return proof


def decision_at(table: Table, seat: int | None) -> DecisionBody | None:
    """What the seat is asked; nothing while a bot stands in."""
    if seat is None or table.status in ("open", "closed") or table.affairs.ended or not table.is_present(seat):
        return None
    return decision_of(table.game.decision(seat))


def result_of(game: tianxia.Game) -> ResultBody | None:
    """By the rules."""
    return body_of(game.result)


def body_of(result: Result | None) -> ResultBody | None:
    if result is None:
        return None
    return ResultBody(list(result.winners), list(result.places), list(result.scores), result.end)


def seats_of(table: Table, person: str) -> list[SeatBody]:
    owing, sealed = table.game.to_act, table.game.sealed
    if table.affairs.ended or table.affairs.closed or not table.has_begun:
        owing = ()
    return [
        SeatBody(
            number,
            seat.kind,  # type: ignore[arg-type]
            seat.name,
            face,
            seat.holder == person,
            seat.bot,
            number in owing,
            number in sealed,
            seat.kind == "open" and seat.reserved is not None,
            seat.resigned is not None,
            bool(seat.kept),
        )
        for number, (seat, face) in enumerate(zip(table.seats, faces_of(table.seats), strict=True))
    ]


def decision_of(decision: Decision) -> DecisionBody | None:
    if not decision.options and not decision.offers:
        return None
    return DecisionBody(
        decision.seat,
        decision.kind,
        decision.prompt,
        decision.secret,
        decision.number,
        decision.window,
        [option_of(option) for option in decision.options],
        [option_of(option) for option in decision.offers],
        decision.facts,
    )


def option_of(option: Option) -> OptionBody:
    return OptionBody(option.text, option.verb, option.parts)


@lru_cache(maxsize=64)
def cards_as_json(game: str, box: Pack | None, words: Words) -> bytes:
    """The texts of all cards; tables with the same cards share the work."""
    return json.encode(card_texts(game, box, words))


def game_of(game: tianxia.Registration) -> GameBody:
    return GameBody(
        name=game.name,
        title=game.title,
        players=list(game.players),
        choices=[ChoiceBody(c.name, list(c.values), c.default, c.rule) for c in game.choices],
        bots=bots_of(game.name),
        hints=bool(judge_of(game.name)),
        windows=list(new_game(game.name, 0).windows),
        modes=[mode_of(mode) for mode in game.modes],
        guide=GuideBody(game.guide.players, dict(game.guide.options), game.guide.bot) if game.guide else None,
        kinds={fact: list(kinds) for fact, kinds in game.kinds.items()},
    )


def bots_of(game: str) -> list[BotBody]:
    """The levels, each with what was measured."""
    return [
        BotBody(
            bot,
            [
                StrengthBody(each.mode, each.players, each.against, each.wins, each.games)
                for each in strengths_of(game)
                if each.bot == bot
            ],
        )
        for bot in level_names(game)
    ]


def mode_of(mode: Mode) -> ModeBody:
    own = {name: list(players) for name, players in mode.own.items()}
    return ModeBody(mode.name, list(mode.players), mode.options, own, list(mode.hard), mode.together)


@lru_cache(maxsize=64)
def words_as_json(game: str, language: str) -> bytes:
    files = {name.removesuffix(".ftl"): text for name, text in texts_of(game, language).items()}
    return json.encode(GameWords(language, files))


def previews_of(game: tianxia.Game, seat: int, path: list[str]) -> PreviewsBody:
    """What everything that the seat may do now, or after these options, would do."""
    now = game.view(seat)
    tries = () if path else game.tries(seat)
    previews = game.previews(seat, path)
    offered = [preview.option for preview in previews] if path else []
    return PreviewsBody(
        game.number(seat),
        [preview_of(preview, now) for preview in previews],
        [option_of(option) for option in tries],
        [option_of(option) for option in offered],
    )


def plan_of(game: tianxia.Game, seat: int, path: list[str]) -> PlanBody:
    preview, decision = game.plan(seat, path)
    asked = None if decision is None else decision_of(decision)
    return PlanBody(game.number(seat), preview.ends, preview.view, asked)  # type: ignore[arg-type]


def preview_of(preview: Preview, now: Any) -> PreviewBody:
    changes = SAME if preview.view is None else difference(now, preview.view)
    return PreviewBody(
        preview.option.text,
        preview.ends,  # type: ignore[arg-type]
        preview.final,
        told_of([list(preview.told)])[0],
        preview.asked,
        [option.text for option in preview.then],
        [option.text for option in preview.surely],
        [option.text for option in preview.perhaps],
        None if changes is SAME else changes,
    )


def told_of(told: list[list[Told]]) -> list[list[ToldBody]]:
    return [[ToldBody(each.kind, each.facts) for each in heard] for heard in told]


def told_at(game: tianxia.Game, seat: int | None, steps: list[int]) -> list[list[ToldBody]]:
    """What the seat was told at these moves."""
    if not steps:
        return []
    told = game.told(seat, steps[0] + 1)
    return told_of([told[place - steps[0]] for place in steps])


def told_as_json(table: Table, person: str, seat: int | None, known: int) -> Raw:
    """What the seat was told, encoded entry by entry as it came in: a story only grows."""
    if not table.has_begun:
        return Raw(b"[]")
    lines = table.encoded.told(seat, table.seats_of(person), table.retold(person))
    if not lines:
        lines.append(json.encode(told_of(table.game.told(seat)[:1])[0]))  # the setup
    for heard in told_at(table.game, seat, table.steps(person)[len(lines) - 1 :]):
        lines.append(json.encode(heard))
    return Raw(b"[" + b",".join(lines[known:]) + b"]")


def present_of(table: Table, person: str) -> Present:
    return table.encoded.present(table.seats_of(person), table.seq(person))


def sight_as_json(table: Table, person: str, seat: int | None, words: Words, known: int = 0) -> bytes:
    """The encoded sight; readers who see the same share the work. Only clocks are read anew for each of them."""
    sights = present_of(table, person).sights
    key = (seat, words.language, known)
    if key not in sights:
        sights[key] = json.encode(sight_of(table, person, seat, words, known, ticking=False))
    clocks = clocks_of(table)
    return sights[key][:-1] + b',"clocks":' + json.encode(clocks) + b"}" if clocks else sights[key]


def message_of(table: Table, person: str, seat: int | None, words: Words, known: int) -> str:
    """The sight as a socket takes it; this, too, is made once for all who see the same."""
    messages = present_of(table, person).messages
    key = (seat, words.language, known)
    if key not in messages or table.timing is not None:
        sight = sight_as_json(table, person, seat, words, known).decode()
        messages[key] = f'{{"type":"sight","sight":{sight}}}'
    return messages[key]


def undo_of(table: Table, seat: int | None, words: Words) -> UndoBody:
    if seat is None or table.is_over or table.affairs.closed or not table.is_present(seat):
        return UndoBody(False, None, False, 0)
    refusal = table.game.why_not_undo(seat)
    why = None if refusal is None else words.refusal(table.game.registration.name, refusal)
    return UndoBody(refusal is None, why, bool(table.redo.get(seat)), table.game.number(seat))


def invitations_of(table: Table, person: str) -> list[InvitationBody]:
    """Links for seats that anybody may take; only those who sit at the table can hand them out."""
    if not table.seats_of(person):
        return []
    return [
        InvitationBody(number, f"/table/{table.id}?invitation={seat.invitation}")
        for number, seat in enumerate(table.seats)
        if seat.kind == "open" and seat.reserved is None
    ]


def line_of(table: Table, person: str) -> TableLine:
    """A table in the lobby's list."""
    mine = table.seats_of(person)
    return TableLine(
        id=table.id,
        game=table.game.registration.name,
        options=table.game.options,
        status=table.status,
        seats=seats_of(table, person),
        moves=len(table.steps(person)),
        asked=table.game.asked if table.has_begun else "",
        round=table.game.round if table.has_begun else None,
        waiting=table.status == "running"
        and any(seat in mine and table.is_present(seat) for seat in table.game.to_act),
        created=table.created,
        updated=table.updated,
        invitation=invitation_for(table, person),
        rated=table.rated,
        known=is_seed_known(table),
        private=table.affairs.private,
        reserved=next(
            (n for n, seat in enumerate(table.seats) if seat.kind == "open" and seat.reserved == person), None
        ),
        pace=table.timing.pace.body() if table.timing else None,
        left=left_of(table, person),
    )


def invitation_for(table: Table, person: str) -> str | None:
    """To the seat that is reserved for the person; otherwise to the first free one, if anybody may take it."""
    free = [seat for seat in table.seats if seat.kind == "open"]
    kept = [seat for seat in free if is_for(seat, person)]
    if not kept and (not table.affairs.private or table.seats_of(person)):
        kept = [seat for seat in free if seat.reserved is None]
    return kept[0].invitation if kept else None


def is_for(seat: Seat, person: str) -> bool:
    return seat.kind == "open" and seat.reserved == person


def past_sight_of(table: Table, person: str, seat: int | None, at: int) -> PastSight:
    """The table after so many moves that the person could notice, as the seat saw it then."""
    game = table.game
    steps = table.steps(person)
    seen = steps[:at]
    past = game.copy()
    past.rewind(seen[-1] + 1 if seen else 0)
    mover, text, bot = None, None, None
    if seen:
        move = game.moves[seen[-1]]
        mover = move.seat
        bot = table.marks.get(standing_entries(game)[seen[-1]]) if table.marks else None
        # A secret answer is known to the seat that gave it; the others know only its result.
        text = None if move.secret and mover != seat and not table.is_over else game.text_of(move)
    told = told_of(past.told(seat)[:1]) + told_at(past, seat, seen)
    asked = decision_of(past.decision(seat)) if table.is_over and seat is not None else None
    return PastSight(at, len(steps), past.view(seat), past.asked, told, mover, text, asked, bot)
