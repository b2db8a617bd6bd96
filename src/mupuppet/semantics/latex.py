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
    "…": r"\ldots", "⋯": r"\cdots", "␣": r"\mathbin{\texttt{\char32}}",
    "′": "'", "ℤ": r"\mathbb{Z}",
    "{": r"\{", "}": r"\}", "%": r"\%", "&": r"\&", "#": r"\#", "$": r"\$", "~": r"\sim",
    "→": r"\rightarrow", "∅": r"\emptyset", "∪": r"\cup", "⊑": r"\sqsubseteq", "≡": r"\equiv",
    "'": r"\texttt{\char13}", '"': r"\texttt{\char34}",
    "\\": r"\backslash", "^": r"\text{\^{}}", "_": r"\_",
    "⋈": r"\bowtie", "⊙": r"\odot", "⇀": r"\rightharpoonup", "⊞": r"\boxplus", "λ": r"\lambda",
    "ℓ": r"\ell", "←": r"\leftarrow", "↦": r"\mapsto", "⟦": r"[\![", "⟧": r"]\!]",
    "∧": r"\wedge", "∨": r"\vee", "∃": r"\exists", "∀": r"\forall", "⊕": r"\oplus",
}  # fmt: skip
_DIGITS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
_FUNCTIONS = frozenset(
    "dom merge lookup clear caseMatch nodeMatch string ClassDef ResourceDef DeclaredClass matches "
    "realise override finish pending parentof baseof dynamic defaults expanded bind truth element "
    "round expansions FunctionDef disjunction conjunction chosen bodies created".split()
)
_STRING = r"""(?P<string>(?<![^\s(\[{|])(?:'(?:[^'\\…]|\\.)*['…]?|"[^"…]*["…]?)) |"""
_DRAWN = re.compile(
    r"""
    (?P<arrow>\s?─(?P<ambient>[^─→]*)→(?P<kind>[A-Za-z]?)\s?)
  | (?P<prose>\b(?:
        the\ catalog | the\ elements\ of | the\ rest | for\ all | without\ variables
      | may\ (?:be\ )?set | has\ (?:no\ resource|no\ elements|valid\ tags|a\ default\ in)
      | is\ (?:a\ type|not\ expanded|the\ first\ of))\b
      | (?:(?<=\s)|^)(?:what|no|of|on|for|by|over|where|changes|brings)(?=\s(?!=>)))
  | (?P<word>[A-Za-z0-9]+(?:[_.][A-Za-z0-9]+[₀-₉]*)*(?:::[A-Za-z0-9_]+)*)
  | (?P<subscript>_(?:(?:::)?\w+(?:::\w+)*\[[^\]]*\]|::\w*|\([^)]*\)|[A-Za-zακℤ]))
  | (?P<superscript>\^[αβ])
  | (?P<relation>\s(?P<sign>[=∈∉≠≤≥⇒<>⋈←↦])\s)
  | (?P<digits>[₀-₉]+) | (?P<power>[⁰¹²³⁴⁵⁶⁷⁸⁹]+)
  | (?P<scope>::\w*)
  | (?P<operator><\||\|>|->|~>|=>|<<|>>|==|!=|>=|<=)
  | (?P<space>\s+)
  | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
#: In an instance, what is in quotes is a string.
_INSTANCE = re.compile(_STRING + _DRAWN.pattern, re.VERBOSE | re.DOTALL)


def math(text: str, *, letters: bool) -> str:
    """A line of a drawing or of an instance in mathematics; `letters`: single letters are ours."""
    tokens = _DRAWN if letters else _INSTANCE
    return "".join(_token(found, letters) for found in tokens.finditer(text))


def _token(found: re.Match[str], letters: bool) -> str:
    text = found[0]
    match found.lastgroup:
        case "arrow":
            below = f"_{{\\mathsf{{{found['kind']}}}}}" if found["kind"] else ""
            return f"\\xrightarrow{{{math(found['ambient'], letters=letters)}}}{below} "
        case "prose":
            return f"\\text{{{text}}}"
        case "word":
            is_called = found.string.startswith(("(", "_"), found.end())
            return _word(text, letters, is_called)
        case "relation":  # TeX has its own space around it
            text = found["sign"]
        case "superscript":
            return f"^{{{math(text[1:], letters=letters)}}}"
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
        return f"\\text{{{_roman(text)}}}"
    return symbol + (" " if symbol.startswith("\\") and symbol[-1].isalpha() else "")


def _word(text: str, letters: bool, is_called: bool) -> str:
    base, _, below = text.partition("_")
    if len(base) == 1 and (letters or text == "v_C"):
        if base.isdigit() or not below:
            return text
        is_name = below.isalpha() and len(below) > 1
        subscript = f"\\mathit{{{below}}}" if is_name else math(below, letters=True)
        return f"{base}_{{{subscript}}}"
    if base in _FUNCTIONS and (is_called or below):
        return f"\\mathit{{{base}}}" + (f"_{{{_SYMBOLS.get(below, below)}}}" if below else "")
    if not letters or base in _SYNTAX or text in _SYNTAX:
        return _typewriter(text)
    return f"\\text{{{_roman(text)}}}"


_SYNTAX = frozenset(
    "case class define default else false if include inherits node scope skip true unless and or "
    "def nd title realize collect expand undef each name block select by call param function map "
    "filter reduce with any all compile done found create_resources announce".split()
)


def _typewriter(text: str) -> str:
    """Text in typewriter, whose font has all of ASCII at its places but for the apostrophe."""
    if not text:
        return ""
    return f"\\texttt{{{''.join(_TYPEWRITER.get(c) or _character(c) for c in text)}}}"


_TYPEWRITER = {c: f"{{\\char{ord(c)}}}" for c in '\\{}$&#%_~^-`"'} | {"'": r"{\char13}"}


def _roman(text: str) -> str:
    return "".join(_ESCAPES.get(c, _character(c)) for c in text)


_ESCAPES = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#",
    "%": r"\%", "_": r"\_", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
}  # fmt: skip


def _character(character: str) -> str:
    """A character as LaTeX reads it; its number, if its fonts do not have it."""
    if character.isascii() or character in _LATIN:
        return character
    return r"\ldots{}" if character == "…" else f"<U+{ord(character):04X}>"


#: Letters that LaTeX makes of accents.
_LATIN = frozenset("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ")


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
    return f"\\subsection*{{{_roman(group.title)}}}\n" + _paragraph(body)


def _paragraph(body: str) -> str:
    """Rules side by side, on as many lines and pages as they need."""
    return f"\\begin{{mathparpagebreakable}}\n{body}\n\\end{{mathparpagebreakable}}\n"


# --- Derivations

#: How long terms may be, and how many characters fit into a line of a page beside a rule's name.
_WIDTH = 34
_COLUMNS = 145
#: Characters between premises.
_GAP = 6
#: How many rules a tree may have above each other.
_DEPTH = 7


def derivation_latex(step: Step) -> str:
    """The derivation of a step; one that does not fit in pieces, each a premise of the next."""
    rows = list(derivation(step, width=_WIDTH))
    pieces = []
    while rows:
        depth = max(row.depth for row in rows if row.rule is not None)
        at = _last_rule(rows, depth)
        for cut in range(depth - 1, max(depth - _DEPTH, -1), -1):
            if _columns(rows[_last_rule(rows, cut) :]) > _COLUMNS:
                break
            at = _last_rule(rows, cut)
        pieces.append(_tree(rows[at:]))
        rows = rows[:at] + ([Row(rows[at].depth, None, rows[at].text)] if at else [])
    body = "\n\\\\\n".join(pieces)
    return f"\\subsection*{{Step {step.number}}}\n" + _paragraph(body)


def _last_rule(rows: list[Row], depth: int) -> int:
    """Where the last judgement of a depth is: the step, behind premises about scopes."""
    return max(at for at, row in enumerate(rows) if row.depth == depth and row.rule is not None)


def _columns(rows: list[Row]) -> int:
    """How wide the tree of some rows is, in characters."""
    waiting: list[tuple[int, int]] = []
    for row in reversed(rows):
        columns = -_GAP
        while waiting and waiting[-1][0] > row.depth:
            columns += waiting.pop()[1] + _GAP
        waiting.append((row.depth, max(columns, len(row.text))))
    return waiting[-1][1]


def _instance(text: str) -> str:
    """A row; its terms by themselves, since a string that is cut has no end."""
    before, arrow, after = re.fullmatch(r"(.*?)( ─[^─→]*→\w? |$)(.*)", text, re.DOTALL).groups()  # type: ignore[union-attr]  # it always matches
    return "".join(math(each, letters=False) for each in (before, arrow, after))


def _tree(rows: list[Row]) -> str:
    """Rows with the conclusion first as nested rules."""
    waiting: list[tuple[int, str]] = []
    for row in reversed(rows):
        premises = []
        while waiting and waiting[-1][0] > row.depth:
            premises.append(waiting.pop()[1])
        text = _instance(row.text)
        if row.rule is not None:
            above = " \\\\ ".join(premises) or r"\strut"
            text = f"\\inferrule*[Right={row.rule}]\n{{{above}}}\n{{{text}}}"
        waiting.append((row.depth, text))
    return waiting[-1][1]


# --- Documents

_HEAD = r"""\documentclass{article}
\usepackage{amsmath,amssymb}
\usepackage{mathpartir}
\usepackage[a4paper,landscape,margin=1cm,includefoot]{geometry}
\setlength{\parindent}{0pt}
\begin{document}
\small
"""


def document(title: str, parts: Iterable[str]) -> Iterator[str]:
    """A document on its own, piece by piece."""
    yield _HEAD
    yield f"\\section*{{{_roman(title)}}}\n"
    yield from parts
    yield "\\end{document}\n"
