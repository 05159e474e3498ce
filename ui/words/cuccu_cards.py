"""The twenty cards of Cuccù in words: names, numerals, what each does; tables for the translators."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.rules.cuccu.values import Rank

CONTEXT = "CuccuCards"

NUMERALS = {
    Rank.FOOL: "?",
    Rank.LION: "\u20133",
    Rank.MASK: "\u20132",
    Rank.BUCKET: "\u20131",
    Rank.ZERO: "0",
    Rank.INN: "XI",
    Rank.CAT: "XII",
    Rank.HORSE: "XIII",
    Rank.HUNTER: "XIIII",
    Rank.CUCKOO: "XV",
}
"""What is printed on the cards whose ids are not their numerals."""

NAMES = {
    #: Name of a card, as printed on it.
    Rank.FOOL: QT_TRANSLATE_NOOP("CuccuCards", "Fool"),
    #: Name of a card, as printed on it.
    Rank.LION: QT_TRANSLATE_NOOP("CuccuCards", "Lion"),
    #: Name of a card, as printed on it: a stone mask that spouts water.
    Rank.MASK: QT_TRANSLATE_NOOP("CuccuCards", "Mask"),
    #: Name of a card, as printed on it: a bucket over a well.
    Rank.BUCKET: QT_TRANSLATE_NOOP("CuccuCards", "Bucket"),
    #: Name of a card, as printed on it: an empty plate.
    Rank.ZERO: QT_TRANSLATE_NOOP("CuccuCards", "Zero"),
    #: Name of a card with a number, as printed on it.
    Rank.I: QT_TRANSLATE_NOOP("CuccuCards", "One"),
    Rank.II: QT_TRANSLATE_NOOP("CuccuCards", "Two"),
    Rank.III: QT_TRANSLATE_NOOP("CuccuCards", "Three"),
    Rank.IIII: QT_TRANSLATE_NOOP("CuccuCards", "Four"),
    Rank.V: QT_TRANSLATE_NOOP("CuccuCards", "Five"),
    Rank.VI: QT_TRANSLATE_NOOP("CuccuCards", "Six"),
    Rank.VII: QT_TRANSLATE_NOOP("CuccuCards", "Seven"),
    Rank.VIII: QT_TRANSLATE_NOOP("CuccuCards", "Eight"),
    Rank.VIIII: QT_TRANSLATE_NOOP("CuccuCards", "Nine"),
    Rank.X: QT_TRANSLATE_NOOP("CuccuCards", "Ten"),
    #: Name of a card, as printed on it.
    Rank.INN: QT_TRANSLATE_NOOP("CuccuCards", "Inn"),
    #: Name of a card, as printed on it.
    Rank.CAT: QT_TRANSLATE_NOOP("CuccuCards", "Cat"),
    #: Name of a card, as printed on it.
    Rank.HORSE: QT_TRANSLATE_NOOP("CuccuCards", "Horse"),
    #: Name of a card, as printed on it: an archer.
    Rank.HUNTER: QT_TRANSLATE_NOOP("CuccuCards", "Hunter"),
    #: Name of a card, as printed on it: the bird.
    Rank.CUCKOO: QT_TRANSLATE_NOOP("CuccuCards", "Cuckoo"),
}
"""The names, alone or after a colon."""

HOLD = {
    #: First sentence of the headline when it is your turn; a question follows.
    Rank.FOOL: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Fool."),
    Rank.LION: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Lion."),
    Rank.MASK: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Mask."),
    Rank.BUCKET: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Bucket."),
    Rank.ZERO: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Zero."),
    Rank.I: QT_TRANSLATE_NOOP("CuccuCards", "You hold the One."),
    Rank.II: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Two."),
    Rank.III: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Three."),
    Rank.IIII: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Four."),
    Rank.V: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Five."),
    Rank.VI: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Six."),
    Rank.VII: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Seven."),
    Rank.VIII: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Eight."),
    Rank.VIIII: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Nine."),
    Rank.X: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Ten."),
    Rank.INN: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Inn."),
    Rank.CAT: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Cat."),
    Rank.HORSE: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Horse."),
    Rank.HUNTER: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Hunter."),
    Rank.CUCKOO: QT_TRANSLATE_NOOP("CuccuCards", "You hold the Cuckoo."),
}
"""Names in the case that "to hold" wants."""

SHOWS = {
    #: Log line. %1 is a player's name.
    Rank.INN: QT_TRANSLATE_NOOP("CuccuCards", "%1 shows the Inn."),
    #: Log line. %1 is a player's name.
    Rank.CAT: QT_TRANSLATE_NOOP("CuccuCards", "%1 shows the Cat."),
    #: Log line. %1 is a player's name.
    Rank.HORSE: QT_TRANSLATE_NOOP("CuccuCards", "%1 shows the Horse."),
    #: Log line. %1 is a player's name.
    Rank.HUNTER: QT_TRANSLATE_NOOP("CuccuCards", "%1 shows the Hunter."),
    #: Log line. %1 is a player's name.
    Rank.CUCKOO: QT_TRANSLATE_NOOP("CuccuCards", "%1 shows the Cuckoo."),
}
"""The five cards that are shown when they are asked for."""

SHOWS_NOTE = {
    #: Small note under a player's name on the table, at most about 22 letters.
    Rank.INN: QT_TRANSLATE_NOOP("CuccuCards", "shows the Inn"),
    #: Small note under a player's name on the table, at most about 22 letters.
    Rank.CAT: QT_TRANSLATE_NOOP("CuccuCards", "shows the Cat"),
    #: Small note under a player's name on the table, at most about 22 letters.
    Rank.HORSE: QT_TRANSLATE_NOOP("CuccuCards", "shows the Horse"),
    #: Small note under a player's name on the table, at most about 22 letters.
    Rank.HUNTER: QT_TRANSLATE_NOOP("CuccuCards", "shows the Hunter"),
    #: Small note under a player's name on the table, at most about 22 letters.
    Rank.CUCKOO: QT_TRANSLATE_NOOP("CuccuCards", "shows the Cuckoo"),
}
"""The same as a note on the player's plate."""

REFUSES = {
    #: Log line. %1 is the player who asked, %2 the one who was asked.
    Rank.CUCKOO: QT_TRANSLATE_NOOP("CuccuCards", "The Cuckoo refuses: %1 and %2 keep their cards."),
    #: Log line. %1 is the player who asked, %2 the one who was asked.
    Rank.HUNTER: QT_TRANSLATE_NOOP("CuccuCards", "The Hunter refuses: %1 and %2 keep their cards."),
    #: Log line. %1 is the player who asked, %2 the one who was asked.
    Rank.CAT: QT_TRANSLATE_NOOP("CuccuCards", "The Cat refuses: %2 exchanges nothing with %1."),
}
"""The three cards that refuse."""

ORDINARY_POWER = QT_TRANSLATE_NOOP("CuccuCards", "Counts as printed. Whoever is asked for it must give it.")
"""What the cards with a numeral do."""

POWERS = {
    Rank.FOOL: QT_TRANSLATE_NOOP(
        "CuccuCards",
        "One Fool ties with the lowest card, and both lose a life. Two Fools count 14½ each; only the Cuckoo is more.",
    ),
    Rank.LION: QT_TRANSLATE_NOOP("CuccuCards", "The lowest number of all. Pass it on while you can."),
    Rank.MASK: QT_TRANSLATE_NOOP("CuccuCards", "Only the Lion is lower. Whoever is asked for it must give it."),
    Rank.BUCKET: QT_TRANSLATE_NOOP("CuccuCards", "One below the Zero. Whoever is asked for it must give it."),
    Rank.ZERO: QT_TRANSLATE_NOOP(
        "CuccuCards", "Counts nothing at all. With a guarantee from the Inn, another player pays if it loses."
    ),
    Rank.INN: QT_TRANSLATE_NOOP(
        "CuccuCards",
        "Stops the exchange. Whoever asked may demand a guarantee; then the innkeeper agrees, or gives the Inn away.",
    ),
    Rank.CAT: QT_TRANSLATE_NOOP(
        "CuccuCards", "Refuses; whoever asked loses a life at once. The asking card runs back to where it was dealt."
    ),
    Rank.HORSE: QT_TRANSLATE_NOOP(
        "CuccuCards", "Leaps aside: the next player is asked. Past the dealer, the top card of the deck is taken."
    ),
    Rank.HUNTER: QT_TRANSLATE_NOOP("CuccuCards", "Refuses the exchange. Whoever asked loses a life at once."),
    Rank.CUCKOO: QT_TRANSLATE_NOOP("CuccuCards", "Refuses the exchange. Never loses a life at the showdown."),
}
"""What the other cards do, two short sentences each. Powers work only in a card just dealt to somebody who is asked."""


def said(text: object) -> str:
    """An entry of the tables in the language of the window."""
    return QCoreApplication.translate(CONTEXT, str(text))


def numeral(rank: Rank) -> str:
    """What is printed on a card: "VI", "XIIII", "–3", "?"."""
    return NUMERALS.get(rank, rank.name)
