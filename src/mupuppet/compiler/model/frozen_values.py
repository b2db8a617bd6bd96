"""Values that Ruby code cannot change: facts, literals of manifests, and what code has frozen.

Strings and collections do not record whether they are frozen. Only where it matters, which is
rare, their identity decides whether Puppet's would be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.program import Program

_KNOWN_BEFORE = ("facts", "trusted", "server_facts")


class FrozenValues:
    """What is frozen in a compilation."""

    def __init__(self) -> None:
        #: What code has frozen, by identity.
        self.by_code: dict[int, Value] = {}
        #: Facts and other values that the compilation begins with, and all in them.
        self._given: set[int] | None = None
        #: The literal strings of the files read so far, and how many these are.
        self._literals: set[int] = set()
        self._units = 0

    def add(self, value: Value) -> None:
        """Code has frozen an array, a hash or a string."""
        if type(value) is not str or has_identity(value):
            self.by_code[id(value)] = value

    def test(self, scope: Scope) -> Callable[[Value], bool]:
        """Tells whether an object is frozen, for code in a scope.

        The parameters of what the code belongs to are copies, whatever was given; the title of an
        instance of a defined type is frozen.
        """
        resource, compiler = scope.resource, scope.compiler
        if self._given is None:
            variables = compiler.top.variables
            self._given = set(identities([variables.get(name) for name in _KNOWN_BEFORE]))
        by_code, given, written = self.by_code, self._given, self._written(compiler.program)
        title: str | None = None
        copied: set[int] = set()
        if resource is not None:
            title = resource.title if resource.type not in ("Class", "Node") else None
            copied = set(identities([each.value for each in resource.parameters.values()]))

        def is_frozen(value: Value) -> bool:
            if type(value) is str and not has_identity(value):
                return False
            if id(value) in by_code or (title is not None and value is title):
                return True
            if id(value) in copied:
                return False
            return id(value) in given or (type(value) is str and id(value) in written)

        return is_frozen

    def _written(self, program: Program) -> set[int]:
        units = program.definitions.units
        for unit in units[self._units :]:
            self._literals |= unit.frozen_strings
        self._units = len(units)
        return self._literals


def has_identity(string: str) -> bool:
    """Whether a string is an object of its own; Python has only one of each shorter one."""
    return len(string) > 1


def identities(values: list[Value]) -> Iterator[int]:
    """The identities of values and of all in them."""
    waiting = [*values]
    while waiting:
        each = waiting.pop()
        yield id(each)
        if isinstance(each, list):
            waiting += each
        elif isinstance(each, dict):
            waiting += each
            waiting += each.values()
