"""Names as people write them: clusters, right-to-left order and joined Arabic, the same on every machine.

Pillow shapes text only where certain libraries happen to be installed. So the little that names need is
done here: what belongs together stays together, right-to-left runs are turned round, Arabic letters join.
"""

import unicodedata
from functools import cache
from itertools import groupby
from operator import itemgetter

ZWJ = "\u200d"
REGIONAL = range(0x1F1E6, 0x1F200)
SKIN = range(0x1F3FB, 0x1F400)
VARIANTS = range(0xFE00, 0xFE10)
#: Names may carry any number of marks on a letter; more than this many reach into the lines above.
MARKS = 2
FORMS = ("<isolated>", "<final>", "<initial>", "<medial>")
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def clusters(text: str) -> list[str]:
    """What a reader sees as single characters, in order; invisible characters are gone."""
    found: list[str] = []
    joined = False
    for char in unicodedata.normalize("NFKC", text):
        code, kind = ord(char), unicodedata.category(char)
        if char == ZWJ:
            joined = bool(found)
        elif code in VARIANTS or 0xE0000 <= code <= 0xE01EF:
            continue
        elif found and (joined or code in SKIN):
            found[-1] += ZWJ + char
            joined = False
        elif kind in ("Mn", "Me"):
            if found and sum(unicodedata.category(c) in ("Mn", "Me") for c in found[-1]) < MARKS:
                found[-1] += char
        elif code in REGIONAL and found and len(found[-1]) == 1 and ord(found[-1]) in REGIONAL:
            found[-1] += char
        elif kind in ("Zs", "Zl", "Zp") or char in "\t\n\r":
            found.append(" ")
        elif kind not in ("Cc", "Cf", "Cs", "Co", "Cn"):
            found.append(char)
    return found


def flag(cluster: str) -> str | None:
    """The two letters that a flag stands for, or None."""
    if all(ord(char) in REGIONAL for char in cluster):
        return "".join(chr(ord(char) - REGIONAL[0] + ord("A")) for char in cluster)
    return None


@cache
def _arabic() -> dict[str, dict[str, str]]:
    """The joined forms of Arabic letters and of lam-alef, from the character database."""
    table: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFBFF), *range(0xFE80, 0xFEFD)):
        form, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if form in FORMS and len(letters) <= 2:
            table.setdefault("".join(chr(int(c, 16)) for c in letters), {})[form] = chr(code)
    return table


def joined(letters: list[str]) -> list[str]:
    """Arabic letters in the forms that join their neighbours; all others as they are."""
    table = _arabic()
    parts: list[str] = []
    for cluster in letters:
        if parts and parts[-1] + cluster in table:
            parts[-1] += cluster
        else:
            parts.append(cluster)
    # A letter that carries marks joins as it would without them.
    bare = [part if part in table else part[:1] for part in parts]
    forms = [table.get(letter, {}) for letter in bare]
    shaped: list[str] = []
    for place, (part, letter, own) in enumerate(zip(parts, bare, forms, strict=True)):
        before = place > 0 and "<initial>" in forms[place - 1] and "<final>" in own
        after = place + 1 < len(forms) and "<initial>" in own and "<final>" in forms[place + 1]
        form = FORMS[before + 2 * after]
        shaped.append(own.get(form, own.get("<isolated>", letter)) + part[len(letter) :])
    return shaped


def _leftward(letters: list[str]) -> list[bool]:
    """Which clusters go from right to left; one without a direction does if both its neighbours do."""
    kinds = [unicodedata.bidirectional(cluster[0]) for cluster in letters]
    strong = [kind in ("R", "AL") if kind in ("R", "AL", "L", "EN", "AN") else None for kind in kinds]
    before, after = list(strong), list(strong)
    for place in range(1, len(strong)):
        before[place] = before[place - 1] if strong[place] is None else strong[place]
        after[-1 - place] = after[-place] if strong[-1 - place] is None else strong[-1 - place]
    return [bool(one and other) for one, other in zip(before, after, strict=True)]


def visual(letters: list[str]) -> list[str]:
    """The clusters from left to right, as they are drawn.

    All our languages go to the right, so a name that does not is turned round within its sentence.
    """
    if all(ord(cluster[0]) < 0x590 for cluster in letters):
        return letters
    drawn: list[str] = []
    for leftward, run in groupby(zip(_leftward(letters), letters, strict=True), key=itemgetter(0)):
        stretch = [cluster for _, cluster in run]
        if leftward:
            stretch = [cluster.translate(MIRRORED) for cluster in reversed(joined(stretch))]
        drawn += stretch
    return drawn
