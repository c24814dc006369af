"""Whole games by mouse: where the next thing is, the page says; the mouse clicks there; then the page comes to rest."""

from random import Random

from .at_table import PROVINCES, REST, AtSunTzu, AtTable

# Where the mouse hits a thing: its middle, or a corner or an edge if something else covers it.
SPOT = """(one) => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" })
  const { left, top, width, height } = one.getBoundingClientRect()
  const [x0, y0, x1] = [left + 7, top + 7, left + width - 7]
  const spots = [[left + width / 2, top + height / 2], [x0, y0], [x1, y0], [left + 12, top + height / 2]]
  for (const [x, y] of spots) {
    const hit = document.elementFromPoint(x, y)
    const touches = one.closest("#stage") !== null && !one.closest("[data-thing=bar]")
    if (hit && (hit === one || one.contains(hit))) return { x, y, touches }
  }
  return null
}"""
# What to click next: the button that sends, if something is chosen; otherwise, at random, something lit on the
# board or an answer, inside its group if one is open; or what unfolds the answers.
NEXT = f"""({{ whim, board }}) => {{
  const spot = {SPOT}
  const all = (what) => [...document.querySelectorAll(what)]
  const send = document.querySelector("[data-thing=quick] [aria-pressed=true]") ??
    document.querySelector("[data-thing=send]")
  if (send && send.getAttribute("aria-disabled") !== "true") return spot(send)
  const inside = all("[data-thing=group][aria-expanded=true] + * [data-thing=option]")
  const rows = inside.length ? inside : all("[data-thing=bar] :is([data-thing=option], [data-thing=group])")
  const unfold = rows.length ? [] : all("[data-thing=unfold][aria-expanded=false]")
  const things = [...(board ? all("#stage [data-state=legal]") : []), ...rows, ...unfold]
  const first = whim % things.length
  for (const one of [...things.slice(first), ...things.slice(0, first)]) {{
    const found = spot(one)
    if (found) return found
  }}
  return null
}}"""
# At rest, and the number of what is asked; "": nothing.
NUMBER = f"""() => document.querySelector("{REST}") && {{
  number: document.querySelector("[data-thing=bar][data-state=asks]")?.dataset.number ?? ""
}}"""


def click(table: AtTable, what: str) -> None:
    """The first match, without waiting until it stands still."""
    found = table.page.evaluate(f"what => ({SPOT})(document.querySelector(what))", what)
    assert found, f"the mouse cannot reach {what}"
    table.page.mouse.click(found["x"], found["y"])
    table.rest()


def lay_orders(table: AtSunTzu) -> None:
    for province in PROVINCES:
        if not table.order(province).count():
            click(table, '[data-thing=hand] [data-spot^="card:"][data-state=legal]')
            click(table, f'[data-thing=province][data-province="{province}"]')
    table.get_ready()


def number_of(table: AtTable) -> str:
    return str(table.page.wait_for_function(NUMBER).evaluate("it => it.number"))


def answer(table: AtTable, whims: Random) -> int:
    """Answers what is asked by clicks; returns how many of them touched the board."""
    touched, number = 0, number_of(table)
    for _ in range(10):
        # What two touches do not settle is settled by the list.
        found = table.page.evaluate(NEXT, {"whim": whims.randrange(1000), "board": touched < 2})
        assert found, "there is nothing to click"
        table.page.mouse.click(found["x"], found["y"])
        touched += found["touches"]
        if number_of(table) != number:
            return touched
    raise AssertionError("ten clicks do not answer the question")


def play_to_the_end(table: AtTable, seed: int) -> tuple[set[str], int]:
    """A whole game by clicks; returns the kinds of question, and how many clicks touched the board."""
    whims, kinds, touched = Random(seed), set[str](), 0
    while (shown := table.wait()) != "end":
        kinds.add(table.kind)
        if shown == "curtain":
            table.curtain.get_by_role("button").first.click()
            table.curtain.wait_for(state="detached")
        elif isinstance(table, AtSunTzu) and table.kind == "orders":
            lay_orders(table)
        else:
            touched += answer(table, whims)
    return kinds, touched
