"""Values of Ruby expressions as far as they are known without running a program."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from tree_sitter import Node

#: Symbols and strings are both `str`: names of attributes are written as either.
StaticValue: TypeAlias = object


class _Unknown:
    """A value that depends on something that is not looked at."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()


@dataclass(frozen=True)
class Pattern:
    """A regular expression: its text and the letters of its options."""

    source: str
    options: frozenset[str] = frozenset()

    def embedded(self) -> str:
        """What it looks like inside of another regular expression."""
        on = "".join(letter for letter in "mix" if letter in self.options)
        off = "".join(letter for letter in "mix" if letter not in self.options)
        inner = re.sub(
            r"\\.|/", lambda found: r"\/" if found[0] == "/" else found[0], self.source, flags=re.S
        )
        return f"(?{on}{'-' + off if off else ''}:{inner})"

    def group_names(self) -> tuple[str, ...]:
        return tuple(re.findall(r"(?<!\\)\(\?<([A-Za-z_]\w*)>", self.source))

    def portable(self) -> str:
        """The text with the options inside of it."""
        return self.embedded() if self.options else self.source


@dataclass(frozen=True)
class ConstantName:
    """A constant that nothing that was read defines."""

    path: str


@dataclass(eq=False)
class Module:
    """A module or class that was read."""

    path: str
    methods: dict[str, Node] = field(default_factory=dict)
    own_methods: dict[str, Node] = field(default_factory=dict)
    constants: dict[str, StaticValue] = field(default_factory=dict)
    variables: dict[str, StaticValue] = field(default_factory=dict)
    extended: list[Module] = field(default_factory=list)

    def own_method(self, name: str) -> Node | None:
        """A method that can be called on the module itself."""
        found = self.own_methods.get(name)
        for mixin in reversed(self.extended):
            if found is not None:
                break
            found = mixin.methods.get(name)
        return found


#: How large a value may grow before it is no longer followed.
LARGEST: Final = 10_000


def is_small(*values: StaticValue) -> bool:
    """Whether values are small enough to compute with.

    Arrays may share parts or hold themselves, so that a few lines can make huge ones.
    """
    budget = LARGEST
    stack = list(values)
    while stack and budget > 0:
        value = stack.pop()
        budget -= 1
        if isinstance(value, list):
            stack.extend(value[: budget + 1])
        elif isinstance(value, dict):
            stack.extend(value.values())
        elif isinstance(value, str):
            budget -= len(value) // 16
    return budget > 0


def is_known(value: StaticValue) -> bool:
    """Whether nothing in a value is unknown."""
    if isinstance(value, list):
        return all(map(is_known, value))
    return value is not UNKNOWN


def is_true(value: StaticValue) -> bool | None:
    """Ruby's idea of truth; None if it is not known."""
    if value is UNKNOWN or isinstance(value, ConstantName):
        return None
    return value is not None and value is not False


def interpolated(value: StaticValue) -> str | None:
    """What a value becomes in a text, or None if that is not known."""
    if isinstance(value, Pattern):
        return value.embedded()
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return None


def flattened(values: list[StaticValue]) -> list[StaticValue]:
    flat: list[StaticValue] = []
    for value in values:
        if isinstance(value, list):
            flat += flattened(value)
        else:
            flat.append(value)
    return flat


def _unique(values: list[StaticValue]) -> list[StaticValue]:
    kept: list[StaticValue] = []
    for value in values:
        if value not in kept:
            kept.append(value)
    return kept


#: Methods of texts that need no arguments.
_TEXT_METHODS: dict[str, Callable[[str], StaticValue]] = {
    "capitalize": str.capitalize,
    "chomp": lambda text: text.removesuffix("\n"),
    "downcase": str.lower,
    "empty?": lambda text: not text,
    "intern": str,
    "length": len,
    "strip": str.strip,
    "to_s": str,
    "to_sym": str,
    "upcase": str.upper,
}

#: Methods of arrays that need no arguments and no block.
_LIST_METHODS: dict[str, Callable[[list[StaticValue]], StaticValue]] = {
    "compact": lambda values: [value for value in values if value is not None],
    "empty?": lambda values: not values,
    "first": lambda values: values[0] if values else None,
    "flatten": flattened,
    "last": lambda values: values[-1] if values else None,
    "length": len,
    "reverse": lambda values: values[::-1],
    "size": len,
    "sort": lambda values: sorted(map(str, values)) if is_known(values) else UNKNOWN,
    "to_a": list,
    "uniq": _unique,
}

_HASH_METHODS: dict[str, Callable[[dict[StaticValue, StaticValue]], StaticValue]] = {
    "empty?": lambda table: not table,
    "keys": list,
    "to_a": lambda table: [[key, value] for key, value in table.items()],
    "to_h": dict,
    "values": lambda table: list(table.values()),
}


def call_plain(receiver: StaticValue, name: str, arguments: list[StaticValue]) -> StaticValue:
    """A method of a value that runs no block."""
    if not is_small(receiver, *arguments):
        return UNKNOWN
    if name in ("freeze", "dup", "clone", "itself"):
        return receiver
    if name == "nil?" and receiver is not UNKNOWN:
        return receiver is None
    if isinstance(receiver, str):
        return _call_text(receiver, name, arguments)
    if isinstance(receiver, list):
        return _call_list(receiver, name, arguments)
    if isinstance(receiver, dict):
        return _call_hash(receiver, name, arguments)
    if isinstance(receiver, Pattern):
        return {"source": receiver.source, "to_s": receiver.embedded()}.get(name, UNKNOWN)
    return UNKNOWN


def _call_text(receiver: str, name: str, arguments: list[StaticValue]) -> StaticValue:
    if not arguments:
        method = _TEXT_METHODS.get(name)
        return method(receiver) if method is not None else UNKNOWN
    if len(arguments) == 2 and all(isinstance(argument, str) for argument in arguments):
        old, new = map(str, arguments)
        if name == "gsub":
            return receiver.replace(old, new)
        if name == "sub":
            return receiver.replace(old, new, 1)
    if name == "split" and isinstance(arguments[0], str) and arguments[0].strip():
        return list(receiver.split(arguments[0]))
    return UNKNOWN


def _call_list(receiver: list[StaticValue], name: str, arguments: list[StaticValue]) -> StaticValue:
    if not arguments and name in _LIST_METHODS:
        return _LIST_METHODS[name](receiver)
    if name in ("push", "append"):
        receiver.extend(arguments)
        return receiver
    if name == "include?" and is_known(receiver) and arguments[0] is not UNKNOWN:
        return arguments[0] in receiver
    if name == "join":
        separator = arguments[0] if arguments else ""
        texts = [interpolated(value) for value in receiver]
        if isinstance(separator, str) and None not in texts:
            return separator.join(text for text in texts if text is not None)
    return UNKNOWN


def _call_hash(
    receiver: dict[StaticValue, StaticValue], name: str, arguments: list[StaticValue]
) -> StaticValue:
    if not arguments and name in _HASH_METHODS:
        return _HASH_METHODS[name](receiver)
    if name == "merge" and all(isinstance(argument, dict) for argument in arguments):
        merged = dict(receiver)
        for argument in arguments:
            assert isinstance(argument, dict)
            merged.update(argument)
        return merged
    if name in ("key?", "has_key?", "include?") and isinstance(arguments[0], str):
        return arguments[0] in receiver
    if name in ("fetch", "dig") and len(arguments) == 1 and isinstance(arguments[0], str):
        return receiver.get(arguments[0], UNKNOWN)
    return UNKNOWN


def call_operator(operator: str, left: StaticValue, right: StaticValue) -> StaticValue:
    if left is UNKNOWN or right is UNKNOWN or not is_small(left, right):
        return UNKNOWN
    if operator in ("==", "!="):
        if isinstance(left, ConstantName) or isinstance(right, ConstantName):
            return UNKNOWN
        return (left == right) == (operator == "==")
    if isinstance(left, str) and isinstance(right, str) and operator == "+":
        return left + right
    if isinstance(left, list):
        if operator == "<<":
            left.append(right)
            return left
        if isinstance(right, list):
            if operator == "+":
                return left + right
            if operator == "-":
                return [value for value in left if value not in right]
            if operator == "|":
                return _unique(left + right)
    return UNKNOWN
