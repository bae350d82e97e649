"""Commands with their names and descriptions from the catalogues, in every language.

`cmd-game-new` names a command and describes it in its attribute `about`; `opt-seats` does so for an option
wherever it occurs, unless `opt-game-seats` does so for the commands of one root; a fixed choice says itself
by which message it is called.
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache, wraps
from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.edge.desk import Desk
from bot.edge.replies import Interaction, Reply
from bot.words.catalogue import Catalogue
from bot.words.texts import LANGUAGES, about, bundle, said
from rules.core.asking import Illegal
from rules.games import GAMES

#: What Discord is told of by itself.
Root: TypeAlias = app_commands.Group | app_commands.Command[Any, Any, Any]
#: Where a command may be used.
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
ON_SERVERS = app_commands.AppInstallationType(guild=True, user=False)


def group(
    name: str, contexts: app_commands.AppCommandContext = EVERYWHERE, **more: Any
) -> app_commands.Group:
    """A root of commands."""
    return app_commands.Group(
        name=name,
        description=about("en", f"cmd-{name}"),
        allowed_contexts=contexts,
        allowed_installs=ON_SERVERS,
        **more,
    )


def command(
    parent: app_commands.Group | None, name: str, *, thinking: bool = False
) -> Callable[[Callable[..., Awaitable[None]]], app_commands.Command[Any, Any, Any]]:
    """Make a function a command of a root, or a root of its own, with its texts from the catalogue.

    The function is given the desk at which it is asked for, a `Reply` and what was typed. With `thinking` it
    only looks, or takes its time, and is acknowledged before it is carried out.
    """
    root = "" if parent is None else f"{parent.qualified_name.replace(' ', '-')}-"

    def made(function: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, Any, Any]:
        @wraps(function)
        async def attempted(interaction: Interaction, **given: Any) -> None:
            desk: Desk = interaction.client.desk

            async def work(reply: Reply) -> None:
                _check_kinds(new, given)
                await function(desk, reply, **given)

            await desk.attempt(interaction, work, thinking=thinking)

        # The library looks at what comes after the interaction.
        signature = inspect.signature(function)
        options = list(signature.parameters.values())[1:]
        attempted.__signature__ = signature.replace(parameters=options)  # type: ignore[attr-defined]
        about_options = {option.name: _about(root, option.name) for option in options[1:]}
        described: Any = app_commands.describe(**about_options)(attempted)
        new: app_commands.Command[Any, Any, Any] = app_commands.Command(
            name=name,
            description=about("en", f"cmd-{root}{name}"),
            callback=described,
            parent=None,
        )
        if parent is None:
            new.allowed_contexts, new.allowed_installs = EVERYWHERE, ON_SERVERS
        else:
            parent.add_command(new)
        return new

    return made


#: What each kind of option is given as.
GIVEN_AS: dict[Kind, tuple[type, ...]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.user: (discord.User, discord.Member),
    Kind.attachment: (discord.Attachment,),
}


def _check_kinds(asked: app_commands.Command[Any, Any, Any], given: Mapping[str, Any]) -> None:
    """Refuse a command of an earlier version, which had another kind of option; the library takes any."""
    for parameter in asked.parameters:
        value = given.get(parameter.name)
        fits = type(value) in GIVEN_AS[parameter.type]
        if value is not None and not fits:
            raise Illegal("refused-old-command")


def option_key(root: str, option: str) -> str:
    """The message that names an option: that of its root, or else that of all."""
    own = f"opt-{root}{option}"
    return own if bundle("en").has_message(own) else f"opt-{option}"


def _about(root: str, option: str) -> str:
    if option_key(root, option) == f"opt-{option}":
        return about("en", f"opt-{option}")
    return about("en", f"opt-{root}{option}")


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """A fixed choice that is called what a message says."""
    return app_commands.Choice(name=app_commands.locale_str(about("en", key, None), key=key), value=value)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games that can be played."""
    return [choice(f"game-{game}", game) for game in GAMES]


class Names(app_commands.Translator):
    """Tells Discord how commands are called in other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The name or description in a locale, or None where it is the English one."""
        code = SPOKEN.get(locale)
        if code is None:
            return None
        key = string.extras.get("key") or _key(context)
        if key is None:
            return None
        return _called(bundle(code), key, "about" if context.location in DESCRIPTIONS else None)


#: The languages besides English of those that Discord asks for, which are a great many.
SPOKEN = {
    locale: code
    for locale in discord.Locale
    if (code := locale.value.partition("-")[0]) in LANGUAGES and code != "en"
}


@lru_cache(maxsize=8192)
def _called(catalogue: Catalogue, key: str, attribute: str | None) -> str | None:
    """What a catalogue says, if anything; many options are called the same."""
    return said(catalogue, key, attribute) if catalogue.has_message(key) else None


DESCRIPTIONS = {Where.command_description, Where.group_description, Where.parameter_description}


def _key(context: app_commands.TranslationContextTypes) -> str | None:
    data: Any = context.data
    match context.location:
        case Where.command_name | Where.command_description | Where.group_name | Where.group_description:
            return f"cmd-{data.qualified_name.replace(' ', '-')}"
        case Where.parameter_name | Where.parameter_description:
            root, _, below = data.command.qualified_name.partition(" ")
            return option_key(f"{root}-" if below else "", data.name)
        case _:
            return None
