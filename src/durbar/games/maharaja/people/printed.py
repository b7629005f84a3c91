"""The figures that are printed on the components, for whoever draws them."""

from durbar.games.maharaja.rules import tables


def printed() -> dict[str, int]:
    """The figures printed on disc, characters and reward tiles, and what shrines and priests are worth."""
    return {
        "statue_discount": tables.STATUE_DISCOUNT,
        "shrine_discount": tables.SHRINE_DISCOUNT,
        "coins": tables.COINS_TAKEN,
        "prestige": tables.PRESTIGE_BOUGHT,
        "prestige_price": tables.PRESTIGE_PRICE,
        "changer_times": tables.CHANGER_TIMES,
        "changer_coins": tables.CHANGER_COINS,
        "envoy_price": tables.ENVOY_PRICE,
        "sculptor_discount": tables.SCULPTOR_DISCOUNT,
        "reward_coins": tables.REWARD_COINS,
        "reward_shrines": tables.REWARD_SHRINES,
        "reward_mixed_prestige": tables.REWARD_MIXED_PRESTIGE,
        "reward_mixed_coins": tables.REWARD_MIXED_COINS,
        "reward_tax": tables.REWARD_TAX,
        "reward_prestige": tables.REWARD_PRESTIGE,
        "reward_buy_times": tables.REWARD_BUY_TIMES,
        "reward_buy_price": tables.REWARD_BUY_PRICE,
        "shrine_worship": tables.WORSHIP_SHRINE,
        "priest_worship": tables.WORSHIP_PRIEST,
    }
