"""A run as a stream of small records, for the page: what changes from step to step, nothing twice.

A page shows the whole manifest at every step. Instead of repeating it, a term is written as the
current statement, the frames around it (which stay for many steps), and texts that are referred to
by number:

- A *text* is a term that is written once. Its record is a string, or `{"m": …, "i": …}` for one on
  several lines with its form on one line, or `{"q": [a, b]}` for s₁ ␣ s₂ and `{"s": α, "b": b}`
  for `scope α s`, where a and b are the numbers of other texts. So what is left to do of a list of
  statements is shared by all steps.
- A *frame* is a rule at the level of statements and manifests whose premise is being derived:
  `{"f": outer, "r": rule, "a": arrow, …}` with `"n": b` if the focus is s₁ in s₁ ␣ s₂, or `"s": α`
  if it is s in `scope α s`.
- A *step* is `{"r": rule, "f": frame, "x": redex, …}`; see `_step`.

Texts and frames are numbered from 0 in the order of their records. Offsets into the source count
UTF-16 units, as JavaScript does.
"""

# ruff: noqa: RUF002  (the paper's letters)

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.semantics.configurations import (
    Added,
    Altered,
    Bound,
    Change,
    Cleared,
    Configuration,
    Declared,
    Defined,
)
from mupuppet.semantics.derivations import Window, scope_conditions, side_conditions
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.plus.catalogs import PlusCatalog
from mupuppet.semantics.plus.terms import ParameterValue
from mupuppet.semantics.print import format_inline, format_term
from mupuppet.semantics.registry import PLUS_RULES, RULES, Judgement, Rule
from mupuppet.semantics.run import Result
from mupuppet.semantics.scope_judgements import ScopeFact
from mupuppet.semantics.scopes import Scope
from mupuppet.semantics.step import Frame, Step
from mupuppet.semantics.termbase import Origin, Term
from mupuppet.semantics.terms import (
    ManifestSequence,
    QualifiedVariable,
    Scoped,
    Sequence,
    TopVariable,
    Variable,
)
from mupuppet.source import SourceFile
from mupuppet.traces.steps import (
    change_text,
    definition_text,
    marked_lines,
    place,
    scopes_passed,
)

#: How much of a term a derivation shows.
_TERM_WIDTH = 70
#: The limit of rows of a derivation within one statement; beyond it, the first and last are shown.
_MOST_ROWS = 24
_ROWS_AT_EITHER_END = 10

Record = dict[str, Any] | str


class Compactor:
    """Converts steps to records; remembers the texts it has written, and the current frames."""

    def __init__(self, source: SourceFile, node: str) -> None:
        self._source = source
        self._node = node
        self._offset = _utf16_offsets(source.text)
        self._pending: list[Record] = []
        #: The numbers of texts: of leaves by content, of sequences by the identity of the term
        #: (which is stored, so that its identity is not reused).
        self._leaves: dict[str, int] = {}
        self._sequences: dict[int, tuple[Term, int]] = {}
        self._texts = 0
        #: The frames around the last step, the outermost first, with their numbers.
        self._frames: list[tuple[Frame, int]] = []
        self._depths: dict[int, int] = {}
        self._frame_count = 0
        self._rules: dict[str, None] = {}
        #: The configuration of the step that is being written.
        self._at: Configuration

    # --- Records

    def opening(self, σ: VariableEnvironment, κ: DefinitionEnvironment) -> Record:
        """The first record."""
        return {
            "file": self._source.name,
            "node": self._node,
            "source": self._source.text,
            "variables": [[str(α), x, format_inline(v)] for α, x, v in σ.bindings()],
            "definitions": [[a, definition_text(d)] for a, d in κ.definitions()],
        }

    def records(self, step: Step) -> Iterator[Record]:
        """The records of a step, after those of texts and frames that it needs."""
        record = self._step(step)
        yield from self._flush()
        yield record

    def ending(self, result: Result) -> Iterator[Record]:
        """The last record: how the run ended, and the rules that it used."""
        end: dict[str, Any] = {
            "status": result.status.value,
            "steps": result.steps,
            "diagnostics": [self._diagnostic(each) for each in result.diagnostics],
        }
        if result.stuck is not None:
            stuck = result.stuck
            self._at = stuck.configuration
            outer = self._focus(end, stuck.term, stuck.term, stuck.judgement, stuck.frames)
            end["f"] = self._frame(outer)
            end["a"] = str(stuck.configuration.α)
            _passed(end, stuck.frames)
            self._place(end, stuck.term.origin)
        yield from self._flush()
        every = RULES | PLUS_RULES
        yield {"end": end, "rules": {name: self._rule(every[name]) for name in self._rules}}

    def _flush(self) -> list[Record]:
        records, self._pending = self._pending, []
        return records

    def _step(self, step: Step) -> Record:
        """`r` rule, `f` frame, `a` scope, `j` judgement; `p`, `x`, `q`: the statement, with the
        redex x between p and q (if it is not all), or `n`: what follows a skip; `c` contractum;
        `o` place; `d` change; `w` scopes that PVar has passed; `v` the variable that was read;
        `t` the rows of the derivation inside the statement, its conclusion first.
        """
        self._at = step.before
        record: dict[str, Any] = {
            "r": self._used(step.rule.name),
            "a": str(step.before.α),
            "j": step.judgement.value,
        }
        outer = self._focus(record, step.redex, step.marked, step.judgement, step.frames)
        record["f"] = self._frame(outer)
        if "n" not in record:
            record["c"] = self._text(step.contractum)
        self._place(record, place(step))
        if step.change is not None:
            record["d"] = self._change(step.change, step)
        _passed(record, step.frames)
        read = _variable_read(step)
        if read is not None:
            record["v"] = read
        record["t"] = self._rows(step, outer)
        return record

    # --- Terms

    def _focus(
        self,
        record: dict[str, Any],
        term: Term,
        marked: Term,
        judgement: Judgement,
        frames: Frame | None,
    ) -> Frame | None:
        """The statement that is worked on; returns the frame around it."""
        if isinstance(term, Sequence | ManifestSequence):
            record["n"] = self._text(term.second)
            return frames
        statement = term
        while judgement not in (Judgement.STATEMENT, Judgement.MANIFEST, Judgement.FINISH):
            assert frames is not None  # any other term is part of a statement
            statement = frames.under.conclude(statement)
            judgement = frames.judgement
            frames = frames.outer
        if statement is term:
            record["x"] = self._text(term)
            return frames
        cut = marked_lines(statement, marked)
        record["p"], record["x"], record["q"] = map(self._leaf, (cut.before, cut.part, cut.after))
        return frames

    def _text(self, term: Term) -> int:
        """The number of a term's text."""
        if isinstance(term, Scoped):
            body = self._text(term.body)
            return self._enter({"s": str(term.scope), "b": body})
        if not isinstance(term, Sequence | ManifestSequence):
            return self._leaf(format_term(term), lambda: format_inline(term, limit=_TERM_WIDTH))
        cells: list[Sequence | ManifestSequence] = []
        rest: Term = term
        while isinstance(rest, Sequence | ManifestSequence) and id(rest) not in self._sequences:
            cells.append(rest)
            rest = rest.second
        cached = self._sequences.get(id(rest))
        number = self._text(rest) if cached is None else cached[1]
        for cell in reversed(cells):
            number = self._enter({"q": [self._text(cell.first), number]})
            self._sequences[id(cell)] = (cell, number)
        return number

    def _leaf(self, text: str, inline: Callable[[], str] | None = None) -> int:
        number = self._leaves.get(text)
        if number is None:
            several = "\n" in text and inline is not None
            record: Record = {"m": text, "i": inline()} if several and inline else text
            number = self._leaves[text] = self._enter(record)
        return number

    def _enter(self, record: Record) -> int:
        self._pending.append(record)
        self._texts += 1
        return self._texts - 1

    # --- Frames

    def _frame(self, frame: Frame | None) -> int:
        """The number of a frame; -1 for none. Frames that were left are dropped."""
        new: list[Frame] = []
        while frame is not None and id(frame) not in self._depths:
            new.append(frame)
            frame = frame.outer
        depth = 0 if frame is None else self._depths[id(frame)]
        for left, _ in self._frames[depth:]:
            del self._depths[id(left)]
        del self._frames[depth:]
        for each in reversed(new):
            outer = self._frames[-1][1] if self._frames else -1
            self._pending.append(self._frame_record(each, outer))
            self._frames.append((each, self._frame_count))
            self._depths[id(each)] = len(self._frames)
            self._frame_count += 1
        return self._frames[-1][1] if self._frames else -1

    def _frame_record(self, frame: Frame, outer: int) -> Record:
        record: dict[str, Any] = {
            "f": outer,
            "r": self._used(frame.rule.name),
            "a": self._arrow(frame.judgement, frame.α),
        }
        whole = frame.under.conclude(frame.under.term)
        if whole is frame.under.term:  # TopScope: a statement is a manifest
            pass
        elif isinstance(whole, Sequence | ManifestSequence):
            record["n"] = self._text(whole.second)
        elif isinstance(whole, Scoped):
            record["s"] = str(whole.scope)
        c = replace(self._at, term=whole, α=frame.α)
        self._premises(record, frame.rule, c, frame.under.premises)
        return record

    # --- Derivations

    def _rows(self, step: Step, outer: Frame | None) -> list[Record]:
        """The part of the derivation that is not in the frames, its conclusion first."""
        frames: list[Frame] = []
        frame = step.frames
        while frame is not outer:
            assert frame is not None
            frames.append(frame)
            frame = frame.outer
        term, became = step.redex, step.contractum
        left, right = Window(step.marked, _TERM_WIDTH), Window(became, _TERM_WIDTH)
        texts, α = (left.show(term), right.show(became)), step.before.α
        facts = step.applied.premises
        rows = [self._row(step, step.rule, step.judgement, α, term, texts, facts)]
        for at, frame in enumerate(frames):
            term, became = frame.under.conclude(term), frame.under.conclude(became)
            if _ROWS_AT_EITHER_END <= at < len(frames) - _ROWS_AT_EITHER_END:
                if len(frames) > _MOST_ROWS:
                    continue
            texts, facts = (left.show(term), right.show(became)), frame.under.premises
            rows.append(self._row(step, frame.rule, frame.judgement, frame.α, term, texts, facts))
        if len(frames) > _MOST_ROWS:
            omitted: Record = {"omitted": len(frames) - 2 * _ROWS_AT_EITHER_END}
            rows.insert(_ROWS_AT_EITHER_END + 1, omitted)
        return rows[::-1]

    def _row(
        self,
        step: Step,
        rule: Rule,
        judgement: Judgement,
        α: Scope,
        term: Term,
        texts: tuple[str, str],
        facts: tuple[ScopeFact, ...],
    ) -> Record:
        record: dict[str, Any] = {
            "r": self._used(rule.name),
            "a": self._arrow(judgement, α),
            "x": self._leaf(texts[0]),
            "c": self._leaf(texts[1]),
        }
        self._premises(record, rule, replace(step.before, term=term, α=α), facts)
        return record

    def _premises(
        self, record: dict[str, Any], rule: Rule, c: Configuration, facts: tuple[ScopeFact, ...]
    ) -> None:
        """`i`: side conditions with their values; `e`: premises about scopes, with their rules."""
        conditions = side_conditions(rule, c)
        if conditions:
            record["i"] = conditions
        if facts:
            record["e"] = [
                [
                    str(fact.answer),
                    [[self._used(name), _scope_rule(name).judgement.value, str(scope),
                      scope_conditions(_scope_rule(name), scope, c)]
                     for name, scope in fact.chain],
                ]
                for fact in facts
            ]  # fmt: skip

    def _arrow(self, judgement: Judgement, scope: Scope) -> str:
        return judgement.arrow(
            self._node if judgement in (Judgement.MANIFEST, Judgement.FINISH) else scope
        )

    # --- The rest

    def _change(self, change: Change, step: Step) -> list[Any]:
        text = change_text(change, _TERM_WIDTH)
        match change:
            case Bound(scope, name, value):
                return [text, "bind", str(scope), name, self._leaf(format_inline(value))]
            case Cleared(scope, names):
                return [text, "clear", str(scope), list(names)]
            case Defined(name, definition):
                return [text, "define", name, definition_text(definition)]
            case Declared(name, parent):
                return [text, "declare", name, str(parent)]
            case Added(resource):
                return [text, "add", self._leaf(format_term(resource))]
            case Altered():
                return [text, "alter", self._edits(step), self._parameter(step)]

    def _edits(self, step: Step) -> list[Any]:
        """What a rule of μPuppet⁺ changes in the catalog: positions, removed and added parts."""
        before, after = step.before.v_C, step.applied.v_C
        assert isinstance(before, PlusCatalog)
        assert isinstance(after, PlusCatalog)
        if before.resources is after.resources:
            return []
        old = {(each.type, each.title): each for each in before}
        edits: list[Any] = []
        for at, each in enumerate(after):
            present = old.get((each.type, each.title))
            if present is None or present.attributes is not each.attributes:
                edits.append([at, 0 if present is None else 1, self._leaf(format_term(each))])
        return edits

    def _parameter(self, step: Step) -> list[Any] | None:
        """The variable that ParamSet binds beside."""
        match step.redex:
            case ParameterValue(name, value):
                return [str(step.before.α), name, self._leaf(format_inline(value))]
        return None

    def _place(self, record: dict[str, Any], origin: Origin | None) -> None:
        if origin is not None and origin.source is self._source:
            record["o"] = [self._offset(origin.start), self._offset(origin.end)]

    def _diagnostic(self, diagnostic: Diagnostic) -> Record:
        position = diagnostic.position
        line, column = position.line, position.column
        record: dict[str, Any] = {
            "severity": diagnostic.severity.value,
            "message": diagnostic.message,
            "at": f"{line}:{column}",
            "notes": [*diagnostic.notes, *([diagnostic.hint] if diagnostic.hint else [])],
        }
        if diagnostic.source is self._source:
            record["o"] = [self._offset(diagnostic.span.start), self._offset(diagnostic.span.end)]
        return record

    def _used(self, name: str) -> str:
        self._rules[name] = None
        return name

    def _rule(self, rule: Rule) -> Record:
        return {
            "group": rule.group.title,
            "paper": rule.group.sections,
            "explanation": rule.explanation,
            "drawing": rule.drawing,
        }


def _scope_rule(name: str) -> Rule:
    return RULES.get(name) or PLUS_RULES[name]


def _passed(record: dict[str, Any], frames: Frame | None) -> None:
    passed = scopes_passed(frames)
    if passed:
        record["w"] = passed


def _variable_read(step: Step) -> list[str] | None:
    """The variable whose value a step takes from σ, with its scope."""
    match step.redex:
        case Variable(name):
            return [str(step.before.α), name]
        case TopVariable(name):
            return ["::", name]
        case QualifiedVariable(class_name, name):
            return [f"::{class_name}", name]
        case _:
            return None


def _utf16_offsets(text: str) -> Callable[[int], int]:
    """The function from offsets in characters to offsets in UTF-16 units."""
    wide = [at for at, char in enumerate(text) if char > "\uffff"] if not text.isascii() else []
    if not wide:
        return lambda offset: offset
    from bisect import bisect_left

    return lambda offset: offset + bisect_left(wide, offset)
