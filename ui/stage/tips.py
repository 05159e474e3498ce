"""What a tooltip on the table says."""

from __future__ import annotations

import html

from ui.stage.placement import Affordance


def tip_of(affordance: Affordance) -> str:
    """What an affordance does, or why it is not possible, as rich text. Names in it are never read as markup."""
    text = affordance.refusal or affordance.text
    note = "" if affordance.refusal else affordance.note
    return "<p>" + html.escape(text) + (f"<br>{html.escape(note)}" if note else "") + "</p>"
