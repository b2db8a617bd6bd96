"""PN as Puppet writes it. Expectations are what `puppet parser dump --format pn` printed."""

import pytest

from mupuppet.basics.floats import float_to_string
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Binary, Expression, Integer, Parameter, Program, Regexp
from mupuppet.syntax.nodes import ClassDefinition as Class
from mupuppet.syntax.parser import parse
from mupuppet.syntax.pn import quote, to_pn

pytestmark = pytest.mark.slow

MANIFESTS = {
    "": "(nop)",
    "1": "1",
    "1 2": "(block 1 2)",
    "-0": "0",
    "-0.0": "-0.0",
    "-0x1F": "-31",
    "0x1F": "(int {:radix 16 :value 31})",
    "00": "(int {:radix 8 :value 0})",
    "-'a'": '(- "a")',
    "-undef": "(- nil)",
    "default": "(default)",
    "/a\\/b/": '(regexp "a/b")',
    "/é/": '(regexp "(?-imx:é)")',
    "break": '(qn "break")',
    "break()": '(invoke {:functor (qn "break") :args []})',
    "notice a, 1": '(invoke {:functor (qn "notice") :args [(qn "a") 1]})',
    "notice {a => 1}": '(invoke {:functor (qn "notice") :args [(hash (=> "a" 1))]})',
    "$x = f(1)": '(= (var "x") (call {:functor (qn "f") :args [1]}))',
    "x.foo": '(call-method {:functor (. (qn "x") (qn "foo")) :args []})',
    "f() |$x = 1| { $x }": (
        '(invoke {:functor (qn "f") :args [] :block (lambda {:params {:x {:value 1}} '
        ':body [(var "x")]})})'
    ),
    "f(a => 1, b => 2)": (
        '(invoke {:functor (qn "f") :args [(hash (=> (qn "a") 1) (=> (qn "b") 2))]})'
    ),
    "foo { a => 1 }": '(block (qn "foo") (hash (=> "a" 1)))',
    "foo { * => $x }": '(block (qn "foo") (hash (=> (nop) (nop))))',
    "if 1 { } else { }": "(if {:test 1})",
    "if 1 { 2 } elsif 3 { 4 }": "(if {:test 1 :then [2] :else [(if {:test 3 :then [4]})]})",
    "if $x { foo { a => 1 } }": (
        '(if {:test (var "x") :then [(qn "foo") (hash (=> "a" 1))]})'
    ),
    "unless 1 { } else { if 2 { } }": "(unless {:test 1 :else [(if {:test 2})]})",
    "case 1 { 2, 3: {} default: { f() } }": (
        '(case 1 [{:when [2 3] :then [(nop)]} {:when [(default)] '
        ':then [(invoke {:functor (qn "f") :args []})]}])'
    ),
    "$x ? { 1 => 2 }": '(? (var "x") [(=> 1 2)])',
    '"a${x}b"': '(concat "a" (str (var "x")) "b")',
    "@(A:json)\nb\nA\n": '(heredoc {:syntax "json" :text "b\\n"})',
    "class a { class b { } }": '(class {:name "a" :body [(class {:name "a::b"})]})',
    "class a { foo { a => 1 } }": (
        '(class {:name "a" :body [(block (qn "foo") (hash (=> "a" 1)))]})'
    ),
    "class a inherits default {}": '(class {:name "a" :parent "default"})',
    "function f(A $x) >> B { 1 }": (
        '(function {:name "f" :params {:x {:type (qr "A")}} :body [1] :returns (qr "B")})'
    ),
    "node a.b, /c/, default { }": '(node {:matches ["a.b" (regexp "c") (default)]})',
    "type A inherits B { 1 }": '(type-definition "A" "B" (block 1))',
    "type A { }": '(type-definition "A" nil (nop))',
    "type A[x] = B { a => 1 }": (
        '(type-mapping (access (qr "A") (qn "x")) (=> (qr "B") (hash (=> (qn "a") 1))))'
    ),
    "@file { 'a': b => 1 }": (
        '(resource {:type (qn "file") :bodies [{:title "a" :ops [(=> "b" 1)]}] :form "virtual"})'
    ),
    "@@File['a'] { * => 1 }": (
        '(resource-override {:resources (access (qr "File") "a") :ops [(splat-hash 1)] '
        ':form "exported"})'
    ),
    "File { a +> 1 }": '(resource-defaults {:type (qr "File") :ops [(+> "a" 1)]})',
    "A <| |>": '(collect {:type (qr "A") :query (virtual-query)})',
    "A <<| a == 1 |>> { b => 2 }": (
        '(collect {:type (qr "A") :query (exported-query (== (qn "a") 1)) :ops [(=> "b" 2)]})'
    ),
    "attr": '(reserved "attr")',
    "[*$x, !$y]": '(array (unfold (var "x")) (! (var "y")))',
}  # fmt: skip
TEMPLATES = {
    "": "(lambda {:body [(epp)]})",
    "x": '(lambda {:body [(epp (render-s "x"))]})',
    "<%- | $x = 1 | -%>\na": '(lambda {:params {:x {:value 1}} :body [(epp (render-s "a"))]})',
    "<%= f() %><% f() %>": (
        '(lambda {:body [(epp (render (call {:functor (qn "f") :args []})) '
        '(invoke {:functor (qn "f") :args []}))]})'
    ),
    "<%= { 1 } %>": "(lambda {:body [(epp (render 1))]})",
    "<%= { 1 2 } %>": "(lambda {:body [(epp (render (block 1 2)))]})",
}  # fmt: skip


@pytest.mark.parametrize("text", MANIFESTS)
def test_manifests(text: str) -> None:
    assert to_pn(parse(SourceFile(text)).program) == MANIFESTS[text]


@pytest.mark.parametrize("text", TEMPLATES)
def test_templates(text: str) -> None:
    assert to_pn(parse(SourceFile(text), epp=True).program) == TEMPLATES[text]


def test_parameters_that_puppet_cannot_dump() -> None:
    rest = Parameter(None, True, "x", None)
    program = Program((Class("a", (rest,), None, ()),))
    assert to_pn(program) == '(class {:name "a" :params {:x {:splat true}}})'


def test_strings() -> None:
    assert quote('a"b\\c\t\n\r\x00\x1f\x7fé') == '"a\\"b\\\\c\\t\\n\\r\\o000\\o037\x7fé"'


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1.0, "1.0"),
        (100.0, "100.0"),
        (0.5, "0.5"),
        (123.456, "123.456"),
        (0.0001, "0.0001"),
        (0.00001, "1.0e-05"),
        (0.000123, "0.000123"),
        (1e14, "100000000000000.0"),
        (1e15, "1.0e+15"),
        (1e16, "1.0e+16"),
        (999999999999999.0, "999999999999999.0"),
        (9999999999999998.0, "9.999999999999998e+15"),
        (1234567890123456.7, "1234567890123456.8"),
        (12345678901234567.0, "1.2345678901234568e+16"),
        (1e20, "1.0e+20"),
        (1.5e300, "1.5e+300"),
        (5e-324, "5.0e-324"),
        (-1.5, "-1.5"),
        (0.0, "0.0"),
        (-0.0, "-0.0"),
    ],
)
def test_floats_are_written_as_ruby_does(number: float, text: str) -> None:
    assert float_to_string(number) == text


@pytest.mark.parametrize(
    ("pattern", "fixed"),
    [
        ("a", False),
        ("\\x41\\x7f", False),
        ("\\u0041", False),
        ("\\u{41 42}", False),
        ("\\\\u00e9", False),
        ("\\1\\012", False),
        ("\\u00e9", True),
        ("\\u{41 e9}", True),
        ("\\xc3\\xa9", True),
        ("\\303\\251", True),
        ("\\p{L}", True),
        ("[\\P{Alpha}]", True),
    ],
)
def test_patterns_whose_encoding_ruby_fixes_show_their_flags(pattern: str, fixed: bool) -> None:
    shown = f"(?-imx:{pattern})" if fixed else pattern
    assert to_pn(Program((Regexp(pattern),))) == f"(regexp {quote(shown)})"


def test_depth_costs_no_stack() -> None:
    tree: Expression = Integer(0, 10)
    for _ in range(100_000):
        tree = Binary("+", tree, Integer(1, 10))
    assert to_pn(Program((tree,))) == "(+ " * 100_000 + "0" + " 1)" * 100_000
