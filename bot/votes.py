"""What the others may agree on: taking a revealed answer back, skipping a seat that blocks the table."""

from bot.desk import Desk, Interaction
from bot.layout import Button
from bot.lobby import PACES
from bot.panels import Panel
from bot.session import Seated
from bot.store import wish
from rules.core.asking import Illegal

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
    say = desk.speaker(interaction, seated)
    ask = Button(f"do:{seated.row.id}:vote:undo", say("button-vote-undo"))
    return Panel([say("undo-vote-needed")], [(ask,)])


async def vote(desk: Desk, interaction: Interaction, seated: Seated, subject: str) -> str:
    """Count a vote; returns what to say to the voter."""
    mine = seated.seat_of(interaction.user.id)
    if mine is None:
        raise Illegal("refused-spectator")
    kind, _, number = subject.partition(":")
    seat = int(number) if number.isdecimal() else None
    if kind == "skip":
        if seat is None or seat not in seated.row.asked:
            raise Illegal("refused-not-asked-any-more")
        if not skippable(seated, desk.sessions.now):
            raise Illegal("refused-still-in-time")
    elif kind != "undo" or seated.row.answers == 0 or seated.row.stage != "playing":
        raise Illegal("refused-nothing-to-undo")
    async with desk.store.change() as db:
        await db.execute(
            "INSERT OR IGNORE INTO votes VALUES (?, ?, ?)", (seated.row.id, subject, interaction.user.id)
        )
    people = [other.user_id for other in seated.seats if other.user_id and other.seat != seat]
    votes = await desk.store.number(
        "SELECT count(*) FROM votes WHERE game_id = ? AND subject = ?", (seated.row.id, subject)
    )
    needed = len(people) if kind == "undo" else len(people) // 2 + 1
    say = desk.speaker(interaction, seated)
    if votes < needed:
        async with desk.store.change() as db:
            await wish(db, seated.row.id, [f"turn:{seated.row.turn}"])
        desk.outbox.wake(seated.row.id)
        return say("vote-counted", votes=votes, needed=needed)
    if kind == "undo":
        await desk.sessions.rewind(seated.row.id, seated.row.answers - 1)
        return say("vote-undone")
    assert seat is not None
    await desk.sessions.stand_in(seated.row.id, seat, "skipped")
    return say("vote-skipped", seat=seat)
