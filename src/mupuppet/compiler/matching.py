"""`=~`, `in`, and what `case` and selectors compare with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.syntax import nodes as n
from mupuppet.syntax.regexps import check_regexp
from mupuppet.types.base import Type
from mupuppet.types.catalog_entries import ResourceReference
from mupuppet.types.labels import a_an, label
from mupuppet.values.basic import DEFAULT, Value
from mupuppet.values.binary import Binary
from mupuppet.values.compare import equals, fold_case
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.hashes import keys_of, pairs_of
from mupuppet.values.regexps import PatternError, Regexp
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer, VersionError, parse_version

if TYPE_CHECKING:
    from mupuppet.compiler.lowering.base import Lowering
    from mupuppet.compiler.scope import Frame


def search(pattern: Regexp, text: str, scope: Frame) -> bool:
    """Search a text, and keep the groups of a match as `$0`, `$1` and so on."""
    try:
        match = pattern.match(text)
    except PatternError as problem:
        raise EvaluationError("pattern-error", str(problem)) from None
    if match is None:
        return False
    scope.match = match
    return True


def matches_pattern(
    left: Value, pattern: Value, scope: Frame, lowering: Lowering, node: n.Binary
) -> bool:
    """`left =~ pattern`"""
    if isinstance(pattern, Regexp) and type(left) is str:
        return search(pattern, left, scope)
    if isinstance(pattern, Type):
        return pattern.is_instance(left)
    if isinstance(pattern, SemVerRange):
        return _in_range(pattern, left)
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


def _in_range(version_range: SemVerRange, value: Value) -> bool:
    if isinstance(value, str):
        try:
            value = parse_version(value)
        except VersionError:
            return False
    return isinstance(value, SemVer) and version_range.includes(value)


def matches(value: Value, pattern: Value, scope: Frame) -> bool:
    """Whether a `case` or selector with this value takes an option with this pattern."""
    kind = type(pattern)
    if kind is str:
        return type(value) is str and (value == pattern or fold_case(value) == fold_case(pattern))
    if kind is Regexp:
        return type(value) is str and search(pattern, value, scope)
    if isinstance(pattern, Type) and not isinstance(pattern, ResourceReference):
        return pattern.is_instance(value)
    if kind is list:
        return (
            isinstance(value, list)
            and len(value) == len(pattern)
            and all(matches(v, p, scope) for v, p in zip(value, pattern, strict=True))
        )
    if kind is dict:
        return isinstance(value, dict) and all(
            matches(value.get(hash_key(k)), p, scope) for k, p in pairs_of(pattern)
        )
    if pattern is DEFAULT:
        return True
    if kind is SemVerRange:
        return _in_range(pattern, value)
    if kind is SemVer:
        return _same_version(pattern, value)
    return equals(value, pattern)


def _same_version(version: SemVer, value: Value) -> bool:
    if isinstance(value, str):
        try:
            value = parse_version(value)
        except VersionError:
            return False
    return isinstance(value, SemVer) and version == value


def includes(container: Value, element: Value, scope: Frame) -> bool:
    """`element in container`"""
    if type(container) is str:
        if type(element) is str:
            return element.lower() in container.lower()
        return isinstance(element, Regexp) and search(element, container, scope)
    if type(container) is dict:
        return _in_list(keys_of(container), element, scope)
    if type(container) is list:
        return _in_list(container, element, scope)
    if isinstance(container, Binary):
        return _in_binary(container, element)
    return isinstance(container, SemVerRange) and _in_range(container, element)


def _in_list(values: list[Value], element: Value, scope: Frame) -> bool:
    if isinstance(element, Regexp):
        return any(type(value) is str and search(element, value, scope) for value in values)
    if type(element) is str or isinstance(element, SemVer):
        return any(matches(element, value, scope) for value in values)
    if isinstance(element, Type) and not isinstance(element, ResourceReference):
        return any(element.is_instance(value) for value in values)
    return any(equals(value, element) for value in values)


def _in_binary(container: Binary, element: Value) -> bool:
    if isinstance(element, Binary):
        return element.content in container.content
    if isinstance(element, str):
        return element.encode() in container.content
    return isinstance(element, int) and element in container.content
