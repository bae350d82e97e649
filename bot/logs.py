"""Structured logs: one JSON object a line, without tokens and without what people write."""

import json
import logging
import re
import sys

#: What every record has; the rest was said with `extra`.
USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


#: Addresses that carry a token of their own, which answers in our name for a quarter of an hour.
TOKENS = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.~-]+")


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def __init__(self, hidden: tuple[str, ...] = ()) -> None:
        """`hidden` words never appear in a line."""
        super().__init__()
        self.hidden = tuple(word for word in hidden if word)

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, place, message, and whatever else was said."""
        told = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "where": record.name,
            "message": record.getMessage(),
        } | {key: value for key, value in record.__dict__.items() if key not in USUAL}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        line = json.dumps(told, default=str, ensure_ascii=False)
        for word in self.hidden:
            line = line.replace(word, "***")
        return TOKENS.sub(r"\1***", line)


def set_up_logs(level: str, hidden: tuple[str, ...] = ()) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(hidden))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Below a warning these tell what people write, and seeds, hands and notes on their way to the file.
    for chatty in ("discord", "aiosqlite", "asyncpg"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
