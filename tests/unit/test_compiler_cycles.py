"""Dependency cycles are found, with everything that they consist of."""

from __future__ import annotations

import pytest

import mupuppet
from mupuppet import Diagnostic, Environment

CASES = {
    "arrows and an attribute": (
        "notify { 'a': } -> notify { 'b': }\n~> notify { 'c': before => Notify['a'] }",
        "Notify[a] -> Notify[b] -> Notify[c] -> Notify[a]",
        ["`->` at <code>:1:17", "`~>` at <code>:2:1", "`before` at <code>:2:18"],
    ),
    "a class and what it contains": (
        "class a { notify { 'x': require => Class['a'] } }\ninclude a",
        "Class[A] -> Notify[x] -> Class[A]",
        ["`require` at <code>:1:25", "Class[A] contains Notify[x] at <code>:1"],
    ),
    "two classes": (
        (
            "class a { notify { 'x': } }\nclass b { notify { 'y': } }\ninclude a, b\n"
            "Class['a'] -> Class['b']\nNotify['y'] -> Notify['x']"
        ),
        "Class[A] -> Class[B] -> Notify[y] -> Notify[x] -> Class[A]",
        [
            "`->` at <code>:4:12",
            "Class[B] contains Notify[y] at <code>:2",
            "`->` at <code>:5:13",
            "Class[A] contains Notify[x] at <code>:1",
        ],
    ),
    "itself": (
        "notify { 'a': subscribe => Notify['a'] }",
        "Notify[a] -> Notify[a]",
        ["`subscribe` at <code>:1:15"],
    ),
    "by an alias": (
        "file { 'x': path => '/x', before => Notify['n'] }\nnotify { 'n': before => File['/x'] }",
        "File[x] -> Notify[n] -> File[x]",
        ["`before` at <code>:1:27", "`before` at <code>:2:15"],
    ),
    "the shortest of two": (
        (
            "notify { 'a': } -> notify { 'b': } -> notify { 'c': } -> Notify['a']\n"
            "Notify['b'] -> Notify['a']"
        ),
        "Notify[a] -> Notify[b] -> Notify[a]",
        ["`->` at <code>:1:17", "`->` at <code>:2:13"],
    ),
}


def cycles(code: str) -> list[Diagnostic]:
    result = mupuppet.compile(Environment.from_code(code))
    assert result.ok
    return [d for d in result.diagnostics if d.id == "dependency-cycle"]


@pytest.mark.parametrize("name", CASES)
def test_every_step_of_a_cycle_is_told(name: str) -> None:
    code, shown, places = CASES[name]
    (cycle,) = cycles(code)
    assert cycle.message == f"dependency cycle: {shown}"
    assert len(cycle.notes) == len(places)
    for note, place in zip(cycle.notes, places, strict=True):
        assert note.endswith(place)


@pytest.mark.parametrize(
    "code",
    [
        "notify { 'a': } -> notify { 'b': } -> notify { 'c': }\nNotify['a'] -> Notify['c']",
        "class a { notify { 'x': } -> notify { 'y': } }\ninclude a\nClass['a'] -> notify { 'z': }",
        "@notify { 'a': before => Notify['b'] }\nnotify { 'b': before => Notify['a'] }",
        (
            "stage { 'pre': before => Stage['main'] }\nclass a { notify { 'x': } }\n"
            "class { 'a': stage => 'pre' }\nnotify { 'y': require => Notify['x'] }"
        ),
    ],
)
def test_what_can_be_ordered_is_no_cycle(code: str) -> None:
    assert cycles(code) == []


def test_a_cycle_may_be_an_error() -> None:
    environment = Environment.from_code("notify { 'a': before => Notify['a'] }")
    result = mupuppet.compile(environment, allow_cycles=False)
    assert (result.ok, result.catalog) == (False, None)
    assert result.error is not None
    assert result.error.id == "dependency-cycle"


def test_long_chains_are_no_problem() -> None:
    chain = 'Integer[1, 5000].each |$i| { notify { "${i}": } }\n'
    order = 'Integer[1, 4999].each |$i| { Notify["${i}"] -> Notify["${$i + 1}"] }\n'
    assert cycles(chain + order) == []
    (cycle,) = cycles(chain + order + "Notify['5000'] -> Notify['1']")
    assert len(cycle.notes) == 5000
