"""Rules and derivations in LaTeX, with the package mathpartir as in the paper's source.

The notation of drawings becomes mathematics symbol by symbol: letters stay letters, words that are
syntax are set in typewriter, names of functions in italics. In an instance all names are syntax.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from mupuppet.semantics.derivations import Row, derivation
from mupuppet.semantics.drawings import premise_texts
from mupuppet.semantics.registry import Group, Rule
from mupuppet.semantics.step import Step

_SYMBOLS = {
    "σ": r"\sigma", "κ": r"\kappa", "α": r"\alpha", "β": r"\beta", "γ": r"\gamma", "ρ": r"\rho",
    "φ": r"\varphi", "ε": r"\varepsilon", "⊥": r"\bot", "∈": r"\in", "∉": r"\notin",
    "≠": r"\neq", "≤": r"\leq", "≥": r"\geq", "¬": r"\neg", "⇒": r"\Rightarrow",
    "…": r"\ldots", "⋯": r"\cdots", "␣": r"\;\text{\textvisiblespace}\;",
    "′": "'", "ℤ": r"\mathbb{Z}",
    "{": r"\{", "}": r"\}", "%": r"\%", "&": r"\&", "#": r"\#", "$": r"\$", "~": r"\sim",
    "→": r"\rightarrow", "∅": r"\emptyset", "∪": r"\cup", "⊑": r"\sqsubseteq", "≡": r"\equiv",
    "\\": r"\backslash", "^": r"\text{\^{}}", "_": r"\_",
    "⋈": r"\bowtie", "⊙": r"\odot", "⇀": r"\rightharpoonup", "⊞": r"\boxplus", "λ": r"\lambda",
    "ℓ": r"\ell", "←": r"\leftarrow", "⟦": r"[\![", "⟧": r"]\!]",
    "∧": r"\wedge", "∨": r"\vee", "∃": r"\exists", "∀": r"\forall", "⊕": r"\oplus",
}  # fmt: skip
_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
_FUNCTIONS = frozenset(
    "dom merge lookup clear caseMatch nodeMatch string ClassDef ResourceDef DeclaredClass matches "
    "realise override finish pending parentof baseof dynamic defaults expanded bind truth element "
    "waiting FunctionDef".split()
)
_TOKEN = re.compile(
    r"""
    (?P<arrow>─(?P<ambient>[^─→]*)→(?P<kind>[A-Za-z]?))
  | (?P<string>'(?:[^'\\]|\\.)*…?'?|"[^"]*")
  | (?P<word>[A-Za-z0-9]+(?:[_.][A-Za-z0-9]+)*(?:::[A-Za-z0-9_]+)*)
  | (?P<subscript>_(?:::\w*|\([^)]*\)|[A-Za-zακℤ]))
  | (?P<digits>[₀-₉]+) | (?P<power>[⁰¹²³⁴⁵⁶⁷⁸⁹]+)
  | (?P<scope>::\w*)
  | (?P<operator><\||\|>|->|~>|=>|<<|>>|==|!=|>=|<=)
  | (?P<space>\s+)
  | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)


def math(text: str, *, letters: bool) -> str:
    """A line of a drawing or of an instance in mathematics; `letters`: single letters are ours."""
    return "".join(_token(found, letters) for found in _TOKEN.finditer(text))


def _token(found: re.Match[str], letters: bool) -> str:
    text = found[0]
    match found.lastgroup:
        case "arrow" | "ambient" | "kind":
            below = f"_{{\\mathsf{{{found['kind']}}}}}" if found["kind"] else ""
            return f"\\xrightarrow{{{math(found['ambient'], letters=letters)}}}{below} "
        case "word":
            return _word(text, letters)
        case "subscript":
            return f"_{{{math(text[1:].strip('()'), letters=letters)}}}"
        case "digits":
            return f"_{{{text.translate(_DIGITS)}}}"
        case "power":
            return f"^{{{text.translate(_POWERS)}}}"
        case "scope":
            name = text.removeprefix("::")
            is_letter = letters and len(name) == 1
            return "{::}" + (name if is_letter else _typewriter(name))
        case "string" | "operator":
            return _typewriter(text)
        case "space":
            return r"\;" if len(text) < 3 else r"\quad "
    symbol = _SYMBOLS.get(text, text)
    if symbol == text and not text.isascii():
        return r"\text{?}"
    return symbol + (" " if symbol.startswith("\\") and symbol[-1].isalpha() else "")


def _word(text: str, letters: bool) -> str:
    base, _, below = text.partition("_")
    if letters and len(base) == 1:
        if base.isdigit() or not below:
            return text
        return f"{base}_{{\\mathit{{{below}}}}}" if len(below) > 1 else f"{base}_{{{below}}}"
    if base in _FUNCTIONS:
        return f"\\mathit{{{base}}}" + (f"_{{{_SYMBOLS.get(below, below)}}}" if below else "")
    return _typewriter(text) if not letters or base in _SYNTAX else f"\\text{{ {text} }}"


_SYNTAX = frozenset(
    "case class define default else false if include inherits node scope skip true unless and or "
    "def nd title realize collect expand undef each name block select by call param function map "
    "filter reduce with any all compile done found create_resources".split()
)


def _typewriter(text: str) -> str:
    if not text:
        return ""
    escaped = "".join(_ESCAPES.get(c, c if c.isascii() else _unicode(c)) for c in text)
    return f"\\texttt{{{escaped}}}"


def _unicode(character: str) -> str:
    return r"\ldots{}" if character == "…" else "?"


_ESCAPES = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#",
    "%": r"\%", "_": r"\_", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
    "-": r"{-}", "`": r"{\char96}", "'": r"{\char13}", '"': r"{\char34}",
}  # fmt: skip


# --- Rules


def rule_latex(rule: Rule) -> str:
    """A rule as mathpartir draws it."""
    above, below = re.split(r"─{3,} \w+\n", rule.drawing)
    premises = [math(premise, letters=True) for premise in premise_texts(above)]
    lower = math(" ".join(below.split()), letters=True)
    upper = " \\\\ ".join(premises) or r"\strut"
    return f"\\inferrule*[right={rule.name}]\n  {{{upper}}}\n  {{{lower}}}"


def rules_latex(rules: Iterable[Rule]) -> Iterator[str]:
    """Rules by group, as a document."""
    groups: dict[Group, list[Rule]] = {}
    for rule in rules:
        groups.setdefault(rule.group, []).append(rule)
    return document("The rules", (_group_latex(g, members) for g, members in groups.items()))


def _group_latex(group: Group, members: list[Rule]) -> str:
    body = "\n\\and\n".join(map(rule_latex, members))
    title = "".join(_ESCAPES.get(c, c) for c in group.title)
    return f"\\subsection*{{{title}}}\n\\begin{{mathpar}}\n{body}\n\\end{{mathpar}}\n"


# --- Derivations

#: How long terms may be, and how deep a tree is drawn as one: pages are only so large.
_WIDTH = 34
_DEPTH = 4


def derivation_latex(step: Step) -> str:
    """The derivation of a step; a deep one in pieces, each a premise of the next."""
    rows = list(derivation(step, width=_WIDTH))
    pieces = []
    while rows:
        last = max(row.depth for row in rows if row.rule is not None)
        cut = max(last - _DEPTH, 0)
        at = max(n for n, row in enumerate(rows) if row.depth == cut and row.rule is not None)
        pieces.append(_tree(rows[at:]))
        rows = rows[:at] + ([] if not cut else [Row(cut, None, rows[at].text)])
        if not cut:
            break
    body = "\n\\and\n".join(pieces)
    return f"\\paragraph{{Step {step.number}}}\n\\begin{{mathpar}}\n{body}\n\\end{{mathpar}}\n"


def _tree(rows: list[Row]) -> str:
    """Rows with the conclusion first as nested rules."""
    waiting: list[tuple[int, str]] = []
    for row in reversed(rows):
        premises = []
        while waiting and waiting[-1][0] > row.depth:
            premises.append(waiting.pop()[1])
        text = math(row.text, letters=False)
        if row.rule is not None:
            above = " \\\\ ".join(premises) or r"\strut"
            text = f"\\inferrule*[right={row.rule}]\n{{{above}}}\n{{{text}}}"
        waiting.append((row.depth, text))
    return waiting[-1][1]


# --- Documents

_HEAD = r"""\documentclass{article}
\usepackage{amsmath,amssymb}
\usepackage{mathpartir}
\usepackage[a4paper,landscape,margin=1cm]{geometry}
\setlength{\parindent}{0pt}
\begin{document}
\scriptsize
"""


def document(title: str, parts: Iterable[str]) -> Iterator[str]:
    """A document on its own, piece by piece."""
    yield _HEAD
    yield "\\section*{" + "".join(_ESCAPES.get(c, c if c.isascii() else "?") for c in title) + "}\n"
    yield from parts
    yield "\\end{document}\n"
