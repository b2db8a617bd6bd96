"""The function `noop` of the module of that name, which many control repositories use.

Its Ruby code redefines how the calling scope looks up resource defaults: from then on every
resource has `noop`, whatever its type. Ruby can do that only inside Puppet's own process, so the
function is implemented natively.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mupuppet.basics.patterns import pattern
from mupuppet.compiler.model.resource import Parameter
from mupuppet.compiler.model.scope import ANY_TYPE
from mupuppet.functions.registry import FunctionError
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.call_context import CallContext

#: A method that takes the place of Puppet's own.
_CHANGES_DEFAULTS = pattern(r"^\s*def\s+(?:\w+\.)?lookupdefaults\b", re.MULTILINE)
#: The value that older versions have as a string.
_AS_TEXT = pattern(r"\bvalue\s*(?:=>|:)\s*'(\w+)'")


class _EveryType(set[str]):
    """Resource defaults for every type."""

    def __contains__(self, type: object) -> bool:
        return True


def changes_defaults(source: str) -> bool:
    """Whether a Ruby function changes how scopes answer for resource defaults."""
    return _CHANGES_DEFAULTS.search(source) is not None


def set_noop(
    context: CallContext, name: str, path: str, source: str, arguments: list[Value]
) -> Value:
    """Do what the function does, or refuse another one that changes defaults."""
    if name != "noop":
        raise FunctionError(
            f"the function '{name}' ({path}) changes how Puppet looks up resource defaults,"
            " which is not supported",
            "unsupported-ruby",
        )
    given = [each for each in arguments if isinstance(each, bool)]
    written = _AS_TEXT.search(source)
    value: Value = given[0] if given else written[1] if written else True
    scope = context.scope.base
    file = None if context.lowering is None else context.lowering.source
    parameter = Parameter("noop", value, scope.definition, file, context.node, context.scope)
    scope.defaults.setdefault(ANY_TYPE, {})["noop"] = parameter
    scope.compiler.resources.types_with_defaults = _EveryType()
    return "lookupdefaults"  # the name of the method, as in Ruby
