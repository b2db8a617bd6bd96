"""Interpolation: `%{name}`, `%{lookup('key')}` and the like in data and in `hiera.yaml`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mupuppet.basics.caches import cached_if_short
from mupuppet.basics.patterns import pattern
from mupuppet.hiera.errors import NOT_FOUND, LookupFailed, UsageError
from mupuppet.hiera.invocation import Invocation, ScopeUse
from mupuppet.hiera.keys import KeySyntaxError, Segment, dig, split_key
from mupuppet.hiera.scopes import Scope, Version3Scope
from mupuppet.types.labels import ruby_string
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.strings import to_string
from mupuppet.values.value import Value

#: To be looked for up to the last brace: without one, each `%{` would be followed to the end.
_EXPRESSION = pattern(r"%\{([^\}]*)\}")
_METHOD = pattern(r"""^(\w+)\((?:"([^"]+)"|'([^']+)')\)$""", re.ASCII | re.MULTILINE)
_EMPTY = frozenset(["", "::", '""', "''", '"::"', "'::'"])
_LOOKUPS = frozenset(["lookup", "hiera", "alias"])
#: The limit of interpolated strings per lookup: strings that look up strings grow exponentially.
MAXIMUM_INTERPOLATIONS = 50_000


def needs_interpolation(value: Value) -> bool:
    """Whether a value contains anything to interpolate."""
    if isinstance(value, str):
        return "%{" in value
    if isinstance(value, list):
        return any(map(needs_interpolation, value))
    if isinstance(value, dict):
        return any(map(needs_interpolation, value.values())) or any(
            needs_interpolation(key) for key, _ in pairs_of(value)
        )
    return False


def interpolate(value: Value, invocation: Invocation, with_methods: bool) -> Value:
    """The value with everything interpolated. Methods are for data, not for `hiera.yaml`."""
    if isinstance(value, str):
        if "%{" not in value:
            return value
        return _interpolate_string(value, invocation, with_methods)
    if isinstance(value, list):
        return [interpolate(element, invocation, with_methods) for element in value]
    if isinstance(value, dict):
        return hash_of(
            (
                interpolate(key, invocation, with_methods),
                interpolate(element, invocation, with_methods),
            )
            for key, element in pairs_of(value)
        )
    return value


class NeedsLookup(Exception):
    """A value that needs more than variables."""


def interpolate_variables(value: Value, scope: Scope) -> Value:
    """`interpolate` for values in which only variables with values are interpolated.

    Raises NeedsLookup for everything else, including mistakes.
    """
    kind = type(value)
    if kind is str:
        return _with_variables(value, scope) if "%{" in value else value
    if kind is list:
        return [interpolate_variables(element, scope) for element in value]
    if kind is dict:
        if any(type(key) is not str or "%{" in key for key in value):
            raise NeedsLookup
        return {
            key: element if type(element) in _PLAIN else interpolate_variables(element, scope)
            for key, element in value.items()
        }
    if kind in _PLAIN:
        return value
    raise NeedsLookup


_PLAIN = frozenset([int, float, bool, type(None)])


def _with_variables(string: str, scope: Scope) -> str:
    pieces = _pieces(string)
    if pieces is None:
        raise NeedsLookup
    strings = []
    for piece in pieces:
        if isinstance(piece, str):
            strings.append(piece)
            continue
        root, segments = piece
        value = scope.variable(root)
        for segment in segments:
            if type(value) is not dict or segment not in value:
                raise NeedsLookup
            value = value[segment]
        kind = type(value)
        if kind is str and "%{" not in value:
            strings.append(value)
        elif kind in _PLAIN:
            strings.append(to_string(value))
        else:
            raise NeedsLookup
    return "".join([*strings, ""])  # another object than a single value


#: Literal strings, and variables: the name and the segments that lead into its value.
_Pieces = tuple[str | tuple[str, tuple[str, ...]], ...]


@cached_if_short(16_384)
def _pieces(string: str) -> _Pieces | None:
    """The pieces of a string; None if it has more than literals and variables."""
    pieces: list[str | tuple[str, tuple[str, ...]]] = []
    at = 0
    for found in _EXPRESSION.finditer(string, 0, string.rfind("}") + 1):
        expression = found[1].strip()
        if expression in _EMPTY or _METHOD.search(expression) is not None:
            return None
        try:
            root, *segments = split_key(expression)
        except KeySyntaxError:
            return None
        names = tuple(segment for segment in segments if isinstance(segment, str))
        if not isinstance(root, str) or len(names) != len(segments):
            return None
        pieces += (string[at : found.start()], (root, names))
        at = found.end()
    return (*pieces, string[at:])


class _Whole(Exception):
    """The value of an alias, which replaces the whole string."""

    def __init__(self, value: Value) -> None:
        super().__init__()
        self.value = value


def _interpolate_string(string: str, invocation: Invocation, with_methods: bool) -> Value:
    hiera = invocation.hiera
    hiera.interpolations += 1
    if hiera.interpolations > MAXIMUM_INTERPOLATIONS:
        raise LookupFailed(
            f"one lookup interpolates more than {MAXIMUM_INTERPOLATIONS} strings: do keys look "
            f"each other up again and again?",
            "too-many-interpolations",
        )
    invocation.trace.enter_interpolation(string)
    end = string.rfind("}") + 1
    try:
        interpolated = _EXPRESSION.sub(
            lambda found: _replacement(found, string, invocation, with_methods), string[:end]
        )
        return interpolated + string[end:]
    except _Whole as whole:
        return whole.value
    finally:
        invocation.trace.leave()


def _near_method(method: str) -> str | None:
    from difflib import get_close_matches

    near = get_close_matches(method, sorted([*_LOOKUPS, "literal", "scope"]), n=1)
    return f"did you mean `{near[0]}`?" if near else None


def _replacement(
    found: re.Match[str], string: str, invocation: Invocation, with_methods: bool
) -> str:
    expression = found[1].strip()
    if expression in _EMPTY:
        return ""
    method, key = _method_and_key(expression, with_methods)
    if method == "alias" and string != found[0]:
        raise LookupFailed(
            "'alias' interpolation is only permitted if the expression is equal to the entire "
            "string",
            "hiera-interpolation-alias-not-entire-string",
            is_issue=True,
        )
    if method == "scope":
        value = scope_value(key, invocation, string)
        name = f"scope:{key}"
    elif method in _LOOKUPS:
        value = _looked_up(key, invocation)
        name = key
    elif method == "literal":
        value, name = key, key
    else:
        raise LookupFailed(
            f"Unknown interpolation method '{method}'",
            "hiera-interpolation-unknown-interpolation-method",
            is_issue=True,
            hint=_near_method(method),
        )
    if method == "alias":
        raise _Whole(value)
    value = invocation.check(name, lambda: interpolate(value, invocation, with_methods))
    return ruby_string(value)


def _method_and_key(expression: str, with_methods: bool) -> tuple[str, str]:
    found = _METHOD.search(expression)
    if found is None:
        return "scope", expression
    if not with_methods:
        raise LookupFailed(
            "Interpolation using method syntax is not allowed in this context",
            "hiera-interpolation-method-syntax-not-allowed",
            is_issue=True,
        )
    return found[1], found[2] or found[3]


def _looked_up(key: str, invocation: Invocation) -> Value:
    """The value of another key; an empty string if there is none."""
    scope = invocation.scope
    if isinstance(scope, Version3Scope) and not invocation.global_only:
        scope = scope.enclosing
    inner = invocation.with_scope(scope)
    hiera = invocation.hiera
    return inner.run(key, lambda: hiera.find_any([key], inner, default=""))


def scope_value(key: str, invocation: Invocation, string: str) -> Value:
    """The value of a variable, or the part of it that a dotted name selects; undef if missing."""
    try:
        root, *segments = split_key(key)
    except KeySyntaxError:
        raise LookupFailed(f"Syntax error in string: {string}", "invalid-interpolation") from None
    if (reads := invocation.hiera.files.reads) is not None:
        reads.variables.add((str(root), *map(str, segments)))
    variable = value = _variable(root, invocation)
    if value is not None and segments:
        value = _part(key, segments, value, invocation)
    if invocation.scope_uses is not None:
        # A variable of the top scope with a value cannot change.
        if value is None or not key.startswith("::"):
            use = ScopeUse(key, str(root), tuple(segments), variable, value)
            invocation.scope_uses.append(use)
    return value


def _part(key: str, segments: Sequence[Segment], value: Value, invocation: Invocation) -> Value:
    part = dig(key, segments, value, invocation.trace)
    return None if part is NOT_FOUND else part


def _variable(name: Segment, invocation: Invocation) -> Value:
    trace = invocation.trace
    trace.enter_scope("Global Scope")
    try:
        if isinstance(name, int):
            raise UsageError(
                f"Scope variable name {name} is a Integer, not a string", "invalid-interpolation"
            )
        if name in invocation.overrides:
            trace.found_in_overrides(name, invocation.overrides[name])
            return invocation.overrides[name]
        value = invocation.scope.variable(name)
        if value is not NOT_FOUND:
            trace.found(name, value)
            return value
        hiera, has_default = invocation.hiera, name in invocation.defaults
        if not (has_default and hiera.environment.puppet.defaults_precede_reports):
            hiera.host.unknown_variable(name, continues=invocation.continues)
        if has_default:
            trace.found_in_defaults(name, invocation.defaults[name])
            return invocation.defaults[name]
        return None
    finally:
        trace.leave()
