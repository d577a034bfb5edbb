"""What the body of a request may be: text in UTF-8, and no heap of empty lists."""

from __future__ import annotations

from typing import Final

from caposaldo.server.limits import LISTS
from caposaldo.server.problems import AnyRequest, bad_request

LISTS_HERE: Final = "lists"
"""Under this name an address says how many lists and objects its bodies may hold."""
_WITHOUT_BODY: Final = frozenset({"GET", "HEAD", "OPTIONS"})


async def refuse_costly(request: AnyRequest) -> None:
    """Refuse a body that would cost far more to take apart than it took to send.

    Brackets within strings count too; no body that anybody needs comes near.
    """
    if request.method in _WITHOUT_BODY:
        return
    body = await request.body()
    most = request.route_handler.opt.get(LISTS_HERE, LISTS)
    if body.count(b"[") + body.count(b"{") > most:
        raise bad_request(f"the request holds more than {most} lists; send less")
    try:
        body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad_request(f"the request is no UTF-8 (byte {error.start})") from error
