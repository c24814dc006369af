"""The docs site has every rule and every card in its place, every page in the navigation, and nothing else.

`make docs` builds it; this tests what goes into it. mkdocs itself checks the links.
"""

import re
from pathlib import Path

import pytest
import yaml
from tools.site.cards import KINDS, cards_page, rows
from tools.site.insets import with_insets
from tools.site.markup import linked
from tools.site.pages import TAKEN, generated
from tools.site.rules import LANGUAGES, address, rules_page, words_in
from tools.site.rulings import places, slug
from tools.site.strangers import WELCOME, strangers

import tianxia
from tianxia.words import key_part, languages

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GAMES = [game.name for game in tianxia.known_games()]
WRITTEN = [*DOCS.rglob("*.md"), *(ROOT / file for file in TAKEN), ROOT / "README.md"]
PLACE = re.compile(r"^#{2,3} .* \{ #([\w-]+) \}$", re.MULTILINE)
LINK = re.compile(r"(?<!`)\]\(([^)\s]+)\)")


def leaves(nav: object) -> list[str]:
    """The pages of a navigation."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
    return [page for part in parts for page in leaves(part)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_chapter_has_its_place(game: str, language: str) -> None:
    rules = [rule for rule, _ in words_in(language).find_rules(game)]
    chapters = list(dict.fromkeys(rule.rstrip("0123456789") for rule in rules))
    found = PLACE.findall(rules_page(game, language))
    assert [place for place in found if place in rules] == rules
    assert [place for place in found if place in chapters] == chapters


def test_the_site_has_all_languages() -> None:
    assert set(LANGUAGES) == set(languages())
    assert {address(game, language) for game in GAMES for language in LANGUAGES} <= set(generated())


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_linked_from_its_rule(game: str) -> None:
    page = rules_page(game, "en")
    rules = {rule for rule, _ in words_in("en").find_rules(game)}
    spoken_of = {rule: there for rule, there in places().items() if rule in rules}
    assert spoken_of
    for rule, there in spoken_of.items():
        part = page.partition(f"{{ #{rule} }}")[2].partition("\n### ")[0]
        assert all(f"../{place.page}#{place.anchor}" in part for place in there), rule


def test_rulings_are_found_in_rows_and_in_sections(tmp_path: Path) -> None:
    page = "## Our rulings\n| ST-A9 | by ST-B1 | why |\n### What: else?\nST-A9 and ST-A9.\n"
    (tmp_path / "rulings.md").write_text(page, encoding="utf-8")
    found = places(tmp_path)
    assert [place.anchor for place in found["ST-A9"]] == ["ST-A9", slug("What: else?")]
    assert [place.anchor for place in found["ST-B1"]] == ["ST-A9"]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_on_its_page_what_it_does(game: str) -> None:
    page = cards_page(game).replace("\\", "")
    assert set(rows(game)) == set(KINDS[game])
    for kind, cards in rows(game).items():
        assert cards
        for card in cards:
            assert f"{{ #{kind}-{key_part(card.id)} }}" in page
            assert card.name in page
            assert card.text in page


def test_every_page_is_in_the_navigation_once() -> None:
    nav = leaves(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    written = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]
    assert sorted(nav) == sorted([*written, *generated()])


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_links_lead_to_files_of_the_repository(page: Path) -> None:
    """People read the pages in the repository, too."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link and not link.startswith("#"):
            assert (page.parent / link.partition("#")[0]).exists(), link


@pytest.mark.parametrize("page", [*WRITTEN, *DOCS.rglob("*.css"), ROOT / "mkdocs.yml"], ids=lambda page: page.name)
def test_no_page_leads_to_a_stranger(page: Path) -> None:
    for host in re.findall(r"https?://([\w.-]+\w)", page.read_text(encoding="utf-8")):
        assert host in WELCOME, host


@pytest.mark.parametrize(
    "html",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/x.css">',
        '<img src="http://example.org/x.png">',
        '<a href="https://example.org/">there</a>',
        f'<img src="https://{min(WELCOME)}/x.png">',
    ],
)
def test_a_stranger_is_found(html: str) -> None:
    assert strangers(html)


def test_links_of_our_own_and_to_friends_are_none() -> None:
    assert strangers(f'<a href="../a/#b">a</a> <img src="x.png"> <a href="https://{min(WELCOME)}/x">x</a>') == []


def test_ids_become_links_but_for_code_headings_and_links() -> None:
    page = "# ST-E3\n\nST-E3 `ST-E3` [ST-E3](x.md){ #ST-E3 }\n\n```sh\ntianxia rules sun_tzu ST-E3\n```\n\nGW-A1"
    assert linked(page, "../").count("../rules/sun_tzu.md#ST-E3") == 1
    assert linked(page, "../").endswith("[GW-A1](../rules/great_wall.md#GW-A1)")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_lists_its_options(game: str) -> None:
    page = with_insets((DOCS / f"{game}.md").read_text(encoding="utf-8"))
    choices = next(each.choices for each in tianxia.known_games() if each.name == game)
    assert all(f"**`{choice.name}`**: `" in page for choice in choices)
    assert f"(cards/{game}.md)" in page


@pytest.mark.parametrize("game", GAMES)
def test_every_block_of_an_observation_is_listed(game: str) -> None:
    page = with_insets((DOCS / "observations.md").read_text(encoding="utf-8"))
    blocks = tianxia.new(game, seed=0).rules.observed()
    assert blocks
    assert all(
        f"| `{name}` | {length} | {kinds or ''} | {meaning} |" in page for name, length, kinds, meaning in blocks
    )


def test_a_page_cannot_ask_for_what_is_not_there() -> None:
    with pytest.raises(KeyError):
        with_insets("<!-- site: weather -->")
