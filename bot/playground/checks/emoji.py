"""What Discord refuses about an application's own emoji."""

import re
from base64 import b64decode
from binascii import Error

from bot.playground.checks.form import Form, Payload

NAMED = re.compile(r"\w{2,32}", re.ASCII)
#: How a picture stands in a request, and the most that one may have.
DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
MOST_BYTES = 256 * 1024
#: So many an application has at most.
MOST = 2000


def check_name(form: Form, name: object) -> None:
    """A name has letters, digits and underscores."""
    if form.text(("name",), name, 2, 32, required=True) and not NAMED.fullmatch(str(name)):
        told = "String value did not match validation regex."
        form.blame(("name",), "STRING_TYPE_REGEX", told)


def check_new(body: Payload, taken: set[str]) -> tuple[str, bytes]:
    """Refuse what Discord would refuse about a new emoji; the kind and the bytes of its picture."""
    form = Form()
    check_name(form, body.get("name"))
    if body.get("name") in taken:
        told = "An application emoji with this name already exists"
        form.blame(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", told)
    given = body.get("image")
    found = None
    if form.text(("image",), given, 1, 1 << 30, required=True):
        found = DATA.fullmatch(str(given))
    kind, picture = "", b""
    if given and found is None:
        form.blame(("image",), "BASE_TYPE_BAD_STRING", "Could not interpret value as a data URI.")
    elif found is not None:
        kind, picture = found[1], _decoded(form, found[2])
    if len(picture) > MOST_BYTES:
        form.blame(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    form.settle()
    return kind, picture


def _decoded(form: Form, text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except Error:
        form.blame(("image",), "BASE_TYPE_BAD_STRING", "Could not interpret value as a data URI.")
        return b""
