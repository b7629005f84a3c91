"""The city scoring: ranks, coins, and who may take a reward tile."""

from durbar.core.agenda import owe
from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.actions import REWARD
from durbar.games.maharaja.rules.events import (
    BOT_RANKED,
    BOT_WORSHIPPED,
    CONSOLED,
    RANKED,
    REWARD_GONE,
    SCORING_BEGAN,
    WORSHIPPED,
)
from durbar.games.maharaja.rules.rewards import remove_lowest_reward
from durbar.games.maharaja.rules.state import BOT, BY_RANK, FIRST_RANK, NONE, SCORING, SEATS, State, sides
from durbar.games.maharaja.rules.tableau import is_bot, take_prestige
from durbar.games.maharaja.rules.tables import BOT_FIRST, BOT_SECOND, CONSOLATION, FIRST_RANK_PRESTIGE, RANK_COINS
from durbar.games.maharaja.rules.worship import ranks_before, worship


def score_city(s: State) -> None:
    """The Maharaja rewards the sides in the city he visits. Rules MJ-2.1, MJ-5.1, MJ-5.5, MJ-12.14."""
    s.phase = SCORING
    note(s, SCORING_BEGAN, EVERYONE, -1, s.maharaja, 0, 0)
    rank_sides(s)
    pay_ranks(s)
    for i in range(SEATS - 1, -1, -1):
        side = s.rank[i]
        if side != NONE and not is_bot(s, side):
            owe(s, REWARD, side, 0, 0)
    if s.seats == 1 and worship(s, 0, s.maharaja) == 0:
        tile = remove_lowest_reward(s)
        note(s, REWARD_GONE, EVERYONE, -1, tile, 0, 0)


def rank_sides(s: State) -> None:
    """Sides with worship in the order of their ranks. Rules MJ-5.2, MJ-5.4."""
    for i in range(SEATS):
        s.rank[i] = NONE
    ranked = 0
    for side in range(sides(s)):
        points = worship(s, side, s.maharaja)
        note(
            s,
            BOT_WORSHIPPED if is_bot(s, side) else WORSHIPPED,
            EVERYONE,
            -1 if is_bot(s, side) else side,
            points,
            s.maharaja,
            0,
        )
        if points > 0:
            rank_side(s, side, ranked)
            ranked += 1


def rank_side(s: State, side: int, ranked: int) -> None:
    """A side takes its rank among so many in the Maharaja's city, and those after it move back. Rule MJ-5.2."""
    i = ranked
    while i > 0 and ranks_before(s, side, s.rank[i - 1], s.maharaja):
        s.rank[i] = s.rank[i - 1]
        i -= 1
    s.rank[i] = side


def pay_ranks(s: State) -> None:
    """Coins for ranks, or the consolation; Brahmabot gets prestige. Rules MJ-5.3, MJ-5.4, MJ-12.13."""
    for i in range(SEATS):
        if s.rank[i] != NONE and not is_bot(s, s.rank[i]):
            pay_rank(s, s.rank[i], i)
    for seat in range(s.seats):
        if worship(s, seat, s.maharaja) == 0:
            s.coins[seat] += CONSOLATION
            note(s, CONSOLED, EVERYONE, seat, CONSOLATION, 0, 0)
    if s.seats == 1 and s.rank[0] != NONE:
        pay_bot(s)


def pay_rank(s: State, seat: int, rank: int) -> None:
    """A rank's coins, and for the first with the special tile a prestige. Rules MJ-5.3, MJ-11.2."""
    coins = RANK_COINS[s.seats - 1][rank]
    s.coins[seat] += coins
    note(s, RANKED, EVERYONE, seat, rank + 1, coins, 0)
    if rank == 0 and s.special[FIRST_RANK] > 0:
        take_prestige(s, seat, FIRST_RANK_PRESTIGE, BY_RANK)


def pay_bot(s: State) -> None:
    """Brahmabot's prestige for the first rank, or for being second. Rules MJ-12.13, MJ-11.2, MJ-R24, MJ-R32."""
    first = s.rank[0] == BOT
    points = BOT_FIRST if first else BOT_SECOND
    if first and s.special[FIRST_RANK] > 0:
        points += FIRST_RANK_PRESTIGE
    s.earned[BOT][BY_RANK] += points
    note(s, BOT_RANKED, EVERYONE, -1, 1 if first else 2, points, 0)
