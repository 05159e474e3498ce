"""Sentences of card texts in English: what the costs and effects of one ability say."""

from __future__ import annotations

from collections.abc import Sequence

from clans_phrases import CONDITIONS, STATS, bonus, capital, each_gets, everyone, if_, noun, signed, so_many

from desktop.rules.clans import operations as op
from desktop.rules.clans import vocabulary as v

ATTACKED = v.Target("t", "enemy", ("personality", "follower"), filters=(v.Is("follower_or_bare_personality"),))
GUARDED = (op.ContStat, op.FavorEffect, op.HonorEffect, op.FocusValue)
"""Effects whose guard is said."""
TAKE = "take the Imperial Favor"
WHILE: dict[v.FactName, str] = {
    "attacking": "attacking", "defending": "defending", "opposed": "opposed", "unopposed": "unopposed",
}
PREVENTIONS: dict[op.Prevention, str] = {
    "bow_by_cards": "be bowed by other players’ cards",
    "bow_by_actions": "be bowed by other players’ actions",
    "move_home_by_cards": "be moved home by other players’ cards",
    "move_to_or_from_here": "be moved to or from this battlefield by actions",
    "ranged": "be targeted by Ranged Attacks",
    "fear_bearer": "be targeted by Fear",
}


class Said:
    """The sentences of one ability: a target is named in full where it comes first, then it is `it`."""

    def __init__(
        self, card: op.Card, targets: Sequence[v.Target] = (), triggers: Sequence[v.Trigger] = ()
    ) -> None:
        self.card = card
        self.triggers = triggers
        self.targets = {target.id: target for target in targets}
        self.named: set[str] = set()
        self.paid: set[str] = set()

    def sentences(self, effects: Sequence[op.AnyEffect]) -> str:
        """The effects as sentences, in order."""
        said: list[str] = []
        for before, effect in zip((None, *effects), effects, strict=False):
            sentence = self.effect(effect)
            match before, effect:
                case op.BowEffect("t"), op.TokenEffect("t"):
                    said[-1] += f" and {sentence}"  # one sentence about one card
                case op.DrawEffect(), op.DiscardHand("you"):
                    said[-1] += f", then {sentence}"
                case _:
                    said.append(sentence)
        return " ".join(f"{capital(sentence)}." for sentence in said)

    def cost(self, cost: v.Cost) -> str:
        """What is paid, as an imperative."""
        match cost:
            case v.BowCost(what):
                self.paid.add(what)
                return f"bow {'this card' if what == 'this' else self.ref(what)}"
            case v.DestroyCost(what):
                return f"destroy {'this card' if what == 'this' else self.ref(what)}"
            case v.GoldCost(n):
                return f"pay {n} Gold"
            case v.DiscardCost(n):
                return f"discard {so_many(n)}"
            case v.DiscardOtherHandCost():
                return "discard your hand"
            case v.DiscardFavorCost():
                return "discard the Imperial Favor"

    def target(self, name: v.TargetName) -> str:
        """A target in full."""
        self.named.add(name)
        target = self.targets[name]
        # What is bowed as a cost cannot be bowed: no need to say so.
        filters = [f for f in target.filters if not (name in self.paid and f == v.Is("unbowed"))]
        if target.types == ("dynasty_card",):
            return "a target face-up card in one of your Provinces"
        cards = noun(target.types, filters)
        if target.performer:
            return f"your performing {cards}"
        match target.side:
            case "own" if target.where == "fate_discard":
                return f"a target {cards} from your discard pile"
            case "own" if v.Is("not_this") in filters or v.Is("not_subject") in filters:
                return f"another of your target {noun(target.types, filters, plural=True)}"
            case "own":
                return f"your target {cards}"
            case "enemy":
                return f"a target enemy {cards}"
            case "other" if target.types == ("player",):
                return "another target player"
            case "other":
                return f"another player’s target {cards}"
            case "any":
                return f"a target {cards}"

    def ref(self, what: v.CardRef) -> str:
        """A card by its part in the ability."""
        match what:
            case "this":
                return "this Personality" if self.card.type == "personality" else "this card"
            case "bearer":
                return "this Personality"
            case "subject":
                return "the Personality"
            case "loser":
                return "the loser"
            case "x":
                return "it"
            case "p" | "t" | "c" | "pl":
                return "it" if what in self.named else self.target(what)
            case _:
                raise ValueError(f"no words for {what}")

    def effect(self, effect: op.AnyEffect) -> str:
        """What an effect does, in the imperative or about its subject, without the full stop."""
        if effect.guard is not None and not isinstance(effect, GUARDED):
            raise ValueError(f"no words for the guard of {effect}")
        match effect:
            case op.StatEffect():
                return self.bonus(effect)
            case op.StatAll(sel, force):
                return each_gets(sel, bonus(force))
            case op.ContStat():
                return self.continuous(effect)
            case op.ContGive(_, keywords, chi, ph):
                return f"this Personality has {keywords[0] if keywords else bonus(chi=chi, ph=ph)}"
            case op.ContProvince(obj, int(n)):
                match obj:
                    case "all":
                        return f"all Provinces have {signed(n)} strength"
                    case "this_province":
                        return f"this Province has {signed(n)} strength"
                    case "current_if_defending":
                        return f"your Province has {signed(n)} strength while this Personality is defending at it"
            case op.TokenEffect(obj, force, chi):
                on = f"{bonus(force, chi)} token on {self.ref(obj)}"
                return f"puts a {on}" if obj == "x" else f"put a {on}"
            case op.KeywordEffect("p", add):
                self.named |= {"p", "p's unit"}
                return f"your target unit gains {add[0]} until the turn ends"
            case op.ProvinceStrength(_, int(n)):
                return f"give the current battlefield’s Province {signed(n)} strength"
            case op.BowEffect(obj):
                return f"bow {self.ref(obj)}"
            case op.Straighten(obj, unit):
                if "p's unit" in self.named:
                    return "straighten its Personality"
                return f"straighten {self.ref(obj)}{' and all cards in the unit' if unit else ''}"
            case op.DestroyEffect(obj):
                return f"destroy {self.ref(obj)}"
            case op.MoveHome(obj):
                card = self.ref(obj)
                return f"move home {card}" if obj == "t" else f"move {card} home"
            case op.MoveHere(obj):
                return f"move {self.ref(obj)} to the current battlefield"
            case op.DishonorEffect(obj):
                return f"dishonor {self.ref(obj)}"
            case op.RehonorEffect(obj):
                return f"rehonor {self.ref(obj)}"
            case op.Ranged("t", strength) if self.attacked():
                return f"Ranged {strength} Attack"
            case op.Melee("t", strength) if self.attacked():
                return f"Melee {self.strength(strength)}"
            case op.Fear("t", strength) if self.attacked():
                return f"Fear {strength}"
            case op.DuelEffect():
                return self.duel(effect)
            case op.HonorEffect(obj, n):
                return self.honor(obj, n, effect.guard)
            case op.FavorEffect("none"):
                return "the Imperial Favor becomes uncontrolled"
            case op.FavorEffect("you"):
                return f"then, {if_([effect.guard])}, {TAKE}" if effect.guard else TAKE
            case op.DrawEffect(n):
                return f"draw {so_many(n)}"
            case op.DiscardHand("you", n):
                return f"discard {so_many(n)}"
            case op.DiscardHand("each_other", n):
                return f"each other player discards {so_many(n)}"
            case op.LookHand("pl"):
                self.named.add("pl")
                return "look at another target player’s hand"
            case op.LookTake(_, n, 1, "bottom"):
                return (
                    f"look at the top {n} cards of your Fate deck. Put one in your hand and the rest on the bottom in "
                    "any order"
                )
            case op.Search(_, (v.OfType(kind),), "hand", True):
                return f"search your Fate deck for a {kind.capitalize()}, show it, and put it in your hand. Shuffle"
            case op.MoveCard("hand", "t"):
                return f"put {self.ref('t')} in your hand"
            case op.MoveCard("dynasty_deck_top", None, sel) if sel is not None and sel.where == "dynasty_discard":
                return (
                    "put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck"
                )
            case op.ToBottom("c"):
                return f"put {self.ref('c')} on the bottom of its deck. Refill the Province face-up"
            case op.CreateEffect():
                return self.create(effect)
            case op.PutIntoPlay(_, "home", "hand"):
                return "put this card into play from your hand"
            case op.PutIntoPlay(_, at):
                return "put this Event into play" if at == "home" else "put this card into play there"
            case op.GoldBonus(n, (when,)):
                return f"produces {n} more Gold {self.when(when)}"
            case op.CostMod() | op.CostModTurn():
                return self.price(effect)
            case op.Prevent():
                return self.prevent(effect)
            case op.Negate(obj):
                return self.negate(obj)
            case op.Reduce(_, n):
                return f"reduce the loss by {n}"
            case op.AdditionalAction("battle"):
                return "you may take an additional Battle action"
            case op.ChooseOne(options):
                return self.options(options)
            case op.May(who, (inner,)):
                return f"{'you' if who == 'you' else 'each other player'} may {self.effect(inner)}"
            case op.EachPlayerChooses(_, sel, (inner,)):
                cards = f"one of their {noun(sel.types, sel.filters, plural=True)}"
                if isinstance(inner, op.BowEffect):
                    return f"each player, starting with you, bows {cards}"
                return f"each player, starting with you, chooses {cards} and {self.effect(inner)}"
            case op.GlobalRule("no_attack_declaration", "your_next_turn"):
                return "until your next turn begins, attacks may not be declared"
            case op.AttachRestriction(filters):
                return f"will only attach to a {noun(('personality',), filters)}"
            case op.FocusValue(_, n) if effect.guard:
                return f"this card’s Focus Value is increased by {n} {if_([effect.guard])}"
        raise ValueError(f"no words for {effect}")

    def attacked(self) -> bool:
        """Whether the target is the one that every such attack has; then it is not said."""
        self.named.add("t")
        return self.targets["t"] == ATTACKED

    def bonus(self, effect: op.StatEffect) -> str:
        """`Give your target Personality +3F`."""
        match effect.force:
            case v.Read(whose, stat):
                assert whose == effect.obj
                return f"give {self.ref(effect.obj)} a Force bonus equal to its {STATS[stat]}"
        return f"give {self.ref(effect.obj)} {bonus(effect.force, effect.chi)}"

    def continuous(self, effect: op.ContStat) -> str:
        """`Has +1F while opposed`, `Followers in this unit have +1F`."""
        gain = bonus(effect.force, ph=effect.ph)
        if effect.sel is not None:
            each = " each" if v.Is("not_this") in effect.sel.filters else ""
            have = f"{everyone(effect.sel)}{each} have {gain}"
            return f"while {CONDITIONS['control_favor']}, {have}" if effect.guard else have
        has = f"has {gain}" if effect.obj == "this" else f"this Personality has {gain}"
        match effect.guard:
            case None:
                return has
            case v.Fact(fact):
                return f"{has} while {WHILE[fact]}"
            case v.KeywordOf("bearer", keyword):
                return f"{has} while attached to a {keyword}"
            case v.BearerOpposedBy(keyword):
                return f"{has} while opposed by a {keyword} unit"
        raise ValueError(f"no words for {effect}")

    def duel(self, effect: op.DuelEffect) -> str:
        """The challenge, the price of refusing, what happens to the loser and the winner."""
        challenger = self.ref(effect.challenger).replace("your performing", "your target performing")
        said = [f"{challenger} challenges {self.ref(effect.challenged)}"]
        if effect.refusal is not None:
            assert effect.refusal == (op.DishonorEffect("t"),)
            said.append("that player may refuse; if so, dishonor their Personality")
        verbs = [self.effect(inner).removesuffix(" the loser") for inner in effect.loser]
        said.append(" and ".join(verbs) + " the loser")
        for inner in effect.winner:
            what = "straighten it" if isinstance(inner, op.Straighten) else self.effect(inner)
            said.append(f"if yours won, {what}")
        return ". ".join(map(capital, said))

    def honor(self, obj: v.PlayerRef, n: v.Amount, guard: v.Condition | None) -> str:
        """Who gains or loses how much."""
        match obj, n, guard:
            case "you", int(), None:
                return f"gain {n} Honor" if n > 0 else f"lose {-n} Honor"
            case "you", v.Read(_, "ph"), None:
                return "gain Honor equal to its Personal Honor"
            case "each", int(), v.AtLeast("honor", least) if n < 0:
                return f"each player with {least} or more Honor loses {-n} Honor"
            case "pl", int(), None if n < 0:
                self.named.add("pl")
                return f"another target player loses {-n} Honor"
            case "controller_of_t", int(), None if n < 0:
                return f"its controller loses {-n} Honor"
        raise ValueError(f"no words for {obj} {n} {guard}")

    def strength(self, strength: v.Amount) -> str:
        """`3 Attack`, `2 Attack, with +2 strength if you control a Ring`."""
        match strength:
            case int():
                return f"{strength} Attack"
            case v.Reckon("+", int(base), v.Reckon("*", int(more), v.Reckon(">", v.OwnRings(), 0))):
                return f"{base} Attack, with +{more} strength if you control a Ring"
        raise ValueError(f"no words for {strength}")

    def create(self, effect: op.CreateEffect) -> str:
        """What is created, where, and for how long."""
        match effect.card, effect.attach_to, effect.at, effect.until:
            case op.CreatedCard("follower", force, 0, 0, ()), "p", None, None:
                return f"create a {force}F Follower and attach it to {self.ref('p')}"
            case op.CreatedCard("personality", force, chi, ph, (kind,)), None, "current_battlefield", "battle_end":
                return (
                    f"create a {force}F/{chi}C {kind} Personality with {ph} Personal Honor in your army. Remove it "
                    "from the game after this battle ends"
                )
        raise ValueError(f"no words for {effect}")

    def when(self, condition: v.Condition) -> str:
        """When a Holding produces more."""
        match condition:
            case v.PayingFor(what):
                return f"when paying for {'a Holding' if what == 'holding' else 'an attachment'}"
            case v.YouAre(clan):
                return f"if you are a {clan} Clan player"
        raise ValueError(f"no words for {condition}")

    def price(self, effect: op.CostMod | op.CostModTurn) -> str:
        """What costs less Gold."""
        cards = noun(effect.sel.types, effect.sel.filters, plural=True)
        less = f"paying {-effect.n} less Gold"
        match effect, effect.sel.where:
            case op.CostMod(host="this"), "hand":
                return f"{cards} attach to this Personality {less}"
            case op.CostMod(host=None), "hand":
                return f"{cards} attach to your Personalities {less}"
            case op.CostMod(host=None), "this_province":
                return f"{cards} enter play from this Province {less}"
            case op.CostModTurn(), "province":
                return f"this turn, your {cards} enter play {less}"
        raise ValueError(f"no words for {effect}")

    def prevent(self, effect: op.Prevent) -> str:
        """What will not happen, to whom, until when."""
        match effect.what, effect.obj, effect.sel, effect.until:
            case "assign", "t", None, "turn_end":
                return f"{self.ref('t')} may not assign this turn"
            case "fear_bearer", "this", None, None:
                return f"this Personality will not {PREVENTIONS[effect.what]}"
            case _, "this", None, None:
                return f"will not {PREVENTIONS[effect.what]}"
            case _, None, v.Selection(), None:
                return f"{everyone(effect.sel)} will not {PREVENTIONS[effect.what]}"
            case _, None, v.Selection(), "battle_end":
                return f"until this battle ends, {everyone(effect.sel)} will not {PREVENTIONS[effect.what]}"
        raise ValueError(f"no words for {effect}")

    def negate(self, obj: str) -> str:
        """What is negated, as the trigger named it."""
        if obj != "event":
            return "negate that action’s effects" + (" on that Personality" if obj == "effects_on_subject" else "")
        match {trigger.event for trigger in self.triggers}:
            case events if events == {"would_be_destroyed"}:
                return "negate the destruction"
            case events if events == {"would_move_home"}:
                return "negate the movement"
        return "negate that effect"

    def options(self, options: Sequence[Sequence[op.AnyEffect]]) -> str:
        """`Move your target Cavalry unit home, or from home to the current battlefield`."""
        said: list[str] = []
        for moved, *more in options:
            match moved:
                case op.MoveHome("p", guard=v.Fact("target_here")):
                    where = "home"
                case op.MoveHere("p", guard=v.Fact("target_home")):
                    where = "from home to the current battlefield"
                case op.MoveHere("p", guard=v.Fact("target_not_here")):
                    where = "to the current battlefield"
                case _:
                    raise ValueError(f"no words for {moved}")
            rest = "".join(f" and {self.effect(effect)}" for effect in more)
            said.append(f"move {self.ref('p')} {where}{rest}" if rest or not said else where)
        return ", or ".join(said)
