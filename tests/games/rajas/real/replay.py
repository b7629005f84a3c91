"""A recorded game played again: every answer must be legal, and every gain the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

from durbar import Match
from durbar.core.agenda import about, asked, question
from durbar.games.rajas.rules import actions as a
from durbar.games.rajas.rules import events as e
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.dice import lacks_room, value_of
from durbar.games.rajas.rules.market import good_income
from durbar.games.rajas.rules.state import State
from tests.games.rajas.real import words
from tests.games.rajas.real.chance import Chance, Deviation, prepare, rules
from tests.games.rajas.real.slots import places
from tests.games.rajas.real.turn import Gift, Turn

NEXT_OF = {
    "take": (a.NEXT_DICE,),
    "discard": (a.NEXT_DICE,),
    "up": (a.NEXT_UPGRADE,),
    "sail": (a.NEXT_BOAT, a.NEXT_SAIL),
    "chamber": (a.NEXT_CHAMBER,),
    "white": (a.NEXT_WHITE,),
    "ytile": (a.NEXT_YIELD_TILE,),
    "reroll": (a.NEXT_REROLL,),
    "good": (a.NEXT_GOOD,),
}
GAINED = {e.EARNED: "money", e.GAINED_FAME: "fame"}
CHANCE = Chance()
RULES = rules(CHANCE)


class Replay:
    """A match of ours that follows a recorded game."""

    def __init__(self, game: dict[str, Any]) -> None:
        brown, self.slots = places(game)
        prepare(CHANCE, game, brown)
        options = {"navaratnas": _on(game["side"] == "navaratnas"), "ganga": _on(game["ganga"] is not None)}
        self.match = Match.start(RULES, seats=game["seats"], options=options, secret=b"real games")
        self.game = game
        self.moves = 0
        self.turn = Turn([0, 1])
        self.gains: Counter[tuple[str, int]] = Counter()
        self.yields: set[int] = set()
        self.first_slots()

    @property
    def s(self) -> State:
        """The state of our match."""
        state: State = self.match.state
        return state

    def first_slots(self) -> None:
        """The brown tiles that were dealt go to their slots."""
        while self.s.owed_count and question(self.s) == a.PICK_SLOT:
            seat = asked(self.s)
            self.match.play(seat, a.SLOT_AT + self.slots[seat].pop(0))

    def play(self) -> None:
        """All turns of the game, until its end or until somebody gave up."""
        for move in self.game["moves"]:
            turn = Turn(move)
            self.moves += 1
            if turn.gave_up:
                return
            self.play_turn(turn)

    def play_turn(self, turn: Turn) -> None:
        """One turn: the answers of the record until nothing more is asked of it, then the gains."""
        self.begin(turn)
        while self.is_asked():
            self.match.play(turn.seat, self.answer())
            for told in self.match.told[-1]:
                self.hear(told)
        self.compare_turn()

    def begin(self, turn: Turn) -> None:
        """The record's turn is the one that our rules ask for."""
        self.turn, self.gains, self.yields = turn, Counter(), set()
        CHANCE.rolls, CHANCE.white = turn.rolls(), turn.whites()
        if self.match.over or asked(self.s) != turn.seat:
            raise Deviation(f"seat {turn.seat} is not asked")
        if self.s.round != turn.round or self.s.first != self.game["starters"][turn.round - 1]:
            raise Deviation(f"round {self.s.round} of seat {self.s.first}")

    def is_asked(self) -> bool:
        """Whether our rules still ask something that belongs to this turn."""
        if self.match.over or asked(self.s) != self.turn.seat:
            return False
        if question(self.s) == a.PLACE:
            return self.turn.place is not None
        return question(self.s) != a.PICK_YIELD_TILE or any(kind == "ytile" for kind, _ in self.turn.choices)

    def answer(self) -> int:
        """What the record answers to the question asked."""
        asking = question(self.s)
        if asking == a.PLACE:
            return self.answer_place()
        if asking in (a.GIVE_DIE, a.PAY_TILE):
            return self.answer_gift()
        if asking == a.PICK_TILE:
            return a.TILE + self.turn.builds[0].tile
        if asking == a.PICK_CELL:
            return a.CELL + self.turn.builds[0].cell
        if asking == a.TURN_TILE:
            return a.TURN + self.turn.builds.popleft().turn
        if asking == a.TAKE_DICE:
            return self.answer_dice()
        return self.answer_choice(asking)

    def answer_place(self) -> int:
        """Where the worker went, for the same price."""
        place, self.turn.place = self.turn.place, None
        assert place is not None
        spaces = self.match.view(self.turn.seat).spaces
        if spaces[place].money != self.turn.cost:
            raise Deviation(f"{spaces[place].id} costs {spaces[place].money}, not {self.turn.cost}")
        return place

    def answer_gift(self) -> int:
        """The next die that was paid."""
        gift = self.turn.gifts[0][0]
        return (a.GIVE_TURNED if gift.turned else a.GIVE) + gift.kind

    def answer_dice(self) -> int:
        """A die put back or gone without, or the colour that was taken."""
        if not lacks_room(self.s, self.turn.seat):
            return a.TAKE + words.LETTERS[self.turn.done("take")]
        word: str = self.turn.done("discard")
        return a.NOTHING if word.endswith("0") else a.PUT_BACK + words.dice(word)[0]

    def answer_choice(self, asking: int) -> int:
        """What was chosen of a reward."""
        if asking == a.PICK_NEXT:
            return self.answer_next()
        if asking == a.UPGRADE:
            return a.RAISE + tables.BUILDINGS.index(self.turn.first("up") or "temple")
        if asking == a.SAIL:
            return a.SAIL_BY + self.turn.first("sail") if self.turn.first("sail") else self.stay()
        if asking == a.PICK_GOOD:
            return self.answer_good(self.turn.done("good"))
        if asking == a.PICK_CHAMBER:
            return a.CHAMBER_OF + words.CHAMBERS.index(self.turn.done("chamber"))
        if asking == a.REROLL:
            return self.answer_reroll()
        if asking == a.PICK_YIELD_TILE:
            word = self.turn.done("ytile")
            return a.NOTHING if word is None else a.YIELD_TILE + words.YIELD_TILES[word]
        return a.SLOT_AT + self.slots[self.turn.seat][0]

    def stay(self) -> int:
        """The boat stayed where it was."""
        self.turn.done("sail")
        return a.NOTHING

    def answer_next(self) -> int:
        """The choice that was made first of those that wait; what left no trace comes last."""
        legal = [code - a.NEXT for code in self.match.codes(self.turn.seat)]
        for kind, _ in self.turn.choices:
            for choice in NEXT_OF[kind]:
                if choice in legal:
                    return a.NEXT + choice
        return a.NEXT + legal[0]

    def answer_good(self, money: int) -> int:
        """The good that paid so much."""
        for good in range(len(tables.GOODS)):
            if good_income(self.s, self.turn.seat, good, about(self.s)) == money:
                return a.SELL + good
        raise Deviation(f"no good pays {money}")

    def answer_reroll(self) -> int:
        """The next die to be rerolled, and in the end the roll."""
        word = self.turn.first("reroll")
        left = Counter(words.dice(word or ""))
        left.subtract({kind: count for kind, count in enumerate(self.s.chosen) if count})
        chosen = next((kind for kind, count in left.items() if count > 0), None)
        return a.NOTHING if chosen is None else a.CHOOSE_DIE + chosen

    def hear(self, told: tuple[int, ...]) -> None:
        """What our rules tell is what the record tells."""
        kind, _, seat, first, second, _ = told
        if kind == e.GAVE:
            self.hear_gift(first, second)
        elif kind in GAINED:
            self.gains[GAINED[kind], second] += first
        elif kind == e.GAINED_KARMA:
            self.gains["karma", 0] += first
        elif kind == e.UPGRADED:
            if self.turn.done("up") != tables.BUILDINGS[first]:
                raise Deviation(f"{tables.BUILDINGS[first]} is upgraded")
        elif kind == e.SAILED:
            self.hear_sail(seat, first, second)
        elif kind == e.DREW_WHITE:
            self.turn.done("white")
        elif kind == e.YIELDED:
            self.yields.add(told[5])
        elif kind == e.LAID_YIELD and self.slots[seat].pop(0) != second:
            raise Deviation("a yield tile lies elsewhere")

    def hear_gift(self, colour: int, value: int) -> None:
        """A die was given that the record gives too."""
        gifts: list[Gift] = self.turn.gifts[0] if self.turn.gifts else []
        same = [gift for gift in gifts if gift.kind // 6 == colour and value_of(*gift) == value]
        if not same:
            raise Deviation(f"a {tables.COLOURS[colour]} {value} is given")
        gifts.remove(same[0])
        if not gifts:
            self.turn.gifts.popleft()

    def hear_sail(self, seat: int, space: int, origin: int) -> None:
        """A boat sailed as many free spaces as in the record."""
        others = {boat for other, boat in enumerate(self.s.boat[: self.s.seats]) if other != seat}
        free = [at for at in range(origin + 1, space + 1) if at == tables.RIVER_END or at not in others]
        if self.turn.done("sail") != len(free):
            raise Deviation(f"a boat sails {len(free)} free spaces")

    def compare_turn(self) -> None:
        """Nothing that was chosen, paid or rolled is left over, and the gains are the same."""
        turn = self.turn
        choices = [choice for choice in turn.choices if not leaves_no_question(*choice)]
        left = [turn.place is not None, turn.gifts, turn.builds, choices, any(CHANCE.rolls.values()), CHANCE.white]
        if any(left):
            raise Deviation(f"left over: {[each for each in left if each]}")
        if +self.gains != turn.gains:
            raise Deviation(f"gains {dict(self.gains)}, not {dict(turn.gains)}")
        paid = sum(event[0] == "from" and event[1].startswith(("border.", "tile.")) for event in turn.events)
        if len(self.yields) != paid:
            raise Deviation(f"{len(self.yields)} yields, not {paid}")


def leaves_no_question(kind: str, value: Any) -> bool:
    """Whether our rules may not have asked: a single good, a boat at the end of the river, no tile to take.

    Dice taken or rerolled are told by their rolls, and a good by its money: these are compared anyway.
    """
    return kind in ("good", "reroll", "take") or (kind == "sail" and value == 0) or (kind == "ytile" and value is None)


def _on(condition: bool) -> str:
    return "on" if condition else "off"
