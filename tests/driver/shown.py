"""A message as a person sees it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground.checks.components import BUTTON, SELECTS, every
from bot.playground.world.state import EPHEMERAL, LOADING, V2, Payload

#: How custom_ids begin that answer a question, at once or with another press.
ANSWERING = ("pick:", "sel:", "some:", "part:")


@dataclass(frozen=True)
class Shown:
    """One version of a message: what it says, and what can be pressed on it."""

    payload: Payload

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def channel_id(self) -> str:
        return str(self.payload["channel_id"])

    @property
    def content(self) -> str:
        return str(self.payload["content"])

    @property
    def text(self) -> str:
        """Everything that can be read on it: texts, embeds, labels, placeholders, options, alt texts."""
        return "\n".join(dict.fromkeys(_readable(self.payload)))

    @property
    def author(self) -> str:
        author = self.payload["author"]
        return str(author["global_name"] or author["username"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.payload["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        return bool(self.payload["flags"] & LOADING)

    @property
    def v2(self) -> bool:
        return bool(self.payload["flags"] & V2)

    @property
    def pinned(self) -> bool:
        return bool(self.payload["pinned"])

    @property
    def edited(self) -> bool:
        return self.payload["edited_timestamp"] is not None

    @property
    def mentions(self) -> list[str]:
        return [m["global_name"] or m["username"] for m in self.payload["mentions"]]

    @property
    def components(self) -> list[Payload]:
        """All components, nested ones too."""
        return list(every(self.payload["components"]))

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        found = [c for c in self.components if c["type"] == BUTTON and not c.get("disabled")]
        return [name_of(c) for c in found]

    @property
    def selects(self) -> list[Payload]:
        return [c for c in self.components if c["type"] in SELECTS and not c.get("disabled")]

    def options(self, name: str) -> list[str]:
        """The values that a select offers."""
        select = self.component(name)
        assert select is not None, f"no select {name!r} in {self.text!r}"
        return [o["value"] for o in select.get("options") or []]

    def component(self, name: str) -> Payload | None:
        """The button or select of this label, placeholder or custom_id that can be used."""
        usable = [c for c in self.components if c.get("custom_id") and not c.get("disabled")]
        for matches in (_exactly, _starting):
            for component in usable:
                if matches(component, name):
                    return component
        return None

    @property
    def files(self) -> list[Payload]:
        """Attachments and pictures: each with url, and name or alt text where it has one."""
        found = list(self.payload["attachments"])
        for component in self.components:
            found += [i["media"] | {"description": i["description"]} for i in component.get("items") or []]
            found += [component["media"]] if "media" in component else []
            found += [component["file"] | {"filename": component["name"]}] if "file" in component else []
        found += [e[k] for e in self.payload["embeds"] for k in ("image", "thumbnail") if k in e]
        return found

    @property
    def alt_texts(self) -> list[str]:
        return [f["description"] for f in self.files if f.get("description")]


def name_of(component: Payload) -> str:
    """What a person would call a button or select."""
    emoji = (component.get("emoji") or {}).get("name") or ""
    return component.get("label") or component.get("placeholder") or emoji or component.get("custom_id") or ""


def _exactly(component: Payload, name: str) -> bool:
    return name in (component["custom_id"], component.get("label"), component.get("placeholder"))


def _starting(component: Payload, name: str) -> bool:
    return any((component.get(key) or "").startswith(name) for key in ("label", "placeholder"))


READ = frozenset(
    {"content", "label", "placeholder", "description", "title", "text", "name", "value", "filename"}
)


def _readable(thing: Any, key: str = "") -> Iterator[str]:
    if isinstance(thing, dict):
        for inner, value in thing.items():
            if inner not in ("author", "mentions", "interaction", "interaction_metadata", "emoji", "thread"):
                yield from _readable(value, inner)
    elif isinstance(thing, list):
        for value in thing:
            yield from _readable(value, key)
    elif isinstance(thing, str) and thing and key in READ:
        yield thing
