"""Components: what Discord refuses about them, and how it gives them back."""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from bot.playground.checks.form import Form, Path, Payload

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
ENTITY_SELECTS = (5, 6, 7, 8)
SELECTS = (SELECT, *ENTITY_SELECTS)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
LINK, PREMIUM = 5, 6

MOST, MOST_TEXT, ROWS = 40, 4000, 5
ALT_TEXT = 1024

PIECES = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
CHILDREN: dict[str | int, tuple[int, ...]] = {
    "legacy": (ROW,),
    "v2": (*PIECES, CONTAINER),
    "modal": (ROW, TEXT, LABEL),
    "modal row": (INPUT,),
    "accessory": (BUTTON, THUMBNAIL),
    CONTAINER: PIECES,
    SECTION: (TEXT,),
    ROW: (BUTTON, *SELECTS),
    LABEL: (INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX),
}


def every(components: list[Payload]) -> Iterator[Payload]:
    """All components, nested ones too, in reading order."""
    for component in components:
        yield component
        yield from every(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from every([component[key]])


def find(components: list[Payload], custom_id: str) -> Payload | None:
    return next((c for c in every(components) if c.get("custom_id") == custom_id), None)


def text_of(components: list[Payload]) -> str:
    """All that is written in text displays: it counts towards the limit, and its mentions ping."""
    return "\n".join(c["content"] for c in every(components) if c["type"] == TEXT)


class Check:
    """One look through all components of a message or modal."""

    def __init__(self, form: Form, place: str, emojis: Collection[str] = ()) -> None:
        self.form, self.place, self.emojis = form, place, emojis
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.count = self.letters = 0

    def all(self, components: Any, path: Path = ("components",)) -> None:
        most = {"legacy": ROWS, "modal": ROWS}.get(self.place, MOST)
        least = 1 if self.place == "modal" else 0
        self.children(self.form.array(path, components, least, most), CHILDREN[self.place], path)
        if self.place == "v2" and self.count > MOST:
            told = f"The number of components {self.count} exceeds the maximum of {MOST}"
            self.form.blame(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", told)
        if self.letters > MOST_TEXT:
            told = "Components displayable text size exceeds maximum size of 4000"
            self.form.blame(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", told)

    def children(self, components: list[Any], kinds: tuple[int, ...], path: Path) -> None:
        for i, component in enumerate(components):
            self.one(component, kinds, (*path, i))

    def one(self, component: Any, kinds: tuple[int, ...], path: Path) -> None:
        self.count += 1
        kind = component.get("type") if isinstance(component, dict) else None
        if kind not in kinds:
            told = f'Value of field "type" must be one of ({", ".join(map(str, kinds))},).'
            self.form.blame((*path, "type"), "BASE_TYPE_CHOICES", told)
            return
        own = component.get("id")
        if own:
            if own in self.ids:
                self.form.blame((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(own)
        CHECKS[kind](self, component, path)

    def custom_id(self, component: Payload, path: Path) -> None:
        here = (*path, "custom_id")
        if not self.form.text(here, component.get("custom_id"), 1, 100, required=True):
            return
        if component["custom_id"] in self.custom_ids:
            told = "Component custom id cannot be duplicated"
            self.form.blame(here, "COMPONENT_CUSTOM_ID_DUPLICATED", told)
        self.custom_ids.add(component["custom_id"])

    def emoji(self, emoji: Payload | None, path: Path) -> None:
        """A bare emoji must be one: every one of them has a sign outside ASCII. One's own must be there."""
        if not emoji:
            return
        own = emoji.get("id")
        known = str(own) in self.emojis if own else not str(emoji.get("name") or "a").isascii()
        if not known:
            self.form.blame((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _row(check: Check, row: Payload, path: Path) -> None:
    held = check.form.array((*path, "components"), row.get("components"), 1, 5)
    kinds = CHILDREN["modal row" if check.place == "modal" else ROW]
    check.children(held, kinds, (*path, "components"))
    wide = [c for c in held if isinstance(c, dict) and c.get("type") != BUTTON]
    if wide and len(held) > 1:
        told = "The specified component exceeds the maximum width"
        check.form.blame((*path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", told)


def _button(check: Check, button: Payload, path: Path) -> None:
    style = button.get("style")
    check.form.number((*path, "style"), 0 if style is None else style, 1, 6)
    check.form.text((*path, "label"), button.get("label"), 0, 80)
    check.emoji(button.get("emoji"), path)
    if style == PREMIUM:
        return
    if not button.get("label") and not button.get("emoji"):
        check.form.blame((*path, "label"), "BASE_TYPE_REQUIRED", "A label or an emoji is required")
    if style == LINK:
        check.form.text((*path, "url"), button.get("url"), 1, 512, required=True)
        if button.get("url") and not str(button["url"]).startswith(("http://", "https://", "discord://")):
            told = "Scheme must be one of ('http', 'https', 'discord')."
            check.form.blame((*path, "url"), "URL_TYPE_INVALID_SCHEME", told)
        if button.get("custom_id"):
            told = "A custom id and url cannot both be specified"
            check.form.blame((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", told)
        return
    if button.get("url"):
        told = "A custom id and url cannot both be specified"
        check.form.blame((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", told)
    check.custom_id(button, path)


def _select(check: Check, select: Payload, path: Path) -> None:
    check.custom_id(select, path)
    check.form.text((*path, "placeholder"), select.get("placeholder"), 0, 150)
    least, most = _amount(select)
    check.form.number((*path, "min_values"), select.get("min_values"), 0, 25)
    check.form.number((*path, "max_values"), select.get("max_values"), 1, 25)
    if least > most:
        told = "min_values must be less than or equal to max_values"
        check.form.blame((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES", told)
    if select["type"] == SELECT:
        _options(check, select, path)


def _options(check: Check, select: Payload, path: Path, most: int = 25) -> None:
    options = check.form.array((*path, "options"), select.get("options"), 1, most)
    seen: set[str] = set()
    for i, option in enumerate(options):
        here = (*path, "options", i)
        check.form.text((*here, "label"), option.get("label"), 1, 100, required=True)
        check.form.text((*here, "value"), option.get("value"), 1, 100, required=True)
        check.form.text((*here, "description"), option.get("description"), 0, 100)
        check.emoji(option.get("emoji"), here)
        if option.get("value") in seen:
            told = "The specified option value is already used"
            check.form.blame((*here, "value"), "COMPONENT_OPTION_VALUE_DUPLICATED", told)
        seen.add(option.get("value"))
    wanted = _amount(select)[1]
    if select["type"] == SELECT and wanted > len(options) > 0:
        told = f"max_values must be at most {len(options)}"
        check.form.blame((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", told)
    if sum(bool(o.get("default")) for o in options) > wanted:
        told = "Number of default options exceeds max_values"
        check.form.blame((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", told)


def _choices(check: Check, component: Payload, path: Path) -> None:
    check.custom_id(component, path)
    _options(check, component, path, 10)


def _named(check: Check, component: Payload, path: Path) -> None:
    check.custom_id(component, path)


def _input(check: Check, text: Payload, path: Path) -> None:
    check.custom_id(text, path)
    if path[-1] != "component":
        check.form.text((*path, "label"), text.get("label"), 1, 45, required=True)
    check.form.number((*path, "style"), text.get("style", 0), 1, 2)
    check.form.text((*path, "placeholder"), text.get("placeholder"), 0, 100)
    check.form.text((*path, "value"), text.get("value"), 0, 4000)
    check.form.number((*path, "min_length"), text.get("min_length"), 0, 4000)
    check.form.number((*path, "max_length"), text.get("max_length"), 1, 4000)


def _section(check: Check, section: Payload, path: Path) -> None:
    held = check.form.array((*path, "components"), section.get("components"), 1, 3)
    check.children(held, CHILDREN[SECTION], (*path, "components"))
    check.one(section.get("accessory"), CHILDREN["accessory"], (*path, "accessory"))


def _text(check: Check, text: Payload, path: Path) -> None:
    if check.form.text((*path, "content"), text.get("content"), 1, MOST_TEXT, required=True):
        check.letters += len(text["content"])


def _thumbnail(check: Check, item: Payload, path: Path) -> None:
    check.form.text((*path, "description"), item.get("description"), 1, ALT_TEXT)
    check.form.text((*path, "media", "url"), (item.get("media") or {}).get("url"), 1, 2048, required=True)


def _gallery(check: Check, gallery: Payload, path: Path) -> None:
    for i, item in enumerate(check.form.array((*path, "items"), gallery.get("items"), 1, 10)):
        _thumbnail(check, item, (*path, "items", i))


def _file(check: Check, file: Payload, path: Path) -> None:
    url = str((file.get("file") or {}).get("url") or "")
    if not url.startswith("attachment://"):
        told = "The media item must reference an attachment"
        check.form.blame((*path, "file", "url"), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", told)


def _separator(check: Check, separator: Payload, path: Path) -> None:
    check.form.number((*path, "spacing"), separator.get("spacing"), 1, 2)


def _container(check: Check, container: Payload, path: Path) -> None:
    check.form.number((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
    held = check.form.array((*path, "components"), container.get("components"), 1, MOST)
    check.children(held, CHILDREN[CONTAINER], (*path, "components"))


def _label(check: Check, label: Payload, path: Path) -> None:
    check.form.text((*path, "label"), label.get("label"), 1, 45, required=True)
    check.form.text((*path, "description"), label.get("description"), 0, 100)
    check.one(label.get("component"), CHILDREN[LABEL], (*path, "component"))


CHECKS: dict[int, Callable[[Check, Payload, Path], None]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    INPUT: _input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
    UPLOAD: _named,
    RADIO: _choices,
    CHECKBOXES: _choices,
    CHECKBOX: _named,
}


def _amount(select: Payload) -> tuple[int, int]:
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most
