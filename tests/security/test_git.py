"""Git runs nothing that a repository, a module or the environment names."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from mupuppet.cli.blame import Blame
from mupuppet.environment.git import ChangedPath, GitError, Repository, TreeEntry

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")

_WHO = ("-c", "user.name=Jane Doe", "-c", "user.email=jane@example.com")


def git(directory: Path, *arguments: str, **variables: str) -> str:
    done = subprocess.run(
        ["git", *_WHO, *arguments],
        cwd=directory,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
    )
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    top = tmp_path / "repository"
    (top / "modules" / "m" / "manifests").mkdir(parents=True)
    (top / "site.pp").write_text("include m\n")
    (top / "modules" / "m" / "manifests" / "init.pp").write_text("class m {\n}\n")
    git(top, "init", "-q", "-b", "main")
    git(top, "add", ".")
    git(top, "commit", "-q", "-m", "First")
    return top


def opened_at(path: str) -> Repository:
    found = Repository.containing(path)
    assert found is not None
    return found


def plant(top: Path, mark: Path) -> None:
    """Everything with which a configuration makes git run a program."""
    program = top.parent / "program"
    program.write_text(f"#!/bin/sh\necho \"$@\" >> '{mark}'\ncat\n")
    program.chmod(0o755)
    for name in ("post-index-change", "post-checkout", "pre-commit", "reference-transaction"):
        hook = top / ".git" / "hooks" / name
        hook.parent.mkdir(exist_ok=True)
        hook.write_text(program.read_text())
        hook.chmod(0o755)
    (top / ".gitattributes").write_text("* filter=evil diff=evil\n")
    (top / ".git" / "info").mkdir(exist_ok=True)
    (top / ".git" / "info" / "attributes").write_text("* filter=evil diff=evil\n")
    for key in (
        "filter.evil.clean", "filter.evil.smudge", "filter.evil.process", "diff.evil.textconv",
        "diff.evil.command", "diff.external", "core.fsmonitor", "core.pager", "pager.blame",
        "pager.ls-tree", "alias.blame", "alias.cat-file", "alias.ls-tree", "core.sshCommand",
        "core.gitProxy", "core.editor", "credential.helper", "core.askPass", "gpg.program",
        "core.alternateRefsCommand", "uploadpack.packObjectsHook",
    ):  # fmt: skip
        git(top, "config", key, f"!{program}" if key.startswith("alias") else str(program))
    git(top, "config", "filter.evil.required", "true")
    git(top, "config", "log.showSignature", "true")
    # What is missing would be fetched from where a program answers.
    git(top, "config", "core.repositoryFormatVersion", "1")
    git(top, "config", "extensions.partialClone", "origin")
    git(top, "config", "remote.origin.url", f"ext::{program} %S")
    git(top, "config", "remote.origin.promisor", "true")
    git(top, "config", "protocol.ext.allow", "always")


def test_no_program_of_the_configuration_is_run(repository: Path, tmp_path: Path) -> None:
    mark = tmp_path / "was-run"
    plant(repository, mark)
    site = repository / "site.pp"
    site.write_text("include m\nnotice(1)\n")
    assert "Jane Doe" in (Blame()(str(site), 1) or "")
    assert Blame()(str(site), 2) == "not committed yet"
    with opened_at(str(site.parent)) as opened:
        head = opened.commit("HEAD")
        for entry in list(opened.files(head)):
            opened.blob(entry.id)
        list(opened.changed(head, head))
        with pytest.raises(GitError):
            opened.blob("1234567890123456789012345678901234567890")
    assert not mark.exists()
    # The attack itself is real.
    subprocess.run(["git", "blame", "site.pp"], cwd=repository, capture_output=True, check=False)
    assert mark.exists()


def test_a_committed_bare_repository_is_not_asked(repository: Path, tmp_path: Path) -> None:
    mark = tmp_path / "was-run"
    module = repository / "modules" / "m" / "manifests"
    git(module, "init", "-q", "--bare", ".")
    git(module, "config", "core.bare", "false")
    git(module, "config", "core.worktree", ".")
    git(module, "config", "core.fsmonitor", f"touch {mark}; false")
    assert "First" in (Blame()(str(module / "init.pp"), 1) or "")
    assert not mark.exists()


def test_variables_of_the_environment_do_not_count(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "was-run"
    monkeypatch.setenv("GIT_DIR", str(tmp_path))
    monkeypatch.setenv("GIT_EXTERNAL_DIFF", f"touch {mark}")
    monkeypatch.setenv("GIT_CONFIG_COUNT", "1")
    monkeypatch.setenv("GIT_CONFIG_KEY_0", "core.fsmonitor")
    monkeypatch.setenv("GIT_CONFIG_VALUE_0", f"touch {mark}")
    monkeypatch.setenv("GIT_TRACE", str(mark))
    assert "First" in (Blame()(str(repository / "site.pp"), 1) or "")
    assert not mark.exists()


def test_replaced_objects_and_grafts_do_not_count(repository: Path) -> None:
    first = git(repository, "rev-parse", "HEAD")
    git(repository, "commit", "-q", "--amend", "-m", "Another")
    git(repository, "replace", "HEAD", first)
    assert "Another" in (Blame()(str(repository / "site.pp"), 1) or "")


@pytest.mark.parametrize("seconds", ["-62135596801", "99999999999999", "9" * 300, "x"])
def test_times_that_do_not_exist(repository: Path, seconds: str) -> None:
    tree = git(repository, "rev-parse", "HEAD^{tree}")
    text = f"tree {tree}\nauthor E <e> {seconds} +0000\ncommitter E <e> 1 +0000\n\nOdd\n"
    written = subprocess.run(
        ["git", "hash-object", "-t", "commit", "-w", "--literally", "--stdin"],
        cwd=repository,
        input=text.encode(),
        capture_output=True,
        check=True,
    )
    git(repository, "update-ref", "refs/heads/main", written.stdout.decode().strip())
    answer = Blame()(str(repository / "site.pp"), 1)
    assert answer is not None
    assert "Odd" in answer


def test_names_are_names_and_never_options(repository: Path) -> None:
    with opened_at(str(repository)) as opened:
        for name in ("--upload-pack=x", "-h", "", "HEAD:site.pp", "no\0pe", "a b", "HEAD\nHEAD"):
            with pytest.raises(GitError):
                opened.commit(name)
        for name in ("HEAD\n", "--batch-all-objects", "HEAD"):
            with pytest.raises(GitError):
                opened.blob(name)
        with pytest.raises(GitError):
            opened.blame(":(glob)**", b"")


def test_what_commits_have(repository: Path) -> None:
    first = git(repository, "rev-parse", "HEAD")
    (repository / "new\nline").write_text("x")
    (repository / "link").symlink_to("/etc/passwd")
    (repository / "site.pp").unlink()
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "-m", "Second")
    with opened_at(str(repository / "modules" / "m")) as opened:
        assert opened.top == str(repository)
        second = opened.commit("main")
        assert opened.commit("HEAD~1") == first
        assert set(opened.changed(first, second)) == {
            ChangedPath("A", "new\nline"), ChangedPath("A", "link"), ChangedPath("D", "site.pp"),
        }  # fmt: skip
        files = {entry.path: entry for entry in opened.files(second)}
        assert files.keys() == {"new\nline", "link", "modules/m/manifests/init.pp"}
        assert isinstance(files["link"], TreeEntry)
        assert not files["link"].is_file
        assert opened.blob(files["modules/m/manifests/init.pp"].id) == b"class m {\n}\n"
        assert opened.blob(files["link"].id) == b"/etc/passwd"


def test_a_work_tree_and_a_clone_that_shares_objects(repository: Path, tmp_path: Path) -> None:
    git(repository, "worktree", "add", "-q", str(tmp_path / "tree"), "-b", "feature")
    (tmp_path / "tree" / "site.pp").write_text("include n\n")
    git(tmp_path / "tree", "commit", "-q", "-a", "-m", "On a branch")
    git(tmp_path, "clone", "-q", "--shared", str(repository), "clone")
    assert "On a branch" in (Blame()(str(tmp_path / "tree" / "site.pp"), 1) or "")
    assert "First" in (Blame()(str(tmp_path / "clone" / "site.pp"), 1) or "")
    git(tmp_path, "init", "-q", "--object-format=sha256", "long")
    (tmp_path / "long" / "site.pp").write_text("include n\n")
    git(tmp_path / "long", "add", ".")
    git(tmp_path / "long", "commit", "-q", "-m", "Long ids")
    assert "Long ids" in (Blame()(str(tmp_path / "long" / "site.pp"), 1) or "")


def test_a_tree_of_any_number_of_files_is_refused(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each tree has the one below it a hundred times: 10²⁰ files in ten objects."""
    entry = git(repository, "rev-parse", "HEAD:site.pp")
    kind = "100644 blob"
    for _ in range(10):
        listing = "".join(f"{kind} {entry}\t{name:02}\n" for name in range(100))
        made = subprocess.run(
            ["git", "mktree"], cwd=repository, input=listing, capture_output=True, text=True,
            check=True,
        )  # fmt: skip
        entry, kind = made.stdout.strip(), "040000 tree"
    monkeypatch.setattr("mupuppet.environment.git._MOST_ENTRIES", 1000)
    with (
        opened_at(str(repository)) as opened,
        pytest.raises(GitError, match="more than 1000 files"),
    ):
        list(opened.files(entry))


@pytest.mark.parametrize("content", [b"", b"gitdir: \0", b"gitdir: ../nowhere", b"\xff" * 9000])
def test_a_broken_link_to_a_repository(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ".git").write_bytes(content)
    (tmp_path / "site.pp").write_text("notice(1)\n")
    assert Blame()(str(tmp_path / "site.pp"), 1) is None
