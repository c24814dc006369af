"""Fast clicking: whole games by mouse, as fast as the page answers.

Playwright's own click waits until a thing has stood still for two frames, which suits a careful test of one
click. A whole game has hundreds; here the page says where the next thing is, and the mouse clicks there.
"""

from random import Random

from .people import PROVINCES, WHAT_NOW, AtTable

# Like `AtTable.wait`; "astray" if the click meant as an answer hit a line of the log and opened the replay.
NOW_OR_ASTRAY = f"""() => document.querySelector(".decide.replay") ? "astray" : ({WHAT_NOW})()"""

# Where the mouse hits a thing: its middle, or a corner or an edge if something else covers it.
SPOT = """(one) => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" })
  const { left, top, width, height } = one.getBoundingClientRect()
  const [x0, y0, x1] = [left + 7, top + 7, left + width - 7]
  const spots = [[left + width / 2, top + height / 2], [x0, y0], [x1, y0], [left + 12, top + height / 2]]
  for (const [x, y] of spots) {
    const hit = document.elementFromPoint(x, y)
    const touches = one.closest("#stage") !== null && !one.closest(".decide")
    if (hit && (hit === one || one.contains(hit))) return { x, y, touches }
  }
  return null
}"""
# What to click next: the button that sends, if something is chosen; otherwise, at random, something lit on the
# board or an answer, inside its group if one is open; or what unfolds the answers. Nothing if the question is answered.
NEXT = f"""async ({{ whim, board, number }}) => {{
  const busy = ".decide-foot use[href$=hourglass], .decide.is-fresh"
  while (document.querySelector(busy)) await new Promise(requestAnimationFrame)
  const spot = {SPOT}
  if (number && document.querySelector(".decide")?.dataset.number !== number) return {{ answered: true }}
  const all = (what) => [...document.querySelectorAll(what)]
  const send = document.querySelector(".quick .is-selected") ?? document.querySelector(".decide-foot .btn-primary")
  if (send && send.getAttribute("aria-disabled") !== "true") return {{ ...spot(send), sends: true }}
  const rows = all(".opts-in .opt").length ? all(".opts-in .opt") : all(".decide .opts > .opt")
  const unfold = rows.length ? [] : all(".decide .unfold[aria-expanded=false]")
  const things = [...(board ? all("#stage .is-legal") : []), ...rows, ...unfold]
  const first = whim % things.length
  for (const one of [...things.slice(first), ...things.slice(0, first)]) {{
    const found = spot(one)
    if (found) return found
  }}
  return null
}}"""


def click(table: AtTable, what: str) -> None:
    """The first match, without waiting."""
    found = table.page.evaluate(f"what => ({SPOT})(document.querySelector(what))", what)
    assert found, f"the mouse cannot reach {what}"
    table.page.mouse.click(found["x"], found["y"])


def lay_orders(table: AtTable) -> None:
    """In Sun Tzu: a card at every province."""
    for province in PROVINCES:
        if not table.order(province).count():
            click(table, ".hand .slotcard.is-legal:not(.gone)")
            click(table, f'.plate[data-province="{province}"]')
            table.order(province).wait_for()
    table.get_ready()


def wait(table: AtTable) -> str:
    """Until it is this seat's turn, or another screen shows.

    Forecasts that arrive push rows around, so a fast click may hit what is below the panel: a key leads back, as
    it would for anybody.
    """
    while (asked := str(table.page.wait_for_function(NOW_OR_ASTRAY).json_value())) == "astray":
        table.page.keyboard.press("Escape")
        table.page.locator(".decide.replay").wait_for(state="detached")
    return asked


def answer(table: AtTable, whims: Random) -> int:
    """Answers what is asked by clicks; returns how many of them touched the board."""
    touched = 0
    number = table.panel.get_attribute("data-number")
    for _ in range(10):
        # What two touches do not settle is settled by the list.
        found = table.page.evaluate(NEXT, {"whim": whims.randrange(1000), "board": touched < 2, "number": number})
        if not found and table.page.evaluate(NOW_OR_ASTRAY) == "astray":
            return touched  # `wait` leads back to the question
        if not found and touched:
            return touched  # a touch was answer enough: what is asked now, `wait` will see
        assert found, "there is nothing to click"
        if found.get("answered"):  # by a touch alone
            return touched
        table.page.mouse.click(found["x"], found["y"])
        if found.get("sends"):
            return touched
        touched += found["touches"]
    raise AssertionError("ten clicks do not answer the question")


def play_to_the_end(table: AtTable, seed: int) -> tuple[set[str], int]:
    """A whole game by clicks; returns the kinds of question, and how many clicks touched the board."""
    whims, kinds, touched = Random(seed), set(), 0
    while (asked := wait(table)) != "end":
        kinds.add(asked)
        touched += answer(table, whims)
    return kinds, touched
