"""Discord's own description of its API, where it lies beside the project: checks bodies and answers.

api = described() or pytest.skip(ABSENT)
assert api.faults(town.requests) == []
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.playground.api.rest.reception import Request

ROOT = Path(__file__).resolve().parents[2]
ABSENT = "discord-openapi.json is not there: Discord's own description was not checked"
NAME = "discord-openapi.json"


@dataclass(frozen=True)
class Description:
    """The description, with a validator for each of its schemas that is used."""

    document: dict[str, Any]
    registry: Any
    validators: dict[str, Draft202012Validator]

    def faults(self, requests: Iterable[Request]) -> list[str]:
        """Everything that is wrong about what the bot sent (if it was accepted) and what it was told."""
        found = []
        for request in requests:
            if request.status < 500 and request.status != 429:
                found += self.of_answer(request)
            if request.status < 300:
                found += self.of_body(request)
        return found

    def of_body(self, request: Request) -> list[str]:
        """What is wrong about the body of a request."""
        operation = self._operation(request)
        content = (operation.get("requestBody") or {}).get("content")
        if content is None or request.body is None:
            return []
        pointer = [*_pointer(self._path(request)), request.method.lower(), "requestBody", "content"]
        return self._check([*pointer, "application/json", "schema"], request.body, f"{_named(request)} body")

    def of_answer(self, request: Request) -> list[str]:
        """What is wrong about an answer."""
        responses = self._operation(request)["responses"]
        status = str(request.status)
        if status not in responses:
            if request.status < 400:
                return [f"{_named(request)}: Discord never answers {status}, only {sorted(responses)}"]
            return self._check(["components", "schemas", "ErrorResponse"], request.answer, _named(request))
        pointer = [*_pointer(self._path(request)), request.method.lower(), "responses", status]
        if "content" not in responses[status]:
            return [] if request.answer is None else [f"{_named(request)}: {status} has no body"]
        pointer += ["content", "application/json", "schema"]
        return self._check(pointer, request.answer, f"{_named(request)} {status}")

    def _path(self, request: Request) -> str:
        """The route under the description's own names for its parameters."""
        paths = self.document["paths"]
        if request.route in paths:
            return request.route
        shape = re.sub(r"\{\w+\}", "{}", request.route)
        for path in paths:
            if re.sub(r"\{\w+\}", "{}", path) == shape:
                return str(path)
        raise AssertionError(f"Discord describes no {request.route}")

    def _operation(self, request: Request) -> dict[str, Any]:
        found: dict[str, Any] = self.document["paths"][self._path(request)][request.method.lower()]
        return found

    def _check(self, pointer: list[str], value: Any, name: str) -> list[str]:
        key = "/".join(p.replace("~", "~0").replace("/", "~1") for p in pointer)
        if key not in self.validators:
            schema = {"$ref": f"{NAME}#/{key}"}
            self.validators[key] = Draft202012Validator(schema, registry=self.registry)
        return [f"{name}: {told}" for told in map(deepest, self.validators[key].iter_errors(value))]


def deepest(error: ValidationError) -> str:
    """What is wrong, said of the branch whose `type` fits rather than of all branches."""
    while error.context:
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = [errors for errors in branches.values() if not any(_of_type(e) for e in errors)]
        error = min(meant or branches.values(), key=len)[0]
    return f"at {'/'.join(map(str, error.absolute_path)) or 'the top'}: {error.message[:300]}"


def _of_type(error: ValidationError) -> bool:
    """Whether a branch was not meant: its `type` says so, or the value is null or a string and it is not."""
    return list(error.path)[-1:] == ["type"] or (error.validator == "type" and not error.path)


def _pointer(path: str) -> list[str]:
    return ["paths", path]


def _named(request: Request) -> str:
    return f"{request.method} {request.route}"


def relax(schemas: dict[str, Any]) -> None:
    """Allow what Discord does although its description does not say so.

    Requests may write ids as numbers, and the faults of single fields carry words as their codes.
    """
    schemas["SnowflakeType"]["type"] = ["string", "integer"]
    schemas["Error"]["properties"]["code"]["type"] = ["integer", "string"]


@cache
def described() -> Description | None:
    """The description, or nothing where it is not there."""
    file = ROOT.parent / "shared" / NAME
    if not file.is_file():
        return None
    document = json.loads(file.read_text())
    relax(document["components"]["schemas"])
    return description_of(document)


def description_of(document: dict[str, Any]) -> Description:
    """A description that can be asked."""
    registry: Any = Registry()
    return Description(document, registry.with_resource(NAME, DRAFT202012.create_resource(document)), {})
