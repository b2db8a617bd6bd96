"""`mupuppet why --blame`: who wrote the lines that a value comes from."""

import shutil
import subprocess
from pathlib import Path

import pytest

from mupuppet.cli.blame import Blame
from mupuppet.cli.main import main

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "site.pp").write_text("$m = '0600'\nfile { '/x': mode => $m }\n")
    who = ["-c", "user.name=Jane Doe", "-c", "user.email=jane@example.com"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Stricter mode"]):
        subprocess.run(["git", *who, *command], cwd=tmp_path, check=True)
    return tmp_path


def test_the_commit_and_author_of_a_line(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["why", str(repository / "site.pp"), "File[/x]", "mode", "--blame"]) == 0
    out = capsys.readouterr().out
    assert "Jane Doe" in out
    assert "Stricter mode" in out


def test_json_has_it_too(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(repository / "site.pp")
    assert main(["why", path, "File[/x]", "mode", "--blame", "--format", "json"]) == 0
    assert '"blame": "' in capsys.readouterr().out


def test_a_line_that_is_not_committed(repository: Path) -> None:
    path = repository / "site.pp"
    path.write_text(path.read_text() + "# new\n")
    assert Blame()(str(path), 3) == "not committed yet"


def test_outside_of_a_checkout_there_is_none(tmp_path: Path) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { 'x': }\n")
    assert Blame()(str(path), 1) is None


def test_a_configured_program_is_not_run(repository: Path) -> None:
    mark = repository / "was-run"
    subprocess.run(["git", "config", "core.fsmonitor", f"touch {mark}"], cwd=repository, check=True)
    assert Blame()(str(repository / "site.pp"), 1) is not None
    assert not mark.exists()
