import pytest

from durbar import Action, IllegalAction, Match, OptionError, Record, RecordError, game, verify


@pytest.fixture
def match() -> Match:
    return Match.start("legacy", seats=2, secret=b"a match")


def _to_the_end(match: Match) -> Match:
    while not match.over:
        match.play(match.actors()[0], match.codes(match.actors()[0])[0])
    return match


def test_an_answer_may_be_an_action_its_number_or_its_meaning(match: Match) -> None:
    seat = match.actors()[0]
    action = next(a for a in match.legal(seat) if a.kind == "buy")
    for answer in (action, action.code, {"kind": "buy", "card": action.what["card"]}):
        twin = Match.start("legacy", seats=2, secret=b"a match")
        assert twin.play(seat, answer)[0].kind == "bought"


def test_a_refusal_says_why_and_what_is_legal(match: Match) -> None:
    seat = match.actors()[0]
    with pytest.raises(IllegalAction, match=r"No antique has to be given up now\. Legal now: Take a gold coin"):
        match.play(seat, match.game.rules.codes - 1)
    with pytest.raises(IllegalAction, match="Seat . is not asked now"):
        match.play(1 - seat, 0)
    with pytest.raises(IllegalAction, match="More than one legal action fits"):
        match.play(seat, {"kind": "buy"})
    with pytest.raises(IllegalAction, match="is no action of"):
        match.play(seat, Action(-5, "steal"))
    assert match.steps == []


def test_unknown_games_seats_and_options_are_sentences() -> None:
    with pytest.raises(KeyError, match="There is no game 'chess'"):
        game("chess")
    with pytest.raises(OptionError, match="is played with 2, 3 or 4 seats, not 7"):
        Match.start("legacy", seats=7)
    with pytest.raises(OptionError, match="has no option 'dragons'"):
        Match.start("legacy", seats=2, options={"dragons": "yes"})
    with pytest.raises(OptionError, match="takes beige or gray, not 'pink'"):
        Match.start("legacy", seats=2, options={"collections": "pink"})


def test_a_step_that_showed_nothing_new_can_be_taken_back(match: Match) -> None:
    seat = match.actors()[0]
    match.play(seat, {"kind": "take_coin"})
    assert match.may_undo(seat)
    match.undo(seat)
    assert match.actors() == [seat]
    assert match.steps == []


def test_others_answers_stand_in_the_way_of_an_undo(match: Match) -> None:
    seat = match.actors()[0]
    match.play(seat, {"kind": "take_coin"})
    match.play(1 - seat, {"kind": "take_coin"})
    assert not match.may_undo(seat)
    with pytest.raises(IllegalAction, match="Nothing can be taken back"):
        match.undo(seat)
    match.undo(1 - seat)


def test_new_antiques_seal_a_step(match: Match) -> None:
    for _ in range(4):
        last = match.actors()[0]
        match.play(last, {"kind": "take_coin"})
    assert match.state.day == 2
    assert not match.may_undo(last)


def test_the_answers_of_others_can_be_taken_back_along(match: Match) -> None:
    seat = match.actors()[0]
    match.play(seat, {"kind": "take_coin"})
    match.play(1 - seat, {"kind": "take_coin"})
    assert match.undoing(seat, along=[1 - seat]) == (0, True)
    match.undo(seat, along=[1 - seat])
    assert (match.steps, match.actors()) == ([], [seat])
    assert len(match.told) == len(match.asked) == 1


def test_what_was_revealed_stays_revealed_and_nothing_changes(match: Match) -> None:
    for _ in range(4):
        match.play(match.actors()[0], {"kind": "take_coin"})
    before = match.state.copy()
    with pytest.raises(IllegalAction, match="Nothing can be taken back"):
        match.undo(0, along=[1])
    assert match.state == before
    assert len(match.steps) == 4


def test_an_answer_given_beside_others_is_taken_back_alone() -> None:
    match = Match.start("maharaja", seats=3, secret=b"plans")
    while len(match.actors()) < 3:
        match.play(match.actors()[0], match.codes(match.actors()[0])[0])
    before = len(match.steps)
    match.play(0, match.codes(0)[0])
    match.play(1, match.codes(1)[0])
    asked_then, steps = match.asked[-2], match.steps[:]
    assert match.undoing(0) == (before, False)
    match.undo(0)
    assert match.steps == [*steps[:before], steps[-1]]
    assert 0 in match.actors() and match.asked[-2] == asked_then | 1


def test_nothing_is_taken_back_once_the_match_is_over(match: Match) -> None:
    _to_the_end(match)
    assert [match.may_undo(seat, along=[0, 1]) for seat in (0, 1)] == [False, False]


def test_a_match_that_goes_on_after_an_undo_has_the_positions_of_its_steps() -> None:
    match = Match.start("maharaja", seats=2, secret=b"waver")
    for _ in range(60):
        seat = match.actors()[0]
        match.play(seat, match.codes(seat)[-1])
        if match.may_undo(seat):
            match.undo(seat)
            match.play(seat, match.codes(seat)[0])
    twin = Match.start("maharaja", seats=2, secret=b"waver")
    for position, step in zip(match.positions(), match.steps, strict=False):
        assert position.state == twin.state
        twin.play(step.seat, step.action)
    assert (match.state, match.told, match.asked, match.sealed) == (twin.state, twin.told, twin.asked, twin.sealed)


def test_looking_back_changes_nothing_and_is_not_disturbed_by_an_undo(match: Match) -> None:
    seat = match.actors()[0]
    match.play(seat, {"kind": "take_coin"})
    positions = match.positions()
    next(positions).state.money[0] = 99
    match.undo(seat)
    assert next(positions).actors() == [1 - seat]
    assert match.at(0).state == match.state
    with pytest.raises(IndexError, match="has 0 steps, so there is no step 1"):
        match.at(1)


def test_a_record_hides_the_secret_until_the_end(match: Match) -> None:
    assert match.record().secret is None
    with pytest.raises(RecordError, match="once it is over"):
        Match.replay(match.record())
    assert _to_the_end(match).record().secret == b"a match".hex()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"commitment": "0" * 64}, "does not fit the commitment"),
        ({"secret": "zz"}, "not a hexadecimal number"),
        ({"version": 99}, "was played with version 99"),
        ({"result": None}, "is not what the steps lead to"),
    ],
)
def test_a_forged_record_does_not_verify(match: Match, change: dict[str, object], complaint: str) -> None:
    import msgspec

    record = msgspec.structs.replace(_to_the_end(match).record(), **change)
    with pytest.raises(RecordError, match=complaint):
        verify(record)


def test_an_altered_or_missing_step_does_not_verify(match: Match) -> None:
    import msgspec

    record = _to_the_end(match).record()
    with pytest.raises(RecordError, match="do not end the match"):
        verify(msgspec.structs.replace(record, steps=record.steps[:-1]))
    wrong = [msgspec.structs.replace(record.steps[0], seat=1 - record.steps[0].seat), *record.steps[1:]]
    with pytest.raises(RecordError, match="Step 1 of the record is not legal"):
        verify(msgspec.structs.replace(record, steps=wrong))


def test_what_is_no_record_is_a_sentence() -> None:
    with pytest.raises(RecordError, match="This is not a record of a match"):
        Record.parse(b"{}")


def test_bots_get_a_possible_state_with_their_own_random_source(match: Match) -> None:
    possible = match.known_to(0, 42)
    assert possible.chance != match.state.chance
    assert possible is not match.state
