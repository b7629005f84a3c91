"""The manual at /docs: built by `make docs`, whole without any other site, and a sentence where it was not built."""

import asyncio
import base64
import hashlib
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from durbar.server.http.security import POLICY
from durbar.server.http.static import Page
from durbar.server.refusals import deny

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Durbar</title>
<body><h1>The manual is not part of this install.</h1>
<p>In a checkout, <code>make docs</code> builds it. The rules of every game are on its page, and <code>durbar --help</code> names every command.</p></body></html>
"""
_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def manual_route(folder: Path) -> Route:
    """All pages of the manual."""
    home = folder.resolve()

    async def manual(request: Request) -> Response:
        return await asyncio.to_thread(page_of, home, request)

    return Route("/docs{path:path}", manual)


def page_of(folder: Path, request: Request) -> Response:
    """A file of the manual; a folder is its index, under an address from which its links lead on."""
    if not (folder / "index.html").is_file():
        return Response(NOT_BUILT, 404, {"cache-control": "no-store"}, "text/html")
    asked = request.path_params["path"]
    path = (folder / asked.lstrip("/")).resolve()
    if not path.is_relative_to(folder):
        raise deny("no_page", 404)
    if path.is_dir():
        if not asked.endswith("/"):
            return RedirectResponse(f"/docs{asked}/")
        path /= "index.html"
    if not path.is_file():
        raise deny("no_page", 404)
    page = Page(path.read_bytes(), path.name, "assets" in path.relative_to(folder).parts)
    if path.suffix == ".html":
        page.headers["content-security-policy"] = policy(page.plain)
    return page.answer(request)


def policy(page: bytes) -> str:
    """The usual policy, and the scripts that stand in this very page."""
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _SCRIPT.findall(page)]
    allowed = {**POLICY, "script-src": " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])}
    return "; ".join(f"{kind} {what}" for kind, what in allowed.items())
