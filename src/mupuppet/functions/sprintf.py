"""`sprintf`"""

from __future__ import annotations

from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.ruby_semantics.conversion import as_string
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.format_strings import format_string
from mupuppet.values.value import Value


@legacy_function(
    "sprintf",
    "$format, $value, …",
    Topic.STRINGS,
    "Formats values by a format string.",
    arity=-2,
    traits=Trait.KEEPS_ENCODING,
)
def _sprintf(context: Context, arguments: list[Value]) -> Value:
    form = as_string(arguments[0])
    try:
        return format_string(form, arguments[1:])
    except RubyError as problem:
        raise FunctionError(problem.message, "invalid-format") from None
