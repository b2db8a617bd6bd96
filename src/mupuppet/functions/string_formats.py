"""The formats of `String.new`: how values of a type are written.

    %[flags][width][.precision]letter

Besides those of numbers, flags are `#` for another form, and one of `[ { ( < |` for what to
put around the elements of an array or hash. A map of formats defines by type how to write values;
the most specific type of a value decides.
"""

from __future__ import annotations

import re

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record, field
from mupuppet.basics.sorting import merge_sorted
from mupuppet.functions.registry import FunctionError
from mupuppet.ruby_semantics.format_numbers import Flags
from mupuppet.ruby_semantics.format_strings import string_in_field
from mupuppet.types.base import ANY, Type
from mupuppet.types.collections import ARRAY, HASH, ArrayType, HashType, StructType, TupleType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.objects import OBJECT
from mupuppet.types.scalars import FLOAT, NUMERIC, EnumType, PatternType, StringType
from mupuppet.types.versions import BINARY
from mupuppet.values.value import Value

_FORMAT = pattern(r"^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$", re.M)
_DELIMITERS = {"[": ("[", "]"), "{": ("{", "}"), "(": ("(", ")"), "<": ("<", ">"), "|": ("|", "|")}

#: The formats by type, the most particular types first.
FormatMap = dict[Type, "Format"]


class Format(Record, frozen=False):
    """A format, and for containers the separators and delimiters of their elements."""

    string: str
    letter: str = field(init=False)
    flags: str = field(init=False)
    width: int | None = field(init=False)
    precision: int | None = field(init=False)
    separator: str | None = None
    #: What is between a key and its value.
    association: str | None = None
    #: The formats of elements that are not containers themselves.
    elements: FormatMap | None = None

    def __post_init__(self) -> None:
        found = _FORMAT.search(self.string)
        if found is None:
            raise FunctionError(
                f"The format '{self.string}' is not a valid format on the form"
                " '%<flags><width>.<prec><format>'",
                "invalid-format",
            )
        self.flags, self.letter = found[1], found[4]
        self.width = None if found[2] is None else int(found[2])
        self.precision = None if found[3] is None else int(found[3])
        if len(set(self.flags)) < len(self.flags):
            raise FunctionError(
                f"The same flag can only be used once, got '{self.string}'", "invalid-format"
            )
        if len(set(self.flags) & set(_DELIMITERS)) > 1:
            raise FunctionError(
                "Only one of the delimiters [ { ( < | can be given in the format flags, got"
                f" '{self.string}'",
                "invalid-format",
            )

    @property
    def is_alternative(self) -> bool:
        """Has it the flag `#`?"""
        return "#" in self.flags

    def delimiters(self, default: tuple[str, str]) -> tuple[str, str]:
        """What to put around elements."""
        for flag, delimiters in _DELIMITERS.items():
            if flag in self.flags:
                return delimiters
        return ("", "") if " " in self.flags else default

    def with_letter(self, letter: str) -> str:
        """The string with another letter."""
        return self.string.replace(self.letter, letter)

    def in_field(self, string: str) -> str:
        """A string that is cut and filled as the format asks."""
        left = "-" in self.flags
        return string_in_field(string, Flags(left=left, width=self.width, precision=self.precision))

    def overridden_by(self, other: Format) -> Format:
        """The other format, with what it does not say taken from this one."""
        return Format(
            other.string,
            separator=self.separator if other.separator is None else other.separator,
            association=self.association if other.association is None else other.association,
            elements=merged(self.elements, other.elements),
        )


# --- Maps of formats


def format_for(type: Type, formats: FormatMap) -> Format:
    """The format for values of a type."""
    for candidate, form in formats.items():
        if candidate.is_assignable(type):
            return form
    return Format("%s")


def merged(lower: FormatMap | None, higher: FormatMap | None) -> FormatMap | None:
    """Both maps; the higher one overrides."""
    if not lower or not higher:
        return higher if lower is None else lower
    lower = {
        type: form
        for type, form in lower.items()
        if not any(other != type and other.is_assignable(type) for other in higher)
    }
    types = list(dict.fromkeys([*lower, *higher]))
    return {type: _merged_format(lower.get(type), higher.get(type)) for type in _sorted(types)}


def _merged_format(lower: Format | None, higher: Format | None) -> Format:
    if lower is not None and higher is not None:
        return lower.overridden_by(higher)
    found = lower or higher
    assert found is not None  # the type is a key of one of the maps
    return found


def _sorted(types: list[Type]) -> list[Type]:
    return merge_sorted(types, _order)


def _order(left: Type, right: Type) -> int:
    """Particular types before general ones; where that is undecided, by kind or by name."""
    if left == right:
        return 0
    left_fits, right_fits = right.is_assignable(left), left.is_assignable(right)
    if left_fits != right_fits:
        return -1 if left_fits else 1
    mine, theirs = _rank(left), _rank(right)
    if mine and theirs:
        return mine - theirs
    return (str(left) > str(right)) - (str(left) < str(right))


_RANKS: dict[type[Type], int] = {
    StructType: 1, HashType: 2, TupleType: 3, ArrayType: 4,
    PatternType: 10, EnumType: 11, StringType: 12,
}  # fmt: skip


def _rank(type: Type) -> int:
    return _RANKS.get(type.__class__, 0)


#: Strings inside containers are quoted, since they may contain what separates them.
ELEMENT_FORMATS: FormatMap = {ANY: Format("%p")}
ARRAY_FORMAT = Format("%a", separator=", ", association=", ", elements=ELEMENT_FORMATS)
HASH_FORMAT = Format("%h", separator=", ", association=" => ", elements=ELEMENT_FORMATS)
DEFAULT_FORMATS: FormatMap = {
    OBJECT: Format("%p"),
    FLOAT: Format("%f"),
    NUMERIC: Format("%d"),
    ARRAY: ARRAY_FORMAT,
    HASH: HASH_FORMAT,
    BINARY: Format("%B"),
    ANY: Format("%s"),
}


# --- What users write


def formats_of(value: Value, given: Value) -> FormatMap:
    """The formats for a value, of one format for it, or of a hash of formats by type."""
    if isinstance(given, str):
        type = infer_detailed(value)
        if ARRAY.is_assignable(type):
            given = {ARRAY: {"format": given}}
        elif HASH.is_assignable(type):
            given = {HASH: {"format": given}}
        else:
            given = {type: given}
    found = merged(DEFAULT_FORMATS, _read_map(given))
    return DEFAULT_FORMATS if found is None else found


def _read_map(given: dict[Value, Value]) -> FormatMap:
    return {
        type: _read_container(form) if isinstance(form, dict) else Format(form)
        for type, form in given.items()
    }


def _read_container(given: dict[Value, Value]) -> Format:
    inner = given.get("string_formats")
    return Format(
        given.get("format") or "",
        separator=given.get("separator"),
        association=given.get("separator2"),
        elements=None if inner is None else _read_map(inner),
    )
