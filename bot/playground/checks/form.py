"""How Discord refuses: its error codes, and forms in which every fault is told where it stands."""

import re
from typing import Any

import msgspec

Payload = dict[str, Any]
Path = tuple[str | int, ...]

#: What is raised where bytes are no JSON, or JSON that nobody can take in.
GARBLED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Refused(Exception):  # noqa: N818 - it is an answer, not an accident
    """An answer of Discord that is not a yes."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code = status, code
        self.payload: Payload = {"message": message, "code": code} | ({"errors": errors} if errors else {})


REFUSALS = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50027: (401, "Invalid Webhook Token"),
    50083: (400, "Thread is archived"),
    50024: (400, "Cannot execute action on this channel type"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


def refused(code: int) -> Refused:
    status, message = REFUSALS[code]
    return Refused(status, code, message)


#: As many digits as a number of 64 bits has at most.
SNOWFLAKE = re.compile(r"[0-9]{1,20}")
LARGEST = 2**64 - 1


class Form:
    """A form body being looked through: every fault is noted where it stands, then all are told."""

    def __init__(self) -> None:
        self.errors: Payload = {}

    def blame(self, path: Path, code: str, message: str) -> None:
        here = self.errors
        for step in path:
            here = here.setdefault(str(step), {})
        here.setdefault("_errors", []).append({"code": code, "message": message})

    def settle(self) -> None:
        """Refuse the form if there was anything to blame."""
        if self.errors:
            raise Refused(400, 50035, "Invalid Form Body", self.errors)

    def text(self, path: Path, value: Any, least: int, most: int, *, required: bool = False) -> bool:
        """Check a text; whether it is there and in order."""
        if value is None:
            if required:
                self.blame(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        if not isinstance(value, str):
            self.blame(path, "BASE_TYPE_BAD_STRING", "Could not interpret value as string.")
            return False
        if not least <= len(value) <= most:
            told = f"Must be between {least} and {most} in length."
            if least == 0:
                self.blame(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
            elif not value and required:
                self.blame(path, "BASE_TYPE_REQUIRED", "This field is required")
            else:
                self.blame(path, "BASE_TYPE_BAD_LENGTH", told)
            return False
        return True

    def array(self, path: Path, value: Any, least: int, most: int) -> list[Any]:
        """Check a list and give it back, empty if it is none."""
        if not isinstance(value, list):
            self.blame(path, "BASE_TYPE_BAD_LIST", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.blame(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def snowflake(self, path: Path, value: str | None) -> int:
        """Check the text of an id and give its number, 0 if there is none."""
        if value is None:
            return 0
        if not SNOWFLAKE.fullmatch(value) or int(value) > LARGEST:
            self.blame(path, "NUMBER_TYPE_COERCE", f'Value "{value[:100]}" is not snowflake.')
            return 0
        return int(value)

    def count(self, path: Path, value: str, least: int, most: int) -> int:
        """Check the text of a number and give it, or else the least."""
        if not SNOWFLAKE.fullmatch(value.removeprefix("-")):
            self.blame(path, "NUMBER_TYPE_COERCE", f'Value "{value[:100]}" is not int.')
            return least
        self.number(path, int(value), least, most)
        return int(value)

    def number(self, path: Path, value: Any, least: int, most: int) -> None:
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.blame(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.blame(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.blame(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
