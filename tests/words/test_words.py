"""Words: the class itself."""

import pytest

import tianxia
from tianxia import BadInput, Option, Refusal, Told
from tianxia.core.kernel import CHANGE_TEXT
from tianxia.words import Words, languages

from .source import refusals_in

WORDS = Words()


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"There is no language 'xx'; there are: .*en"):
        Words("xx")
    with pytest.raises(BadInput):
        Words("../locales/en")


@pytest.mark.parametrize("language", languages())
def test_every_language_loads(language: str) -> None:
    assert Words(language).has("refusal")


def test_a_missing_key_is_a_key_error() -> None:
    assert not WORDS.has("nothing")
    with pytest.raises(KeyError, match=r"nothing"):
        WORDS.say("nothing")


def test_a_missing_fact_is_a_value_error() -> None:
    with pytest.raises(ValueError, match=r"sun_tzu-event-won.*margin"):
        WORDS.say("sun_tzu-event-won", seat="shao", province="WU")


def test_names_are_translated_and_stay_selectable() -> None:
    option = Option("use march QIN>HAN-QI", "use", {"general": "march", "from": "QIN", "to": "HAN-QI"})
    assert WORDS.option("sun_tzu", option) == "Use the Marshal: move 1 army from Qin to Han-Qi"
    told = Told("recycled", {"seat": "sun_tzu", "card": "-1", "top": "+3"})
    assert "the \N{MINUS SIGN}1 on the bottom of the deck; its top card, the +3," in WORDS.event("sun_tzu", told)


def test_numbers_have_a_sign_and_a_size() -> None:
    def scored(marker: int) -> str:
        facts: dict[str, int | str] = {"round": 3, "sun_tzu": 2, "shao": 5, "marker": marker}
        return WORDS.event("sun_tzu", Told("scored", facts))

    assert scored(-3).endswith("the score marker is 3 spaces on King Shao's side.")
    assert scored(1).endswith("the score marker is 1 space on Sun Tzu's side.")
    assert scored(0).endswith("the score marker is in the center.")


def test_a_refusal_ends_with_its_rule() -> None:
    said = WORDS.refusal("sun_tzu", Refusal("ST-B1", laid=1))
    assert said.endswith("only 1. (ST-B1)")


def test_a_refusal_without_words_of_its_own_says_the_rule() -> None:
    assert not WORDS.has("sun_tzu-refusal-ST-E1")
    said = WORDS.refusal("sun_tzu", Refusal("ST-E1", card="9"))
    assert said == f"{WORDS.rule('ST-E1')} (ST-E1)"


def test_the_kernel_s_refusals_have_words() -> None:
    refusals = refusals_in("core/game.py")
    assert {rule for rule, _ in refusals} == {key for key in WORDS.keys if key.startswith("TX-")}
    for rule, facts in refusals:
        said = WORDS.refusal("sun_tzu", Refusal(rule, **dict.fromkeys(facts, "11@WU")))
        assert said.endswith(f"({rule})")
        assert ("11@WU" in said) == (rule == "TX-2")
        assert WORDS.refusal("sun_tzu", Refusal(rule))


def test_what_a_client_sends_may_be_any_length() -> None:
    said = WORDS.refusal("sun_tzu", Refusal("TX-2", option="x" * 100_000))
    assert len(said) < 200


def test_questions_and_what_is_no_question() -> None:
    game = tianxia.new("sun_tzu", seed=1)
    assert WORDS.ask(game.decision(0)) == WORDS.say("sun_tzu-ask-keep_general")
    game.play(0, "keep feint")
    assert WORDS.ask(game.decision(0)) == WORDS.say("waiting")
    assert [WORDS.option("sun_tzu", offer) for offer in game.decision(0).offers] == [WORDS.say(f"option-{CHANGE_TEXT}")]


def test_rules_of_a_section() -> None:
    assert [key for key, _ in WORDS.rules("ST-X")] == ["ST-X1", "ST-X2", "ST-X3", "ST-X4"]
    assert WORDS.rule("ST-X").startswith("Options")


def test_rules_are_found_by_id_by_its_beginning_or_by_a_word() -> None:
    def found(search: str) -> list[str]:
        return [key for key, _ in WORDS.find_rules("sun_tzu", search)]

    assert len(found("")) == 106
    assert found("st-a1") == ["ST-A1"]
    assert found("ST-A")[-1] == "ST-A10"
    assert found("Cannot Pay") == ["ST-D2"]
    assert found("dragon") == []
    assert WORDS.find_rules("chess") == []


def test_seats_are_named_by_their_side_or_by_number() -> None:
    assert [WORDS.seat("sun_tzu", seat) for seat in range(2)] == ["Sun Tzu", "King Shao"]
    assert WORDS.seat("chess", 1) == "Player 2"
