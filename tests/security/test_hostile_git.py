"""Repositories whose own files are hostile: they came in an archive, not by a clone."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest

from mupuppet.cli.blame import Blame
from mupuppet.cli.main import main
from mupuppet.environment.git import GitError
from tests.security.test_git import git, opened_at, plant

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two commits, and the facts of a node."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    top = tmp_path / "repository"
    top.mkdir()
    monkeypatch.chdir(top)
    for directory in ("manifests", "facts"):
        (top / directory).mkdir(parents=True)
    (top / "facts" / "n1.yaml").write_text("name: n1\nvalues: {a: 1}\n")
    git(tmp_path, "init", "-q", "-b", "main", "repository")
    for title in ("a", "b"):
        (top / "manifests" / "site.pp").write_text(f"notify {{ '{title}': }}\n")
        git(top, "add", ".")
        git(top, "commit", "-q", "-m", title)
    return top


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What hangs is ended soon."""
    monkeypatch.setattr("mupuppet.environment.git._SECONDS", 3)


def use(top: Path) -> tuple[str | None, list[int]]:
    """All that is asked of a repository: the answer of `git blame`, and statuses of commands."""
    blamed = Blame()(str(top / "manifests" / "site.pp"), 1)
    common = ["--facts", "facts", "--ruby", "never"]
    statuses = [main(["diff", "HEAD~1..HEAD", *common]), main(["impact", "HEAD~1", *common])]
    return blamed, statuses


def test_an_honest_one(top: Path) -> None:
    blamed, statuses = use(top)
    assert blamed is not None
    assert statuses == [2, 0]


def test_no_program_of_a_repository_elsewhere_is_run(top: Path, tmp_path: Path) -> None:
    """`.git` may be a file or a link that names another repository."""
    mark = tmp_path / "was-run"
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(top, elsewhere)
    plant(elsewhere, mark)
    shutil.rmtree(top / ".git")
    (top / ".git").write_text(f"gitdir: {elsewhere}/.git\n")
    blamed, _ = use(top)
    assert blamed is not None
    (top / ".git").unlink()
    (top / ".git").symlink_to(elsewhere / ".git")
    use(top)
    shutil.rmtree(elsewhere / ".git" / "worktrees", ignore_errors=True)
    (top / ".git").unlink()
    (top / ".git").mkdir()
    (top / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (top / ".git" / "commondir").write_text(f"{elsewhere}/.git\n")
    use(top)
    assert not mark.exists()


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "line", ["/dev", "pipes", ".", "../objects", '"/\\n"', "\0", "/" + "x" * 5000, "../../../.."]
)
def test_objects_elsewhere(top: Path, line: str) -> None:
    objects = top / ".git" / "objects"
    (objects / "pipes" / "pack").mkdir(parents=True)
    os.mkfifo(objects / "pipes" / "pack" / "pack-x.idx")
    (objects / "info").mkdir(exist_ok=True)
    (objects / "info" / "alternates").write_text(f"{line}\n" * 3)
    use(top)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", ["refs/heads/main", "packed-refs", "HEAD", "shallow", "config"])
def test_references_that_lead_elsewhere(
    top: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = top.parent / "secret"
    secret.write_text("geheim geheim\n")
    path = top / ".git" / name
    path.unlink(missing_ok=True)
    path.symlink_to(secret)
    use(top)
    path.unlink()
    os.mkfifo(path)
    use(top)
    path.unlink()
    path.write_text("ref: refs/heads/main\n")  # in a circle
    use(top)
    path.write_bytes(b"\xff\0\x1b[31m" * 100_000)
    use(top)
    printed = capsys.readouterr()
    assert "geheim" not in printed.out + printed.err
    assert "\x1b" not in printed.out + printed.err


def test_damaged_objects(top: Path) -> None:
    git(top, "gc", "-q")
    draw = random.Random(20)
    files = [path for path in (top / ".git" / "objects").rglob("*") if path.is_file()]
    saved = {path: path.read_bytes() for path in files}
    for _ in range(8):
        path = draw.choice([each for each in files if each.suffix in (".pack", ".idx")])
        content = bytearray(saved[path])
        for _ in range(draw.choice((1, 20))):
            content[draw.randrange(len(content))] ^= 1 << draw.randrange(8)
        path.chmod(0o600)
        path.write_bytes(content[: draw.choice((len(content), draw.randrange(len(content))))])
        use(top)
        path.write_bytes(saved[path])
    assert use(top)[1] == [2, 0]


def test_a_file_that_git_cannot_load_at_once(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten megabytes of a pack can be ten gigabytes of a file."""
    site = top / "manifests" / "site.pp"
    site.write_bytes(b"# \n" * 2_000_000)
    git(top, "commit", "-q", "-a", "-m", "Large")
    site.write_text("notify { 'a': }\n")
    assert Blame()(str(site), 1) is not None
    monkeypatch.setattr("mupuppet.environment.git._MOST_MEMORY", 1 << 20)
    assert Blame()(str(site), 1) is None
    monkeypatch.setattr("mupuppet.environment.git._MOST_BYTES", 1 << 20)
    blob = git(top, "rev-parse", "HEAD:manifests/site.pp")
    with opened_at(str(top)) as opened, pytest.raises(GitError, match="more than 1048576 bytes"):
        opened.blob(blob)


def test_what_commits_say_is_printed_without_control_characters(
    top: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = top / "manifests" / "site.pp"
    site.write_text("notify { 'a': message => 'x' }\n")
    evil = "\x1b]0;title\x07\x1b[31m\u202e\r"
    variables = {"GIT_AUTHOR_NAME": f"E{evil}", "GIT_AUTHOR_EMAIL": "e@example.com"}
    git(top, "commit", "-q", "-a", "-m", f"Odd{evil}subject", **variables)
    assert main(["why", str(top), "Notify[a]", "--blame", "--ruby", "never"]) == 0
    assert main(["why", str(top), "Notify[a]", "--blame", "--format", "json"]) == 0
    use(top)
    printed = capsys.readouterr()
    assert "Odd" in printed.out
    for character in "\x1b\x07\r":
        assert character not in printed.out + printed.err
