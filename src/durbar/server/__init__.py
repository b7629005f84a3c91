"""The table server: people and bots at tables, over HTTP and WebSockets."""

from pathlib import Path
from typing import Any


def serve(
    host: str = "127.0.0.1",
    port: int = 8420,
    data: Path | str = "data",
    edition: Path | str | None = None,
    **choices: Any,
) -> None:
    """Serve until stopped. Further choices are those of `durbar.server.settings.Settings`."""
    from durbar.server.http.running import run_server

    run_server(host, port, Path(data), Path(edition) if edition else None, **choices)
