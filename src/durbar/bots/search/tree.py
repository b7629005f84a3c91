"""The tree and the paper beside it: laid out before a search, as lists for plain Python and as arrays for compiled code."""

from typing import Any, NamedTuple

from durbar.bots.search.net import Net, sight_of
from durbar.core.game import Game
from durbar.engines.engine import Engine

SEATS = 8

NODES, EDGES, SIMULATIONS, DEPTH = range(4)
TALLIES = 4

EXPLORE, WIN, SPAN, TEMPER, TRUST = range(5)
WEIGHTS = 5

CUT, GUIDED, SEES, OPEN, ONLY, NET = range(6)
LIMITS = 6


class Tree(NamedTuple):
    """All the memory of one search. A node is what a seat knows when it is asked; an edge is one of its answers."""

    key: Any  #       per slot: which information set lies there, 0 where the slot is free
    newest: Any  #    per slot: the edge that was added last, -1 while there is none
    asked: Any  #     per slot: how often an answer was chosen there
    hoped: Any  #     per slot: the sum of the values that led to, for the seat that chose
    action: Any  #    per edge: the answer
    older: Any  #     per edge: the edge of the same node that was added before it, or -1
    visits: Any  #    per edge: how often it was chosen
    offered: Any  #   per edge: how often it could have been chosen
    worth: Any  #     per edge: the sum of the values it led to, for the seat that chose it
    prior: Any  #     per edge: how much the net hoped for it when it was first met, in millionths
    edge_of: Any  #   per action: its edge while one node is being looked at, else -1
    liked: Any  #     per action: 1 while it is among those a light player would choose from
    legal: Any  #     the legal actions of the seat that is asked
    kept: Any  #      those of them a light player would choose from
    place: Any  #     the nodes of this simulation
    trail: Any  #     its edges
    mover: Any  #     and the seats that chose them
    home: Any  #      the way to the root: what each seat alone did since the last open moment, then what everybody saw
    path: Any  #      the way to where this simulation is
    value: Any  #     per seat: what this simulation was worth
    win: Any  #       per seat: its share of the first place in this simulation
    score: Any  #     points and places of this simulation
    root_tries: Any  #  per action at the root: how often it was tried from this root
    root_points: Any  # per action at the root, seat by seat: the sum of points it led to
    root_wins: Any  #   per action at the root, seat by seat: the sum of first places it led to
    tally: Any  #     counters
    weight: Any  #    settings with fractions
    limit: Any  #     settings in whole numbers
    seen: Any  #      what the net sees; aspects of the judge's opinion while a leaf is valued
    familiar: Any  #  per seat: 1 once it is remembered what it saw
    remembered: Any  #  per seat: what it saw for the first time since the root was laid
    remembered_broad: Any  # per seat: the first layer then
    remembered_tilt: Any  # per seat: and what was added to it in proportion
    broad: Any  #     its first layer: the sum of the rows of numbers
    tilt: Any  #      and what is added in proportion, in squares
    deep: Any  #      its second layer
    hope: Any  #      per legal action: how likely the net thinks it the best
    thought: Any  #   what the net thought of a leaf: the values for all seats, then first places, then points
    net: Net  #       the weights, which all searches of a game share


class Size(NamedTuple):
    """How large a tree may grow: slots (a power of two) for nodes, half of which are used, and edges."""

    slots: int
    edges: int


def arrays(game: Game, size: Size) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Each part of the tree with the kind of its numbers and its shape."""
    whole, part = "int64", "float64"
    small = "int32"
    return {
        "key": (whole, (size.slots,)),
        "newest": (small, (size.slots,)),
        "asked": (small, (size.slots,)),
        "hoped": (part, (size.slots,)),
        "action": (small, (size.edges,)),
        "older": (small, (size.edges,)),
        "visits": (small, (size.edges,)),
        "offered": (small, (size.edges,)),
        "worth": (part, (size.edges,)),
        "prior": (small, (size.edges,)),
        "edge_of": (small, (game.rules.codes,)),
        "liked": (small, (game.rules.codes,)),
        "legal": (whole, (game.rules.most_legal,)),
        "kept": (whole, (game.rules.most_legal,)),
        "place": (small, (game.rules.most_steps + 1,)),
        "trail": (small, (game.rules.most_steps + 1,)),
        "mover": (small, (game.rules.most_steps + 1,)),
        "home": (whole, (SEATS + 2,)),
        "path": (whole, (SEATS + 2,)),
        "value": (part, (SEATS,)),
        "win": (part, (SEATS,)),
        "score": (whole, (2, SEATS)),
        "root_tries": (small, (game.rules.codes,)),
        "root_points": (part, (game.rules.codes * SEATS,)),
        "root_wins": (part, (game.rules.codes * SEATS,)),
        "tally": (whole, (TALLIES,)),
        "weight": (part, (WEIGHTS,)),
        "limit": (whole, (LIMITS,)),
        "seen": (small, (game.rules.observation + sight_of(game).opinions,)),
        "familiar": (small, (SEATS,)),
        "remembered": (small, (SEATS, game.rules.observation + sight_of(game).opinions)),
        "hope": (part, (game.rules.most_legal,)),
        "thought": (part, (3 * SEATS,)),
    }


def blank(engine: Engine, size: Size, net: Net) -> Tree:
    """A blank tree in an engine's kind of memory, with the net it asks."""
    parts = arrays(engine.game, size).items()
    broad, deep = len(net.broad_ground), len(net.deep_ground)
    remembered = {"remembered_broad": (SEATS, broad), "remembered_tilt": (SEATS, broad)}
    layers = {**remembered, "broad": (broad,), "tilt": (broad,), "deep": (deep,)}
    return Tree(
        **{name: engine.zeros(kind, *shape) for name, (kind, shape) in parts},
        **{name: engine.zeros("int32", *shape) for name, shape in layers.items()},
        net=net,
    )
