"""`String.new`: converts any value to a string, by formats."""

from __future__ import annotations

from base64 import encodebytes, urlsafe_b64encode
from collections.abc import Callable

from mupuppet.basics.floats import float_to_string
from mupuppet.basics.records import Record, replace
from mupuppet.functions.registry import FunctionError
from mupuppet.functions.string_formats import (
    ARRAY_FORMAT,
    DEFAULT_FORMATS,
    ELEMENT_FORMATS,
    HASH_FORMAT,
    Format,
    FormatMap,
    format_for,
    formats_of,
)
from mupuppet.functions.strings import capitalized, lowered, stripped
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.format_strings import format_string
from mupuppet.types.base import Type
from mupuppet.types.inference import infer_detailed
from mupuppet.types.instance_strings import instance_string
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import pairs_of
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import double_quote, quote, to_literal, to_string
from mupuppet.values.symbols import Symbol
from mupuppet.values.times import TimeValue
from mupuppet.values.uris import URI
from mupuppet.values.value import DEFAULT, Default, Value
from mupuppet.values.version_ranges import SemVerRange

_INTEGER_LETTERS = "dxXobB"
_FLOAT_LETTERS = "eEfgGaA"


def convert_to_string(value: Value, formats: Value = DEFAULT) -> str:
    """A value as text; formats are one for the value, or a hash of formats by type."""
    if formats is DEFAULT:
        if type(value) is int:  # by far the most frequent
            return to_string(value)
        if type(value) in (list, dict) and _is_plain(value):
            return to_literal(value)
    by_type = DEFAULT_FORMATS if formats is DEFAULT else formats_of(value, formats)
    return _convert(value, by_type, _Indentation())


_PLAIN = frozenset([str, int, float, bool, type(None)])


def _is_plain(value: Value) -> bool:
    """Whether a container has only such values that are written as in a manifest."""
    if type(value) is list:
        return all(map(_is_plain, value))
    if type(value) is dict:
        return all(_is_plain(key) and _is_plain(entry) for key, entry in pairs_of(value))
    return type(value) in _PLAIN


class _Indentation(Record):
    """The depth of a container, whether it is the first one there, and whether it is indented."""

    level: int = 0
    is_first: bool = True
    is_active: bool = False

    @property
    def breaks(self) -> bool:
        """Does a container begin on a new line?"""
        return self.is_active and self.level > 0 and not self.is_first

    @property
    def padding(self) -> str:
        return "  " * self.level

    def deeper(self, is_active: bool = False) -> _Indentation:
        return _Indentation(self.level + 1, True, is_active)


def _convert(value: Value, formats: FormatMap, indentation: _Indentation) -> str:
    kind = type(value)
    if kind is list:
        return _array(value, formats, indentation)
    if kind is dict:
        return _hash(value, formats, indentation)
    if isinstance(value, IteratorValue):
        return _array(list(value), formats, indentation)
    if kind in _OBJECTS:
        return _object(value, formats, indentation)
    form = format_for(infer_detailed(value), formats)
    if isinstance(value, Type):
        return _type(value, form)
    if isinstance(value, (Symbol, HostObject)):
        return _runtime(value, form)
    write = _WRITERS.get(kind)
    return _other(value, form) if write is None else write(value, form)


def _illegal(form: Format, kind: str, letters: str) -> FunctionError:
    return FunctionError(
        f"Illegal format '{form.letter}' specified for value of {kind} type - expected one of"
        f" the characters '{letters}'",
        "invalid-format",
    )


# --- Single values


def _other(value: Value, form: Format) -> str:
    if isinstance(value, TimeValue) and form.letter != "s":
        value = _time_for(value, form.letter)
    return format_string(form.string, [value])


def _runtime(value: Symbol | HostObject, form: Format) -> str:
    if form.letter not in "spq":
        raise _illegal(form, "Runtime", "spq")
    if form.letter == "q":
        return inspect(value)
    return quote(to_string(value)) if form.letter == "p" else to_string(value)


def _time_for(value: TimeValue, letter: str) -> Value:
    if letter == "p":
        return to_literal(value)
    return value.seconds_integer if letter in _INTEGER_LETTERS else value.seconds_float


def _choice(choices: dict[str, tuple[str, str]], kind: str, letters: str) -> Callable[..., str]:
    """A writer for a kind that has one value: by letter its string, and the other form of it."""

    def write(value: Value, form: Format) -> str:
        if form.letter not in choices:
            raise _illegal(form, kind, letters)
        return form.in_field(choices[form.letter][form.is_alternative])

    return write


_default = _choice(
    {**dict.fromkeys("dsp", ("default", '"default"')), "D": ("Default", '"Default"')},
    "Default",
    "dDsp",
)
_undef = _choice(
    {
        **dict.fromkeys(_INTEGER_LETTERS + _FLOAT_LETTERS, ("NaN", "NaN")),
        "n": ("nil", "null"),
        "u": ("undef", "undefined"),
        "v": ("n/a", "n/a"),
        "V": ("N/A", "N/A"),
        "s": ("", '""'),
        "p": ("undef", '"undef"'),
    },
    "Undef",
    "nudxXobBeEfgGaAvVsp",
)
_BOOLEANS = {
    "t": ("false", "true"), "T": ("False", "True"), "y": ("no", "yes"), "Y": ("No", "Yes"),
    "s": ("false", "true"), "p": ("false", "true"),
}  # fmt: skip


def _boolean(value: bool, form: Format) -> str:
    letter = form.letter
    if letter in _INTEGER_LETTERS:
        return _integer(int(value), form)
    if letter in _FLOAT_LETTERS:
        return _float(float(value), form)
    if letter not in _BOOLEANS:
        raise _illegal(form, "Boolean", "tTyYdxXobBeEfgGaAsp")
    string = _BOOLEANS[letter][value]
    return form.in_field(string[0] if form.is_alternative and letter in "tTyY" else string)


def _integer(value: int, form: Format) -> str:
    letter = form.letter
    if letter in _INTEGER_LETTERS or letter == "p":
        return format_string(form.string, [value])
    if letter in _FLOAT_LETTERS:
        return format_string(form.string, [float(value)])
    if letter == "c":
        if not 0 <= value <= 0x7FFFFFFF:
            raise FunctionError("pack(U): value out of range", "invalid-format")
        character = format_string("%c", [value])
        shown = f'"{character}"' if form.is_alternative else character
        return format_string(form.with_letter("s"), [shown])
    if letter == "s":
        return format_string(form.with_letter("p" if form.is_alternative else "s"), [str(value)])
    raise _illegal(form, "Integer", "dxXobBeEfgGaAspc")


def _float(value: float, form: Format) -> str:
    letter = form.letter
    if letter in _INTEGER_LETTERS:
        return format_string(form.string, [int(value)])
    if letter in _FLOAT_LETTERS or letter == "p":
        return format_string(form.string, [value])
    if letter == "s":
        string = float_to_string(value)
        return format_string(form.string, [f'"{string}"' if form.is_alternative else string])
    raise _illegal(form, "Float", "dxXobBeEfgGaAsp")


_CHANGES: dict[str, Callable[[str], str]] = {
    "c": capitalized,
    "C": lambda string: "::".join(map(capitalized, _without_empty_end(string.split("::")))),
    "u": str.upper,
    "d": lowered,
    "t": stripped,
}


def _without_empty_end(parts: list[str]) -> list[str]:
    while parts and not parts[-1]:
        parts = parts[:-1]
    return parts


def _string(value: str, form: Format) -> str:
    letter = form.letter
    if letter == "s":
        return format_string(form.string, [value])
    if letter == "p":
        return form.in_field(double_quote(value) if form.is_alternative else quote(value))
    if letter not in _CHANGES:
        raise _illegal(form, "String", "cCudspt")
    changed = _CHANGES[letter](value)
    if form.is_alternative:
        return form.in_field(quote(changed))
    return format_string(form.with_letter("s"), [changed])


def _regexp(value: Regexp, form: Format) -> str:
    if form.letter == "p":
        return format_string(form.with_letter("s"), [str(value)])
    if form.letter == "s":
        string = quote(value.own_source) if form.is_alternative else value.own_source
        return format_string(form.string, [string])
    raise _illegal(form, "Regexp", "sp")


def _type(value: Type, form: Format) -> str:
    if form.letter == "s":
        return format_string(form.string, [f'"{value}"' if form.is_alternative else str(value)])
    if form.letter == "p":
        return format_string(form.with_letter("s"), [str(value)])
    raise _illegal(form, "Type", "sp")


def _uri(value: URI, form: Format) -> str:
    if form.letter == "p":
        return f"URI({quote(str(value))})"
    if form.letter == "s":
        string = quote(str(value)) if form.is_alternative else str(value)
        return format_string(form.string, [string])
    raise _illegal(form, "URI", "sp")


def _binary(value: Binary, form: Format) -> str:
    if form.letter == "p":
        shown = format_string(form.with_letter("s"), [str(value)])
        return f'Binary("{shown}")'
    if form.letter == "s" and form.is_alternative:
        return form.in_field(_inspected_bytes(value.content))
    letter = "p" if form.is_alternative else "s"
    return format_string(form.with_letter(letter), [_binary_string(value, form)])


def _binary_string(value: Binary, form: Format) -> str:
    match form.letter:
        case "s":
            return _utf8(value.content)
        case "b":
            # Lines of 60 characters, as Ruby has them; Python's have 76.
            content = value.content
            lines = [content[start : start + 45] for start in range(0, len(content), 45)]
            return "".join(encodebytes(line).decode("ascii") for line in lines)
        case "B":
            return str(value)
        case "u":
            return urlsafe_b64encode(value.content).decode("ascii")
        case "t":
            return "Binary"
        case "T":
            return "BINARY"
    raise _illegal(form, "Binary", "bButTsp")


def _utf8(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        bad = next(byte for byte in content if byte > 0x7F)
        raise FunctionError(f'"\\x{bad:02X}" from ASCII-8BIT to UTF-8', "invalid-format") from None


def _inspected_bytes(content: bytes) -> str:
    """Ruby's `inspect` of a string of bytes."""
    from mupuppet.values.strings import inspect_string

    parts = [
        inspect_string(chr(byte))[1:-1] if byte < 0x80 else f"\\x{byte:02X}" for byte in content
    ]
    return f'"{"".join(parts)}"'


def _version_range(value: SemVerRange, form: Format) -> str:
    """`%p` shows the bounds, whatever the range was written with."""
    if form.letter == "p":
        return format_string(form.with_letter("s"), [" || ".join(map(str, value.ranges))])
    return _other(value, form)


_WRITERS: dict[type, Callable[..., str]] = {
    type(None): _undef,
    Default: _default,
    bool: _boolean,
    int: _integer,
    float: _float,
    str: _string,
    Regexp: _regexp,
    Binary: _binary,
    SemVerRange: _version_range,
    URI: _uri,
}

# --- Objects

_OBJECTS = frozenset([Deferred, ErrorValue, ObjectValue])


def _object(
    value: Deferred | ErrorValue | ObjectValue, formats: FormatMap, indentation: _Indentation
) -> str:
    own = infer_detailed(value)
    # A format is looked for by the type without parameters; one for the value has those.
    form = format_for(own.base if isinstance(own, ObjectTypeExtension) else own, formats)
    if form.letter not in "spq":
        raise _illegal(form, "Object", "spq")
    is_active = form.is_alternative or indentation.is_active
    if form.letter != "p" or not is_active:
        return to_literal(value)
    return instance_string(value, indentation.level)


# --- Containers

_CONTAINERS = frozenset([list, dict, *_OBJECTS])


def _array(value: list[Value], formats: FormatMap, indentation: _Indentation) -> str:
    form = format_for(infer_detailed(value), formats)
    if form.letter not in "asp":
        raise _illegal(form, "Array", "asp")
    indentation = replace(indentation, is_active=form.is_alternative or indentation.is_active)
    opening, closing = form.delimiters(("[", "]"))
    beginning = f"\n{indentation.padding}" if indentation.breaks else ""
    children = replace(indentation.deeper(form.is_alternative), is_first=False)
    elements = _element_formats(form)
    converted = [
        _convert(each, formats if type(each) in _CONTAINERS else elements, children)
        for each in value
    ]
    breaks_each = _is_too_wide(value, converted, form)
    return _laid_out(beginning + opening, value, converted, form, breaks_each, children) + closing


def _element_formats(form: Format) -> FormatMap:
    return ELEMENT_FORMATS if form.elements is None else form.elements


def _is_nested(value: Value) -> bool:
    return type(value) is list or type(value) is dict


def _is_too_wide(value: list[Value], converted: list[str], form: Format) -> bool:
    """Is a run of elements between nested containers longer than the width allows?"""
    if not form.is_alternative or form.width is None:
        return False
    runs = [0]
    for each, string in zip(value, converted, strict=True):
        if _is_nested(each):
            runs.append(0)
        else:
            runs[-1] += len(string)
    return max(runs) > form.width


def _laid_out(
    written: str,
    value: list[Value],
    converted: list[str],
    form: Format,
    breaks_each: bool,
    children: _Indentation,
) -> str:
    """What is written already, then the elements with separators, and with line breaks."""
    separator = form.separator
    if separator is None:
        separator = ARRAY_FORMAT.separator or ""
    for index, (each, string) in enumerate(zip(value, converted, strict=True)):
        breaks = breaks_each and not _is_nested(each)
        if index == 0:
            written += " " if breaks else ""
        else:
            written += separator
            after_nested = _is_nested(value[index - 1]) and not _is_nested(each)
            if breaks or (form.is_alternative and after_nested):
                if not written.endswith("\n"):
                    written = written.rstrip(_SPACE)
                written += f"\n{children.padding}"
        if written.endswith(" ") and string.startswith("\n"):
            written = written.rstrip(_SPACE)
        written += string
    return written


_SPACE = "\0\t\n\v\f\r "


def _hash(value: dict[Value, Value], formats: FormatMap, indentation: _Indentation) -> str:
    form = format_for(infer_detailed(value), formats)
    if form.letter == "a":
        pairs: list[Value] = [[key, entry] for key, entry in pairs_of(value)]
        return _array(pairs, formats, indentation)
    if form.letter not in "hsp":
        raise _illegal(form, "Hash", "hasp")
    separator = form.separator if form.separator is not None else HASH_FORMAT.separator or ""
    association = (
        form.association if form.association is not None else HASH_FORMAT.association or ""
    )
    indentation = replace(indentation, is_active=form.is_alternative or indentation.is_active)
    children = indentation.deeper()
    elements = _element_formats(form)

    def string(each: Value) -> str:
        return _convert(each, formats if type(each) in _CONTAINERS else elements, children)

    opening, closing = form.delimiters(("{", "}"))
    beginning = f"\n{indentation.padding}" if indentation.breaks else ""
    padding = ""
    if form.is_alternative:
        separator = (separator if separator.endswith("\n") else separator.rstrip(_SPACE)) + "\n"
        padding = children.padding
        opening, closing = f"{opening}\n", f"\n{indentation.padding}{closing}"
    pairs_string = separator.join(
        f"{padding}{string(key)}{association}{string(entry)}" for key, entry in pairs_of(value)
    )
    return f"{beginning}{opening}{pairs_string}{closing}"
