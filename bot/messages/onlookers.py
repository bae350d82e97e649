"""Everything for those who do not play, some rounds late: what players are asked, and what onlookers see."""

from collections.abc import Sequence

from bot.messages.custom_ids import Reshape, Seen, encode
from bot.messages.layout import Button, Choice, Row, Select, cut
from bot.messages.limits import LABEL, TEXTS
from bot.messages.panels import Panel, do, latest_lines, names_of, plain_names, shot_of, shots, speaker_for
from bot.messages.pictures import Shot
from bot.messages.symbols import vivid
from bot.messages.telling import chance_lines
from bot.tables.handover import owner_of
from bot.tables.onlookers import Past, is_open, waited_for
from bot.tables.seated import Lately, Seated
from bot.words.texts import Speaker, escaped
from render.games import DRAWN_BY, offered
from render.picture import SHAPES, Shape, shortened
from rules.core.asking import Illegal

#: In place of a seat: all of them.
ALL = "all"
#: In place of a part, where the pictures are laid out for another screen: everything, of all seats or of one.
EVERYTHING = "everything-"
#: So many pictures a panel has.
MOST = 3


def door_lines(seated: Seated, say: Speaker) -> list[str]:
    """Whether those who do not play may see everything, and who has not agreed to it."""
    row, missing = seated.row, waited_for(seated)
    if not row.late:
        return []
    if row.stage == "playing" and is_open(seated):
        return [say("door-open", rounds=row.late), f"-# {say('door-seats')} {say('door-known')}"]
    asked = [say("door-asked", rounds=row.late)]
    if missing:
        asked.append(say("door-missing", who=say.listed(f"<@{user}>" for user in missing)))
    return [" ".join(asked), f"-# {say('door-known')}"]


def door_buttons(seated: Seated, say: Speaker) -> tuple[Button, ...]:
    """Agreeing, and taking that back."""
    agree = do(say("button-door-yes"), "agree", seated, "success")
    return (agree, do(say("button-door-no"), "disagree", seated))


def door(seated: Seated) -> Panel | None:
    """What hangs in the channel about it while a game is played."""
    if not seated.row.late or seated.row.stage != "playing":
        return None
    say = speaker_for(seated)
    look = (do(say("button-everything"), "everything", seated),) if is_open(seated) else ()
    return Panel(["\n".join(door_lines(seated, say))], [(*door_buttons(seated, say), *look)])


def own_door(seated: Seated, user_id: int, say: Speaker) -> Panel:
    """What a player finds instead of everything: what was asked, what they said, and the other answer."""
    mine = next(seat for seat in seated.seats if owner_of(seat) == user_id)
    agree, disagree = door_buttons(seated, say)
    lines = [*door_lines(seated, say), say("door-yes" if mine.agreed else "door-no")]
    return Panel(["\n".join(lines)], [(disagree if mine.agreed else agree,)])


def warning(seated: Seated, say: Speaker) -> Panel:
    """What somebody is asked before they see everything for the first time."""
    sure = do(say("button-look"), "look", seated, "primary")
    return Panel([say("everything-sure", number=seated.row.id)], [(sure, _loft_button(seated, say))])


def _loft_button(seated: Seated, say: Speaker) -> Button:
    """What leads to where onlookers sit together."""
    return do(say("button-loft"), "loft", seated)


def everything(
    seated: Seated, past: Past, say: Speaker, shape: Shape, seat: int | None = None, *,
    chances: Sequence[float] = (), shared: bool = False,
) -> Panel:  # fmt: skip
    """All hands, contracts and orders as they were, or one seat as it saw the game.

    `chances` are those of somebody who knew all that then. What is `shared` hangs where several read it, each
    on a screen of their own.
    """
    row, table = seated.row, past.table
    title = say("everything-title", game=say(f"game-{row.game}"), number=row.id)
    lines = [f"### {title}", _when(seated, past, say, shared=shared)]
    seats = range(len(seated.seats)) if seat is None else [seat]
    told = [*latest_lines(vivid(say), row.game, past.happened)] if seat is None else []
    for each in seats:
        lines += [f"**{names_of(seated)[each]}**", *_secrets(seated, past, say, each)]
    if chances:
        lines += chance_lines(seated, say, say("everything-chances"), chances)
    if seat is None:
        lately = Lately(public=past.happened)
        drawn = shots(seated, table, say, lately=lately, shape=shape, parts=_whole(seated))
    else:
        drawn = _own(seated, past, say, shape, seat)
    text = shortened("\n".join([*lines, *told]), TEXTS - 200)
    return Panel([text], _rows(seated, say, shape, seat, shared=shared), drawn)


def _when(seated: Seated, past: Past, say: Speaker, *, shared: bool) -> str:
    """How long ago that was, and where nobody else sees it, when it can be shown to all."""
    if seated.row.stage == "over":
        return f"-# {say('everything-over')}"
    told = [say("everything-when", turn=past.turn, turns=past.turns - past.turn)]
    return f"-# {' '.join([*told, *([] if shared else [say('everything-alone')])])}"


def _secrets(seated: Seated, past: Past, say: Speaker, seat: int) -> list[str]:
    artist, names = DRAWN_BY[seated.row.game], plain_names(seated)
    lines = artist.secrets(past.table.view(seat), names, say.plainly())
    return [f"• {escaped(line)}" for line in lines] or [f"• {say('everything-nothing')}"]


def _whole(seated: Seated) -> list[str]:
    return [next(iter(DRAWN_BY[seated.row.game].PARTS))]


def _own(seated: Seated, past: Past, say: Speaker, shape: Shape, seat: int) -> list[Shot]:
    """What is a seat's own in pictures."""
    view, parts = past.table.view(seat), DRAWN_BY[seated.row.game].PARTS
    own = [part for part in offered(view) if parts[part].own]
    return [shot_of(seated, view, say, part, frozenset(), shape) for part in own[-MOST:]]


def _rows(seated: Seated, say: Speaker, shape: Shape, seat: int | None, *, shared: bool) -> list[Row]:
    plain = say.plainly()
    choices = [] if seat is None else [Choice(ALL, plain("everything-all"))]
    named = enumerate(plain_names(seated)[: len(seated.seats)])
    choices += [Choice(str(number), cut(name, LABEL)) for number, name in named if number != seat]
    rows: list[Row] = [Select(encode(Seen(seated.row.id)), say("everything-seat"), tuple(choices))]
    if shared:
        return rows
    other = next(each for each in SHAPES if each != shape)
    page = f"{EVERYTHING}{ALL if seat is None else seat}"
    turn = Button(encode(Reshape(seated.row.id, other, page)), say(f"look-for-{other}"))
    loft = [] if seated.row.stage == "over" else [_loft_button(seated, say)]
    return [(turn, *loft), *rows]


def seat_meant(seated: Seated, value: str) -> int | None:
    """The seat that was chosen, or none in particular."""
    if value == ALL:
        return None
    if value not in map(str, range(len(seated.seats))):
        raise Illegal("refused-no-such-seat")
    return int(value)
