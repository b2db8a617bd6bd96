"""Types from strings: which names a parser knows, and which types it makes again."""

from __future__ import annotations

from mupuppet.types.aliases import TypeReference
from mupuppet.types.base import Type
from mupuppet.types.builtin import PARSER, builtin, parse_type
from mupuppet.types.parsing import TypeParser


def only_arrays(name: str) -> Type | None:
    return builtin(name) if name == "Array" else None


def test_a_parser_knows_the_types_that_it_is_given() -> None:
    parser = TypeParser(only_arrays)
    assert str(parser.parse_type("Array[Integer]")) == "Array[TypeReference['Integer']]"
    assert parser.parse_type("String") == TypeReference("String")
    assert str(parser.parse_type("Array[Integer]", builtin)) == "Array[Integer]"


def test_types_of_the_language_are_made_once() -> None:
    assert parse_type("Array[Integer[1, 2]]") is parse_type("Array[Integer[1, 2]]")
    uncached = TypeParser(builtin, caches=False)
    assert uncached.parse_type("Array[Integer]") is not uncached.parse_type("Array[Integer]")


def test_types_that_a_resolver_finds_are_not_cached() -> None:
    assert str(parse_type("Array[Mine]", lambda _name: builtin("String"))) == "Array[String]"
    assert str(parse_type("Array[Mine]", lambda _name: builtin("Float"))) == "Array[Float]"


def test_a_copy_of_a_cached_type_is_another_one_and_so_are_its_parts() -> None:
    made = parse_type("Tuple[Array[String], Array[String]]")
    first, second = made.inner_types()
    assert first is second
    copy = PARSER.copy_of_cached(made)
    assert copy is not None
    assert copy == made
    first, second = copy.inner_types()
    assert first is not second
    assert PARSER.copy_of_cached(copy) is None
