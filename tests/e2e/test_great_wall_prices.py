"""The Great Wall at its table: the price that is shown is the price that is paid, and the forecasts come true."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

import tianxia

from .people import Person
from .spots import AtBoard, asks
from .spots import sit_down as sit_down_at
from .staging import Moment
from .staging import reached as reached_in


def reached(moment: Moment, first: int = 1) -> tianxia.Game:
    return reached_in(moment, "random", first=first, game="great_wall", players=3)


def sit_down(mei: Person, game: tianxia.Game) -> AtBoard:
    """Mei chooses an answer, reads, and sends it then."""
    mei.settings(confirm="always")
    return sit_down_at(mei, game)


def row(table: AtBoard, text: str) -> Locator:
    """What the panel says of an option, under its name."""
    table.unfold()
    return table.panel.locator(f'[data-option="{text}"] .d')


def held(table: AtBoard) -> dict[str, int]:
    stock: dict[str, int] = table.view["own"]["stock"]
    return stock


def play(table: AtBoard, text: str) -> None:
    table.unfold()
    table.panel.locator(f'[data-option="{text}"]').click()
    with table.page.expect_response(re.compile("/moves")):
        table.send.click()
    table.settle()


def cheaper(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Locations where the next overseer costs 1 and would cost 2 without the card."""
    prices = view["own"]["prices"]["overseer"]
    overseen = [at for at in view["locations"] if at["overseers"] and at["location"] in prices]
    return [at for at in overseen if prices[at["location"]] == at["overseer_cost"][at["overseers"][0]] - 1 == 1]


def by_economy(view: dict[str, Any], texts: list[str]) -> bool:
    offered = [at for at in cheaper(view) if f"upgrade {at['location']}" in texts]
    return view["players"][0]["played"] == "economy" and bool(offered)


def test_an_upgrade_by_economy_costs_one_less(mei: Person) -> None:
    table = sit_down(mei, reached(asks("upgrade", by_economy)))
    table.wait()
    offered = [option["text"] for option in table.options]
    at = next(at for at in cheaper(table.view) if f"upgrade {at['location']}" in offered)
    before = held(table)
    expect(row(table, f"upgrade {at['location']}")).to_have_text(f"costs 1 {at['overseer_pay']}")
    play(table, f"upgrade {at['location']}")
    table.wait()
    overseer = next(option["text"] for option in table.options if option["verb"] == "overseer")
    expect(row(table, overseer)).to_contain_text(f"costs 1 {at['overseer_pay']}")
    play(table, overseer)
    expect(table.log).to_contain_text("overseer")
    paid = [told for move in mei.sight(table.id, 0)["told"] for told in move if told["kind"] == "paid"]
    assert paid[-1]["facts"] == {"seat": "0", "number": 1, "resource": at["overseer_pay"]}
    assert held(table)[at["overseer_pay"]] == before[at["overseer_pay"]] - 1


def for_nothing(view: dict[str, Any], texts: list[str]) -> bool:
    free = not view["own"]["prices"]["recruit"]["spearman"]
    return free and "conscription_officer" in view["players"][0]["advisors"] and "recruit spearman" in texts


def test_a_free_recruit_shows_nothing_to_pay_and_takes_nothing(mei: Person) -> None:
    table = sit_down(mei, reached(asks("recruit", for_nothing)))
    table.wait()
    before = held(table)
    expect(row(table, "recruit spearman")).to_have_text("free")
    play(table, "recruit spearman")
    table.wait()
    assert table.view["question"]["soldier"] == "spearman"
    assert held(table) == before


def next_level(view: dict[str, Any], texts: list[str]) -> int:
    """The section with a level named, where the next can be named too and an assault threatens; -1: none."""
    walls = view["question"]["walls"]
    for place, section in enumerate(view["sections"]):
        if walls[place] and section["assault"] and f"wall {section['section']}" in texts:
            return place
    return -1


def one_named(view: dict[str, Any], texts: list[str]) -> bool:
    return sum(view["question"]["walls"]) == 1 and next_level(view, texts) >= 0


def test_the_next_level_after_one_named_has_its_price_and_forecast(mei: Person) -> None:
    table = sit_down(mei, reached(asks("build", one_named), first=450))  # it is rare
    table.wait()
    view, texts = table.view, [option["text"] for option in table.options]
    place = next_level(view, texts)
    section = view["sections"][place]
    name, level = section["section"], section["level"]
    due, more = view["question"]["price"]["build"], view["own"]["prices"]["wall"][place]
    assert more > due  # higher levels cost more
    expect(row(table, f"wall {name}")).to_contain_text(f"costs {more}; defense ")
    said = row(table, f"wall {name}").inner_text()
    stored = sum(view["warehouse"].values())
    wealth = sum(held(table)[kind] for kind in ("wood", "stone", "gold"))
    play(table, f"wall {name}")
    while table.view["sections"][place]["level"] < level + 2:
        table.wait()
        play(table, table.options[0]["text"])  # done, or a way to pay
    now = table.view
    left = sum(now["own"]["stock"][kind] for kind in ("wood", "stone", "gold")) + sum(now["warehouse"].values())
    assert stored + wealth - left == due + more
    defense = now["sections"][place]["assault"]["defense"]
    assert f"defense {defense} " in said


def doomed(view: dict[str, Any]) -> int:
    """The section where only the player's archer on the wall would die; -1: none."""
    for place, section in enumerate(view["sections"]):
        comes = section["assault"]
        on_hordes = [spot for horde in section["hordes"] for spot in horde["spots"].values() if spot.get("seat") == 0]
        if comes and not comes["holds"] and section["firing"][0] and comes["dying"][0] and not on_hordes:
            return place
    return -1


def archer_dies(view: dict[str, Any], texts: list[str]) -> bool:
    return doomed(view) >= 0


def test_the_forecast_of_a_breach_counts_the_archers_on_the_wall(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", archer_dies)))
    table.wait()
    view = table.view
    place = doomed(view)
    comes = view["sections"][place]["assault"]
    assert comes["dying"][0] == view["sections"][place]["firing"][0]
    fate = table.board.locator(".sec").nth(place).locator(".fate")
    expect(fate).to_contain_text(f"Mei: {comes['shame'][0]} shame, {comes['dying'][0]} dying soldier")
    expect(fate.locator("use[href$='#lethality']").first).to_be_visible()


def fills(view: dict[str, Any], texts: list[str]) -> bool:
    """One more clerk fills the quarry."""
    quarry = next(at for at in view["locations"] if at["location"] == "quarry")
    return sum(quarry["clerks"]) == quarry["slots"] - 1 and "clerk pool>quarry" in texts


def test_a_clerk_says_what_its_location_would_bring(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", fills)))
    table.wait()
    quarry = next(at for at in table.view["locations"] if at["location"] == "quarry")
    brings = quarry["clerks"][0] + 1 + quarry["overseers"][0]
    table.click(table.thing("loc:quarry"))
    expected = f"{quarry['slots']} of {quarry['slots']} spaces; it activates; for you: {brings} stone"
    expect(table.panel.locator(".will")).to_have_text(expected)


def two_answers(view: dict[str, Any], texts: list[str]) -> bool:
    """One kind of soldier can be recruited, for something: both answers are buttons of the bar."""
    kinds = [text.removeprefix("recruit ") for text in texts if text.startswith("recruit ")]
    return len(texts) == 2 and len(kinds) == 1 and len(view["own"]["prices"]["recruit"][kinds[0]]) == 1


def test_who_can_be_recruited_has_a_price_on_the_board_and_in_the_bar(mei: Person) -> None:
    table = sit_down(mei, reached(asks("recruit", two_answers)))
    table.wait()
    text = next(option["text"] for option in table.options if option["verb"] == "recruit")
    kind = text.removeprefix("recruit ")
    ((what, number),) = table.view["own"]["prices"]["recruit"][kind].items()
    button = table.panel.locator(f'.quick [data-option="{text}"] small')
    expect(button).to_have_text(f"{number} {what}" if what != "any" else re.compile(f"^{number} "))
    expect(table.thing(f"pool:{kind}").locator(".pr")).to_contain_text(str(number))
