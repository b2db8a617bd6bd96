"""Values that Ruby code cannot change: facts, and literal strings of manifests.

Strings and collections do not record whether they are frozen. Only when code has changed one, which
hardly ever happens, they are searched by identity to decide whether Puppet's would be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.syntax import nodes as n
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.definitions import Unit
    from mupuppet.compiler.program.program import Program

_KNOWN_BEFORE = ("facts", "trusted", "server_facts")


def is_frozen(scope: Scope, value: Value) -> bool:
    """Is this very object one that Puppet has frozen?

    The parameters of what the code belongs to are copies, whatever was given.
    """
    if type(value) is str and len(value) < 2:
        return False  # all such strings are one object
    resource, compiler = scope.resource, scope.compiler
    if resource is not None:
        if holds([each.value for each in resource.parameters.values()], value):
            return False
    given = [compiler.top.variables.get(name) for name in _KNOWN_BEFORE]
    return holds(given, value) or (type(value) is str and _is_written(compiler.program, value))


def holds(collections: list[Value], wanted: Value) -> bool:
    """Is this very object one of some values, or somewhere in them?"""
    waiting = [*collections]
    while waiting:
        each = waiting.pop()
        if each is wanted:
            return True
        if isinstance(each, list):
            waiting += each
        elif isinstance(each, dict):
            waiting += each.values()
    return False


def _is_written(program: Program, string: str) -> bool:
    return any(
        isinstance(node, (n.String, n.Name)) and node.value is string
        for unit in _units(program)
        for node in n.walk(unit.program)
    )


def _units(program: Program) -> Iterator[Unit]:
    """Every file that has been read, once."""
    definitions = program.definitions
    units = [*definitions.main, *(unit for _, unit in definitions.functions.values())]
    for table in (definitions.classes, definitions.defines, definitions.nodes):
        units += [definition.unit for definition in table.values()]
    yield from {id(unit): unit for unit in units}.values()
