"""Arrays and hashes that are written out: made by copying, and new each time."""

from __future__ import annotations

import pytest

from mupuppet import Environment, compile
from mupuppet.catalog import Catalog

#: The template changes what it is given, as Ruby's code may.
CHANGED = """
define t(Array[String] $a, Hash[String, Array[Integer]] $h = { 'k' => [1] }) {
  $text = inline_template('<% @a << "more"; @h["k"] << 2 %><%= @a.size %> <%= @h["k"].size %>')
  notify { $title: message => $text }
}
['x', 'y'].each |$n| { t { $n: a => ['one', 'two'] } }
"""


def compiled(environment: Environment) -> Catalog:
    result = compile(environment, strict="warning")
    assert result.catalog is not None, result.error
    return result.catalog


def test_what_code_in_ruby_changes_stays_changed_in_one_place_only() -> None:
    environment = Environment.from_code(CHANGED)
    for _ in range(2):
        catalog = compiled(environment)
        assert catalog["Notify[x]"]["message"] == "3 2"
        assert catalog["Notify[y]"]["message"] == "3 2"


def test_a_literal_that_fits_one_parameter_need_not_fit_another() -> None:
    code = (
        "define one(Array[String] $a) { }\ndefine two(Array[Integer] $a) { }\n"
        "['one', 'one', 'two'].each |$i, $type| { Resource[$type] { \"n${i}\": a => ['x'] } }\n"
    )
    result = compile(Environment.from_code(code))
    assert result.error is not None
    assert "Two[n2]: parameter 'a' index 0 expects an Integer value" in result.error.message


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("[1, [], {}, undef]", [1, [], {}, None]),
        ("{ 'a' => { b => [true, 1.5] }, 'c' => undef }", {"a": {"b": [True, 1.5]}, "c": None}),
        ("{ 'a' => 1, 'a' => 2 }", {"a": 2}),
        ("{ 1 => 'a' }", {"__ptype": "Hash", "__pvalue": [1, "a"]}),
        ("['a', $facts['none'], 'b']", ["a", None, "b"]),
        ("{ 'a' => 'x', 'b' => \"${1 + 1}\", 'c' => 3 }", {"a": "x", "b": "2", "c": 3}),
    ],
)
def test_literals_have_the_values_that_they_say(written: str, value: object) -> None:
    catalog = compiled(Environment.from_code(f"notify {{ 'n': message => {written} }}"))
    assert catalog["Notify[n]"]["message"] == value
