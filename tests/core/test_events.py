"""Events: each is read by everybody, or by the one seat it is meant for."""

import pytest

from rules.core.events import Event, happen, readable, whisper


class Told:
    """Something that news can be added to."""

    def __init__(self) -> None:
        self.news: list[Event] = []


@pytest.fixture
def told() -> Told:
    g = Told()
    happen(g, "begun")
    happen(g, "claimed", 1, route="a-b")
    whisper(g, 1, "drew", color="red")
    whisper(g, 0, "drew", color="blue")
    return g


def test_what_happened_is_told_in_order(told: Told) -> None:
    assert told.news == [
        Event("begun", None),
        Event("claimed", 1, {"route": "a-b"}),
        Event("drew", 1, {"color": "red"}, only=1),
        Event("drew", 0, {"color": "blue"}, only=0),
    ]


@pytest.mark.parametrize(
    ("reader", "colors"), [(None, []), (0, ["blue"]), (1, ["red"]), (2, [])], ids=["nobody", "0", "1", "2"]
)
def test_a_whisper_has_one_reader(told: Told, reader: int | None, colors: list[str]) -> None:
    events = readable(told.news, reader)
    assert [event.kind for event in events if event.only is None] == ["begun", "claimed"]
    assert [event.data["color"] for event in events if event.only is not None] == colors
