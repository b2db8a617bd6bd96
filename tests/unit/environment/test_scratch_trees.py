"""The directory for files of requests: it has those of the last request, and nothing else."""

import os

import pytest

from mupuppet.environment.scratch_trees import ScratchTree


def found(root: str) -> dict[str, str | None]:
    """What is in a directory: the contents of files, and None for directories."""
    everything: dict[str, str | None] = {}
    for parent, subdirectories, files in os.walk(root):
        for name in subdirectories:
            everything[os.path.relpath(os.path.join(parent, name), root)] = None
        for name in files:
            path = os.path.join(parent, name)
            with open(path, encoding="utf-8") as file:
                everything[os.path.relpath(path, root)] = file.read()
    return everything


def test_only_the_last_files_are_there() -> None:
    tree = ScratchTree()
    root = tree.lay_out({"a/b/c": "1", "a/d": "2", "e": "3"})
    assert found(root) == {"a": None, "a/b": None, "a/b/c": "1", "a/d": "2", "e": "3"}
    assert tree.lay_out({"a/d": "4", "e/f": "5"}) == root
    assert found(root) == {"a": None, "a/d": "4", "e": None, "e/f": "5"}
    tree.lay_out({"a": "6"})
    assert found(root) == {"a": "6"}
    tree.remove()
    assert not os.path.exists(root)


def test_after_a_failure_nothing_is_left() -> None:
    tree = ScratchTree()
    root = tree.lay_out({"a": "1"})
    with pytest.raises(UnicodeEncodeError):
        tree.lay_out({"b": "2", "c": "\ud800"})
    assert not os.path.exists(root)
    assert found(tree.lay_out({"d": "3"})) == {"d": "3"}
    tree.remove()
