"""What `diff`, `impact` and `fleet` write and read for the trees and links of a repository.

A tree need not be made by git: its paths can lead anywhere, and a link and a directory can have
one name.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mupuppet.cli.main import main
from mupuppet.fleet.causes import hunks_of
from mupuppet.fleet.snapshots import (
    Snapshot,
    SnapshotError,
    difference,
    directory_snapshot,
    with_outside,
)
from tests.security.test_git import git

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


class Forge:
    """A repository with trees that git itself would not make."""

    def __init__(self, top: Path) -> None:
        self.top = top
        #: A directory that is none of the repository's business.
        self.victim = top.parent / "victim"
        self.victim.mkdir()
        (self.victim / "secret").write_text("geheim")
        (top / "manifests").mkdir(parents=True)
        (top / "facts").mkdir()
        (top / "manifests" / "site.pp").write_text("notify { 'a': }\n")
        (top / "facts" / "n1.yaml").write_text("name: n1\nvalues: {a: 1}\n")
        git(top, "init", "-q", "-b", "main")
        git(top, "add", ".")
        git(top, "commit", "-q", "-m", "First")
        self.manifests = "40000", "manifests", git(top, "rev-parse", "HEAD:manifests")
        self.blob = self.made("blob", b"notify { 'b': }\n")
        self.link = self.made("blob", os.fsencode(self.victim))
        self.directory = self.tree(("100644", "planted", self.blob))

    def made(self, kind: str, content: bytes) -> str:
        written = subprocess.run(
            ["git", "hash-object", "-t", kind, "-w", "--literally", "--stdin"],
            cwd=self.top, input=content, capture_output=True, check=True,
        )  # fmt: skip
        return written.stdout.decode().strip()

    def tree(self, *entries: tuple[str, str, str]) -> str:
        parts = (f"{mode} {name}\0".encode() + bytes.fromhex(id) for mode, name, id in entries)
        return self.made("tree", b"".join(parts))

    def branch(self, *entries: tuple[str, str, str]) -> None:
        """Let the branch `evil` have a tree with these entries and the manifests."""
        tree = self.tree(*entries, self.manifests)
        commit = git(self.top, "commit-tree", tree, "-p", "main", "-m", "Evil")
        git(self.top, "update-ref", "refs/heads/evil", commit)

    def compared(self, what: str = "main..evil") -> int:
        return main(["diff", what, "--facts", "facts", "--ruby", "never"])


@pytest.fixture
def forge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forge:
    made = Forge(tmp_path / "repository")
    monkeypatch.chdir(made.top)
    return made


@pytest.mark.parametrize("kind", ["100644", "120000", "160000"])
@pytest.mark.parametrize(
    "path",
    [
        "manifests/../../victim/planted", "../victim/planted", "/VICTIM/planted", "a//b", "a/./b",
        ".git/config", "a/.git/hooks/post-checkout",
    ],
)  # fmt: skip
def test_a_path_that_no_work_tree_can_have(
    forge: Forge, kind: str, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    forge.branch((kind, path.replace("/VICTIM", str(forge.victim)), forge.blob))
    assert forge.compared() != 0
    assert "which a work tree cannot have" in capsys.readouterr().err
    assert os.listdir(forge.victim) == ["secret"]


def test_a_directory_and_a_link_of_one_name(
    forge: Forge, capsys: pytest.CaptureFixture[str]
) -> None:
    forge.branch(("120000", "a", forge.link), ("40000", "a", forge.directory))
    assert forge.compared() != 0
    assert "a is a directory and something else" in capsys.readouterr().err
    assert os.listdir(forge.victim) == ["secret"]


def test_no_snapshot_is_written_through_its_links(tmp_path: Path) -> None:
    (tmp_path / "victim").mkdir()
    (tmp_path / "copy").mkdir()
    files = {"a": f"link:{tmp_path}/victim", "a/planted": "1"}
    with pytest.raises(SnapshotError):
        Snapshot("", files, {"a/planted": b"x"}.__getitem__).write_to(str(tmp_path / "copy"))
    assert os.listdir(tmp_path / "victim") == []


def test_a_submodule_that_is_a_link_in_the_work_tree_is_not_copied(
    forge: Forge, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its files would be files of the environment, which code may read."""
    module = forge.top / "modules" / "m"
    module.mkdir(parents=True)
    (module / "files").symlink_to(forge.victim)
    code = forge.made("blob", b"notify { 'b': message => file('m/secret') }\n")
    submodule = forge.tree(("160000", "files", git(forge.top, "rev-parse", "HEAD")))
    forge.manifests = "40000", "manifests", forge.tree(("100644", "site.pp", code))
    forge.branch(("40000", "modules", forge.tree(("40000", "m", submodule))))
    assert forge.compared() != 0
    shown = "".join(capsys.readouterr())
    assert "refused" in shown
    assert "geheim" not in shown


def test_experiments_do_not_change_what_links_lead_to(tmp_path: Path) -> None:
    """Where a link becomes a directory, or does not lead outside any more."""
    victim = tmp_path / "victim"
    victim.mkdir()
    (victim / "init.pp").write_text("class m { }")
    for name in ("before", "after"):
        (tmp_path / name / "data").mkdir(parents=True)
        (tmp_path / name / "data" / "common.yaml").write_text(f"of: {name}\n")
    (tmp_path / "before" / "m").symlink_to(victim)
    (tmp_path / "before" / "d").mkdir()
    (tmp_path / "before" / "d" / "x").write_text("x")
    (tmp_path / "after" / "m").mkdir()
    (tmp_path / "after" / "m" / "init.pp").write_text("class m { notify { 'a': } }")
    (tmp_path / "after" / "d").write_text("a file")
    before, after = (
        with_outside(directory_snapshot(str(tmp_path / name), name), str(tmp_path / name), (), bool)
        for name in ("before", "after")
    )
    assert f"{victim}/init.pp" in before.files
    found = hunks_of(before, after, difference(before, after))
    assert found.keys() == {"data/common.yaml", "d/x", "m"}


def test_a_link_to_everything_is_not_followed(forge: Forge) -> None:
    """Every file of the machine would be read."""
    (forge.top / "all").symlink_to("/")
    assert main(["fleet", ".", "--facts", "facts", "--ruby", "never"]) == 0
    made = directory_snapshot(str(forge.top), "")
    assert with_outside(made, str(forge.top), (), {}.__contains__).files == made.files


# --- The store


def test_a_store_that_the_repository_brings_is_not_used(
    forge: Forge, capsys: pytest.CaptureFixture[str]
) -> None:
    """It could say that a change has no effect."""
    arguments = ["fleet", ".", "--facts", "facts", "--ruby", "never"]
    assert main(arguments) == 0
    assert main(arguments) == 0
    git(forge.top, "add", "-f", ".mupuppet/fleet.db")
    git(forge.top, "commit", "-q", "-m", "Results")
    capsys.readouterr()
    assert main(arguments) != 0
    assert forge.compared("HEAD~1..HEAD") != 0
    assert capsys.readouterr().err.count("tracks files in .mupuppet") == 2
    assert main([*arguments, "--store", str(forge.top.parent / "other.db")]) == 0


@pytest.mark.parametrize("place", [".mupuppet", ".mupuppet/fleet.db"])
def test_a_store_that_is_a_link_is_not_used(
    forge: Forge, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it leads to would lose its tables, or be made."""
    others = forge.victim / "fleet.db"
    with closing(sqlite3.connect(others)) as database, database:
        database.execute("CREATE TABLE cookies (name)")
    link = forge.top / place
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(forge.victim if place == ".mupuppet" else others)
    assert main(["fleet", ".", "--facts", "facts", "--ruby", "never"]) != 0
    assert "is a link" in capsys.readouterr().err
    arguments = ["fleet", ".", "--facts", "facts", "--ruby", "never", "--store", str(others)]
    assert main(arguments) != 0
    assert "the database of another program" in capsys.readouterr().err
    with closing(sqlite3.connect(others)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("cookies",)]
    assert not (forge.victim / ".gitignore").exists()


def test_a_damaged_store_is_an_error(forge: Forge) -> None:
    run = ["fleet", ".", "--facts", "facts", "--ruby", "never"]
    assert main(run) == 0
    store = forge.top / ".mupuppet" / "fleet.db"
    content = store.read_bytes()
    draw = random.Random(20)
    for _ in range(20):
        damaged = bytearray(content)
        for _ in range(draw.choice((1, 5, 50))):
            damaged[draw.randrange(len(damaged))] ^= 1 << draw.randrange(8)
        store.write_bytes(damaged[: draw.choice((len(damaged), draw.randrange(len(damaged))))])
        for arguments in (run, ["fleet", "query", "classes"], ["fleet", "query", "Notify[a]"]):
            assert main(arguments) in (0, 1)


# --- Directories in directories


def dig(directory: Path, depth: int) -> None:
    """Make directories in each other: the path of the last one may be longer than paths can be."""
    directory.mkdir(parents=True, exist_ok=True)
    here = os.open(directory, os.O_RDONLY)
    for _ in range(depth):
        os.mkdir("d", dir_fd=here)
        inner = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = inner
    for name in ("a.pp", "a.yaml", "a.rb"):
        os.close(os.open(name, os.O_CREAT, dir_fd=here))
    os.close(here)


@pytest.fixture
def deep_forge(forge: Forge) -> Iterator[Forge]:
    (forge.top / "hiera.yaml").write_text("version: 5\nhierarchy: [{name: g, glob: '**/*.yaml'}]\n")
    try:
        for place in ("manifests", "data", "facts", "modules/m/manifests", "modules/m/templates",
                      "modules/m/lib/puppet/functions/m", "x.d"):  # fmt: skip
            dig(forge.top / place, 1200)
        yield forge
    finally:  # what removes the directories of tests recurses
        subprocess.run(["rm", "-rf", *map(str, forge.top.iterdir())], check=True)


@pytest.mark.usefixtures("deep_forge")
def test_directories_that_are_nested_deeper_than_calls(capsys: pytest.CaptureFixture[str]) -> None:
    native = ["--facts", "facts", "--ruby", "never"]
    for arguments in (
        ["env", "."], ["compile", ".", "--ruby", "never"], ["lookup", "k", "."],
        ["lookup", "--unused", "."], ["fleet", ".", *native], ["diff", "HEAD", *native],
        ["impact", "HEAD", *native], ["compile", ".", "--all-nodes", "--ruby", "never"],
    ):  # fmt: skip
        assert main(arguments) in (0, 1, 2), arguments
        assert "nested too deep" not in capsys.readouterr().err


def test_a_tree_of_git_that_is_too_deep(forge: Forge, capsys: pytest.CaptureFixture[str]) -> None:
    path = "/".join(["d"] * 1900)
    source = "".join(
        f"commit refs/heads/deep\ncommitter a <b> {number} +0000\ndata 1\nx\n"
        f"M 100644 inline modules/m/manifests/{path}/a.pp\ndata 1\n{number}\n"
        for number in (1, 2)
    )
    subprocess.run(
        ["git", "fast-import", "--quiet"], cwd=forge.top, input=source.encode(), check=True
    )
    for verb in ("diff", "impact"):
        assert main([verb, "deep~1..deep", "--facts", "facts", "--ruby", "never"]) == 1
        assert "more than 200 directories deep" in capsys.readouterr().err
