"""Types and values against the tables that real Puppet filled."""

from __future__ import annotations

from functools import cache
from typing import Any

from mupuppet.source import SourceFile
from mupuppet.syntax import nodes
from mupuppet.syntax.parser import parse
from mupuppet.types.access import specialize
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import PARSER, builtin
from mupuppet.types.callables import CallableType
from mupuppet.types.catalog_entries import ResourceType
from mupuppet.types.collections import EMPTY_ARRAY, StructType, TupleType
from mupuppet.types.definitions import define_type
from mupuppet.types.inference import common_type, infer, infer_detailed
from mupuppet.types.iteration import iterate
from mupuppet.types.mismatch import describe_argument_types, describe_mismatch
from mupuppet.types.objects import ObjectType
from mupuppet.types.ordering import compare_types
from mupuppet.types.parameters import validate_parameters
from mupuppet.types.type_sets import TypeSetType
from mupuppet.values.binary import Binary
from mupuppet.values.compare import NotComparable, compare, equals, includes, matches
from mupuppet.values.hashes import hash_of
from mupuppet.values.numbers import to_number
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import quote, to_string
from mupuppet.values.strptime import parse_timestamp
from mupuppet.values.timespans import Timespan, parse_timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import parse_uri
from mupuppet.values.value import DEFAULT, Sensitive, Value
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import parse_version
from tests.agreement.cases import case_by_case
from tests.oracle.types.tables import aliases, load


@cache
def resolve(name: str) -> Type | None:
    """The sample aliases, and resource types."""
    definitions = {alias.lower(): (alias, text) for alias, text in aliases().items()}
    space, _, member = name.rpartition("::")
    if name.lower() not in definitions and space.lower() in definitions:
        type_set = resolve(space)
        return type_set.type_named(member) if isinstance(type_set, TypeSetType) else None
    if name.lower() not in definitions:
        return ResourceType(name) if name == "File" else None
    alias, text = definitions[name.lower()]
    (expression,) = parse(SourceFile(text, "")).program.body
    return define_type(PARSER, alias, expression, resolve, text)


@cache
def evaluate(code: str) -> Value:
    """The value of an expression made of literals, types, and calls that make values."""
    result = parse(SourceFile(code, ""))
    assert result.ok, code
    (expression,) = result.program.body
    return value_of(expression)


def as_type(code: str) -> Type:
    value = evaluate(code)
    assert isinstance(value, Type)
    return value


def value_of(node: nodes.Node) -> Value:
    match node:
        case nodes.TypeName(name):
            return builtin(name) or resolve(name)
        case nodes.Access(left, keys):
            return specialize(value_of(left), [value_of(key) for key in keys])
        case nodes.Call(nodes.Name("type"), [argument]):
            return infer_detailed(value_of(argument))
        case nodes.Call(nodes.TypeName(name), arguments):
            return make(name, [value_of(argument) for argument in arguments])
        case nodes.MethodCall(receiver, nodes.Name(name), arguments):
            iterator = iterate(value_of(receiver))
            assert iterator is not None
            return iterator.reverse() if name == "reverse_each" else iterator.step(2)
        case nodes.Array(elements):
            return [value_of(element) for element in elements]
        case nodes.Hash(entries):
            return hash_of((value_of(entry.key), value_of(entry.value)) for entry in entries)
        case nodes.Regexp(pattern):
            return Regexp(pattern)
        case nodes.Undef():
            return None
        case nodes.Default():
            return DEFAULT
        case nodes.Negate(operand):
            return -value_of(operand)
        case nodes.Paren(expression):
            return value_of(expression)
    assert isinstance(
        node, nodes.Boolean | nodes.Integer | nodes.Float | nodes.String | nodes.Name
    ), node
    return node.value


def make(name: str, arguments: list[Value]) -> Value:
    first = arguments[0]
    seconds = first * 1_000_000_000 if isinstance(first, int | float) else None
    match name:
        case "Sensitive":
            return Sensitive(first)
        case "SemVer":
            return parse_version(first)
        case "SemVerRange":
            return parse_range(first)
        case "Timespan":
            return parse_timespan(first) if seconds is None else Timespan(int(seconds))
        case "Timestamp":
            return parse_timestamp(first) if seconds is None else Timestamp(int(seconds))
        case "Binary":
            import base64

            return Binary(base64.b64decode(first))
        case "URI":
            return parse_uri(first)
    type = builtin(name) or resolve(name)
    assert isinstance(type, ObjectType)
    return type.make_of_arguments(arguments)


VALUES = [row[0] for row in load("values")]
TYPES = [row[0] for row in load("types")]


@case_by_case(load("values"))
def test_value(code: str, reduced: str, detailed: str, generalized: str, text: str) -> None:
    value = evaluate(code)
    assert str(infer(value)) == reduced
    assert str(infer_detailed(value)) == detailed
    assert str(infer(value).generalize()) == generalized
    assert to_string(value) == text


@case_by_case(load("types"))
def test_type(code: str, text: str, generalized: str, normalized: str, expanded: str) -> None:
    type = as_type(code)
    assert str(type) == text
    assert str(type.generalize()) == generalized
    assert str(type.normalize()) == normalized
    assert type.expanded_string() == expanded


@case_by_case(load("instances"))
def test_instances(code: str, bits: str) -> None:
    type = as_type(code)
    wrong = [
        f"{value}: {bit}"
        for value, bit in zip(VALUES, bits, strict=True)
        if bit != "x" and type.is_instance(evaluate(value)) != (bit == "1")
    ]
    assert wrong == []


@case_by_case(load("assignable"))
def test_assignable(code: str, bits: str) -> None:
    type = as_type(code)
    wrong = [
        f"{other}: {bit}"
        for other, bit in zip(TYPES, bits, strict=True)
        if bit != "x" and type.is_assignable(as_type(other)) != (bit == "1")
    ]
    assert wrong == []


@case_by_case(load("common"))
def test_common_type(left: str, right: str, text: str) -> None:
    assert str(common_type(as_type(left), as_type(right))) == text


@case_by_case(load("relations"))
def test_relations(operator: str, left: str, bits: str) -> None:
    wrong = [
        f"{right}: {bit}"
        for right, bit in zip(VALUES, bits, strict=True)
        if bit != "x" and relation(operator, evaluate(left), evaluate(right)) != bit
    ]
    assert wrong == []


def relation(operator: str, left: Value, right: Value) -> str:
    if operator == "<=>":
        try:
            order = compare(left, right)
        except NotComparable:
            return "!"
        return "<" if order < 0 else ">" if order > 0 else "="
    if operator == "in":
        return "1" if includes(right, left) else "0"
    holds = equals if operator == "==" else matches
    return "1" if holds(left, right) else "0"


@case_by_case([*load("access"), *load("type_sets")])
def test_access(code: str, outcome: str, *answer: str) -> None:
    try:
        text = to_string(evaluate(code))
    except TypeArgumentError as error:
        prefix = "" if error.is_issue else "Error while evaluating a '[]' expression, "
        code = error.id.replace("-", "_").upper() if error.is_issue else "RUNTIME_ERROR"
        shown = [code, f"Evaluation Error: {prefix}{error}"]
        assert outcome == "breaks" or ["error", *shown] == [outcome, *answer]
    else:
        assert outcome == "breaks" or ["ok", text] == [outcome, *answer]


@case_by_case(load("comparisons"))
def test_comparison(code: str, outcome: str, text: str) -> None:
    (expression,) = parse(SourceFile(code, "")).program.body
    assert isinstance(expression, nodes.Binary)
    left, right = value_of(expression.left), value_of(expression.right)
    assert outcome == "ok"
    assert to_string(compare_types(expression.operator, left, right)) == text


@case_by_case(load("mismatches"))
def test_mismatch(type: str, value: str, text: str) -> None:
    actual = infer_detailed(evaluate(value))
    assert describe_mismatch("x", as_type(type), actual) == text


@case_by_case(load("parameters"))
def test_parameters(type: str, value: str, missing_ok: bool, text: str | None) -> None:
    struct = as_type(type)
    assert isinstance(struct, StructType)
    assert validate_parameters("subject", struct, evaluate(value), missing_ok) == text


class GivenSignature:
    """A signature by its type and names."""

    def __init__(self, type: str, names: list[str], block_name: str | None) -> None:
        callable_type = as_type(type)
        assert isinstance(callable_type, CallableType)
        self.callable_type = callable_type
        self.parameter_names = names
        self.block_name = block_name


@case_by_case(load("signatures"))
def test_signatures(
    name: str, signatures: list[list[Any]], arguments: str, block: str | None, text: str
) -> None:
    types = [infer_detailed(argument) for argument in evaluate(arguments)]
    if block is not None:
        types.append(as_type(block))
    given = [GivenSignature(*signature) for signature in signatures]
    described = describe_argument_types(name, given, TupleType(types) if types else EMPTY_ARRAY)
    assert described == text


@case_by_case(load("numbers"))
def test_numbers(text: str, number: float | None) -> None:
    found = to_number(text)
    assert (type(found), found) == (type(number), number)


@case_by_case(load("quoted"))
def test_quoted(text: str, quoted: str) -> None:
    assert quote(text) == quoted
