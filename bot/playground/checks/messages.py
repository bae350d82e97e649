"""What Discord refuses about messages: the limits of texts, embeds and mentions."""

from collections.abc import Collection, Iterable

from bot.playground.checks.components import Check
from bot.playground.checks.form import Form, Path, Payload

CONTENT, ALT_TEXT = 2000, 1024
EMBEDS, EMBED_TOTAL = 10, 6000
FILES = 10
EMBED_TEXTS = {"title": 256, "description": 4096}
LEGACY = ("content", "embeds", "sticker_ids", "poll")


def check(body: Payload, *, v2: bool, emojis: Collection[str] = ()) -> None:
    """Refuse what Discord would refuse about a new message or an edit; `emojis` are those that there are."""
    form = Form()
    form.text(("content",), body.get("content"), 0, CONTENT)
    check_embeds(form, body.get("embeds") or [])
    check_mentions(form, body.get("allowed_mentions"))
    if body.get("components"):
        Check(form, "v2" if v2 else "legacy", emojis).all(body["components"])
    for key in LEGACY if v2 else ():
        if body.get(key):
            told = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.blame((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", told)
    for i, file in enumerate(body.get("attachments") or []):
        form.text(("attachments", i, "description"), file.get("description"), 0, ALT_TEXT)
    form.settle()


def check_embeds(form: Form, embeds: Iterable[Payload]) -> None:
    """The embeds of one message, whose texts count together."""
    total = 0
    for i, embed in enumerate(form.array(("embeds",), list(embeds), 0, EMBEDS)):
        path: Path = ("embeds", i)
        for key, most in EMBED_TEXTS.items():
            if form.text((*path, key), embed.get(key), 0, most):
                total += len(embed[key])
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        form.text((*path, "footer", "text"), footer.get("text"), 0, 2048)
        form.text((*path, "author", "name"), author.get("name"), 0, 256)
        total += len(footer.get("text") or "") + len(author.get("name") or "")
        fields = form.array((*path, "fields"), embed.get("fields") or [], 0, 25)
        for j, field in enumerate(fields):
            for key, most in (("name", 256), ("value", 1024)):
                if form.text((*path, "fields", j, key), field.get(key), 1, most, required=True):
                    total += len(field[key])
        if not any(
            embed.get(k) for k in ("title", "description", "fields", "image", "thumbnail", "footer", "author")
        ):
            form.blame((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if total > EMBED_TOTAL:
        form.blame(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_mentions(form: Form, mentions: Payload | None) -> None:
    """`allowed_mentions` may not say the same thing in two ways."""
    if mentions is None:
        return
    parse = mentions.get("parse") or []
    for key in ("users", "roles"):
        named = form.array(("allowed_mentions", key), mentions.get(key) or [], 0, 100)
        if named and key in parse:
            form.blame(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
    for i, word in enumerate(parse):
        if word not in ("users", "roles", "everyone"):
            told = "Value must be one of ('users', 'roles', 'everyone')."
            form.blame(("allowed_mentions", "parse", i), "BASE_TYPE_CHOICES", told)
