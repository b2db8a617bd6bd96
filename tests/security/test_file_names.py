"""Names of files that are not UTF-8, or that a terminal would obey."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from mupuppet.cli.main import main
from mupuppet.testing.case import Case
from mupuppet.testing.catalog import CatalogUnderTest
from mupuppet.testing.project import Options, Project
from tests.security.test_git import git

NAMES = [b"\xff\xfe", b"a\x1b]0;t\x07\r\nb", "\u202e\u009b31m".encode()]


@pytest.fixture(params=NAMES, ids=["bytes", "controls", "unicode"])
def name(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a directory of code, of its files and of a node's facts."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    name = os.fsdecode(request.param)
    top = tmp_path / name
    for directory in ("manifests", "data", "facts", "modules/m/templates"):
        (top / directory).mkdir(parents=True)
    site = "notify { 'a': message => template('m/t.erb') }\n$x = lookup('k', default_value => 1)\n"
    (top / "manifests" / f"{name}.pp").write_text(site)
    (top / "modules/m/templates/t.erb").write_text("<%= 1 %>")
    (top / "hiera.yaml").write_text("version: 5\nhierarchy: [{name: g, glob: '*.yaml'}]\n")
    (top / "data" / f"{name}.yaml").write_text("k: 2\n")
    (top / "facts" / f"{name}.yaml").write_text("name: n1\nvalues: {a: 1}\n")
    monkeypatch.chdir(top)
    return name


def test_every_command_has_an_outcome(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    native = ["--ruby", "never"]
    file = f"manifests/{name}.pp"
    for arguments in (
        ["compile", ".", *native],
        ["compile", file, "--modulepath", "modules", *native],
        ["compile", ".", "--facts", f"facts/{name}.yaml", *native],
        ["validate", "."],
        ["lookup", "k", "."],
        ["why", ".", "Notify[a]", *native],
        ["env", "."],
        ["parse", file],
    ):
        assert main(arguments) == 0, arguments
        printed = capfd.readouterr()
        shown = printed.out + printed.err
        assert [each for each in shown if each != "\n" and not each.isprintable()] == []


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_a_fleet_has_an_outcome(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    top = Path.cwd()
    git(top, "init", "-q", "-b", "main")
    git(top, "add", ".")
    git(top, "commit", "-q", "-m", "First")
    (top / "manifests" / f"{name}.pp").write_text("notify { 'b': }\n")
    git(top, "commit", "-q", "-a", "-m", "Second")
    native = ["--facts", "facts", "--ruby", "never"]
    can_be_stored = "\udcff" not in name
    for arguments in (
        ["fleet", ".", *native],
        ["diff", "HEAD~1..HEAD", *native],
        ["impact", "HEAD~1", *native],
    ):
        status = main(arguments)
        printed = capfd.readouterr()
        if can_be_stored:
            assert status in (0, 2)
        elif status == 1:
            assert "not UTF-8" in printed.err
        shown = printed.out + printed.err
        assert [each for each in shown if each != "\n" and not each.isprintable()] == []


def test_what_a_failing_assertion_shows(tmp_path: Path) -> None:
    (tmp_path / "manifests").mkdir()
    evil = "\x1b]0;t\x07\u202e"
    (tmp_path / "manifests" / "site.pp").write_text(f"notify {{ 'x{evil}': message => '{evil}' }}")
    (tmp_path / "environment.conf").write_text("")
    project = Project(str(tmp_path), Options())
    catalog = CatalogUnderTest(project, Case(host="a.example.com"))
    with pytest.raises(AssertionError) as caught:
        catalog.notify(f"x{evil}").has(message="y")
    message = str(caught.value)
    assert [each for each in message if each != "\n" and not each.isprintable()] == []
    project.close()
