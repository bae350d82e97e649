"""Words and numbers that nobody expects."""

from random import Random

#: What programs stumble over: control characters, other scripts and directions, things that look like
#: numbers, like markup, like a query or like a text of our own.
WORDS = (
    "", " ", "\0", "a\0b", "\n\n", "\t", "\u202eshow", "\u200fעברית", "العربية", "日本語", "ẞß", "İi", "ﬀ",
    "é\u0301" * 9, "👩\u200d👩\u200d👧", "\u200b", "\u2028", "\ufeff", "\U0010ffff", "٣", "²", "1_0", "+1",
    "-1", " 1", "0x1f", "1e9", "nan", "inf", "None", "null", "true", "[]", "{}", "{ $name }", "%s%n", "${x}",
    "../../etc", "C:\\con", "' OR 1=1 --", '"', "`", "**x**", "||x||", "<@1>", "<@&1>", "<#1>", "@everyone",
    "https://example.org", "[x](https://example.org)", ":", "::", ":::::", "+", "++", "a+b", "-", ".", ";",
    "draw:deck", "claim:", "keep:+", "pay:", "pass", "printed", "Europe/Amsterdam", "../Amsterdam", "22-7",
    "99-99", "٢٢-٧", "0",
)  # fmt: skip
NUMBERS = (
    0, 1, -1, 2, 4, 5, 8, 25, 60, 99, 255, 256, 65_536, 2**31 - 1, 2**31, 2**53, -(2**53), 2**63 - 1, 2**63,
    2**64, 10**30,
)  # fmt: skip


def word(luck: Random, most: int = 6000) -> str:
    """A strange word, or several, or one that is far too long."""
    made = luck.choice(WORDS)
    dice = luck.random()
    if dice < 0.15:
        made = luck.choice(WORDS) + made + luck.choice(WORDS)
    elif dice < 0.2:
        made = (made or "x") * luck.choice((50, 100, 1000, most))
    elif dice < 0.3:
        made = "".join(
            chr(luck.choice((luck.randrange(0x20, 0x7F), luck.randrange(0xA0, 0xD7FF)))) for _ in range(9)
        )
    return made[:most]


def number(luck: Random) -> int:
    """A strange number."""
    return luck.choice(NUMBERS) if luck.random() < 0.7 else luck.randrange(-100, 1000)


def mutated(text: str, luck: Random) -> str:
    """A text with something wrong in it: a part lost, doubled, exchanged, turned round or put in."""
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        at, to = sorted((luck.randint(0, len(text)), luck.randint(0, len(text))))
        parts = text.split(":")
        match luck.randrange(7):
            case 0:
                text = text[:at] + text[to:]
            case 1:
                text = text[:at] + luck.choice(WORDS) + text[at:]
            case 2:
                text = text[:to] + text[at:]
            case 3:
                parts[luck.randrange(len(parts))] = luck.choice((str(number(luck)), luck.choice(WORDS)))
                text = ":".join(parts)
            case 4:
                luck.shuffle(parts)
                text = ":".join(parts)
            case 5:
                text = text[:at] + text[at:to][::-1] + text[to:]
            case _:
                text = text.upper() if luck.random() < 0.5 else text + ":" + luck.choice(WORDS)
    return text
