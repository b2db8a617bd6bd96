"""Values drawn for parameters are values of the parameters' types."""

from __future__ import annotations

from random import Random

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.source.file import SourceFile
from mupuppet.syntax import nodes
from mupuppet.syntax.parser import parse
from tests.oracle.types.values import NoValue, Values

TYPES = [
    "Boolean",
    "Integer[1, 10]",
    "Integer[default, -1]",
    "String[3, 5]",
    "Enum['a', 'b c']",
    r"Pattern[/\A[a-f]{3}-\d+(x|y)?\z/]",
    "Array[Integer[0], 2, 3]",
    "Hash[String[1], Array[Boolean], 1]",
    "Struct[{port => Integer, Optional[mode] => Enum['0644'], 'x' => Optional[String]}]",
    "Tuple[String, Integer, Boolean]",
    "Variant[Callable, Float[1.0, 2.0], Undef]",
    "Optional[Sensitive[String[1]]]",
    "Variant[Enum['default'], Array[Variant[Struct[{a => Hash}], Default]]]",
    "Any",
    "Own",
]
ALIASES = "type Own = Array[Variant[Integer, Other], 1]\ntype Other = Pattern[/^o/]\n"


def _types(code: str) -> dict[str, nodes.Node]:
    parsed = parse(SourceFile(code))
    assert parsed.ok
    found = [each for each in parsed.definitions if isinstance(each, nodes.TypeAlias)]
    return {each.name.lower(): each.type for each in found}


def _values(seed: int) -> Values:
    return Values(Random(seed), _types(ALIASES).get)


@pytest.mark.parametrize("type_", TYPES)
def test_values_have_the_type(type_: str) -> None:
    tree = _types(f"type Drawn = {type_}")["drawn"]
    drawn = [_values(seed).of_type(tree, "some_port") for seed in range(40)]
    checks = "\n".join(f"assert_type({type_}, {value})" for value in drawn)
    result = compile(Environment.from_code(ALIASES + checks))
    assert result.ok, result.error


def test_the_same_seed_draws_the_same_values() -> None:
    tree = _types("type Drawn = Hash[String, Array[Any]]")["drawn"]
    assert _values(7).of_type(tree, "x") == _values(7).of_type(tree, "x")
    assert len({_values(seed).of_type(tree, "x") for seed in range(20)}) > 5


def test_defaults_show_what_untyped_parameters_take() -> None:
    code = "class c($flag = true, $port = 80, $list = [], $table = {}) { }"
    (definition,) = parse(SourceFile(code)).definitions
    assert isinstance(definition, nodes.ClassDefinition)
    flag, port, list_, table = map(_values(1).parameter, definition.parameters)
    assert flag in ("true", "false")
    assert port.isdigit()
    assert list_.startswith("[")
    assert table.startswith("{")


def test_a_type_without_written_values_has_none() -> None:
    with pytest.raises(NoValue):
        _values(1).of_type(_types("type Drawn = Callable")["drawn"], "x")
