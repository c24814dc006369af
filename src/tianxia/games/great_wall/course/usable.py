"""Whether an effect could do anything now. All that this depends on is public, so that nobody need be asked in vain."""

from ..acts.attacks import can_attack
from ..acts.logistics import has_soldiers
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms.names import BETRAYAL, COMMANDS
from ..terms.parts import Effect
from ..terms.vocabulary import DO_ATTACK, DO_CHOOSE_ONE, DO_COPY_COMMAND, DO_LOGISTICS


def commands_to_copy(cfg: Settings, s: GreatWallState) -> list[int]:
    """Other cards on the track, resolved or not, but no Betrayal and not the Reed Clan's (GW-J8, GW-R16)."""
    names = [cfg.counts_as[card] for card in s.played if card >= 0]  # Qin's cards as the player's (GW-Q21)
    return [command for command in range(len(COMMANDS)) if command != BETRAYAL and command in names]


def does_something(cfg: Settings, s: GreatWallState, seat: int, effect: Effect) -> bool:
    """Copying needs a card, marching and attacking a soldier; other effects are not looked into."""
    if effect.verb == DO_COPY_COMMAND:
        return len(commands_to_copy(cfg, s)) > 0
    if effect.verb == DO_LOGISTICS:
        return has_soldiers(s, seat)
    if effect.verb == DO_ATTACK:
        return can_attack(cfg, s, seat, effect.soldier)
    return effect.verb != DO_CHOOSE_ONE or len(choices_of(cfg, s, seat, effect)) > 0


def choices_of(cfg: Settings, s: GreatWallState, seat: int, effect: Effect) -> list[int]:
    """The numbers of the lists of a choice that would do anything."""
    found: list[int] = []
    for number, effects in enumerate(effect.options):
        if any([does_something(cfg, s, seat, cfg.box.effects[index]) for index in effects]):
            found.append(number)
    return found
