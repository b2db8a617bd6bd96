"""Functions of types, and conversions by type."""

from __future__ import annotations

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.new_scalars import parsed_type
from mupuppet.functions.registry import Block, Context, FunctionError, function
from mupuppet.types.base import Type
from mupuppet.types.inference import infer, infer_detailed, infer_generalized
from mupuppet.types.mismatch import describe_mismatch
from mupuppet.values.value import Sensitive, Value

type_ = function("type", Topic.TYPES, "Returns the type of a value.", traits=Trait.LEGACY_STUB)


@type_.dispatch("Any $value, ?Enum[detailed] $inference_method")
def _type(context: Context, value: Value, method: str | None = None) -> Value:
    return infer_detailed(value)


@type_.dispatch("Any $value, Enum[reduced] $inference_method")
def _reduced_type(context: Context, value: Value, method: str) -> Value:
    return infer(value)


@type_.dispatch("Any $value, Enum[generalized] $inference_method")
def _generalized_type(context: Context, value: Value, method: str) -> Value:
    return infer_generalized(value)


assert_type = function(
    "assert_type",
    Topic.TYPES,
    "Returns a value if it is of a type; otherwise fails or calls a lambda.",
    traits=Trait.LEGACY_STUB,
)


@assert_type.dispatch("Type $type, Any $value, ?&Callable[Type, Type] $block")
def _assert_type(context: Context, type: Type, value: Value, block: Block | None) -> Value:
    if type.is_instance(value):
        return value
    actual = infer_detailed(value)
    if block is not None:
        return block(type, actual)
    raise FunctionError(describe_mismatch("assert_type():", type, actual), "assertion-failed")


@assert_type.dispatch("String $type_string, Any $value, ?&Callable[Type, Type] $block")
def _assert_named_type(context: Context, string: str, value: Value, block: Block | None) -> Value:
    return _assert_type(context, parsed_type(context, string), value, block)


@function("convert_to", Topic.TYPES, "Converts a value to an instance of a type.").dispatch(
    "Any $value, Type $type, *Any $args, ?&Callable[1,1] $block"
)
def _convert_to(context: Context, value: Value, type: Type, *arguments: Value) -> Value:
    *given, block = arguments
    converted = context.call_function("new", [type, value, *given])
    return converted if block is None else block(converted)


unwrap = function("unwrap", Topic.TYPES, "Returns the content of a Sensitive value.")


@unwrap.dispatch("Sensitive $arg, ?&Callable $block")
def _unwrap(context: Context, value: Sensitive, block: Block | None) -> Value:
    context.scope.compiler.log.revealed.append(value.value)
    return value.value if block is None else block(value.value)


@unwrap.dispatch("Any $arg, ?&Callable $block")
def _unwrap_plain(context: Context, value: Value, block: Block | None) -> Value:
    return value if block is None else block(value)


@function("import", Topic.TYPES, "Fails: `import` has been removed from the language.").dispatch(
    "*Any $args"
)
def _import(context: Context, *arguments: Value) -> Value:
    raise FunctionError(
        "Use of 'import' has been discontinued in favor of a manifest directory."
        " See http://links.puppet.com/puppet-import-deprecation",
        "discontinued-import",
        hint="name a directory as the main manifest: all manifests in it are read",
    )
