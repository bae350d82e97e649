"""Everything that the project draws, in a folder to look at: `python -m bot.gallery [folder]`."""

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot import gallery_feld
from bot.texts import LANGUAGES, Speaker
from render import feld, ride
from render.picture import Picture, Say
from render.plot import plot
from rules.core.table import Table
from rules.games import GAMES
from rules.ride.view import View

NAMES = {
    "en": ("Anna", "Bartholomew Featherstonehaugh", "Céleste", "Dirk"),
    "fr": ("Émile", "Geneviève de La Rochefoucauld", "François", "Zoé"),
    "da": ("Åse", "Christoffer Østergaard-Kjærgaard", "Søren", "Bo"),
}
COLORS = ("pink", "blue", "green", "black", "red", "orange", "wild")


def played(seats: int, seed: str) -> Iterator[Table]:
    """A game from its deal to its end, the table after every answer; routes are claimed gladly."""
    table = Table.new(GAMES["ride"], seats, {}, seed)
    yield table
    while not table.over:
        seat = min(table.asks)
        question = table.asks[seat]
        luck = int(sha256(f"{seed}/{table.answers}".encode()).hexdigest(), 16)
        options = [option.id for option in question.options]
        claims = [option for option in options if option.startswith("claim:")] if luck % 3 else []
        picks = claims or options
        table.answer(seat, [picks[luck // 8 % len(picks)]])
        yield table


def turns(seats: int, seed: str) -> Iterator[View]:
    """The spectators' view at the start, after every turn, and at the end."""
    waiting: tuple[int, ...] | None = None
    for table in played(seats, seed):
        view: View = table.view(None)
        if view.stage != "contracts" and view.waiting != waiting:
            waiting = view.waiting
            yield view


def at(seats: int, seed: str, answers: int) -> Table:
    """The table of a game after so many answers, or at its end."""
    table = None
    for table in played(seats, seed):
        if table.answers >= answers:
            break
    assert table is not None
    return table


def claimable(seats: int, seed: str, answers: int) -> View:
    """The first view from then on whose reader can claim several routes."""
    for table in played(seats, seed):
        for seat in table.asks if table.answers >= answers else ():
            view: View = table.view(seat)
            if view.mine and len(view.mine.claimable) > 3:
                return view
    raise LookupError(seed)


def boards(code: str, say: Say) -> Iterator[tuple[str, Picture]]:
    """The boards of the beginning, the middle and the end, and those of one seat."""
    names = NAMES[code]
    for seats in (2, 3, 4):
        yield f"start-{seats}", ride.board(at(seats, "gallery", 0).view(None), names, say)
        middle: View = at(seats, "gallery", 30 + 10 * seats).view(None)
        fresh = [route.id for route in middle.routes if route.owner == 0][:1]
        yield f"middle-{seats}", ride.board(middle, names, say, changed={*fresh, "faces"})
        yield f"end-{seats}", ride.board(at(seats, "gallery", 9999).view(None), names, say)
    view = claimable(4, "gallery", 40)
    yield "narrow", ride.board(view, names, say, narrow=True)
    yield "private", ride.private(view, names, say)
    yield "private-narrow", ride.private(view, names, say, narrow=True)
    claimed = [route.id for route in view.routes if route.owner is not None]
    yield "closeup", ride.closeup(view, names, say, claimed[-1:])
    yield "closeup-two", ride.closeup(view, names, say, claimed[:2])
    yield "contracts", ride.private(at(3, "gallery", 0).view(0), names, say)


def cards(code: str, say: Say) -> Iterator[tuple[str, Picture]]:
    """The cards to look up."""
    view: View = at(4, "gallery", 40).view(0)
    for color in COLORS:
        yield f"card-{color}", ride.transport_card(color, say)
    yield "card-merchandise", ride.merchandise_card(view, say)
    assert view.mine is not None
    yield "card-contract", ride.contract_card(view, view.mine.contracts[0], say)


def shown(code: str, say: Say) -> Iterator[tuple[str, Picture]]:
    """All pictures in one language, with their names."""
    for part in (boards(code, say), cards(code, say)):
        for name, picture in part:
            yield f"ride-{name}", picture
    for part in (gallery_feld.boards(NAMES[code], say), gallery_feld.cards(say)):
        for name, picture in part:
            yield f"feld-{name}", picture


def replays(folder: Path, say: Say) -> None:
    """A whole game of each kind as an animated picture, and its points."""
    names = NAMES["en"]
    views: dict[str, list[Any]] = {
        "ride": list(turns(4, "gallery")),
        "feld": list(gallery_feld.turns(4, {}, "gallery")),
    }

    def progress(done: int, frames: int) -> None:
        print(f"\rreplay {done}/{frames}", end="" if done < frames else "\n", flush=True)

    for game, draw in (("ride", ride.replay), ("feld", feld.replay)):
        frames = [(view, say("pic-turns") + f" {number}") for number, view in enumerate(views[game])]
        folder.joinpath(f"{game}-replay.gif").write_bytes(draw(frames, names, say, progress))
        points = [[seat.points for seat in view.seats] for view in views[game]]
        folder.joinpath(f"{game}-plot.png").write_bytes(plot(points, names, say, game).png)


def main(folder: Path) -> None:
    """Draw it all."""
    folder.mkdir(parents=True, exist_ok=True)
    for code in LANGUAGES:
        for name, picture in shown(code, Speaker(code)):
            file = folder / f"{name}.{code}.png"
            file.write_bytes(picture.png)
            file.with_suffix(".txt").write_text(picture.alt, "utf-8")
            print(file.name, *picture.size, f"{len(picture.png) // 1024} KB")
    replays(folder, Speaker("en"))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery"))
