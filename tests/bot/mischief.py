"""Work that nobody should wait for; in a module of its own, so that a process has little to load for it."""


def ponder(*_: object) -> None:
    """Never come to an end."""
    while True:
        pass


def gather(*_: object) -> bytearray:
    """Need more memory than anything should."""
    return bytearray(10**10)
