"""What of a game's secrets somebody was shown who must not know it yet."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations
from typing import Any

import msgspec

from bot.words.texts import Speaker
from rules.core.asking import Answer
from rules.core.table import Table
from rules.games import GAMES
from rules.ride.board import GRAY, ROUTE_POINTS, board
from rules.ride.turn import DRAW, payments

#: What is only ever said to one player.
PRIVATE = re.compile(r"You drew|You kept|Your hand|You can claim|Contract \d|for your eyes only")
PICKS = re.compile(r"\b(?:(?:draw|claim):[\w.-]+|keep:[\w-]+|pay:[\w+]+)")
HANDS = re.compile(r"Your hand: ([^\"\\]*)")
SAY = Speaker("en")
CLAIMS = {route.option.id for route in board().routes}
DRAWS = {option.id for option in DRAW.values()}
DREW = re.compile(r"You drew (\w+)")


@dataclass
class Known:
    """All that a seat may ever have known of its own before the end; a spectator knows nothing."""

    picks: set[str] = field(default_factory=set)
    contracts: set[str] = field(default_factory=set)
    hands: set[str] = field(default_factory=set)
    drawn: set[str] = field(default_factory=set)


def known(seats: int, seed: str, log: Iterable[Answer], *, undoing: bool = False) -> list[Known]:
    """What each seat knew, found by playing the game again; with `undoing` also what was taken back."""
    table = Table.new(GAMES["ride"], seats, {}, seed)
    found = [Known() for _ in range(seats)]
    learn = _learn_ahead if undoing else _learn
    learn(table, found)
    for seat, picks in log:
        for event in table.answer(seat, picks):
            if event.kind == "drew":
                found[seat].drawn.add(event.data["color"])
        learn(table, found)
    return found


def _learn_ahead(table: Table, found: list[Known]) -> None:
    """Learn also every claim and payment that a seat's cards allow: who makes one may take it back unseen.

    Which routes others had taken by then is not known either, as they may have taken that back, too; nor
    whose turn it was then, on which what lies open is to be had.
    """
    _learn(table, found)
    for seat, own in enumerate(found):
        own.picks |= CLAIMS | DRAWS
        hand = table.view(seat).mine.hand
        for length in ROUTE_POINTS:
            for option in payments(length, GRAY, hand):
                own.picks.add(option.id)
                paid = option.text.args["color_paid"]
                own.hands.add(_told({color: count - paid.get(color, 0) for color, count in hand.items()}))
        # What lies open can be taken back where no card of the deck replaces it.
        for drawn in chain(*(combinations(table.g.face_up, number) for number in (1, 2))):
            own.hands.add(_told({color: count + drawn.count(color) for color, count in hand.items()}))


def _learn(table: Table, found: list[Known]) -> None:
    for seat, own in enumerate(found):
        if seat in table.asks:
            own.picks |= {option.id for option in table.asks[seat].options}
        mine = table.view(seat).mine
        own.contracts |= {card.id for card in (*mine.contracts, *mine.offered)}
        own.hands.add(_told(mine.hand))


def _told(hand: Mapping[str, int]) -> str:
    """A hand as its owner reads it."""
    cards = [f"{count} {SAY('pic-ride-color', color=color)}" for color, count in hand.items() if count]
    return ", ".join(cards) or "0"


def leaks(own: Known, shown: Any, *, seed: str, private: bool) -> list[str]:
    """Everything in what was shown that its reader must not know; `private` if nobody else was shown it."""
    text = msgspec.json.encode(shown).decode()
    found = [f"the seed {seed}"] if seed in text else []
    if not private:
        found += [f"told to all: {match[0]}" for match in PRIVATE.finditer(text)]
    found += [f"a pick of somebody else: {pick}" for pick in set(PICKS.findall(text)) - own.picks]
    found += [f"somebody else's hand: {hand}" for hand in HANDS.findall(text) if hand not in own.hands]
    found += [f"somebody else's card: {color}" for color in DREW.findall(text) if color not in own.drawn]
    found += [
        f"the contract {card}" for card in CONTRACTS if card not in own.contracts and _names(text, card)
    ]
    return found


CONTRACTS = board().contracts
_ROUTES = {frozenset((route.a, route.b)) for route in board().routes}


def _names(text: str, card: str) -> bool:
    """Whether a text names a contract; one between neighbours is told from their route by its value."""
    contract, names = CONTRACTS[card], board().names
    pair = f"{names[contract.a]} – {names[contract.b]}"
    named = rf"\b{re.escape(card)}\b(?!\.(?:pink|blue|green|black|red|orange|gray)|[\w-])"
    # Most texts have nothing of it, which is seen sooner so.
    if card in text and re.search(named, text):
        return True
    if frozenset((contract.a, contract.b)) in _ROUTES:
        return f"{pair} ({contract.value})" in text or f"{pair}, {contract.value} (" in text
    return pair in text
