"""Values as attributes of resources: references to types become references to resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.model.resource import (
    NAMED_BY_TITLE,
    Reference,
    name_in_title,
    not_a_reference,
)
from mupuppet.compiler.program.names import capitalized, class_title
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import CATALOG_ENTRY, ClassType, ResourceType
from mupuppet.types.labels import ruby_string
from mupuppet.values.hashes import HashKey
from mupuppet.values.numbers import is_wide, wide_message
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from mupuppet.compiler.program.program import Program

#: The classes of values that are attributes as they are, whatever the value.
PLAIN = frozenset([str, float, bool, type(None)])


def to_attribute(value: Value, program: Program) -> Value:
    """A value as the attribute of a resource: references are resolved to what they name."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is int:
        if is_wide(value):
            raise EvaluationError("unserializable-value", wide_message(value))
        return value
    if kind is list:
        return [each if type(each) in PLAIN else to_attribute(each, program) for each in value]
    if kind is dict:
        return {
            (k if type(k) is str else _attribute_key(k, program)): (
                v if type(v) in PLAIN else to_attribute(v, program)
            )
            for k, v in value.items()
        }
    if isinstance(value, (ResourceType, ClassType)) or (
        # An object of Ruby's would itself compare.
        kind is type(CATALOG_ENTRY) and value == CATALOG_ENTRY
    ):
        return to_reference(value, program)
    from mupuppet.values.iterators import IteratorValue

    if isinstance(value, IteratorValue):
        raise EvaluationError("unserializable-value", "Use of an Iterator is not supported here")
    return value


def _attribute_key(key: Value, program: Program) -> Value:
    """The key of a hash in an attribute: references are strings there."""
    if isinstance(key, (ResourceType, ClassType)):
        return str(to_reference(key, program))
    if type(key) is HashKey:
        return HashKey(to_attribute(key.value, program))
    return to_attribute(key, program)


def attribute_name(key: Value) -> str:
    """The name of an attribute that a hash gives."""
    if isinstance(key, str):
        return key
    if isinstance(key, Symbol):
        return key.name
    if key is DEFAULT:
        return "default"
    if key is None or key is False:
        message = "'name' is a required option for Puppet::Parser::Resource::Param"
    else:
        from mupuppet.types.inference import infer

        message = f"the name of an attribute must be a String, got {infer(key)}"
    raise EvaluationError("type-mismatch", message)


def to_reference(value: Type, program: Program) -> Reference:
    """The resource that a type of the catalog names."""
    if isinstance(value, ClassType):
        if value.class_name is None:
            raise EvaluationError("invalid-reference", not_a_reference("class"))
        return Reference("Class", class_title(value.class_name.removeprefix("::")))
    if not isinstance(value, ResourceType):  # the callers have looked: there is one other
        raise EvaluationError("invalid-reference", "CatalogEntry names neither a class nor a type")
    if value.type_name is None:
        raise EvaluationError("invalid-reference", not_a_reference("Resource"))
    type_name = value.type_name.removeprefix("::")
    title = "" if value.title is None else value.title
    if type_name.lower() == "class":
        if value.title is None:
            raise EvaluationError("invalid-reference", not_a_reference("class"))
        return Reference("Class", class_title(ruby_string(title).removeprefix("::")))
    if type_name.lower() == "node":
        return Reference(capitalized(type_name), ruby_string(title))
    return found_by(program, type_name, title)


def found_by(program: Program, type_name: str, title: Value) -> Reference:
    """What Puppet looks for in a catalog, which finds no titles of unknown types."""
    title = ruby_string(title)
    type = capitalized(type_name.removeprefix("::"))
    if type in NAMED_BY_TITLE:
        return name_in_title(title, type)
    if not program.resource_type_exists(type.lower()):
        return name_in_title(title)
    return Reference(type, title)
