"""The table of all 23 effects of the cards, and who carries them out."""

from collections.abc import Callable
from typing import Final

from ....core.state import Frame
from ..acts.attacks import do_attack
from ..acts.building import do_build
from ..acts.clerks import do_advance, do_move_clerks
from ..acts.deaths import do_save
from ..acts.goods import do_exchange, do_gain, do_give, do_lose, do_reclaim
from ..acts.hand import do_draw
from ..acts.hordes import do_place_horde
from ..acts.logistics import do_logistics
from ..acts.overseers import do_income, do_upgrade
from ..acts.recruits import do_recruit
from ..acts.shame import do_discard_shame
from ..acts.sharing import share
from ..acts.wounds import do_wound
from ..position.amounts import MOMENT
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..rivals import qin, reed
from ..terms.parts import Effect
from ..terms.vocabulary import DO_MOVE_CLERKS
from .choices import do_apply, do_choose
from .locations import do_tea_up
from .turn import do_copy


def step_do(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, index, _, _ = frame[:MOMENT]
    effect = cfg.box.effects[index]
    if seat == cfg.qin and effect.verb in qin.DOES:
        qin.DOES[effect.verb](cfg, s, effect, frame)
    elif seat == cfg.reed:
        if effect.verb == DO_MOVE_CLERKS:  # all that cards let the clan do (GW-R9)
            reed.do_move_clerks(cfg, s, effect, frame)
    elif effect.who:
        share(cfg, s, effect, frame)
    else:
        DOES[effect.verb](cfg, s, effect, frame)


def step_part(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """A player's part of a shared effect."""
    _, _, index, _, _ = frame[:MOMENT]
    effect = cfg.box.effects[index]
    DOES[effect.verb](cfg, s, effect, frame)


Does = Callable[[Settings, GreatWallState, Effect, Frame], None]

# By verb, in the order of vocabulary.EFFECTS.
DOES: Final[tuple[Does, ...]] = (
    do_gain,
    do_lose,
    do_exchange,
    do_give,
    do_draw,
    do_discard_shame,
    do_move_clerks,
    do_advance,
    do_attack,
    do_wound,
    do_recruit,
    do_save,
    do_upgrade,
    do_income,
    do_build,
    do_build,
    do_tea_up,
    do_reclaim,
    do_logistics,
    do_copy,
    do_choose,
    do_apply,
    do_place_horde,
)
