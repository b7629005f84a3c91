"""A question with one answer answers itself at a table of people, and the story says so."""

from tests.server.people import Person, Tab, at_table, sit_down

STEPS = 60


def spends(tab: Tab) -> None:
    """Buy what can be bought, so that money is soon short."""
    kinds = [action["kind"] for action in tab.position["legal"]]
    tab.plays(kinds.index("buy") if "buy" in kinds else 0)


def catch_up(*tabs: Tab) -> None:
    """Hear what the others have heard, and on until somebody is asked."""
    while len({tab.n for tab in tabs}) > 1 or not any(tab.asked for tab in tabs):
        min(tabs, key=lambda tab: tab.n).next()


def test_who_has_one_answer_only_is_not_asked_and_everybody_reads_why(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as tabs:
        for _ in range(STEPS):
            catch_up(*tabs)
            if any(line.get("forced") for line in tabs[0].log):
                break
            spends(next(tab for tab in tabs if tab.asked))
        told = [{line["event"]["kind"] for line in tab.log if line.get("forced")} for tab in tabs]

        assert told == [{"coin_taken"}, {"coin_taken"}]
