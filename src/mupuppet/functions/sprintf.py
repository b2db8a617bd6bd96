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

#: Wider ones would only take memory.
_WIDE = pattern(r"%[^a-zA-Z%]*[0-9]{8}")


def _is_wide(value: Value) -> bool:
    return type(value) is int and abs(value) > 9_999_999


@legacy_function(
    "sprintf", "$format, $value, …", Topic.STRINGS, "Formats values by a format string.", arity=-2
)
def _sprintf(context: Context, arguments: list[Value]) -> Value:
    form = as_string(arguments[0])
    has_star = "*" in form
    if _WIDE.search(form) is not None or (has_star and any(map(_is_wide, arguments[1:]))):
        raise FunctionError("the format is wider than 9999999 characters", "invalid-format")
    try:
        return format_string(form, arguments[1:])
    except RubyError as problem:
        raise FunctionError(problem.message, "invalid-format") from None
