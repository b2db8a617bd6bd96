"""The paper's TeX source beside our drawings, symbol by symbol.

    python -m tests.oracle.paper.printed PAPER.tex           compares
    python -m tests.oracle.paper.printed PAPER.tex --write   records tests/rules/printed_rules.txt

The source of the paper is not ours to distribute. What is recorded of it is each rule as a row of
symbols in the notation of our drawings, with which `tests/rules/test_printed.py` compares them.
"""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from mupuppet.semantics import rules, scopes  # noqa: F401  (enter the rules)
from mupuppet.semantics.drawings import premise_texts
from mupuppet.semantics.registry import RULES, Rule
from tests.paths import ROOT

RECORDED = ROOT / "tests" / "rules" / "printed_rules.txt"
#: Between premises, and between them and the conclusion.
AND, HENCE = " ; ", " ⊢ "

_WORDS = (
    "case class define default else false if include inherits node scope skip true unless and or "
    "def nd not"
).split()
_MACROS = {
    r"\\neg": "¬", r"\\topScope": "::", r"\\scopeSep": "::", r"\\nodeScope": "::nd",
    r"\\CV": "v_C", r"\\HV": "v_H", r"\\RV": "v_R",
    r"\\ClassDef": "ClassDef", r"\\ResourceDef": "ResourceDef", r"\\Declared": "DeclaredClass",
    r"\\nodeMatch": "nodeMatch", r"\\caseMatch": "caseMatch", r"\\dom": "dom",
    r"\\lookupCat": "lookup_C", r"\\lookup": "lookup", r"\\merge": "merge", r"\\clear": "clear",
    r"\\visiblespace": "␣", r"\\seq": "␣", r"\\bang": "!", r"\\query": "?",
    r"\\alpha": "α", r"\\beta": "β", r"\\sigma": "σ", r"\\kappa": "κ", r"\\rho": "ρ",
    r"\\varepsilon": "ε", r"\\bot": "⊥", r"\\notin": "∉", r"\\in": "∈",
    r"\\Rightarrow": "⇒", r"\\ldots": "…", r"\\cdots": "…", r"\\leq": "≤", r"\\neq": "≠",
    r"\\strut": "", r"\\mid": "|", r"\\\$": "$", r"\\\{": "{", r"\\\}": "}",
}  # fmt: skip
_WITH_ONE = {
    "baseof": " baseof_{} ", "parentof": " parentof_{} ", "classScope": "::{}",
    "defScope": "{} def", "stepExpr": "─{}→", "xrightarrow": "─{}→", "stepStmt": "─{}→s",
    "stepManifest": "─{}→m", "stepHash": "─{}→H", "stepRes": "─{}→R", "Not": "!{}",
    "mathtt": "{}", "mathrm": "{}", "mathsf": "{}", "text": "{}", "mathit": "{}", "mathbb": "{}",
}  # fmt: skip


def printed_rules(source: str) -> dict[str, str]:
    """Each rule of the source by name, as a row of symbols; the first of equal names."""
    found: dict[str, str] = {}
    for start in re.finditer(r"\\inferrule\*\[[rR]ight=(\w+)\]", source):
        premises, at = _group(source, start.end())
        conclusion, _ = _group(source, at)
        parts = [symbols(_plain(part)) for part in re.split(r"\\\\", premises)]
        row = AND.join(part for part in parts if part) + HENCE + symbols(_plain(conclusion))
        found.setdefault(start[1], row)
    return found


def drawn_rule(rule: Rule) -> str:
    """A drawing as a row of symbols."""
    above, below = re.split(r"─{3,} \w+\n", rule.drawing)
    premises = [symbols(premise) for premise in premise_texts(above)]
    return AND.join(premises) + HENCE + symbols(below)


def symbols(text: str) -> str:
    """A text without what only lays it out: blanks, and brackets around one scope."""
    text = re.sub(r"\s+", "", text)
    text = re.sub(r"\((::\w*|α|β)\)(?=[^ ]*)", r"\1", text)  # scope (::a) is scope ::a
    text = text.replace("(αdef)", "αdef").replace("(βdef)", "βdef")
    return re.sub(r"(?<=scope)(::\w+|αdef)\{", r"\1{", text)


def _group(source: str, at: int) -> tuple[str, int]:
    """What is between the next braces, and where they end."""
    start = source.index("{", at)
    depth = 0
    for end in range(start, len(source)):
        escaped = source[end - 1] == "\\" and source[end - 2] != "\\"
        if source[end] == "{" and not escaped:
            depth += 1
        elif source[end] == "}" and not escaped:
            depth -= 1
            if not depth:
                return source[start + 1 : end], end + 1
    raise ValueError("a group is not closed")


def _plain(text: str) -> str:
    """TeX as the notation of the drawings."""
    text = re.sub(r"(?m)%.*$", "", text)
    text = re.sub(r"\\(?:begin|end)\{array\}(?:\{l\})?", "", text)
    text = re.sub(
        r"\\stackrel\{(.*?)\}\{\\rightarrow\}_\{?\\mathrm\{s\}\}?", r"\\stepStmt{\1}", text
    )
    text = text.replace("{::}", "::")
    for word in _WORDS:
        text = re.sub(rf"\\k{word}\b", f" {word} ", text)
    text = re.sub(r"\\(?:fupdate)", "FUPDATE", text)
    for macro, symbol in _MACROS.items():
        text = re.sub(macro + r"(?![A-Za-z])" if macro[-1].isalpha() else macro, symbol, text)
    text = re.sub(r"\\[ ;,!\n]", " ", text)
    changed = True
    while changed:
        changed = False
        for name, form in _WITH_ONE.items():
            expanded = re.sub(
                rf"\\{name}\{{((?:[^{{}}]|\{{[^{{}}]*\}})*)\}}",
                lambda m, form=form: form.format(m[1]),  # type: ignore[misc]  # bound here
                text,
            )
            changed |= expanded != text
            text = expanded
    text = re.sub(r"FUPDATE\{(.*?)\}\{(.*?)\}\{(.*?)\}\{(.*?)\}", r"\1[(\2, \3) : \4]", text)
    text = re.sub(r"\\defupdate\{(.*?)\}\{(.*?)\}\{(.*)\}(?=,)", r"\1[\2 : \3]", text)
    text = re.sub(r"_\{(\d|[nmαZ]|opt|::a?)\}", r"_\1", text)
    text = re.sub(r"_(\d)", lambda m: "₀₁₂₃₄₅₆₇₈₉"[int(m[1])], text)
    text = text.replace("_Z", "_ℤ").replace("'", "′")
    return re.sub(r"_\{κ\}|_κ", "_κ", text)


def differing(printed: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The rules whose drawing is not what is printed: both rows."""
    rows = {name: (row, drawn_rule(RULES[name])) for name, row in printed.items()}
    return {name: pair for name, pair in rows.items() if pair[0].strip() != pair[1].strip()}


def recorded() -> dict[str, str]:
    """The rows that were recorded."""
    lines = RECORDED.read_text(encoding="utf-8").splitlines()
    rows = [line.split("  ", 1) for line in lines if line and not line.startswith("#")]
    return {name: row.strip() for name, row in rows}


_HEAD = "# The rules of the paper as rows of symbols, in the notation of our drawings.\n"


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m tests.oracle.paper.printed", description=__doc__
    )
    options.add_argument("paper", type=Path)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    printed = printed_rules(chosen.paper.read_text(encoding="utf-8"))
    if chosen.write:
        width = max(map(len, printed)) + 2
        lines = [f"{name:{width}}{row.strip()}\n" for name, row in printed.items()]
        RECORDED.write_text(_HEAD + "".join(lines), encoding="utf-8")
    for name, (row, drawn) in differing(printed).items():
        print(f"{name}\n  printed  {row}\n  drawn    {drawn}")
    changed = {name: row.strip() for name, row in printed.items()} != recorded()
    if changed:
        print("the source is not what is recorded in", RECORDED)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
