"""The catalogue of diagnostics: it explains each id, and each id is raised for what it explains."""

from __future__ import annotations

import ast
from typing import get_args

import pytest

from mupuppet import compile
from mupuppet.compiler.errors import LIMITS
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.catalogue import TOPICS, Kind, kinds, limits
from mupuppet.diagnostics.ids import DiagnosticId
from mupuppet.environment.environment import Environment
from tests.paths import ROOT
from tests.rules.compiling import compile_text, translation_of

SOURCE = ROOT / "src" / "mupuppet"
KINDS = kinds()
PAPER = TOPICS["The μPuppet paper"]


def all_ids() -> set[str]:
    return {id for topic in get_args(DiagnosticId) for id in get_args(topic)}


# --- The table


def test_each_id_is_explained_once() -> None:
    assert set(KINDS) == all_ids()
    assert sum(map(len, TOPICS.values())) == len(KINDS)


@pytest.mark.slow
def test_each_id_is_raised_somewhere() -> None:
    raised: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.parent.name != "catalogue" and path != SOURCE / "diagnostics" / "ids.py":
            raised |= _strings_not_compared(ast.parse(path.read_text(encoding="utf-8")))
    assert all_ids() - raised == set()


def _strings_not_compared(tree: ast.AST) -> set[str]:
    """The strings of a module, without those that something is only compared with."""
    compared = {
        id(constant)
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for constant in ast.walk(node)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in compared
    }


def test_limits_are_those_of_their_topic() -> None:
    assert set(limits.KINDS) == LIMITS


@pytest.mark.parametrize(("id", "kind"), KINDS.items(), ids=list(KINDS))
def test_texts_are_sentences(id: str, kind: Kind) -> None:
    for text in (kind.meaning, kind.reason, kind.fix):
        assert text.endswith("."), id
        assert text[0].isupper() or text[0] == "`", id
        assert "  " not in text, id
    assert len(kind.meaning) <= 100, id


# --- What raises them


def diagnostics_of(id: DiagnosticId, code: str) -> tuple[Diagnostic, ...]:
    if id == "outside-mupuppet":
        return tuple(translation_of(code).diagnostics)
    if id in PAPER:
        return compile_text(code).diagnostics
    return compile(Environment.from_code(code)).diagnostics


@pytest.mark.parametrize("id", [id for id, kind in KINDS.items() if kind.example])
def test_an_example_has_the_mistake(id: DiagnosticId) -> None:
    found = diagnostics_of(id, KINDS[id].example)
    assert KINDS[id].severity in [each.severity for each in found if each.id == id]


def test_an_error_keeps_its_id_on_its_way_out() -> None:
    code = "define a() { include no_such_class }\na { 'x': }\n"
    error = compile(Environment.from_code(code)).error
    assert error is not None
    assert error.id == "unknown-class"
    assert error.message.startswith("Error while evaluating a Resource Statement, ")
