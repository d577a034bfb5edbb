"""Keys of seats and tokens of invitations: made, read as they are typed, and hashed."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What a token is written in: no two signs that look alike."""
_ALIKE: Final = str.maketrans("OIL", "011", "- ")
_LENGTH: Final = 16
_GROUP: Final = 4


def new_key() -> str:
    """Return a fresh key of 192 bits."""
    return secrets.token_urlsafe(24)


def new_token() -> str:
    """Return a fresh token of 80 bits, in groups that can be read out and typed."""
    signs = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    return "-".join(signs[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def hash_key(key: str) -> str:
    """Return the form in which a key is kept; it is random, so that one round is enough."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def hash_token(token: str) -> str:
    """Return the form in which a token is kept, however it was typed."""
    return hash_key(token.upper().translate(_ALIKE))
