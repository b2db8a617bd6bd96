"""Each rule applies where its examples say so, and refuses with the premise that they name.

An example is a table in the rule's file in `cases/`:

    [[applies]]                 the rule is the root of the only derivation
    title                       what the example shows
    scope, node, nodes          α; N and the node definitions of the manifest
    variables                   σ: assignments by scope
    definitions, declared       κ: definitions, and parent scopes of declared classes
    catalog                     v_C
    term, becomes               the term before and after
    by                          the rules of the derivation, where it has more than one
    variables_become, definitions_become, declared_become, catalog_becomes
                                what σ, κ and v_C are afterwards, where they change

    [[refuses]]                 as above, but the rule does not apply
    premise                     the premise that fails, or the form that the term does not have
    instead                     the rule that applies instead
    stuck                       or else the message about the stuck term
"""

# ruff: noqa: RUF002  (the paper's letters)

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mupuppet.semantics.configurations import Refused
from mupuppet.semantics.registry import RULES, Judgement, Rule
from mupuppet.semantics.scope_judgements import baseof, parentof
from mupuppet.semantics.step import Machine, all_steps
from mupuppet.semantics.stuck import Stuck
from tests.rules.notation import (
    read_catalog,
    read_configuration,
    read_definitions,
    read_scope,
    read_term,
    read_variables,
)

CASES = Path(__file__).parent / "cases"
SCOPE_JUDGEMENTS = (Judgement.PARENT, Judgement.BASE)


def load(rule: Rule) -> dict[str, Any]:
    with (CASES / f"{rule.name}.toml").open("rb") as file:
        return tomllib.load(file)


def examples(kind: str, *, of_scopes: bool) -> list[Any]:
    return [
        pytest.param(rule, example, id=f"{rule.name}: {example['title']}")
        for rule in RULES.values()
        if (rule.judgement in SCOPE_JUDGEMENTS) is of_scopes
        for example in load(rule)[kind]
    ]


def test_every_rule_has_examples_and_every_file_a_rule() -> None:
    assert sorted(path.stem for path in CASES.iterdir()) == sorted(RULES)
    for rule in RULES.values():
        cases = load(rule)
        assert cases["rule"] == rule.name
        assert cases["applies"], rule.name
        assert cases["refuses"], rule.name


@pytest.mark.parametrize(("rule", "example"), examples("applies", of_scopes=False))
def test_applies(rule: Rule, example: dict[str, Any]) -> None:
    before = read_configuration(rule.judgement, example)
    steps = all_steps(rule.judgement, before)
    assert [taken.rules[0] for taken in steps] == [rule.name]
    (taken,) = steps
    assert taken.rules == example.get("by", [rule.name])
    after = taken.result()
    assert after.term == read_term(rule.judgement, example["becomes"])
    assert after.σ == (
        read_variables(example["variables_become"]) if "variables_become" in example else before.σ
    )
    if "definitions_become" in example or "declared_become" in example:
        assert after.κ == read_definitions(
            example.get("definitions_become", ""), example.get("declared_become", {})
        )
    else:
        assert after.κ == before.κ
    assert after.v_C == (
        read_catalog(example["catalog_becomes"]) if "catalog_becomes" in example else before.v_C
    )
    fast = Machine(rule.judgement, before).advance()
    assert fast is not None
    assert fast.rules == taken.rules
    assert fast.result() == after


@pytest.mark.parametrize(("rule", "example"), examples("refuses", of_scopes=False))
def test_refuses(rule: Rule, example: dict[str, Any]) -> None:
    configuration = read_configuration(rule.judgement, example)
    outcome = rule.function(configuration)
    assert isinstance(outcome, Refused)
    assert outcome.premise == example["premise"]
    assert outcome.premise in rule.drawing
    steps = all_steps(rule.judgement, configuration)
    if "instead" in example:
        assert [taken.rules[0] for taken in steps] == [example["instead"]]
    else:
        assert steps == []
        machine = Machine(rule.judgement, configuration)
        assert machine.advance() is None
        if example["stuck"] == "":  # nothing is wrong: the term is final
            assert machine.is_done
        else:
            diagnostic = Stuck.of(machine).diagnostic()
            assert diagnostic.message == example["stuck"]
            assert f"{rule.name} needs {outcome.premise}" in "\n".join(diagnostic.notes)


@pytest.mark.parametrize(("rule", "example"), examples("applies", of_scopes=True))
def test_scope_rule_applies(rule: Rule, example: dict[str, Any]) -> None:
    κ = read_definitions("", example.get("declared", {}))
    judge = parentof if rule.judgement is Judgement.PARENT else baseof
    fact = judge(κ, read_scope(example["scope"]))
    assert fact is not None
    assert fact.answer == read_scope(example["is"])
    assert [name for name, _ in fact.chain] == example.get("by", [rule.name])


@pytest.mark.parametrize(("rule", "example"), examples("refuses", of_scopes=True))
def test_scope_rule_refuses(rule: Rule, example: dict[str, Any]) -> None:
    κ = read_definitions(example.get("definitions", ""), example.get("declared", {}))
    scope = read_scope(example["scope"])
    assert rule.function(κ, scope) is None
    judge = parentof if rule.judgement is Judgement.PARENT else baseof
    fact = judge(κ, scope)
    assert (None if fact is None else fact.chain[0][0]) == example.get("instead")


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.name)
def test_the_drawing_names_the_rule(rule: Rule) -> None:
    assert rule.explanation
    above, below = rule.drawing.split(f"─ {rule.name}\n")
    assert below.strip()
    assert "─" in above
    assert rule.erratum is None or rule.erratum.endswith(".")
