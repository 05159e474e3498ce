"""The dogs and tricks of Six Good Dogs in words: names, what a trick does, sets; tables for the translators."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.rules.dogs.cards import Colour, Trick, TrickSet

CONTEXT = "DogsCards"

DOGS: tuple[object, ...] = (
    "",
    #: Name of a dog, on its card; a friendly dog name of the language.
    QT_TRANSLATE_NOOP("DogsCards", "Biscuit"),
    QT_TRANSLATE_NOOP("DogsCards", "Pepper"),
    QT_TRANSLATE_NOOP("DogsCards", "Maple"),
    #: Name of a dog: a white and tan hound that stands and looks about.
    QT_TRANSLATE_NOOP("DogsCards", "Scout"),
    QT_TRANSLATE_NOOP("DogsCards", "Rusty"),
    QT_TRANSLATE_NOOP("DogsCards", "Juno"),
    QT_TRANSLATE_NOOP("DogsCards", "Ziggy"),
    QT_TRANSLATE_NOOP("DogsCards", "Clover"),
    QT_TRANSLATE_NOOP("DogsCards", "Moss"),
    QT_TRANSLATE_NOOP("DogsCards", "Poppy"),
    QT_TRANSLATE_NOOP("DogsCards", "Bramble"),
    QT_TRANSLATE_NOOP("DogsCards", "Otis"),
    QT_TRANSLATE_NOOP("DogsCards", "Hazel"),
    QT_TRANSLATE_NOOP("DogsCards", "Tango"),
    QT_TRANSLATE_NOOP("DogsCards", "Fern"),
    QT_TRANSLATE_NOOP("DogsCards", "Waffle"),
    QT_TRANSLATE_NOOP("DogsCards", "Domino"),
    QT_TRANSLATE_NOOP("DogsCards", "Willow"),
    QT_TRANSLATE_NOOP("DogsCards", "Pickle"),
    QT_TRANSLATE_NOOP("DogsCards", "Rosie"),
    QT_TRANSLATE_NOOP("DogsCards", "Boomer"),
    QT_TRANSLATE_NOOP("DogsCards", "Thistle"),
    QT_TRANSLATE_NOOP("DogsCards", "Marble"),
    QT_TRANSLATE_NOOP("DogsCards", "Cricket"),
    QT_TRANSLATE_NOOP("DogsCards", "Nimbus"),
    QT_TRANSLATE_NOOP("DogsCards", "Olive"),
    QT_TRANSLATE_NOOP("DogsCards", "Barley"),
    QT_TRANSLATE_NOOP("DogsCards", "Sorrel"),
    QT_TRANSLATE_NOOP("DogsCards", "Pixel"),
    QT_TRANSLATE_NOOP("DogsCards", "Acorn"),
    QT_TRANSLATE_NOOP("DogsCards", "Dumpling"),
    QT_TRANSLATE_NOOP("DogsCards", "Smudge"),
)
"""The names, alone or after a colon, by the number of the dog."""

TRICKS: dict[Trick, object] = {
    #: Name of a trick: a command as it is given to a dog.
    "howl": QT_TRANSLATE_NOOP("DogsCards", "Howl"),
    "roll_over": QT_TRANSLATE_NOOP("DogsCards", "Roll Over"),
    "walk": QT_TRANSLATE_NOOP("DogsCards", "Walk"),
    "trot": QT_TRANSLATE_NOOP("DogsCards", "Trot"),
    "dig": QT_TRANSLATE_NOOP("DogsCards", "Dig"),
    "retrieve": QT_TRANSLATE_NOOP("DogsCards", "Retrieve"),
    #: Name of a trick: a command to follow a scent.
    "track": QT_TRANSLATE_NOOP("DogsCards", "Track"),
    "run": QT_TRANSLATE_NOOP("DogsCards", "Run"),
    "chase": QT_TRANSLATE_NOOP("DogsCards", "Chase"),
    "sprint": QT_TRANSLATE_NOOP("DogsCards", "Sprint"),
    #: Name of a trick: all dogs jump onto each other.
    "dogpile": QT_TRANSLATE_NOOP("DogsCards", "Dogpile"),
    #: Name of a trick: to run off as fast as can be.
    "bolt": QT_TRANSLATE_NOOP("DogsCards", "Bolt"),
    "beg": QT_TRANSLATE_NOOP("DogsCards", "Beg"),
    "chew": QT_TRANSLATE_NOOP("DogsCards", "Chew"),
    "gobble": QT_TRANSLATE_NOOP("DogsCards", "Gobble"),
    "play_dead": QT_TRANSLATE_NOOP("DogsCards", "Play Dead"),
    "stay": QT_TRANSLATE_NOOP("DogsCards", "Stay"),
    "fetch": QT_TRANSLATE_NOOP("DogsCards", "Fetch"),
    "guard": QT_TRANSLATE_NOOP("DogsCards", "Guard"),
    "hunt": QT_TRANSLATE_NOOP("DogsCards", "Hunt"),
    "scavenge": QT_TRANSLATE_NOOP("DogsCards", "Scavenge"),
    #: Name of a trick: a command to look for something.
    "search": QT_TRANSLATE_NOOP("DogsCards", "Search"),
}
"""The names, on tiles, alone or in quotes."""

TEXTS: dict[Trick, object] = {
    #: What a trick does.
    "howl": QT_TRANSLATE_NOOP("DogsCards", "If you have fewer than 6 dogs: draw the top dog. Roll 1."),
    "roll_over": QT_TRANSLATE_NOOP(
        "DogsCards", "Roll all dice of your yard, place or rebury them. Then you may roll 1."
    ),
    "walk": QT_TRANSLATE_NOOP("DogsCards", "Roll 2. Then you may roll 1."),
    "trot": QT_TRANSLATE_NOOP(
        "DogsCards",
        "You may move one die from one of your dogs to any free space of your dogs and set it to that number. Roll 2.",
    ),
    "dig": QT_TRANSLATE_NOOP(
        "DogsCards",
        "Once per paw you may change any one buried die of any player by +1 or –1 (not above 6; a 1 lowered is "
        "discarded). Roll 2.",
    ),
    "retrieve": QT_TRANSLATE_NOOP(
        "DogsCards", "Take a die and set it to a number on the deck’s top dog; place or bury it. Roll 2."
    ),
    "track": QT_TRANSLATE_NOOP("DogsCards", "Roll 3; a treat may reroll any part of them."),
    "run": QT_TRANSLATE_NOOP("DogsCards", "Roll 3. Then you may roll 1, as often as you like."),
    "chase": QT_TRANSLATE_NOOP("DogsCards", "Roll 1. You may go on with 2, then 3, and so on."),
    "sprint": QT_TRANSLATE_NOOP(
        "DogsCards", "Roll 1 die per active dog with a free space. You may repeat; count anew each time."
    ),
    "dogpile": QT_TRANSLATE_NOOP(
        "DogsCards",
        "Take 2 dice and, if you have any, 1 from your yard or dogs (your choice); roll them. You may repeat.",
    ),
    "bolt": QT_TRANSLATE_NOOP(
        "DogsCards",
        "Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as "
        "the dice left.",
    ),
    "beg": QT_TRANSLATE_NOOP("DogsCards", "1 treat, plus 1 per paw."),
    "chew": QT_TRANSLATE_NOOP("DogsCards", "Double your treats, then 1 more."),
    "gobble": QT_TRANSLATE_NOOP(
        "DogsCards", "7 treats, then give back as many as your highest free number (none free: 0)."
    ),
    "play_dead": QT_TRANSLATE_NOOP("DogsCards", "Roll 1. If you bury it without busting, treats equal to its pips."),
    "stay": QT_TRANSLATE_NOOP("DogsCards", "1 treat per used trick other than Stay."),
    "fetch": QT_TRANSLATE_NOOP(
        "DogsCards", "Roll 8. Choose a number you rolled; place or bury all of it, discard the rest."
    ),
    "guard": QT_TRANSLATE_NOOP("DogsCards", "Name 1–6, then roll 4. Discard all higher dice; place or bury the rest."),
    "hunt": QT_TRANSLATE_NOOP("DogsCards", "Roll 2 plus 1 per paw. Place or bury exactly 2, discard the rest."),
    "scavenge": QT_TRANSLATE_NOOP(
        "DogsCards",
        "Roll 4. You may discard any that are lower than your yard total; place or bury the rest.",
    ),
    "search": QT_TRANSLATE_NOOP(
        "DogsCards",
        "Roll 7. If some of them total exactly 8 you must choose such a set and place or bury it; discard the rest.",
    ),
}
"""The whole rule of each trick."""

LINES: dict[Trick, object] = {
    #: A trick in the fewest words, on a small tile; about 20 letters, there is no room for more. Numbers are dice.
    "howl": QT_TRANSLATE_NOOP("DogsCards", "Draw a dog, roll 1"),
    #: A trick in the fewest words, on a small tile: all dice of the yard are rolled again.
    "roll_over": QT_TRANSLATE_NOOP("DogsCards", "Reroll your yard"),
    #: A trick in the fewest words, on a small tile: the second roll is optional.
    "walk": QT_TRANSLATE_NOOP("DogsCards", "Roll 2, maybe 1"),
    #: A trick in the fewest words, on a small tile: a die moves to another space.
    "trot": QT_TRANSLATE_NOOP("DogsCards", "Move 1, roll 2"),
    #: A trick in the fewest words, on a small tile: buried dice are changed by 1, once per paw.
    "dig": QT_TRANSLATE_NOOP("DogsCards", "Paws ±1, roll 2"),
    #: A trick in the fewest words, on a small tile: a die is set to a number.
    "retrieve": QT_TRANSLATE_NOOP("DogsCards", "Set 1, roll 2"),
    #: A trick in the fewest words, on a small tile: a treat rerolls any of the dice.
    "track": QT_TRANSLATE_NOOP("DogsCards", "Roll 3, reroll any"),
    #: A trick in the fewest words, on a small tile: single dice follow, as many as one likes.
    "run": QT_TRANSLATE_NOOP("DogsCards", "Roll 3, then 1s"),
    #: A trick in the fewest words, on a small tile: first 1 die, then 2, then 3.
    "chase": QT_TRANSLATE_NOOP("DogsCards", "Roll 1, 2, 3 …"),
    #: A trick in the fewest words, on a small tile: one die for each dog that is not full.
    "sprint": QT_TRANSLATE_NOOP("DogsCards", "Roll 1 per open dog"),
    #: A trick in the fewest words, on a small tile: 2 new dice and one from yard or dogs.
    "dogpile": QT_TRANSLATE_NOOP("DogsCards", "Roll 2 + 1 of yours"),
    #: A trick in the fewest words, on a small tile: so many dice, rolled one at a time.
    "bolt": QT_TRANSLATE_NOOP("DogsCards", "Roll 3–12, 1 by 1"),
    "beg": QT_TRANSLATE_NOOP("DogsCards", "1 treat + paws"),
    #: A trick in the fewest words, on a small tile: treats are doubled, then one more.
    "chew": QT_TRANSLATE_NOOP("DogsCards", "Treats × 2, + 1"),
    #: A trick in the fewest words, on a small tile: 7 treats less the highest free number.
    "gobble": QT_TRANSLATE_NOOP("DogsCards", "7 treats – top space"),
    #: A trick in the fewest words, on a small tile: a buried die brings treats.
    "play_dead": QT_TRANSLATE_NOOP("DogsCards", "Bury 1 for treats"),
    "stay": QT_TRANSLATE_NOOP("DogsCards", "1 treat per used trick"),
    #: A trick in the fewest words, on a small tile: all dice of one number are kept.
    "fetch": QT_TRANSLATE_NOOP("DogsCards", "Roll 8, keep one kind"),
    #: A trick in the fewest words, on a small tile: a number is named, higher dice go.
    "guard": QT_TRANSLATE_NOOP("DogsCards", "Name, roll 4, keep low"),
    "hunt": QT_TRANSLATE_NOOP("DogsCards", "Roll 2 + paws, keep 2"),
    #: A trick in the fewest words, on a small tile: low dice may be discarded.
    "scavenge": QT_TRANSLATE_NOOP("DogsCards", "Roll 4, drop low ones"),
    #: A trick in the fewest words, on a small tile: dice that total 8 are kept.
    "search": QT_TRANSLATE_NOOP("DogsCards", "Roll 7, keep a sum of 8"),
}
"""The same as short as can be, for small tiles."""

SETS: dict[TrickSet, object] = {
    #: Name of a set of tricks, in a list: for the first match.
    "first_walk": QT_TRANSLATE_NOOP("DogsCards", "First walk"),
    #: Name of a set of tricks, in a list: little risk.
    "steady": QT_TRANSLATE_NOOP("DogsCards", "Steady"),
    #: Name of a set of tricks, in a list: much risk.
    "daring": QT_TRANSLATE_NOOP("DogsCards", "Daring"),
    #: Name of a set of tricks, in a list: paws count for much.
    "paw_power": QT_TRANSLATE_NOOP("DogsCards", "Paw power"),
    #: The tricks of a match, in a list: one of each color by chance.
    "random": QT_TRANSLATE_NOOP("DogsCards", "One of each color by chance"),
    #: The tricks of a match, in a list: they are chosen below, one by one.
    "chosen": QT_TRANSLATE_NOOP("DogsCards", "Chosen one by one"),
}
"""What an option says about the tricks of a match."""

COLOURS: dict[Colour, object] = {
    #: A kind of trick: Howl and Roll Over, which are always there.
    "base": QT_TRANSLATE_NOOP("DogsCards", "Always there"),
    #: A kind of trick, by the color of its tile: steady rolls.
    "yellow": QT_TRANSLATE_NOOP("DogsCards", "Yellow trick"),
    #: A kind of trick, by the color of its tile: as many rolls as one dares.
    "purple": QT_TRANSLATE_NOOP("DogsCards", "Purple trick"),
    #: A kind of trick, by the color of its tile: treats.
    "green": QT_TRANSLATE_NOOP("DogsCards", "Green trick"),
    #: A kind of trick, by the color of its tile: many dice, of which few are kept.
    "blue": QT_TRANSLATE_NOOP("DogsCards", "Blue trick"),
}
"""The kinds of tricks."""


def said(text: object) -> str:
    """An entry of the tables in the language of the window."""
    return QCoreApplication.translate(CONTEXT, str(text))
