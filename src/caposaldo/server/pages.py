"""The browser pages: one page for every path a person may type, and its assets."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from caposaldo.server.problems import not_found

STATIC: Final = Path(__file__).parent.parent / "web" / "static"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


def pages(root: Path = STATIC) -> list[HTTPRouteHandler]:
    """Return the handlers that serve the pages under a folder."""

    @get("/", include_in_schema=False)
    async def first_page() -> Response[bytes]:
        return _index(root)

    @get("/{path:path}", include_in_schema=False)
    async def page(path: FromPath[str]) -> Response[bytes]:
        wanted = path.strip("/")
        found = _inside(root, wanted)
        if found is None and "." in wanted.rpartition("/")[2]:
            raise not_found("there is no such file")
        if found is None:
            return _index(root)
        cache = _FOR_EVER if wanted.startswith("assets/") else _ASK_AGAIN
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": cache})

    return [first_page, page]


def _inside(root: Path, wanted: str) -> Path | None:
    try:
        found = (root / wanted).resolve()
        inside = found.is_relative_to(root.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def _index(root: Path) -> Response[bytes]:
    index = root / "index.html"
    if not index.is_file():
        sentence = b"The browser pages are not built yet: run make ui.\n"
        return Response(sentence, status_code=503, media_type=MediaType.TEXT)
    headers = {"Cache-Control": _ASK_AGAIN}
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers=headers)
