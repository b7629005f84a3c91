"""Starting: quick and light, whatever is installed."""

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import asyncio, sys
from pathlib import Path
from starlette.testclient import TestClient
from durbar.server.http.app import create

with TestClient(create(Path(sys.argv[1]))) as client:
    assert client.get("/api/games").status_code == 200
    assert client.get("/api/text/de").status_code == 200
    table = client.post("/api/tables", json={"game": "legacy", "seats": 2, "name": "Anna"})
    assert table.status_code == 201
heavy = {"numba", "llvmlite", "numpy"} & set(sys.modules)
assert not heavy, heavy
"""


def test_neither_numba_nor_numpy_is_on_the_way_to_the_first_table(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    subprocess.run([sys.executable, "-c", PROGRAM, str(tmp_path)], check=True, env=environment)
