"""Every request of the bot keeps to Discord's description of its API, and to the limits it leaves out."""

from typing import Any

import pytest

from bot.playground.api.rest.reception import Request
from tests.e2e.ride.season import season
from tests.playground.answers import ours
from tests.playground.openapi import ABSENT, described


def shape(value: Any) -> Any:
    """What a body consists of, whatever it says."""
    if isinstance(value, dict):
        return tuple((key, value[key] if key == "type" else shape(value[key])) for key in sorted(value))
    if isinstance(value, list):
        return frozenset(shape(part) for part in value)
    return type(value).__name__


def longest_requests() -> list[Request]:
    """Of many requests of one shape, the longest stands for all."""
    longest: dict[Any, Request] = {}
    for request in season().town.requests:
        key = (request.method, request.route, shape(request.body))
        if key not in longest or len(str(request.body)) > len(str(longest[key].body)):
            longest[key] = request
    assert len(longest) > 15
    return list(longest.values())


def test_every_request_of_whole_games_passes_discords_description() -> None:
    api = described()
    if api is None:
        pytest.skip(ABSENT)
    assert sorted({fault for request in longest_requests() for fault in api.of_body(request)}) == []


def test_every_request_of_whole_games_and_its_answer_is_as_we_know_discord() -> None:
    assert sorted({fault for request in longest_requests() for fault in ours().faults([request])}) == []


def test_nothing_was_refused() -> None:
    assert len(season().town.requests) > 1000
    assert [f"{r.method} {r.route} {r.answer}" for r in season().town.refusals] == []


def test_pictures_are_light() -> None:
    """Far below Discord's limit, so that a phone on the road shows them at once."""
    pictures = [body for url, body in season().files.items() if "/board-" in url]
    assert len(pictures) >= 6, "the board and the plot of each end"
    assert max(len(body) for body in pictures) < 500_000


def test_every_picture_is_described() -> None:
    galleries = [part for request in season().town.requests for part in parts(request.body, "items")]
    assert len(galleries) > 300
    assert all(item["description"] for items in galleries for item in items)


def parts(value: Any, name: str) -> list[Any]:
    """Everything of this name in a body."""
    if isinstance(value, dict):
        inner = [part for each in value.values() for part in parts(each, name)]
        return [value[name], *inner] if name in value else inner
    return [part for each in value for part in parts(each, name)] if isinstance(value, list) else []
