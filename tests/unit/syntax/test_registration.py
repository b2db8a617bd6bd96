"""Checks and lowerings register by the class of a node, whatever is loaded before."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALL_MODULES = """
from importlib import import_module
from pkgutil import iter_modules

def import_all(package):
    for module in iter_modules(package.__path__, package.__name__ + "."):
        import_module(module.name)
"""


def output_of(code: str) -> list[str]:
    """What a new process prints that runs this code."""
    command = [sys.executable, "-c", ALL_MODULES + code]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.splitlines()


def test_validation_has_all_checks_from_the_start() -> None:
    code = """
from mupuppet.syntax import validation
from mupuppet.syntax.validation.checker import CHECKS
before = dict(CHECKS)
import_all(validation)
print(*[kind.__name__ for kind in CHECKS if CHECKS[kind] is not before[kind]])
"""
    assert output_of(code) == [""]


MANIFESTS = [
    "$x += 1",
    "class Foo { }",
    "foo { a => 1 }",
    "$x = @(END:pp)\n1 2\n| END\n",
    "f() |$Foo| { }",
    "1 2",
    "$x = {a => 1, a => 2}",
    "class a { } class a { }",
]


def test_findings_do_not_depend_on_what_was_validated_before() -> None:
    code = """
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.syntax.validation import validate

def findings(manifest):
    source = SourceFile(manifest, "site.pp")
    return [(each.id, each.at) for each in validate(parse(source), source)]

for manifest in {manifests!r}:
    print(manifest.encode(), findings(manifest))
"""
    forwards = output_of(code.format(manifests=MANIFESTS))
    backwards = output_of(code.format(manifests=MANIFESTS[::-1]))
    assert forwards == backwards[::-1]
    assert [line for line in forwards if line.endswith("[]")] == []


def test_a_class_of_nodes_has_one_check() -> None:
    from mupuppet.syntax.nodes import Integer
    from mupuppet.syntax.validation.checker import Checker, check

    with pytest.raises(ValueError, match="two checks"):

        @check(Integer)
        def _check(checker: Checker, node: Integer) -> None:
            """Never registered."""


def test_every_lowering_is_listed_with_its_module() -> None:
    """A class of nodes that `lowered_in` misses would only work if its module is loaded already."""
    code = """
from mupuppet.compiler.evaluation import lowering
from mupuppet.compiler.evaluation.lowering.base import _LOWERERS, lowered_in
before = set(_LOWERERS)
import_all(lowering)
for kind, lower in _LOWERERS.items():
    if kind not in before:
        print(f"{kind.__name__} is not listed")
    elif lower.__module__ == lowered_in.__module__:
        print(f"{kind.__name__} is listed, but nothing lowers it")
"""
    assert output_of(code) == []
