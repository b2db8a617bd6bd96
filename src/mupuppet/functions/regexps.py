r"""Functions of regular expressions: `match`, `regsubst` and `split`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from mupuppet.functions.new_others import escaped_regexp
from mupuppet.functions.registry import Context, FunctionError, function
from mupuppet.functions.stdlib.ruby_values import class_name, flatten, regexp_of
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.combinations import VariantType
from mupuppet.types.scalars import PatternType, RegexpType
from mupuppet.values.basic import Value
from mupuppet.values.regexps import Match, Regexp

# --- match

match_ = function("match")


@match_.dispatch("String $string, Variant[Any, Type] $pattern")
def _match(context: Context, text: str, pattern: Value) -> Value:
    return _matched(text, pattern)


@match_.dispatch("Array[String] $string, Variant[Any, Type] $pattern")
def _match_each(context: Context, texts: list[str], pattern: Value) -> Value:
    return [_matched(text, pattern) for text in texts]


def _matched(text: str, pattern: Value) -> list[Value] | None:
    """The match and its groups, by the first pattern of several that fits."""
    if isinstance(pattern, Regexp):
        found = pattern.match(text)
        return None if found is None else [found.group(0), *found.groups()]
    match pattern:
        case str():
            return _matched(text, regexp_of(pattern))
        case RegexpType():
            if pattern.source is None:
                raise FunctionError("Given Regexp Type has no regular expression")
            return _matched(text, pattern.regexp)
        case PatternType():
            return _first_matched(text, list(pattern.patterns))
        case VariantType():
            return _first_matched(text, list(pattern.types))
        case TypeAlias():
            return _matched(text, pattern.resolved)
        case list():
            return _first_matched(text, flatten(pattern))
    raise FunctionError(
        "match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or"
        f" Array[T]. Got {class_name(pattern)}"
    )


def _first_matched(text: str, patterns: list[Value]) -> list[Value] | None:
    for pattern in patterns:
        found = _matched(text, pattern)
        if found is not None:
            return found
    return None


# --- regsubst

Replacement = str | dict[Value, Value]

regsubst = function("regsubst")

_TARGET = "Variant[Array[String],String] $target"
_REPLACEMENT = "Variant[String,Hash[String,String]] $replacement"
#: The letters of Ruby's own flags.
_FLAGS = {"E": "x", "I": "i", "M": "m"}


@regsubst.dispatch(
    f"{_TARGET}, String $pattern, {_REPLACEMENT}, ?Optional[Pattern[/^[GEIM]*$/]] $flags,"
    " ?Enum['N','E','S','U'] $encoding"
)
def _regsubst_text(
    context: Context,
    target: str | list[str],
    pattern: str,
    replacement: Replacement,
    flags: str | None = None,
    encoding: str | None = None,
) -> Value:
    flags = flags or ""
    return _replaced(target, _flagged(pattern, flags), replacement, "G" in flags)


@lru_cache(maxsize=1000)
def _flagged(pattern: str, flags: str) -> Regexp:
    """The regular expression of a source and flags of `regsubst`."""
    regexp = regexp_of(pattern)
    letters = "".join(ruby for letter, ruby in _FLAGS.items() if letter in flags)
    if not letters:
        return regexp
    # Where the pattern may end in a comment, the parenthesis must not belong to it.
    end = "\n)" if "x" in letters else ")"
    return Regexp(f"(?{letters}:{pattern}{end}")


@regsubst.dispatch(
    f"{_TARGET}, Variant[Regexp,Type[Regexp]] $pattern, {_REPLACEMENT}, ?Pattern[/^G?$/] $flags"
)
def _regsubst_regexp(
    context: Context,
    target: str | list[str],
    pattern: Regexp | RegexpType,
    replacement: Replacement,
    flags: str | None = None,
) -> Value:
    if isinstance(pattern, RegexpType):
        # Ruby takes the source for plain text here, not for a regular expression.
        regexp = Regexp(escaped_regexp(pattern.source or ""))
    else:
        regexp = pattern
    return _replaced(target, regexp, replacement, flags == "G")


def _replaced(
    target: str | list[str], regexp: Regexp, replacement: Replacement, everywhere: bool
) -> Value:
    if isinstance(target, list):
        return [substitute(text, regexp, replacement, everywhere) for text in target]
    return substitute(target, regexp, replacement, everywhere)


def substitute(text: str, regexp: Regexp, replacement: Replacement, everywhere: bool) -> str:
    """Ruby's `sub`, or `gsub`: a hash maps what matched, a text may have references."""
    write = _mapping(replacement) if isinstance(replacement, dict) else _template(replacement)
    if not everywhere:
        found = regexp.match(text)
        if found is None:
            return text
        return text[: found.start()] + write(found, text) + text[found.end() :]
    parts: list[str] = []
    position = 0
    while position <= len(text):
        found = regexp.match(text, position)
        if found is None:
            break
        start, end = found.start(), found.end()
        parts += [text[position:start], write(found, text)]
        position = end
        if start == end:
            # An empty match takes the next letter along, or it would be found again.
            parts.append(text[end : end + 1])
            position += 1
    return "".join(parts) + text[position:]


Writer = Callable[[Match, str], str]


def _mapping(replacements: dict[Value, Value]) -> Writer:
    return lambda found, _: replacements.get(found.group(0)) or ""


_REFERENCE = re.compile(r"\\(?:k<(?P<name>[^>]*)>|(?P<number>[0-9])|(?P<sign>[&`'+\\]))", re.S)


@lru_cache(maxsize=1000)
def _template(replacement: str) -> Writer:
    r"""What a replacement writes, in which `\1`, `\k<name>` and others refer to the match."""
    parts: list[str | Writer] = []
    position = 0
    for reference in _REFERENCE.finditer(replacement):
        parts += [replacement[position : reference.start()], _reference(reference)]
        position = reference.end()
    parts.append(replacement[position:])
    if position == 0:
        return lambda *_: replacement

    parts = [part for part in parts if part != ""]
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]

    def write(found: Match, text: str) -> str:
        written = [part if isinstance(part, str) else part(found, text) for part in parts]
        return "".join(written)

    return write


def _reference(reference: re.Match[str]) -> Writer:
    if reference["name"] is not None:
        name = reference["name"]
        return lambda found, _: _named_group(found, name)
    if reference["number"] is not None:
        number = int(reference["number"])
        return lambda found, _: _group(found, number)
    return _SIGNS[reference["sign"]]


_SIGNS: dict[str, Writer] = {
    "&": lambda found, _: found.group(0) or "",
    "`": lambda found, text: text[: found.start()],
    "'": lambda found, text: text[found.end() :],
    "+": lambda found, _: next(filter(None, reversed(found.groups())), ""),
    "\\": lambda *_: "\\",
}


def _named_group(found: Match, name: str) -> str:
    groups = found.groupdict()
    if name not in groups:
        raise FunctionError(f"undefined group name reference: {name}")
    return groups[name] or ""


def _group(found: Match, number: int) -> str:
    if number == 0:
        return found.group(0) or ""
    # Where groups have names, they have no numbers.
    if number > found.re.groups or found.re.groupindex:
        return ""
    return found.group(number) or ""


# --- split

split = function("split")

#: The characters that mean more than themselves in a pattern.
_SPECIAL = frozenset("\\.^$|()[]{}*+?")


@split.dispatch("String $str, String $pattern")
def _split_by_text(context: Context, text: str, pattern: str) -> Value:
    if pattern and _SPECIAL.isdisjoint(pattern):
        between = text.split(pattern)
        while between and not between[-1]:
            between.pop()
        return between
    return pieces(text, _flagged(pattern, ""))


@split.dispatch("String $str, Regexp $pattern")
def _split_by_regexp(context: Context, text: str, pattern: Regexp) -> Value:
    return pieces(text, pattern)


@split.dispatch("String $str, Type[Regexp] $pattern")
def _split_by_type(context: Context, text: str, pattern: RegexpType) -> Value:
    return pieces(text, pattern.regexp)


def pieces(text: str, regexp: Regexp) -> list[Value]:
    """Ruby's `split`: what is between matches, with their groups, without empty ends.

    An empty match splits between two letters, but not before the first one.
    """
    found_pieces: list[Value] = []
    beginning = position = 0
    stepped = False
    while position <= len(text):
        found = regexp.match(text, position)
        if found is None:
            break
        if found.start() == found.end() == position:
            if not stepped:
                # Look again behind the next letter: something longer may match there.
                position += 1
                stepped = True
                continue
            found_pieces.append(text[beginning : beginning + 1])
            beginning = position
        else:
            found_pieces.append(text[beginning : found.start()])
            beginning = position = found.end()
        stepped = False
        found_pieces += [group for group in found.groups() if group is not None]
    if beginning < len(text):
        found_pieces.append(text[beginning:])
    while found_pieces and not found_pieces[-1]:
        found_pieces.pop()
    return found_pieces
