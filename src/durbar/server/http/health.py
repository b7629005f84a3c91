"""Health: whether this server can do what it is for, and its figures for Prometheus."""

from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar import __version__
from durbar.server import logs
from durbar.server.figures import EDGES, Spread
from durbar.server.http.answers import as_json
from durbar.server.refusals import deny, require
from durbar.server.services import Services, services

SLOW = 30.0
"""A bot that has not answered after so many seconds is not well: the strongest think for a few."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /healthz: whether all is well, what is wrong with the store, and what with bots, in a sentence each."""

    ok: bool
    version: str
    tables: int
    listeners: int
    trouble: str | None
    bots: str | None


async def health(request: Request) -> Response:
    """GET /healthz; without bots people can still play, so only the store decides whether requests should come here."""
    here = services(request)
    trouble, bots = await here.pulse.feel(), _wrong_with_bots(here)
    told = Health(
        ok=trouble is None and bots is None,
        version=__version__,
        tables=len(here.lobby.tables),
        listeners=here.lobby.listeners,
        trouble=trouble,
        bots=bots,
    )
    return as_json(told, 200 if trouble is None else 503)


def _wrong_with_bots(here: Services) -> str | None:
    waited = here.thinker.waiting.longest
    if waited < SLOW:
        return None
    look = "see whether `durbar think` runs for this store" if here.store.shared else "the log may say why"
    return f"A bot has been waiting for its answer for {waited:.0f} seconds: {look}."


async def metrics(request: Request) -> Response:
    """GET /metrics, for the addresses that may look."""
    here = services(request)
    require(request.client is not None and request.client.host in here.settings.watchers, "no_page", 404)
    try:
        import prometheus_client
    except ImportError as error:
        raise deny("no_metrics", 404) from error
    registry = prometheus_client.CollectorRegistry()
    registry.register(_Collector(here, await here.pulse.feel() is None))
    return Response(prometheus_client.generate_latest(registry), media_type=prometheus_client.CONTENT_TYPE_LATEST)


class _Collector:
    """The figures of a server as Prometheus reads them."""

    def __init__(self, here: Services, well: bool) -> None:
        self.here = here
        self.well = well

    def collect(self) -> Iterable[Any]:
        """Every family of figures."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        here = self.here
        yield GaugeMetricFamily("durbar_up", "Whether the store takes what is written.", value=self.well)
        yield GaugeMetricFamily("durbar_sockets", "Open sockets at tables.", value=here.lobby.listeners)
        yield GaugeMetricFamily("durbar_tables", "Tables in memory.", value=len(here.lobby.tables))
        waited = here.thinker.waiting.longest
        yield GaugeMetricFamily(
            "durbar_bot_waiting_seconds", "How long the slowest bot has been waiting.", value=waited
        )
        happened = CounterMetricFamily("durbar_happened", "How often things happened.", labels=["what"])
        for what, count in sorted(here.figures.counts.items()):
            happened.add_metric([what], count)
        yield happened
        errors = CounterMetricFamily("durbar_errors", "Errors we did not expect, by kind.", labels=["kind"])
        for kind, count in sorted(logs.TROUBLES.items()):
            errors.add_metric([kind], count)
        yield errors
        stages = HistogramMetricFamily("durbar_stage_seconds", "How long each stage takes.", labels=["stage"])
        for stage, spread in sorted(here.figures.spreads.items()):
            stages.add_metric([stage], _buckets(spread), spread.total)
        yield stages


def _buckets(spread: Spread) -> list[tuple[str, float]]:
    """So many within each edge, those of smaller edges included."""
    told: list[tuple[str, float]] = []
    so_far = 0
    for edge, count in zip([*map(str, EDGES), "+Inf"], spread.counts, strict=True):
        so_far += count
        told.append((edge, so_far))
    return told


ROUTES = [Route("/healthz", health), Route("/metrics", metrics)]
