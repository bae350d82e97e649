"""Spelling: what people mean who type a name without its accents and dashes, or nearly as it is written."""

import re
from collections.abc import Mapping
from difflib import SequenceMatcher
from typing import TypeVar
from unicodedata import combining, normalize

K = TypeVar("K")

#: How alike two words are at least of which one may be meant by the other; shorter ones are not guessed at.
ALIKE, SHORTEST = 0.78, 4
#: So many names that are only nearly meant are found.
GUESSES = 5
#: Letters that are no letter with an accent.
LIGATURES = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ĳ": "ij"})


def words_of(text: str) -> list[str]:
    """A text in plain letters, word by word.

    >>> words_of("Jan Roodenpoortstoren – Café Ø")
    ['jan', 'roodenpoortstoren', 'cafe', 'o']
    """
    bare = "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return re.findall(r"\w+", bare.translate(LIGATURES))


def folded(text: str) -> str:
    """A text in plain letters, without anything between them."""
    return "".join(words_of(text))


def named_by(typed: str, named: Mapping[K, str]) -> list[K]:
    """Those of some things whose name has what was typed in it, however it is written."""
    wanted = folded(typed)
    return [thing for thing, name in named.items() if wanted in folded(name)]


def meant(typed: str, named: Mapping[K, str]) -> list[K]:
    """Those of some things that are meant by what was typed: by part of their name, or else by nearly that.

    >>> meant("central", {1: "Centraal Station", 2: "Oude Kerk"}), meant("oudekerk", {2: "Oude Kerk"})
    ([1], [2])
    """
    wanted, found = folded(typed), named_by(typed, named)
    if found or len(wanted) < SHORTEST:
        return found
    likeness, number = SequenceMatcher(b=wanted), len(words_of(typed))
    alike = {thing: _alike(likeness, number, name) for thing, name in named.items()}
    near = sorted([thing for thing in alike if alike[thing] >= ALIKE], key=lambda thing: -alike[thing])
    return near[:GUESSES]


def _alike(likeness: SequenceMatcher[str], number: int, name: str) -> float:
    """How alike something typed is to the words of a name beside each other that are most like it.

    What cannot be alike enough, by its length or its letters, is not looked at closely: that takes a
    thousandth of the time, and people may type thousands of letters.
    """
    words, most = words_of(name), 0.0
    for at in range(max(1, len(words) - number + 1)):
        likeness.set_seq1("".join(words[at : at + number]))
        if likeness.real_quick_ratio() >= ALIKE and likeness.quick_ratio() >= ALIKE:
            most = max(most, likeness.ratio())
    return most
