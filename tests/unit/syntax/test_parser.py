"""What the corpus does not show: several errors in a file, spans, limits."""

import pytest

from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.depth import MAXIMUM_NESTING
from mupuppet.syntax.parser import ParseResult, parse


def parsed(text: str, *, epp: bool = False) -> ParseResult:
    return parse(SourceFile(text), epp=epp)


def errors(text: str, *, epp: bool = False) -> list[tuple[str, int, int]]:
    """The id, line and column of each error."""
    return [
        (d.id, d.position.line, d.position.column)
        for d in parsed(text, epp=epp).diagnostics
        if d.is_error
    ]


# --- Several errors in one file


MANY_ERRORS = """\
class ntp (
  String $server = 'a'
  Integer $port = 123,
) {
  file { '/etc/ntp.conf'
    ensure => file,
  }

  service { 'ntp':
    ensure => running
    enable => true,
  }
  if $x {
    notice('hi'
  }
  $y = 0x
  $z = [1, 2
  package { 'x': ensure => present }
}

node default {
  include ntp
  $a = }
}
"""


def test_independent_errors_are_all_reported() -> None:
    assert errors(MANY_ERRORS) == [
        ("syntax-error", 3, 3),
        ("syntax-error", 6, 5),
        ("syntax-error", 11, 5),
        ("syntax-error", 15, 3),
        ("invalid-hex-number", 16, 8),
        ("syntax-error", 18, 3),
        ("syntax-error", 23, 8),
    ]


def test_what_stands_between_errors_is_in_the_tree() -> None:
    result = parsed(MANY_ERRORS)
    assert [type(d).__name__ for d in result.definitions] == ["ClassDefinition", "NodeDefinition"]
    node = result.definitions[-1]
    assert isinstance(node, n.NodeDefinition)
    assert node.body == (n.Call(n.Name("include"), (n.Name("ntp"),), None, False),)


def test_the_end_of_input_is_not_a_second_error() -> None:
    assert errors("class a {\n  $x = )\n") == [("syntax-error", 2, 8)]


def test_errors_in_separate_tags_of_a_template() -> None:
    assert errors("<% $x = ) %>text<% if ) %>text<%= 1 %>", epp=True) == [
        ("syntax-error", 1, 9),
        ("syntax-error", 1, 23),
    ]


def test_a_file_of_errors_is_not_read_to_its_end() -> None:
    assert 0 < len(errors(")\n" * 10_000)) < 100


def test_an_unclosed_bracket_points_at_its_opening() -> None:
    (diagnostic,) = parsed("$x = [1, 2\n").diagnostics
    (label,) = diagnostic.labels
    assert (label.span, label.text) == (Span(5, 6), "opened here")


def test_an_unexpected_string_is_shown_whole() -> None:
    (diagnostic,) = parsed('[1 "$x"]').diagnostics
    assert diagnostic.message == 'unexpected `"$x"`'


def test_no_statement_begins_inside_of_a_string() -> None:
    assert errors('$x = ]\n  "a\n$b\n"\n$y = 1\n') == [("syntax-error", 1, 6)]


# --- Spans


@pytest.mark.parametrize(
    "text",
    [
        "1 + 2 * 3",
        "$a[1, 2]",
        "$a.each |$x| { notice($x) }",
        "f(1, a => 2)",
        "if $a { 1 } elsif $b { 2 } else { 3 }",
        "case $a { 1, 2: { } default: { } }",
        "$a ? { 1 => 2, default => 3 }",
        "file { 'a': ensure => file; 'b': }",
        "@@file { 'a': }",
        "File <| title == 'a' |> { mode => '0644' }",
        "class a::b(String $x = 'y', *$z) inherits c { }",
        "type A = Integer[1, 2]",
        "node a.b, /c/ { }",
        '"a${b}c$d"',
        "include a, b",
        "A['x'] -> B['y']",
        "!($a)",
    ],
)
def test_a_node_spans_its_whole_source(text: str) -> None:
    result = parsed(f"  {text}  ")
    (node,) = result.program.body
    assert (node.start, node.end) == (2, 2 + len(text))


def test_every_node_lies_within_its_parent() -> None:
    text = (
        "class a(Hash[String, Integer] $b = {'c' => 1}) {\n"
        "  file { \"/x/${b['c']}\": * => $b }\n"
        "}\n"
    )
    for node in n.walk(parsed(text).program):
        for child in n.children(node):
            assert node.start <= child.start <= child.end <= node.end, (node, child)


def test_interpolations_span_their_dollar_and_braces() -> None:
    text = '"a${b}c$d${ $e }"'
    (string,) = parsed(text).program.body
    assert isinstance(string, n.InterpolatedString)
    spans = [text[s.start : s.end] for s in string.segments if isinstance(s, n.Interpolation)]
    assert spans == ["${b}", "$d", "${ $e }"]


def test_heredoc_code_has_its_place_in_the_file() -> None:
    text = '$x = @("END")\n    a\n    ${b} ${c[0]}\n    | END\n'
    variables = {
        node.name: text[node.start : node.end]
        for node in n.walk(parsed(text).program)
        if isinstance(node, n.Variable)
    }
    assert variables == {"x": "$x", "b": "b", "c": "c"}


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("1 + 2", 3),
        ("$a = 1", 4),
        ("$a[1]", 1),
        ("$a.b[1]", 3),
        ("$a.b(1)", 5),
        ("A['x'] -> B['y']", 8),
        ("$a == 1 ? { default => 1 }", 4),
        ("f(1)", 1),
        ("type A = B", 6),
        ("@file { 'x': }", 1),
    ],
)
def test_puppet_reports_errors_at_the_anchor(text: str, column: int) -> None:
    (node,) = parsed(text).program.body
    assert n.anchor(node) + 1 == column


@pytest.mark.parametrize(
    "text", ['"$a"', '"${a}"', '"a ${b} c"', '"$a$::b::c-${d::e}\n f "', '" ${a}${b}"', '"$a::"']
)
def test_strings_with_variables_are_the_same_as_parts_of_others(text: str) -> None:
    """A string of its own is one token; one in an interpolation is cut into pieces."""
    (alone,) = parsed(text).program.body
    (around,) = parsed(f'"${{{text}}}"').program.body
    assert isinstance(around, n.InterpolatedString)
    (inside,) = around.segments
    assert isinstance(inside, n.Interpolation)
    assert alone == inside.expression
    assert [(node.start + 3, node.end + 3) for node in n.walk(alone)] == [
        (node.start, node.end) for node in n.walk(inside.expression)
    ]


# --- Limits


NESTED = {
    "arrays": ("[", "]"),
    "hashes": ("{a => ", "}"),
    "parentheses": ("(", ")"),
    "calls": ("f(", ")"),
    "interpolations": ('"${', '}"'),
    "negations": ("!", ""),
    "minuses": ("- ", ""),
    "conditions": ("if $a {", "}"),
    "selectors": ("$a ? default => ", ""),
    "assignments": ("$a = ", ""),
    "accesses": ("$a[", "]"),
    "lambdas": ("f() || {", "}"),
    "virtual": ("@ ", ""),
}


@pytest.mark.parametrize("kind", NESTED)
@pytest.mark.slow
def test_deep_nesting_is_a_diagnostic(kind: str) -> None:
    opening, closing = NESTED[kind]
    text = "$z = " + opening * 100_000 + "1" + closing * 100_000
    assert [id for id, _, _ in errors(text)] == ["too-deep"]


@pytest.mark.parametrize("kind", ["arrays", "parentheses", "conditions", "interpolations"])
def test_nesting_below_the_limit_is_fine(kind: str) -> None:
    opening, closing = NESTED[kind]
    depth = MAXIMUM_NESTING - 10
    assert parsed("$z = " + opening * depth + "1" + closing * depth).ok


@pytest.mark.parametrize(
    "text",
    [
        "$z = " + "+".join(["1"] * 100_000),
        "$z" + ".f" * 100_000,
        "$z" + "[1]" * 100_000,
        " -> ".join(["A"] * 100_000),
        "if $a { } " + "elsif $b { } " * 100_000,
        # Chains in parentheses in chains: each is short, together they are not.
        "$z = " + "(" * 900 + "1" + ("+1" * 100 + ")") * 900,
    ],
)
@pytest.mark.slow
def test_long_chains_are_a_diagnostic(text: str) -> None:
    assert [id for id, _, _ in errors(text)] == ["too-deep"]


def test_many_short_chains_are_fine() -> None:
    assert parsed("$z = [" + "1 + 1, " * 20_000 + "]").ok
    assert parsed("$z = " + "+".join(["1"] * 1_000)).ok


def test_huge_numbers_are_a_diagnostic() -> None:
    assert [id for id, _, _ in errors("$x = " + "9" * 100_000)] == ["numeric-overflow"]
    assert [id for id, _, _ in errors("$x = 1e999")] == ["illegal-number"]
