"""The cards of Rival Princes in words: names, what each does, regions and resources; tables for the translators."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.rules.princes.cards import Card, EventCard, Face, Land, Resource

CONTEXT = "PrincesCards"

NAMES: dict[Card | EventCard, object] = {
    #: Name of a knight, as printed on the card.
    "knight_rowan": QT_TRANSLATE_NOOP("PrincesCards", "Rowan of the Ford"),
    "knight_lucian": QT_TRANSLATE_NOOP("PrincesCards", "Lucian Goldplume"),
    "knight_hoss": QT_TRANSLATE_NOOP("PrincesCards", "Hoss Iron Fist"),
    "knight_morgan": QT_TRANSLATE_NOOP("PrincesCards", "Morgan Greycloak"),
    "knight_bruno": QT_TRANSLATE_NOOP("PrincesCards", "Bruno the Boulder"),
    "knight_ivar": QT_TRANSLATE_NOOP("PrincesCards", "Ivar Wildaxe"),
    "knight_tobin": QT_TRANSLATE_NOOP("PrincesCards", "Tobin Quickspur"),
    "knight_emmet": QT_TRANSLATE_NOOP("PrincesCards", "Emmet Empty-Purse"),
    "knight_garrick": QT_TRANSLATE_NOOP("PrincesCards", "Garrick of the Marsh"),
    #: Name of a card: ships that trade this resource.
    "fleet_brick": QT_TRANSLATE_NOOP("PrincesCards", "Brick Fleet"),
    "fleet_gold": QT_TRANSLATE_NOOP("PrincesCards", "Gold Fleet"),
    "fleet_grain": QT_TRANSLATE_NOOP("PrincesCards", "Grain Fleet"),
    "fleet_lumber": QT_TRANSLATE_NOOP("PrincesCards", "Lumber Fleet"),
    "fleet_ore": QT_TRANSLATE_NOOP("PrincesCards", "Ore Fleet"),
    "fleet_wool": QT_TRANSLATE_NOOP("PrincesCards", "Wool Fleet"),
    #: Name of a building, as printed on the card.
    "abbey": QT_TRANSLATE_NOOP("PrincesCards", "Abbey"),
    "garrison": QT_TRANSLATE_NOOP("PrincesCards", "Garrison"),
    "smithy": QT_TRANSLATE_NOOP("PrincesCards", "Smithy"),
    "brick_factory": QT_TRANSLATE_NOOP("PrincesCards", "Brick Factory"),
    "foundry": QT_TRANSLATE_NOOP("PrincesCards", "Iron Foundry"),
    "grain_mill": QT_TRANSLATE_NOOP("PrincesCards", "Grain Mill"),
    "sawmill": QT_TRANSLATE_NOOP("PrincesCards", "Sawmill"),
    "woolen_mill": QT_TRANSLATE_NOOP("PrincesCards", "Spinning Mill"),
    "aqueduct": QT_TRANSLATE_NOOP("PrincesCards", "Aqueduct"),
    "bath_house": QT_TRANSLATE_NOOP("PrincesCards", "Bath House"),
    "church": QT_TRANSLATE_NOOP("PrincesCards", "Church"),
    "colossus": QT_TRANSLATE_NOOP("PrincesCards", "Colossus"),
    "counting_house": QT_TRANSLATE_NOOP("PrincesCards", "Counting House"),
    "harbor": QT_TRANSLATE_NOOP("PrincesCards", "Harbor"),
    "library": QT_TRANSLATE_NOOP("PrincesCards", "Library"),
    "marketplace": QT_TRANSLATE_NOOP("PrincesCards", "Marketplace"),
    "merchant_guild": QT_TRANSLATE_NOOP("PrincesCards", "Merchant Guild"),
    "mint": QT_TRANSLATE_NOOP("PrincesCards", "Mint"),
    "town_hall": QT_TRANSLATE_NOOP("PrincesCards", "Town Hall"),
    #: Name of an action card: a person.
    "alchemist": QT_TRANSLATE_NOOP("PrincesCards", "Alchemist"),
    "arsonist": QT_TRANSLATE_NOOP("PrincesCards", "Arsonist"),
    "bishop": QT_TRANSLATE_NOOP("PrincesCards", "Bishop"),
    "black_knight": QT_TRANSLATE_NOOP("PrincesCards", "Black Knight"),
    #: Name of an action card: the robbing of two resources.
    "brigands": QT_TRANSLATE_NOOP("PrincesCards", "Raid"),
    "caravan": QT_TRANSLATE_NOOP("PrincesCards", "Caravan"),
    "herb_woman": QT_TRANSLATE_NOOP("PrincesCards", "Herb Woman"),
    "merchant": QT_TRANSLATE_NOOP("PrincesCards", "Merchant"),
    "scout": QT_TRANSLATE_NOOP("PrincesCards", "Scout"),
    "spy": QT_TRANSLATE_NOOP("PrincesCards", "Spy"),
    #: Name of an event card.
    "event_civil_war": QT_TRANSLATE_NOOP("PrincesCards", "Civil War"),
    "event_conflict": QT_TRANSLATE_NOOP("PrincesCards", "Conflict"),
    "event_master_builder": QT_TRANSLATE_NOOP("PrincesCards", "Master Builder"),
    "event_plague": QT_TRANSLATE_NOOP("PrincesCards", "Plague"),
    "event_productive_year": QT_TRANSLATE_NOOP("PrincesCards", "Productive Year"),
    "event_progress": QT_TRANSLATE_NOOP("PrincesCards", "Progress"),
    "event_year_end": QT_TRANSLATE_NOOP("PrincesCards", "Year End"),
}
"""The names, alone or after a colon."""

TEXTS: dict[Card | EventCard, object] = {
    "fleet_brick": QT_TRANSLATE_NOOP(
        "PrincesCards", "In your turn, trade 2 brick for 1 other resource, as often as you like."
    ),
    "fleet_gold": QT_TRANSLATE_NOOP(
        "PrincesCards", "In your turn, trade 2 gold for 1 other resource, as often as you like."
    ),
    "fleet_grain": QT_TRANSLATE_NOOP(
        "PrincesCards", "In your turn, trade 2 grain for 1 other resource, as often as you like."
    ),
    "fleet_lumber": QT_TRANSLATE_NOOP(
        "PrincesCards", "In your turn, trade 2 lumber for 1 other resource, as often as you like."
    ),
    "fleet_ore": QT_TRANSLATE_NOOP(
        "PrincesCards", "In your turn, trade 2 ore for 1 other resource, as often as you like."
    ),
    "fleet_wool": QT_TRANSLATE_NOOP(
        "PrincesCards", "In your turn, trade 2 wool for 1 other resource, as often as you like."
    ),
    "abbey": QT_TRANSLATE_NOOP("PrincesCards", "You may hold 1 more card. Progress brings you 1 resource."),
    "garrison": QT_TRANSLATE_NOOP(
        "PrincesCards", "Protects its 2 neighboring regions: what they store is not counted when brigands come."
    ),
    "smithy": QT_TRANSLATE_NOOP(
        "PrincesCards", "Each of your knights has 1 more strength. Tournament points stay as they are."
    ),
    "brick_factory": QT_TRANSLATE_NOOP("PrincesCards", "Neighboring hills produce 2 brick instead of 1."),
    "foundry": QT_TRANSLATE_NOOP("PrincesCards", "Neighboring mountains produce 2 ore instead of 1."),
    "grain_mill": QT_TRANSLATE_NOOP("PrincesCards", "Neighboring fields produce 2 grain instead of 1."),
    "sawmill": QT_TRANSLATE_NOOP("PrincesCards", "Neighboring forests produce 2 lumber instead of 1."),
    "woolen_mill": QT_TRANSLATE_NOOP("PrincesCards", "Neighboring pastures produce 2 wool instead of 1."),
    "aqueduct": QT_TRANSLATE_NOOP("PrincesCards", "The plague spares your whole principality."),
    "bath_house": QT_TRANSLATE_NOOP("PrincesCards", "The plague spares the 4 regions at this city."),
    "church": QT_TRANSLATE_NOOP("PrincesCards", "Knights and fleets at this city are safe from civil war."),
    "colossus": QT_TRANSLATE_NOOP("PrincesCards", "It stands there, and everybody looks up to it."),
    "counting_house": QT_TRANSLATE_NOOP("PrincesCards", "It brings commerce, and nothing else."),
    "harbor": QT_TRANSLATE_NOOP("PrincesCards", "Each of your fleets has 1 more commerce point."),
    "library": QT_TRANSLATE_NOOP("PrincesCards", "You may hold 1 more card. Progress brings you 1 resource."),
    "marketplace": QT_TRANSLATE_NOOP("PrincesCards", "It brings commerce, and nothing else."),
    "merchant_guild": QT_TRANSLATE_NOOP("PrincesCards", "It brings commerce, and nothing else."),
    "mint": QT_TRANSLATE_NOOP("PrincesCards", "In your turn, trade 1 gold for 1 other resource, as often as you like."),
    "town_hall": QT_TRANSLATE_NOOP("PrincesCards", "Searching a stack costs you 1 resource instead of 2."),
    "alchemist": QT_TRANSLATE_NOOP(
        "PrincesCards",
        "Play before your roll: you set the production die to a number of your choice and roll only the event die.",
    ),
    "arsonist": QT_TRANSLATE_NOOP(
        "PrincesCards",
        "Attack: roll a die. On 1–5 a building of your choice goes back to your opponent’s hand, on 6 one of yours.",
    ),
    "bishop": QT_TRANSLATE_NOOP("PrincesCards", "Answer to an Arsonist or a Raid: the attacker now wins only on 1–2."),
    "black_knight": QT_TRANSLATE_NOOP(
        "PrincesCards",
        "Attack: roll a die. On 1–5 a knight of your choice goes back to your opponent’s hand, on 6 one of yours.",
    ),
    "brigands": QT_TRANSLATE_NOOP(
        "PrincesCards",
        "Attack: roll a die. On 1–5 you take 2 resources of your choice from your opponent, on 6 it is the reverse.",
    ),
    "caravan": QT_TRANSLATE_NOOP("PrincesCards", "Swap up to 2 of your resources for as many others of your choice."),
    "herb_woman": QT_TRANSLATE_NOOP("PrincesCards", "Answer to a Black Knight: the attacker now wins only on 1–2."),
    "merchant": QT_TRANSLATE_NOOP(
        "PrincesCards", "Take up to 2 resources of your choice from your opponent, then give 1 of your choice."
    ),
    "scout": QT_TRANSLATE_NOOP(
        "PrincesCards", "Play while building a settlement: you choose its 2 regions from the whole region pile."
    ),
    "spy": QT_TRANSLATE_NOOP("PrincesCards", "Look at your opponent’s hand and take 1 knight, fleet, or action card."),
    "event_civil_war": QT_TRANSLATE_NOOP(
        "PrincesCards",
        "1 knight or fleet of each player returns to the hand; the opponent chooses which. A Church protects its city.",
    ),
    "event_conflict": QT_TRANSLATE_NOOP(
        "PrincesCards",
        "Whoever holds the knight token looks at the opponent’s hand and puts 2 of its cards under a stack.",
    ),
    "event_master_builder": QT_TRANSLATE_NOOP(
        "PrincesCards", "Each player looks through a stack and may take 1 card for 1 card of the hand."
    ),
    "event_plague": QT_TRANSLATE_NOOP(
        "PrincesCards", "Every region at a city loses 1 resource. Aqueduct and Bath House protect."
    ),
    "event_productive_year": QT_TRANSLATE_NOOP(
        "PrincesCards", "Every region gains 1 resource for each neighboring Garrison."
    ),
    "event_progress": QT_TRANSLATE_NOOP(
        "PrincesCards", "Each player takes 1 resource of choice for each Abbey and each Library."
    ),
    "event_year_end": QT_TRANSLATE_NOOP("PrincesCards", "The event pile is shuffled."),
}
"""What the cards do; a knight’s figures say it all."""

RESOURCES: dict[Resource, object] = {
    #: A resource, in a list after a colon or before a number.
    "brick": QT_TRANSLATE_NOOP("PrincesCards", "brick"),
    "lumber": QT_TRANSLATE_NOOP("PrincesCards", "lumber"),
    "grain": QT_TRANSLATE_NOOP("PrincesCards", "grain"),
    "wool": QT_TRANSLATE_NOOP("PrincesCards", "wool"),
    "ore": QT_TRANSLATE_NOOP("PrincesCards", "ore"),
    "gold": QT_TRANSLATE_NOOP("PrincesCards", "gold"),
}

REGIONS: dict[Land, object] = {
    #: Name of a region with the number on which it produces: "Fields 3".
    "fields": QT_TRANSLATE_NOOP("PrincesCards", "Fields %1"),
    "mountains": QT_TRANSLATE_NOOP("PrincesCards", "Mountains %1"),
    "pasture": QT_TRANSLATE_NOOP("PrincesCards", "Pasture %1"),
    "forest": QT_TRANSLATE_NOOP("PrincesCards", "Forest %1"),
    "hills": QT_TRANSLATE_NOOP("PrincesCards", "Hills %1"),
    "goldfield": QT_TRANSLATE_NOOP("PrincesCards", "Gold field %1"),
}

YIELDS: dict[Land, object] = {
    #: What a region card does; %1 is a number of the die.
    "fields": QT_TRANSLATE_NOOP("PrincesCards", "Produces 1 grain on %1 and stores up to 3."),
    "mountains": QT_TRANSLATE_NOOP("PrincesCards", "Produces 1 ore on %1 and stores up to 3."),
    "pasture": QT_TRANSLATE_NOOP("PrincesCards", "Produces 1 wool on %1 and stores up to 3."),
    "forest": QT_TRANSLATE_NOOP("PrincesCards", "Produces 1 lumber on %1 and stores up to 3."),
    "hills": QT_TRANSLATE_NOOP("PrincesCards", "Produces 1 brick on %1 and stores up to 3."),
    "goldfield": QT_TRANSLATE_NOOP(
        "PrincesCards", "Produces 1 gold on %1 and stores up to 3. Gold builds nothing, but it can be traded."
    ),
}

AXIS: dict[str, object] = {
    #: A card of the row in the middle of a principality.
    "road": QT_TRANSLATE_NOOP("PrincesCards", "Road"),
    "settlement": QT_TRANSLATE_NOOP("PrincesCards", "Settlement"),
    "city": QT_TRANSLATE_NOOP("PrincesCards", "City"),
}

AXIS_TEXTS: dict[str, object] = {
    "road": QT_TRANSLATE_NOOP("PrincesCards", "Lies at the end of your row; a settlement can follow beyond it."),
    "settlement": QT_TRANSLATE_NOOP(
        "PrincesCards", "1 victory point and 2 sites for green cards. A new one brings 2 regions."
    ),
    "city": QT_TRANSLATE_NOOP(
        "PrincesCards", "Is laid on a settlement: 2 victory points and 4 sites for green and red cards."
    ),
}

FACES: dict[Face, object] = {
    #: A symbol of the event die.
    "knight": QT_TRANSLATE_NOOP("PrincesCards", "Tournament"),
    "mill": QT_TRANSLATE_NOOP("PrincesCards", "Trade advantage"),
    "club": QT_TRANSLATE_NOOP("PrincesCards", "Brigands"),
    "sun": QT_TRANSLATE_NOOP("PrincesCards", "Good harvest"),
    "question": QT_TRANSLATE_NOOP("PrincesCards", "Event card"),
}

FACE_TEXTS: dict[Face, object] = {
    #: What a symbol of the event die does.
    "knight": QT_TRANSLATE_NOOP(
        "PrincesCards", "Whoever has more tournament points in all takes 1 resource of choice; a tie gives nothing."
    ),
    "mill": QT_TRANSLATE_NOOP(
        "PrincesCards", "Whoever holds the mill token may take 1 resource of choice from the opponent."
    ),
    "club": QT_TRANSLATE_NOOP(
        "PrincesCards", "Whoever has more than 7 unprotected resources loses all wool and all ore."
    ),
    "sun": QT_TRANSLATE_NOOP("PrincesCards", "Each player takes 1 resource of choice."),
    "question": QT_TRANSLATE_NOOP("PrincesCards", "The top event card is turned up and carried out."),
}
"""What the symbols of the event die do."""


def said(text: object) -> str:
    """An entry of the tables in the language of the window."""
    return QCoreApplication.translate(CONTEXT, str(text))
