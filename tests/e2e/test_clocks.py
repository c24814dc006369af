"""Pace in the browser: chosen with the table, running on the plates, and what is seen when it runs out."""

import json
import re
import sqlite3
import time
from typing import Any

from playwright.sync_api import expect

import tianxia

from .conftest import NewPerson
from .people import PHONE, Person
from .staging import person, put_on_table

LONG = 3_600_000  # ms


def timed(who: Person, pace: str, **own: Any) -> str:
    """A table where both are asked; her clock is as it is given, and his has long to go."""
    game = tianxia.new("sun_tzu", seed=3, options={"beginner": True})
    table = put_on_table(who.server, game, person(who.id, who.name), person("0" * 32, "Giulia"))
    now = time.time_ns() // 1_000_000
    mine = {"left": LONG, "since": now, "credited": -1, "timeouts": 0, "overdue": False, "away": False, **own}
    clocks = json.dumps([list(mine.values()), [24 * LONG, now, -1, 0, False, False]])
    with sqlite3.connect(who.server.database, timeout=30) as database:
        values = (pace, clocks, now + mine["left"], table)
        database.execute("UPDATE tables SET pace = ?, clocks = ?, due = ?, ticks = 1 WHERE id = ?", values)
    database.close()
    return table


def test_a_pace_is_chosen_with_the_table(mei: Person) -> None:
    page = mei.page
    mei.visit("/new?game=sun_tzu")
    expect(page.get_by_text("Everybody may think as long as they like.")).to_be_visible()
    page.get_by_text("Live", exact=True).click()
    page.get_by_text("Own values").click()
    page.get_by_label("Minutes").fill("12")
    page.get_by_label("Seconds added").fill("5")
    expect(page.locator("[data-thing=summary]")).to_contain_text("live, 12 min + 5 s")
    page.get_by_text("By days", exact=True).click()
    page.get_by_text("3 days", exact=True).click()
    expect(page.get_by_text("Everybody has 3 days for each move.")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    mei.at_table.wait()
    expect(page.get_by_role("timer")).to_have_text(re.compile("2 days 23 h|3 days"))  # bots have none
    mei.visit("/")
    expect(page.locator("main")).to_contain_text(re.compile("(2 days 23 h|3 days) left"))


def test_time_runs_out_and_a_bot_moves(mei: Person) -> None:
    page = mei.page
    soon, at_once = timed(mei, "live 600 10", left=18_000), timed(mei, "live 600 10", left=500)
    at = mei.sit_down(soon)
    expect(at.seat(0).locator("[data-thing=clock][data-state=late]")).to_be_visible()
    expect(at.seat(1).locator("[data-thing=clock][data-state=runs]")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("You have .+ s left"))).to_be_attached()
    at = mei.sit_down(at_once)
    expect(at.open_log()).to_contain_text("Time ran out for Mei: a bot moved.")
    expect(at.seat(0).locator("[data-thing=clock][data-state=stands]")).to_have_text("0:10")


def test_who_was_away_comes_back_on_the_phone(somebody: NewPerson) -> None:
    mei = somebody("Mei", size=PHONE)
    at = mei.sit_down(timed(mei, "days 2", since=None, timeouts=2, away=True))
    page = mei.page
    expect(at.seat(0)).to_contain_text("a bot plays")
    page.get_by_role("button", name="I'm back").click()
    expect(page.get_by_role("button", name="I'm back")).to_have_count(0)
    expect(at.seat(0).locator("[data-thing=clock]")).to_have_text(re.compile("day"))
    expect(at.open_log()).to_contain_text("Mei is back.")


def test_a_vacation_is_planned_on_the_profile(mei: Person) -> None:
    page = mei.page
    mei.read("/me")
    expect(page.get_by_text("30 days are left this year.")).to_be_visible()
    page.get_by_role("button", name="Go on vacation").click()  # today
    expect(page.get_by_text("You're away until")).to_be_visible()
    page.get_by_role("button", name="End it now").click()
    expect(page.get_by_text("29 days are left this year.")).to_be_visible()
