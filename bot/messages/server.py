"""What a server settles for all games on it, as those read and choose it who may manage it."""

from bot.messages.custom_ids import ServerTerm, encode
from bot.messages.layout import Channels, Choice, Row, Select, cut
from bot.messages.limits import CHOICES
from bot.messages.panels import Panel
from bot.store.rows import ServerRow
from bot.tables.clock import PACES
from bot.words.texts import ENDONYMS, LANGUAGES, Speaker

#: Who may bring printed files of their own; hosts are those who may manage channels.
PRINTED = ("everybody", "hosts", "nobody")
#: What has fixed choices; no language is that of the server itself.
CHOSEN = {
    "language": ("auto", *LANGUAGES),
    "pace": tuple(PACES),
    "threads": ("no", "yes"),
    "hosts": ("everybody", "hosts"),
    "printed": PRINTED,
}
#: What is chosen from the channels of the server: how many of them at most.
IN_CHANNELS = {"channels": CHOICES, "chronicle": 1}
#: In this order.
TERMS = ("language", "pace", "channels", "threads", "chronicle", "hosts", "printed")


def chosen(server: ServerRow, name: str) -> str:
    """What a server has chosen."""
    return str(getattr(server, name)) or "auto"


def value_name(say: Speaker, name: str, value: str) -> str:
    """What a choice is called."""
    if name == "language" and value in ENDONYMS:
        return ENDONYMS[value]
    return say(f"pace-{value}" if name == "pace" else f"server-{name}-{value}")


def server_panel(server: ServerRow, say: Speaker) -> Panel:
    """All that a server settles, with a line about each, and selects to change it."""
    lines = [f"### {say('server-title')}"]
    for name in TERMS:
        about = say(f"server-{name}-about")
        term = say("server-term", name=say(f"server-{name}"), value=_now(server, name, say), about=about)
        lines.append(term)
    return Panel(["\n".join(lines)], [_row(server, name, say) for name in TERMS])


def _now(server: ServerRow, name: str, say: Speaker) -> str:
    if name in CHOSEN:
        return value_name(say, name, chosen(server, name))
    channels: list[int] = getattr(server, name)
    return say.listed(f"<#{channel}>" for channel in channels) if channels else say(f"server-{name}-none")


def _row(server: ServerRow, name: str, say: Speaker) -> Row | Channels:
    meant, plain = encode(ServerTerm(name)), say.plainly()
    title = cut(plain(f"server-{name}"), 150)
    if name in IN_CHANNELS:
        forums = name == "channels"
        return Channels(meant, title, tuple(getattr(server, name)), IN_CHANNELS[name], forums)
    choices = [Choice(value, cut(value_name(plain, name, value), 80)) for value in CHOSEN[name]]
    return Select(meant, title, tuple(choices))
