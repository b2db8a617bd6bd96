"""`new`: creates values of a type from other values."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.constructors import Constructor
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import Context, FunctionError, function
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type, TypeArgumentError, TypeAssertionError
from mupuppet.types.builtin import constructors
from mupuppet.types.collections import StructType, TupleType
from mupuppet.types.combinations import NotUndefType, OptionalType
from mupuppet.types.init_types import InitType
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.types.objects import OBJECT, ObjectType
from mupuppet.types.scalars import IntegerType
from mupuppet.values.value import Value

#: Which module holds the constructors of which types.
CONSTRUCTOR_MODULES = {
    name: module
    for module, names in {
        "new_collections": "Array Hash",
        "new_numbers": "Boolean Float Integer Numeric",
        "new_scalars": "Binary Regexp SemVer SemVerRange Sensitive String Type URI Unit",
        "times": "Timespan Timestamp",
    }.items()
    for name in names.split()
}


@cache  # of the few names above
def _constructor(name: str) -> Constructor:
    module = import_module(f"mupuppet.functions.{CONSTRUCTOR_MODULES[name]}")
    found: Constructor = module.CONSTRUCTORS[name]
    return found


_EXACTLY_ONE = IntegerType(1, 1)


def make(context: Context, type: Type, arguments: list[Value]) -> Value:
    """A value of a type; raises FunctionError where that is not possible."""
    if _is_made(type, arguments):
        return arguments[0]
    return _convert(context, type, arguments)


def _is_made(type: Type, arguments: list[Value]) -> bool:
    """Whether there is nothing to convert: the argument is an instance already."""
    return len(arguments) == 1 and not isinstance(type, InitType) and type.is_instance(arguments[0])


def _convert(context: Context, type: Type, arguments: list[Value]) -> Value:
    made = _make(context, type, arguments)
    if not type.is_instance(made):
        try:
            assert_instance(f"Converted value from {type}.new()", type, made)
        except TypeAssertionError as problem:
            raise FunctionError(str(problem), "conversion-failed") from None
    return made


def _make(context: Context, type: Type, arguments: list[Value]) -> Value:
    match type:
        case TypeAlias():
            return _make(context, type.resolved, arguments)
        case NotUndefType():
            if type.type is None:
                return _constructor("Unit").make(context, arguments)
            return _make(context, type.type, arguments)
        case OptionalType() if type.type is not None:
            return _make(context, type.type, arguments)
        case InitType() if type.type is not None:
            return _make_by_init(context, type, type.type, arguments)
        case TupleType():
            return _constructor("Array").make(context, arguments)
        case StructType():
            return _constructor("Hash").make(context, arguments)
        case ObjectTypeExtension():
            return _make(context, type.base, arguments)
        case ObjectType() if type.object_name == "Puppet::LookupContext":
            return cast(CallerContext, context).new_lookup_context(arguments)
        case ObjectType() if type != OBJECT:
            return _object_constructor(type).make(context, arguments)
    if type.name not in CONSTRUCTOR_MODULES:
        raise FunctionError(
            f"Creation of new instance of type '{type}' is not supported", "conversion-failed"
        )
    return _constructor(type.name).make(context, arguments)


def _make_by_init(context: Context, init: InitType, target: Type, arguments: list[Value]) -> Value:
    """`Init[T, a, b]` makes a T of a value and more arguments."""
    if len(arguments) != 1:
        given = len(arguments) or "none"
        raise FunctionError(f"'new_Init' expects 1 argument, got {given}", "wrong-argument-count")
    value = arguments[0]
    try:
        init.is_instance(value)
    except TypeArgumentError as problem:  # no such instances can be made
        raise FunctionError(problem.message, "conversion-failed") from None
    if type(value) is list and not init.arguments and _spreads(target, value):
        return make(context, target, value)
    return make(context, target, [value, *init.arguments])


def _spreads(target: Type, value: list[Value]) -> bool:
    """Whether an array stands for several arguments; one that fits as a single one does not."""
    signatures = constructors().parameters(target) or []
    singles = [each.types[0] for each in signatures if each.effective_size == _EXACTLY_ONE]
    return not any(each.is_instance(value) for each in [target, *singles])


def _object_constructor(type: ObjectType) -> Constructor:
    def by_hash(context: Context, given: dict[str, Value]) -> Value:
        return type.make(given)

    def by_position(context: Context, *given: Value) -> Value:
        try:
            return type.make_of_arguments(list(given))
        except ValueError as problem:  # types are made of what fits, and still may be impossible
            raise FunctionError(str(problem), "conversion-failed") from None

    made = (by_hash, by_position) if type.is_made_of_hashes else (by_position,)
    return Constructor(f"new_{type.label}", type, made)


@function(
    "new",
    Topic.TYPES,
    "Creates an instance of a type, converting other values.",
    traits=Trait.EVALUATES | Trait.LEGACY_STUB,
).dispatch("Type $type, *Any $args, ?&Callable $block")
def _new(context: Context, type: Type, *arguments: Value) -> Value:
    *given, block = arguments
    if _is_made(type, given):  # it is given back as it is, without the block
        return given[0]
    made = _convert(context, type, given)
    return made if block is None else block(made)
