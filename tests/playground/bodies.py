"""Bodies of requests that Discord would take, for tests to send as they are or to spoil."""

from typing import Any

V2 = 32768
#: Discord's number for an invalid form.
FORM = 50035


def button(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, **more: Any) -> dict[str, Any]:
    told = [{"label": f"o{i}", "value": f"o{i}"} for i in range(count)]
    return {"type": 3, "custom_id": "s", "options": told} | more


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def legacy(*rows: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": list(rows)}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)} | more


def rows_of(n: int) -> list[dict[str, Any]]:
    """Action rows with n buttons in all."""
    buttons = [button(i) for i in range(n)]
    return [row(*buttons[i : i + 5]) for i in range(0, n, 5)]


def command(**more: Any) -> dict[str, Any]:
    return {"name": "go", "description": "Go", "type": 1} | more
