"""Generated files are what their source makes of them."""

from durbar.server import typescript


def test_the_wire_types_of_the_web_are_fresh() -> None:
    assert typescript.FILE.read_text("utf-8") == typescript.write(), "run `make wire`"
