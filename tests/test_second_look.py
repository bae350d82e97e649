"""What fails by chance is named and does not stop everybody; what is broken fails."""

import subprocess
import sys
from pathlib import Path

import pytest

SOMETIMES = """
from pathlib import Path
def test_sometimes():
    seen = Path("seen")
    first = not seen.exists()
    seen.touch()
    assert not first
"""
NEVER = "def test_never():\n    assert False\n"
MANY = "import pytest\n@pytest.mark.parametrize('n', range(4))\ndef test_many(n):\n    assert False\n"


@pytest.mark.parametrize(
    ("tests", "code", "said", "unsaid"),
    [
        pytest.param(SOMETIMES, 0, "DOUBTFUL", "test_never", id="by chance"),
        pytest.param(SOMETIMES + NEVER, 1, "A second look", "DOUBTFUL", id="one is broken"),
        pytest.param(MANY, 1, "4 failed", "A second look", id="many are"),
        pytest.param("import nothing_like_it", 2, "nothing_like_it", "A second look", id="not even read"),
    ],
)
def test_what_failed_is_looked_at_again_alone(
    tmp_path: Path, tests: str, code: int, said: str, unsaid: str
) -> None:
    (tmp_path / "test_some.py").write_text(tests)
    command = [sys.executable, "-m", "tests.second_look", "-pno:xdist"]
    # Of all that could be plugged in only what shares tests out is: it is asked not to.
    there = {"PYTHONPATH": str(Path(__file__).parents[1]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    there["PYTEST_PLUGINS"] = "xdist.plugin"
    run = subprocess.run(command, cwd=tmp_path, env=there, capture_output=True, text=True, check=False)
    assert run.returncode == code, run.stdout
    assert said in run.stdout
    assert unsaid not in run.stdout
