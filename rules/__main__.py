"""Checks from the command line: `python -m rules verify GAME.json`, `python -m rules printed GAME FILE`.

The first replays an exported game, the second lets novices play with a printed file of one's own.
What they say are keys with arguments, one a line, like everything that the rules say.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from rules.core.asking import Illegal, Text
from rules.core.record import Record, verify
from rules.games import GAMES
from rules.players.trial import trial


def verify_file(name: str, say: Callable[[Text], str]) -> list[Text]:
    """The faults of an exported game."""
    try:
        told = msgspec.json.decode(Path(name).read_bytes(), type=Record)
    except OSError as error:
        return [Text("verify-file", {"file": name, "error": error.strerror})]
    except msgspec.MsgspecError as error:
        return [Text("verify-unreadable", {"file": name, "error": str(error)})]
    if told.game not in GAMES:
        return [Text("verify-game", {"game": told.game})]
    faults = verify(GAMES[told.game], told)
    counts = {"answers": len(told.log), "shuffles": len(told.luck), "scores": len(told.points)}
    print(say(Text("verified", counts | {"shares": len(told.shares)})))
    return faults


def check_printed(game: str, name: str) -> list[Text]:
    """What is wrong with a printed file of one's own."""
    if game not in GAMES:
        return [Text("verify-game", {"game": game})]
    try:
        for _ in trial(GAMES[game], Path(name).read_bytes()):
            pass
    except OSError as error:
        return [Text("verify-file", {"file": name, "error": error.strerror})]
    except Illegal as illegal:
        return [illegal.text]
    return []


def main(words: list[str], say: Callable[[Text], str] = str) -> int:
    """Do what the command line says; 0 is well, 1 is faults, 2 is not understood.

    Who knows sentences for what is found says it in those.
    """
    match words:
        case ["verify", name]:
            faults = verify_file(name, say)
        case ["printed", game, name]:
            faults = check_printed(game, name)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    for fault in faults:
        print(say(fault))
    print("wrong" if faults else "right")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
