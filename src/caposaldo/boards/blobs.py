"""Pixels of one kind that hang together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Blob:
    """Pixels that hang together: a mask of rows for each column from `left`."""

    kind: str
    left: int
    masks: list[int]
    width: int

    @property
    def right(self) -> int:
        """The first column after the last."""
        return self.left + len(self.masks)

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a pixel belongs to it."""
        return self.left <= x < self.right and bool(self.masks[x - self.left] >> y & 1)

    def spread(self) -> list[int]:
        """Return the masks of all columns of the scan."""
        return [0] * self.left + self.masks + [0] * (self.width - self.right)


def blobs_of(kind: str, columns: list[int]) -> Iterator[Blob]:
    """Give the blobs of a kind from left to right; pixels hang together at their sides."""
    growing: list[tuple[int, list[int]]] = []
    for x in range(len(columns) + 1):
        mask = columns[x] if x < len(columns) else 0
        runs = [
            (1 << run.end()) - (1 << run.start()) for run in re.finditer("1+", bin(mask)[:1:-1])
        ]
        kept: list[tuple[int, list[int]]] = []
        for left, masks in growing:
            if masks[-1] & mask:
                kept.append((left, masks))
            else:
                yield Blob(kind, left, masks, len(columns))
        growing = [*_grown(kept, runs, x)]


def _grown(
    growing: list[tuple[int, list[int]]], runs: list[int], x: int
) -> Iterator[tuple[int, list[int]]]:
    """Add the runs of a column to the blobs they touch; blobs that one run touches become one."""
    grown = [(left, masks, 0) for left, masks in growing]
    for run in runs:
        touched = [each for each in grown if len(each[1]) and each[1][-1] & run]
        grown = [each for each in grown if each not in touched]
        grown.append(_joined(touched, run, x))
    for left, masks, new in grown:
        yield left, [*masks, new]


def _joined(
    touched: list[tuple[int, list[int], int]], run: int, x: int
) -> tuple[int, list[int], int]:
    left = min([each[0] for each in touched], default=x)
    masks = [0] * (x - left)
    for begin, columns, new in touched:
        run |= new
        for at, mask in enumerate(columns):
            masks[begin - left + at] |= mask
    return left, masks, run
