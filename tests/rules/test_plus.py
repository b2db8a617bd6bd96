"""The rules of μPuppet⁺ on their cases, and what holds of their runs."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mupuppet.semantics.features import LAYERS
from mupuppet.semantics.latex import rule_latex
from mupuppet.semantics.plus.run import run_plus
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import PLUS_RULES
from mupuppet.semantics.run import Run
from mupuppet.semantics.step import Step, enclosing
from tests.rules.compiling import translation_of

FILES = sorted((Path(__file__).parent / "plus_cases").glob("*.toml"))
CASES: dict[str, dict[str, Any]] = {
    name: case
    for file in FILES
    for name, case in tomllib.loads(file.read_text(encoding="utf-8")).items()
}


def start(text: str) -> Run:
    translation = translation_of(text, layers=tuple(LAYERS))
    assert translation.manifest is not None, translation.diagnostics
    return run_plus(translation.manifest, node="w", step_limit=2_000)


def rules_of(step: Step) -> set[str]:
    """The rules of a derivation, with those about scopes."""
    facts = [*step.applied.premises, *(f for e in enclosing(step.frames) for f in e.under.premises)]
    return {*step.rules, *(name for fact in facts for name, _ in fact.chain)}


def test_every_rule_has_a_case() -> None:
    assert set(CASES) == set(PLUS_RULES)
    for file in FILES:
        for name in tomllib.loads(file.read_text(encoding="utf-8")):
            assert PLUS_RULES[name].tests == f"tests/rules/plus_cases/{file.name}"


@pytest.mark.parametrize("name", CASES)
def test_a_rule_applies(name: str) -> None:
    running = start(CASES[name]["manifest"])
    used = {rule for step in running for rule in rules_of(step)}
    assert name in used
    result = running.result
    assert result is not None
    assert result.ok, result.diagnostics
    shown = "\n".join(format_inline(each) for each in result.v_C)
    assert shown == CASES[name]["catalog"]


def refused(name: str) -> list[tuple[str, str]]:
    """The manifests at which a rule refuses, each with the message."""
    refuses = CASES[name].get("refuses", {})
    if isinstance(refuses, str):
        return [(refuses, CASES[name]["stuck"])]
    return list(refuses.items())


@pytest.mark.parametrize(("text", "message"), [each for name in CASES for each in refused(name)])
def test_a_rule_refuses(text: str, message: str) -> None:
    result = start(text).finish()
    assert not result.ok
    assert result.diagnostics[0].message == message


@pytest.mark.parametrize("rule", PLUS_RULES.values(), ids=lambda rule: rule.name)
def test_a_rule_is_drawn_and_set(rule: Any) -> None:
    assert rule.explanation
    assert rule.drawing.count(f"─ {rule.name}\n") == 1
    assert rule.layer in LAYERS
    assert f"[right={rule.name}]" in rule_latex(rule)
