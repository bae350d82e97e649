"""`python -m bot`, which is also the command `schout`."""

import signal

if __name__ == "__main__":
    # Whoever interrupts while all the rest is being imported wants no traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import sys

from bot.hosting.command import main as main

if __name__ == "__main__":
    sys.exit(main())
