"""`annotate`: attaches instances of annotation types to values."""

from __future__ import annotations

from typing import Final, cast

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.declarations import Topic
from mupuppet.functions.registry import Block, Context, InvalidArgument, function
from mupuppet.types.assertions import assert_instance
from mupuppet.types.base import Type, TypeAssertionError
from mupuppet.types.objects import ObjectType
from mupuppet.types.runtime_types import ruby_class_name
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import inspect
from mupuppet.values.value import DEFAULT, Value

annotate = function("annotate", Topic.TYPES, "Returns or adds annotations of a value.")

_CLEAR: Final = "clear"


@annotate.dispatch("Type[Annotation] $type, Any $value, ?&Callable[0, 0] $block")
def _annotate(context: Context, type: ObjectType, value: Value, block: Block | None) -> Value:
    """The annotation of a value: what there is, what its type declares, or what the block makes."""
    known = cast(CallerContext, context).annotations.get((type.label, id(value)))
    if known is not None:
        return known[1]
    definition = _declared(type, value)
    if definition is None and block is not None:
        definition = block()
    return None if definition is None else _associate(context, type, value, definition)


@annotate.dispatch(
    "Type[Annotation] $type, Any $value,"
    " Variant[Enum[clear], Hash[Pcore::MemberName, Any]] $annotation_hash"
)
def _annotate_anew(context: Context, type: ObjectType, value: Value, definition: Value) -> Value:
    """Replace the annotation of a value, or take it away."""
    if _declared(type, value) is not None:
        action = "clear" if definition == _CLEAR else "redefine"
        raise InvalidArgument(
            f"attempt to {action} {type.label} annotation declared on {value.label}"
        )
    if definition != _CLEAR:
        return _associate(context, type, value, definition)
    cleared = cast(CallerContext, context).annotations.pop((type.label, id(value)), None)
    return None if cleared is None else cleared[1]


@annotate.dispatch(
    "Type[Pcore] $type, Any $value,"
    " Hash[Type[Annotation], Hash[Pcore::MemberName, Any]] $annotations"
)
def _annotate_by_many(
    context: Context, _type: Type, value: Value, annotations: dict[Value, Value]
) -> Value:
    """Give a value annotations of several types, where it has none of them, and give it back."""
    for type, definition in annotations.items():
        _annotate(context, type, value, lambda definition=definition: definition)
    return value


def _declared(type: ObjectType, value: Value) -> Value:
    """What the definition of a type, if the value is one, has in its own annotations."""
    if not isinstance(value, ObjectType):
        return None
    return (value.own_members().annotations or {}).get(type)


def _associate(context: Context, type: ObjectType, value: Value, definition: Value) -> Value:
    try:
        assert_instance(f"{type.label} initializer", type.init_struct(), definition)
    except TypeAssertionError as problem:
        raise InvalidArgument(str(problem)) from None
    if _is_frozen(value):
        raise InvalidArgument(f"can't modify frozen {ruby_class_name(value)}: {inspect(value)}")
    made = type.make(definition)
    cast(CallerContext, context).annotations[type.label, id(value)] = (value, made)
    return made


def _is_frozen(value: Value) -> bool:
    """Values without an identity of their own have no annotations."""
    return value is None or value is DEFAULT or isinstance(value, (str, int, float, Regexp))
