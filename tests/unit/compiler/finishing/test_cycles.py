"""Dependency cycles are found, with everything that they consist of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
def test_every_step_of_a_cycle_is_reported(name: str) -> None:
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
def test_what_can_be_ordered_is_not_a_cycle(code: str) -> None:
    assert cycles(code) == []


def test_a_cycle_may_be_an_error() -> None:
    environment = Environment.from_code("notify { 'a': before => Notify['a'] }")
    result = mupuppet.compile(environment, allow_cycles=False)
    assert (result.ok, result.catalog) == (False, None)
    assert result.error is not None
    assert result.error.id == "dependency-cycle"


@pytest.mark.slow
def test_long_chains() -> None:
    chain = 'Integer[1, 5000].each |$i| { notify { "${i}": } }\n'
    order = 'Integer[1, 4999].each |$i| { Notify["${i}"] -> Notify["${$i + 1}"] }\n'
    assert cycles(chain + order) == []
    (cycle,) = cycles(chain + order + "Notify['5000'] -> Notify['1']")
    assert len(cycle.notes) == 5000


NAMES = st.sampled_from(["Notify['a1']", "Notify['b1']", "Notify['b2']", "Notify['m']",
                         "Class['a']", "Class['b']", "T['t']"])  # fmt: skip


@given(st.lists(st.tuples(NAMES, st.sampled_from(["->", "~>", "<-"]), NAMES), max_size=8))
def test_the_quick_look_overlooks_no_cycle(arrows: list[tuple[str, str, str]]) -> None:
    code = (
        "class a { notify { 'a1': } contain b }\n"
        "class b { notify { ['b1', 'b2']: } }\n"
        "define t { notify { 'm': } }\n"
        "include a\nt { 't': }\n" + "".join(f"{' '.join(arrow)}\n" for arrow in arrows)
    )
    assert bool(cycles(code)) is _has_cycle(arrows)


def _has_cycle(arrows: list[tuple[str, str, str]]) -> bool:
    """Whether an order of beginnings and ends is impossible, by trying to reach each again."""
    inside = {
        "Class['a']": ["Notify['a1']", "Class['b']"],
        "Class['b']": ["Notify['b1']", "Notify['b2']"],
        "T['t']": ["Notify['m']"],
    }
    after: dict[str, set[str]] = {}
    for container, contents in inside.items():
        for each in contents:
            after.setdefault(f"{container} begins", set()).add(f"{each} begins")
            after.setdefault(f"{each} ends", set()).add(f"{container} ends")
    for name in [*inside, *(each for contents in inside.values() for each in contents)]:
        after.setdefault(f"{name} begins", set()).add(f"{name} ends")
    for left, arrow, right in arrows:
        first, second = (right, left) if arrow == "<-" else (left, right)
        after.setdefault(f"{first} ends", set()).add(f"{second} begins")

    def reaches(start: str, goal: str, seen: set[str]) -> bool:
        return any(
            point == goal or (point not in seen and reaches(point, goal, seen | {point}))
            for point in after.get(start, ())
        )

    return any(reaches(point, point, set()) for point in list(after))
