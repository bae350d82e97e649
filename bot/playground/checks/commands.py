"""Application commands: what Discord refuses when they are registered."""

import re
from collections import deque
from typing import Any

import msgspec

from bot.playground.checks.form import Form, Path, Payload

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = range(1, 7)
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(7, 12)
CHAT = 1
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, MOST_LETTERS = 100, 25, 25, 8000

NAME = re.compile(r"^[-_'\w]{1,32}$")
_LOCALES = """ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru
sv-SE th tr uk vi zh-CN zh-TW"""
LOCALES = frozenset(_LOCALES.split())


#: What was found good lately: a bot tells the same at each of its starts.
_good: deque[bytes] = deque(maxlen=8)


def check(commands: Any) -> None:
    """Refuse a list of commands that Discord would refuse."""
    told = msgspec.json.encode(commands)
    if told not in _good:
        _check(commands)
        _good.append(told)


def _check(commands: Any) -> None:
    form = Form()
    seen: set[tuple[int, str]] = set()
    for i, command in enumerate(form.array((), commands, 0, MOST_COMMANDS)):
        _command(form, command, (i,))
        key = (command.get("type") or CHAT, command.get("name"))
        if key in seen:
            told = "Application command names must be unique"
            form.blame((i, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", told)
        seen.add(key)
    form.settle()


def _command(form: Form, command: Payload, path: Path) -> None:
    rights = command.get("default_member_permissions")
    form.snowflake((*path, "default_member_permissions"), None if rights is None else str(rights))
    if (command.get("type") or CHAT) != CHAT:
        form.text((*path, "name"), command.get("name"), 1, 32, required=True)
        if command.get("description"):
            told = "Context menu commands cannot have description"
            form.blame((*path, "description"), "APPLICATION_COMMAND_TYPE_CANNOT_HAVE_DESCRIPTION", told)
        return
    _named(form, command, path)
    _options(form, command.get("options") or [], (*path, "options"), depth=0)
    letters = length(command)
    if letters > MOST_LETTERS:
        told = f"Command exceeds maximum size ({MOST_LETTERS})"
        form.blame(path, "APPLICATION_COMMAND_TOO_LARGE", told)


def _named(form: Form, thing: Payload, path: Path) -> None:
    """Names and descriptions, in every language."""
    names = {(): thing.get("name")} | _languages(form, thing, "name_localizations", path)
    for where, name in names.items():
        here = (*path, *(where or ("name",)))
        if not form.text(here, name, 1, 32, required=True):
            continue
        if not NAME.match(str(name)) or name != str(name).lower():
            told = "Command name is invalid"
            form.blame(here, "APPLICATION_COMMAND_INVALID_NAME", told)
    texts = {(): thing.get("description")} | _languages(form, thing, "description_localizations", path)
    for where, text in texts.items():
        form.text((*path, *(where or ("description",))), text, 1, 100, required=True)


def _languages(form: Form, thing: Payload, key: str, path: Path) -> dict[Path, Any]:
    told = thing.get(key) or {}
    for locale in told.keys() - LOCALES:
        form.blame((*path, key, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
    return {(key, locale): text for locale, text in told.items()}


def _options(form: Form, options: Any, path: Path, depth: int) -> None:
    seen: set[str] = set()
    optional = False
    for i, option in enumerate(form.array(path, options, 0, MOST_OPTIONS)):
        here = (*path, i)
        kind = option.get("type")
        form.number((*here, "type"), kind, 1, 11)
        _named(form, option, here)
        if option.get("name") in seen:
            told = "Option name is not unique"
            form.blame((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", told)
        seen.add(option.get("name"))
        if option.get("required") and optional:
            told = "Required options must be placed before non-required options"
            form.blame(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", told)
        optional = optional or not option.get("required")
        if kind in (SUBCOMMAND, GROUP):
            if (kind == GROUP and depth > 0) or depth > 1:
                told = "Sub-command groups cannot be nested"
                form.blame((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", told)
            _options(
                form, option.get("options") or [], (*here, "options"), depth + (1 if kind == GROUP else 2)
            )
        _choices(form, option, here)
    nested = {o.get("type") in (SUBCOMMAND, GROUP) for o in options if isinstance(o, dict)}
    if len(nested) > 1:
        told = "Sub-commands and options cannot stand beside one another"
        form.blame(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", told)


def _choices(form: Form, option: Payload, path: Path) -> None:
    choices = form.array((*path, "choices"), option.get("choices") or [], 0, MOST_CHOICES)
    if choices and option.get("autocomplete"):
        told = "Autocomplete and choices are mutually exclusive"
        form.blame(
            (*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_EXCLUSIVE", told
        )
    for i, choice in enumerate(choices):
        form.text((*path, "choices", i, "name"), choice.get("name"), 1, 100, required=True)
        for where, text in _languages(form, choice, "name_localizations", (*path, "choices", i)).items():
            form.text((*path, "choices", i, *where), text, 1, 100)
        if option.get("type") == STRING:
            form.text((*path, "choices", i, "value"), choice.get("value"), 1, 100, required=True)


def length(thing: Payload) -> int:
    """The letters that count towards a command's 8,000: each text at its longest in any language."""
    total = _longest(thing, "name") + _longest(thing, "description")
    for choice in thing.get("choices") or []:
        value = choice.get("value")
        total += _longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return total + sum(map(length, thing.get("options") or []))


def _longest(thing: Payload, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(map(len, texts))
