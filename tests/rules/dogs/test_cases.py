"""The rules of Six Good Dogs, case by case."""

from __future__ import annotations

import pytest

from desktop.rules.dogs.values import MOST_TREATS
from tests.rules.dogs.dogs_replay import GAME
from tests.rules.dogs.dogs_table import OTHER, Table, dog, seat

# Dog 1 shows 1 2, dog 2 1 3, dog 6 2 3, dog 15 5 6, dog 16 1 2 3, dog 31 2 3 5 6, dog 32 only 1.


def test_a_yard_of_seven_does_not_bust() -> None:
    table = Table(seat(15, 13, yard=(4,))).trick("howl").roll(3).place((3, "yard"))
    assert table.player().yard == (3, 4)
    assert not table.happened("Busted") and table.state.seat == 1


def test_a_yard_of_eight_busts_and_ends_the_turn() -> None:
    table = Table(seat(dog(15, 5), 1, yard=(4,), treats=2, scored=(20,)), deck=(7,)).trick("howl").roll(4)
    table.place((4, "yard"))
    assert table.happened("Busted") and table.state.seat == 1
    assert table.dogs() == {15: [], 1: [], 7: []} and table.player().yard == ()
    assert table.player().treats == 2 and table.player().scored == (20,) and table.used == {"howl"}


def test_a_bust_loses_complete_dogs_too() -> None:
    table = Table(seat(dog(1, 1, 2), 15, yard=(6,))).trick("walk").roll(4, 5).place((5, 15), (4, "yard"))
    assert table.dogs() == {1: [], 15: []}


def test_the_bust_comes_before_the_bonus() -> None:
    table = Table(seat(dog(1, 1), dog(6, 3), yard=(4,))).trick("run").roll(2, 2, 4)
    table.place((2, 1), (2, 6), (4, "yard"))
    assert table.player().scored == () and table.dogs() == {1: [], 6: []} and table.state.seat == 1


def test_the_bonus_scores_all_dogs_in_the_middle_of_a_trick() -> None:
    table = Table(seat(dog(1, 1), dog(6, 3), yard=(3,)), deck=(15, 14)).trick("run").roll(2, 2, 4)
    table.place((2, 1), (2, 6), (4, "yard"))
    assert table.player().scored == (1, 6) and table.player().yard == (3, 4)
    assert set(table.dogs()) == {15, 14}
    assert table.asks == "GoOnOrStop" and table.state.seat == 0


def test_some_complete_dogs_wait_for_a_turn_of_their_own() -> None:
    table = Table(seat(dog(1, 1), 15, yard=(2,)), deck=(20,)).trick("walk").roll(2, 3).place((2, 1), (3, "yard"))
    table.do(**{"continue": False})
    assert table.player().scored == ()
    table.trick("beg").do(action="score")
    assert table.player().scored == (1,) and set(table.dogs()) == {15, 20}
    assert table.player().yard == (2, 3) and table.state.seat == 1


def test_scoring_the_sixth_dog_wins_at_once() -> None:
    table = Table(seat(dog(1, 1, 2), dog(32, 1), scored=(4, 5, 6, 7))).do(action="score")
    assert table.state.winner == 0 and table.decision is None


def test_the_bonus_can_win_in_the_middle_of_a_trick() -> None:
    table = Table(seat(dog(15, 5), scored=(1, 4, 5, 6, 7), yard=(1,))).trick("run").roll(6, 1, 1)
    table.place((6, 15), (1, "yard"), (1, "yard"))
    assert table.state.winner == 0 and table.decision is None


def test_never_more_than_six_dogs() -> None:
    table = Table(seat(dog(1, 1, 2), dog(32, 1), 15, scored=(4, 5, 6))).do(action="score")
    assert table.player().scored == (4, 5, 6, 1, 32) and set(table.dogs()) == {15}


def test_howl_with_six_dogs_only_rolls() -> None:
    table = Table(seat(1, 4, 5, scored=(6, 7, 8)), deck=(20,)).trick("howl")
    assert table.state.next_dog == 20 and table.asks == "RollDice"
    assert table.roll(4).asks == "PlaceDice"


def test_roll_over_with_an_empty_yard_is_only_the_optional_die() -> None:
    table = Table(seat(1, 4)).trick("roll_over")
    assert table.asks == "GoOnOrStop"
    table.do(**{"continue": True}).roll(2).place((2, 1))
    assert table.dogs() == {1: [2], 4: []} and table.state.seat == 1


def test_the_trick_that_is_left_over_gets_a_treat_every_time() -> None:
    used = ("howl", "walk", "run", "fetch")
    table = Table(seat(1, 4), used=used).trick("beg")
    assert table.lying("roll_over") == 1 and table.used == set()
    again = Table(seat(1, 4), used=used, lying={"roll_over": 1}).trick("beg")
    assert again.lying("roll_over") == 2
    again.do(action="trick", trick="roll_over")
    assert again.player(1).treats == 2 and again.lying("roll_over") == 0


def test_stay_counts_the_other_used_tricks() -> None:
    tricks = ("walk", "run", "stay", "fetch")
    fifth = Table(seat(1, 4, treats=1), tricks=tricks, used=("howl", "roll_over", "walk", "run")).trick("stay")
    first = Table(seat(1, 4, treats=1), tricks=tricks).trick("stay")
    assert (fifth.player().treats, first.player().treats) == (5, 1)
    assert fifth.lying("fetch") == 1


@pytest.mark.parametrize(("dogs", "treats"), [((dog(17, 1),), 2), ((dog(1, 1, 2),), 7), ((15,), 1)])
def test_gobble_gives_back_the_highest_free_number(dogs: tuple[object, ...], treats: int) -> None:
    table = Table(seat(*dogs), tricks=("walk", "run", "gobble", "fetch")).trick("gobble")  # type: ignore[arg-type]
    assert table.player().treats == treats


@pytest.mark.parametrize(("held", "lying", "after"), [(3, 1, 9), (0, 0, 1)])
def test_chew_doubles_what_is_held_after_the_tile_was_cleared(held: int, lying: int, after: int) -> None:
    tricks = ("walk", "run", "chew", "fetch")
    table = Table(seat(1, 4, treats=held), tricks=tricks, lying={"chew": lying}).trick("chew")
    assert table.player().treats == after


def test_beg_counts_paws_of_active_dogs_only() -> None:
    assert Table(seat(16, 31, 1)).trick("beg").player().treats == 4
    assert Table(seat(16, 2, 1, scored=(31,))).trick("beg").player().treats == 2


def test_guard_names_a_number_that_stands_through_rerolls() -> None:
    table = Table(seat(2, 15, treats=1), tricks=("walk", "run", "beg", "guard")).trick("guard").do(guard=3)
    table.do(roll=[1, 3, 5, 6]).do(reroll="spend").do(roll=[3, 3, 4, 6])
    assert table.state.frames[-1].dice == (3, 3)  # type: ignore[union-attr]
    assert table.refuses(place=[[3, "D02"], [3, "yard"], [6, "D15"]])
    table.place((3, 2), (3, "yard"))
    assert table.dogs() == {2: [3], 15: []} and table.player().yard == (3,)


def test_guard_may_leave_nothing() -> None:
    table = Table(seat(2, 15), tricks=("walk", "run", "beg", "guard")).trick("guard").do(guard=1).roll(2, 3, 5, 6)
    assert table.state.seat == 1 and table.player().yard == ()


def test_scavenge_lets_go_of_dice_below_the_yard() -> None:
    table = Table(seat(15, 14, yard=(4,)), tricks=("walk", "run", "beg", "scavenge")).trick("scavenge").roll(1, 3, 4, 6)
    assert table.refuses(scavenge=[4]) and not table.refuses(scavenge=[])
    table.do(scavenge=[1, 3]).place((4, 14), (6, 15))
    assert table.dogs() == {15: [6], 14: [4]}


def test_search_without_an_eight_ends_unharmed() -> None:
    table = Table(seat(32, 14, yard=(6,)), tricks=("walk", "run", "beg", "search")).trick("search").roll(*[1] * 7)
    assert table.player().yard == (6,) and table.state.seat == 1 and not table.happened("Busted")


def test_search_must_keep_an_eight_where_there_is_one() -> None:
    table = Table(seat(9, 14), tricks=("walk", "run", "beg", "search")).trick("search").roll(6, 2, 6, 6, 6, 6, 6)
    assert table.refuses(search=[]) and table.refuses(search=[2, 6, 6]) and table.refuses(search=[6])
    table.do(search=[2, 6]).place((2, 9), (6, 9))
    assert table.dogs() == {9: [2, 6], 14: []}


def test_hunt_without_paws_rolls_two_and_keeps_both() -> None:
    table = Table(seat(1, 14), tricks=("walk", "run", "beg", "hunt")).trick("hunt")
    assert table.refuses(roll=[1, 2, 3])
    assert table.roll(5, 2).asks == "PlaceDice"


def test_hunt_with_paws_keeps_exactly_two() -> None:
    table = Table(seat(31, 16), tricks=("walk", "run", "beg", "hunt")).trick("hunt").roll(1, 2, 3, 6, 6)
    assert table.asks == "ChooseTwo" and table.refuses(hunt=[1]) and table.refuses(hunt=[1, 2, 3])
    assert not table.refuses(hunt=[6, 6])


def test_bolt_stops_when_paws_cover_the_rest() -> None:
    table = Table(seat(31, 14), tricks=("walk", "bolt", "beg", "fetch")).trick("bolt").do(bolt=5)
    asked = []
    for die, where in ((2, 31), (3, 31), (5, 31), (1, "yard")):
        table.roll(die).place((die, where))
        asked.append(table.asks)
        if table.asks == "GoOnOrStop" and len(asked) < 4:
            table.do(**{"continue": True})
    assert asked == ["RollDice", "RollDice", "GoOnOrStop", "GoOnOrStop"]
    assert table.do(**{"continue": False}).state.seat == 1


def test_dogpile_takes_a_die_along() -> None:
    tricks = ("walk", "dogpile", "beg", "fetch")
    bare = Table(seat(16, 30), tricks=tricks).trick("dogpile")
    assert bare.refuses(roll=[1, 2, 3]) and not bare.refuses(roll=[1, 2])
    table = Table(seat(dog(30, 4), 16, yard=(6,)), tricks=tricks).trick("dogpile").do(dogpile={"yard": 6})
    assert table.player().yard == () and table.refuses(roll=[1, 2]) and not table.refuses(roll=[3, 4, 5])


def test_dig_changes_buried_dice_of_anybody() -> None:
    table = Table(
        seat(31, 16, yard=(1,)),
        seat(dog(2, 1), 3, yard=(5, 2), treats=3, scored=(7,)),
        seat(4, 5, yard=(6, 1)),
        tricks=("dig", "run", "beg", "fetch"),
    ).trick("dig")
    assert table.refuses(dig={"player": 2, "die": 6, "by": 1})
    table.do(dig={"player": 0, "die": 1, "by": -1})
    assert table.player().yard == ()
    table.do(dig={"player": 1, "die": 5, "by": 1})
    assert table.dogs(1) == {2: [], 3: []} and table.player(1).yard == () and table.player(1).treats == 3
    assert table.state.seat == 0 and table.asks == "ChangeOrSkip"
    table.do(dig={"player": 2, "die": 1, "by": -1})
    assert table.player(2).yard == (6,) and table.asks == "RollDice"


def test_dig_can_bust_oneself() -> None:
    table = Table(seat(31, dog(1, 1), yard=(5, 2)), tricks=("dig", "run", "beg", "fetch")).trick("dig")
    table.do(dig={"player": 0, "die": 5, "by": 1})
    assert table.dogs() == {31: [], 1: []} and table.state.seat == 1


@pytest.mark.parametrize("where", ["yard", 15])
def test_play_dead_pays_for_a_die_buried_on_purpose(where: int | str) -> None:
    table = Table(seat(15, 14, yard=(2,)), tricks=("walk", "run", "play_dead", "fetch")).trick("play_dead").roll(5)
    table.place((5, where))
    assert table.player().treats == (5 if where == "yard" else 0)


def test_play_dead_pays_nothing_for_a_bust() -> None:
    table = Table(seat(1, 2, yard=(3,)), OTHER | {"dogs": ["D03", "D04"]}, tricks=("walk", "run", "play_dead", "fetch"))
    table.trick("play_dead").roll(5).place((5, "yard"))
    assert table.player().treats == 0 and table.player().yard == ()


def test_tricks_turn_ready_after_a_bust_too() -> None:
    used = ("roll_over", "walk", "run", "beg")
    table = Table(seat(15, 14, yard=(6,)), used=used, lying={"fetch": 1}).trick("howl").roll(2).place((2, "yard"))
    assert table.used == set() and table.lying("fetch") == 2


def test_a_treat_rerolls_the_whole_roll_as_often_as_there_are_treats() -> None:
    table = Table(seat(1, 14, treats=2)).trick("walk").do(roll=[5, 5])
    assert table.refuses(reroll="spend", indices=[0])
    table.do(reroll="spend").do(roll=[3, 3]).do(reroll="spend").do(roll=[1, 2])
    assert table.player().treats == 0 and table.asks == "PlaceDice"


def test_track_rerolls_any_part() -> None:
    table = Table(seat(16, 30, treats=2), tricks=("track", "run", "beg", "fetch")).trick("track")
    table.do(roll=[1, 1, 2]).do(reroll="spend", indices=[1])
    assert table.refuses(roll=[3, 3, 3])
    table.do(roll=[6]).do(reroll="spend", indices=[0, 2]).do(roll=[3, 4])
    assert table.state.frames[-1].dice == (3, 4, 6)  # type: ignore[union-attr]


def test_a_die_that_is_set_is_not_rerolled_and_counts_for_the_bonus() -> None:
    tricks = ("retrieve", "run", "beg", "fetch")
    table = Table(seat(dog(32), treats=1), seat(3, 4), tricks=tricks, deck=(1, 2)).trick("retrieve")
    assert table.refuses(retrieve=5)
    table.do(retrieve=1)
    assert table.asks == "PlaceDice"
    table.place((1, 32))
    assert table.player().scored == (32,) and set(table.dogs()) == {1} and table.asks == "RollDice"


def test_trot_moves_a_die_to_any_free_space() -> None:
    table = Table(seat(dog(16, 1), dog(30, 4)), seat(2, 3), tricks=("trot", "run", "beg", "fetch")).trick("trot")
    assert table.refuses(trot={"from": ["D16", 1], "to": ["D30", 4]})
    table.do(trot={"from": ["D16", 1], "to": ["D16", 3]})
    assert table.dogs() == {16: [3], 30: [4]} and table.asks == "RollDice"


@pytest.mark.parametrize(("trick", "counts"), [("chase", [1, 2, 3]), ("run", [3, 1, 1]), ("sprint", [2, 2, 2])])
def test_repeated_rolls(trick: str, counts: list[int]) -> None:
    table = Table(seat(31, 30, yard=()), tricks=("walk", trick, "beg", "fetch")).trick(trick)
    for number, count in enumerate(counts):
        assert not table.refuses(roll=[1] * count) and table.refuses(roll=[1] * (count + 1))
        if number < len(counts) - 1:
            dice = [2, 3, 5][:count] if number == 0 else [1] * count
            table.roll(*dice).place(*((die, 31 if die > 1 else "yard") for die in dice))
            table.do(**{"continue": True})


def test_tied_players_roll_again_for_the_first_turn() -> None:
    from desktop.rules.dogs.choices import RollStart
    from desktop.rules.dogs.values import Options
    from desktop.rules.kit import CHANCE
    from tests.rules.dogs.dogs_replay import GAME, Replay

    game = Replay(GAME.new(Options(), 3), list(range(1, 33)), careful=True)
    game.input({"roll": [4, 6, 6]})
    assert GAME.decision(game.state) == RollStart(CHANCE, 1, again=True)
    game.input({"roll": [1, 2]})
    assert [player.yard for player in game.state.players] == [(4,), (1,), (2,)]
    assert game.state.seat == game.state.first == 2


def test_treats_have_no_limit_that_a_match_could_reach() -> None:
    table = Table(seat(1, 4, treats=700), tricks=("walk", "run", "chew", "fetch")).trick("chew")
    assert table.player().treats == 1401
    table = Table(seat(1, 4, treats=MOST_TREATS - 1), tricks=("walk", "run", "chew", "fetch")).trick("chew")
    assert table.player().treats == MOST_TREATS >= 999_999_999
    GAME.check(table.state)
