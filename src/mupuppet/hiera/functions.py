"""The functions that look up data: `lookup`, `hiera` and its kin, and those of back ends.

Functions of the language belong to another room, which does not know this one. So these are given
as they are, with their signatures, to whoever makes them callable: somebody who can tell which
`Hiera` and which scope a call belongs to.
"""

# ruff: noqa: ARG001  # implementations are called through a table: they share signatures

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Protocol

from mupuppet.hiera.backends import DATA_HASH_FUNCTIONS, DataHashFunction, eyaml_lookup_key
from mupuppet.hiera.errors import NOT_FOUND, LookupFailed, UsageError
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.lookup_context import LookupContext
from mupuppet.hiera.scopes import Scope
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type
from mupuppet.types.mismatch import describe_signatures
from mupuppet.types.parsing import parse_type
from mupuppet.types.signatures import Signature, parse_signature
from mupuppet.values.basic import Value


class Block(Protocol):
    """A lambda that was given to a function."""

    def __call__(self, *arguments: Value) -> Value: ...

    @property
    def minimum(self) -> int:
        """How many arguments it needs at least."""

    @property
    def maximum(self) -> int | None:
        """How many it takes at most; None if there is no limit."""


@dataclass(frozen=True)
class Call:
    """Where a function is called."""

    hiera: Hiera
    scope: Scope


#: Gets the call, the arguments, and the block.
Implementation = Callable[[Call, list[Value], Block | None], Value]


@dataclass
class Form:
    """One way to call a function."""

    text: str
    implementation: Implementation

    @cached_property
    def signature(self) -> Signature:
        return parse_signature(self.text, _local_type)


@dataclass
class DataFunction:
    """A function, and the ways to call it."""

    name: str
    forms: list[Form]

    def call(self, call: Call, arguments: list[Value], block: Block | None) -> Value:
        """Call the function. Raises HieraError."""
        for form in self.forms:
            signature = form.signature
            if signature.accepts(arguments, block):
                return form.implementation(call, arguments, block)
        signatures = [form.signature for form in self.forms]
        raise UsageError(
            describe_signatures(self.name, signatures, arguments, block), is_argument=True
        )


_OPTIONS = (
    "value_type => Optional[ValueType], default_value => Optional[DefaultValueType], "
    "override => Optional[Hash[String, Any]], "
    "default_values_hash => Optional[Hash[String, Any]], merge => Optional[MergeType]"
)
#: Names that the signatures of `lookup` give to types; messages show them.
_LOCAL_TYPES = {
    "nametype": ("NameType", "Variant[String, Array[String]]"),
    "valuetype": ("ValueType", "Type"),
    "defaultvaluetype": ("DefaultValueType", "Any"),
    "mergetype": ("MergeType", "Variant[String[1], Hash[String, Scalar]]"),
    "blocktype": ("BlockType", "Callable[NameType]"),
    "optionswithname": (
        "OptionsWithName",
        f"Struct[{{name => NameType, {_OPTIONS}}}]",
    ),
    "optionswithoutname": (
        "OptionsWithoutName",
        f"Struct[{{{_OPTIONS}}}]",
    ),
}


@cache
def _local_type(name: str) -> Type | None:
    found = _LOCAL_TYPES.get(name.lower())
    if found is None:
        return None
    shown, text = found
    return TypeAlias(shown, lambda: parse_type(text, _local_type))


# --- lookup


def _lookup(
    call: Call,
    names: str | Sequence[str],
    options: dict[str, Any],
    block: Block | None,
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


def _lookup_positional(call: Call, arguments: list[Value], block: Block | None) -> Value:
    names, *rest = arguments
    options = dict(zip(("value_type", "merge", "default_value"), rest, strict=False))
    return _lookup(call, names, options, block)


def _lookup_by_options(call: Call, arguments: list[Value], block: Block | None) -> Value:
    return _lookup(call, arguments[0]["name"], arguments[0], block)


def _lookup_with_options(call: Call, arguments: list[Value], block: Block | None) -> Value:
    return _lookup(call, arguments[0], arguments[1], block)


lookup = DataFunction(
    "lookup",
    [
        Form("NameType $name, ?ValueType $value_type, ?MergeType $merge", _lookup_positional),
        Form(
            "NameType $name, Optional[ValueType] $value_type, Optional[MergeType] $merge, "
            "DefaultValueType $default_value",
            _lookup_positional,
        ),
        Form(
            "NameType $name, ?ValueType $value_type, ?MergeType $merge, &BlockType $block",
            _lookup_positional,
        ),
        Form("OptionsWithName $options_hash, ?&BlockType $block", _lookup_by_options),
        Form(
            "Variant[String, Array[String]] $name, OptionsWithoutName $options_hash, "
            "?&BlockType $block",
            _lookup_with_options,
        ),
    ],
)


# --- hiera and its kin


def _hiera_function(
    name: str, merge: str, after: Callable[[Call, str, Value], Value]
) -> DataFunction:
    def find(call: Call, key: str, default: Value, override: Value, block: Block | None) -> Value:
        host = call.hiera.host
        if host.strict != "off":
            host.warn(
                f"The function '{name}' is deprecated in favor of using 'lookup'. "
                "See https://puppet.com/docs/puppet/7.23/deprecated_language.html",
                once=f"function {name}",
            )
        value = call.hiera.hiera_lookup(
            key, call.scope, merge=merge, default=default, override=override, block=block
        )
        return after(call, key, value)

    def splat(call: Call, arguments: list[Value], block: Block | None) -> Value:
        # The signature allows this, but the implementation fails; nobody has missed it.
        raise UsageError(f"{name}() cannot be called with an array of arguments", is_argument=True)

    def plain(call: Call, arguments: list[Value], block: Block | None) -> Value:
        return find(call, arguments[0], NOT_FOUND, None, None)

    def with_default(call: Call, arguments: list[Value], block: Block | None) -> Value:
        key, default, override = _padded(arguments, NOT_FOUND, None)
        return find(call, key, default, override, None)

    def with_block(call: Call, arguments: list[Value], block: Block | None) -> Value:
        key, override, _ = _padded(arguments, None, None)
        return find(call, key, NOT_FOUND, override, block)

    return DataFunction(
        name,
        [
            Form("Tuple[String, Any, Any, 1, 3] $args", splat),
            Form("String $key", plain),
            Form("String $key, Any $default, ?Any $override", with_default),
            Form("String $key, &Callable[1, 1] $default_block", with_block),
            Form("String $key, Any $override, &Callable[1, 1] $default_block", with_block),
        ],
    )


def _padded(arguments: list[Value], second: Value, third: Value) -> list[Value]:
    """Three arguments, with something for those that are missing."""
    return [*arguments, *[None, second, third][len(arguments) :]]


def _as_it_is(call: Call, key: str, value: Value) -> Value:
    return value


def _included(call: Call, key: str, value: Value) -> Value:
    """Include the classes that were found."""
    if value is None:
        raise UsageError(f"Could not find data item {key}")
    if value in ("", [], {}):
        return None
    return call.hiera.host.call_function("include", [value], call.scope)


# --- The functions of back ends, for functions of back ends that call them


def _context(value: Value) -> LookupContext:
    if not isinstance(value, LookupContext):
        raise LookupFailed("expects a Puppet::LookupContext value")
    return value


def _data_hash_function(name: str, implementation: DataHashFunction) -> DataFunction:
    def data(call: Call, arguments: list[Value], block: Block | None) -> Value:
        return implementation(arguments[0], _context(arguments[1])).value

    return DataFunction(name, [Form("Hash $options, Any $context", data)])


def _eyaml(call: Call, arguments: list[Value], block: Block | None) -> Value:
    key, options, context = arguments
    return eyaml_lookup_key(key, options, _context(context))


def _all_functions() -> list[DataFunction]:
    return [
        lookup,
        _hiera_function("hiera", "first", _as_it_is),
        _hiera_function("hiera_array", "unique", _as_it_is),
        _hiera_function("hiera_hash", "hash", _as_it_is),
        _hiera_function("hiera_include", "unique", _included),
        *(_data_hash_function(name, made) for name, made in DATA_HASH_FUNCTIONS.items()),
        DataFunction(
            "eyaml_lookup_key",
            [Form("String[1] $key, Hash[String[1], Any] $options, Any $context", _eyaml)],
        ),
    ]


#: All these functions, by name.
FUNCTIONS: dict[str, DataFunction] = {function.name: function for function in _all_functions()}
