"""Invariants of ARCHITECTURE.md that import-linter cannot see."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mupuppet

pytestmark = pytest.mark.slow

ROOT = Path(mupuppet.__file__).parent
REPOSITORY = Path(__file__).parents[2]
#: The rooms that may look at files and directories.
READERS = {
    "cli", "comparison", "environment", "fleet", "ruby", "server", "supervision", "testing",
}  # fmt: skip
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
    "slashed": {"realpath", "walk"},
}
_LOOKS = frozenset[str]().union(*LOOKING.values())
#: What rooms that may look call for that.
WAYS = {ROOT / "basics" / "slashed.py"}
PURE = sorted(
    path
    for path in ROOT.rglob("*.py")
    if path.relative_to(ROOT).parts[0] not in READERS and path not in WAYS
)


def looks(tree: ast.AST) -> Iterator[str]:
    """Where code asks the file system."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="open")):
                yield f"line {node.lineno}: open"
            case ast.Attribute(value=value, attr=name) if name in _LOOKS:
                if name in LOOKING.get(ast.unparse(value), ()):
                    yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_some_rooms_look_at_files(path: Path) -> None:
    assert list(looks(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_a_look_at_files_is_seen() -> None:
    code = "import os\nos.path.isfile(x)\nlist(map(os.path.isdir, y))\nopen(z)"
    seen = sorted(each.split()[-1] for each in looks(ast.parse(code)))
    assert seen == ["open", "os.path.isdir", "os.path.isfile"]


#: What makes paths, and would make them with backslashes on Windows.
MAKING_PATHS = {"join", "abspath", "realpath", "normpath", "relpath", "expanduser"}


def test_paths_are_made_with_slashes() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in sorted(ROOT.rglob("*.py"))
        if path.relative_to(ROOT).parts[0] not in ("server", "supervision") and path not in WAYS
        # To parse all modules takes seconds; most do without these functions.
        if "os.path" in (source := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and node.attr in MAKING_PATHS
        and ast.unparse(node.value) == "os.path"
    ]
    assert found == []  # `mupuppet.basics.slashed` has the same functions


# --- Imports


def imports(path: Path, modules: dict[str, Path]) -> Iterator[str]:
    """The modules of the package that a module imports, wherever the import is."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=str(name), names=names) if name.startswith("mupuppet"):
                for each in names:
                    full = f"{name}.{each.name}"
                    yield full if full in modules else name
            case ast.Import(names=names):
                yield from (each.name for each in names if each.name in modules)


@cache
def module_graph() -> dict[str, set[str]]:
    """Every module with what it imports; imports for type checkers and in functions count."""
    modules: dict[str, Path] = {}
    for path in ROOT.rglob("*.py"):
        name = ".".join(["mupuppet", *path.relative_to(ROOT).with_suffix("").parts])
        modules[name.removesuffix(".__init__")] = path
    return {
        name: set(imports(path, modules)) & modules.keys() - {name}
        for name, path in modules.items()
    }


def cycles(graph: dict[str, set[str]]) -> list[set[str]]:
    """The strongly connected components of more than one module (Tarjan's algorithm)."""
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        index[name] = lowest[name] = len(index)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in index:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], index[other])
        if lowest[name] == index[name]:
            at = stack.index(name)
            component, stack[at:] = set(stack[at:]), []
            if len(component) > 1:
                found.append(component)

    for name in sorted(graph):
        if name not in index:
            visit(name)
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycles(module_graph()) == []


def test_a_cycle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str]()}
    assert cycles(graph) == [{"a", "b", "c"}]


# --- Records


#: Other ways to make classes that only store their arguments.
OTHER_RECORDS = re.compile(
    r"^ *(from|import) .*\b(dataclass|dataclasses|NamedTuple|namedtuple)\b", re.M
)
#: What a command printed is unpacked wherever a test runs one.
UNPACKED = {"tests/cli/command.py"}
#: What records are made of cannot be one. The others are made by nearly every run: generating
#: their initializers would take 0.5 % of a small one.
WRITTEN_OUT = {"Field", "CallContext", "LambdaBlock"}


@cache
def our_code() -> dict[str, str]:
    """All our code, by file."""
    return {
        path.relative_to(REPOSITORY).as_posix(): path.read_text(encoding="utf-8")
        for root in ("src", "tests", "bench")
        for path in sorted((REPOSITORY / root).rglob("*.py"))
    }


def initializers(code: dict[str, str]) -> Iterator[tuple[str, ast.ClassDef, ast.FunctionDef]]:
    """The classes that define how they are initialized."""
    for file, source in code.items():
        if "def __init__(" in source:
            for node in ast.parse(source).body:
                if isinstance(node, ast.ClassDef):
                    for each in node.body:
                        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                            yield file, node, each


def only_stores(function: ast.FunctionDef) -> bool:
    """Whether an initializer stores all arguments under their names, and does nothing else."""
    given = [each.arg for each in (*function.args.args[1:], *function.args.kwonlyargs)]
    stored = []
    for statement in function.body:
        match statement:
            case (
                ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.Name(value))
                | ast.AnnAssign(target=ast.Attribute(attr=name), value=ast.Name(value))
            ) if name == value:
                stored.append(name)
            case _:
                return False
    return bool(given) and sorted(given) == sorted(stored)


def written_out_records(code: dict[str, str]) -> list[str]:
    """Classes that should be records.

    Those that extend another class have its form. A class that another one with an initializer of
    its own extends needs one that can be called from there, which that of a record cannot.
    """
    found = list(initializers(code))
    extended = {ast.unparse(base) for _, node, _ in found for base in node.bases}
    return [
        f"{file}:{node.lineno}: {node.name}"
        for file, node, function in found
        if only_stores(function)
        if {ast.unparse(base) for base in node.bases} <= {"Record"}
        if node.name not in extended | WRITTEN_OUT
    ]


def test_classes_that_only_store_their_arguments_are_records() -> None:
    assert written_out_records(our_code()) == []


def test_a_class_that_only_stores_its_arguments_is_found() -> None:
    store = " def __init__(self, a, *, b=1):\n  self.a = a\n  self.b: int = b"
    more = f"{store}\n  self.c = 0"
    code = [
        f"class Found:\n{store}",
        f"class AlsoFound(Record):\n{store}",
        f"class Field:\n{store}",
        f"class Wrong(Exception):\n{store}",
        f"class Computes:\n{more}",
        f"class Base:\n{store}",
        f"class Extends(Base):\n{more}",
    ]
    found = written_out_records({"a.py": "\n".join(code)})
    assert found == ["a.py:1: Found", "a.py:5: AlsoFound"]


def test_there_is_one_way_to_make_a_record() -> None:
    assert {file for file, source in our_code().items() if OTHER_RECORDS.search(source)} == UNPACKED


# --- The layers as ARCHITECTURE.md has them


def layers(container: str) -> list[str]:
    """The layers that import-linter checks, without the marks for rooms that may not exist."""
    configured = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = configured["tool"]["importlinter"]["contracts"]
    (contract,) = [each for each in contracts if each["containers"] == [container]]
    return [layer.replace("(", "").replace(")", "") for layer in contract["layers"]]


@pytest.mark.parametrize("container", ["mupuppet", "mupuppet.compiler", "mupuppet.types"])
def test_the_architecture_page_shows_the_layers_that_are_checked(container: str) -> None:
    page = (REPOSITORY / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert "\n".join(f"    {layer}" for layer in layers(container)) in page
