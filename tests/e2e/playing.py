"""Whole games by mouse: where the next thing is, the page says; the mouse clicks there; then the page comes to rest."""

from random import Random
from typing import NamedTuple

from .at_table import ASKED, PROVINCES, AtSunTzu, AtTable

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
# At rest: what is asked, and where to click next. That is the button that sends, if something is chosen; otherwise, at
# random, something lit on the board or an answer, inside its group if one is open; or what unfolds the answers.
NEXT = f"""({{ whim, board }}) => {{
  const shown = document.querySelector("{ASKED}")
  if (!shown) return null
  const now = {{ shown: shown.dataset.thing, kind: "", number: "", x: 0, y: 0, touches: false, ...shown.dataset }}
  if (now.shown !== "bar") return now
  const spot = {SPOT}
  const all = (what) => [...document.querySelectorAll(what)]
  const send = document.querySelector("[data-thing=quick] [aria-pressed=true]") ??
    document.querySelector("[data-thing=send]")
  if (send && send.getAttribute("aria-disabled") !== "true") return {{ ...now, ...spot(send) }}
  const inside = all("[data-thing=group][aria-expanded=true] + * [data-thing=option]")
  const rows = inside.length ? inside : all("[data-thing=bar] :is([data-thing=option], [data-thing=group])")
  const unfold = rows.length ? [] : all("[data-thing=unfold][aria-expanded=false]")
  const things = [...(board ? all("#stage [data-state=legal]") : []), ...rows, ...unfold]
  const first = whim % things.length
  for (const one of [...things.slice(first), ...things.slice(0, first)]) {{
    const found = spot(one)
    if (found) return {{ ...now, ...found }}
  }}
  return now
}}"""


class Step(NamedTuple):
    shown: str  # "bar", "end" or "curtain"
    kind: str
    number: str
    x: float
    y: float
    touches: bool  # the board


def look(table: AtTable, whims: Random, board: bool = True) -> Step:
    found = table.page.wait_for_function(NEXT, arg={"whim": whims.randrange(1000), "board": board}).json_value()
    return Step(*(found[name] for name in Step._fields))


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


def answer(table: AtTable, whims: Random) -> int:
    """Answers what is asked by clicks; returns how many of them touched the board."""
    step, touched = look(table, whims), 0
    number = step.number
    for _ in range(10):
        assert step.x, "there is nothing to click"
        table.page.mouse.click(step.x, step.y)
        touched += step.touches
        step = look(table, whims, board=touched < 2)  # what two touches do not settle is settled by the list
        if step.number != number:
            return touched
    raise AssertionError("ten clicks do not answer the question")


def play_to_the_end(table: AtTable, seed: int) -> tuple[set[str], int]:
    """A whole game by clicks; returns the kinds of question, and how many clicks touched the board."""
    whims, kinds, touched = Random(seed), set[str](), 0
    while (step := look(table, whims)).shown != "end":
        kinds.add(step.kind)
        if step.shown == "curtain":
            table.curtain.get_by_role("button").first.click()
            table.curtain.wait_for(state="detached")
        elif isinstance(table, AtSunTzu) and step.kind == "orders":
            lay_orders(table)
        else:
            touched += answer(table, whims)
    return kinds, touched
