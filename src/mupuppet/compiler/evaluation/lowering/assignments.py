"""Assignments: `$a = …`, `[$a, $b] = …`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.evaluation.lowering.expressions import unwrap
from mupuppet.compiler.evaluation.variables import qualified_variable
from mupuppet.syntax import nodes as n
from mupuppet.types.catalog_entries import ClassType
from mupuppet.types.labels import ruby_string
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Frame

_MISSING = object()


@lowers(n.Assignment)
def _assignment(lowering: Lowering, node: n.Assignment) -> Closure:
    value = lowering.lower(node.value)
    target = unwrap(node.target)
    if isinstance(target, n.Variable):
        name = target.name
        if name in _RESERVED or name == "server_facts":
            return _reserved(lowering, node, name, value)

        def assign(scope: Frame) -> Value:
            assigned = value(scope)
            variables = scope.variables
            if name in variables:
                _reassigned(lowering, node, name)
            variables[name] = assigned
            return assigned

        return assign
    return _destructuring(lowering, node, target, value)


def _reserved(lowering: Lowering, node: n.Assignment, name: str, value: Closure) -> Closure:
    def reject(scope: Frame) -> Value:
        value(scope)  # an error in it is reported first
        if name in scope.variables or name == "server_facts":
            _reassigned(lowering, node, name)
        raise lowering.error(
            "illegal-reserved-assignment",
            f"Attempt to assign to a reserved variable name: '{name}'",
            node,
            during="a '=' expression",
        )

    return reject


_RESERVED = frozenset(["trusted", "facts"])


def _reassigned(lowering: Lowering, node: n.Node, name: str) -> None:
    if name in _RESERVED or name == "server_facts":
        raise lowering.error(
            "illegal-reserved-assignment",
            f"Attempt to assign to a reserved variable name: '${name}'",
            node,
        )
    what = "built in (or already assigned) variable" if name in ("name", "title") else "variable"
    raise lowering.error("illegal-reassignment", f"Cannot reassign {what} '${name}'", node)


def _destructuring(
    lowering: Lowering, node: n.Assignment, target: n.Node, value: Closure
) -> Closure:
    def assign(scope: Frame) -> Value:
        assigned = value(scope)
        _assign_to(lowering, node, target, assigned, scope)
        return assigned

    return assign


def _assign_to(
    lowering: Lowering, node: n.Assignment, target: n.Node, value: Value, scope: Frame
) -> None:
    """Assign to a variable, or the parts of an array, a hash or a class to several."""
    if isinstance(target, n.Variable):
        name = target.name
        if name in scope.variables or name == "server_facts":
            _reassigned(lowering, node, name)
        scope.variables[name] = value
        return
    assert isinstance(target, n.Array)  # validation allows nothing else
    targets = target.elements
    if isinstance(value, dict):
        for each in targets:
            wanted = hash_key(_target_key(each))
            if wanted not in value:
                raise lowering.error(
                    "missing-multi-assignment-key",
                    f"No value for required key '{_target_name(each)}' in assignment to variables "
                    "from hash",
                    node,
                )
            _assign_to(lowering, node, each, value[wanted], scope)
        return
    if isinstance(value, ClassType):
        _assign_from_class(lowering, node, targets, value, scope)
        return
    values = value if isinstance(value, list) else [value]
    if len(values) != len(targets):
        raise lowering.error(
            "illegal-multi-assignment-size",
            "Mismatched number of assignable entries and values, "
            f"expected {len(targets)}, got {len(values)}",
            node,
        )
    for each, one in zip(targets, values, strict=True):
        _assign_to(lowering, node, each, one, scope)


def _assign_from_class(
    lowering: Lowering,
    node: n.Assignment,
    targets: tuple[n.Expression, ...],
    reference: Value,
    scope: Frame,
) -> None:
    compiler = scope.compiler
    class_name = reference.class_name
    if class_name is None:  # the type of all classes
        message = 'No title provided and "class" is not a valid resource reference'
        raise lowering.error("invalid-reference", message, node, during="a '=' expression")
    if compiler.catalog_resource("Class", class_name) is None:
        raise lowering.error(
            "unknown-resource", f"Resource not found: Class['{class_name}']", node.value
        )
    for each in targets:
        full = f"{class_name.lower()}::{_target_name(each)}"
        value = qualified_variable(compiler, full, _MISSING)
        if value is _MISSING:
            raise lowering.error(
                "missing-multi-assignment-variable",
                f"No value for required variable '${full}' in assignment to variables "
                "from class reference",
                each,
            )
        _assign_to(lowering, node, each, value, scope)


def _target_key(target: n.Node) -> Value:
    """What a part of an assignment is looked for by: its name, or for an array those of its own."""
    inner = unwrap(target)
    if isinstance(inner, n.Variable):
        return inner.name
    assert isinstance(inner, n.Array)  # validation allows nothing else
    return [_target_key(element) for element in inner.elements]


def _target_name(target: n.Node) -> str:
    """The same as a text."""
    return ruby_string(_target_key(target))
