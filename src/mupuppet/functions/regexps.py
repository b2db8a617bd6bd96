r"""Functions of regular expressions: `match`, `regsubst` and `split`."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.caches import cached_by_size
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.new_scalars import escaped_regexp
from mupuppet.functions.registry import (
    ArgumentMismatch,
    Context,
    InvalidArgument,
    VersionedFunction,
    function,
)
from mupuppet.functions.stdlib.ruby_values import flatten, regexp_of
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.combinations import VariantType
from mupuppet.types.scalars import PatternType, RegexpType
from mupuppet.values import ruby_strings
from mupuppet.values.regexps import Match, Regexp
from mupuppet.values.value import Sensitive, Value

# --- match

match_ = function(
    "match",
    Topic.STRINGS,
    "Matches a string against a regular expression; returns the match and its groups.",
    traits=Trait.KEEPS_ENCODING | Trait.LEGACY_STUB,
)


@match_.dispatch("String $string, Variant[Any, Type] $pattern")
def _match(context: Context, string: str, pattern: Value) -> Value:
    return _matched(string, pattern)


@match_.dispatch("Array[String] $string, Variant[Any, Type] $pattern")
def _match_each(context: Context, strings: list[str], pattern: Value) -> Value:
    return [_matched(string, pattern) for string in strings]


def _matched(string: str, pattern: Value) -> list[Value] | None:
    """The match and its groups, by the first pattern of several that fits."""
    if isinstance(pattern, Regexp):
        found = pattern.match(string)
        return None if found is None else [found.group(0), *found.groups()]
    match pattern:
        case str():
            return _matched(string, regexp_of(pattern))
        case RegexpType():
            if pattern.source is None:
                raise InvalidArgument("Given Regexp Type has no regular expression")
            return _matched(string, pattern.regexp)
        case PatternType():
            return _first_matched(string, list(pattern.patterns))
        case VariantType():
            return _first_matched(string, list(pattern.types))
        case TypeAlias():
            return _matched(string, pattern.resolved)
        case list():
            return _first_matched(string, flatten(pattern))
    raise ArgumentMismatch(
        "match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or"
        f" Array[T]. Got {class_name(pattern)}"
    )


def _first_matched(string: str, patterns: list[Value]) -> list[Value] | None:
    for pattern in patterns:
        found = _matched(string, pattern)
        if found is not None:
            return found
    return None


# --- regsubst

Replacement = str | dict[Value, Value]
Substitution = Callable[[str], str]

regsubst = VersionedFunction(
    "regsubst",
    Topic.STRINGS,
    "Replaces the matches of a regular expression in a string.",
    traits=Trait.KEEPS_ENCODING | Trait.LEGACY_STUB,
)

_TARGET = "Variant[Array[String],String] $target"
_STRING_OR_SENSITIVE = "Variant[String,Sensitive[String]]"
_SENSITIVE_TARGET = (
    f"Variant[Array[{_STRING_OR_SENSITIVE}],Sensitive[Array[{_STRING_OR_SENSITIVE}]],"
    "String,Sensitive[String]] $target"
)
_REPLACEMENT = "Variant[String,Hash[String,String]] $replacement"
#: The letters of Ruby's own flags.
_FLAGS = {"E": "x", "I": "i", "M": "m"}


@regsubst.dispatch(
    f"{_TARGET}, String $pattern, {_REPLACEMENT}, ?Optional[Pattern[/^[GEIM]*$/]] $flags,"
    " ?Enum['N','E','S','U'] $encoding",
    when=lambda puppet: not puppet.regsubst_takes_sensitive,
)
@regsubst.dispatch(
    f"{_SENSITIVE_TARGET}, String $pattern, {_REPLACEMENT}, ?Optional[Pattern[/^[GEIM]*$/]] $flags",
    when=lambda puppet: puppet.regsubst_takes_sensitive,
)
def _regsubst_string(
    context: Context,
    target: Value,
    pattern: str,
    replacement: Replacement,
    flags: str | None = None,
    encoding: str | None = None,
) -> Value:
    flags = flags or ""
    if type(replacement) is str:
        replace = _replacing(pattern, flags, replacement)
    else:
        replace = substitution(_flagged(pattern, flags), replacement, "G" in flags)
    return replace(target) if type(target) is str else _substituted(target, replace)


def _substituted(target: Value, replace: Substitution) -> Value:
    """The target with replacements; of a sensitive array only the strings stay sensitive."""
    if isinstance(target, str):
        return replace(target)
    if isinstance(target, Sensitive):
        unwrapped = target.value
        if isinstance(unwrapped, str):
            return Sensitive(replace(unwrapped))
        target = unwrapped
    return [_substituted(element, replace) for element in target]


@cached_by_size(200_000)
def _replacing(pattern: str, flags: str, replacement: str) -> Substitution:
    """What is done with a string: mostly all but the string is written out in the code."""
    return substitution(_flagged(pattern, flags), replacement, "G" in flags)


@cached_by_size(200_000)
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
    f"{_TARGET}, Variant[Regexp,Type[Regexp]] $pattern, {_REPLACEMENT}, ?Pattern[/^G?$/] $flags",
    when=lambda puppet: not puppet.regsubst_takes_sensitive,
)
@regsubst.dispatch(
    f"{_SENSITIVE_TARGET}, Variant[Regexp,Type[Regexp]] $pattern, {_REPLACEMENT},"
    " ?Pattern[/^G?$/] $flags",
    when=lambda puppet: puppet.regsubst_takes_sensitive,
)
def _regsubst_regexp(
    context: Context,
    target: Value,
    pattern: Regexp | RegexpType,
    replacement: Replacement,
    flags: str | None = None,
) -> Value:
    if isinstance(pattern, RegexpType):
        # Ruby takes the source for plain text here, not for a regular expression.
        regexp = Regexp(escaped_regexp(pattern.source or ""))
    else:
        regexp = pattern
    return _substituted(target, substitution(regexp, replacement, flags == "G"))


def substitution(regexp: Regexp, replacement: Replacement, everywhere: bool) -> Substitution:
    """Ruby's `sub`, or `gsub`: a hash maps what matched, a string may have references."""
    pattern = regexp.pattern
    search = pattern.search
    write = _mapping(replacement) if isinstance(replacement, dict) else None
    if write is None:
        parts = _parts(str(replacement), pattern.numbered_groups)
        group = _only_group(parts)
        if group is not None and not everywhere:
            return _replacing_with_group(search, *group)
        write = _writer(parts)

    def replace_first(string: str) -> str:
        found = search(string)
        if found is None:
            return string
        start, end = found.span()
        return f"{string[:start]}{write(found, string)}{string[end:]}"

    def replace_all(string: str) -> str:
        parts: list[str] = []
        position = 0
        while position <= len(string):
            found = search(string, position)
            if found is None:
                break
            start, end = found.span()
            parts += [string[position:start], write(found, string)]
            position = end
            if start == end:
                # An empty match takes the next letter along, or it would be found again.
                parts.append(string[end : end + 1])
                position += 1
        return "".join(parts) + string[position:]

    return replace_all if everywhere else replace_first


Search = Callable[[str], Match | None]
Writer = Callable[[Match, str], str]
#: A piece of a replacement: text, the number of a group, or what writes something else.
Part = str | int | Writer


def _replacing_with_group(search: Search, before: str, number: int, after: str) -> Substitution:
    """The most common replacements have one group, and maybe text around it."""

    def replace_first(string: str) -> str:
        found = search(string)
        if found is None:
            return string
        start, end = found.span()
        return f"{string[:start]}{before}{found.group(number) or ''}{after}{string[end:]}"

    return replace_first


def _mapping(replacements: dict[Value, Value]) -> Writer:
    return lambda found, _: replacements.get(found.group(0)) or ""


_REFERENCE = re.compile(r"\\(?:k<(?P<name>[^>]*)>|(?P<number>[0-9])|(?P<sign>[&`'+\\]))", re.S)


@cached_by_size(200_000)
def _parts(replacement: str, groups: int) -> list[Part]:
    r"""A replacement, in which `\1`, `\k<name>` and others refer to what matched.

    No two literal parts stand side by side, and none is empty.
    """
    parts: list[Part] = []
    position = 0

    def add(part: Part) -> None:
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)

    for reference in _REFERENCE.finditer(replacement):
        add(replacement[position : reference.start()])
        add(_reference(reference, groups))
        position = reference.end()
    add(replacement[position:])
    return parts


def _only_group(parts: list[Part]) -> tuple[str, int, str] | None:
    """The string before the only group, its number, and the string after it."""
    match parts:
        case [int(number)]:
            return "", number, ""
        case [str(before), int(number)]:
            return before, number, ""
        case [int(number), str(after)]:
            return "", number, after
        case [str(before), int(number), str(after)]:
            return before, number, after
    return None


def _writer(parts: list[Part]) -> Writer:
    if not parts or (len(parts) == 1 and isinstance(parts[0], str)):
        string = "".join(map(str, parts))
        return lambda *_: string
    written = [part if isinstance(part, str) else "" for part in parts]
    groups = [(at, part) for at, part in enumerate(parts) if isinstance(part, int)]
    others = [(at, part) for at, part in enumerate(parts) if not isinstance(part, (str, int))]

    def write(found: Match, string: str) -> str:
        strings = written.copy()
        for at, number in groups:
            strings[at] = found.group(number) or ""
        for at, reference in others:
            strings[at] = reference(found, string)
        return "".join(strings)

    return write


def _reference(reference: re.Match[str], groups: int) -> Part:
    if reference["name"] is not None:
        name = reference["name"]
        return lambda found, _: _named_group(found, name)
    if reference["number"] is not None:
        number = int(reference["number"])
        return number if number <= groups else ""
    return _SIGNS[reference["sign"]]


_SIGNS: dict[str, Part] = {
    "&": 0,
    "`": lambda found, string: string[: found.start()],
    "'": lambda found, string: string[found.end() :],
    "+": lambda found, _: next(filter(None, reversed(found.groups())), ""),
    "\\": "\\",
}


def _named_group(found: Match, name: str) -> str:
    groups = found.groupdict()
    if name not in groups:
        raise InvalidArgument(f"undefined group name reference: {name}")
    return groups[name] or ""


# --- split

split = VersionedFunction(
    "split",
    Topic.STRINGS,
    "Splits a string at a separator.",
    traits=Trait.KEEPS_ENCODING | Trait.LEGACY_STUB,
)

#: The characters that mean more than themselves in a pattern.
_SPECIAL = frozenset("\\.^$|()[]{}*+?")


@split.dispatch("String $str, String $pattern")
def _split_by_string(context: Context, string: str, pattern: str) -> Value:
    if pattern and _SPECIAL.isdisjoint(pattern):
        between = string.split(pattern)
        while between and not between[-1]:
            between.pop()
        return between
    return ruby_strings.split(string, _flagged(pattern, ""))


@split.dispatch("String $str, Regexp $pattern")
def _split_by_regexp(context: Context, string: str, pattern: Regexp) -> Value:
    return ruby_strings.split(string, pattern)


@split.dispatch("String $str, Type[Regexp] $pattern")
def _split_by_type(context: Context, string: str, pattern: RegexpType) -> Value:
    return ruby_strings.split(string, pattern.regexp)


def _split_sensitive(split_string: Callable[..., Value]) -> Callable[..., Value]:
    return lambda context, sensitive, pattern: Sensitive(
        split_string(context, sensitive.value, pattern)
    )


for _pattern, _split in (
    ("String", _split_by_string),
    ("Regexp", _split_by_regexp),
    ("Type[Regexp]", _split_by_type),
):
    split.dispatch(
        f"Sensitive[String] $sensitive, {_pattern} $pattern",
        when=lambda puppet: puppet.split_takes_sensitive,
    )(_split_sensitive(_split))
