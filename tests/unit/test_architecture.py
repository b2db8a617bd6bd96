"""Invariants of ARCHITECTURE.md that import-linter cannot see."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mupuppet

ROOT = Path(mupuppet.__file__).parent
#: The rooms that may look at files and directories.
READERS = {"cli", "comparison", "environment", "ruby"}
LOOKING = {
    "os": {"listdir", "lstat", "open", "readlink", "scandir", "stat", "walk"},
    "os.path": {
        "exists",
        "getmtime",
        "getsize",
        "isdir",
        "isfile",
        "islink",
        "lexists",
        "realpath",
    },
}
PURE = sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in READERS)


def looks(tree: ast.AST) -> Iterator[str]:
    """Where code asks the file system."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="open")):
                yield f"line {node.lineno}: open"
            case ast.Attribute(value=value, attr=name) if name in LOOKING.get(
                ast.unparse(value), ()
            ):
                yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_some_rooms_look_at_files(path: Path) -> None:
    assert list(looks(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_a_look_at_files_is_seen() -> None:
    code = "import os\nos.path.isfile(x)\nlist(map(os.path.isdir, y))\nopen(z)"
    seen = sorted(each.split()[-1] for each in looks(ast.parse(code)))
    assert seen == ["open", "os.path.isdir", "os.path.isfile"]
