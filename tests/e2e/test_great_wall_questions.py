"""The Great Wall at its table: questions say what they turn on."""

import re
from typing import Any

from playwright.sync_api import expect

import tianxia

from .people import Person
from .spots import AtBoard, asks
from .staging import Moment, bot, person, put_on_table
from .staging import reached as reached_in


def reached(moment: Moment, bot: str, players: int) -> tianxia.Game:
    return reached_in(moment, bot, game="great_wall", players=players)


def sit_down(mei: Person, game: tianxia.Game) -> AtBoard:
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), *[bot("random")] * (game.players - 1))
    mei.sit_down(id_)
    table = AtBoard(mei, id_)
    table.wait()
    table.unfold()
    return table


def at_a_defeat(view: dict[str, Any], texts: list[str]) -> bool:
    return bool(view["question"]["trigger"] == "horde_defeated")


def test_a_general_is_not_chosen_blind(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("great_wall", seed=3, players=3))
    for general in table.view["own"]["generals"]:
        expect(table.panel.locator(f'[data-option="general {general}"]')).to_contain_text("At the start: ")
        expect(table.panel.locator(f'[data-option="general {general}"]')).to_contain_text("tea value")


def test_the_cards_of_the_others_are_told_when_a_space_is_chosen(mei: Person) -> None:
    table = sit_down(mei, reached(asks("space"), "greedy", 1))
    expect(table.panel).to_contain_text(" (Qin Jiushao), ")
    qin = table.view["players"][1]["played"]
    text = mei.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}/cards`)).json())", table.id)
    expect(table.panel).to_contain_text(text["command"][qin]["about"])


def test_a_window_says_its_moment(mei: Person) -> None:
    table = sit_down(mei, reached(asks("tactic", at_a_defeat), "greedy", 3))
    expect(table.panel).to_contain_text("is defeated.")
    expect(table.panel).to_contain_text("Play a tactic card now?")


def test_a_choice_is_named_by_what_it_does(mei: Person) -> None:
    table = sit_down(mei, reached(asks("choose"), "random", 3))
    expect(table.panel).to_contain_text(re.compile("Move up to 2 clerks|Attack with 1 soldier|Move soldiers"))
    expect(table.panel).not_to_contain_text("Choose effect")
