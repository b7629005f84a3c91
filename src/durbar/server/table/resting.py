"""A table that rests: what was played at it does not fit the rules any more, so it can be looked at and talked at, but not played."""

from typing import NoReturn

import msgspec

from durbar.core.chance import commitment
from durbar.core.match import Match
from durbar.core.record import Player, Record, Result
from durbar.server import wire
from durbar.server.refusals import deny, require
from durbar.server.store import Whole
from durbar.server.store.store import NEVER
from durbar.server.table import news
from durbar.server.table.keepsake import Keepsake
from durbar.server.table.ledger import Ledger, standing
from durbar.server.table.replay import AT_ONCE
from durbar.server.table.table import Story, Table


class Resting(Table):
    """Shows what was kept of its match."""

    rests = True
    keepsake: Keepsake | None = None

    def _lay_out(self, whole: Whole) -> None:
        self.last = whole.steps[-1] if whole.steps else None
        super()._lay_out(msgspec.structs.replace(whole, steps=()))

    @property
    def status(self) -> wire.Status:
        """How far it was when the rules changed."""
        if self.last is None:
            return "waiting"
        return "running" if self.last.actors else "over"

    def require_playing_on(self) -> NoReturn:
        """It is not played any more."""
        row, game = self.row, self.game
        here: dict[str, str | int] = {"here": game.version, "here_edition": game.edition}
        raise deny("other_version", 409, version=row.version, edition=row.edition, **here)

    def playing(self, owner: bytes) -> tuple[Ledger, int]:
        """Nobody plays."""
        self.require_playing_on()

    def finished(self) -> Match:
        """The rules that could lay it out are gone."""
        self.require_playing_on()

    def story(self, seat: int | None, seen: int, view: msgspec.Struct | None) -> Story:
        """The position that was kept last, and the story until then."""
        if self.keepsake is None:
            return Story(None, 0, ())
        kept = self.keepsake.by(seat)
        return Story(kept.position, 0, kept.log)

    def positions(self, first: int) -> tuple[wire.Position, ...]:
        """Some positions of a match that was over, from a step on."""
        replay = self.keepsake.replay if self.keepsake else ()
        require(first < len(replay), "no_step", 404, step=first)
        return replay[first : first + AT_ONCE]

    def history(self) -> wire.History:
        """How the points went in a match that was over."""
        if self.keepsake is None or self.keepsake.history is None:
            self.require_playing_on()
        return self.keepsake.history

    def record(self, whole: Whole) -> Record:
        """The record of a match that was over: all of it is stored but how the points fell, which is kept."""
        require(self.status == "over", "not_over")
        row, kept = self.row, self.keepsake
        scores = (kept.seen[0].position.scores if kept else None) or ()
        return Record(
            row.game,
            row.version,
            row.edition,
            row.seats,
            dict(row.options),
            commitment(row.secret),
            row.secret.hex(),
            standing(whole.steps).steps,
            [Result(score.place, score.points) for score in scores] or None,
            [Player(sitting.name, sitting.level) for sitting in self.sitting],
            whole.steps[0].at,
            whole.steps[-1].at,
        )

    async def catch_up(self) -> None:
        """Take in who sits there, what is said and where it goes on; not what is played by a server with other rules."""
        async with self.writing():
            known = {"seats": self.seatings, "chat": self.remarks, "asking": self.askings.number}
            news.take_in(self, await self.store.since(self.row.id, steps=NEVER, **known))
