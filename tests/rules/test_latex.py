"""Rules and derivations in LaTeX: their symbols, and that a real TeX sets them."""

# ruff: noqa: RUF001  (the paper's letters)

import subprocess
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from mupuppet.semantics.derivations import derivation
from mupuppet.semantics.latex import derivation_latex, document, math, rule_latex, rules_latex
from mupuppet.semantics.registry import RULES
from mupuppet.semantics.rules_page import all_rules
from mupuppet.semantics.step import Step
from tests.paths import EXAMPLES
from tests.requirements import needs_tex
from tests.rules.compiling import start
from tests.rules.test_plus import CASES
from tests.rules.test_plus import start as start_plus
from tests.waiting import HANGING


def test_a_rule() -> None:
    assert rule_latex(RULES["LVar"]) == (
        "\\inferrule*[right=LVar]\n"
        "  {x\\in \\mathit{dom}(\\sigma _{\\alpha })}\n"
        "  {\\sigma ,\\;\\kappa ,\\;v_{C},\\;\\$x\\xrightarrow{\\alpha } \\sigma _{\\alpha }(x)}"
    )


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("i₁ +_ℤ i₂", r"i_{1}\;+_{\mathbb{Z}}\;i_{2}"),
        ("scope (::a) {s′ ␣ s}",
         r"\texttt{scope}\;({::}a)\;\{s'\;\mathbin{\texttt{\char32}}\;s\}"),
        ("β parentof_κ α", r"\beta \;\mathit{parentof}_{\kappa }\;\alpha "),
        ("κ(a) = ClassDef(c_opt, ρ, s)",
         r"\kappa (a)=\mathit{ClassDef}(c_{\mathit{opt}},\;\rho ,\;s)"),
        ("v_H₁ ⊕ v_H_n", r"v_{H_{1}}\;\oplus \;v_{H_{n}}"),
        ("t[w] is not expanded", r"t[w]\;\text{is not expanded}"),
        ("expanded(v_C, u[w])", r"\mathit{expanded}(v_{C},\;u[w])"),
        ("v_C[t[w] ← v_H]^α", r"v_{C}[t[w]\leftarrow v_{H}]^{\alpha }"),
        ("create_resources(A)", r"\texttt{create{\char95}resources}(A)"),
        ("v_C[a ↦ α]", r"v_{C}[a\mapsto \alpha ]"),
        ('"v₁, …, v_n"', r"\texttt{\char34}v_{1},\;\ldots ,\;v_{n}\texttt{\char34}"),
    ],
)  # fmt: skip
def test_symbols_of_drawings(text: str, latex: str) -> None:
    assert math(text, letters=True) == latex


def test_all_symbols_of_all_rules_are_set() -> None:
    assert [rule.name for rule in all_rules().values() if "U+" in rule_latex(rule)] == []


def test_names_in_instances_are_syntax() -> None:
    assert math("mode ∉ dom(σ_::a)", letters=False) == (
        r"\texttt{mode}\notin \mathit{dom}(\sigma _{{::}\texttt{a}})"
    )
    assert math("$x = 'a_{'", letters=False) == (
        r"\$\texttt{x}=\texttt{{\char13}a{\char95}{\char123}{\char13}}"
    )
    assert math("p ∉ dom(σ_d[n])", letters=False) == (
        r"\texttt{p}\notin \mathit{dom}(\sigma _{\texttt{d}[\texttt{n}]})"
    )
    assert math("the catalog v_C has no resource file['ß☃']", letters=False) == (
        r"\text{the catalog}\;v_{C}\;\text{has no resource}\;\texttt{file}"
        r"[\texttt{{\char13}ß<U+2603>{\char13}}]"
    )


def test_a_wide_derivation_is_set_in_pieces() -> None:
    latex = derivation_latex(steps_of_figure_2()[22])
    pieces = latex.split("\n\\\\\n")
    assert [piece.count("\\inferrule*") for piece in pieces] == [3, 1, 2]
    for upper, lower in pairwise(pieces):
        conclusion = upper[upper.rindex("\n{") + 2 : -1]
        assert conclusion in lower


def test_the_premises_of_a_search() -> None:
    latex = derivation_latex(steps_of_figure_2()[25])
    assert latex.count("\\inferrule*[Right=PVar]") == 2
    for scope in ("service3", "service2"):
        domain = "\\mathit{dom}(\\sigma _{{::}\\texttt{" + scope + "}})"
        assert "\\texttt{source}\\notin " + domain in latex


def test_a_string_that_is_cut_ends_where_it_is_cut() -> None:
    for step in steps_of_figure_2():
        latex = derivation_latex(step)
        judgements = [each for each in derivation(step) if "─" in each.text]
        assert latex.count("\\xrightarrow") >= len(judgements)
        assert "U+" not in latex


def steps_of_figure_2() -> list[Step]:
    source = (EXAMPLES / "paper" / "figure_2_legal.pp").read_text(encoding="utf-8")
    return list(start(source, node="www"))


@needs_tex
def test_tex_sets_all_rules(tmp_path: Path) -> None:
    compile_with_tex(tmp_path, rules_latex(all_rules().values()))


@needs_tex
def test_tex_sets_the_derivations_of_a_run(tmp_path: Path) -> None:
    odd = start("$x = \"a\\\\_{\\$}#%&~^ ß${1 + 1}\" notify { $x: message => { 'k' => [$x] } }")
    steps = [*steps_of_figure_2(), *odd]
    compile_with_tex(tmp_path, document("Some %_ß steps", map(derivation_latex, steps)))


@needs_tex
def test_tex_sets_the_derivations_of_every_rule_beyond_the_paper(tmp_path: Path) -> None:
    steps = [step for case in CASES.values() for step in start_plus(case["manifest"])]
    by_rules = {tuple(step.rules[-3:]): step for step in steps}
    compile_with_tex(tmp_path, document("μPuppet⁺", map(derivation_latex, by_rules.values())))


def compile_with_tex(directory: Path, pieces: Iterable[str]) -> None:
    (directory / "it.tex").write_text("".join(pieces), encoding="utf-8")
    done = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "it.tex"],
        cwd=directory,
        capture_output=True,
        check=False,
        timeout=HANGING,
    )
    log = done.stdout.decode(errors="replace")
    assert done.returncode == 0, log[-2000:]
    assert "Overfull" not in log
    assert "Missing character" not in log
    assert (directory / "it.pdf").read_bytes().startswith(b"%PDF")
