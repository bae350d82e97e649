"""Which parts a request's body has and of what kind each is: looked at before what is in them.

Only what the playground reads is described; whatever else stands in a body is nobody's business.
"""

import re
from typing import Any, Required, TypedDict

import msgspec

from bot.playground.checks.form import Form, Payload

Id = str | int
Value = str | int | float | bool | None


class Emoji(TypedDict, total=False):
    id: Id | None
    name: str | None


class NewEmoji(TypedDict, total=False):
    name: str | None
    image: str | None


class SelectOption(TypedDict, total=False):
    label: str | None
    value: str | None
    description: str | None
    emoji: Emoji | None
    default: bool | None


class Media(TypedDict, total=False):
    url: str | None


class MediaItem(TypedDict, total=False):
    media: Media | None
    description: str | None
    spoiler: bool | None


class Component(TypedDict, total=False):
    type: int | None
    id: int | None
    style: int | None
    label: str | None
    custom_id: str | None
    url: str | None
    sku_id: Id | None
    disabled: bool | None
    emoji: Emoji | None
    placeholder: str | None
    min_values: int | None
    max_values: int | None
    options: list[SelectOption] | None
    channel_types: list[int] | None
    default_values: list[Payload] | None
    required: bool | None
    min_length: int | None
    max_length: int | None
    value: Value
    content: str | None
    description: str | None
    spoiler: bool | None
    media: Media | None
    items: list[MediaItem] | None
    file: Media | None
    divider: bool | None
    spacing: int | None
    accent_color: int | None
    accessory: "Component | None"
    component: "Component | None"
    components: "list[Component] | None"


class Picture(TypedDict):
    url: str


class Footer(TypedDict, total=False):
    text: str | None


class Author(TypedDict, total=False):
    name: str | None


class Field(TypedDict, total=False):
    name: str | None
    value: str | None
    inline: bool | None


class Embed(TypedDict, total=False):
    title: str | None
    description: str | None
    url: str | None
    timestamp: str | None
    color: int | None
    footer: Footer | None
    author: Author | None
    image: Picture | None
    thumbnail: Picture | None
    fields: list[Field] | None


class Mentions(TypedDict, total=False):
    parse: list[str] | None
    users: list[Id] | None
    roles: list[Id] | None
    replied_user: bool | None


class Reference(TypedDict, total=False):
    message_id: Required[Id]
    fail_if_not_exists: bool | None


class Attachment(TypedDict, total=False):
    id: Required[Id]
    filename: str | None
    description: str | None


class Message(TypedDict, total=False):
    content: str | None
    embeds: list[Embed] | None
    components: list[Component] | None
    attachments: list[Attachment] | None
    allowed_mentions: Mentions | None
    message_reference: Reference | None
    flags: int | None
    nonce: Id | None
    enforce_nonce: bool | None


class Choice(TypedDict, total=False):
    name: str | None
    name_localizations: dict[str, str] | None
    value: Value


class Choices(TypedDict, total=False):
    choices: list[Choice] | None


class Modal(TypedDict, total=False):
    custom_id: str | None
    title: str | None
    components: list[Component] | None


class Callback(TypedDict, total=False):
    type: Required[int]
    data: Payload


class Option(TypedDict, total=False):
    type: Required[int]
    name: str | None
    name_localizations: dict[str, str] | None
    description: str | None
    description_localizations: dict[str, str] | None
    required: bool | None
    autocomplete: bool | None
    choices: list[Choice] | None
    min_value: int | float | None
    max_value: int | float | None
    min_length: int | None
    max_length: int | None
    options: "list[Option] | None"


class Command(TypedDict, total=False):
    type: int | None
    name: str | None
    name_localizations: dict[str, str] | None
    description: str | None
    description_localizations: dict[str, str] | None
    default_member_permissions: Id | None
    contexts: list[int] | None
    integration_types: list[int] | None
    dm_permission: bool | None
    nsfw: bool | None
    options: list[Option] | None


class Thread(TypedDict, total=False):
    name: str | None
    type: int | None
    auto_archive_duration: int | None
    invitable: bool | None
    message: Message | None


class Channel(TypedDict, total=False):
    name: str | None
    topic: str | None
    archived: bool | None
    locked: bool | None
    auto_archive_duration: int | None


class Recipient(TypedDict, total=False):
    recipient_id: Id | None


#: What Discord says where something else was expected; the first kind that is named decides.
EXPECTED = {
    "str": ("BASE_TYPE_BAD_STRING", "Could not interpret value as string."),
    "int": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "float": ("NUMBER_TYPE_COERCE", "Value is not float."),
    "bool": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("BASE_TYPE_BAD_LIST", "Only iterables may be used in a ListType"),
    "object": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
}
REQUIRED = ("BASE_TYPE_REQUIRED", "This field is required")


def shaped(body: Any, kind: Any) -> Any:
    """The body, if all its parts are of the kinds that they should be; else it is refused."""
    try:
        msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
        form = Form()
        form.blame(*_fault(str(error)))
        form.settle()
    except RecursionError:
        form = Form()
        form.blame((), "BASE_TYPE_BAD_LENGTH", "Nested too deeply.")
        form.settle()
    return body


def _fault(told: str) -> tuple[tuple[str, ...], str, str]:
    """Where a fault is and what it is, from: Expected `str`, got `int` - at `$.embeds[0].title`."""
    what, _, where = told.partition(" - at ")
    path = tuple(re.findall(r"\w+", where))
    missing = re.search(r"missing required field `(\w+)`", what)
    if missing:
        return (*path, missing[1]), *REQUIRED
    expected = re.search(r"Expected `(\w+)", what)
    return path, *EXPECTED.get(expected[1] if expected else "", EXPECTED["object"])
