"""`durbar` without a command: tables on this computer, opened in your browser."""

import click

from durbar.cli.places import address, data_folder, is_free

HERE = "127.0.0.1"
FIRST_PORT = 8420
PORTS = 80


def home(no_browser: bool) -> None:
    """Serve on the first free port from 8420 and open it; where Durbar already runs, only open it."""
    running = already_running()
    if running is not None:
        welcome(running, no_browser)
        return
    from durbar.cli.commands.serve import keep_tables

    keep_tables(HERE, free_port(), data_folder(), None, lambda port: receive(port, no_browser))


def free_port() -> int:
    """The first port from 8420 that nobody listens at."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        if is_free(HERE, port):
            return port
    raise click.UsageError(
        f"All ports from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} are taken; choose one with `durbar serve --port`."
    )


def already_running() -> int | None:
    """The port at which a Durbar of this user's data folder already answers."""
    note = data_folder() / "durbar.port"
    try:
        port = int(note.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return port if answers(port) else None


def answers(port: int) -> bool:
    """Whether a Durbar answers at a port of this computer."""
    from http.client import HTTPConnection, HTTPException

    try:
        asked = HTTPConnection(HERE, port, timeout=2)
        asked.request("GET", "/healthz")
        return b'"tables"' in asked.getresponse().read(1000)
    except (OSError, HTTPException):
        return False


def receive(port: int, no_browser: bool) -> None:
    """The tables are set: note the port for a second `durbar`, keep quiet from now on, and open the door."""
    import logging

    (data_folder() / "durbar.port").write_text(str(port), "utf-8")
    logging.getLogger("durbar").setLevel(logging.WARNING)
    welcome(port, no_browser)


def welcome(port: int, no_browser: bool) -> None:
    """Say where it is, and open it."""
    click.echo(f"Durbar is at {address(HERE, port)} (Ctrl+C stops it).")
    if not no_browser:
        import threading
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address(HERE, port),), daemon=True).start()
