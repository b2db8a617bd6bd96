"""Determinism of the drawings: every overlap is excluded, and the page shows all."""

# ruff: noqa: RUF001  (the paper's letters)

from mupuppet.basics.records import replace
from mupuppet.semantics.drawings import StepPattern
from mupuppet.semantics.drawn_rules import read_drawing
from mupuppet.semantics.registry import RULES, Judgement
from mupuppet.semantics.rules_page import all_rules
from tests.paths import DOCS
from tests.rules.overlaps import exclusion, is_value, overlapping, render, undetermined


def test_rules_that_overlap_exclude_each_other() -> None:
    rows = overlapping()
    assert [(one.name, other.name) for one, other, why in rows if why == "?"] == []
    assert len(rows) > 100


def test_results_are_determined() -> None:
    for rule in all_rules().values():
        if rule.judgement not in (Judgement.PARENT, Judgement.BASE):
            assert undetermined(rule) == set(), rule.name


def test_no_rule_is_about_a_value() -> None:
    """So values and `skip` do not step; but a value that is a statement is dropped, by Expr."""
    for rule in all_rules().values():
        conclusion = read_drawing(rule).conclusion
        if isinstance(conclusion, StepPattern) and rule.name != "Expr":
            assert not is_value(conclusion.before, {}), rule.name


def test_a_rule_that_overlaps_is_found() -> None:
    """ResStepI as it is printed, and IncPU without its second premise."""
    assert exclusion(RULES["ResTitle"], RULES["ResStepI"]) == (
        "ResTitle steps what is a value in the other"
    )

    def drawn_as(name: str, old: str, new: str) -> str | None:
        rule = RULES[name]

        def function() -> None: ...

        function.__doc__ = (rule.function.__doc__ or "").replace(old, new)
        return function.__doc__ and exclusion(
            RULES["ResTitle" if name == "ResStepI" else "IncPD"], replace(rule, function=function)
        )

    assert drawn_as("ResStepI", "v : H ─α→R v : H′", "e : H ─α→R e : H′") is None
    assert drawn_as("IncPU", "    κ(b) = ClassDef(c_opt, ρ′, s′)", "") is None


def test_the_page_is_up_to_date() -> None:
    page = (DOCS / "paper-determinism.md").read_text(encoding="utf-8")
    assert page == render()
