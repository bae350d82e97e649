"""Records: a finished game that anybody can replay and check."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from rules.core.asking import Answer, Illegal, Text
from rules.core.chance import Use, Witness, commitment, joint
from rules.core.table import Game, Table
from rules.core.versions import versions


class Record(Struct):
    """All that was said and drawn in a game, with the points after every answer."""

    game: str
    version: int
    seats: int
    settings: dict[str, str]
    commitment: str
    seed: str
    log: list[Answer]
    luck: list[Use]
    points: list[list[int]]
    winners: list[int]
    #: What the players added to the seed; games of before had nothing of the kind.
    shares: list[str] = []


def record(
    game: Game,
    seats: int,
    settings: Mapping[str, str],
    seed: str,
    log: Iterable[Answer],
    version: int,
    shares: Sequence[str] = (),
) -> Record:
    """Play a game again by the rules it began with, from its seed and answers, and tell what came of it."""
    luck = Witness(joint(seed, shares))
    table = Table.new(game, seats, settings, luck, version)
    points = [game.points(table.g)]
    told = []
    for seat, picks in log:
        table.answer(seat, picks)
        told.append((seat, tuple(picks)))
        points.append(game.points(table.g))
    return Record(
        game=game.NAME,
        version=version,
        seats=seats,
        settings=table.settings,
        commitment=commitment(seed),
        seed=seed,
        log=told,
        luck=luck.seen,
        points=points,
        winners=game.winners(table.g) if table.over else [],
        shares=list(shares),
    )


def verify(game: Game, told: Record) -> list[Text]:
    """What is wrong with a record; nothing if every shuffle, answer and score was right."""
    if told.version not in versions(game):
        return [Text("verify-version", {"told": told.version, "known": game.VERSION})]
    faults: list[Text] = []
    if commitment(told.seed) != told.commitment:
        faults.append(Text("verify-commitment", {"told": told.commitment, "right": commitment(told.seed)}))
    # Numbers that Discord gives grow with time: they are told in that order, and none twice.
    numbers = [int(share) for share in told.shares if share.isdecimal() and share.isascii()]
    if len(numbers) != len(told.shares) or numbers != sorted({*numbers}):
        faults.append(Text("verify-shares", {"told": told.shares}))
    legal = _legal(game, told, faults)
    try:
        right = record(game, told.seats, told.settings, told.seed, legal, told.version, told.shares)
    except Illegal as illegal:
        return [*faults, Text("verify-setup", {"reason": illegal.text})]
    faults += _luck_faults(told, right)
    faults += _point_faults(told, right)
    if told.winners != right.winners:
        faults.append(Text("verify-winners", {"told": told.winners, "right": right.winners}))
    return faults


def _legal(game: Game, told: Record, faults: list[Text]) -> list[Answer]:
    """The answers up to the first that was not allowed."""
    try:
        table = Table.new(game, told.seats, told.settings, joint(told.seed, told.shares), told.version)
    except Illegal:
        return []
    for number, (seat, picks) in enumerate(told.log, 1):
        try:
            table.answer(seat, picks)
        except Illegal as illegal:
            faults.append(Text("verify-answer", {"answer": number, "seat": seat, "reason": illegal.text}))
            return told.log[: number - 1]
    if not table.over:
        faults.append(Text("verify-unfinished", {"answers": len(told.log)}))
    return told.log


def _luck_faults(told: Record, right: Record) -> list[Text]:
    if len(told.luck) != len(right.luck):
        return [Text("verify-luck-count", {"told": len(told.luck), "right": len(right.luck)})]
    return [
        Text("verify-luck", {"use": true.use, "what": true.what})
        for said, true in zip(told.luck, right.luck, strict=True)
        if said != true
    ]


def _point_faults(told: Record, right: Record) -> list[Text]:
    if len(told.points) != len(right.points):
        return [Text("verify-points-count", {"told": len(told.points), "right": len(right.points)})]
    return [
        Text("verify-points", {"answer": number, "told": said, "right": true})
        for number, (said, true) in enumerate(zip(told.points, right.points, strict=True))
        if said != true
    ]
