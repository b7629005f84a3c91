"""Removing a table: nothing of it is left, wherever rows of it lie."""

import re

from durbar.server.store.driver import Driver, Statement
from durbar.server.store.schema import MIGRATIONS

OUTLASTING = {"reports"}
"""What somebody told the host is not theirs to remove whom it is about."""


def parts() -> list[str]:
    """The names of all that holds rows of a table."""
    made = re.findall(r"CREATE TABLE (\w+) \((.*?)\n\)", "\n".join(MIGRATIONS), re.DOTALL)
    return [name for name, columns in made if name not in OUTLASTING and re.search(r"\btable_id\b", columns)]


async def remove_table(driver: Driver, table: str) -> None:
    """Forget a table; its rematch stays, and is nobody's rematch any more."""
    values = {"table": table}
    await driver.write(
        *(Statement(f"DELETE FROM {name} WHERE table_id = :table", values) for name in parts()),  # noqa: S608 - our own names
        Statement("UPDATE tables SET origin = NULL WHERE origin = :table", values),
        Statement("DELETE FROM tables WHERE id = :table", values),
    )
