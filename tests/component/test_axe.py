"""axe finds nothing that somebody could not see, reach or understand: by day and night, on the screen and the phone."""

from collections.abc import Callable

import pytest

from tests.data.moments import moment
from tests.data.sun_tzu import marked
from tests.e2e.at_table import AtSunTzu, AtTable
from tests.e2e.axe import look_everywhere

from .conftest import NewStage
from .stage import Stage
from .stand_in import ME, SOMEBODY, bot, free_seat, person

MOMENTS = (
    "a general to keep",
    "a battle to choose",
    "a drawn card to keep",
    "the end of Sun Tzu",
    "a bid for the player boards",
    "a card to play",
    "a card to play among three",
    "an official to move",
    "a wall to build on",
    "a reward to accept",
    "the end of ZhanGuo",
    "a clerk to place",
    "a recruit to place",
    "soldiers to save in a breach",
    "a tactic card to play at a defeat",
    "the end of The Great Wall",
    "a clerk to place alone",
    "a clerk of the Reed Clan",
    "a decree out of reach",
    "the end of The Great Wall alone",
)
PAGES = {
    "the lobby of a newcomer": "/",
    "the settings": "/settings",
    "a profile": "/me",
    "signing in": "/sign-in",
    "a link for another device": "/continue#token",
    "the rules, at one of them": "/rules/sun_tzu#ST-E3",
    "the rules on one page": "/rules/great_wall",
    "rules that were looked for": "/rules/sun_tzu?find=plague",
    "no rules with this word": "/rules/sun_tzu?find=xyz",
    "no such page": "/nowhere",
}


def sit(stage: Stage, name: str, *more: str) -> AtTable:
    table = stage.sit_down(stage.server.put(moment(name)))
    for what in more:
        stage.page.locator(what).first.click()
        stage.rest()
    return table


def full_lobby(stage: Stage) -> None:
    for name in ("a general to keep", "a clerk to place", "the end of Sun Tzu"):
        stage.server.put(moment(name), hints=False)
    stage.visit("/")


def all_of_a_new_table(stage: Stage) -> None:
    stage.visit("/new?game=sun_tzu")
    for summary in stage.page.locator("form details summary").all():
        summary.click()
    stage.page.get_by_label("Who plays King Shao?").select_option("here")


def some_orders(stage: Stage) -> None:
    sit(stage, "orders to give")
    table = AtSunTzu(stage.page)
    table.lay("WU")
    table.lay("QIN")
    table.next_card.click()


def sealed(stage: Stage) -> None:
    game = moment("orders to give")
    stage.sit_down(stage.server.put(game, person(ME, "Mei"), person(SOMEBODY, "Absent")))
    table = AtSunTzu(stage.page)
    table.lay_all()
    table.get_ready()


def curtain(stage: Stage) -> None:
    stage.sit_down(stage.server.put(moment("orders to give"), person(ME, "Mei"), person(ME, "Jan")), None)
    assert AtTable(stage.page).curtain.is_visible()


def keys(stage: Stage) -> None:
    sit(stage, "orders to give")
    stage.page.keyboard.press("?")


def replay(stage: Stage) -> None:
    stage.sit_down(stage.server.put(moment("the end of Sun Tzu"), person(ME, "Mei"), bot()), more="&at=40")


def refusal(stage: Stage) -> None:
    game = moment("a six that has left its mark")
    stage.sit_down(stage.server.put(game))
    table = AtSunTzu(stage.page)
    table.card("6").click()
    table.province(marked(game, 0)).click()
    table.bubble.wait_for()


def chance(stage: Stage) -> None:
    stage.set(chance=True)
    stage.sit_down(stage.server.put(moment("orders to give"), person(ME, "Mei"), bot("crane")))
    table = AtSunTzu(stage.page)
    table.press("t")
    table.part("hint").get_by_role("listitem").first.wait_for()
    stage.page.get_by_role("meter", name="Your chance of winning").wait_for()


def invitation(stage: Stage) -> None:
    chair = free_seat()
    id_ = stage.server.put(moment("a general to keep"), person(SOMEBODY, "Jan"), chair)
    stage.visit(f"/table/{id_}?invitation={chair.invitation}")
    AtTable(stage.page).part("join").wait_for()


STATES: dict[str, Callable[[Stage], object]] = {
    "a lobby with tables": full_lobby,
    "all of a new table": all_of_a_new_table,
    "orders, some of them laid": some_orders,
    "orders that are sealed": sealed,
    "the answers unfolded": lambda stage: sit(stage, "an army to pay for a plus card", "[data-thing=option]"),
    "the drawer of another player": lambda stage: sit(stage, "a clerk to place", "#seats [data-thing=area] >> nth=1"),
    "a curtain between two people": curtain,
    "the list of keys": keys,
    "a refusal": refusal,
    "a hint and the chance of winning": chance,
    "an invitation": invitation,
    "a table that waits": lambda stage: stage.sit_down(
        stage.server.put(moment("a general to keep"), person(ME, "Mei"), free_seat())
    ),
    "a replay": replay,
}


@pytest.mark.parametrize("name", MOMENTS)
def test_axe_finds_nothing_at_a_table(stage: Stage, name: str) -> None:
    sit(stage, name)
    check(stage)


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_on_a_page(stage: Stage, page: str) -> None:
    stage.visit(PAGES[page])
    check(stage)


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_in_a_state(on_stage: NewStage, state: str) -> None:
    stage = on_stage()
    STATES[state](stage)
    stage.rest()
    check(stage)


def check(stage: Stage) -> None:
    found = look_everywhere(stage.page)
    assert not found, "\n".join(found)
