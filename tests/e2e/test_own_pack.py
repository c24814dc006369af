"""A table with a custom pack: its changed card says what it does, and does what it says."""

from playwright.sync_api import FilePayload, expect

from .people import Person

# Economy is in every hand: here it has another name, pays gold, and recruits at a price that no print has.
PACK = """
[soldiers]
provenance = "reconstructed"
spearman = { cost = { gold = 4 }, owned = 10 }
archer = { cost = { chi = 2, wood = 1 }, owned = 4 }
horseman = { cost = { gold = 3, wood = 1 }, owned = 2 }
save_cost = { chi = 2 }

[[command]]
id = "economy"
name = "Golden Age"
deck = "player"
counts_as = "economy"
provenance = "reconstructed"
worth = 8
[[command.box]]
who = "owner"
do = [{ do = "gain", what = "gold", n = 7 }, { do = "recruit", kind = "spearman", n = 1 }]
"""


ASK = {"great_wall-tactic": "ask"}  # the page passes no window by itself, which `answer_until` may be answering


def open_with(person: Person, text: str) -> None:
    """By the form of a new table: solo against Qin, with a custom pack."""
    person.settings(standing=ASK)
    person.read("/new?game=great_wall")
    page = person.page
    page.get_by_text("Solo against Qin Jiushao").click()
    page.locator("summary", has_text="Cards and boards").click()
    file: FilePayload = {"name": "golden.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("summary", has_text="golden.toml")).to_be_visible()
    page.get_by_role("button", name="Create table").click()


def table_of(person: Person) -> str:
    person.at_table.wait()
    return person.page.url.partition("/table/")[2].partition("?")[0]


def answer_until(person: Person, table: str, kind: str) -> None:
    """Answers whatever is asked before, without the page; the page follows, and unfolds its answers."""
    while (decision := person.sight(table, 0)["decision"])["kind"] != kind:
        option = decision["options"][0]["text"]
        person.post(f"/api/tables/{table}/moves", seat=0, option=option, number=decision["number"])
    person.page.locator(f'[data-thing=bar][data-number="{decision["number"]}"]').wait_for()
    person.at_table.unfold()


def choose(person: Person, option: str) -> None:
    person.page.locator(f"[data-option='{option}']").click()
    person.at_table.confirm()


def gold_of(person: Person, table: str) -> int:
    gold: int = person.sight(table, 0)["view"]["own"]["stock"]["gold"]
    return gold


def test_its_changed_card_is_read_played_and_paid_as_it_says(mei: Person) -> None:
    open_with(mei, PACK)
    table = table_of(mei)
    assert mei.sight(table, 0)["pack"]["name"] == "golden.toml"
    answer_until(mei, table, "command")
    card = mei.page.locator("[data-option='command economy']")
    expect(card).to_contain_text("Golden Age")
    expect(card).to_contain_text("7 gold")
    before = gold_of(mei, table)
    choose(mei, "command economy")
    expect(mei.page.locator("[data-option='command economy']")).to_have_count(0)
    answer_until(mei, table, "recruit")
    assert gold_of(mei, table) == before + 7
    expect(mei.page.locator("[data-option='recruit spearman']")).to_contain_text("4")
    choose(mei, "recruit spearman")
    expect(mei.page.locator("[data-option='recruit spearman']")).to_have_count(0)
    assert gold_of(mei, table) == before + 3


def test_a_mistake_in_it_is_told_with_its_line(mei: Person) -> None:
    mei.allow("422")
    open_with(mei, PACK.replace('what = "gold", n = 7', 'what = "goldd", n = 7'))
    alert = mei.page.locator("form#new [role=alert]")
    expect(alert).to_contain_text("golden.toml, line 18")
    expect(alert).to_contain_text("goldd")
