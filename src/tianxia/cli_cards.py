"""The commands `tianxia cards`: check a custom pack, and list the cards of a game."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import tianxia

from .core.registry import data_files, find, game_names, loaded, make_rules
from .core.values import BadInput

if TYPE_CHECKING:
    from .card_lists import Lister

app = typer.Typer(help="Check a custom pack, and list the cards of a game.")


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A custom pack of cards and boards (TOML).")],
    game: Annotated[str, typer.Option("--game", help="The game it is for.")] = "great_wall",
) -> None:
    """Check a custom pack. Errors name their line."""
    with_cards = [each.name for each in tianxia.known_games() if data_files(each.package)]
    if game not in with_cards:
        raise BadInput(f"There is no game {game!r} with cards; there are {', '.join(with_cards)}.")
    pack = tianxia.read_pack(file)
    make_rules(game, None, {}, pack)
    held = [f"{len(table) if isinstance(table, list) else 1} {name}" for name, table in pack.data.items()]
    print(f"good: {file} ({', '.join(held) or 'nothing in it'})")


@app.command("list")
def list_cards(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")] = "great_wall",
    of_set: Annotated[
        str,
        typer.Option("--set", help="Only one set, for example coop or law; an unknown name lists the sets."),
    ] = "",
    pack: Annotated[Path | None, typer.Option("--pack", help="Include the cards of a custom pack (TOML).")] = None,
    language: Annotated[str, typer.Option("--language", help="Language of the card texts.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list, for machines.")] = False,
) -> None:
    """List the cards of a game: what each does, and how we know it."""
    from .sentences import card_texts
    from .words import Words

    lister = _lister(game)
    if of_set and of_set not in lister.sets:
        raise BadInput(f"There is no set {of_set!r}; there are {', '.join(lister.sets)}.")
    own = None if pack is None else tianxia.read_pack(pack)
    if own is not None:
        make_rules(game, None, {}, own)  # errors are reported before anything is shown
    words = Words(language)
    texts = card_texts(game, own, words)
    cards = [card for card in lister.cards(own, texts) if of_set in ("", card.set)]
    if as_json:
        print(json.dumps([card._asdict() for card in cards]))
        return
    from .cli_show import show_cards

    show_cards(cards, find(game).title, words)


def _lister(game: str) -> "Lister":
    if game not in game_names() or not find(game).cards:
        able = [each.name for each in tianxia.known_games() if each.cards]
        raise BadInput(f"The cards of {game!r} cannot be listed; those of {' and '.join(able)} can.")
    lister: Lister = loaded(find(game).cards)
    return lister
