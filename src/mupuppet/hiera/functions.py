"""The functions that look up data: `lookup`, `hiera` and its kin, and those of back ends.

Functions of the language belong to another room, which does not know this one. So these are given
as they are, with their signatures, to whoever makes them callable: somebody who can tell which
`Hiera` and which scope a call belongs to.
"""

# ruff: noqa: ARG001  # implementations are called through a table: they share signatures

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Protocol

from mupuppet.hiera.backends import eyaml_lookup_key as look_up_encrypted
from mupuppet.hiera.backends import hocon_data, json_data, yaml_data
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


Implementation = Callable[..., Value]


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
    forms: list[Form] = field(default_factory=list)

    def form(self, text: str) -> Callable[[Implementation], Implementation]:
        """Decorate an implementation. It gets the call, the arguments, and the block."""

        def add(implementation: Implementation) -> Implementation:
            self.forms.append(Form(text, implementation))
            return implementation

        return add

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

lookup = DataFunction("lookup")


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


@lookup.form("NameType $name, ?ValueType $value_type, ?MergeType $merge")
@lookup.form(
    "NameType $name, Optional[ValueType] $value_type, Optional[MergeType] $merge, "
    "DefaultValueType $default_value"
)
@lookup.form("NameType $name, ?ValueType $value_type, ?MergeType $merge, &BlockType $block")
def _lookup_positional(call: Call, arguments: list[Value], block: Block | None) -> Value:
    names, *rest = arguments
    options = dict(zip(("value_type", "merge", "default_value"), rest, strict=False))
    return _lookup(call, names, options, block)


@lookup.form("OptionsWithName $options_hash, ?&BlockType $block")
def _lookup_by_options(call: Call, arguments: list[Value], block: Block | None) -> Value:
    return _lookup(call, arguments[0]["name"], arguments[0], block)


@lookup.form(
    "Variant[String, Array[String]] $name, OptionsWithoutName $options_hash, ?&BlockType $block"
)
def _lookup_with_options(call: Call, arguments: list[Value], block: Block | None) -> Value:
    return _lookup(call, arguments[0], arguments[1], block)


# --- hiera and its kin


def _hiera_function(name: str, merge: str, after: Callable[[Call, str, Value], Value]) -> None:
    function = DataFunction(name)

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

    @function.form("Tuple[String, Any, Any, 1, 3] $args")
    def _splat(call: Call, arguments: list[Value], block: Block | None) -> Value:
        key, default, override = [*arguments[0], NOT_FOUND, None][:3]
        return find(call, key, default, override if len(arguments[0]) > 2 else None, block)

    @function.form("String $key")
    def _plain(call: Call, arguments: list[Value], block: Block | None) -> Value:
        return find(call, arguments[0], NOT_FOUND, None, None)

    @function.form("String $key, Any $default, ?Any $override")
    def _with_default(call: Call, arguments: list[Value], block: Block | None) -> Value:
        key, default, override = [*arguments, None][:3]
        return find(call, key, default, override, None)

    @function.form("String $key, &Callable[1, 1] $default_block")
    @function.form("String $key, Any $override, &Callable[1, 1] $default_block")
    def _with_block(call: Call, arguments: list[Value], block: Block | None) -> Value:
        key, override = [*arguments, None][:2]
        return find(call, key, NOT_FOUND, override, block)

    FUNCTIONS[name] = function


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

_CONTEXT = "Any $context"


def _context(value: Value) -> LookupContext:
    if not isinstance(value, LookupContext):
        raise LookupFailed("expects a Puppet::LookupContext value")
    return value


def _data_hash_function(name: str, implementation: Callable[..., Any]) -> None:
    function = DataFunction(name)

    @function.form(f"Hash $options, {_CONTEXT}")
    def _data(call: Call, arguments: list[Value], block: Block | None) -> Value:
        return implementation(arguments[0], _context(arguments[1])).value

    FUNCTIONS[name] = function


def _define_eyaml() -> None:
    function = DataFunction("eyaml_lookup_key")

    @function.form(f"String[1] $key, Hash[String[1], Any] $options, {_CONTEXT}")
    def _look_up(call: Call, arguments: list[Value], block: Block | None) -> Value:
        key, options, context = arguments
        return look_up_encrypted(key, options, _context(context))

    FUNCTIONS[function.name] = function


#: All these functions, by name.
FUNCTIONS: dict[str, DataFunction] = {"lookup": lookup}
_hiera_function("hiera", "first", _as_it_is)
_hiera_function("hiera_array", "unique", _as_it_is)
_hiera_function("hiera_hash", "hash", _as_it_is)
_hiera_function("hiera_include", "unique", _included)
_data_hash_function("yaml_data", yaml_data)
_data_hash_function("json_data", json_data)
_data_hash_function("hocon_data", hocon_data)
_define_eyaml()
