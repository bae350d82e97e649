"""What people pressed, and what they were told about it."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from bot.playground.world.interactions import DEFER, Interaction
from bot.playground.world.state import Payload
from bot.playground.world.whole import News
from rules.core.asking import Picks
from tests.driver.shown import Shown
from tests.fuzz.judge import is_refusal


@dataclass(frozen=True)
class Move:
    """An answer to one question: the mark names the very question."""

    game: int
    seat: int
    mark: str
    picks: Picks


@dataclass
class Press:
    """One press that would make a move."""

    move: Move
    made: Interaction
    #: Everything that was said in answer to it.
    said: list[Payload] = field(default_factory=list)

    @property
    def acknowledged(self) -> bool:
        """Whether the one who pressed saw it taken up; a bot that still thinks has promised nothing."""
        return self.made.answer is not None and (self.made.answer != DEFER or self.made.finished.is_set())

    @property
    def texts(self) -> list[str]:
        """What was said in answer to it, in words."""
        return [Shown(payload).text[:200] for payload in self.said]

    @property
    def told_no(self) -> bool:
        """Whether the one who pressed was told that nothing came of it."""
        return (
            not self.acknowledged or any(map(is_refusal, self.said)) or any(map(_begins_with_no, self.texts))
        )


def _begins_with_no(text: str) -> bool:
    """Whether a text refuses something in its first line; then it may say what it would take, or ask anew."""
    return is_refusal({"components": [{"type": 10, "content": text.partition("\n")[0]}]})


@dataclass
class Ledger:
    """All presses."""

    presses: list[Press] = field(default_factory=list)
    by_id: dict[str, Press] = field(default_factory=dict)
    #: Of each person and game, the highest number that they wrote down and were told to have written down.
    notes: dict[tuple[int, int], int] = field(default_factory=dict)

    def note(self, move: Move, made: Interaction) -> Press:
        press = Press(move, made)
        self.presses.append(press)
        self.by_id[made.id] = press
        return press

    def hear(self, news: News) -> None:
        """Note what is said in answer to a press."""
        if news.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            asked = (news.data.get("interaction_metadata") or {}).get("id")
            if asked in self.by_id:
                self.by_id[asked].said.append(news.data)

    @property
    def answers(self) -> int:
        """How many presses were answered so far."""
        return sum(press.made.answer is not None for press in self.presses)

    def unkept(self, stored: Counter[Move], games: Collection[int]) -> list[str]:
        """What was promised in these games and is not stored, or more than once.

        Whoever was told nothing of a failure has made the move, once. A press that Discord says has failed
        may have been stored all the same.
        """
        promised = Counter(p.move for p in self.presses if p.move.game in games and not p.told_no)
        return [
            f"{times} promised, {stored[move]} stored: {move}, {self._of(move)}"
            for move, times in promised.items()
            if times > stored[move]
        ] + [f"stored {times} times: {move}" for move, times in stored.items() if times > 1]

    def _of(self, move: Move) -> list[str]:
        """When it was pressed where, and what was said to that."""
        return [
            f"at {p.made.born:.2f}, answered {p.made.answer}, refused: {p.told_no}, said: {p.texts}"
            for p in self.presses
            if p.move == move
        ]

    def unasked(self, stored: Counter[Move], games: Collection[int]) -> list[str]:
        """What is stored in these games though nobody ever pressed it."""
        pressed = {press.move for press in self.presses}
        return [
            f"stored, and never pressed: {move}"
            for move in stored
            if move.game in games and move not in pressed
        ]

    def figures(self) -> dict[str, int]:
        """How many presses there were, and what they were told."""
        acknowledged = [press for press in self.presses if press.acknowledged]
        return {
            "pressed": len(self.presses),
            "acknowledged": len(acknowledged),
            "refused": sum(press.told_no for press in acknowledged),
            "failed": sum(press.made.failed for press in self.presses),
        }
