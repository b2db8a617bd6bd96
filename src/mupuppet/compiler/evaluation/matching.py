"""What `=~` compares with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.syntax import nodes as n
from mupuppet.syntax.regexps import check_regexp
from mupuppet.types.catalog_entries import is_type
from mupuppet.types.labels import a_an, label
from mupuppet.values.compare import range_includes, search
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value
from mupuppet.values.version_ranges import SemVerRange

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.base import Lowering
    from mupuppet.compiler.model.scope import Frame


def matches_pattern(
    left: Value, pattern: Value, scope: Frame, lowering: Lowering, node: n.Binary
) -> bool:
    """`left =~ pattern`"""
    if isinstance(pattern, Regexp) and type(left) is str:
        return search(pattern, left, scope)
    if is_type(pattern):
        return pattern.is_instance(left)
    if isinstance(pattern, SemVerRange):
        return range_includes(pattern, left)
    if not isinstance(pattern, Regexp):
        if not isinstance(pattern, str):
            detail = f"no implicit conversion of {_ruby_class(pattern)} into String"
            raise _not_regexp(lowering, node, detail)
        problem = check_regexp(pattern)
        if problem is not None:
            raise _not_regexp(lowering, node, f"{problem}: /{pattern}/")
        pattern = Regexp(pattern)
    if not isinstance(left, str):
        message = f"Left match operand must result in a String value. Got {a_an(left)}."
        raise lowering.error("match-not-string", message, node.left)
    return search(pattern, left, scope)


def _not_regexp(lowering: Lowering, node: n.Binary, detail: str) -> Exception:
    message = f"Can not convert right match operand to a regular expression. Caused by '{detail}'."
    return lowering.error("match-not-regexp", message, node.right)


def _ruby_class(value: Value) -> str:
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "true" if value else "false"
    return label(value)
