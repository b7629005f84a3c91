from durbar.core.text import Catalogue

WORDS = Catalogue(
    "de",
    {
        "name": {"vase": {"nom": "rote Vase", "acc": "die rote Vase"}, "jug": "Krug"},
        "event": {"bought": "{@seat} kauft {card.acc} für {n} {n:Rupie|Rupien}."},
    },
)


def _say(**what: str | int) -> str:
    return WORDS.say("event.bought", what, ["Anna", "Ben"].__getitem__)


def test_particulars_names_seats_and_plurals_are_filled_in() -> None:
    assert _say(seat=1, card="vase", n=1) == "Ben kauft die rote Vase für 1 Rupie."
    assert _say(seat=0, card="jug", n=3) == "Anna kauft Krug für 3 Rupien."


def test_what_has_no_words_is_said_as_its_key() -> None:
    assert WORDS.say("event.sold") == "event.sold"
    assert WORDS.name("lamp") == "lamp"
