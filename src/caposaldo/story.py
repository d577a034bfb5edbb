"""What a scenario is about, in words: its story, its own rules, what may be agreed."""

from __future__ import annotations

from caposaldo.library import AnyKind
from caposaldo.text import Words


def story_of(
    kind: AnyKind, scenario: str, words: Words, agreed: dict[str, str] | None = None
) -> list[str]:
    """Tell the story of a scenario in paragraphs; none where it has no story."""
    id = f"{kind.id}-scenario-{scenario}-story"
    if not words.has(id):
        return []
    told = [words.say(key, facts, kind.id) for key, facts in kind.briefing(scenario, agreed)]
    return [words.say(id, {}, kind.id), *told]
