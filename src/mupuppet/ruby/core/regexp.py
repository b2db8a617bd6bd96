"""Methods of Regexp and MatchData."""

from __future__ import annotations

from mupuppet.ruby.core import string_matching
from mupuppet.ruby.core.operators import matched
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, call_method
from mupuppet.ruby.core.string import (
    define_operators,
    group_of,
    match_method,
    name_or_string,
    regexp_method,
)
from mupuppet.ruby_semantics.conversion import as_integer
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.objects import MatchData, Proc, Range, Symbol
from mupuppet.ruby_semantics.strings import require_characters
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value


@regexp_method("match", 1)
def _regexp_match(run: Run, regexp: Regexp, block: Proc | None, string: Value) -> Value:
    if string is None:
        run.match = None
        return None
    if type(string) is not str:
        string = name_or_string(string)
    found = matched(run, regexp, string)
    return found if found is None or block is None else block.call(found)


@regexp_method("match?", 1)
def _regexp_match_p(run: Run, regexp: Regexp, block: Proc | None, string: Value) -> Value:
    if string is None:
        return False
    given = name_or_string(string)
    require_characters(given)
    return string_matching.pattern_of(regexp).match(given) is not None


@regexp_method("source")
def _source(run: Run, regexp: Regexp, block: Proc | None) -> Value:
    return regexp.source


define_operators(Regexp, "=~ ===")


@match_method("[]", 1, 2)
def match_group(run: Run, data: MatchData, block: Proc | None, *group: Value) -> Value:
    """`data[group]`"""
    if len(group) == 2 or type(group[0]) is Range:
        groups: list[Value] = [data.match.group(0), *data.match.groups()]
        return call_method(run, groups, "[]", list(group), None)
    return group_of(data, group[0])


@match_method("values_at", 0, MANY)
def _values_at(run: Run, data: MatchData, block: Proc | None, *groups: Value) -> Value:
    found: list[Value] = []
    for group in groups:
        value = match_group(run, data, None, group)
        found += value if type(value) is list else [value]
    return found


def _span(data: MatchData, group: Value) -> tuple[int, int]:
    """Where a group has matched."""
    name = group.name if isinstance(group, Symbol) else group
    if type(name) is str:
        if name not in data.match.groupdict():
            raise RubyError("IndexError", f"undefined group name reference: {name}")
        return data.match.start(name), data.match.end(name)
    number = as_integer(group)
    if not 0 <= number <= len(data.match.groups()):
        raise RubyError("IndexError", f"index {number} out of matches")
    return data.match.start(number), data.match.end(number)


def _offsets(data: MatchData, group: Value) -> list[Value]:
    return [None if place < 0 else place for place in _span(data, group)]


match_method("begin", 1)(lambda run, data, block, group: _offsets(data, group)[0])
match_method("end", 1)(lambda run, data, block, group: _offsets(data, group)[1])
match_method("offset", 1)(lambda run, data, block, group: _offsets(data, group))
match_method("length size")(lambda run, data, block: len(data.match.groups()) + 1)


@match_method("match", 1)
def _match(run: Run, data: MatchData, block: Proc | None, group: Value) -> Value:
    first, behind = _span(data, group)
    return None if first < 0 else data.text[first:behind]


@match_method("match_length", 1)
def _match_length(run: Run, data: MatchData, block: Proc | None, group: Value) -> Value:
    first, behind = _span(data, group)
    return None if first < 0 else behind - first


match_method("string")(lambda run, data, block: data.text)


match_method("captures")(lambda run, data, block: list(data.match.groups()))
match_method("to_a")(lambda run, data, block: [data.match.group(0), *data.match.groups()])
match_method("pre_match")(lambda run, data, block: data.text[: data.match.start()])
match_method("post_match")(lambda run, data, block: data.text[data.match.end() :])
match_method("named_captures")(lambda run, data, block: dict(data.match.groupdict()))
match_method("names")(lambda run, data, block: list(data.match.groupdict()))
