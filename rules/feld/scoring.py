"""The end of the game: penalties, end game cards, city, districts, leftovers, and who wins."""

from collections.abc import Callable

from rules.core.asking import Flow
from rules.core.events import happen
from rules.core.versions import since
from rules.feld.abilities import SCORES, total
from rules.feld.amstel import advance
from rules.feld.board import board
from rules.feld.city import crests, largest_group, majority
from rules.feld.state import Score, Seat, State

#: What the first, the second and every further penalty token costs.
PENALTIES = (3, 5, 7)
#: Points for each crest of the largest group, and how many leftovers make a point.
GROUP = 3
LEFTOVERS = 2
#: Card 009 advances its owner's disc once more.
LAST_STEPS = ("009", 5)
#: What an expansion has everybody hand in and count before leftovers are counted.
BEFORE_LEFTOVERS: list[Callable[[State], Flow[list[dict[str, int]]]]] = []


def final_scoring(g: State) -> Flow[None]:
    """Take the tokens for inactive cards, and count everything in its order.

    Nothing before it can be taken back: who is asked what to return shows something of secret orders.
    """
    g.chance.reveal()
    for seat in g.order:
        tokens_for_inactive_cards(g, seat)
    before = [seat.points for seat in g.seats]
    ahead = {seat: last_steps(g, seat) for seat in g.order.copy()}
    cards = [ahead[seat] | end_game_cards(g, seat) for seat in range(len(g.seats))]
    orders: list[dict[str, int]] = [{} for _ in g.seats]
    for step in BEFORE_LEFTOVERS:
        orders = yield from step(g)
    g.chance.reveal()
    led = {district: majority(crests(g, district)) for district in g.tiles}
    for seat, me in enumerate(g.seats):
        score = Score(
            before=before[seat],
            penalties=-penalty(me.penalties),
            cards=cards[seat],
            group=GROUP * largest_group(g, seat),
            districts={district: shares[seat] for district, shares in led.items()},
            leftovers=leftovers(me) // LEFTOVERS,
            orders=orders[seat],
        )
        g.scores.append(score)
        me.points = score.total
        tell(g, seat, score)
    won = winners(g)
    happen(g, "won", None, seat_winners=won, winners=len(won))


def tell(g: State, seat: int, score: Score) -> None:
    """Say how a seat's points came about."""
    happen(
        g,
        "scored",
        seat,
        before=score.before,
        penalties=score.penalties,
        card_points=score.cards,
        group=score.group,
        district_points=score.districts,
        order_points=score.orders,
        leftovers=score.leftovers,
        total=score.total,
    )


def tokens_for_inactive_cards(g: State, seat: int) -> None:
    """A penalty token for each card still below the board, unless card 008 is active."""
    me = g.seats[seat]
    if me.inactive and not total(g, seat, "penalty-free-cards"):
        tokens = len(me.inactive)
        me.penalties += tokens
        told = {"tokens": tokens} if since(g, 2) else {}
        happen(g, "penalty", seat, reason="inactive", penalties=me.penalties, **told)


def penalty(tokens: int) -> int:
    """What penalty tokens cost together."""
    return sum(PENALTIES[min(token, len(PENALTIES) - 1)] for token in range(tokens))


def last_steps(g: State, seat: int) -> dict[str, int]:
    """Card 009, before cards that count bridges: bridges and the mouth give their points as ever."""
    code, spaces = LAST_STEPS
    me = g.seats[seat]
    if code not in me.active:
        return {}
    points = me.points
    advance(g, seat, spaces)
    return {code: me.points - points}


def end_game_cards(g: State, seat: int) -> dict[str, int]:
    """The points of every active card that counts at the end."""
    cards, points = board(g.printed).cards, {}
    for code in g.seats[seat].active:
        if code in SCORES and cards[code].icon == "END" and code != LAST_STEPS[0]:
            amount = SCORES[code].amount
            points[code] = amount if isinstance(amount, int) else amount(g, seat)
    return points


def leftovers(me: Seat) -> int:
    """Commodities, dock workers, gulden and resources that are left on a player board."""
    return len(me.storehouse) + len(me.hold) + len(me.workers) + me.gulden + sum(me.supply.values())


def points(g: State) -> list[int]:
    """Every seat's points as they stand on the track."""
    return [score.total for score in g.scores] or [seat.points for seat in g.seats]


def winners(g: State) -> list[int]:
    """The most points win; among equals the disc further ahead on the Amstel, or TOM wherever his is."""
    if not g.scores:
        return []
    totals = [score.total for score in g.scores]
    most, ahead = max(totals), sorted(g.order, key=lambda seat: seat < g.people)
    return [next(seat for seat in ahead if totals[seat] == most)]
