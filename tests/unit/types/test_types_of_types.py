"""Types of types: what `Pcore::IntegerType` and its like make, and which names are reserved."""

from __future__ import annotations

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.syntax.validation.described_types import DESCRIBED_TYPES
from mupuppet.types import pcore_types
from mupuppet.types.ast_types import AstTypes
from mupuppet.types.builtin import builtin, parse_literal


@pytest.mark.parametrize(
    ("made", "written"),
    [
        ("IntegerType.new(1, 2)", "Integer[1, 2]"),
        ("IntegerType.new(undef, 3)", "Integer[default, 3]"),
        ("FloatType.new(1.0, 2.0)", "Float[1.0, 2.0]"),
        ("StringType.new(Integer[1, 2])", "String[1, 2]"),
        ("EnumType.new(['a'], true)", "Enum['a', true]"),
        ("ArrayType.new(Integer, Integer[1, 2])", "Array[Integer, 1, 2]"),
        ("HashType.new(String, Integer)", "Hash[String, Integer]"),
        ("TupleType.new([Integer], Integer[1, 2])", "Tuple[Integer, 1, 2]"),
        ("VariantType.new([Integer, String])", "Variant[Integer, String]"),
        ("OptionalType.new(Integer)", "Optional[Integer]"),
        ("NotUndefType.new(Integer)", "NotUndef[Integer]"),
        ("TypeType.new(Integer)", "Type[Integer]"),
        ("IterableType.new(Integer)", "Iterable[Integer]"),
        ("RegexpType.new(/a/)", "Regexp[/a/]"),
        ("PatternType.new([/a/])", "Pattern[/a/]"),
        ("CallableType.new(Tuple[Integer])", "Callable[Integer]"),
        ("ClassType.new('foo')", "Class[foo]"),
        ("ResourceType.new('file', '/a')", "File['/a']"),
        ("InitType.new(Integer, [])", "Init[Integer]"),
        ("SemVerType.new(['1.x'])", "SemVer['1.x']"),
        ("TimespanType.new(Timespan(1), Timespan(2))", "Timespan[1, 2]"),
        ("URIType.new('http://a')", "URI['http://a']"),
        ("ObjectTypeExtenType.new(Error, ['a'])", "Error['a']"),
        ("UndefType.new", "Undef"),
    ],
)
def test_a_type_is_made_of_its_attributes(made: str, written: str) -> None:
    result = compile(
        Environment.from_code(f"notice(Pcore::{made} == {written})"), node="a", facts={}
    )
    assert result.logs == (("notice", "true"),), result.error


@pytest.mark.parametrize(
    ("made", "message"),
    [
        ("IntegerType.new", "wrong number of arguments (given 0, expected 1..2)"),
        ("BooleanType.new(true)", "'new_Pcore::BooleanType' expects no arguments, got 1"),
        ("AbstractTimeDataType.new", "does not match the attributes"),
    ],
)
def test_a_type_that_cannot_be_made_is_an_error(made: str, message: str) -> None:
    result = compile(Environment.from_code(f"notice(Pcore::{made})"), node="a", facts={})
    assert result.error is not None
    assert message in result.error.message


def test_all_reserved_names_are_types_and_all_described_types_are_reserved() -> None:
    assert [name for name in DESCRIBED_TYPES if builtin(name) is None] == []
    described = {f"pcore::{name.lower()}" for name in pcore_types._DESCRIBED}
    described |= {f"puppet::ast::{name.lower()}" for name in AstTypes(parse_literal).types}
    assert described <= DESCRIBED_TYPES
