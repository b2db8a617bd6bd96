"""Snapshots: files of directories and commits, and how they differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet.environment.git import Repository
from mupuppet.fleet.snapshots import (
    SnapshotError,
    difference,
    directory_snapshot,
    revision_snapshot,
)
from tests.unit.fleet.repositories import SMALL, commit_all, git, small_repository, write


def test_a_commit_and_its_checkout_are_the_same(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    commit = commit_all(root, "first")
    repository = Repository.containing(str(root))
    assert repository is not None
    with repository:
        found = revision_snapshot(repository, commit, str(root))
        checkout = directory_snapshot(str(root), "work tree")
        assert found.files == checkout.files
        assert found.digest == checkout.digest
        assert found.read("hiera.yaml") == SMALL["hiera.yaml"].encode()
        target = tmp_path / "written"
        target.mkdir()
        found.write_to(str(target))
        assert directory_snapshot(str(target), "").digest == found.digest
        with pytest.raises(SnapshotError, match="no commit nonsense"):
            revision_snapshot(repository, "nonsense", str(root))


def test_no_checkout_is_disturbed(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    first = commit_all(root, "first")
    write(root, {"data/common.yaml": "changed: 1\n"})
    (root / "new").write_text("x")
    before = git(root, "status", "--porcelain")
    repository = Repository.containing(str(root))
    assert repository is not None
    with repository:
        snapshot = revision_snapshot(repository, first, str(root))
    assert "new" not in snapshot.files
    assert git(root, "status", "--porcelain") == before


def test_a_directory_below_the_top(tmp_path: Path) -> None:
    write(tmp_path / "repo", {"a/x": "1", "b/y": "2"})
    commit_all(tmp_path / "repo", "first")
    repository = Repository.containing(str(tmp_path / "repo"))
    assert repository is not None
    with repository:
        found = revision_snapshot(repository, "HEAD", str(tmp_path / "repo/a"))
        assert list(found.files) == ["x"]
        assert found.read("x") == b"1"


def test_modules_that_git_does_not_know_come_from_the_work_tree(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    write(root, {".gitignore": "modules\n"})
    commit_all(root, "first")
    repository = Repository.containing(str(root))
    assert repository is not None
    with repository:
        found = revision_snapshot(repository, "HEAD", str(root), ["site", "modules", "/else"])
        assert found.read("modules/app/manifests/init.pp").startswith(b"class app")
        assert "modules/app" in found.notes[0]
        bare = revision_snapshot(repository, "HEAD", str(root))
        assert not any(path.startswith("modules/") for path in bare.files)


def test_differences(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    before = directory_snapshot(str(root), "")
    write(root, {"data/common.yaml": "x: 1\n", "data/roles/db.yaml": None, "data/new/x.yaml": "1"})
    changed = difference(before, directory_snapshot(str(root), ""))
    assert changed.paths == {"data/common.yaml", "data/roles/db.yaml", "data/new/x.yaml"}
    assert changed.has_existence("data/new")
    assert changed.has_existence("data/roles/db.yaml")
    assert not changed.has_existence("data/common.yaml")
    assert difference(before, before).is_empty


def test_differences_are_seen_through_links(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    (root / "modules" / "linked").symlink_to("../site/base")
    before = directory_snapshot(str(root), "")
    write(root, {"site/base/manifests/init.pp": "class base { }\n"})
    changed = difference(before, directory_snapshot(str(root), ""))
    assert changed.has("modules/linked/manifests/init.pp")
    middle = directory_snapshot(str(root), "")
    (root / "modules" / "linked").unlink()
    (root / "modules" / "linked").symlink_to("app")
    assert difference(middle, directory_snapshot(str(root), "")).has("modules/linked/anything")
