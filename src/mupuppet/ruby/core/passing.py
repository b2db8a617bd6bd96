"""Values that code passes to functions of Puppet's."""

from __future__ import annotations

from mupuppet.ruby.core.run import Run, replace_content
from mupuppet.ruby_semantics.objects import DefaultHash
from mupuppet.ruby_semantics.puppet_values import to_puppet
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.value import Value


class Passed:
    """Values of a program that Puppet has during a call of a function.

    They are the same for both: what the function changes, the program sees, and what the function
    returns of them is what the program has passed.
    """

    __slots__ = ("_made", "_run", "values")

    def __init__(self, run: Run, values: list[Value]) -> None:
        self._run = run
        #: What Puppet has, with the values of the program, and the elements at first.
        self._made: list[tuple[Value, Value, Value]] = []
        #: What Puppet gets.
        self.values = [self._out(value) for value in values]

    def __enter__(self) -> Passed:
        return self

    def __exit__(self, *problem: object) -> None:
        """Let the program see what has changed."""
        for made, value, first in self._made:
            now = self._run.state.passed.pop(id(made), made)
            if type(made) is str:
                if now is not made:
                    value.content = now
            elif made != first:
                replace_content(value, self._inside(made))

    def result(self, result: Value) -> Value:
        """What the program gets of a result; NotImplemented if it was not passed."""
        passed = self._run.state.passed
        for made, value, _ in self._made:
            if made is result or passed.get(id(made)) is result:
                return value
        is_nested = type(result) is list and any(type(each) in (list, dict) for each in result)
        if is_nested and self._made:
            return self._inside(result)
        return NotImplemented

    def _inside(self, made: Value) -> Value:
        """An array or a hash of Puppet's with the elements that the program knows."""
        if type(made) is dict:
            return {self._run.made(name): self._element(each) for name, each in made.items()}
        return [self._element(each) for each in made]

    def _element(self, made: Value) -> Value:
        found = self.result(made)
        if found is not NotImplemented:
            return found
        return self._run.from_outside(made)

    def _out(self, value: Value) -> Value:
        kind = type(value)
        if kind is list:
            made: Value = [self._out(each) for each in value]
        elif kind is dict or kind is DefaultHash:
            made = hash_of((to_puppet(name), self._out(each)) for name, each in pairs_of(value))
        else:
            is_binary = kind is RubyString and value.is_binary
            made = value.content if is_binary else self._run.outward(value)
            if kind is RubyString and len(made) > 1:  # Python has only one of shorter ones
                self._note(made, value, None)
            return made
        if self._run.is_frozen(value):
            self._run.host.freeze(made)
        self._note(made, value, made.copy())
        return made

    def _note(self, made: Value, value: Value, first: Value) -> None:
        self._made.append((made, value, first))
        self._run.state.passed[id(made)] = made
