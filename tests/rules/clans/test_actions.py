"""The steps of an action (rules 8.2): what is asked in which order, the way back, what answers it and when."""

from __future__ import annotations

from desktop.rules.clans import choices as ch
from desktop.rules.clans import events as ev
from desktop.rules.clans import reasons
from desktop.rules.clans.frames import RULES
from desktop.rules.clans.game import reading
from desktop.rules.clans.worthwhile import worthwhile
from desktop.rules.kit import NotNow, Unfinished
from tests.rules.clans.doings import Match
from tests.rules.clans.sitting import GAME, Sitting

BATTLE = {
    "active": "A",
    "phase": "battle",
    "to_act": "A",
    "clan": {"A": "Maple", "B": "Plum"},
    "A": {"hand": ["hobbled", "hidden_ford"], "units": ["home=akaba_ren"]},
    "battle": {
        "province": "B1",
        "attacker": ["big=akaba_masakage_red_general", "small=momijiya_scout_sae"],
        "defender": ["shirakaba_nagi", "umehara_yojiro"],
    },
}


def laid(told: object) -> tuple[Sitting, dict[str, int]]:
    match = Match(told)
    return Sitting(match.state), match.labels


def test_targets_are_chosen_one_after_the_other_and_only_those_that_leave_the_action_possible() -> None:
    # given Hobbled: an own performer, then an enemy of its Force or lower
    sitting, labels = laid(BATTLE)
    sitting.do(ch.Announce(labels["hobbled"], 0))
    assert sitting.decision == ch.ChooseTarget(0)
    # then Sae (2 Force) may perform, as Yojiro has 2 too; with her, Nagi (4) is no target
    assert ch.Target(labels["small"]) in GAME.legal(sitting.state)
    sitting.do(ch.Target(labels["small"]))
    assert GAME.legal(sitting.state) == (ch.Target(labels["umehara_yojiro"]), ch.GoBack())
    refusal = GAME.why_not(sitting.state, ch.Target(labels["shirakaba_nagi"]))
    assert isinstance(refusal, reasons.FilterFails) and refusal.card == labels["shirakaba_nagi"]


def test_until_the_last_cost_is_paid_there_is_a_way_back() -> None:
    sitting, labels = laid(BATTLE)
    before = sitting.state
    sitting.do(ch.Announce(labels["hobbled"], 0), ch.Target(labels["small"]), ch.GoBack())
    assert sitting.decision == ch.ChooseTarget(0)
    sitting.do(ch.GoBack())
    # then everything is as it was, but for what was shown
    assert sitting.state == before
    assert any(isinstance(event, ev.TakenBack) for event in sitting.events)


def test_equip_asks_for_the_bearer_then_for_the_gold() -> None:
    sitting, labels = laid(
        {
            "active": "A",
            "clan": {"A": "Maple"},
            "phase": "action",
            "A": {"holdings": ["k=charcoal_kilns"], "units": ["t=akaba_tetsuo"], "hand": ["w=veteran_pikemen"]},
        }
    )
    before = sitting.state
    sitting.do(ch.Announce(RULES, 0, labels["w"]), ch.Target(labels["t"]))
    assert sitting.decision == ch.PayGold(0)
    # then the Kilns alone (3 with Maple) are the cheapest; with nothing, 3 Gold are missing; both are too many
    stronghold = labels["A.stronghold"]
    assert GAME.legal(sitting.state) == (ch.Pay((labels["k"],)), ch.Pay((stronghold,)), ch.GoBack())
    assert GAME.why_not(sitting.state, ch.Pay(())) == Unfinished(3)
    both = tuple(sorted((stronghold, labels["k"])))
    assert isinstance(GAME.why_not(sitting.state, ch.Pay(both)), reasons.Superfluous)
    back = Sitting(sitting.state).do(ch.GoBack(), ch.GoBack())
    assert back.state == before
    sitting.do(ch.Pay((labels["k"],)))
    assert reading(sitting.state).pieces[labels["w"]].host == labels["t"]


def test_what_cannot_be_done_says_why() -> None:
    sitting, labels = laid(BATTLE)
    cases = {
        ch.Announce(labels["shirakaba_nagi"], 0): reasons.NotThere(labels["shirakaba_nagi"]),
        ch.Announce(labels["home"], 0): reasons.NoSuchAbility(labels["home"]),
        ch.Announce(RULES, 4): reasons.CostFails,
        ch.Announce(RULES, 2): reasons.WrongTiming(RULES, "limited"),
        ch.Battle(0): NotNow(),
    }
    for action, expected in cases.items():
        refusal = GAME.why_not(sitting.state, action)
        assert refusal == expected or (isinstance(expected, type) and isinstance(refusal, expected)), action
    # when the General has used his ability, he cannot use it again
    sitting.do(ch.Announce(labels["big"], 0), ch.Target(labels["umehara_yojiro"]), ch.Pass())
    assert GAME.why_not(sitting.state, ch.Announce(labels["big"], 0)) == reasons.UsedAlready(labels["big"])


def test_nobody_is_asked_about_what_a_text_prevents_anyway() -> None:
    # given Daigan, who is not bowed by other players' cards, and Wheel of Stone, which answers bowing
    def asked(defender: str) -> bool:
        sitting, labels = laid(
            {
                "active": "A",
                "phase": "battle",
                "to_act": "A",
                "A": {"hand": ["hobbled"]},
                "B": {"hand": ["wheel_of_stone"]},
                "battle": {
                    "province": "B1",
                    "attacker": ["big=akaba_masakage_red_general"],
                    "defender": [f"d={defender}"],
                },
            }
        )
        sitting.do(ch.Announce(labels["hobbled"], 0), ch.Target(labels["big"]), ch.Target(labels["d"]))
        return isinstance(sitting.decision, ch.React)

    assert asked("akaba_yasutora")
    assert not asked("kiyohara_daigan_the_unbowed")


def test_a_trait_comes_before_reactions_and_costs_are_answered_before_the_effects() -> None:
    # given Sworn Brothers (draw when destroyed) as the cost of Spend Every Life
    sitting, labels = laid(
        {
            "active": "A",
            "phase": "battle",
            "to_act": "A",
            "A": {"hand": ["spend_every_life"]},
            "battle": {
                "province": "B1",
                "attacker": ["akaba_tetsuo + s=maple_sworn_brothers"],
                "defender": ["y=umehara_yojiro"],
            },
        }
    )
    sitting.do(ch.Announce(labels["spend_every_life"], 0), ch.Target(labels["s"]), ch.Target(labels["y"]))
    told = [type(event) for event in sitting.events if isinstance(event, ev.Used | ev.Destroyed | ev.Drawn)]
    assert told == [ev.Used, ev.Destroyed, ev.Drawn, ev.Destroyed]


def test_worthwhile_actions_leave_out_second_copies_and_ways_back() -> None:
    sitting, _ = laid(
        {"active": "A", "phase": "action", "A": {"hand": ["a=unexpected_counsel", "b=unexpected_counsel", "hobbled"]}}
    )
    legal = GAME.legal(sitting.state)
    fewer = worthwhile(reading(sitting.state), legal)
    assert len(legal) == 3 and len(fewer) == 2 and set(fewer) <= set(legal)


def test_worthwhile_maneuvers_are_whole_assignments_that_can_win() -> None:
    sitting, labels = laid(
        {
            "active": "A",
            "clan": {"A": "Maple", "B": "Plum"},
            "phase": "infantry_attacker",
            "A": {"units": ["y=akaba_yasutora", "r=akaba_ren", "s=momijiya_scout_sae"]},
        }
    )
    view = sitting.view(0)
    some = GAME.candidates(view, GAME.legal(sitting.state))
    assert all(GAME.why_not(sitting.state, action) is None for action in some)
    # then the fewest who destroy a Province of strength 6 go together (5 + 3), and the Scout may go elsewhere
    pair = tuple(ch.Order(unit, 0) for unit in sorted((labels["y"], labels["r"])))
    assert ch.Assign(pair) in some
    assert any(isinstance(action, ch.Assign) and len({order.field for order in action.orders}) == 2 for action in some)


def test_why_an_attachment_cannot_be_equipped() -> None:
    sitting, labels = laid(
        {
            "active": "A",
            "clan": {"A": "Maple"},
            "phase": "action",
            "A": {
                "stronghold": "bowed",
                "holdings": ["packhorse_peddlers"],
                "units": ["t=akaba_tetsuo"],
                "hand": ["katana=plain_katana", "spell=breath_of_embers", "order=hobbled"],
            },
        }
    )

    def why(label: str) -> object:
        return GAME.why_not(sitting.state, ch.Announce(RULES, 0, labels[label]))

    assert why("katana") == reasons.CannotPay(2, 1)
    assert why("spell") == reasons.CannotAttach(labels["spell"], labels["t"], "shugenja")
    assert why("order") == reasons.WrongTarget(labels["order"], "type")
    assert why("t") == reasons.NotThere(labels["t"])


def test_the_reason_names_what_is_missing_not_only_that_something_is() -> None:
    def why(announced: str, told: dict[str, object], *targets: str) -> reasons.Reason | None:
        sitting, labels = laid(told)
        card = labels[announced]
        equips = reading(sitting.state).prints[card].attachment
        action: ch.AnyAction = ch.Announce(RULES, 0, card) if equips else ch.Announce(card, 0)
        for target in targets:
            sitting.do(action)
            action = ch.Target(labels[target])
        return GAME.why_not(sitting.state, action)

    home = {"active": "A", "phase": "action", "clan": {"A": "Maple", "B": "Plum"}}
    # given an attachment: its price, where somebody could bear it; else that nobody is there, or what stops them
    poor = {"units": ["t=akaba_tetsuo"], "hand": ["w=redleaf_vanguard"]}
    assert why("w", home | {"A": poor}) == reasons.CannotPay(6, 4)
    assert isinstance(why("w", home | {"A": poor | {"units": []}}), reasons.ConditionFails)
    assert isinstance(
        why("s", home | {"A": {"units": ["akaba_tetsuo"], "hand": ["s=breath_of_embers"]}}), reasons.CannotAttach
    )

    # given Hobbled: what stops all pairs of performer and target; where they differ, only that there is no target
    def against(attacker: str, *defenders: str) -> dict[str, object]:
        return BATTLE | {"battle": {"province": "B1", "attacker": [attacker], "defender": list(defenders)}}

    weak = "small=momijiya_scout_sae"
    too_strong = why("hobbled", against(weak, "shirakaba_nagi", "big=akaba_yasutora"))
    assert isinstance(too_strong, reasons.FilterFails)
    assert isinstance(why("hobbled", against(weak)), reasons.NoTarget)
    assert isinstance(why("hobbled", against(f"{weak}(bowed)", "umehara_yojiro")), reasons.FilterFails)

    # given a target that is clicked: the wrong side, or the wrong place
    fight = against(weak, "y=umehara_yojiro")
    assert why("hobbled", fight, "y") == reasons.WrongTarget(laid(fight)[1]["y"], "side")
    assert why("hobbled", fight, "home") == reasons.NotAtBattle(laid(fight)[1]["home"])
