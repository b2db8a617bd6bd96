"""Parameters of classes and defined types with values of the wrong type.

Notes follow Puppet's own message. For each mismatch they show the wrong part of the value, where
the value comes from, and where its types are defined.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.deferred_calls import returned_types
from mupuppet.compiler.evaluation.lowered import lowered
from mupuppet.compiler.program.suggestions import did_you_mean
from mupuppet.source import SourceFile
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.syntax.nodes import Node, anchor
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, Type
from mupuppet.types.collections import StructElement, StructType
from mupuppet.types.combinations import OptionalType
from mupuppet.types.mismatch_kinds import (
    InvalidParameter,
    Mismatch,
    MissingParameter,
    Path,
    part_at,
)
from mupuppet.types.parameters import parameter_mismatches, validate_parameters
from mupuppet.types.scalars import StringType
from mupuppet.values.strings import quote, to_literal
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.compiler.program.program import Program
    from mupuppet.diagnostics.ids import DiagnosticId

#: How many mismatches are explained, and how much of a value is shown.
_MISMATCHES = 3
_LONGEST_VALUE = 100


def mismatch_error(
    resource: Resource, definition: Definition, values: dict[str, Value], scope: Scope
) -> EvaluationError | None:
    """What is wrong with the values of parameters; None if they fit."""
    struct = _struct(definition, scope)
    will_return = returned_types(scope.compiler)
    message = validate_parameters(resource.ref, struct, values, deferred_type=will_return)
    if message is None:
        return None
    mismatches = parameter_mismatches(struct, values, deferred_type=will_return)
    notes = _parameter_notes(resource, definition, mismatches, scope.compiler.program)
    by_name = lowered(definition).parameters.by_name
    unknown = [name for name in values if name not in by_name]
    hint = did_you_mean(unknown[-1], by_name) if unknown else _without_value(definition, values)
    return EvaluationError(_id(mismatches[0]), message, notes=notes, hint=hint)


def _id(mismatch: Mismatch) -> DiagnosticId:
    if isinstance(mismatch, InvalidParameter):
        return "unknown-parameter"
    return (
        "missing-required-parameter" if isinstance(mismatch, MissingParameter) else "type-mismatch"
    )


def _without_value(definition: Definition, values: dict[str, Value]) -> str | None:
    """What can be done about a parameter of a class that gets no value from anywhere."""
    if definition.kind != "class":
        return None
    missing = (p.name for p in lowered(definition).parameters.list if not p.has_default)
    name = next((name for name in missing if name not in values), None)
    if name is None:
        return None
    key = f"{definition.name}::{name}"
    return f"no data has `{key}`: `mupuppet lookup {key} --explain` shows where it was looked up"


def _struct(definition: Definition, scope: Scope) -> StructType:
    """The parameters as a type: what the definition has, and what every resource has."""
    elements = [_element("name", ANY, optional=True)]
    metaparameters = METAPARAMETER_NAMES | scope.compiler.program.metaparameters
    elements += [_element(name, ANY, optional=True) for name in sorted(metaparameters)]
    parameters = lowered(definition).parameters
    elements += [
        _element(p.name, parameters.type_of(p, scope), optional=p.has_default)
        for p in parameters.list
    ]
    return StructType(elements)


def _element(name: str, type: Type, *, optional: bool) -> StructElement:
    key: Type = StringType(value=name)
    return StructElement(OptionalType(key) if optional else key, type)


def _parameter_notes(
    resource: Resource, definition: Definition, mismatches: list[Mismatch], program: Program
) -> tuple[str, ...]:
    """Notes about mismatches of the parameters of a class or a defined type."""
    notes: dict[str, None] = {}
    for mismatch in mismatches[:_MISMATCHES]:
        path = mismatch.canonical_path
        if not path or path[0].form != "parameter":
            continue
        for note in _notes(resource, definition, str(path[0].key), path[1:], mismatch, program):
            notes.setdefault(note)
    return tuple(notes)


def _notes(
    resource: Resource,
    definition: Definition,
    name: str,
    path: Path,
    mismatch: Mismatch,
    program: Program,
) -> Iterator[str]:
    given = resource.parameters.get(name)
    if given is not None:
        yield from _value_note(name, given.value, path, name in resource.sensitive)
        if given.source is not None and given.node is not None:
            is_default = lowered(definition).parameters.by_name.get(name)
            of_default = is_default is not None and given.node is is_default.node
            place = _place(given.source, given.node)
            yield (
                f"the default of `{name}` is at {place}"
                if of_default
                else (f"`{name}` is set at {place}")
            )
        elif definition.kind == "class":
            yield f"`{name}` comes from the data, under the key `{definition.name}::{name}`"
    expected = getattr(mismatch, "expected", None)
    if isinstance(expected, Type):
        yield from _alias_notes(expected, program)


def _value_note(name: str, value: Value, path: Path, is_sensitive: bool) -> Iterator[str]:
    part = part_at(value, path)
    if is_sensitive or isinstance(value, Sensitive) or isinstance(part, Sensitive):
        return
    where = name + "".join(
        f"[{element.key}]" if element.form == "index" else f"[{quote(str(element.key))}]"
        for element in path
        if element.form in ("index", "entry")
    )
    text = to_literal(part)
    if len(text) > _LONGEST_VALUE:
        text = text[:_LONGEST_VALUE] + "…"
    yield f"`{where}` is `{text}`"


def _alias_notes(expected: Type, program: Program) -> Iterator[str]:
    """Where the aliases are defined that a type is made of."""
    waiting = [expected]
    seen: set[str] = set()
    while waiting:
        type = waiting.pop(0)
        if not isinstance(type, TypeAlias):
            waiting += type.inner_types()
        elif not type.is_builtin and type.alias_name not in seen:
            seen.add(type.alias_name)
            found = program.find_alias(type.alias_name.lower())
            if found is not None:
                node, unit = found
                yield f"the type `{type.alias_name}` is defined at {_place(unit.source, node)}"


def _place(source: SourceFile, node: Node) -> str:
    position = source.position(anchor(node))
    return f"{source.name or '<code>'}:{position.line}:{position.column}"
