"""`mupuppet rules`."""

# ruff: noqa: RUF001  (the paper's letters)

import json
from pathlib import Path

import pytest

from mupuppet.semantics import RULES
from mupuppet.semantics.rules_page import all_rules
from tests.cli.command import mupuppet
from tests.paths import ROOT


def test_all_rules_have_a_line() -> None:
    status, out, err = mupuppet("rules")
    assert (status, err) == (0, "")
    *groups, legend = out.split("\n\n")
    lines = [line[2:].split(maxsplit=1) for group in groups for line in group.split("\n")[1:]]
    lines = [line for line in lines if line and line[0] != "μPuppet⁺"]
    assert sorted(name for name, _ in lines) == sorted(all_rules())
    assert all(explanation.endswith(".") for _, explanation in lines)
    assert out.count("\nInclude (§3.2 Operational semantics, Statement evaluation; Appendix") == 1
    assert legend.startswith("89 rules of the paper; ")


def test_marks() -> None:
    out = mupuppet("rules").out
    assert "\n* PDefRes       The parent" in out
    assert "\n+ SubLeft       The left operand of `-`" in out
    assert "\n  LVar          A variable" in out


def test_a_rule_in_full() -> None:
    status, out, err = mupuppet("rules", "pdefres")
    assert (status, err) == (0, "")
    line = RULES["PDefRes"].function.__code__.co_firstlineno
    assert (
        out
        == f"""\
PDefRes

    β baseof_κ (α def)
    ──────────────────── PDefRes
    β parentof_κ (α def)

The parent of a defined resource's scope is its base scope: the node scope or the top scope.

Erratum: the printed conclusion is `:: parentof_κ (α def)`. The text says that the parent is the
base scope, and without β the premise would serve no purpose.

  group  Parent scopes
  paper  §3.2 Operational semantics, Scopes; Appendix C.1 Environment operations
  code   src/mupuppet/semantics/scope_judgements.py:{line}
  tests  tests/rules/cases/PDefRes.toml
"""
    )


def test_a_rule_that_is_not_printed() -> None:
    assert mupuppet("rules", "AndValueII").out.startswith(
        "AndValueII  (not printed in the paper)\n"
    )


def test_several_rules_each_once() -> None:
    out = mupuppet("rules", "LVar", "PVar", "LVar").out
    assert [line for line in out.splitlines() if line in RULES] == ["LVar", "PVar"]


def test_files_that_are_named_exist() -> None:
    data = json.loads(mupuppet("rules", "--format", "json").out)
    assert [rule["name"] for rule in data] == list(all_rules())
    for rule in data:
        assert (ROOT / rule["tests"]).is_file()
        code = (ROOT / rule["file"]).read_text()
        if rule["file"] != "src/mupuppet/semantics/rules/similar.py":  # made there, from others
            assert f"\ndef {rule['name']}(" in code


def test_a_rule_as_json() -> None:
    (rule,) = json.loads(mupuppet("rules", "--format", "json", "PVar").out)
    assert rule["premises"] == ["x ∉ dom(σ_α)"]
    assert rule["printed"] is True
    assert rule["erratum"] is None
    assert "─── PVar\n" in rule["drawing"]


def test_markdown() -> None:
    assert mupuppet("rules", "--format", "markdown").out.startswith("# The rules of μPuppet\n")
    two = mupuppet("rules", "--format", "markdown", "BClass", "LVar").out
    assert [line for line in two.splitlines() if line.startswith("#")] == ["### BClass", "### LVar"]


def test_the_page_is_written(tmp_path: Path) -> None:
    page = tmp_path / "rules.md"
    assert mupuppet("rules", "--write", page) == (0, "", "")
    assert page.read_text() == (ROOT / "docs" / "rules.md").read_text()


def test_a_page_that_cannot_be_written(tmp_path: Path) -> None:
    ran = mupuppet("rules", "--write", "no/rules.md", directory=tmp_path)
    assert ran == (1, "", "mupuppet: no/rules.md: No such file or directory\n")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("IncUP", "there is no rule `IncUP`: did you mean `IncU`, `IncPU` or `IncPD`?"),
        ("Qvarr", "there is no rule `Qvarr`: did you mean `QVar`"),
        ("zzz", "there is no rule `zzz`: `mupuppet rules` lists them"),
        ("\x1b[31m", "there is no rule `␛[31m`"),
    ],
)
def test_names_that_no_rule_has(name: str, message: str) -> None:
    status, out, err = mupuppet("rules", name)
    assert (status, out) == (2, "")
    assert message in err


def test_colours() -> None:
    assert "\x1b[1mLVar         \x1b[0m A variable" in mupuppet("rules", "--color", "always").out
    assert "\x1b" not in mupuppet("rules").out
