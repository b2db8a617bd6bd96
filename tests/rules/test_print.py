"""Terms as text."""

import textwrap

from mupuppet.semantics import terms
from mupuppet.semantics.print import format_catalog, format_inline, format_term
from mupuppet.semantics.scopes import TOP, Class, Def
from mupuppet.semantics.terms import Integer, Operation, Variable
from tests.rules.compiling import compile_text, manifest_of, start
from tests.rules.notation import read_catalog, read_expression

MANIFEST = """\
class b {
  $x = 1
}
class a ($p, $q = 'it\\'s') inherits b {
  if $p > 1 {
    file { 'f':
      mode => $q,
      owner => ['a', { 'k' => -1 }]
    }
  } else {
    case $p {
      1: { }
      default: {
        include b
      }
    }
  }
}
define d::e {
  unless !true and (false or $::x) {
    user { $title: }
  }
}
node 'n', 'm' {
  class { 'a':
    p => (1 + 2) * 3,
    q => $::a::x ? { 'y' => $h['k'][0], default => User['u'] }
  }
}
node /w\\/x/ { }
node default {
  d::e { 'g': }
}"""


def test_a_manifest_prints_as_it_is_laid_out() -> None:
    assert format_term(manifest_of(MANIFEST)) == MANIFEST


def test_run_time_forms() -> None:
    body = terms.sequence([terms.SKIP, terms.Include("b")])
    term = terms.Scoped(Class("a"), terms.Sequence(terms.Scoped(Def(TOP), body), terms.SKIP))
    assert format_term(term) == textwrap.dedent("""\
        scope (::a) {
          scope (:: def) {
            skip
            include b
          }
          skip
        }""")
    assert format_inline(term) == "scope (::a) { scope (:: def) { skip ␣ include b } ␣ skip }"


def test_parentheses() -> None:
    for text in (
        "(1 + 2) * 3",
        "1 + 2 + 3",
        "1 + (2 + 3)",
        "(1 == 2) == true",
        "1 - (-2)",
        "!(true and false)",
        "($x ? { default => 1 })[0]",
        "$x[0]['a']",
        "(1 + 2) ? { 3 => 4 }",
        "({ 'a' => 1 })['a']",
    ):
        assert format_inline(read_expression(text)) == text


def test_the_redex_is_marked_once() -> None:
    redex = Variable("x")
    term = Operation("+", redex, redex)
    assert format_inline(term, mark=redex) == "⟦$x⟧ + $x"
    assert format_inline(term, mark=redex, markers=("<b>", "</b>")) == "<b>$x</b> + $x"
    assert format_inline(term) == "$x + $x"


def test_a_long_term_is_cut_off() -> None:
    term = terms.Array(terms.elements([Integer(1)] * 100_000))
    assert format_inline(term, limit=10) == "[1, 1, 1, …"


def test_a_catalog_in_abstract_syntax() -> None:
    text = "file { 'f':\n  mode => 1,\n  target => User['u']\n}\nuser { 'u': }"
    assert format_catalog(read_catalog(text)) == text


def test_every_step_of_a_run_can_be_shown() -> None:
    manifest = "class a { $x = [1 + 1] file { 'f': mode => $x[0] } } include a"
    shown = [
        f"{step.rule.name}: {format_inline(step.statement_before(), mark=step.marked)}"
        for step in start(manifest)
    ]
    assert shown == [
        "CDef: ⟦class a { $x = [1 + 1] ␣ file { 'f': mode => $x[0] } }⟧",
        "MSeqSkip: ⟦skip⟧ ␣ include a",
        "IncU: ⟦include a⟧",
        "SeqSkip: ⟦skip⟧ ␣ $x = [1 + 1] ␣ file { 'f': mode => $x[0] }",
        "ArithValue: $x = [⟦1 + 1⟧]",
        "Assign: ⟦$x = [2]⟧",
        "SeqSkip: ⟦skip⟧ ␣ file { 'f': mode => $x[0] }",
        "LVar: file { 'f': mode => ⟦$x⟧[0] }",
        "DeRefArray: file { 'f': mode => ⟦[2][0]⟧ }",
        "ResDecl: ⟦file { 'f': mode => 2 }⟧",
        "ScopeDone: ⟦scope (::a) { skip }⟧",
    ]
    assert compile_text(manifest).ok


def test_repr_and_equality_of_long_terms() -> None:
    long = terms.sequence([terms.Include("a")] * 20_000)
    same = terms.sequence([terms.Include("a")] * 20_000)
    assert long == same
    assert long != terms.sequence([terms.Include("a")] * 19_999)
    assert repr(long).startswith("Sequence(Include('a'), Sequence(Include('a'), ")
    assert repr(terms.NodeNames(("a",))) == "NodeNames(('a',))"
    assert repr(terms.Integer(1)) == "Integer(1)"
