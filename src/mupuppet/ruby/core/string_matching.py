r"""Strings and regular expressions: substitution, splitting, scanning."""

from __future__ import annotations

import re
from collections.abc import Callable

from mupuppet.basics.patterns import pattern
from mupuppet.ruby.core.run import Run
from mupuppet.ruby_semantics.comparison import key
from mupuppet.ruby_semantics.conversion import as_string, named, to_s
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.objects import MatchData, Proc
from mupuppet.ruby_semantics.strings import require_characters
from mupuppet.values import ruby_strings
from mupuppet.values.regexps import Match, Regexp
from mupuppet.values.ruby_strings import regexp_escape
from mupuppet.values.value import Value


def pattern_of(value: Value) -> Regexp:
    """The pattern that searches for a string or a regular expression."""
    if isinstance(value, Regexp):
        return value
    if type(value) is str:
        return Regexp(regexp_escape(value))
    converted = getattr(value, "converted", None)
    if converted is not None and converted("to_str") is not NotImplemented:
        return pattern_of(as_string(value))
    raise RubyError("TypeError", f"wrong argument type {named(value)} (expected Regexp)")


_REFERENCE = pattern(r"\\(?:k<(?P<name>[^>]*)>|(?P<number>[0-9])|(?P<sign>[&`'+\\]))", re.S)

Writer = Callable[[Match], str]


def _template(replacement: str, string: str) -> Writer:
    if "\\" not in replacement:
        return lambda found: replacement

    def write(found: Match) -> str:
        return _REFERENCE.sub(lambda reference: _reference(reference, found, string), replacement)

    return write


def _reference(reference: re.Match[str], found: Match, string: str) -> str:
    if reference["name"] is not None:
        if reference["name"] not in found.groupdict():
            message = f"undefined group name reference: {reference['name']}"
            raise RubyError("IndexError", message)
        return found.group(reference["name"]) or ""
    if reference["number"] is not None:
        number = int(reference["number"])
        return (found.group(number) or "") if number <= len(found.groups()) else ""
    sign = reference["sign"]
    if sign == "&":
        return found.group(0) or ""
    if sign == "`":
        return string[: found.start()]
    if sign == "'":
        return string[found.end() :]
    if sign == "+":
        return next(filter(None, reversed(found.groups())), "")
    return "\\"


def _replacing(replacement: Value, string: str) -> Writer:
    """The replacement of a match: from a hash, or a string with references to groups."""
    if isinstance(replacement, dict):
        return lambda found: to_s(replacement.get(key(found.group(0))))
    return _template(as_string(replacement), string)


def substitute(
    run: Run, string: str, block: Proc | None, everywhere: bool, values: tuple[Value, ...]
) -> str:
    """`sub` and `gsub`"""
    if type(values[0]) is Regexp:
        require_characters(string)
    if len(values) == 2:
        write = _replacing(values[1], string)
        regexp = pattern_of(values[0])
    else:
        regexp = pattern_of(values[0])
        assert block is not None  # without one it would be an enumerator
        write = _writing_block(run, block, string)
    pattern = regexp.pattern
    search = pattern.quick if len(string) <= pattern.longest else pattern.search
    parts: list[str] = []
    position = 0
    last: Match | None = None
    while position <= len(string):
        found = search(string, position)
        if found is None:
            break
        last = found
        start, end = found.span()
        if start > position:
            parts.append(string[position:start])
        parts.append(write(found))
        position = end
        if start == end:
            parts.append(string[end : end + 1])
            position += 1
        if not everywhere:
            break
    if last is None:
        run.match = None
        return string
    run.match = MatchData(last, string)
    parts.append(string[position:])
    return "".join(parts)


def _writing_block(run: Run, block: Proc, string: str) -> Writer:
    def write(found: Match) -> str:
        run.match = MatchData(found, string)
        made = block.call(found.group())
        return made if type(made) is str else to_s(made)

    return write


def scan(run: Run, string: str, pattern: Value, block: Proc | None = None) -> list[Value]:
    """`string.scan(pattern)`; a block gets each match, and sees it as the last one."""
    regexp = pattern_of(pattern)
    if type(pattern) is Regexp:
        require_characters(string)
    results: list[Value] = []
    position = 0
    while position <= len(string):
        found = regexp.match(string, position)
        if found is None:
            break
        run.match = MatchData(found, string)
        groups = found.groups()
        results.append(list(groups) if groups else found.group(0))
        if block is not None:
            block.call(results[-1])
            run.match = MatchData(found, string)
        position = found.end() + (found.start() == found.end())
    if not results:
        run.match = None
    return results


def split(string: str, separator: Value, limit: int) -> list[Value]:
    """`string.split(separator, limit)`"""
    require_characters(string)
    if limit != 1 and (separator is None or separator == " "):
        return list(ruby_strings.split_at_blanks(string, limit))
    return list(ruby_strings.split(string, pattern_of(separator), limit))


def regexp_values(value: Value) -> Regexp:
    """The argument of `match` as a regular expression."""
    if type(value) is str:
        from mupuppet.ruby.core.computed_regexps import regexp_of

        return regexp_of(value)
    return pattern_of(value)
