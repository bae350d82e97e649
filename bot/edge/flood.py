"""Nobody floods: whoever is far too quick is asked to wait."""

import time
from collections.abc import Callable

from rules.core.asking import Illegal

#: So many requests in so many seconds are nobody's honest play.
MOST_REQUESTS, WINDOW = 25, 10
#: So many pictures in so many seconds are shown in one channel because somebody wants it.
MOST_SHOWN, SHOWN_WINDOW = 3, 60
#: What a keystroke weighs, for which choices are looked up, beside a press or a command.
KEYSTROKE = 0.5
#: Of so many people it is remembered what they did lately.
REMEMBERED = 10_000


class Flood:
    """Counts what everybody has asked for lately, by a clock that does not jump."""

    def __init__(
        self, ticking: Callable[[], float] = time.monotonic, most: int = MOST_REQUESTS, window: int = WINDOW
    ) -> None:
        """Begin with nobody; so many requests are let through in so many seconds."""
        self.ticking, self.most, self.window = ticking, most, window
        self._lately: dict[int, list[tuple[float, float]]] = {}

    def check(self, user_id: int, weight: float = 1) -> None:
        """Count a request, or refuse it to whoever has asked for too much lately."""
        now = self.ticking()
        recent = [(at, each) for at, each in self._lately.get(user_id, ()) if at > now - self.window]
        if sum(each for _, each in recent) >= self.most:
            raise Illegal("refused-too-quick", seconds=self.window)
        if len(self._lately) > REMEMBERED:
            self._lately.clear()
        self._lately[user_id] = [*recent, (now, weight)]
