"""The two tracks, their bonuses and the waiting workers."""

from durbar.core.agenda import owe
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import SAIL, UPGRADE
from durbar.games.rajas.rules.dice import gain_karma, owe_dice
from durbar.games.rajas.rules.events import BONUS, EARNED, GAINED_FAME, MET, PAID, WORKER_JOINED, WORKER_LEFT
from durbar.games.rajas.rules.state import FAME_WORKER, JOINED, LEFT_THE_GAME, MONEY_WORKER, WAITING, State
from durbar.games.rajas.rules.tables import (
    ALL_COLOURS,
    BOAT,
    DICE,
    FAME_BONUS_AMOUNT,
    FAME_BONUS_AT,
    FAME_BONUS_KIND,
    FAME_BONUSES,
    FAME_WORKER_AT,
    KARMA,
    MEETING_SUM,
    MONEY_BONUS_AMOUNT,
    MONEY_BONUS_AT,
    MONEY_BONUS_KIND,
    MONEY_BONUSES,
    MONEY_WORKER_AT,
    WORKERS_MOST,
)

MAY_STAY = 1
AT_ONCE = 0
LATE = 1


def points(s: State, seat: int) -> int:
    """Fame and, counted half, money: both on the scale of the fame track. Rule RG-R12."""
    return s.fame[seat] + (s.money[seat] + 1) // 2


def ahead(s: State, seat: int) -> int:
    """How far a seat's markers have passed each other in fame; negative while they have not met. Rule RG-R12."""
    return points(s, seat) - MEETING_SUM


def owe_bonus(s: State, seat: int, kind: int, amount: int, late: int) -> None:
    """A bonus that a track or a reward gives: karma at once, the others as questions. Rules RG-8.1, RG-8.2, RG-R10.

    A late upgrade counts from the seat's next turn on. Rule RG-R7.
    """
    if kind == KARMA:
        gain_karma(s, seat, amount)
    elif kind == DICE:
        owe_dice(s, seat, amount, ALL_COLOURS)
    elif kind == BOAT:
        owe(s, SAIL, seat, amount, MAY_STAY)
    else:
        owe(s, UPGRADE, seat, amount, late)


def gain_fame(s: State, seat: int, fame: int, source: int) -> None:
    """The fame marker advances and gains what it reaches or passes. Rules RG-8.1, RG-8.4."""
    old = s.fame[seat]
    s.fame[seat] += fame
    s.fame_from[seat][source] += fame
    note(s, GAINED_FAME, EVERYONE, seat, fame, source, s.fame[seat])
    for bonus in range(FAME_BONUSES):
        if old < FAME_BONUS_AT[bonus] <= s.fame[seat]:
            note(s, BONUS, EVERYONE, seat, FAME_BONUS_KIND[bonus], FAME_BONUS_AMOUNT[bonus], FAME_BONUS_AT[bonus])
            owe_bonus(s, seat, FAME_BONUS_KIND[bonus], FAME_BONUS_AMOUNT[bonus], LATE)
    if s.fame[seat] >= FAME_WORKER_AT:
        join_worker(s, seat, FAME_WORKER)
    notice_meeting(s, seat)


def earn(s: State, seat: int, money: int, source: int) -> None:
    """The money marker advances and gains each bonus it has not had yet. Rules RG-8.2, RG-8.3, RG-8.4."""
    s.money[seat] += money
    s.money_from[seat][source] += money
    note(s, EARNED, EVERYONE, seat, money, source, s.money[seat])
    while s.bonus[seat] < MONEY_BONUSES and s.money[seat] >= MONEY_BONUS_AT[s.bonus[seat]]:
        bonus = s.bonus[seat]
        s.bonus[seat] += 1
        note(s, BONUS, EVERYONE, seat, MONEY_BONUS_KIND[bonus], MONEY_BONUS_AMOUNT[bonus], MONEY_BONUS_AT[bonus])
        owe_bonus(s, seat, MONEY_BONUS_KIND[bonus], MONEY_BONUS_AMOUNT[bonus], AT_ONCE)
    if s.money[seat] >= MONEY_WORKER_AT:
        join_worker(s, seat, MONEY_WORKER)
    notice_meeting(s, seat)


def pay(s: State, seat: int, money: int) -> None:
    """Paying moves the money marker back; what was gained stays. Rules RG-8.6, RG-8.4."""
    if money > 0:
        s.money[seat] -= money
        note(s, PAID, EVERYONE, seat, money, s.money[seat], 0)


def join_worker(s: State, seat: int, where: int) -> None:
    """A waiting worker joins for good; the last one leaves when no more may be had. Rules RG-8.4, RG-8.5, RG-10.1, RG-11.1."""
    if s.waiting[seat][where] != WAITING:
        return
    s.waiting[seat][where] = JOINED
    s.workers[seat] += 1
    s.ready[seat] += 1
    note(s, WORKER_JOINED, EVERYONE, seat, where, s.workers[seat], 0)
    if s.workers[seat] < WORKERS_MOST[s.navaratnas]:
        return
    for other in range(3):
        if s.waiting[seat][other] == WAITING:
            s.waiting[seat][other] = LEFT_THE_GAME
            note(s, WORKER_LEFT, EVERYONE, seat, other, 0, 0)


def notice_meeting(s: State, seat: int) -> None:
    """The first moment a seat's markers meet or pass is remembered. Rules RG-9.2, RG-9.3."""
    if s.met[seat] == 0 and ahead(s, seat) >= 0:
        s.met_count += 1
        s.met[seat] = s.met_count
        note(s, MET, EVERYONE, seat, ahead(s, seat), 0, 0)


def has_met_better(s: State, seat: int, other: int) -> bool:
    """Whether a seat ranks before another: farther ahead, or as far and met earlier. Rules RG-9.3, RG-9.4."""
    mine = points(s, seat)
    theirs = points(s, other)
    if mine != theirs:
        return mine > theirs
    return s.met[seat] > 0 and s.met[other] > 0 and s.met[seat] < s.met[other]
