"""The greedy player of The Great Wall: legal, repeatable, better than chance, and blind to what is hidden."""

import pytest

from tianxia.bots import Bot, Situation, make_bot
from tianxia.bots.great_wall.greedy import ANSWERS
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import Options, checked_options, make_rules
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms.asks import ASKS
from tianxia.lab.simulate import plan_of, play_game

from ..rules.great_wall.table import Table
from .arena import elsewhere, moments, situation_of
from .own_packs import RICHES


def wins(players: int, games: int) -> int:
    """Games that one greedy bot among random ones wins, in every seat in turn."""
    rules = make_rules("great_wall", players, {}, None)
    won = 0
    for seed in range(games):
        me = seed % players
        bots = tuple("greedy" if seat == me else "random" for seat in range(players))
        won += me in play_game(plan_of("great_wall", 1, players, bots, seed), rules, seed)[2].winners
    return won


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_chance(players: int) -> None:
    assert wins(players, 3 * players) >= 3 * players - 1


def test_the_same_seed_gives_the_same_game() -> None:
    plan = plan_of("great_wall", 1, 3, ("greedy",), 5)
    rules = make_rules("great_wall", 3, {}, None)
    assert play_game(plan, rules, 5)[1].dumps() == play_game(plan, rules, 5)[1].dumps()


def bots_of(players: int, seed: int, strangers: int = 0) -> list[Bot]:
    """Greedy players, then random ones."""
    names = ["greedy"] * (players - strangers) + ["random"] * strangers
    return [make_bot(name, "great_wall") for name in names]


class Twins:
    """Two players for one seat, each in a world of its own: they must answer the same."""

    def __init__(self, first: Bot, second: Bot) -> None:
        self.first, self.second = first, second
        self.elsewhere: Situation | None = None

    def choose(self, situation: Situation) -> int:
        assert self.elsewhere is not None
        code = self.first.choose(situation)
        assert self.second.choose(self.elsewhere) == code, situation.kind
        return code


@pytest.mark.parametrize("strangers", [0, 2])
def test_it_answers_by_its_view_alone(strangers: int) -> None:
    """Whatever is in the decks and in the other hands, it answers the same."""
    rules = GreatWallRules(3, checked_options(GAME, {}), None)
    twins = [Twins(*pair) for pair in zip(bots_of(3, 3, strangers), bots_of(3, 3, strangers), strict=True)]
    dice = Dice.seeded("worlds")
    for s, situation in moments(rules, list(twins), 3):
        twins[situation.seat].elsewhere = elsewhere(rules, rules.resample(s, situation.seat, dice), situation)


@pytest.mark.parametrize("options", [{}, {"edition": "first"}])
@pytest.mark.parametrize(("players", "strangers"), [(3, 1), (4, 2)])
def test_its_answers_are_legal(options: Options, players: int, strangers: int) -> None:
    """Against greedy and random players, in both editions: `moments` checks every answer."""
    rules = GreatWallRules(players, checked_options(GAME, options), None)
    asked: set[str] = set()
    for seed in range(4):
        for _, situation in moments(rules, bots_of(players, seed, strangers), seed):
            asked.add(situation.kind)
    assert asked >= {"clerk", "hire", "recruit", "target", "build", "tactic", "donate", "shame", "redeem", "recall"}


def test_it_has_an_answer_to_every_kind_of_question() -> None:
    assert set(ANSWERS) == set(ASKS)


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (3, {}), (4, {}), (3, {"mode": "coop"})])
def test_it_remembers_nothing(players: int, options: Options) -> None:
    """A bot that has played all along and one that has just sat down answer the same, in every mode."""
    rules = GreatWallRules(players, checked_options(GAME, options), None)
    bots = bots_of(players, 4)
    for _, situation in moments(rules, bots, 4):
        situation = situation._replace(dice=Dice.seeded("a"))
        newcomer = make_bot("greedy", "great_wall").choose(situation._replace(dice=Dice.seeded("a")))
        assert bots[situation.seat].choose(situation) == newcomer, situation.kind


# An advisor that is worth little, and what a custom pack makes of it.


def test_it_plays_by_the_cards_of_an_own_pack() -> None:
    pack = Pack(RICHES, "own.toml")
    t = Table(pack=pack)
    t.rich(0)
    t.state.advisor_row = [advisor for advisor in t.state.advisor_row if t.box.advisors[advisor].id != "courier"]
    courier = [card.id for card in t.box.advisors].index("courier")
    t.state.advisor_deck = [card for card in t.state.advisor_deck if card != courier]
    t.state.advisor_row = [*t.state.advisor_row[:2], courier]
    t.clerks(0, embassy=1)
    t.activate("embassy")
    situation = situation_of(t.rules, t.state, kernel.first_owing(t.state))
    assert t.rules.text(make_bot("greedy", "great_wall", pack).choose(situation)) == "hire courier"
    assert t.rules.text(make_bot("greedy", "great_wall").choose(situation)) != "hire courier"


def test_it_keeps_to_its_options_when_the_kind_is_unknown() -> None:
    rules = GreatWallRules(3, checked_options(GAME, {}), None)
    situation = situation_of(rules, kernel.start(rules, Dice.seeded("1"), False), 0)
    strange = situation._replace(kind="strange", options=[1, 2, 3])
    assert bots_of(3, 1)[0].choose(strange) in strange.options


# What it does in given positions


def answers_of(t: Table, most: int = 20) -> list[str]:
    """What it answers in seat 0, while the others do nothing."""
    bot = bots_of(3, 1)[0]
    answers: list[str] = []
    while not t.over and len(answers) < most:
        situation = situation_of(t.rules, t.state, kernel.first_owing(t.state))
        if situation.seat == 0:
            answers.append(t.rules.text(bot.choose(situation)))
            t.play(0, answers[-1])
        else:
            t.play(situation.seat, "done")
    return answers


def test_it_uses_the_barracks_when_it_raises_the_banner() -> None:
    t = Table()
    t.set_artifacts("sword_of_goujian")
    t.give(0, wood=4, stone=4, chi=4)  # with gold it would rather hire, without overseers first have some
    for location in ("lumber_mill", "quarry", "gold_mine", "temple"):
        t.set_overseer(0, location, 3)
    t.horde("left", "brutes_left")
    t.command(0, "raise_banner")
    answers = answers_of(t)
    assert "clerk pool>barracks" in answers
    assert "activate barracks" in answers


def last_year(*artifacts: str) -> Table:
    """The bank will be empty this winter, and shame takes all honor."""
    t = Table()
    t.set_artifacts(*artifacts)
    t.year(4)
    for section in ("left", "middle", "right"):
        for card in ("brutes", "infantry"):
            t.horde(section, f"{card}_{section}")
    t.set_shame(0, "spearman", 4)
    t.bank(3)
    return t


@pytest.mark.rule("GW-Y1", "GW-Y3")
@pytest.mark.parametrize(("artifact", "hired"), [("jade_disc_of_he", True), ("sword_of_goujian", False)])
def test_it_hires_at_the_end_for_the_disc_alone(artifact: str, hired: bool) -> None:
    t = last_year(artifact)
    t.supporters(0, 3)
    t.give(0, gold=4)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    assert (answers_of(t)[0] != "done") is hired


@pytest.mark.rule("GW-Y1", "GW-Y3")
@pytest.mark.parametrize(("artifact", "where"), [("nine_tripods", "rest"), ("sword_of_goujian", "spot")])
def test_recruits_rest_at_the_end_for_the_tripods(artifact: str, where: str) -> None:
    t = last_year(artifact)
    t.give(0, wood=1, stone=2)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    answers = answers_of(t)
    assert answers[0] == "recruit spearman"
    assert answers[1].split()[0] == where


@pytest.mark.rule("GW-E7")
def test_it_redeems_shame() -> None:
    t = Table()
    t.year(3)
    t.set_shame(0, "spearman", 2)
    t.give(0, chi=4)
    t.summer()
    assert answers_of(t, 2) == ["unshame spearman"] * 2


@pytest.mark.rule("GW-E7")
def test_it_redeems_shame_even_if_it_seems_too_late() -> None:
    """A player who gives up and saves chi for an artifact makes it come true."""
    t = Table()
    t.set_artifacts("hou_yi_bow")
    t.year(4)
    t.set_shame(0, "spearman", 6)
    t.bank(12)
    t.give(0, chi=4)
    t.summer()
    assert answers_of(t, 2) == ["unshame spearman"] * 2


@pytest.mark.rule("GW-U2", "GW-W4")
def test_it_builds_a_wall_that_holds() -> None:
    t = Table()
    t.year(2)
    t.wall("middle", 1)
    for section in ("left", "middle"):
        t.horde(section, f"infantry_{section}")
    t.give(0, wood=12, stone=12, gold=12)
    t.clerks(0, builders_camp=1)
    t.activate("builders_camp")
    assert answers_of(t)[0] == "wall left"


@pytest.mark.rule("GW-W3")
def test_it_builds_no_barricade_where_it_is_burned() -> None:
    """On the left one would do more, if the Incendiaries were not there."""
    t = Table()
    t.year(2)
    t.wall("left", 1)
    t.horde("left", "incendiaries_left")
    t.horde("left", "riders_left")
    t.horde("right", "sappers_right")
    t.warehouse(wood=2)
    t.clerks(0, builders_camp=1)
    t.activate("builders_camp")
    assert answers_of(t)[0] == "barricade right"


@pytest.mark.rule("GW-F1", "GW-W4")
def test_it_strikes_the_last_blow_before_the_assault() -> None:
    """One more spearman beats either horde; on the right the wall then holds against the one behind."""
    t = Table()
    t.year(2)
    t.wall("right", 1)
    for section in ("left", "right"):
        t.horde(section, f"infantry_{section}")
        t.put_on(1, section, 1, "a3", "a4", "a5", "b3", "b4")
    t.horde("right", "spies_right")
    t.give(0, wood=1, stone=2)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    assert answers_of(t)[:2] == ["recruit spearman", "spot right 1 b5"]


def last_autumn(*cards: str) -> Table:
    """The last autumn: seat 0 is the first of three, with plenty of stone, and the others' cards are known."""
    t = Table()
    t.year(6)
    t.give(0, stone=16)
    t.clerks(0, gold_mine=0)
    t.command(0, "raise_banner")
    numbers = [command.id for command in t.box.commands]
    for seat, card in enumerate(cards, 1):
        t.state.track[seat], t.state.played[seat] = seat, numbers.index(card)
    return t


@pytest.mark.rule("GW-W6")
def test_it_builds_while_it_still_moves_clerks() -> None:
    """Attack Order and Betrayal move no clerks of the others: whoever waits for them is left with the stone."""
    assert "clerk pool>builders_camp" in answers_of(last_autumn("attack_order", "betrayal"), 3)


def team(*decrees: str) -> Table:
    t = Table(mode="coop")
    t.year(3)
    t.decrees(*decrees)
    return t


@pytest.mark.rule("GW-C11")
def test_in_a_team_it_pays_with_what_no_decree_asks_for() -> None:
    t = team("stone_for_the_palace")
    t.give(0, wood=2, stone=3, gold=2)
    t.clerks(0, builders_camp=1)
    t.activate("builders_camp")
    assert answers_of(t)[0].startswith("wall")
    assert t.stock(0) == {"wood": 0, "stone": 2, "gold": 0, "chi": 0}


@pytest.mark.rule("GW-C11")
def test_in_a_team_it_draws_the_cards_that_a_decree_asks_for() -> None:
    t = team("secrets_of_war")
    t.command(0, "raise_banner")
    assert "clerk pool>academy" in answers_of(t, 3)


@pytest.mark.rule("GW-C16", "GW-L9")
def test_in_a_team_it_takes_no_token_that_is_not_there() -> None:
    t = team("tribute_of_gold")
    t.bank(0)
    t.clerks(0, temple=2)
    t.command(0, "economy")
    answers_of(t, 3)
    assert t.clerks_at(0, "temple") < 3


@pytest.mark.rule("GW-C7", "GW-C11")
@pytest.mark.parametrize(("decree", "answer"), [("glory_belongs_to_the_emperor", "shame"), ("tribute_of_gold", "buy")])
def test_in_a_team_it_keeps_honor_for_a_decree(decree: str, answer: str) -> None:
    t = team(decree)
    t.state.honor[0] = 12
    t.horde("left", "plunderers_left")
    t.assault()
    first = next(given for given in answers_of(t, 4) if not given.startswith("first"))
    assert first.split()[0] == answer


# How it plays


def years_of(players: int, games: int) -> list[int]:
    rules = GreatWallRules(players, checked_options(GAME, {}), None)
    years = []
    for seed in range(games):
        last = None
        for s, _ in moments(rules, bots_of(players, seed), seed):
            last = s
        assert last is not None
        years.append(last.year + 1)
    return years


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_most_games_last(players: int) -> None:
    """An empty shame bank ends few of them before the fifth year."""
    years = years_of(players, 8)
    assert sum(year >= 5 for year in years) >= 5, years
