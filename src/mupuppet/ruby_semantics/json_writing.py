"""JSON as Ruby writes it."""

from __future__ import annotations

from mupuppet.basics.floats import float_to_string
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record, replace
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.values.hashes import pairs_of
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version


class JsonOptions(Record):
    """The separators; None is nothing at all."""

    indent: str | None = None
    space: str = ""
    space_before: str = ""
    object_nl: str | None = None
    array_nl: str | None = None
    allow_nan: bool = False
    #: 0 means no limit.
    max_nesting: int = 100

    def with_blanks(self, blanks: dict[str, str]) -> JsonOptions:
        """The same with other blanks, by their names."""
        return replace(self, **blanks)


PLAIN_JSON = JsonOptions()
PRETTY_JSON = JsonOptions(indent="  ", space=" ", object_nl="\n", array_nl="\n")

_ESCAPED = pattern(r'["\\\x00-\x1f]')
_ESCAPES = {
    '"': r"\"", "\\": r"\\", "\b": r"\b", "\f": r"\f", "\n": r"\n", "\r": r"\r", "\t": r"\t",
}  # fmt: skip


def to_json(value: Value, options: JsonOptions = PLAIN_JSON) -> str:
    """A value as JSON; what JSON does not have becomes a string."""
    parts: list[str] = []
    _write(value, options, 0, parts)
    return "".join(parts)


def _write(value: Value, options: JsonOptions, depth: int, parts: list[str]) -> None:
    kind = type(value)
    if kind is str:
        parts.append(_string(value))
    elif value is None:
        parts.append("null")
    elif kind is bool:
        parts.append("true" if value else "false")
    elif kind is int:
        parts.append(str(value))
    elif kind is float:
        parts.append(_float(value, options))
    elif kind is list:
        _write_array(value, options, depth + 1, parts)
    elif kind is dict:
        _write_object(value, options, depth + 1, parts)
    else:
        parts.append(_string(to_s(value)))


def _string(string: str) -> str:
    try:
        string.encode()
    except UnicodeEncodeError:
        raise RubyError(
            "JSON::GeneratorError", "source sequence is illegal/malformed utf-8"
        ) from None
    escaped = _ESCAPED.sub(
        lambda found: _ESCAPES.get(found[0]) or f"\\u{ord(found[0]):04x}", string
    )
    return f'"{escaped}"'


def _float(number: float, options: JsonOptions) -> str:
    string = float_to_string(number)
    if string[-1].isdigit() or options.allow_nan:
        return string
    message = f"{string} not allowed in JSON"
    if current_version.get().json_names_lines:  # of Ruby's own source
        message = f"{1003 if string == 'NaN' else 1000}: {message}"
    raise RubyError("JSON::GeneratorError", message)


def _check_depth(options: JsonOptions, depth: int) -> None:
    if options.max_nesting and depth > options.max_nesting:
        raise RubyError("JSON::NestingError", f"nesting of {depth - 1} is too deep")


def _write_array(array: list[Value], options: JsonOptions, depth: int, parts: list[str]) -> None:
    _check_depth(options, depth)
    line_end, indent = options.array_nl or "", options.indent or ""
    parts.append(f"[{line_end}")
    for position, element in enumerate(array):
        if position:
            parts.append(f",{line_end}")
        parts.append(indent * depth)
        _write(element, options, depth, parts)
    if options.array_nl is not None:
        parts.append(line_end + indent * (depth - 1))
    parts.append("]")


def _write_object(
    hash: dict[Value, Value], options: JsonOptions, depth: int, parts: list[str]
) -> None:
    _check_depth(options, depth)
    line_end, indent = options.object_nl or "", options.indent or ""
    parts.append("{")
    for position, (name, entry) in enumerate(pairs_of(hash)):
        if position:
            parts.append(",")
        parts.append(line_end + indent * depth)
        parts.append(f"{_string(to_s(name))}{options.space_before}:{options.space}")
        _write(entry, options, depth, parts)
    if options.object_nl is not None:
        parts.append(line_end + indent * (depth - 1))
    parts.append("}")
