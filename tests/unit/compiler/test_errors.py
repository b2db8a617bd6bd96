"""Errors show what led to them, and suggest what may have been meant."""

from __future__ import annotations

import pytest

import mupuppet
from mupuppet import Diagnostic, Environment
from mupuppet.diagnostics.render_full import render_full
from mupuppet.source.file import Position


def error_of(code: str, *, strict_variables: bool = False) -> Diagnostic:
    environment = Environment.from_code(code)
    error = mupuppet.compile(environment, strict_variables=strict_variables).error
    assert error is not None
    return error


def test_the_chain_of_includes_and_calls() -> None:
    error = error_of(
        "class a { include b }\nclass b { f(1) }\nfunction f($x) { fail('no') }\ninclude a\n"
    )
    assert error.position.line == 3
    steps = [note for note in error.notes if note.startswith("in ")]
    assert steps == [
        "in the function `f`, called at <code>:2:11",
        "in Class[B], declared at <code>:1:11",
        "in Class[A], declared at <code>:4:1",
    ]


def test_the_chain_of_declarations() -> None:
    error = error_of(
        "define d { e { 'y': } }\ndefine e { fail('no') }\nclass a {\n  d { 'x': }\n}\ninclude a\n"
    )
    steps = [note for note in error.notes if note.startswith("in ")]
    assert steps == [
        "in E[y], declared at <code>:1",
        "in D[x], declared at <code>:4",
        "in Class[A]",
    ]


def test_endless_recursion_shows_some_steps_only() -> None:
    assert len(error_of("function f() { f() }\nf()\n").notes) <= 30


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("include apache2\nclass apache { }", "apache"),
        ("class { 'apache2': }\nclass apache { }", "apache"),
        ("notfy { 'x': }", "notify"),
        ("define vhost { }\nvhosts { 'x': }", "vhost"),
        ("notice(Integr)", "Integer"),
        ("type Colour = String\nnotice(Color)", "Colour"),
        ("notice(upcas('a'))", "upcase"),
        ("notify { 'x': mesage => 1 }", "message"),
        ("class a($colour = 1) { }\nclass { 'a': color => 1 }", "colour"),
        ("define d($colour = 1) { }\nd { 'a': color => 1 }", "colour"),
        ("class a {\n  $colour = 1\n  notice($color)\n}\ninclude a", "colour"),
    ],
)
def test_names_that_may_have_been_meant(code: str, hint: str) -> None:
    assert error_of(code, strict_variables=True).hint == f"did you mean `{hint}`?"


def test_an_unknown_attribute_is_marked_where_it_is_written() -> None:
    code = "notify { 'a':\n  message => 'x',\n  mesage  => 'y',\n}\n"
    error = mupuppet.compile(mupuppet.Environment.from_code(code)).error
    assert error is not None
    assert error.position.line == 1  # as Puppet reports it
    assert code[error.span.start : error.span.end] == "mesage"


def test_values_of_any_length_leave_messages_readable() -> None:
    code = f"$x = '{'a' * 100_000}' + 1"
    error = mupuppet.compile(mupuppet.Environment.from_code(code)).error
    assert error is not None
    assert len(error.message) > 100_000
    shown = render_full(error)
    assert "The value 'aaaa" in shown
    assert len(shown) < 3_000


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        (
            "$colour = 'x'\nnotice($color)",
            (
                "did you mean `colour`? Otherwise, the node has no fact `color`: "
                "`--set color=VALUE` or `--facts FILE` gives it one"
            ),
        ),
        ("node 'localhots' { }", "did you mean `localhots`?"),
        ("Fiel <| |>", "did you mean `File`?"),
        ("if true { } else if false { }", "`else if` is written `elsif`"),
    ],
)
def test_what_was_meant(code: str, hint: str) -> None:
    environment = mupuppet.Environment.from_code(code)
    (diagnostic,) = mupuppet.compile(environment, node="localhost", facts={}).diagnostics
    assert diagnostic.hint == hint


def test_a_brace_that_is_never_closed_is_shown() -> None:
    code = "class a {\n  notify { 'x':\n    message => 'y'\n\n}\n"
    (error,) = mupuppet.compile(mupuppet.Environment.from_code(code)).diagnostics
    (label,) = error.labels
    assert (label.span.start, label.text) == (8, "opened here, and never closed")


def test_what_cannot_be_realized_has_a_place() -> None:
    error = mupuppet.compile(mupuppet.Environment.from_code("\nrealize(File['/x'])")).error
    assert error is not None
    assert (error.id, error.position) == ("unknown-virtual", Position(2, 1))
