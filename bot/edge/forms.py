"""What is typed into forms. The custom_id says all, as with buttons: a form outlasts a restart too."""

from collections.abc import Iterator
from functools import partial
from typing import Any, cast

from bot.edge.commands.mine import fill_in_form
from bot.edge.desk import Desk
from bot.edge.replies import Interaction, Reply
from bot.messages.custom_ids import Form, decode
from rules.core.asking import Illegal


async def submit(desk: Desk, interaction: Interaction) -> None:
    """Take up what somebody has typed into a form."""
    data = cast("dict[str, Any]", interaction.data)
    typed = dict(_typed(data.get("components") or []))
    await desk.attempt(interaction, partial(_work, desk, str(data.get("custom_id")), typed))


async def _work(desk: Desk, custom_id: str, typed: dict[str, str], reply: Reply) -> None:
    meant = decode(custom_id)
    if not isinstance(meant, Form):
        raise Illegal("refused-old-button")
    await fill_in_form(desk, reply, meant.name, typed)


def _typed(parts: Any) -> Iterator[tuple[str, str]]:
    """What stands in each field, however deep the field stands."""
    for part in parts:
        if "value" in part:
            yield str(part.get("custom_id")), str(part["value"])
        yield from _typed(part.get("components") or [])
        yield from _typed([part["component"]] if part.get("component") else [])
