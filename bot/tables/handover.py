"""Who may hand a seat to whom: a seat brings its secrets along, and this is the one place that decides.

A seat changes hands

- by the word of whoever it belongs to: who sits there, or for whom the house keeps it;
- by the host's word, once it has had more than its time;
- before that by the vote of all others at the table. Two of them at least must agree, so that nobody decides
  alone about an opponent; whoever is voted about keeps the seat by playing on.

It never goes to somebody who has seen another seat's secrets, or as an onlooker those of all seats. In a
rated game it goes only to the house, and nobody hands over their own: all others must agree, if only one.
"""

from collections.abc import Mapping, Set
from enum import Enum

from msgspec import Struct

from bot.store.rows import SeatRow
from bot.tables.clock import overdue
from bot.tables.seated import Seated
from rules.core.asking import Illegal

#: Stands for somebody whose number was deleted, among those who have seen a seat's secrets.
FORGOTTEN = 0
#: In place of a seat, among those who have seen its secrets: onlookers have seen those of all.
EVERY_SEAT = -1
#: So many must vote about somebody else's seat, and about one's own.
VOTES, OWN_VOTES = 2, 1


class Way(Enum):
    """How a seat may change hands."""

    AT_ONCE = "at once"
    BY_VOTE = "by vote"


class Handover(Struct, frozen=True):
    """That a seat is to be played on by somebody, or without anybody by the house."""

    seat: int
    #: Who asks for it; nobody does where the others skip a seat.
    asker_id: int | None = None
    #: Whether the asker may do here what a host may.
    hosting: bool = False
    to_id: int | None = None
    to_name: str = ""
    #: How the house plays, where it does.
    level: str | None = None


def owner_of(seat: SeatRow) -> int | None:
    """Whose seat it is: who sits there, or for whom the house keeps it."""
    return seat.user_id or seat.away_id


def voters(seated: Seated, seat: int) -> list[int]:
    """Who votes about a seat: all other people at the table."""
    return [other.user_id for other in seated.seats if other.user_id and other.seat != seat]


def way_of(seated: Seated, wanted: Handover, insiders: Mapping[int, Set[int]], now: int) -> Way:
    """How a seat may change hands now; Illegal says why it may not.

    `insiders` are those who have seen a seat's secrets: they have left it, or were shown all seats.
    """
    check_fit(seated, wanted, insiders)
    old = seated.seats[wanted.seat]
    owner = owner_of(old)
    own = owner is not None and wanted.asker_id == owner
    if own and (not seated.row.rated or wanted.to_id == owner):
        return Way.AT_ONCE
    late = not old.level and overdue(seated, wanted.seat, now)
    if late and wanted.hosting and not own:
        return Way.AT_ONCE
    if not own and not wanted.hosting and seated.seat_of(wanted.asker_id or 0) is None:
        raise Illegal("refused-spectator")
    check_votes(seated, wanted)
    return Way.BY_VOTE


def check_fit(seated: Seated, wanted: Handover, insiders: Mapping[int, Set[int]]) -> None:
    """Refuse what may not be, whoever agrees to it."""
    row = seated.row
    if row.stage != "playing":
        raise Illegal("refused-not-started" if row.stage == "open" else "refused-over", game=row.id)
    if not 0 <= wanted.seat < len(seated.seats):
        raise Illegal("refused-no-such-seat")
    old = seated.seats[wanted.seat]
    if wanted.to_id is None:
        if old.level:
            raise Illegal("refused-house-already")
        return
    if row.guild_id is None:
        raise Illegal("refused-alone-only")
    if row.rated and wanted.to_id != owner_of(old):
        raise Illegal("refused-rated-hands")
    _check_newcomer(seated, wanted, insiders)


def _check_newcomer(seated: Seated, wanted: Handover, insiders: Mapping[int, Set[int]]) -> None:
    """Nobody plays a seat who sits at the table, or has seen the secrets of another seat.

    Where the number of somebody was deleted who had seen another seat, anybody new might be them.
    """
    looked = insiders.get(EVERY_SEAT, set())
    if wanted.to_id in looked:
        raise Illegal("refused-has-looked", name=wanted.to_name)
    if seated.seat_of(wanted.to_id or 0) is not None:
        raise Illegal("refused-sits-already", name=wanted.to_name)
    known = {seat.seat: {owner_of(seat)} | insiders.get(seat.seat, set()) for seat in seated.seats}
    mine = known.pop(wanted.seat)
    if any(wanted.to_id in people for people in known.values()):
        raise Illegal("refused-knows-another", name=wanted.to_name)
    if wanted.to_id in mine:
        return
    if any(FORGOTTEN in people for people in known.values()):
        raise Illegal("refused-forgotten-knows")
    if FORGOTTEN in looked:
        raise Illegal("refused-forgotten-looked")


def check_votes(seated: Seated, wanted: Handover) -> None:
    """Refuse a vote in which too few have one."""
    own = wanted.asker_id == owner_of(seated.seats[wanted.seat])
    if len(voters(seated, wanted.seat)) < (OWN_VOTES if own else VOTES):
        raise Illegal("refused-rated-house" if own else "refused-few-votes", least=VOTES)
