"""`=~`, `in`, and what `case` and selectors compare with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.syntax import nodes as n
from mupuppet.syntax.regexps import check_regexp
from mupuppet.types.base import Type
from mupuppet.types.labels import a_an, label
from mupuppet.values import compare
from mupuppet.values.basic import Value
from mupuppet.values.regexps import PatternError, Regexp
from mupuppet.values.version_ranges import SemVerRange

if TYPE_CHECKING:
    from mupuppet.compiler.lowering.base import Lowering
    from mupuppet.compiler.scope import Frame


def _pattern_error(problem: PatternError) -> EvaluationError:
    return EvaluationError("pattern-error", str(problem))


def _search(pattern: Regexp, text: str, scope: Frame) -> bool:
    """Search a text, and keep the groups of a match as `$0`, `$1` and so on."""
    try:
        return compare.search(pattern, text, scope)
    except PatternError as problem:
        raise _pattern_error(problem) from None


def matches_pattern(
    left: Value, pattern: Value, scope: Frame, lowering: Lowering, node: n.Binary
) -> bool:
    """`left =~ pattern`"""
    if isinstance(pattern, Regexp) and type(left) is str:
        return _search(pattern, left, scope)
    if isinstance(pattern, Type):
        return pattern.is_instance(left)
    if isinstance(pattern, SemVerRange):
        return compare.range_includes(pattern, left)
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
    return _search(pattern, left, scope)


def _not_regexp(lowering: Lowering, node: n.Binary, detail: str) -> Exception:
    message = f"Can not convert right match operand to a regular expression. Caused by '{detail}'."
    return lowering.error("match-not-regexp", message, node.right)


def _ruby_class(value: Value) -> str:
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "true" if value else "false"
    return label(value)


def matches(value: Value, pattern: Value, scope: Frame) -> bool:
    """Whether a `case` or selector with this value takes an option with this pattern."""
    try:
        return compare.matches(value, pattern, scope)
    except PatternError as problem:
        raise _pattern_error(problem) from None


def includes(container: Value, element: Value, scope: Frame) -> bool:
    """`element in container`"""
    try:
        return compare.includes(container, element, scope)
    except PatternError as problem:
        raise _pattern_error(problem) from None
