"""A seat's open question as things to press, with what each of them costs, brings and is for."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.messages.layout import Place, Row, Sheet, Words, ending_verbs, ends, rows
from bot.messages.limits import OPTION
from bot.messages.symbols import option_symbol
from bot.tables.seated import Seated
from bot.words.spelling import meant
from bot.words.texts import Speaker
from rules.core.asking import Ask, Option, Text
from rules.core.table import Game, Table, View
from rules.core.verbs import Spots
from rules.core.worth import Worth, Worths

#: So many things that a question names are explained in it; with more the picture has to do.
EXPLAINED = 8
#: So many of the things that are still possible are named.
NAMED = 8


class Turned(Struct, frozen=True):
    """What a reader has turned to within a question: a page of one of its selects, and options chosen."""

    page: int = 0
    select: str = ""
    chosen: tuple[int, ...] = ()


AS_ASKED = Turned()


def question_rows(
    seated: Seated,
    table: Table,
    ask: Ask,
    say: Speaker,
    worths: Worths,
    turned: Turned,
    kind: type[Place] = Place,
) -> tuple[list[Row], list[Row]]:
    """The options of a question as things to press, and apart from them what ends a turn."""
    place, game, plain = kind(seated.row.id, ask.seat, table.mark(ask.seat)), seated.row.game, say.plainly()

    def why(option: Option, worth: Worth) -> str:
        return plain.why(option, worth, table.version)

    words = Words(
        label=plain.choice,
        why=why,
        symbol=lambda option: option_symbol(say, game, option),
        title=lambda name: say(f"{game}-choose-{name}"),
        every=lambda number: say("choose-every", number=number),
        done=say("choose-done"),
        more=lambda number: say("choose-more", number=number),
    )
    spots = seated.game.SPOTS
    sheet = Sheet(ask, place, words, worths, spots, turned.page, turned.select, turned.chosen)
    return rows(sheet)


def offered(game: Game, view: View, ask: Ask) -> Ask:
    """A question as people see it: with what can be done in one press though it is several answers.

    What is so much that no button can carry it is done one by one.
    """
    together = tuple([option for option in game.several(view, ask) if len(option.id) <= OPTION])
    return replace(ask, options=ask.options + together) if together else ask


def explained(ask: Ask, say: Speaker, worths: Worths, spots: Spots, version: int) -> list[str]:
    """What the few things do that options name; where a turn can be ended, what would be lost by that."""
    texts = [option.text for option in ask.options]
    named = {name: say.aside(text, version) for text in texts if (name := say.named(text))}
    few = named.items() if len(named) <= EXPLAINED else ()
    lines = [say("explained", thing=name, text=does) for name, does in few]
    notes = [Text(f"{text.key}-note", text.args) for text in texts if say.knows(f"{text.key}-note")]
    lines += filter(None, [say.text(note) for note in notes])
    lines += still_possible(ask, say, worths, spots)
    if any(option.final for option in ask.offered):
        lines.append(say("private-final"))
    return lines


def still_possible(ask: Ask, say: Speaker, worths: Worths, spots: Spots) -> list[str]:
    """Where a turn can be ended, all that is lost by that: what is free, and of each other kind the best."""
    ending = ending_verbs(spots)
    acting = [option for option in ask.options if not ends(option, ending)]
    if len(acting) == len(ask.options):
        return []
    free = [option for option in acting if worths[option.id].gain and not worths[option.id].cost]
    free.sort(key=lambda option: worths[option.id].rank)
    named = ", ".join(say.choice(option, worths[option.id]) for option in free[:NAMED])
    others = [option for option in acting if option not in free]
    kinds = [say.kind(best, worths[best.id], number) for best, number in by_kind(others, worths, spots)]
    lines = [say("free-still", what=named)] if free else []
    return [*lines, say("possible-still", what=", ".join(kinds))] if kinds else lines


def by_kind(options: Sequence[Option], worths: Worths, spots: Spots) -> list[tuple[Option, int]]:
    """Of each kind of action, in the order of the panel, what brings most, and how many there are."""

    def brings(option: Option) -> tuple[int, int, int, int]:
        worth = worths[option.id]
        return worth.much("points"), sum(map(worth.much, worth.gain)), worth.promised, -worth.rank

    kinds = [[o for o in options if o.verb == verb] for spot in spots for verb in spot.verbs]
    return [(max(kind, key=brings), len(kind)) for kind in kinds if kind]


def why_not(table: Table, seat: int, wanted: str, say: Speaker) -> Text | None:
    """What is lacking for something that somebody wanted by its id or name, if that can be told."""
    question, wanted = table.asks.get(seat), wanted.strip().casefold()
    if question is None or not wanted:
        return None
    found = table.game.impossible(table.view(seat), question)
    for pick, (_, why) in found.items():
        if wanted in (pick.casefold(), pick.partition(":")[2].casefold()):
            return why
    plain = say.plainly()
    near = meant(wanted, {pick: plain.text(name) for pick, (name, _) in found.items()})
    return found[near[0]][1] if near else None
