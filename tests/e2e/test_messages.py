"""Outside the tab: push messages, the app without the network, and the settings for both."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Worker, expect

from tests.data.moments import moment

from .at_table import BEHIND, EDGE
from .conftest import NewPerson
from .people import WORKS, Person
from .staging import bot, person, put_on_table

NO_LINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "request failed")
# The worker tells the pages of a message, and shows it.
LISTEN = """() => {
  window.told = new Promise((done) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => done(data.notice))
  })
}"""
# In the worker: where it puts what it shows, and the number on the icon of the app. Not every Chromium has such places:
# those without windows have none. As in those that have, a later message takes the place of one with the same tag.
BOARD = """() => {
  self.board = new Map()
  self.registration.showNotification = async (title, options) => {
    self.board.set(options.tag, { title, ...options, close: () => self.board.delete(options.tag) })
  }
  navigator.setAppBadge = async (count) => {
    self.badge = count
    self.isShown()
  }
}"""
WATCH = "() => { self.wasShown = new Promise((done) => { self.isShown = done }) }"
SHOWN = "() => [...self.board.values()].map(({ title, body, tag, data, icon }) => ({ title, body, tag, data, icon }))"
# In the worker: its own answer to a click. A click by hand would let it raise and open windows; here what it does in
# the end is only written down.
CLICK = """async (tag) => {
  const done = []
  WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`) }
  self.clients.openWindow = async (href) => { done.push(`open ${new URL(href).pathname}`) }
  const work = []
  const about = { notification: self.board.get(tag), waitUntil: (each) => work.push(each) }
  self.dispatchEvent(Object.assign(new Event("notificationclick"), about))
  await Promise.all(work)
  return done
}"""
UNSENT = "id => sessionStorage.getItem(`tianxia-unsent-${id}`) !== null"
MESSAGE = {"title": "Your turn: Sun Tzu", "text": "At the table with Bo.", "waiting": 1}
KEPT = """async (path) => {
  const cache = await caches.open("tianxia-sights")
  return Boolean(await cache.match(path))
}"""
# Without its forecasts nobody knows whether an order can be taken back: it would wait for them, not for the network.
FORETOLD = """async (id) => {
  const cache = await caches.open("tianxia-sights")
  return Boolean(await cache.match(`/api/tables/${id}/previews`, { ignoreSearch: true }))
}"""


def with_worker(somebody: NewPerson, **how: Any) -> Person:
    mei = somebody("Mei", service_workers="allow", **how)
    mei.allow("cross-world service worker")  # the first page was begun without one
    mei.page.goto("/")
    mei.page.wait_for_function(WORKS)
    return mei


def deliver(cdp: CDPSession, origin: str, message: dict[str, Any]) -> None:
    """As the browser's own push service would."""
    found: list[str] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(registrations(told, origin)))
    cdp.send("ServiceWorker.enable")
    while not found:
        cdp.send("Runtime.evaluate", {"expression": "1"})  # lets what was told arrive
    about = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    cdp.send("ServiceWorker.deliverPushMessage", about)


def registrations(told: Any, origin: str) -> list[str]:
    return [each["registrationId"] for each in told["registrations"] if each["scopeURL"].startswith(origin)]


def with_messages(somebody: NewPerson) -> tuple[Person, Worker]:
    mei = with_worker(somebody)
    (worker,) = mei.context.service_workers
    worker.evaluate(BOARD)
    return mei, worker


def push(mei: Person, worker: Worker, table: str, **more: Any) -> None:
    """Returns once the worker has told the page of it and shown it."""
    message = {**MESSAGE, "table": table, "link": f"/table/{table}", **more}
    worker.evaluate(WATCH)
    mei.page.evaluate(LISTEN)
    deliver(mei.context.new_cdp_session(mei.page), mei.server.address, message)
    assert mei.page.evaluate("() => window.told") == message
    worker.evaluate("() => self.wasShown")


def test_a_push_message_is_shown(somebody: NewPerson) -> None:
    """A later one of the same table takes its place; those of other tables stay."""
    mei, worker = with_messages(somebody)
    push(mei, worker, "abc")
    said = {"title": MESSAGE["title"], "body": MESSAGE["text"], "tag": "abc", "data": {"link": "/table/abc"}}
    (shown,) = worker.evaluate(SHOWN)
    assert mei.context.request.get(shown.pop("icon")).headers["content-type"] == "image/png"
    assert shown == said
    push(mei, worker, "abc", title="The game is over")
    assert [(one["tag"], one["title"]) for one in worker.evaluate(SHOWN)] == [("abc", "The game is over")]
    push(mei, worker, "def", title="You are invited", waiting=2)
    assert {one["tag"] for one in worker.evaluate(SHOWN)} == {"abc", "def"}
    assert worker.evaluate("() => self.badge") == 2


def test_a_click_on_a_message_leads_to_its_table(somebody: NewPerson) -> None:
    """The page of the table is raised if it is open; no other page is led away from what is on it."""
    mei, worker = with_messages(somebody)
    table = mei.open_table("me", "here")
    push(mei, worker, table)
    assert worker.evaluate(CLICK, table) == [f"open /table/{table}"]
    assert worker.evaluate(SHOWN) == []
    there = mei.tab()
    there.goto(f"/table/{table}?seat=0")
    there.wait_for_function(WORKS)
    push(mei, worker, table)
    assert worker.evaluate(CLICK, table) == [f"focus /table/{table}"]
    assert worker.evaluate(SHOWN) == []


def test_the_app_can_be_installed(somebody: NewPerson) -> None:
    mei = with_worker(somebody)
    cdp = mei.context.new_cdp_session(mei.page)
    told = cdp.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Tianxia", "standalone", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert mei.context.request.get(icon["src"]).headers["content-type"] == icon["type"]
    errors = {each["errorId"] for each in cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # every test has a window of its own


def test_a_table_against_bots_without_the_network(somebody: NewPerson) -> None:
    """The page is opened again while there is none; what is chosen is sent when it is back."""
    mei = with_worker(somebody)
    mei.allow(*NO_LINE)
    id_ = put_on_table(mei.server, moment("orders to give"), person(mei.id, "Mei"), bot())
    table = mei.sit_at_sun_tzu(id_)
    question = table.wait()
    mei.page.wait_for_function(KEPT, arg=f"/api/tables/{id_}?seat=0")
    mei.page.wait_for_function(FORETOLD, arg=id_)
    mei.context.set_offline(True)
    mei.page.reload()
    note = mei.page.locator("[data-thing=line-note]")
    expect(note).to_contain_text("No network.")
    assert table.wait() == question
    table.next_card.click(position=EDGE)
    table.province("WU").click()
    mei.page.wait_for_function(UNSENT, arg=id_)
    mei.context.set_offline(False)
    expect(note).to_have_count(0)
    mei.page.wait_for_function("id => sessionStorage.getItem(`tianxia-unsent-${id}`) === null", arg=id_)
    table.order("WU").wait_for()


def test_a_table_on_one_screen_without_the_network(somebody: NewPerson) -> None:
    """The curtain hangs after a reload as ever; behind it is only the own view, and the game goes on with the line."""
    mei = with_worker(somebody)
    mei.allow(*NO_LINE)
    people = [person(mei.id, name) for name in ("Mei", "Giulia")]
    id_ = put_on_table(mei.server, moment("orders to give"), *people)
    table = mei.sit_at_sun_tzu(id_)
    table.lift("Mei")
    question = table.wait()
    mei.page.wait_for_function(KEPT, arg=f"/api/tables/{id_}?seat=0")
    mei.page.wait_for_function(KEPT, arg=f"/api/tables/{id_}")
    mei.page.wait_for_function(FORETOLD, arg=id_)
    mei.context.set_offline(True)
    mei.page.reload()
    table.curtain.wait_for()
    expect(mei.page.locator(BEHIND)).to_have_count(0)
    table.lift("Mei")
    note = mei.page.locator("[data-thing=line-note]")
    expect(note).to_contain_text("No network.")
    assert table.wait() == question
    expect(table.part("hand")).to_have_attribute("data-side", "sun_tzu")
    table.next_card.click(position=EDGE)
    table.province("WU").click()
    mei.page.wait_for_function(UNSENT, arg=id_)
    mei.context.set_offline(False)
    expect(note).to_have_count(0)
    table.order("WU").wait_for()
    table.lay_all()
    table.get_ready()
    table.curtain.wait_for()
    table.lift("Giulia")
    expect(table.part("hand")).to_have_attribute("data-side", "shao")
    assert table.wait().startswith("Play one card")


def test_messages_are_chosen_in_the_settings(somebody: NewPerson) -> None:
    mei = somebody("Mei")
    mei.allow("422")
    mei.page.goto("/settings#messages")
    section = mei.page.locator("#messages")
    expect(section.get_by_role("switch", name="Quiet hours")).not_to_be_checked()
    expect(section.get_by_role("table")).to_have_count(0)  # nowhere to send anything
    section.get_by_role("switch", name="Quiet hours").check()
    expect(section.get_by_label("From")).to_have_value("22")
    section.get_by_text("Webhook", exact=True).click()
    section.get_by_label("Address of the webhook").fill("https://127.0.0.1/x")
    section.get_by_role("button", name="Save").click()
    expect(section.get_by_role("alert")).to_contain_text("Nothing can be sent to this address.")
    mei.page.get_by_role("button", name="Messages", exact=True).click()
    expect(mei.page.get_by_role("dialog")).to_contain_text("Nothing new.")
