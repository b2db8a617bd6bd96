"""`sprintf`"""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.ruby_semantics.conversion import as_string
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.format_strings import format_string
from mupuppet.values.value import Value

#: Wider ones would only take memory. Ruby has the same error for what is beyond its own limit.
_WIDEST, _RUBYS_WIDEST = 9_999_999, (1 << 31) - 1
_WIDE = pattern(r"%[^a-zA-Z%]*?(\.?)([0-9]{8,10})(?![0-9])")


def _check_width(form: str, values: list[Value]) -> None:
    found = _WIDE.search(form)
    if found is not None and _is_wide(int(found[2])):
        what = "precision" if found[1] else "width"
        raise FunctionError(f"{what} too big", "invalid-format")
    if "*" in form and any(map(_is_wide, values)):
        raise FunctionError("width too big", "invalid-format")


def _is_wide(value: Value) -> bool:
    return type(value) is int and _WIDEST < abs(value) <= _RUBYS_WIDEST


@legacy_function(
    "sprintf", "$format, $value, …", Topic.STRINGS, "Formats values by a format string.", arity=-2
)
def _sprintf(context: Context, arguments: list[Value]) -> Value:
    form = as_string(arguments[0])
    _check_width(form, arguments[1:])
    try:
        return format_string(form, arguments[1:])
    except RubyError as problem:
        raise FunctionError(problem.message, "invalid-format") from None
