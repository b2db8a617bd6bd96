"""The functions that look up data: `lookup`, `hiera` and its variants, and Hiera's back ends."""

# ruff: noqa: ARG001  # implementations are called through a table: they share signatures

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import BUILT_IN, Block, Context, Function, FunctionError
from mupuppet.hiera.backends import BACK_ENDS, DataHashFunction, LookupKeyFunction
from mupuppet.hiera.errors import NOT_FOUND, LookupFailed, UsageError
from mupuppet.hiera.lookup_call import LookupCall
from mupuppet.hiera.lookup_context import LookupContext
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.call_context import CallContext


class DataFunction(Function):
    """A function that needs the data of the compilation that calls it."""

    def call(self, context: Context, arguments: list[Value], block: Block | None) -> Value:
        caller = cast("CallContext", context)
        return caller.compiler.data.call(self, arguments, block, caller.scope, caller.place)

    def look_up(self, call: LookupCall, arguments: list[Value], block: Block | None) -> Value:
        """Run the implementation for the arguments. Raises HieraError."""
        return super().call(cast(Context, call), arguments, block)

    def _mismatch_error(
        self, context: Context, arguments: list[Value], block: Block | None
    ) -> FunctionError:
        error = super()._mismatch_error(context, arguments, block)
        # A lookup whose back end makes the call lets it pass.
        error.ruby_error = RubyError("ArgumentError", error.message)
        return error


def _data_function(
    name: str, description: str, traits: Trait, types: dict[str, str] | None = None
) -> DataFunction:
    made = DataFunction(name, Topic.DATA, description, determined=False, traits=traits, types=types)
    BUILT_IN.add(made)
    return made


# --- lookup

_OPTIONS = (
    "value_type => Optional[ValueType], default_value => Optional[DefaultValueType], "
    "override => Optional[Hash[String, Any]], "
    "default_values_hash => Optional[Hash[String, Any]], merge => Optional[MergeType]"
)

lookup = _data_function(
    "lookup",
    "Looks up a key in Hiera, optionally with a type, a merge strategy or a default.",
    Trait.LOOKS_UP_DATA | Trait.LEGACY_STUB,
    types={
        "NameType": "Variant[String, Array[String]]",
        "ValueType": "Type",
        "DefaultValueType": "Any",
        "MergeType": "Variant[String[1], Hash[String, Scalar]]",
        "BlockType": "Callable[NameType]",
        "OptionsWithName": f"Struct[{{name => NameType, {_OPTIONS}}}]",
        "OptionsWithoutName": f"Struct[{{{_OPTIONS}}}]",
    },
)


@lookup.dispatch("NameType $name, ?ValueType $value_type, ?MergeType $merge")
def _lookup(
    call: LookupCall,
    names: str | Sequence[str],
    value_type: Value = None,
    merge: Value = None,
) -> Value:
    return call.hiera.lookup(names, call.scope, value_type=value_type, merge=merge)


@lookup.dispatch(
    "NameType $name, Optional[ValueType] $value_type, Optional[MergeType] $merge, "
    "DefaultValueType $default_value"
)
def _lookup_with_default(
    call: LookupCall, names: str | Sequence[str], value_type: Value, merge: Value, default: Value
) -> Value:
    return call.hiera.lookup(names, call.scope, value_type=value_type, merge=merge, default=default)


@lookup.dispatch("NameType $name, ?ValueType $value_type, ?MergeType $merge, &BlockType $block")
def _lookup_with_block(
    call: LookupCall, names: str | Sequence[str], value_type: Value, merge: Value, block: Block
) -> Value:
    return call.hiera.lookup(names, call.scope, value_type=value_type, merge=merge, block=block)


@lookup.dispatch("OptionsWithName $options_hash, ?&BlockType $block")
def _lookup_by_options(call: LookupCall, options: dict[str, Any], block: Block | None) -> Value:
    return _lookup_with_options(call, options["name"], options, block)


@lookup.dispatch(
    "Variant[String, Array[String]] $name, OptionsWithoutName $options_hash, ?&BlockType $block"
)
def _lookup_with_options(
    call: LookupCall, names: str | Sequence[str], options: dict[str, Any], block: Block | None
) -> Value:
    return call.hiera.lookup(
        names,
        call.scope,
        value_type=options.get("value_type"),
        merge=options.get("merge"),
        default=options.get("default_value", NOT_FOUND),
        overrides=options.get("override") or {},
        defaults=options.get("default_values_hash") or {},
        block=block,
    )


# --- hiera and its variants


def _declare_hiera_function(
    name: str,
    description: str,
    merge: str,
    after: Callable[[LookupCall, str, Value], Value],
    traits: Trait = Trait.NONE,
) -> None:
    made = _data_function(name, description, Trait.LOOKS_UP_DATA | Trait.LEGACY_STUB | traits)

    def find(
        call: LookupCall, key: str, default: Value, override: Value, block: Block | None
    ) -> Value:
        host = call.hiera.host
        if host.strict != "off":
            host.warn(
                f"The function '{name}' is deprecated in favor of using 'lookup'. "
                f"See {call.hiera.environment.puppet.deprecated_language}",
                once=f"function {name}",
            )
        value = call.hiera.hiera_lookup(
            key, call.scope, merge=merge, default=default, override=override, block=block
        )
        return after(call, key, value)

    @made.dispatch("Tuple[String, Any, Any, 1, 3] $args")
    def splat(call: LookupCall, arguments: list[Value]) -> Value:
        # The signature allows it, but Puppet's implementation fails.
        raise UsageError(
            f"{name}() cannot be called with an array of arguments",
            "argument-mismatch",
            is_argument=True,
        )

    @made.dispatch("String $key")
    def plain(call: LookupCall, key: str) -> Value:
        return find(call, key, NOT_FOUND, None, None)

    @made.dispatch("String $key, Any $default, ?Any $override")
    def with_default(call: LookupCall, key: str, default: Value, override: Value = None) -> Value:
        return find(call, key, default, override, None)

    @made.dispatch("String $key, &Callable[1, 1] $default_block")
    def with_block(call: LookupCall, key: str, block: Block) -> Value:
        return find(call, key, NOT_FOUND, None, block)

    @made.dispatch("String $key, Any $override, &Callable[1, 1] $default_block")
    def with_override(call: LookupCall, key: str, override: Value, block: Block) -> Value:
        return find(call, key, NOT_FOUND, override, block)


def _unchanged(call: LookupCall, key: str, value: Value) -> Value:
    return value


def _include(call: LookupCall, key: str, value: Value) -> Value:
    """Include the classes that were found."""
    if value is None:
        raise UsageError(f"Could not find data item {key}", "lookup-not-found")
    if value in ("", [], {}):
        return None
    return call.hiera.host.call_function("include", [value], call.scope)


_declare_hiera_function(
    "hiera", "Looks up a key in Hiera; deprecated in favor of `lookup`.", "first", _unchanged
)
_declare_hiera_function(
    "hiera_array",
    "Looks up all values of a key as one array; deprecated in favor of `lookup`.",
    "unique",
    _unchanged,
)
_declare_hiera_function(
    "hiera_hash",
    "Looks up all values of a key as one hash; deprecated in favor of `lookup`.",
    "hash",
    _unchanged,
)
_declare_hiera_function(
    "hiera_include",
    "Declares the classes listed under a key; deprecated in favor of `lookup`.",
    "unique",
    _include,
    Trait.DECLARES,
)


# --- Back ends, for back ends in Puppet or Ruby that call them


def _lookup_context(value: Value) -> LookupContext:
    if not isinstance(value, LookupContext):
        raise LookupFailed("expects a Puppet::LookupContext value", "argument-mismatch")
    return value


def _declare_data_hash(declared: DataFunction, implementation: DataHashFunction) -> None:
    @declared.dispatch("Hash $options, Any $context")
    def data(call: LookupCall, options: dict[str, Any], context: Value) -> Value:
        return implementation(options, _lookup_context(context)).value


def _declare_lookup_key(declared: DataFunction, implementation: LookupKeyFunction) -> None:
    @declared.dispatch("String[1] $key, Hash[String[1], Any] $options, Any $context")
    def value(call: LookupCall, key: str, options: dict[str, Any], context: Value) -> Value:
        return implementation(key, options, _lookup_context(context))


for _name, _back_end in BACK_ENDS.items():
    _declared = _data_function(_name, f"{_back_end.description}; a Hiera back end.", Trait.NONE)
    if _back_end.data_hash:
        _declare_data_hash(_declared, _back_end.data_hash)
    if _back_end.lookup_key:
        _declare_lookup_key(_declared, _back_end.lookup_key)
