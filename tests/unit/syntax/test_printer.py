"""The layout of printed code. That it parses to the same tree is a property, tested there."""

from textwrap import dedent

import pytest

from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import parse
from mupuppet.syntax.printer import print_expression, print_program
from mupuppet.syntax.printer.layout import WIDTH


def printed(text: str, *, epp: bool = False) -> str:
    result = parse(SourceFile(text), epp=epp)
    assert result.ok, result.diagnostics[0].message
    again = print_program(result.program)
    assert parse(SourceFile(again), epp=epp).program == result.program, again
    return again


def assert_stays(text: str) -> None:
    """What is laid out as we do it stays as it is."""
    text = dedent(text).removeprefix("\n")
    assert printed(text) == text


# --- Layout


def test_nothing() -> None:
    assert printed("# only a comment") == ""


def test_definitions() -> None:
    assert_stays("""
        class a (
          String[1] $b,
          Optional[Hash] *$c = undef,
        ) inherits d {
          include e, f

          class g { }

          define h { }
        }

        function i(Integer $j, $k = 2) >> Array[Integer] {
          $j + $k
        }

        node 'a.example.com', /b/, default {
          notice(1)
        }

        type L = Variant[String, Integer]
        type M = Object[{ attributes => {} }]
    """)


def test_resources() -> None:
    assert_stays("""
        package { 'a': }
        package { 'b': }

        @file { '/a':
          ensure  => file,
          content => "${x[1]}\\n",
          *       => $rest,
        }

        file {
          default:
            mode => '0644',
            ;
          ['/b', '/c']:
            ;
        }

        File {
          owner => root,
        }
        File['/a'] {
          require +> Package['a'],
        }
        File <| tag == 'x' and mode != '0644' |> {
          mode => '0600',
        }
        Service <<| |>>
        Package['a'] -> File['/a'] ~> Service['b']
    """)


def test_conditions() -> None:
    assert_stays(
        """
        if $a =~ /^b\\/c$/ {
          notice 1
        } elsif !$d {
          $e = $f ? {
            'g'     => 1,
            default => 2,
          }
        } else { }
    """
    )
    assert_stays("""
        case $a {
          'b', /c/: {
            $d = 1
          }
          default: { }
        }

        unless $e {
          fail 'f'
        } else {
          $g = 2
        }
    """)


def test_an_if_alone_in_an_else_is_an_elsif_but_not_after_unless() -> None:
    assert printed("if 1 { } else { if 2 { } }") == "if 1 { } elsif 2 { }\n"
    assert_stays("""
        unless 1 { } else {
          if 2 { }
        }
    """)


def test_calls_and_lambdas() -> None:
    assert_stays("""
        $a.map |$b| { $b + 1 }.each |Integer $index, $value = f(),| >> Any {
          notice($value)
          notice $index, *$rest
        }
        with(1, 2) || { 3 }
        type(1)
        $x.type
    """)


def test_long_lists_take_a_line_for_each_element() -> None:
    words = [f"'{'word' * 4}{index}'" for index in range(8)]
    lines = "".join(f"  {word},\n" for word in words)
    assert printed(f"$a = [{', '.join(words)}]") == f"$a = [\n{lines}]\n"
    assert printed(f"f({', '.join(words)})") == f"f(\n{lines})\n"
    pairs = ", ".join(f"{word} => 1" for word in words)
    entries = "".join(f"  {word} => 1,\n" for word in words)
    assert printed(f"$a = {{ {pairs} }}") == f"$a = {{\n{entries}}}\n"
    # Methods and types take no comma at the end.
    last = f"  {words[-1]}\n"
    assert printed(f"$a.f({', '.join(words)})").endswith(f",\n{last})\n")
    assert printed(f"type A = Enum[{', '.join(words)}]").endswith(f",\n{last}]\n")


def test_long_operators_are_broken_after_them() -> None:
    names = [f"${'name' * 6}{index}" for index in range(6)]
    text = printed(f"if {' and '.join(names)} {{ }}")
    assert text.count("\n") == 6
    assert max(map(len, text.splitlines())) <= WIDTH


def test_arrows_stand_below_each_other_even_in_hashes_with_odd_keys() -> None:
    long = "x" * 90
    assert_stays(f"""
        $a = {{
          'b'     => 1,
          [2, 3]  => {{ 'c' => 4, 'dddddd' => 5 }},
          default => '{long}',
        }}
    """)


# --- Strings


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("", "''"),
        ("a b", "'a b'"),
        ("a\\b", "'a\\\\b'"),
        ("it's", '"it\'s"'),
        ("it's $x", "'it\\'s $x'"),
        ('say "x"', "'say \"x\"'"),
        ("a\n", '"a\\n"'),
        ("a\nb\n", "'a\nb\n'"),
        ('a\tb$c"d\\e', '"a\\tb\\$c\\"d\\\\e"'),
        ("a\r\n", '"a\\r\\n"'),
        ("\x00\u200b\ufeff", '"\\u{0}\\u{200b}\\u{feff}"'),
        ("é𝄞", "'é𝄞'"),
    ],
)
def test_quotes(value: str, text: str) -> None:
    assert print_expression(n.String(value)) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a", '"${a}"'),
        ("::a::b", '"${::a::b}"'),
        ("1", '"${1}"'),
        ("08", '"${$08}"'),
        ("Upper", '"${$Upper}"'),
        ("true", '"${$true}"'),
        ("a-b", '"${a-b}"'),
        ("1.5", '"${1.5}"'),
        ("", '"${$}"'),
    ],
)
def test_interpolated_variables(name: str, text: str) -> None:
    assert print_expression(n.InterpolatedString((n.Interpolation(n.Variable(name)),))) == text


def test_interpolations() -> None:
    assert_stays("""
        $a = "${b[1]['c'].d(2)} ${$e + 1} ${f()} ${"${g}"}"
    """)


def test_heredocs() -> None:
    assert_stays("""
        $a = @(EOT)
          b ${c}

            \\d
          | EOT
        f(@("EOT":json/$), 1, @(EOT2))
          {"e": "${f} \\$g"}
          |- EOT
          ends with EOT
          | EOT2
        $h = 'i'
    """)


def test_heredocs_with_characters_that_need_escapes() -> None:
    assert_stays("""
        $a = @(EOT/ru)
          b\\r
          c\\u{0}d\\\\e
          | EOT
    """)


def test_heredocs_before_what_takes_several_lines() -> None:
    """The text of a heredoc must not fall into a string or a pattern."""
    heredoc = n.Heredoc("", n.String("a\n"))
    call = n.Call(n.Name("f"), (heredoc, n.String("b\nc"), n.Regexp("d\ne")), None, True)
    text = print_program(n.Program((call,)))
    assert text == "f(@(EOT),\n  a\n  | EOT\n  'b\nc', /d\ne/)\n"
    assert parse(SourceFile(text)).program.body == (call,)

    text = '$a = "b${f(@(EOT))\n  text\n  | EOT\n}c"\n'
    assert printed(text) == text


# --- Statements that must not run together


@pytest.mark.parametrize(
    "text",
    [
        "$a\n(1)\n",
        "$a\n[1]\n",
        "$a;\n-1\n",
        "$a;\n*$b\n",
        "$a;\n{}\n",
        "$a;\n/b/\n",
        "$a;\n{}[1] + 2\n",
        '$a;\n"${/b/ =~ $c}"\n',
        "$a;\n{}.f\n(1)\n[2]\n",
        "notice; -1\n",
        "notice; (1), 2\n",
        "notice; { 'a' => 1 }\n",
        "notice [1]\n",
        "$a = notice {\n  b => 1,\n}\n",
        "@ (a)[1] { }\n",
    ],
)
def test_separators(text: str) -> None:
    assert printed(text) == text


# --- Templates


def test_templates() -> None:
    text = dedent("""\
        <%- |String $a, $b = 1| -%>
        Text <%= $a %> and <%= $b.c %>.
        <%- if $a { -%>
          inner<%% %%>
        <%- } else { -%>
        other
        <%- } -%>
        <%- $b.each |$c| { -%>
        x<% if $c { %>y<% } %>z
        <%- } -%>
        end
    """)
    assert printed(text, epp=True) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "text",
        "a<% %>b",
        "<% %>\ufeff",
        "<%- $a %>",
        "<%- || %>",
        "<%- $a -%>\n",
        "<%= $a %><% -%>\n",
        "a<%%<% %>",
        "<%%>",
        "a<% ;\n(1) %>",
        "a<% ;\n-1 %>",
        "text<%[1] %>",
        "text<% (1) %>",
        "<%= {\n  $a = 1\n  $a\n} %>",
        "<%= { 'a' => 1 } %>",
        "<%- $a = @(EOT)\n  b\n  | EOT\n -%>\nc",
    ],
)
def test_odd_templates(text: str) -> None:
    assert printed(text, epp=True) == text


# --- Trees that no parser made

A, B, C = n.Variable("a"), n.Variable("b"), n.Variable("c")
SELECTOR = n.Selector(A, (n.SelectorOption(B, C),))
COLLECTOR = n.Collector(n.TypeName("A"), False, None, ())
DEFAULT_CALLS = n.Parameter(None, False, "c", n.Call(A, (), None, True))
HAND_MADE: list[tuple[n.Expression, str]] = [
    (n.Binary("*", n.Binary("+", A, B), C), "($a + $b) * $c"),
    (n.Binary("+", A, n.Binary("+", B, C)), "$a + ($b + $c)"),
    (n.Binary("+", n.Binary("+", A, B), C), "$a + $b + $c"),
    (n.Binary("==", A, n.Binary("<", B, C)), "$a == ($b < $c)"),
    (n.Binary("<", A, n.Binary("==", B, C)), "$a < $b == $c"),
    (n.Not(n.Binary("in", A, B)), "!($a in $b)"),
    (n.Binary("in", n.Not(A), B), "!$a in $b"),
    (n.Negate(n.Negate(A)), "--$a"),
    (n.Binary("+", SELECTOR, C), "$a ? { $b => $c } + $c"),
    (n.Binary("+", C, SELECTOR), "$c + ($a ? { $b => $c })"),
    (n.Binary("and", C, SELECTOR), "$c and $a ? { $b => $c }"),
    (n.Binary("+", C, n.Binary("*", SELECTOR, A)), "$c + ($a ? { $b => $c } * $a)"),
    (n.Negate(n.Access(SELECTOR, (C,))), "-($a ? { $b => $c }[$c])"),
    (n.Access(n.Negate(A), (B,)), "(-$a)[$b]"),
    (n.Binary("+", n.Assignment("=", A, B), C), "($a = $b) + $c"),
    (n.Relationship("->", A, n.Relationship("->", B, C)), "$a -> ($b -> $c)"),
    (n.Relationship("->", n.Relationship("->", A, B), C), "$a -> $b -> $c"),
    (n.Assignment("=", A, n.Assignment("=", B, C)), "$a = $b = $c"),
    (n.If(COLLECTOR, (), None), "if (A <| |>) { }"),
    (n.If(n.Binary("==", A, COLLECTOR), (), None), "if ($a == A <| |>) { }"),
    (n.Access(n.TypeAlias("A", n.TypeName("B")), (C,)), "(type A = B)[$c]"),
    (n.InterpolatedString((n.Interpolation(n.Name("a")),)), '"${(a)}"'),
    (n.InterpolatedString((n.Interpolation(n.Integer(1, 10)),)), '"${(1)}"'),
    (n.Call(n.MethodCall(A, n.Name("b"), (), None), (C,), None, True), "$a.b()($c)"),
    (n.Call(A, (), n.Lambda((DEFAULT_CALLS,), None, ()), True), "$a() |$c = $a(),| { }"),
]  # fmt: skip


@pytest.mark.parametrize(("node", "text"), HAND_MADE, ids=[text for _, text in HAND_MADE])
def test_parentheses_that_are_missing(node: n.Expression, text: str) -> None:
    assert print_expression(node) == text


def test_depth_costs_no_stack() -> None:
    tree: n.Expression = n.Undef()
    for _ in range(50_000):
        tree = n.Not(tree)
    assert print_program(n.Program((tree,))) == "!" * 50_000 + "undef\n"
