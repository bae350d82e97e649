"""Components and embeds as Discord gives them back: with ids, defaults, and addresses of their media."""

from collections.abc import Callable, Iterator
from itertools import count

from bot.playground.checks.components import (
    BUTTON,
    CONTAINER,
    ENTITY_SELECTS,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECT,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
    every,
)
from bot.playground.world.state import Payload

Media = Callable[[str], Payload]


def dress(components: list[Payload], media: Media) -> list[Payload]:
    """The checked components of a request in the form of an answer."""
    taken = {c["id"] for c in every(components) if c.get("id")}
    free = (i for i in count(1) if i not in taken)
    return [_one(c, media, free) for c in components]


def _one(asked: Payload, media: Media, free: Iterator[int]) -> Payload:
    kind = asked["type"]
    shown: Payload = {"type": kind, "id": asked.get("id") or next(free)}
    if "components" in asked:
        shown["components"] = [_one(c, media, free) for c in asked["components"]]
    if kind == SECTION:
        shown["accessory"] = _one(asked["accessory"], media, free)
    return shown | PARTS[kind](asked, media)


def _copied(asked: Payload, *keys: str) -> Payload:
    return {key: asked[key] for key in keys if asked.get(key) is not None}


def _named(shown: Payload) -> Payload:
    """With the id of its emoji as a text, as all ids are: a browser would round such a number."""
    emoji = shown.get("emoji")
    return shown | {"emoji": emoji | {"id": str(emoji["id"])}} if emoji and emoji.get("id") else shown


def _button(asked: Payload, _: Media) -> Payload:
    return _named(_copied(asked, "style", "custom_id", "label", "emoji", "url", "sku_id", "disabled"))


def _select(asked: Payload, _: Media) -> Payload:
    shown = _copied(
        asked, "custom_id", "placeholder", "disabled", "options", "channel_types", "default_values"
    )
    if "options" in shown:
        shown["options"] = [_named(option) for option in shown["options"]]
    least, most = asked.get("min_values"), asked.get("max_values")
    return shown | {"min_values": 1 if least is None else least, "max_values": 1 if most is None else most}


def _picture(asked: Payload, media: Media) -> Payload:
    return {
        "media": _unfurled(media(asked["media"]["url"])),
        "description": asked.get("description"),
        "spoiler": bool(asked.get("spoiler")),
    }


def _gallery(asked: Payload, media: Media) -> Payload:
    return {"items": [_picture(item, media) for item in asked["items"]]}


def _file(asked: Payload, media: Media) -> Payload:
    found = media(asked["file"]["url"])
    kept = {"name": found.get("filename"), "size": found.get("size"), "spoiler": bool(asked.get("spoiler"))}
    return {"file": _unfurled(found)} | kept


def _unfurled(found: Payload) -> Payload:
    shown = _copied(found, "id", "url", "proxy_url", "width", "height", "content_type")
    return shown | ({"attachment_id": found["id"]} if "filename" in found else {})


def _separator(asked: Payload, _: Media) -> Payload:
    divider = asked.get("divider")
    return {"spacing": asked.get("spacing") or 1, "divider": True if divider is None else divider}


def _container(asked: Payload, _: Media) -> Payload:
    return {"accent_color": asked.get("accent_color"), "spoiler": bool(asked.get("spoiler"))}


def _nothing(_: Payload, __: Media) -> Payload:
    return {}


PARTS: dict[int, Callable[[Payload, Media], Payload]] = {
    ROW: _nothing,
    BUTTON: _button,
    SELECT: _select,
    **dict.fromkeys(ENTITY_SELECTS, _select),
    SECTION: _nothing,
    TEXT: lambda asked, _: {"content": asked["content"]},
    THUMBNAIL: _picture,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}


def dress_embed(asked: Payload, media: Media) -> Payload:
    """An embed with the addresses of its pictures."""
    shown = {key: value for key, value in asked.items() if value is not None} | {"type": "rich"}
    for key in ("image", "thumbnail"):
        if key in shown:
            shown[key] = _embed_picture(shown[key], media)
    if "fields" in shown:
        shown["fields"] = [f | {"inline": bool(f.get("inline"))} for f in shown["fields"]]
    return shown


def _embed_picture(asked: Payload, media: Media) -> Payload:
    if not asked["url"].startswith("attachment://"):
        return asked
    found = media(asked["url"])
    return {key: found[key] for key in ("url", "proxy_url", "width", "height") if found.get(key) is not None}
