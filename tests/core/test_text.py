"""Sentences of the catalogues; the pages run the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from durbar.core.text import Catalogue

SHARED = json.loads(Path(__file__).with_name("sentences.json").read_text("utf-8"))
WORDS = Catalogue("en", SHARED["words"])


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["said"])
def test_a_sentence_has_its_seats_forms_and_plurals_filled_in(case: dict[str, Any]) -> None:
    assert WORDS.say(case["key"], case["what"], SHARED["names"].__getitem__) == case["said"]


def test_a_component_without_a_name_is_called_by_its_id() -> None:
    assert WORDS.name("lamp") == "lamp"
