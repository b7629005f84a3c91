"""The built web: files under hashed names are kept for ever, pages are asked for again, client routes get the index."""

import asyncio
import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from durbar.server.refusals import deny

FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
WORDY = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Durbar</title>
<body><h1>Durbar is running, but its pages are not built yet.</h1>
<p>In a checkout, run <code>make setup</code> once and start again. The programming interface under <code>/api</code> works.</p></body></html>
"""
mimetypes.add_type("application/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Page:
    """One file, ready to be sent."""

    __slots__ = ("etag", "headers", "media", "packed", "plain")

    def __init__(self, plain: bytes, name: str, lasting: bool) -> None:
        self.plain = plain
        self.media = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.packed = gzip.compress(plain, 6) if self.media.startswith(WORDY) and len(plain) > 1000 else None
        self.etag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        self.headers = {"cache-control": FOREVER if lasting else AGAIN, "etag": self.etag, "vary": "accept-encoding"}

    def answer(self, request: Request) -> Response:
        """The file, packed where the browser can unpack it, or word that it is unchanged."""
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=self.headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**self.headers, "content-encoding": "gzip"}, media_type=self.media)
        return Response(self.plain, headers=self.headers, media_type=self.media)


class Pages:
    """The folder of the built web; each file is read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.known: dict[tuple[Path, float], Page] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        request = Request(scope, receive)
        if request.method not in ("GET", "HEAD"):
            raise deny("no_page", 405)
        answer = await self.find(request)
        await answer(scope, receive, send)

    async def find(self, request: Request) -> Response:
        """A file of that name, else the index: it knows the client's own routes."""
        page = await asyncio.to_thread(self.page, request.scope["path"].lstrip("/"))
        if page is None:
            return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html")
        return page.answer(request)

    def page(self, name: str) -> Page | None:
        """The file as it is on the disk now; None where there is not even an index."""
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder) or not path.is_file():
            if "." in path.name:
                raise deny("no_page", 404)
            path = self.folder / "index.html"
            if not path.is_file():
                return None
        key = path, path.stat().st_mtime
        if key not in self.known:
            self.known[key] = Page(path.read_bytes(), path.name, "assets" in path.relative_to(self.folder).parts)
        return self.known[key]
