"""No child process compiles behind a test's back."""

import pytest


@pytest.fixture(autouse=True)
def no_children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_WARM", "0")
