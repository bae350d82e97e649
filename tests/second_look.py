"""A second look at what failed: alone, with the machine to itself.

What fails then fails. What passes then is named at the end: it depends on time or on others, which is a fault
of that test or of what it tests, and somebody has to find it; but it does not stop everybody else.
"""

import json
import subprocess
import sys
from pathlib import Path

#: Where pytest keeps what failed last.
FAILED = Path(".pytest_cache/v/cache/lastfailed")
#: If more than so many fail, that is not chance.
MOST = 3
#: What pytest returns when tests have failed, and nothing else is wrong.
SOME_FAILED = 1


def main(arguments: list[str]) -> int:
    """Run all tests with these arguments, and then once more what failed."""
    FAILED.unlink(missing_ok=True)
    pytest = [sys.executable, "-m", "pytest"]
    code = subprocess.run([*pytest, *arguments], check=False).returncode
    failed = sorted(json.loads(FAILED.read_text())) if code == SOME_FAILED and FAILED.exists() else []
    if not 0 < len(failed) <= MOST:
        return code
    print(f"\nA second look, alone, at what failed: {', '.join(failed)}", flush=True)
    code = subprocess.run([*pytest, "--numprocesses", "0", *failed], check=False).returncode
    if code == 0:
        print("\nDOUBTFUL, failed beside others and passed alone; each of these is to be mended:")
        print(*failed, sep="\n", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
