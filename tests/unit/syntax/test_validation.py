"""The static checks: what is reported, where, and how badly.

Each expectation is `LINE:COLUMN SEVERITY ID`, in the order in which Puppet reports; where
nothing else is noted, the severity is `error`.
"""

from __future__ import annotations

import sys

import pytest

from mupuppet.diagnostics import Diagnostic, distinct
from mupuppet.source import SourceFile
from mupuppet.syntax.labels import a_label, label
from mupuppet.syntax.nodes import NODE_CLASSES, Node
from mupuppet.syntax.parser import parse
from mupuppet.syntax.validation import Strictness, names, validate


def check(
    code: str,
    *,
    name: str = "code.pp",
    module_roots: tuple[str, ...] = (),
    manifest: str | None = None,
    strict: Strictness = Strictness.WARNING,
) -> tuple[Diagnostic, ...]:
    source = SourceFile(code, name)
    result = parse(source, epp=name.endswith(".epp"))
    assert result.ok, result.diagnostics
    found = validate(result, source, module_roots=module_roots, manifest=manifest, strict=strict)
    return distinct(found)


def briefly(diagnostics: tuple[Diagnostic, ...]) -> list[str]:
    lines = []
    for diagnostic in diagnostics:
        place = f"{diagnostic.position.line}:{diagnostic.position.column}"
        severity = "" if diagnostic.is_error else f"{diagnostic.severity.value} "
        lines.append(f"{place} {severity}{diagnostic.id}")
    return lines


def only(code: str, name: str = "code.pp") -> Diagnostic:
    """The one diagnostic of a text."""
    diagnostics = check(code, name=name)
    assert len(diagnostics) == 1, briefly(diagnostics)
    return diagnostics[0]


def underlined(diagnostic: Diagnostic) -> str:
    return diagnostic.source.text[diagnostic.span.start : diagnostic.span.end]


# --- Every check, with what it accepts and what it rejects

ACCEPTED = [
    "",
    "1",
    "class a { class b { } define c { } node d { } }",
    "class a($x, Integer $y = 1) inherits b { notice($x) }",
    "function a() { } type B = Integer",
    "function a($x, *$rest) >> Integer { 1 }",
    "function a($name, $title) { 1 }",
    "define a($x) { $y = $x }",
    "node a.example.com, 'b-c', /d/, default { include e }",
    "type A = Object[{attributes => {}}]",
    "type A = { attributes => {} }",
    "type Runtime[ruby, 'A'] = B",
    "type Runtime[ruby, [/a/, 'b']] = [/c/, 'd']",
    "$x = 1",
    "$x = $y = 1",
    "[$x, [$y, $z]] = f()",
    "f($x = 1)",
    "$x = { 1 => a, 1.0 => b, true => c, undef => d, default => e, 'default' => f, '1' => g }",
    "$x = { [1] => a, [1.0] => b, {a => 1} => c, {a => 2} => d, /a/ => e, 'a' => f }",
    '$x = { $a => 1, $a => 2, "${b}" => 3, "${b}" => 4, f() => 5, f() => 6 }',
    "$x = [$a, $::a, $a::b, $_a, $a::_b, $0, $12, $aB]",
    "$x = 9223372036854775807",
    "$x = case 1 { default: { 2 } }",
    "$x = 1 ? { a => Foo<| |>, default => 2 }",
    "f(Foo<| |>)",
    "foo { 'a': * => $x, b => 1; 'c': * => $y }",
    "Foo { * => $x, * => $y }",
    "Foo['a'] { b +> 1, * => $x }",
    "Resource['foo', 'a'] { b +> 1 }",
    "Foo <| a == 1 and (b != 2 or c) |> { d +> 1, * => $x }",
    "Foo <<| $a == 'b' |>>",
    "Foo <| |> -> Bar <| |> ~> Baz['a']",
    "@foo { 'a': } @@foo { 'b': }",
    "f(1) |$x, *$y| { $x }",
    "f(1) |$x, $x| { $x }",
    "f(1) |$name, $title| { $x }",
    "Foo(1)",
    "Foo['a'](1)",
    "a::b(1)",
    "class a($x = f() |$y| { $z = $y }) { }",
    "if $x { 1 } else { 2 }",
    "function a() { $x }",
    "if $x =~ /a/ { } notice($1)",
    "case f() { a: { } } notice(1)",
    "(f()) notice(1)",
    "class a { if $x { f() } }",
    "class a { $x.f }",
    "class a { $x =~ /(b)/ }",
    "class a { case $x { 1: { } default: { f() } } }",
    "foo { 'a': if => 1, attr => 2, class => 3 }",
    "class string::a { } class a::integer { }",
    "class a { class string { } }",
    '@("END":json)\n  {${b}\n  END\n',
    "@(END:data+json)\n  {}\n  END\n",
    "@(END:unknown)\n  {\n  END\n",
    "@(END:pp)\n  class a { }\n  class a { }\n  END\n",
]


@pytest.mark.parametrize("code", ACCEPTED)
def test_accepted(code: str) -> None:
    assert briefly(check(code)) == []


REJECTED: list[tuple[str, str | list[str]]] = [
    # The place of definitions
    ("if true { class a { } }", "1:11 not-top-level"),
    ("if true { class a { } f() }", "1:11 not-top-level"),
    ("unless true { } else { node a { } }", "1:24 not-top-level"),
    ("case 1 { a: { define b { } } }", "1:15 not-top-level"),
    ("define a { class b { } }", "1:12 not-top-level"),
    ("node a { class b { } }", "1:10 not-top-level"),
    ("f() |$x| { class b { } }", "1:12 not-top-level"),
    ("f(class a { })", "1:3 not-top-level"),
    ("class a { if true { class b { } } }", "1:21 not-top-level"),
    ("class a { function b() { } }", "1:11 not-absolute-top-level"),
    ("class a { type B = C }", "1:16 not-absolute-top-level"),
    ("class a { type Runtime[ruby, b] = C }", []),
    ("define a { type Runtime[ruby, b] = C }", "1:17 not-top-level"),
    ("if true { function b() { } }", "1:11 not-top-level"),
    ("if true { function b() { } f() }", "1:11 not-absolute-top-level"),
    ("case 1 { a: { function b() { } } }", "1:15 not-absolute-top-level"),
    ("f() |$x| { type A = B }", "1:17 not-absolute-top-level"),
    # The names of definitions
    ("class A { }", "1:1 illegal-definition-name"),
    ("class ::a { }", "1:1 illegal-definition-name"),
    ("class a-b { }", "1:1 illegal-definition-name"),
    ("define A { }", "1:1 illegal-definition-name"),
    ("function A() { }", "1:1 illegal-definition-name"),
    ("type ::A = B", "1:6 illegal-definition-name"),
    ("class integer { }", "1:1 reserved-type-name"),
    ("define typeset { }", "1:1 reserved-type-name"),
    ("function any() { }", "1:1 reserved-type-name"),
    ("class plan { }", "1:1 deprecation future-reserved-word"),
    ("function a() >> Plan { }", "1:17 deprecation future-reserved-word"),
    ("function a() >> Plan[b] { }", "1:17 deprecation future-reserved-word"),
    ("f() |$x| >> Plan { }", "1:13 deprecation future-reserved-word"),
    ("type A = Plan", "1:10 deprecation future-reserved-word"),
    ("type A = Plan[1]", "1:6 deprecation future-reserved-word"),
    # Types
    ("type A = [1]", "1:10 illegal-expression"),
    ("type A { }", "1:1 unsupported-expression"),
    ("type A inherits B { }", "1:1 unsupported-expression"),
    ("type A[1] = B", "1:6 unsupported-expression"),
    ("type Runtime[ruby, a] = [/b/, 'c']", "1:6 illegal-type-mapping"),
    ("type Runtime[ruby, [/a/, 'b']] = C", "1:6 illegal-type-mapping"),
    ("type Runtime[ruby, a] = {b => 1}", "1:6 illegal-type-mapping"),
    ("type Runtime[java, a] = B", "1:6 illegal-type-mapping"),
    ("type Runtime[ruby] = B", "1:6 illegal-type-mapping"),
    # Nodes
    ("node a inherits b { }", "1:17 illegal-node-inheritance"),
    ("node 'a b' { }", "1:6 illegal-hostname-chars"),
    ("node 'ä' { }", "1:6 illegal-hostname-chars"),
    ('node "a${b}c" { }', "1:10 illegal-hostname-interpolation"),
    ("node @(END) { }\n  a\n  END\n", "1:6 illegal-expression"),
    # Parameters
    ("class a($x, $y, $x) { }", "1:17 duplicate-parameter"),
    ("define a($x, $x) { }", "1:14 duplicate-parameter"),
    ("function a($x, $x) { }", "1:16 duplicate-parameter"),
    ("class a($name) { }", "1:9 reserved-parameter"),
    ("define a($title = 1) { }", "1:10 reserved-parameter"),
    ("class a(*$x) { }", "1:10 captures-rest-not-supported"),
    ("define a(*$x) { }", "1:11 captures-rest-not-supported"),
    ("f() |*$x, $y| { }", "1:7 captures-rest-not-last"),
    ("class a(Integer $B) { }", "1:17 illegal-param-name"),
    ("class a($b::c) { }", "1:9 illegal-param-name"),
    ("f() |$1| { }", ["1:6 illegal-numeric-parameter", "1:6 illegal-param-name"]),
    ("f() |$0x1| { }", ["1:6 illegal-numeric-parameter", "1:6 illegal-param-name"]),
    ("f() |$1a| { }", "1:6 illegal-param-name"),
    ("class a($x = ($y = 1)) { }", "1:18 illegal-assignment-context"),
    ("class a($x = [$y = $z = 1, $w = 2]) { }",
     ["1:18 illegal-assignment-context", "1:31 illegal-assignment-context"]),
    # No effect
    ("1 f()", "1:1 idem-expression-not-last"),
    ("1 2 3", "1:1 idem-expression-not-last"),
    ("f() 'a' f() 'b'", "1:5 idem-expression-not-last"),
    ("$a + 1 f()", "1:4 idem-expression-not-last"),
    ("$a[1][2] f()", "1:1 idem-expression-not-last"),
    ("$a ? { 1 => f() } f()", "1:1 idem-expression-not-last"),
    ("if true { } f()", "1:1 idem-expression-not-last"),
    ("if true { 1 } elsif false { 2 } else { 3 } f()", "1:1 idem-expression-not-last"),
    ("unless true { 1 } f()", "1:1 idem-expression-not-last"),
    ("case 1 { a: { 2 } default: { } } f()", "1:1 idem-expression-not-last"),
    ("((1)) f()", "1:1 idem-expression-not-last"),
    ("function a() { 1 2 }", "1:16 idem-expression-not-last"),
    ("f() |$x| { 1 2 }", "1:12 idem-expression-not-last"),
    ("if true { 1 2 }", "1:11 idem-expression-not-last"),
    ("class a { 1 }", "1:11 idem-not-allowed-last"),
    ("define a { f() $x }", "1:16 idem-not-allowed-last"),
    ("node a { if true { } }", "1:10 idem-not-allowed-last"),
    ("class a { b == c }", "1:13 idem-not-allowed-last"),
    # No value
    ("$x = Foo<| |>", "1:6 not-rvalue"),
    ("$x = !(Foo<| |>)", "1:8 not-rvalue"),
    ("[Foo<| |>]", "1:2 not-rvalue"),
    ("{Foo<| |> => 1}", "1:2 not-rvalue"),
    ("{1 => Foo<| |>}", "1:7 not-rvalue"),
    ("foo { 'a': b => Foo<| |> }", "1:17 not-rvalue"),
    ("foo { 'a': * => Foo<| |> }", "1:17 not-rvalue"),
    ("1 + Foo<| |>", "1:5 not-rvalue"),
    ("f((Foo<| |>))", "1:4 not-rvalue"),
    ('"${Foo<| |>}"', "1:4 not-rvalue"),
    ("if (Foo<| |>) { f() }", "1:5 not-rvalue"),
    ("unless (Foo<| |>) { f() }", "1:9 not-rvalue"),
    ("case (Foo<| |>) { 1: { f() } }", "1:7 not-rvalue"),
    ("case 1 { Foo<| |>: { f() } }", "1:10 not-rvalue"),
    ("Foo<| |> ? { 1 => 2 }", "1:1 not-rvalue"),
    ("1 ? { Foo<| |> => 2 }", "1:7 not-rvalue"),
    ("(Foo<| |>) -> Bar<| |>", "1:2 not-rvalue"),
    ("$x = class a { }", ["1:6 not-rvalue", "1:6 not-top-level"]),
    # Assignments
    ("$x += 1", "1:4 appends-deletes-no-longer-supported"),
    ("$x -= 1", "1:4 appends-deletes-no-longer-supported"),
    ("$x[1] = 2", "1:1 illegal-indexed-assignment"),
    ("$::x = 1", "1:1 cross-scope-assignment"),
    ("$a::b = 1", "1:1 cross-scope-assignment"),
    ("$1 = 2", "1:1 illegal-numeric-assignment"),
    ("[$x, $1] = 2", "1:6 illegal-numeric-assignment"),
    ("1 = 2", "1:1 illegal-assignment"),
    ("$x + 1 = 2", "1:4 illegal-assignment"),
    ("[a => 1] = 2", "1:4 illegal-assignment"),
    ("[{a => 1}] = 2", "1:2 illegal-assignment"),
    # Names and numbers
    ("$Foo", "1:1 illegal-var-name"),
    ("$_a::b", "1:1 illegal-var-name"),
    ('"${Foo} $Bar ${a-b}"', ["1:9 illegal-var-name", "1:16 illegal-var-name"]),
    ("$01", "1:1 illegal-numeric-var-name"),
    ('"${0x1} ${1.5}"', ["1:4 illegal-numeric-var-name", "1:11 illegal-numeric-var-name"]),
    ("9223372036854775808", "1:1 numeric-overflow"),
    ("-9223372036854775808", "1:2 numeric-overflow"),
    ("$x = attr", "1:6 reserved-word"),
    ("f(private)", "1:3 reserved-word"),
    # Hashes
    ("$x = {a => 1, 'a' => 2}", "1:19 warning duplicate-key"),
    ("$x = {a => 1, a => 2, a => 3}",
     ["1:17 warning duplicate-key", "1:25 warning duplicate-key"]),
    ("f(a => 1, a => 2)", "1:13 warning duplicate-key"),
    ("$x = {1 => 1, 0x1 => 2}", "1:19 warning duplicate-key"),
    ("$x = {1.5 => 1, 1.5 => 2}", "1:21 warning duplicate-key"),
    ("$x = {undef => 1, undef => 2}", "1:25 warning duplicate-key"),
    ("$x = {default => 1, default => 2}", "1:29 warning duplicate-key"),
    ("$x = {/a/ => 1, /a/ => 2}", "1:21 warning duplicate-key"),
    ("$x = {[1, a] => 1, [1, 'a'] => 2}", "1:29 warning duplicate-key"),
    ("$x = {{a => 1, b => 2} => 1, {b => 2, a => 1} => 2}", "1:47 warning duplicate-key"),
    ("type A = B { parent => 1 }", "1:12 warning duplicate-key"),
    # Conditionals
    ("case 1 { default: { f() } a, default: { f() } }", "1:30 duplicate-default"),
    ("$x = 1 ? { default => 1, default => 2, default => 3 }", "1:26 duplicate-default"),
    # Calls
    ("$x()", "1:1 illegal-expression"),
    ("f()()", "1:1 illegal-expression"),
    ("'a'(1)", "1:1 illegal-expression"),
    # Resources
    ("foo { a => 1 }", "1:1 resource-without-title"),
    ("class a { foo { a => 1 } }", "1:11 resource-without-title"),
    ("foo { a => 1 } f()", ["1:1 idem-expression-not-last", "1:1 resource-without-title"]),
    ("foo { a => 1, a => 2 }", ["1:1 resource-without-title", "1:5 warning duplicate-key"]),
    ("foo; { a => 1 }", "1:1 resource-without-title"),
    ("if true { foo; { a => 1 } }", "1:9 resource-without-title"),
    ("case 1 { a: { foo; { a => 1 } } }", "1:11 resource-without-title"),
    ("foo { 'a': b +> 1 }", "1:12 illegal-attribute-append"),
    ("class { 'a': b +> 1 }", "1:14 illegal-attribute-append"),
    ("Foo { b +> 1 }", "1:7 illegal-attribute-append"),
    ("foo { 'a': * => $x, * => $y }", "1:21 multiple-attributes-unfold"),
    ("@class { 'a': }", "1:1 class-not-virtualizable"),
    ("@@class { 'a': }", "1:1 class-not-virtualizable"),
    ("@Foo { a => 1 }", "1:1 not-virtualizeable"),
    ("@@Foo['a'] { a => 1 }", "1:1 not-virtualizeable"),
    # Collectors
    ("$x<| |>", "1:1 illegal-expression"),
    ("foo<| |>", "1:1 illegal-expression"),
    ("Foo<| a > 1 |>", "1:9 illegal-query-expression"),
    ("Foo<| a =~ /b/ |>", "1:9 illegal-query-expression"),
    ("Foo<| !a |>", "1:7 illegal-query-expression"),
    ("Foo<| undef |>", "1:7 illegal-query-expression"),
    ("Foo<| a == 1 and (b or c < 1) |>", "1:26 illegal-query-expression"),
    # Heredocs
    ("@(END:json)\n  {\"a\"\n  END\n", "2:1 illegal-json"),
    ("@(END:pp)\n  class {\n  END\n", "2:1 illegal-pp"),
    ("@(END:pp)\n  1 2\n  END\n", "2:1 illegal-pp"),
    ("@(END:epp)\n  <%= 1\n  END\n", "2:1 illegal-epp"),
    ("@(END:base64)\n  $\n  END\n", "2:1 illegal-base64"),
    ("@(END:a+pp)\n  f()\n  END\n", "2:1 illegal-syntax-tag"),
    ('@("END")\n  a $B\n  | END\n', "2:5 illegal-var-name"),
    # What is defined twice
    ("class a { }\nclass a { }", "2:1 duplicate-definition"),
    ("class aB { }\nclass ab { }", "2:1 duplicate-definition"),
    ("class a { class b { } }\nclass a::b { }", "2:1 duplicate-definition"),
    ("class a { }\ndefine a { }", "2:1 duplicate-definition"),
    ("define a { }\nclass a { }", "2:1 duplicate-definition"),
    ("define a { }\ndefine a { }", "2:1 duplicate-definition"),
    ("define a { }\ntype A = B", "2:6 duplicate-definition"),
    ("type A = B\ndefine a { }", []),
    ("type A = B\ntype A = C", "2:6 duplicate-definition"),
    ("function a() { }\nfunction a() { }", "2:1 duplicate-definition"),
    ("function a() { }\nclass a { }", []),
    ("node a { }\nnode 'A' { }", "2:1 duplicate-definition"),
    ("node a, b, a { }", "1:1 duplicate-definition"),
    ("node default { }\nnode default { }", "2:1 duplicate-definition"),
    ("node /^a$/ { }\nnode /a/ { }", "2:1 duplicate-definition"),
    ("class a { }\nnode a { }", "2:1 duplicate-definition"),
    ("node a { }\ndefine a { }", []),
    ("node '' { }", "1:1 empty-node-name"),
    ("type Integer = String", "1:6 reserved-type-name"),
    ("type File = String", "1:6 reserved-type-name"),
    ("class a($require) { }", "1:9 metaparameter-name"),
    ("define a($noop = 1) { }", "1:10 warning metaparameter-name"),
    ("function a($require) { }", []),
]  # fmt: skip


@pytest.mark.parametrize(("code", "expected"), REJECTED, ids=[code for code, _ in REJECTED])
def test_rejected(code: str, expected: str | list[str]) -> None:
    assert briefly(check(code)) == ([expected] if isinstance(expected, str) else expected)


TEMPLATES: list[tuple[str, str | list[str]]] = [
    ("text", []),
    ("<%- |$x, $y = 1| -%>\n<%= $x %>", []),
    ("<%- |$x, $x| -%>", "1:10 duplicate-parameter"),
    ("<%- |*$x| -%>", "1:7 captures-rest-not-supported"),
    ("<%- |*$x, $y| -%>", ["1:7 captures-rest-not-last", "1:7 captures-rest-not-supported"]),
    ("<%- |$name| -%>", []),
    ("text <% ($x) %>", "1:1 illegal-epp-parameters"),
    ("<% $x %>text", "1:4 idem-expression-not-last"),
    ("text<% $x %>", []),
    ("<%= Foo<| |> %>", "1:5 not-rvalue"),
    ("<%= { Foo<| |> } %>", "1:7 not-rvalue"),
    ("<%= { Foo<| |> 1 } %>", []),
    ("<%= { 1 2 } %>", "1:7 idem-expression-not-last"),
    ("<%= { foo; { a => 1 } } %>", "1:5 resource-without-title"),
    ("<% class a { } %>", "1:4 not-top-level"),
    ("<% function a() { } %>", "1:4 not-absolute-top-level"),
    ("<%= { function a() { } } %>", ["1:7 not-rvalue", "1:7 not-top-level"]),
]


@pytest.mark.parametrize(("code", "expected"), TEMPLATES, ids=[code for code, _ in TEMPLATES])
def test_templates(code: str, expected: str | list[str]) -> None:
    diagnostics = check(code, name="code.epp")
    assert briefly(diagnostics) == ([expected] if isinstance(expected, str) else expected)


# --- Order and repetition


def test_diagnostics_come_in_the_order_of_puppets_visits() -> None:
    code = "class a($B = $C) {\n  $D + (Foo<| |>)\n  1\n}\n$E f()"
    assert briefly(check(code)) == [
        "5:1 idem-expression-not-last",
        "3:3 idem-not-allowed-last",
        "1:9 illegal-param-name",
        "1:14 illegal-var-name",
        "2:6 idem-expression-not-last",
        "2:9 not-rvalue",
        "2:3 illegal-var-name",
        "5:1 illegal-var-name",
    ]


def test_assignments_in_a_default_come_before_all_else_in_it() -> None:
    assert briefly(check("class a($x = [$B, $y = $C]) { }")) == [
        "1:22 illegal-assignment-context",
        "1:15 illegal-var-name",
        "1:24 illegal-var-name",
    ]


def test_different_problems_of_one_place_are_reported() -> None:
    assert len(check("foo { a => 1, a => 2, a => 3, b => 4, b => 5 }")) == 3


def test_the_same_problem_is_reported_once() -> None:
    # Puppet says it three times: for the assignment, the `!` and the parentheses.
    assert briefly(check("$x = !(Foo<| |>)")) == ["1:8 not-rvalue"]


def test_clashes_are_looked_for_only_in_a_file_without_errors() -> None:
    assert briefly(check("class a { }\nclass a { 1 }")) == ["2:11 idem-not-allowed-last"]


# --- Settings


@pytest.mark.parametrize(
    ("strict", "expected"),
    [
        (Strictness.OFF, []),
        (Strictness.WARNING, ["1:17 warning duplicate-key"]),
        (Strictness.ERROR, ["1:17 duplicate-key"]),
    ],
)
def test_strictness_decides_about_duplicate_keys(strict: Strictness, expected: list[str]) -> None:
    assert briefly(check("$x = {a => 1, a => 2}", strict=strict)) == expected


LOCATIONS = [
    ("/m/foo/manifests/init.pp", "class foo { }", True),
    ("/m/foo/manifests/init.pp", "class foobar { }", True),
    ("/m/foo/manifests/init.pp", "class foo { class bar { } }", True),
    ("/m/foo/manifests/init.pp", "class bar { }", False),
    ("/m/foo/manifests/bar.pp", "class foo::bar { }", True),
    ("/m/foo/manifests/bar.pp", "define foo::bar::baz { }", True),
    ("/m/foo/manifests/bar.pp", "class foo { }", False),
    ("/m/foo/manifests/bar/init.pp", "class foo::bar { }", False),
    ("/m/foo/manifests/bar/init.pp", "class foo::bar::init { }", True),
    ("/m/foo/functions/bar.pp", "function foo::bar() { }", True),
    ("/m/foo/functions/bar.pp", "function bar() { }", False),
    ("/m/foo/types/bar.pp", "type Baz = Integer", True),
    ("/m/Foo/manifests/Bar.pp", "class foo::bar { }", True),
    ("/m/foo/lib/bar.pp", "class foo::bar { }", False),
    ("/m/bar.pp", "class bar { }", False),
    ("/m/foo/../foo/manifests/init.pp", "class bar { }", False),
    ("/elsewhere/foo/manifests/init.pp", "class bar { }", True),
    ("/m/foo/manifests/init.txt", "class bar { }", True),
]


@pytest.mark.parametrize(("name", "code", "allowed"), LOCATIONS)
def test_definitions_of_a_module_fit_their_files(name: str, code: str, allowed: bool) -> None:
    expected = [] if allowed else ["1:1 illegal-definition-location"]
    assert briefly(check(code, name=name, module_roots=("/n", "/m"))) == expected
    assert briefly(check(code, name=name)) == []


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("", []),
        ("class foo { }", []),
        ("type Foo = Integer", []),
        ("f()", ["1:1 illegal-top-construct-location"]),
        ("node a { }", ["1:1 illegal-top-construct-location"]),
        ("$x = 1\nclass foo { }", ["1:4 illegal-top-construct-location"]),
    ],
)
def test_a_file_of_a_module_only_defines(code: str, expected: list[str]) -> None:
    name = "/m/foo/manifests/init.pp"
    assert briefly(check(code, name=name, module_roots=("/m/",))) == expected


def test_the_main_manifest_may_lie_in_a_module() -> None:
    name = "/m/foo/manifests/init.pp"
    for manifest in (name, "/m/foo/manifests"):
        assert check("f()", name=name, module_roots=("/m",), manifest=manifest) == ()
    assert len(check("f()", name=name, module_roots=("/m",), manifest="/n")) == 1


# --- What helps people


def test_a_duplicate_names_the_first_one() -> None:
    for code, first in [
        ("class a($x = 1, $x = 2) { }", "$x"),
        ("$x = {'a' => 1, 'a' => 2}", "'a'"),
        ("$x = 1 ? { default => 1, default => 2 }", "default"),
        ("class a { }\nclass a { }", "class a"),
        ("node 'b' { }\nnode 'b' { }", "'b'"),
    ]:
        (label,) = only(code).labels
        assert code[label.span.start : label.span.end] == first
        assert label.span.start < code.rfind(first)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("class Foo($x) {\n  f()\n}", "class Foo"),
        ("class a($x, Integer $x = 1) { }", "$x"),
        ("$a + 1 f()", "$a + 1"),
        ("$x += 1", "$x += 1"),
        ("Foo<| a > 1 |>", "a > 1"),
        ("foo { a => 1 }", "foo { a => 1 }"),
    ],
)
def test_what_is_wrong_is_underlined(code: str, text: str) -> None:
    assert underlined(only(code)) == text


@pytest.mark.parametrize(
    ("code", "hint"),
    [
        ("class Foo { }", "`foo`"),
        ("class ::foo { }", "`foo`"),
        ("$Foo", "`$foo`"),
        ("f() |$Foo| { }", "`$foo`"),
        ("$x += 1", "$x + ..."),
        ("a::b f()", "include a::b"),
        ("$x == 1 f()", "$x = ..."),
        ("foo { a => 1 }", "'title'"),
        ("$a::b = 1", "`$b`"),
    ],
)
def test_hints_show_what_to_write(code: str, hint: str) -> None:
    found = only(code).hint
    assert found is not None
    assert hint in found


def test_an_error_in_the_code_of_a_heredoc_has_its_place_there() -> None:
    message = only("@(END:pp)\n  f()\n  1 2\n  | END\n").message
    assert "(line 2, column 1 of the text)" in message


@pytest.mark.parametrize("kind", NODE_CLASSES, ids=lambda kind: kind.__name__)
def test_everything_has_a_name(kind: type[Node]) -> None:
    node = kind(**dict.fromkeys(kind.content_fields))
    article, _, name = a_label(node).partition(" ")
    assert name == label(node)
    assert article in ("a", "an")


# --- Size and depth


def test_heredocs_in_heredocs_are_checked() -> None:
    def nested(depth: int) -> str:
        opening = "".join(f"@(E{level}:pp)\n" for level in range(depth))
        closing = "".join(f"E{level}\n" for level in reversed(range(depth)))
        return f"{opening}1 2\n{closing}"

    assert briefly(check(nested(1))) == ["2:1 illegal-pp"]
    assert briefly(check(nested(3))) == ["2:1 illegal-pp"]
    assert "nested more than" in only(nested(400)).message


@pytest.mark.parametrize(
    "code",
    [
        "$x = " + "(" * 900 + "1" + ")" * 900,
        "$x = " + "[" * 900 + "1" + "]" * 900,
        "$x = " + "!" * 900 + "$y",
        "$x = " + "{a => " * 450 + "1" + "}" * 450,
        "$x = 1" + " + 1" * 4_000,
        "$x = $y" + "[1]" * 2_000 + ".f" * 2_000,
        "if $x { f() if $y { " * 300 + "f()" + " } f() }" * 300,
        "if 1 { 2 }" + " elsif 3 { 4 }" * 900 + " else { f() }",
        "Foo<| " + "a == 1 and " * 2_000 + "a == 1 |>",
    ],
    ids=lambda code: code[:24],
)
def test_deep_trees_are_checked(code: str) -> None:
    assert check(code) == ()


def steps(code: str) -> int:
    """How much work checking is: calls of functions, since time depends on the machine."""
    source = SourceFile(code)
    result = parse(source)
    assert result.ok
    count = 0

    def see(*_: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(see)
    try:
        validate(result, source)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    ("opening", "closing"),
    [("if 1 { ", " 2 } 3"), ("{ a => 1, ", " => 2 }"), ("(", ")"), ("!(", ")"), ("[", "]")],
)
@pytest.mark.slow
def test_work_grows_with_the_source_only(opening: str, closing: str) -> None:
    """The same amount of text takes about the same work, deeply nested or not."""

    def nested(depth: int) -> str:
        one = f"$x = {opening * depth}1{closing * depth}\n"
        return one * (4_000 // depth)

    assert steps(nested(400)) < 3 * steps(nested(10))


# --- Names that are remembered beyond a file


def test_of_many_names_only_some_are_remembered() -> None:
    code = "\n".join(f"$v{number} = $a::v{number}" for number in range(12_000))
    assert check(code) == ()
    assert len(names.GOOD_NAMES) <= 10_000
    assert names.GOOD_LOCAL_NAMES < names.GOOD_NAMES


def test_long_names_are_not_remembered() -> None:
    long_name = "x" * 1_000
    assert check(f"${long_name} = 1") == ()
    assert long_name not in names.GOOD_NAMES


def test_a_name_with_colons_that_was_read_before_can_still_not_be_set() -> None:
    assert check("notice($a::known)") == ()
    assert briefly(check("$a::known = 1")) == ["1:1 cross-scope-assignment"]
    assert briefly(check("class c($a::known) {}")) == ["1:9 illegal-param-name"]
