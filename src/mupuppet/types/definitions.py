"""Types that manifests define: `type Name = ...`.

An Object type or a set of types takes the name itself; everything else gets an alias. What is
defined is read when it is first needed, so definitions may refer to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mupuppet.syntax import nodes
from mupuppet.syntax.ast_names import ast_name
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Resolver, Type, TypeFailure
from mupuppet.types.object_definitions import define_object
from mupuppet.types.objects import Definition, ObjectType
from mupuppet.types.type_set_definitions import define_type_set
from mupuppet.types.type_sets import TypeSetType
from mupuppet.values.value import Value


class Evaluator(Protocol):
    """Evaluates what a definition consists of; messages show the source that it was parsed of."""

    def evaluate_literal(self, node: nodes.Node, resolver: Resolver, source: str) -> Value:
        """The value that a tree describes."""

    def evaluate_type(
        self, node: nodes.Node, resolver: Resolver, source: str, alias: int | None = None
    ) -> Type:
        """The type that a tree describes; `alias` is where the name of it is."""


def define_type(
    evaluator: Evaluator,
    name: str,
    expression: nodes.Node,
    resolver: Resolver,
    source: str = "",
    find_set: Resolver | None = None,
    on_second_parent: Callable[[nodes.Node], None] = lambda _member: None,
    at: int | None = None,
) -> Type:
    """The type that `type name = expression` defines.

    The resolver must find the type itself by its name, if it is recursive. `source` is what the
    expression was parsed of; messages show parts of it. `find_set` finds the sets of types
    that a set refers to, if that is not the resolver as well. `on_second_parent` is called with
    a member of a set that names its parent twice, as in `Parent {parent => ...}`. `at` is where
    the name is.
    """
    match expression:
        case nodes.Hash():
            return _object(evaluator, name, expression, resolver, source)
        case nodes.Access(left=nodes.TypeName("Object"), keys=[definition, *_others]):
            return _object(evaluator, name, definition, resolver, source)
        case nodes.Access(left=nodes.TypeName("TypeSet"), keys=[definition, *_others]):
            found = find_set or resolver
            return _type_set(evaluator, name, definition, resolver, source, found, on_second_parent)
        case nodes.ResourceDefaults():
            return _object_with_parent(evaluator, name, expression, resolver, source)
    return TypeAlias(name, lambda: evaluator.evaluate_type(expression, resolver, source, at))


def resolve_definition(type: Type) -> None:
    """Read a definition; raises TypeArgumentError where that makes no type."""
    if isinstance(type, TypeAlias):
        type.resolved  # noqa: B018  # reading it resolves it
    elif isinstance(type, ObjectType):
        type.load()
    elif isinstance(type, TypeSetType):
        for member in type.load().types.values():
            resolve_definition(member)


def _object(
    evaluator: Evaluator, name: str, definition: nodes.Node, resolver: Resolver, source: str
) -> ObjectType:
    def read() -> Definition:
        written = _as_hash("object", definition)
        evaluated: Definition = evaluator.evaluate_literal(written, resolver, source)
        return evaluated

    return define_object(name, read)


def _as_hash(what: str, definition: nodes.Node) -> nodes.Hash:
    """What defines a type, as it is written; raises TypeFailure if that is not a hash."""
    if not isinstance(definition, nodes.Hash):
        given = f"got Puppet::AST::{ast_name(definition)}"
        message = f"{what} initializer has wrong type, expects a Struct value, {given}"
        raise TypeFailure("invalid-type-definition", message)
    return definition


def _object_with_parent(
    evaluator: Evaluator,
    name: str,
    node: nodes.ResourceDefaults,
    resolver: Resolver,
    source: str,
) -> ObjectType:
    """`Parent {attributes => ...}`; the parent may also be `Object` itself."""

    def read() -> Definition:
        made: Definition = {}
        if node.type != nodes.TypeName("Object"):
            made["parent"] = evaluator.evaluate_type(node.type, resolver, source)
        for operation in node.operations:
            if isinstance(operation, nodes.AttributeOperation):
                made[operation.name] = evaluator.evaluate_literal(operation.value, resolver, source)
        return made

    return define_object(name, read)


def _names_parent_twice(node: nodes.Node) -> bool:
    """`Parent {parent => ...}`."""
    return (
        isinstance(node, nodes.ResourceDefaults)
        and isinstance(node.type, nodes.TypeName)
        and node.type.value not in ("Object", "TypeSet")
        and any(getattr(operation, "name", None) == "parent" for operation in node.operations)
    )


def _type_set(
    evaluator: Evaluator,
    name: str,
    definition: nodes.Node,
    resolver: Resolver,
    source: str,
    find_set: Resolver,
    on_second_parent: Callable[[nodes.Node], None],
) -> TypeSetType:
    members: dict[str, Type] = {}

    def resolve_member(wanted: str) -> Type | None:
        """Members find each other by their short names, those of other sets by an alias."""
        return members.get(wanted.lower()) or made.type_named(wanted) or resolver(wanted)

    def read() -> Definition:
        made: Definition = {}
        for entry in _as_hash("TypeSet", definition).entries:
            key = evaluator.evaluate_literal(entry.key, resolver, source)
            if key == "types" and isinstance(entry.value, nodes.Hash):
                made[key] = read_types(entry.value)
            elif key == "references" and isinstance(entry.value, nodes.Hash):
                made[key] = {
                    _name_of(
                        evaluator, reference.key, resolver, source
                    ): evaluator.evaluate_literal(reference.value, resolver, source)
                    for reference in entry.value.entries
                }
            else:
                made[key] = evaluator.evaluate_literal(entry.value, resolver, source)
        return made

    def read_types(types: nodes.Hash) -> Definition:
        found: Definition = {}
        for entry in types.entries:
            short = _name_of(evaluator, entry.key, resolver, source)
            if _names_parent_twice(entry.value):
                on_second_parent(entry.value)
            full = f"{name}::{short}"
            member = define_type(evaluator, full, entry.value, resolve_member, source)
            members[short.lower()] = member
            found[short] = member
        return found

    made = define_type_set(name, read, find_set)
    return made


def _name_of(evaluator: Evaluator, key: nodes.Node, resolver: Resolver, source: str) -> str:
    """A key as a name: also one that begins with a capital."""
    if isinstance(key, nodes.TypeName):
        return key.value
    name: Value = evaluator.evaluate_literal(key, resolver, source)
    return str(name)
