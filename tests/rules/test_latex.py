"""Rules and derivations in LaTeX: their symbols, and that a real TeX sets them."""

# ruff: noqa: RUF001  (the paper's letters)

import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

from mupuppet.semantics.latex import derivation_latex, document, math, rule_latex, rules_latex
from mupuppet.semantics.registry import RULES
from mupuppet.semantics.step import Step
from tests.paths import EXAMPLES
from tests.requirements import needs_tex
from tests.rules.compiling import start
from tests.waiting import HANGING


def test_a_rule() -> None:
    assert rule_latex(RULES["LVar"]) == (
        "\\inferrule*[right=LVar]\n"
        "  {x\\;\\in \\;\\mathit{dom}(\\sigma _{\\alpha })}\n"
        "  {\\sigma ,\\;\\kappa ,\\;v_{C},\\;\\$x\\;\\xrightarrow{\\alpha } \\;"
        "\\sigma _{\\alpha }(x)}"
    )


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("i₁ +_ℤ i₂", r"i_{1}\;+_{\mathbb{Z}}\;i_{2}"),
        ("scope (::a) {s′ ␣ s}",
         r"\texttt{scope}\;({::}a)\;\{s'\;\;\text{\textvisiblespace}\;\;s\}"),
        ("β parentof_κ α", r"\beta \;\mathit{parentof}_{\kappa }\;\alpha "),
        ("κ(a) = ClassDef(c_opt, ρ, s)",
         r"\kappa (a)\;=\;\mathit{ClassDef}(c_{\mathit{opt}},\;\rho ,\;s)"),
    ],
)  # fmt: skip
def test_symbols_of_drawings(text: str, latex: str) -> None:
    assert math(text, letters=True) == latex


def test_names_in_instances_are_syntax() -> None:
    assert math("mode ∉ dom(σ_::a)", letters=False) == (
        r"\texttt{mode}\;\notin \;\mathit{dom}(\sigma _{{::}\texttt{a}})"
    )
    assert math("$x = 'a_{'", letters=False) == r"\$\texttt{x}\;=\;\texttt{{\char13}a\_\{{\char13}}"


def test_a_long_derivation_is_set_in_pieces() -> None:
    latex = derivation_latex(steps_of_figure_2()[25])
    assert latex.count("\\inferrule*[right=PVar]") == 2
    assert latex.count("\n\\and\n") == 2
    for scope in ("service3", "service2"):
        domain = "\\mathit{dom}(\\sigma _{{::}\\texttt{" + scope + "}})"
        assert "\\texttt{source}\\;\\notin \\;" + domain in latex


def steps_of_figure_2() -> list[Step]:
    source = (EXAMPLES / "paper" / "figure_2_legal.pp").read_text(encoding="utf-8")
    return list(start(source, node="www"))


@needs_tex
def test_tex_sets_all_rules(tmp_path: Path) -> None:
    compile_with_tex(tmp_path, rules_latex(RULES.values()))


@needs_tex
def test_tex_sets_the_derivations_of_a_run(tmp_path: Path) -> None:
    odd = start("$x = \"a\\\\_{\\$}#%&~^ ß${1 + 1}\" notify { $x: message => { 'k' => [$x] } }")
    steps = [*steps_of_figure_2()[::4], *odd]
    compile_with_tex(tmp_path, document("Some %_ß steps", map(derivation_latex, steps)))


def compile_with_tex(directory: Path, pieces: Iterable[str]) -> None:
    (directory / "it.tex").write_text("".join(pieces), encoding="utf-8")
    done = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "it.tex"],
        cwd=directory,
        capture_output=True,
        check=False,
        timeout=HANGING,
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-2000:]
    assert (directory / "it.pdf").read_bytes().startswith(b"%PDF")
