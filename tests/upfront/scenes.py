"""Played scenes: `given` a position, `when` actions are played, `then` lines hold.

The lines are those of rule cases (docs/notation.md).
"""

from caposaldo.scene import Scene


def given(*lines: str, rig: str = "") -> Scene:
    """Set an Up Front position down; the rigged draws must all be used by the last `then`."""
    return Scene("upfront", "\n".join(lines), rig)


def when(scene: Scene, *lines: str) -> None:
    """Play actions or chains, each perhaps after its seat, as in `russian: decline`."""
    for line in lines:
        scene.play(line)


def then(scene: Scene, *lines: str) -> None:
    """Check lines, and that no rigged draw is left over."""
    for line in lines:
        scene.check(line)
    scene.finish()
