from durbar.core.text import Catalogue

WORDS = Catalogue(
    "de",
    {
        "name": {"vase": {"nom": "rote Vase", "acc": "die rote Vase"}, "jug": "Krug", "gold": "{n} {n:Münze|Münzen}"},
        "event": {
            "bought": "{@seat} kauft {card.acc} für {n} {n:Rupie|Rupien}.",
            "paid": "Zahlt{n:| eine Rupie| # Rupien}: {what}.",
        },
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


def test_nothing_may_have_words_of_its_own() -> None:
    said = [WORDS.say("event.paid", {"n": n, "what": "jug"}) for n in range(3)]

    assert said == ["Zahlt: Krug.", "Zahlt eine Rupie: Krug.", "Zahlt 2 Rupien: Krug."]


def test_a_name_may_speak_of_the_same_particulars() -> None:
    assert WORDS.say("event.paid", {"n": 2, "what": "gold"}) == "Zahlt 2 Rupien: 2 Münzen."
