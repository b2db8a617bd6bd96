"""The rules are those of the paper, and `docs/rules.md` is about them."""

from mupuppet.semantics.registry import RULES, Judgement
from mupuppet.semantics.rules_page import render_rules_markdown
from tests.oracle.paper.printed import recorded
from tests.paths import ROOT


def test_all_rules_of_the_paper_are_there_under_their_names() -> None:
    names = [rule.name for rule in RULES.values() if not rule.ours]
    assert sorted(names) == sorted(recorded())
    assert len(names) == 89
    scopes = [r for r in RULES.values() if r.judgement in (Judgement.PARENT, Judgement.BASE)]
    assert len(scopes) == 7


def test_a_rule_is_a_function_of_its_name_in_its_file() -> None:
    for rule in RULES.values():
        assert rule.function.__name__ == rule.name
        text = (ROOT / rule.file).read_text(encoding="utf-8")
        assert rule.name in text.replace(",", " ").replace("(", " ").split()


def test_the_page_about_the_rules_is_up_to_date() -> None:
    page = ROOT / "docs" / "rules.md"
    assert page.read_text(encoding="utf-8") == render_rules_markdown()


def test_the_page_about_errata_names_each_rule_that_has_one() -> None:
    page = (ROOT / "docs" / "paper-errata.md").read_text(encoding="utf-8")
    for rule in RULES.values():
        if rule.erratum is not None:
            assert f"`{rule.name}`" in page
