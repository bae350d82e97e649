"""What the others may agree on: taking a revealed answer back, skipping a seat that blocks the table."""

from collections.abc import Sequence

from bot.edge.desk import Desk, Interaction
from bot.messages.layout import Button
from bot.messages.panels import Panel, packed, speaker_for
from bot.messages.slots import NoticeSlot, wish
from bot.play.lobby import PACES
from bot.play.seats import take_over
from bot.play.session import Seated
from bot.words.texts import Speaker
from rules.core.asking import Illegal
from rules.players.house import ADVISER

#: After so many times its clock a seat may be skipped by vote.
GRACE = 1.5
#: Without a clock, after so many seconds.
GRACE_WITHOUT_CLOCK = 5 * 24 * 3600


def skippable(seated: Seated, now: int) -> bool:
    """Whether the seats that are asked have had more than their time."""
    row = seated.row
    seconds = PACES[row.pace]
    grace = seconds * GRACE if seconds else GRACE_WITHOUT_CLOCK
    return row.stage == "playing" and not row.paused and now - row.since >= grace


async def take_back(desk: Desk, interaction: Interaction, seated: Seated) -> Panel:
    """Take back one's last answer; where it has revealed something, everybody must agree."""
    mine = seated.seat_of(interaction.user.id)
    if mine is None or seated.row.saved is None or seated.table().can_undo(mine.seat):
        return await desk.after(interaction, await desk.sessions.undo(seated.row.id, interaction.user.id))
    target = await desk.store.number(
        "SELECT max(number) FROM moves WHERE game_id = ? AND seat = ?", (seated.row.id, mine.seat)
    )
    if not target or seated.row.stage != "playing":
        raise Illegal("refused-nothing-to-undo")
    _check_company(seated)
    say = desk.speaker(interaction, seated)
    return Panel([say("undo-vote-needed")], [(_undo_button(say, seated, target, "button-vote-undo"),)])


def _check_company(seated: Seated) -> None:
    """Whoever is alone with the house agrees with everything: in a rated game that is not enough."""
    if seated.row.rated and len([seat for seat in seated.seats if seat.user_id]) < 2:
        raise Illegal("refused-rated-undo")


def _steps(seated: Seated, target: int) -> int:
    """How many answers go back with this one."""
    return seated.row.answers - target + 1


def _undo_button(say: Speaker, seated: Seated, target: int, key: str) -> Button:
    """A vote for going back to before an answer, good as long as no further one is given."""
    return Button(f"do:{seated.row.id}:vote:undo:{target}:{seated.row.answers}", say(key))


async def vote(desk: Desk, interaction: Interaction, seated: Seated, subject: str) -> str:
    """Count a vote, and do what enough have voted for; returns what to say to the voter."""
    kind, *rest = subject.split(":")
    numbers = [int(number) for number in rest if number.isdecimal()]
    if (kind, len(numbers)) not in (("undo", 2), ("skip", 1), ("house", 1)):
        raise Illegal("refused-old-button")
    game_id = seated.row.id
    async with desk.sessions.lock(game_id):
        seated = await desk.sessions.seated(game_id)
        if seated.seat_of(interaction.user.id) is None:
            raise Illegal("refused-spectator")
        away = None
        if kind != "undo":
            [away] = numbers
            _check_skip(seated, away, desk.sessions.now)
        elif seated.row.answers != numbers[1] or not 0 < numbers[0] <= numbers[1]:
            raise Illegal("illegal-stale")
        else:
            _check_company(seated)
        voters = [seat.user_id for seat in seated.seats if seat.user_id and seat.seat != away]
        if interaction.user.id not in voters:
            raise Illegal("refused-own-skip")
        missing = await _missing(desk, game_id, subject, interaction.user.id, voters)
        needed = len(voters) if kind == "undo" else len(voters) // 2 + 1
        votes = len(voters) - len(missing)
        if kind == "undo" and missing:
            await _ask_others(desk, seated, numbers[0], missing, needed)
    say = desk.speaker(interaction, seated)
    if votes < needed:
        return say("vote-counted", votes=votes, needed=needed)
    if away is None:
        await desk.sessions.rewind(game_id, *numbers)
        await _say_agreed(desk, seated, numbers[0])
        return say("vote-undone", steps=_steps(seated, numbers[0]))
    if kind == "house":
        await take_over(desk.lobby, game_id, away, ADVISER, answers=seated.row.answers)
        return say("vote-housed", seat=away)
    await desk.sessions.stand_in(game_id, away, "skipped", seated.row.answers)
    return say("vote-skipped", seat=away)


def _check_skip(seated: Seated, away: int, now: int) -> None:
    if away not in seated.row.asked:
        raise Illegal("refused-not-asked-any-more")
    if not skippable(seated, now):
        raise Illegal("refused-still-in-time")


async def _missing(desk: Desk, game_id: int, subject: str, user_id: int, voters: Sequence[int]) -> list[int]:
    """Add a vote; returns who has not voted yet of the people who have a vote now."""
    async with desk.store.change() as db:
        await db.execute("INSERT OR IGNORE INTO votes VALUES (?, ?, ?)", (game_id, subject, user_id))
        async with db.execute(
            "SELECT user_id FROM votes WHERE game_id = ? AND subject = ?", (game_id, subject)
        ) as cursor:
            cast = {row["user_id"] for row in await cursor.fetchall()}
    return [voter for voter in voters if voter not in cast]


async def _ask_others(desk: Desk, seated: Seated, target: int, missing: Sequence[int], needed: int) -> None:
    """Ask the others in the channel to agree: one message, brought up to date with every vote."""
    row, say = seated.row, speaker_for(seated)
    text = say(
        "notice-undo",
        who=say.listed(f"<@{user}>" for user in missing),
        game=say(f"game-{row.game}"),
        number=row.id,
        steps=_steps(seated, target),
        votes=needed - len(missing),
        needed=needed,
    )
    agree = _undo_button(say, seated, target, "button-agree")
    await _hang(desk, seated, target, Panel([text], [(agree,)], pings=list(missing)))


async def _say_agreed(desk: Desk, seated: Seated, target: int) -> None:
    """Take the button off the message that asked."""
    await _hang(
        desk,
        seated,
        target,
        Panel([speaker_for(seated)("table-event-rewound", steps=_steps(seated, target))]),
    )


async def _hang(desk: Desk, seated: Seated, target: int, panel: Panel) -> None:
    # The same step may be asked about again after it was taken back and made anew.
    slot = NoticeSlot("undo", (target, seated.row.answers, seated.row.touched))
    async with desk.store.change() as db:
        await wish(db, seated.row.id, [slot], packed(panel))
    desk.outbox.wake(seated.row.id)
