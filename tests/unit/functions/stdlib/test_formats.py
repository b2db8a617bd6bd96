"""What stdlib writes and reads: round trips, and agreement with Ruby where it is installed."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
from contextvars import copy_context
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mupuppet.basics.floats import float_to_string
from mupuppet.data_formats.hocon_reader import parse_hocon_string as parse_hocon
from mupuppet.data_formats.hocon_tokens import HoconProblem
from mupuppet.data_formats.json_reader import JsonError
from mupuppet.data_formats.json_reader import parse_json_string as parse_json
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.pson_reader import parse_pson
from mupuppet.functions.stdlib.formats import parse_yaml
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.ruby_semantics.json_writing import PRETTY_JSON, to_json
from mupuppet.ruby_semantics.yaml_writing import to_yaml
from mupuppet.values.hashes import pairs_of
from mupuppet.values.symbols import Symbol
from mupuppet.versions.current import current_version
from mupuppet.versions.table import VERSIONS
from tests.requirements import needs_recorded_ruby, needs_ruby

pytestmark = pytest.mark.slow

# --- Round trips

_TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
_SCALARS = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | _TEXTS
_DATA = st.recursive(
    _SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXTS, inner, max_size=4),
    max_leaves=12,
)
_COLLECTIONS = st.lists(_DATA, max_size=4) | st.dictionaries(_TEXTS, _DATA, max_size=4)


@given(_DATA)
def test_json_is_read_as_it_was_written(value: Any) -> None:
    assert parse_json(to_json(value)) == value


@given(_DATA)
def test_pretty_json_has_the_same_value(value: Any) -> None:
    assert parse_json(to_json(value, PRETTY_JSON)) == value


@given(_COLLECTIONS)
def test_pson_reads_json(value: Any) -> None:
    assert parse_pson(to_json(value)) == value


@given(st.dictionaries(st.text("abcxyz_", min_size=1), _DATA, max_size=4))
def test_hocon_reads_json(value: Any) -> None:
    assert parse_hocon(to_json(value)) == value


@given(_DATA)
def test_yaml_is_read_as_it_was_written(value: Any) -> None:
    assert parse_yaml(to_yaml(value)) == value


@given(_DATA, st.integers(1, 10), st.sampled_from([None, -1, 0, 5, 20, 200]), st.booleans())
def test_options_of_yaml_change_nothing(
    value: Any, indentation: int, width: int | None, canonical: bool
) -> None:
    text = to_yaml(value, indentation=indentation, line_width=width, canonical=canonical)
    if not canonical:  # which writes numbers as texts
        assert parse_yaml(text) == value


def test_a_collection_that_occurs_twice_has_an_anchor() -> None:
    twice = [1]
    assert to_yaml({"a": twice, "b": twice}) == "---\na: &1\n- 1\nb: *1\n"
    assert to_yaml({"a": [1], "b": [1]}) == "---\na:\n- 1\nb:\n- 1\n"


# --- Texts that are none

_PIECES = [*'{}[]:,"\\/#-?&*!|>%@` \n\t', "a", "1", "null", "true", "1.5", "${a}", "+="]


@given(st.lists(st.sampled_from(_PIECES), max_size=12).map("".join))
def test_reading_ends_in_a_value_or_an_error_of_its_own(text: str) -> None:
    for parse, error in (
        (parse_json, JsonError),
        (parse_pson, JsonError),
        (parse_yaml, DataProblem),
    ):
        with contextlib.suppress(error):
            parse(text)


@given(st.lists(st.sampled_from(_PIECES), max_size=12).map("".join))
def test_hocon_ends_in_a_value_or_an_error_of_its_own(text: str) -> None:
    with contextlib.suppress(HoconProblem):
        parse_hocon(text)


# --- Against Ruby

CASES = int(os.environ.get("MUPUPPET_LIVE_CASES", "150"))

_FRAGMENTS = [
    *"a10.:-+_,ex~ \n='\"/#{}[]&*!|>%@`yn$", "word", "null", "yes", "12:30", "2001-01-01",
    "  ", "\n\n", "é", "²", "true", " #", ": ", "- ", "? ", "\t", "\\", "\r", "\x85", "\u2028",
    "\u00a0", "\x00", "\x1b", "\x7f", "😀", "\ufeff", "long" * 8, "lorem ipsum dolor sit amet " * 3,
    "---", "...", "<<", "0x", "08", "\u0301",
]  # fmt: skip

_DUMP = """
require "psych"; require "json"
STDIN.each_line do |line|
  value, options = JSON.parse(line)
  options = options.transform_keys(&:to_sym)
  puts JSON.generate([(value.to_yaml(options) rescue "error: #{$!.message}")])
end
"""


def _ruby(script: str, cases: list[Any]) -> list[Any]:
    answer = subprocess.run(
        ["ruby", "-W0", "-e", script],
        input="".join(f"{json.dumps(case)}\n" for case in cases),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    return [json.loads(line)[0] for line in answer.stdout.split("\n") if line]


class _Generator:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def text(self) -> str:
        count = self.random.choice([0, 1, 1, 1, 2, 2, 3, 4, 6])
        return "".join(self.random.choice(_FRAGMENTS) for _ in range(count))

    def value(self, depth: int = 0) -> Any:
        choice = self.random.random()
        if depth > 3 or choice < 0.5:
            return self.text()
        if choice < 0.6:
            return self.random.choice([None, True, False, 1, -5, 1.5, 1e20, 1e-7, 123456789012])
        if choice < 0.8:
            return [self.value(depth + 1) for _ in range(self.random.randint(0, 3))]
        return {self.text(): self.value(depth + 1) for _ in range(self.random.randint(0, 3))}

    def options(self) -> dict[str, Any]:
        if self.random.random() < 0.7:
            return {}
        return {
            "indentation": self.random.choice([1, 2, 4, 9, 10]),
            "line_width": self.random.choice([-1, 0, 3, 20, 100]),
            "canonical": self.random.random() < 0.1,
        }


@needs_ruby
def test_yaml_is_what_ruby_writes() -> None:
    generator = _Generator(Random().randrange(1 << 32))
    cases = [[generator.value(), generator.options()] for _ in range(CASES * 4)]
    for (value, options), expected in zip(cases, _ruby(_DUMP, cases), strict=True):
        try:
            found = to_yaml(value, **options)
        except RubyError as problem:
            found = f"error: {problem.message}"
        assert found == expected, (value, options)


_LOAD = """
require "psych"; require "json"
def plain(value)
  case value
  when Symbol then { "Symbol" => value.to_s }
  when Float then { "Float" => value.to_s }
  when Array then value.map { |element| plain(element) }
  when Hash then { "Hash" => value.map { |pair| pair.map { |part| plain(part) } } }
  else value
  end
end
STDIN.each_line do |line|
  value = (plain(Psych.load(JSON.parse(line))) rescue "error: #{$!.message}")
  puts JSON.generate([value == false ? nil : value])
end
"""
_LINES = [
    "a: 1\n", "b: [x, y]\n", "c: {d: e}\n", "- 1\n", "- a: b\n", "  f: g\n", "  - h\n", "# c\n",
    '"q"', "'s'", ": ", ", ", "[", "{", "]", "}", "|\n  x\n", ">\n  y\n", "&a ", "*a", "!t ",
    "? ", "---\n", "...\n", "\t", "@", "%", "x", "yes", "1.5", "\n", " ", "  ", "<<: {z: 1}\n",
    "12:30", "~", "2001-01-01", ":sym", '"a\\n"', "!ruby/object:Foo {}", "!binary aGk=", "é",
]  # fmt: skip


def _plain(value: Any) -> Any:
    if isinstance(value, Symbol):
        return {"Symbol": value.name}
    if type(value) is float:
        return {"Float": float_to_string(value)}
    if type(value) is list:
        return [_plain(element) for element in value]
    if type(value) is dict:
        return {"Hash": [[_plain(k), _plain(v)] for k, v in pairs_of(value)]}
    return None if value is False else value


@needs_recorded_ruby
def test_yaml_is_read_as_ruby_reads_it() -> None:
    context = copy_context()
    context.run(current_version.set, VERSIONS["7"])  # the Ruby here words errors as that of 7
    random = Random()
    texts = [
        "".join(random.choice(_LINES) for _ in range(random.randint(1, 7)))
        for _ in range(CASES * 4)
    ]
    for text, expected in zip(texts, _ruby(_LOAD, texts), strict=True):
        try:
            found = context.run(parse_yaml, text)
        except DataProblem as problem:
            found = f"error: {problem}"
        else:
            found = None if found is False else _plain(found)
        assert found == expected, text
