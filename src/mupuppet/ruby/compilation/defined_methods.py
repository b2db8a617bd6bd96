"""Methods that a program defines: how they take their arguments."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.ruby.core.run import OWNER, SELF, Closure, Run
from mupuppet.ruby_semantics.errors import (
    Return,
    RubyError,
    UnsupportedConstruct,
    UnsupportedRuby,
    argument_error,
)
from mupuppet.ruby_semantics.objects import MatchData, Proc, Symbol
from mupuppet.values.value import Value

#: The limit of nested calls.
MAX_DEPTH = 200


class Heat:
    """When code is worth being made a Python function."""

    #: The calls and iterations before.
    enough = 100
    #: How many times as many it takes for a template: most are longer than a method, are rendered
    #: a few times in a process, and would be the only reason to load what translates them.
    of_template = 30


#: A parameter for which no argument was given.
MISSING: Any = type("Missing", (), {"__slots__": ()})()

#: What may match a pattern, or show a match, in the source of a method.
_MATCHING = pattern(
    r"[=!]~|\$[~&`'+1-9]|/|%r|\bcase\b|match|\bg?sub\b|\bscan\b|\bslice\b|partition|index|grep"
)


def may_match(source: str) -> bool:
    """Whether a method may match patterns, or show a match: each call has its own last match."""
    return _MATCHING.search(source) is not None


def outside_of_method(run: Run, block: Proc, outer: list[MatchData | None]) -> Proc:
    """The block of a method with matches of its own: those of the block are the caller's."""
    inside = block.call

    def call(*values: Value) -> Value:
        own, run.match = run.match, outer[0]
        try:
            return inside(*values)
        finally:
            outer[0], run.match = run.match, own

    return block.with_call(call)


#: The function of a method: takes the run, `self`, the table of the method, the block, arguments.
Entry = Callable[..., Value]


class Keyword(Record, eq=False):
    """`name:`, or `name: default`"""

    name: str
    slot: int
    default: Closure | None


class DefinedMethod:
    """`def name(a, b = 1, *rest, c, d: 2, &block) … end`"""

    def __init__(self, name: str, line: int, start: int | None = None) -> None:
        self.name = name
        self.line = line
        #: The file, if it is not that of the function or template.
        self.path: str | None = None
        #: Whether it uses instance variables.
        self.uses_variables = False
        #: Why it is not supported.
        self.unsupported: UnsupportedConstruct | None = None
        #: Why some of its branches are not supported.
        self.refused: UnsupportedConstruct | None = None
        #: The offset of its beginning, unless it was made from a block.
        self.start = start
        self.slots: list[int] = []
        #: The names of the positional parameters.
        self.names: list[str] = []
        self.defaults: list[Closure | None] = []
        #: The index of the splat parameter.
        self.rest: int | None = None
        self.keywords: list[Keyword] = []
        #: The slot of `**options`.
        self.keyword_rest: int | None = None
        #: The slot of `&block`.
        self.block_slot: int | None = None
        self.body: Closure | None = None
        #: How often it has run, in calls and iterations; and what makes a function of it then.
        self.heat = 0
        self.generate: Callable[[], Entry | None] | None = None
        #: The function.
        self.entry: Entry | None = None
        #: The number of arguments that it takes as they are; -1 if that depends on them.
        self.entry_count = -1
        #: Whether its calls have matches of their own.
        self.may_match = False
        #: How many slots a call needs; 0 for a method made from a block.
        self.frame_size = 0

    @cached_property
    def needed(self) -> int:
        """The number of parameters that need an argument."""
        optional = sum(default is not None for default in self.defaults)
        return len(self.slots) - optional - (self.rest is not None)

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """Call it, on the current `self` unless another receiver is given."""
        if self.heat >= Heat.enough and self.generate is not None:
            self.entry, self.generate = self.generate(), None
            if self.entry is not None and self.is_plain:
                self.entry_count = len(self.slots)
        entry = self.entry
        if entry is not None:
            current = run.slots[SELF] if receiver is None else receiver
            if len(values) == self.entry_count:
                return entry(run, current, owner, block, *values)
            if len(values) in self.missing:
                return entry(run, current, owner, block, *values, *self.missing[len(values)])
            self._check_count(len(values) - self._has_keywords(values))
            return entry(run, current, owner, block, *self._distributed(list(values)))
        if self.unsupported is not None:
            raise self.unsupported.error()
        self._check_count(len(values) - self._has_keywords(values))
        assert self.body is not None  # lowered before anything runs
        before = run.steps
        run.tick()
        if run.depth >= MAX_DEPTH:
            raise RubyError("SystemStackError", "stack level too deep")
        outer = run.slots
        matches = [run.match]
        if self.may_match:
            run.match = None
            if block is not None:
                block = outside_of_method(run, block, matches)
        if self.frame_size:
            run.slots = [None] * self.frame_size
            run.slots[SELF] = outer[SELF] if receiver is None else receiver
            run.slots[OWNER] = owner
        run.depth += 1
        try:
            if self.block_slot is not None:
                run.slots[self.block_slot] = block
            self._assign(run, list(values))
            return self.body(run)
        except Return as jump:
            if jump.owner is not self:
                raise
            return jump.value
        except UnsupportedRuby as problem:
            if problem.path is None:
                problem.path = self.path
            raise
        finally:
            run.depth -= 1
            run.slots = outer
            if self.may_match:
                run.match = matches[0]
            self.heat += run.steps - before

    @cached_property
    def is_plain(self) -> bool:
        """Whether each parameter takes one argument."""
        return self.needed == len(self.slots) and not self.keywords and self.keyword_rest is None

    @cached_property
    def missing(self) -> dict[int, tuple[Value, ...]]:
        """What is passed for optional parameters at the end, by the number of arguments."""
        optional = [default is not None for default in self.defaults]
        if self.rest is not None or self.keywords or self.keyword_rest is not None:
            return {}
        if optional != sorted(optional):
            return {}
        count = len(self.slots)
        return {given: (MISSING,) * (count - given) for given in range(self.needed, count)}

    def _distributed(self, values: list[Value]) -> list[Value]:
        """One argument for each parameter, for the function."""
        named: list[Value] = []
        if self.keywords or self.keyword_rest is not None:
            named = self._named(values.pop() if self._has_keywords(values) else {})
        spare = len(values) - self.needed
        position = 0
        made: list[Value] = []
        for index, default in enumerate(self.defaults):
            if index == self.rest:
                end = position + max(spare, 0)
                made.append(values[position:end])
                position = end
            elif default is not None and spare <= 0:
                made.append(MISSING)
            else:
                made.append(values[position])
                position += 1
                spare -= default is not None
        return made + named

    def _named(self, given: dict[Value, Value]) -> list[Value]:
        """The keyword arguments, and the rest of them."""
        rest = dict(given)
        made = [rest.pop(Symbol(keyword.name), MISSING) for keyword in self.keywords]
        missing = [
            f":{keyword.name}"
            for keyword, value in zip(self.keywords, made, strict=True)
            if value is MISSING and keyword.default is None
        ]
        self._check_keywords(missing, rest)
        return [*made, rest] if self.keyword_rest is not None else made

    def given(self, run: Run) -> list[Value]:
        """The arguments, for `super` without any."""
        values: list[Value] = []
        for index, slot in enumerate(self.slots):
            if index == self.rest:
                values += run.slots[slot]
            else:
                values.append(run.slots[slot])
        named: dict[Value, Value] = {}
        for keyword in self.keywords:
            named[Symbol(keyword.name)] = run.slots[keyword.slot]
        if self.keyword_rest is not None:
            named.update(run.slots[self.keyword_rest])
        return [*values, named] if named else values

    def _has_keywords(self, values: list[Value]) -> bool:
        takes = self.keywords or self.keyword_rest is not None
        if not takes or not values or not isinstance(values[-1], dict):
            return False
        # A last hash that no positional parameter takes holds keyword arguments.
        return len(values) > self.needed and all(isinstance(name, Symbol) for name in values[-1])

    def _check_count(self, given: int) -> None:
        needed = self.needed
        if given >= needed and (self.rest is not None or given <= len(self.slots)):
            return
        if self.rest is not None:
            expected = f"{needed}+"
        else:
            expected = str(needed) if needed == len(self.slots) else f"{needed}..{len(self.slots)}"
        error = argument_error(given, expected)
        error.line = self.line  # Ruby reports the definition
        raise error

    def _assign(self, run: Run, values: list[Value]) -> None:
        if self.keywords or self.keyword_rest is not None:
            self._assign_keywords(run, values.pop() if self._has_keywords(values) else {})
        spare = len(values) - self.needed
        position = 0
        for index, slot in enumerate(self.slots):
            default = self.defaults[index]
            if index == self.rest:
                end = position + max(spare, 0)
                run.slots[slot] = values[position:end]
                position = end
            elif default is not None and spare <= 0:
                run.slots[slot] = default(run)
            else:
                run.slots[slot] = values[position]
                position += 1
                spare -= default is not None

    def _assign_keywords(self, run: Run, given: dict[Value, Value]) -> None:
        rest = dict(given)
        missing = []
        for keyword in self.keywords:
            name = Symbol(keyword.name)
            if name in rest:
                run.slots[keyword.slot] = rest.pop(name)
            elif keyword.default is None:
                missing.append(f":{keyword.name}")
            else:
                run.slots[keyword.slot] = keyword.default(run)
        self._check_keywords(missing, rest)
        if self.keyword_rest is not None:
            run.slots[self.keyword_rest] = rest

    def _check_keywords(self, missing: list[str], rest: dict[Value, Value]) -> None:
        if missing:
            plural = "s" if len(missing) > 1 else ""
            raise RubyError("ArgumentError", f"missing keyword{plural}: {', '.join(missing)}")
        if self.keyword_rest is None and rest:
            from mupuppet.ruby_semantics.conversion import inspect

            plural = "s" if len(rest) > 1 else ""
            unknown = ", ".join(map(inspect, rest))
            raise RubyError("ArgumentError", f"unknown keyword{plural}: {unknown}")
