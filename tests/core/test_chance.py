"""Luck: the same numbers for ever, evenly spread, counted, and told to whoever checks."""

from collections import Counter
from hashlib import sha256

import msgspec
import pytest

from rules.core.chance import Chance, Use, Witness, commitment

#: What a seed gave when this was written, it must give for ever: old games are replayed by it.
DICE = [3, 1, 0, 3, 5, 1, 0, 2, 4, 3, 3, 1]
DECK = "gfajdcbehi"
NUMBER = 739782420875


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    chance = Chance("amsterdam")
    assert [chance.below(6, "die") for _ in range(12)] == DICE
    assert "".join(chance.shuffled(list("abcdefghij"), "deck")) == DECK
    assert chance.number() % 10**12 == NUMBER


def test_numbers_go_on_from_the_count_of_uses() -> None:
    """A saved game goes on with the luck that it would have had."""
    chance = Chance("amsterdam")
    numbers = [chance.number() for _ in range(8)]
    on = msgspec.json.decode(msgspec.json.encode(Chance("amsterdam", 5)), type=Chance)
    assert [on.number() for _ in range(3)] == numbers[5:]


def test_every_use_is_counted() -> None:
    chance = Chance("seed")
    chance.below(6, "die")
    deck = chance.shuffled([1, 2, 3], "deck")
    assert chance.uses == 2
    top = deck[-1]
    assert chance.draw(deck) == top
    assert len(deck) == 2
    assert chance.uses == 3
    chance.reveal()
    assert chance.uses == 4


def test_shuffling_leaves_the_cards_that_were_given_alone() -> None:
    cards = list(range(60))
    shuffled = Chance("seed").shuffled(cards, "deck")
    assert cards == list(range(60))
    assert shuffled != cards
    assert sorted(shuffled) == cards


@pytest.mark.parametrize("cards", [[], ["one"]])
def test_little_can_be_shuffled_too(cards: list[str]) -> None:
    assert Chance("seed").shuffled(cards, "deck") == cards


def test_dice_fall_evenly() -> None:
    """A chi-square of 5 degrees is below 20.5 in 999 of 1000 runs; this run is always the same one."""
    chance = Chance("evenly")
    faces = Counter(chance.below(6, "die") for _ in range(6000))
    assert faces.keys() == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5


def test_every_order_is_as_likely() -> None:
    """24 orders of four cards: a chi-square of 23 degrees is below 49.7 in 999 of 1000 runs."""
    chance = Chance("orders")
    orders = Counter("".join(chance.shuffled(list("abcd"), "deck")) for _ in range(4800))
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7


def test_every_card_comes_to_every_place_of_a_large_deck() -> None:
    chance = Chance("places")
    tops = Counter(chance.shuffled(list(range(44)), "deck")[-1] for _ in range(4400))
    bottoms = Counter(chance.shuffled(list(range(44)), "deck")[0] for _ in range(4400))
    for places in (tops, bottoms):
        assert len(places) == 44
        assert sum((count - 100) ** 2 / 100 for count in places.values()) < 78


def test_the_commitment_is_the_plain_sha256_of_the_seed() -> None:
    """So that anybody can check it with the tools of any computer."""
    assert commitment("amsterdam") == sha256(b"amsterdam").hexdigest()
    assert commitment("Zuiderzee é") == sha256("Zuiderzee é".encode()).hexdigest()


def test_a_witness_gives_the_same_and_writes_it_down() -> None:
    chance, witness = Chance("seed"), Witness("seed")
    for luck in (chance, witness):
        luck.below(6, "die")
        luck.draw(["card"])
        luck.shuffled([1, 2, 3], "deck")
    check = Chance("seed")
    die = check.below(6, "die")
    check.reveal()
    deck = check.shuffled([1, 2, 3], "deck")
    assert witness.uses == chance.uses
    assert witness.seen == [Use(0, "die", [str(die)]), Use(2, "deck", [str(card) for card in deck])]


def test_witnesses_do_not_share_what_they_saw() -> None:
    Witness("one").below(2, "coin")
    assert Witness("two").seen == []
