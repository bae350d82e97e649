"""A seat's open question as things to press, with what each of them costs, brings and is for."""

from msgspec import Struct

from bot.messages.layout import Place, Row, Sheet, Words, rows
from bot.tables.seated import Seated
from bot.words.texts import Speaker
from rules.core.asking import Ask, Option, Text
from rules.core.table import Table
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
    seated: Seated, table: Table, ask: Ask, say: Speaker, worths: Worths, turned: Turned
) -> tuple[list[Row], list[Row]]:
    """The options of a question as things to press, and apart from them what ends a turn."""
    place, game, plain = Place(seated.row.id, ask.seat, table.mark(ask.seat)), seated.row.game, say.plainly()

    def why(option: Option, worth: Worth) -> str:
        return plain.why(option, worth, table.version)

    words = Words(
        label=plain.choice,
        why=why,
        title=lambda name: say(f"{game}-choose-{name}"),
        every=lambda number: say("choose-every", number=number),
        done=say("choose-done"),
        more=lambda number: say("choose-more", number=number),
    )
    spots = seated.game.SPOTS
    sheet = Sheet(ask, place, words, worths, spots, turned.page, turned.select, turned.chosen)
    return rows(sheet)


def explained(ask: Ask, say: Speaker, worths: Worths, spots: Spots, version: int) -> list[str]:
    """What the few things do that options name; where a turn can be ended, what would be lost by that."""
    texts = [option.text for option in ask.options]
    named = {say.named(text): say.aside(text, version) for text in texts if say.named(text)}
    few = named.items() if len(named) <= EXPLAINED else ()
    lines = [say("explained", thing=name, text=does) for name, does in few]
    notes = [Text(f"{text.key}-note", text.args) for text in texts if say.knows(f"{text.key}-note")]
    lines += [say.text(note) for note in notes]
    ends = {verb for spot in spots if spot.form == "end" for verb in spot.verbs}
    if any(option.verb in ends for option in ask.options) and (open_ := still_possible(ask, say, worths)):
        lines.append(say("still-possible", what=open_))
    if any(option.final for option in ask.offered):
        lines.append(say("private-final"))
    return lines


def still_possible(ask: Ask, say: Speaker, worths: Worths) -> str:
    """All that would bring something for nothing."""
    free = [option for option in ask.options if worths[option.id].gain and not worths[option.id].cost]
    free.sort(key=lambda option: worths[option.id].rank)
    return ", ".join(say.choice(option, worths[option.id]) for option in free[:NAMED])
