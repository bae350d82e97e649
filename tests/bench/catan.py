"""Random games of catanatron, to measure ours beside: the file is run by a Python that has it installed.

It reads a number of games from each line of its input, plays them two by two at random, and answers with
the actions that were done and the seconds of processor time that they took.
"""

import subprocess
import sys
import venv
from importlib import import_module
from pathlib import Path
from time import process_time
from types import TracebackType

HOME = Path("build/catanatron")
WANTED = "catanatron>=3,<4"


class Catanatron:
    """Catanatron in a process and an environment of its own, so that nothing of it comes into ours."""

    def __enter__(self) -> "Catanatron":
        self.process = subprocess.Popen(
            [installed(), __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()

    def actions_per_second(self, games: int) -> float:
        """Play some random games."""
        assert self.process.stdin
        assert self.process.stdout
        print(games, file=self.process.stdin, flush=True)
        words = self.process.stdout.readline().split()
        if len(words) != 2:
            raise RuntimeError(f"catanatron stopped; remove {HOME} to install it anew")
        return int(words[0]) / float(words[1])


def installed() -> str:
    """The Python that has catanatron; its environment is made on first use."""
    python = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = HOME / "installed"
    if not ready.exists():
        print(f"installing {WANTED} into {HOME}", file=sys.stderr)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WANTED]
        try:
            venv.create(HOME, clear=True, with_pip=True)
            subprocess.run(pip, capture_output=True, check=True, text=True)
        except subprocess.CalledProcessError as error:
            why = error.stderr or error.stdout or error
            raise RuntimeError(f"{WANTED} could not be installed, so nothing is compared:\n{why}") from error
        ready.touch()
    return str(python)


def serve() -> None:
    """Play as many games as each line of the input says."""
    catanatron = import_module("catanatron")
    colors = catanatron.Color.RED, catanatron.Color.BLUE
    for line in sys.stdin:
        actions = 0
        start = process_time()
        for _ in range(int(line)):
            game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
            game.play()
            # The list of actions was renamed after 3.2.
            actions += len(getattr(game.state, "action_records", None) or game.state.actions)
        print(actions, process_time() - start, flush=True)


if __name__ == "__main__":
    serve()
