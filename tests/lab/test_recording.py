"""Work that is done again and again on a graphics card is recorded once; here the card is a stand-in that only tells what it was asked."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace

from durbar.lab.learning.device import Device, Recording


class Card:
    """Graphs of a card: what is asked for while one is being recorded is not done before it is repeated."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.recording: list[Callable[[], None]] | None = None
        self.cuda = SimpleNamespace(CUDAGraph=self.new_graph, graph=self.recorded)

    def ask(self, what: str) -> None:
        if self.recording is None:
            self.done.append(what)
        else:
            self.recording.append(lambda: self.done.append(what))

    def new_graph(self) -> SimpleNamespace:
        parts: list[Callable[[], None]] = []
        return SimpleNamespace(parts=parts, replay=lambda: [part() for part in parts])

    @contextmanager
    def recorded(self, graph: SimpleNamespace) -> Iterator[None]:
        self.recording = graph.parts
        yield
        self.recording = None


def test_recorded_work_is_done_once_each_time_and_asked_for_twice() -> None:
    card, asked = Card(), list[int]()

    def work() -> None:
        asked.append(len(card.done))
        card.ask("a step")

    again = Recording(card, work)
    for times in range(1, 5):
        again()
        assert len(card.done) == times
    assert asked == [0, 1]


def test_a_processor_records_nothing() -> None:
    def work() -> None:
        """Nothing."""

    assert Device("cpu").recorded(work) is work
