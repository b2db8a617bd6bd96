"""`scanf`: reads values from a string by a format.

A format is split into specifiers, each of which is a regular expression and a conversion. They
consume the string from the left, until one does not match or nothing is left.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.caches import cached_if_short
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import Block, Context, function
from mupuppet.values.regexps import Regexp
from mupuppet.values.ruby_numbers import leading_float, leading_integer, parse_integer
from mupuppet.values.value import Value

Conversion = Callable[[str], Value]

_SPECIFIERS = re.compile(
    r"\s*%(?:%|\*?\d*(?:\[\[:\w+:\]\]|\[[^\]]*\]|[diuXxofFeEgGscaA]))|[^%\s]+", re.I | re.A
)
_SPECIFIER = re.compile(
    r"(?P<space>\s*)%(?P<skips>\*?)(?P<width>\d*)"
    r"(?P<kind>\[\[:[a-z]+:\]\]|\[[^\]]*\]|[diuXxoaefgAEFGsc])",
    re.A,
)
_HEXADECIMAL = "[A-Fa-f0-9]"
_FLOAT = (
    r"[-+]?(?:0[xX](?:\.\h+|\h+(?:\.\h*)?)[pP][-+]?\d+|\d+(?![\d.])"
    r"|\d*\.\d*(?:[eE][-+]?\d+)?)"
)


class _Specifier:
    """A piece of a format."""

    def __init__(self, string: str) -> None:
        self._keeps_space = False
        found = _SPECIFIER.fullmatch(string)
        if found is None:
            # A percent sign, or characters that stand for themselves.
            source = r"(\s*%)" if "%%" in string else f"({re.escape(string)})"
            self._conversion: Conversion | None = None
        else:
            kind, width = found["kind"], int(found["width"] or 0)
            source, conversion = _read_kind(kind, width, bool(found["space"]))
            self._conversion = None if found["skips"] else conversion
            self._keeps_space = (kind == "c" and not found["space"]) or (
                kind[0] == "[" and not found["skips"]
            )
        self._regexp = Regexp(rf"(?m:\A{source})")

    def read(self, string: str) -> tuple[Value, str] | None:
        """The value at the beginning of a string, and the rest of it; None if it has none."""
        if not self._keeps_space:
            string = string.lstrip(" \t\n\v\f\r")
        found = self._regexp.match(string)
        if found is None:
            return None
        value = None if self._conversion is None else self._conversion(found.group(1) or "")
        return value, string[found.end() :]


def _read_kind(kind: str, width: int, has_space: bool) -> tuple[str, Conversion]:
    """The regular expression of a specifier, and what to do with what it matches."""
    if kind[0] == "[":
        return _class_source(kind, width), str
    if kind == "s":
        return (rf"(\S{{1,{width}}})" if width else r"(\S+)"), str
    if kind == "c":
        if width:
            return f"(.{{1,{width}}})", str
        return (r"\s*(.)" if has_space else "(.)"), str
    if kind in "aefgAEFG":
        return (rf"(?={_FLOAT})(\S{{1,{width}}})" if width else f"({_FLOAT})"), _float
    return _integer_source(kind, width), _CONVERSIONS[kind]


def _class_source(kind: str, width: int) -> str:
    if width:
        return f"({kind}{{1,{width}}})"
    if kind.startswith("[[:"):
        return f"({kind}+)"
    inner = kind[1:-1]
    opposite = inner[1:] if inner.startswith("^") else f"^{inner}"
    return rf"({kind}+)(?=[{opposite}]|\z)"


def _integer_source(kind: str, width: int) -> str:
    if not width:
        return {
            "i": rf"([-+]?(?:(?:0[0-7]+)|(?:0[Xx]{_HEXADECIMAL}+)|(?:[1-9]\d*)))",
            "o": "([-+]?[0-7]+)",
            "x": f"([-+]?(?:0[Xx])?{_HEXADECIMAL}+)",
        }.get(kind.lower(), r"([-+]?\d+)")
    return f"({'|'.join(_limited_alternatives(kind.lower(), width))})"


def _limited_alternatives(kind: str, width: int) -> list[str]:
    """An integer of a limited width, counted with its sign and prefix."""
    sign, prefix = "[-+]", "0[Xx]"
    kinds: dict[str, list[tuple[str, int | None]]] = {
        "i": [
            (r"[1-9]\d", 1), ("0[0-7]", 1), (f"{sign}0[0-7]", 2), (rf"{sign}[1-9]\d", 2),
            (f"{prefix}{_HEXADECIMAL}", 2), (f"{sign}{prefix}{_HEXADECIMAL}", 3), (r"\d", None),
        ],
        "o": [(f"{sign}[0-7]", 1), ("[0-7]", 0)],
        "x": [
            (f"{sign}{prefix}{_HEXADECIMAL}", 3), (f"{prefix}{_HEXADECIMAL}", 2),
            (f"{sign}{_HEXADECIMAL}", 1), (_HEXADECIMAL, 0),
        ],
        "d": [(rf"{sign}\d", 1), (r"\d", 0)],
    }  # fmt: skip
    return [
        source if taken is None else f"{source}{{1,{width - taken}}}"
        for source, taken in kinds.get(kind, kinds["d"])
        if taken is None or width > taken
    ]


def _float(string: str) -> Value:
    sign, digits = (string[0], string[1:]) if string[0] in "+-" else ("", string)
    if digits[:2].lower() == "0x":
        return float.fromhex(string)
    found = re.match(r"(\d+)\.([eE][-+]\d+)", digits, re.A)
    return leading_float(sign + (found[1] + found[2] if found else digits))


_CONVERSIONS: dict[str, Conversion] = {
    "d": leading_integer,
    "u": leading_integer,
    "i": parse_integer,
    "o": lambda string: int(string, 8),
    "x": lambda string: int(string, 16),
    "X": lambda string: int(string, 16),
}


@cached_if_short(1000)
def _specifiers(form: str) -> tuple[_Specifier, ...]:
    return tuple(_Specifier(found[0]) for found in _SPECIFIERS.finditer(form))


def scan(string: str, form: str) -> list[Value]:
    """The values of a string."""
    values: list[Value] = []
    for specifier in _specifiers(form):
        found = specifier.read(string)
        if found is None:
            break
        value, string = found
        if value is not None:
            values.append(value)
        if not string:
            break
    return values


@function(
    "scanf",
    Topic.STRINGS,
    "Parses a string by a format and returns the values found.",
    traits=Trait.ALSO_LEGACY,
).dispatch("String $data, String $format, ?&Callable $block")
def _scanf(context: Context, string: str, form: str, block: Block | None) -> Value:
    values = scan(string, form)
    return values if block is None else block(values)
