"""Hints for users who know other languages: what is wrong, and how it is written."""

from __future__ import annotations

import pytest

from mupuppet import compile
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.environment import Environment
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from mupuppet.syntax.validation import validate


def first_error(code: str) -> Diagnostic:
    source = SourceFile(code)
    result = parse(source)
    found = result.diagnostics if not result.ok else validate(result, source)
    return next(each for each in found if each.is_error)


def evaluation_error(code: str) -> Diagnostic:
    error = compile(Environment.from_code(code)).error
    assert error is not None
    return error


#: Code, the place that Puppet reports, and what the hint says.
HINTS = [
    ("if $x { } elseif $y { notice(1) }", "1:33", "`elseif` is written `elsif`"),
    ("if $x { } elseif $y { }", "1:18", "`elseif` is written `elsif`"),
    ("if $x { }\nelif $y { notice(1) }", "2:21", "`elif` is written `elsif`"),
    ("if $x { } else if $y { }", "1:16", "`else if` is written `elsif`"),
    ("if $x == undef {} else if $y { }", "1:24", "`else if` is written `elsif`"),
    ("unless $x { } elsif $y { }", "1:15", "block of an `if`"),
    ("if $x && $y { }", "1:7", "`&&` is written `and`"),
    ("$z = $x || $y", "1:9", "`||` is written `or`"),
    ("[1].each { |$x| notice($x) }", "1:12", "before its braces"),
    ("[1].each do |$x|\n  notice($x)\nend", "1:13", "in braces"),
    ("[1].map(|$x| { $x })", "1:9", "after the parentheses"),
    ("[1].map |x| { $x }", "1:10", "write `$x`"),
    ("foreach $x in [1] { notice($x) }", "1:32", "`$list.each |$x| { ... }`"),
    ("foreach $x in [1] {\n  notify { $x: }\n}", "2:10", "`$list.each |$x| { ... }`"),
    ("for ($i = 0; $i < 3; $i++) { }", "1:12", "`$list.each |$x| { ... }`"),
    ("switch $x { 1: { } }", "1:16", "`case`"),
    ("def f($x) { $x }", "1:16", "`function name($x) { ... }`"),
    ("let $x = 1", "1:1", "`$name = ...`"),
    ("print 'x'", "1:1", "`notice('...')`"),
    ("if $x = 1 { }", "1:7", "`==` compares"),
    ("if $x === 1 { }", "1:9", "`==` compares"),
    ("if $x =! 1 { }", "1:7", "`!=`"),
    ("if $x <> 1 { }", "1:8", "`!=`"),
    ("if not $x { }", "1:8", "`!$x`"),
    ("if $x then { }", "1:7", "no `then`"),
    ("case $x { when 1: { } }", "1:16", "no `when`"),
    ("case $x { 1: notice(1) }", "1:14", "in braces"),
    ("class a extends b { }", "1:9", "`inherits`"),
    ("$x++", "1:4", "never change"),
    ("$x--\n1)", "2:2", "there is nothing open"),
    ("$a = $x ? 1 : 2", "1:13", "`if $x { 1 } else { 2 }`"),
    ("$a = { 'x': 1 }", "1:11", "`=>`, not by `:`"),
    ("$a = 'x' . 'y'", "1:12", "interpolation"),
    ("$a = 1;", "1:8", "need no semicolon"),
    ("// text\n$a = 1", "1:1", "begins with `#`"),
    ("class a { }\n}", "2:1", "there is nothing open"),
    ("file { '/x':\n  ensure => file\n  mode => '0644',\n}", "3:3", "separated by commas"),
    ("file { '/x':\n  ensure = file,\n}", "2:10", "write `ensure => ...`"),
    ("file { '/x':\n  ensure: file,\n}", "2:9", "write `ensure => ...`"),
    ("file { '/x'\n  ensure => file,\n}", "2:3", "a colon must follow the title"),
]


@pytest.mark.parametrize(("code", "place", "hint"), HINTS, ids=[code for code, _, _ in HINTS])
def test_how_it_is_written(code: str, place: str, hint: str) -> None:
    error = first_error(code)
    assert f"{error.position.line}:{error.position.column}" == place
    assert error.hint is not None
    assert hint in error.hint


#: Code, and the text of the label with the text that it marks.
LABELS = [
    ("if $x { } elseif $y { notice(1) }", "Puppet has no such statement", "elseif"),
    ("file { '/x':\n  ensure => file\n  mode => '0644',\n}", "is a `,` missing here?", ""),
    ("file { '/x'\n  ensure => file,\n}", "is a `:` missing here?", ""),
    ("$a = 'one\nnotify { 'two': }\n", "this string ends on line 2", "'one"),
    ('$a = "one ${x}\nnotify { "two": }\n', "this string ends on line 2", '"one ${x}'),
    ('f("a,\n  "b")', "this string ends on line 2", '"a,'),
]


@pytest.mark.parametrize(("code", "text", "marked"), LABELS, ids=[code for code, _, _ in LABELS])
def test_where_the_cause_stands(code: str, text: str, marked: str) -> None:
    error = first_error(code)
    (label,) = error.labels
    assert label.text == text
    assert code[label.span.start : label.span.end] == marked


def test_words_that_are_names_are_left_alone() -> None:
    assert first_error("for { 'x': }\n)").hint == "there is nothing open for it to close"
    assert first_error("$a = 'x'\n$b = )").labels == ()


@pytest.mark.parametrize(
    ("code", "id", "hint"),
    [
        ("$a = 'x' + 'y'", "not-numeric", 'by interpolation: `"${a}${b}"`'),
        ("$a = True", "unknown-resource-type", "in lower case"),
        ("$a = None", "unknown-resource-type", "`undef`"),
        ("if not(true) { }", "unknown-function", "`!$x`"),
        ("$a = len('x')", "unknown-function", "`length($x)`"),
        ("notify { 'a': require => package['x'] }", "bad-string-slice-key-type", "`Package["),
        ("import 'nodes/*.pp'", "discontinued-import", "a directory as the main manifest"),
    ],
)
def test_hints_of_the_evaluator(code: str, id: str, hint: str) -> None:
    error = evaluation_error(code)
    assert error.id == id
    assert error.hint is not None
    assert hint in error.hint


def test_a_number_and_a_string_are_not_joined() -> None:
    assert evaluation_error("$a = 1 + 'x'").hint is None


def test_what_puppet_takes_is_not_warned_of() -> None:
    for code in ("notice('${x}')", "function f($x) { return $x }", "$a = nil"):
        assert compile(Environment.from_code(code)).diagnostics == ()
