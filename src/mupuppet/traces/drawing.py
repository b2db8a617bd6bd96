"""Derivation trees drawn as in the paper: premises above a line, the conclusion below it.

                    x ∈ dom(σ_α)
                    ──────────────────── LVar
    x ∉ dom(σ_α)    $x ─::nd→ '/source'
    ──────────────────────────────────── PVar
    $x ─::service1→ '/source'

Where premises do not fit beside each other, all but the tallest are written in one line below it,
a tree of rules about scopes as its conclusion and the names of its rules:

    $x ─::nd→ '/source'
    x ∉ dom(σ_α)    ::nd parentof_κ ::service1 (PClass)
    ─────────────────────────────────────────────────── PVar
    $x ─::service1→ '/source'

The rows of a derivation come with the conclusion first. Drawing begins with the last row, so the
premises of a row are drawn when it is reached, and no recursion limits how deep a tree may be.
"""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

from collections.abc import Iterable

from mupuppet.basics.records import Record
from mupuppet.diagnostics.render_palette import PLAIN, Palette
from mupuppet.semantics.derivations import Row
from mupuppet.traces.terminal_lines import shown, width

#: Spaces between premises side by side.
_GAP = 4
#: What a judgement has beside its two terms: an arrow with a scope, spaces, the rule's name.
_ARROW_AND_NAME = 36
_NARROWEST_TERM = 16


def width_of_terms(columns: int) -> int:
    """How long terms may be, so that trees fit into so many columns."""
    return max(_NARROWEST_TERM, (columns - _ARROW_AND_NAME) // 2)


class _Line(Record, frozen=False):
    """A line of a drawing: where it begins, its text, and for a bar the rule's name behind it."""

    indent: int
    text: str
    #: The columns of the text.
    length: int
    name: str = ""

    @property
    def end(self) -> int:
        return self.indent + self.length + (1 + len(self.name) if self.name else 0)


class _Block(Record, frozen=False):
    """A drawn tree: its lines from the top, the last of which is its conclusion."""

    depth: int
    lines: list[_Line]
    width: int
    #: The names of its rules, that of the conclusion last.
    rules: list[str]

    def shift(self, columns: int) -> None:
        self.width += columns
        for line in self.lines:
            line.indent += columns

    def flat(self) -> str:
        """The tree in one line."""
        by = f" ({', '.join(reversed(self.rules))})" if self.rules else ""
        return self.lines[-1].text + by


def draw(rows: Iterable[Row], columns: int = 100, palette: Palette = PLAIN) -> str:
    """The tree of some rows as text, about this many columns wide."""
    waiting: list[_Block] = []
    for row in reversed(list(rows)):
        premises = []
        while waiting and waiting[-1].depth > row.depth:
            premises.append(waiting.pop())
        waiting.append(_conclude(row, premises, columns))
    lines = [line for block in reversed(waiting) for line in block.lines]
    return "\n".join(_paint(line, palette) for line in lines)


def _conclude(row: Row, premises: list[_Block], columns: int) -> _Block:
    """The premises, a bar with the rule's name, and the conclusion."""
    text = shown(row.text)
    conclusion = _Line(0, text, width(text))
    if row.rule is None:
        return _Block(row.depth, [conclusion], conclusion.end, [])
    lines, widest = _above(premises, columns - 1 - len(row.rule))
    ground = lines[-1].indent + lines[-1].length if lines else 0
    length = max(conclusion.length, ground)
    bar = _Line(0, "─" * length, length, row.rule)
    lines += [bar, conclusion]
    rules = _all_rules(premises)
    rules.append(row.rule)
    return _Block(row.depth, lines, max(widest, bar.end), rules)


def _all_rules(premises: list[_Block]) -> list[str]:
    """The rules of all premises, in the longest of their lists."""
    if not premises:
        return []
    longest = max(premises, key=lambda block: len(block.rules))
    for block in premises:
        if block is not longest:
            longest.rules.extend(block.rules)
    return longest.rules


def _above(blocks: list[_Block], columns: int) -> tuple[list[_Line], int]:
    """Premises side by side, aligned at the bottom, if they fit.

    Lists of lines are reused, so that a long derivation takes time in proportion to its length.
    """
    if not blocks:
        return [], 0
    blocks.sort(key=lambda block: len(block.lines))
    *others, tallest = blocks
    if not others:
        return tallest.lines, tallest.width
    needed = sum(block.width for block in blocks) + _GAP * (len(blocks) - 1)
    if needed > columns:
        text = (" " * _GAP).join(block.flat() for block in others)
        conditions = _Line(0, text, width(text))
        tallest.lines.append(conditions)
        return tallest.lines, max(tallest.width, conditions.end)
    column = 0
    for block in blocks:
        block.shift(column)
        column = block.width + _GAP
    for at in range(1, len(others[-1].lines) + 1):
        beside = [block.lines[-at] for block in blocks if len(block.lines) >= at]
        tallest.lines[-at] = _join(beside)
    return tallest.lines, tallest.width


def _join(parts: list[_Line]) -> _Line:
    """Lines at the same height as one."""
    *others, last = parts
    start = parts[0].indent
    text, length = "", 0
    for part in others:
        name = f" {part.name}" if part.name else ""
        text += " " * (part.indent - start - length) + part.text + name
        length = part.end - start
    text += " " * (last.indent - start - length) + last.text
    return _Line(start, text, last.indent + last.length - start, last.name)


def _paint(line: _Line, palette: Palette) -> str:
    indent = " " * line.indent
    if not line.name:
        return indent + line.text
    return (
        f"{indent}{palette.gutter}{line.text}{palette.reset} "
        f"{palette.message}{line.name}{palette.reset}"
    )
