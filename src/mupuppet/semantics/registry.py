"""The rules by name: what `mupuppet rules` shows, what the stepper tries, what the tests check.

A rule is a function with the paper's name. The decorator `rule` enters it here under its group and
judgement, and takes its drawing and its explanation from its docstring, so that both stand directly
above the code:

    @rule(VARIABLES, Judgement.EXPRESSION, Variable)
    def LVar(c: Configuration) -> Outcome:
        '''A variable that is bound in the current scope has that value.

        x ∈ dom(σ_α)
        ──────────────────────── LVar
        σ, κ, v_C, $x ─α→ σ_α(x)
        '''

A paragraph that begins with "Erratum:" says how the rule differs from what is printed. A rule that
the paper leaves out as "similar", or lacks, is marked `ours`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import cache
from inspect import cleandoc
from typing import Any, TypeVar

from mupuppet.basics.records import Record

F = TypeVar("F", bound=Callable[..., Any])


class Judgement(Enum):
    """What a rule concludes, and how its arrow is written (with α or N in it)."""

    PARENT = "parentof"  # β parentof_κ α
    BASE = "baseof"  # β baseof_κ α
    EXPRESSION = "→"  # σ, κ, v_C, e ─α→ e′
    ELEMENTS = "→ on A"  # σ, κ, v_C, A ─α→ A′
    ENTRIES = "→ on H"  # σ, κ, v_C, H ─α→ H′
    HASH = "→H"  # σ, κ, v_C, H ─α→H H′
    RESOURCE = "→R"  # σ, κ, v_C, e : H ─α→R e′ : H′
    STATEMENT = "→s"  # σ, κ, v_C, s ─α→s σ′, κ′, v_C′, s′
    MANIFEST = "→m"  # σ, κ, v_C, m ─N→m σ′, κ′, v_C′, m′
    QUERY = "→q"  # σ, κ, v_C, q ─α→q q′, in μPuppet⁺
    FINISH = "→f"  # σ, κ, v_C, p ─N→f σ′, κ′, v_C′, p′, in μPuppet⁺

    def arrow(self, ambient: object) -> str:
        """The arrow of a step in a scope α, or for a node N: `─α→s`."""
        letter = self.value[1:] if len(self.value) == 2 else ""
        return f"─{ambient}→{letter}"


class Group(Record):
    """Rules that the paper shows together, and where: the appendix has all, the text has some."""

    title: str
    appendix: str
    text: str | None = None

    @property
    def sections(self) -> str:
        """Where the paper has these rules."""
        appendix = f"Appendix {self.appendix}"
        return appendix if self.text is None else f"§{self.text}; {appendix}"


class Rule(Record):
    """A rule of the paper, or one of ours beside them."""

    name: str
    function: Callable[..., Any]
    group: Group
    judgement: Judgement
    #: The classes of terms (for operations: the operators) that the conclusion is about.
    subjects: tuple[object, ...]
    ours: bool
    #: What the rule is part of: the core, the sugar, or a layer of μPuppet⁺.
    layer: str = "core"

    @property
    def explanation(self) -> str:
        """What the rule says, in words."""
        return read_docstring(self.function.__doc__ or "").explanation

    @property
    def drawing(self) -> str:
        """The rule as the paper draws it: premises, line and name, conclusion."""
        return read_docstring(self.function.__doc__ or "").drawing

    @property
    def erratum(self) -> str | None:
        """How the rule differs from what is printed, if it does."""
        return read_docstring(self.function.__doc__ or "").erratum

    @property
    def premises(self) -> tuple[str, ...]:
        """The premises as they are drawn, without those that derivations have as trees."""
        above = self.drawing.split("─" * 3)[0]
        drawn = [premise.strip() for premise in re.split(r" {4,}|\n", above)]
        return tuple(p for p in drawn if p and not re.search("→|parentof|baseof", p))

    @property
    def file(self) -> str:
        """The file of the rule's function, from the root of the repository."""
        return f"src/{self.function.__module__.replace('.', '/')}.py"

    @property
    def tests(self) -> str:
        """The file of the rule's examples, from the root of the repository."""
        if self.layer not in ("core", "sugar"):
            file = self.function.__module__.rpartition(".")[2]
            return f"tests/rules/plus_cases/{_CASES_OF.get(file, file)}.toml"
        return f"tests/rules/cases/{self.name}.toml"


#: A rule about scopes has its case where the rules are that need it.
_CASES_OF = {"scope_judgements": "iteration"}
#: The rules that only put away what is done; steps by them can be left out of what is shown.
ADMINISTRATIVE = frozenset({"SeqSkip", "MSeqSkip", "ScopeDone"})

#: All rules of the paper, and ours beside them, by name, in the order of their files.
RULES: dict[str, Rule] = {}
#: The rules of the layers of μPuppet⁺. Their terms are not terms of the core.
PLUS_RULES: dict[str, Rule] = {}


def rule(
    group: Group,
    judgement: Judgement,
    *subjects: object,
    ours: bool = False,
    layer: str = "core",
) -> Callable[[F], F]:
    """Enter a function as the rule of its name."""

    def enter(function: F) -> F:
        name = function.__name__
        if name in RULES or name in PLUS_RULES:
            raise ValueError(f"two rules are called {name}")
        rules = RULES if layer in ("core", "sugar") else PLUS_RULES
        rules[name] = Rule(name, function, group, judgement, subjects, ours, layer)
        return function

    return enter


_LINE_OF_A_RULE = re.compile(r"^ *─{3,} \w+$", re.MULTILINE)


class RuleText(Record):
    """What the docstring of a rule says."""

    explanation: str
    drawing: str
    erratum: str | None


@cache
def read_docstring(text: str) -> RuleText:
    """The parts of a docstring; read on demand, to keep start-up fast."""
    explanation: list[str] = []
    drawing = ""
    erratum = None
    for block in re.split(r"\n\s*\n", cleandoc(text)):
        if _LINE_OF_A_RULE.search(block):
            drawing = _with_fitting_line(block)
        elif block.startswith("Erratum:"):
            erratum = " ".join(block.removeprefix("Erratum:").split())
        else:
            explanation.append(" ".join(block.split()))
    return RuleText("\n\n".join(explanation), drawing, erratum)


def _with_fitting_line(block: str) -> str:
    """The drawing with its line as wide as what is above and below it.

    A rule that is made from another one (`rules/similar.py`) may have other widths.
    """
    lines = block.split("\n")
    width = max(len(line) for line in lines if not _LINE_OF_A_RULE.match(line))
    return "\n".join(re.sub("^─{3,}", "─" * width, line) for line in lines)
