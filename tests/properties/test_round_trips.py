"""A tree survives being written and read back, in each form in which we write trees."""

import json
import marshal
from collections import Counter
from functools import cache

from hypothesis import given, settings

from mupuppet.source import SourceFile
from mupuppet.syntax.dump import to_data, to_json
from mupuppet.syntax.nodes import NODE_CLASSES, Expression, Program, walk
from mupuppet.syntax.parser import parse
from mupuppet.syntax.plain import from_plain, to_plain
from mupuppet.syntax.pn import to_pn
from mupuppet.syntax.printer import print_expression, print_program
from tests.oracle.stored import corpus_code
from tests.properties import strategies


def read(text: str, *, epp: bool) -> Program:
    """The tree of a text that must parse."""
    result = parse(SourceFile(text), epp=epp)
    errors = [diagnostic.message for diagnostic in result.diagnostics if diagnostic.is_error]
    assert not errors, f"{errors} in\n{text}"
    return result.program


def assert_survives_printing(program: Program, *, epp: bool) -> None:
    text = print_program(program)
    again = read(text, epp=epp)
    # PN first: if they differ, its one line shows best where.
    assert to_pn(again) == to_pn(program), text
    assert again == program, text
    assert print_program(again) == text


def assert_survives_plain_form(program: Program) -> None:
    again = from_plain(marshal.loads(marshal.dumps(to_plain(program))))
    assert again == program
    assert [node.start for node in walk(again)] == [node.start for node in walk(program)]
    assert [node.end for node in walk(again)] == [node.end for node in walk(program)]


# --- Generated trees


@given(strategies.programs)
def test_printed_manifests_parse_to_the_same_tree(program: Program) -> None:
    assert_survives_printing(program, epp=False)


@given(strategies.templates)
def test_printed_templates_parse_to_the_same_tree(program: Program) -> None:
    assert_survives_printing(program, epp=True)


@given(strategies.programs | strategies.templates)
def test_plain_forms_become_the_same_tree(program: Program) -> None:
    assert_survives_plain_form(program)


@given(strategies.programs | strategies.templates)
def test_json_is_the_data(program: Program) -> None:
    source = SourceFile("")
    assert json.loads(to_json(program, source)) == to_data(program, source)


@given(strategies.expressions)
def test_expressions_without_parentheses_get_those_that_they_need(expression: Expression) -> None:
    """What is printed of a tree without its parentheses means what the tree means."""
    expression = strategies.with_full_names(expression)
    bare = strategies.without_parens(expression)
    again = read(print_expression(bare), epp=False)
    assert len(again.body) == 1
    assert strategies.without_parens(again.body[0]) == bare


@settings(max_examples=300, derandomize=True, database=None)
@given(strategies.programs | strategies.templates)
def _count_classes(program: Program) -> None:
    _classes.update(type(node).__name__ for node in walk(program))


_classes: Counter[str] = Counter()


def test_every_class_is_generated() -> None:
    _count_classes()
    assert {cls.__name__ for cls in NODE_CLASSES} == set(_classes)


# --- The corpus


@cache
def corpus() -> list[tuple[str, Program]]:
    """All code of the corpora that parses, as trees."""
    trees = []
    for name, content in corpus_code():
        source = SourceFile(content.decode(errors="replace"), name)
        result = parse(source, epp=name.endswith(".epp"))
        if result.ok:
            trees.append((name, result.program))
    return trees


def test_there_is_a_corpus() -> None:
    assert len(corpus()) > 4000


def test_printed_files_parse_to_the_same_tree() -> None:
    for name, program in corpus():
        assert_survives_printing(program, epp=name.endswith(".epp"))


def test_plain_forms_of_files_become_the_same_tree() -> None:
    for _, program in corpus():
        assert_survives_plain_form(program)
