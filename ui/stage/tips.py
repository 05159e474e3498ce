"""What a tooltip on the table says."""

from __future__ import annotations

import html

from ui.stage.placement import Affordance


def tip_of(affordance: Affordance | None, more: str = "") -> str:
    """What an affordance does, or why it is not possible, and what else is to be known of the thing, as rich text.
    Names in it are never read as markup."""
    lines = [more]
    if affordance is not None:
        lines = [affordance.refusal or affordance.text, "" if affordance.refusal else affordance.note, more]
    return "<p>" + "<br>".join(html.escape(line) for line in lines if line) + "</p>"
