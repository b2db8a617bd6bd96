"""Signatures: the notation, what they accept, and what constructors accept."""

from __future__ import annotations

import pytest

from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import Type
from mupuppet.types.builtin import constructors, parse_type
from mupuppet.types.callables import CallableValue
from mupuppet.types.collections import StructType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.mismatch import describe
from mupuppet.types.mismatch_kinds import part_at
from mupuppet.types.parameters import parameter_mismatches
from mupuppet.types.signatures import (
    Signature,
    SignatureParameter,
    arity_type,
    block_type,
    describe_signatures,
    parse_signature,
)


class Arity:
    """A block of which only the number of parameters is known."""

    def __init__(self, minimum: int, maximum: int | None) -> None:
        self.minimum = minimum
        self.maximum = maximum


class Typed(CallableValue):
    """A block that knows its type."""

    def __init__(self, type: str) -> None:
        self._type = parse_type(type)

    @property
    def callable_type(self) -> Type:
        return self._type


class WithSignature(Arity):
    """A lambda with types: it has a signature."""

    def __init__(self, text: str) -> None:
        self.signature = parse_signature(text, parse_type)
        super().__init__(self.signature.minimum, int(self.signature.maximum))


@pytest.mark.parametrize(
    ("notation", "callable_type", "text"),
    [
        ("", "Callable[0, 0]", ""),
        ("String $a", "Callable[String]", "String a"),
        ("$a, $b", "Callable[Any, Any]", "Any a, Any b"),
        ("String $a, ?Integer $b", "Callable[String, Integer, 1, 2]", "String a, Integer b?"),
        ("*Any $rest", "Callable[Any, 0]", "Any rest*"),
        ("String $a, +Any $rest", "Callable[String, Any, 2]", "String a, Any rest+"),
        (
            "Struct[{a => Integer, b => Enum['x,y', z]}] $s, ?&Callable[1, 1] $each",
            "Callable[Struct[{'a' => Integer, 'b' => Enum['x,y', 'z']}], Optional[Callable[1, 1]]]",
            "Struct[{'a' => Integer, 'b' => Enum['x,y', 'z']}] s, Callable[1, 1] each?",
        ),
        (
            "Pattern[/,]/] $p, &Callable $b >> Struct[{a => Integer}]",
            "Callable[[Pattern[/,]/], Callable], Struct[{'a' => Integer}]]",
            "Pattern[/,]/] p, Callable b",
        ),
    ],
)
def test_notation(notation: str, callable_type: str, text: str) -> None:
    signature = parse_signature(notation, parse_type)
    assert str(signature.callable_type) == callable_type
    assert signature.text == text


@pytest.mark.parametrize("wrong", ["String", "$a $b c", "$"])
def test_wrong_notation(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a parameter"):
        parse_signature(wrong, parse_type)


@pytest.mark.parametrize(
    ("notation", "arguments", "accepted"),
    [
        ("", [], True),
        ("", [1], False),
        ("String $a, ?Integer $b", ["x"], True),
        ("String $a, ?Integer $b", ["x", 1], True),
        ("String $a, ?Integer $b", ["x", None], False),
        ("String $a, ?Integer $b", ["x", 1, 2], False),
        ("String $a, *Integer $b", ["x", 1, 2, 3], True),
        ("String $a, *Integer $b", ["x", 1, "y", 3], False),
        ("+Integer $b", [], False),
    ],
)
def test_accepts_arguments(notation: str, arguments: list[object], accepted: bool) -> None:
    signature = parse_signature(notation, parse_type)
    assert signature.accepts(arguments) is accepted
    assert signature.callable_type.accepts_arguments(arguments) is accepted


@pytest.mark.parametrize(
    ("wanted", "block", "accepted"),
    [
        ("", None, True),
        ("", Arity(1, 1), False),
        ("&Callable[1, 1] $b", None, False),
        ("?&Callable[1, 1] $b", None, True),
        ("&Callable[1, 1] $b", Arity(1, 1), True),
        ("&Callable[1, 1] $b", Arity(2, 2), False),
        ("&Callable[1, 1] $b", Arity(0, None), True),
        ("&Callable[1, 2] $b", Arity(1, 1), False),
        ("&Callable[0, 0] $b", Arity(0, 0), True),
        ("&Callable[0, 0] $b", Arity(1, 1), False),
        ("&Callable $b", Arity(3, 3), True),
        ("&Callable[1, 1] $b", Typed("Callable[String, 1, 1]"), True),
        ("&Callable[Integer] $b", Typed("Callable[String, 1, 1]"), False),
        ("&Callable[Integer] $b", Typed("Callable[Any, 1, 1]"), True),
        ("&Callable[Integer] $b", Arity(1, 1), True),
        ("&Callable[Integer] $b", WithSignature("String $x"), False),
        ("&Callable[Integer] $b", WithSignature("Numeric $x"), True),
    ],
)
def test_accepts_block(wanted: str, block: Arity | Typed | None, accepted: bool) -> None:
    assert parse_signature(wanted, parse_type).accepts([], block) is accepted


def test_block_types() -> None:
    assert str(block_type(Arity(1, 2))) == "Callable[Any, Any, 1, 2]"
    assert str(block_type(Arity(0, None))) == "Callable[Any, 0]"
    assert str(arity_type(0, 0)) == "Callable[0, 0]"


def test_lambdas_report_how_many_arguments_they_take() -> None:
    signature = Signature([SignatureParameter("x"), SignatureParameter("y", minimum=0)])
    assert str(signature.callable_type) == "Callable[Any, Any, 1, 2]"
    assert str(Signature([SignatureParameter("x")]).callable_type) == "Callable[Any, 1, 1]"


def test_describe_signatures_with_values() -> None:
    signature = parse_signature("Integer $x, &Callable[1, 1] $block", parse_type)
    block = Arity(1, 1)
    described = describe_signatures("f", [signature], ["a"], block)
    assert described == "'f' parameter 'x' expects an Integer value, got String"
    assert describe_signatures("f", [signature], [1]) == "'f' expects a block"


@pytest.mark.parametrize(
    ("type", "count"),
    [
        ("Integer", 2), ("String", 1), ("Boolean", 1), ("Array", 2), ("Tuple[String]", 2),
        ("Struct[{a => Integer}]", 3), ("SemVer", 3), ("Timestamp", 4), ("Timespan", 5),
        ("Binary", 3), ("URI", 2), ("Optional[Integer]", 2), ("NotUndef", 1), ("Error", 2),
        ("Sensitive", 2), ("Init[Integer]", 1), ("Type", 1), ("Regexp", 1), ("Numeric", 2),
    ],
)  # fmt: skip
def test_constructors(type: str, count: int) -> None:
    signatures = constructors().signatures(parse_type(type))
    assert signatures is not None
    assert len(signatures) == count
    assert len(constructors().parameters(parse_type(type)) or []) == count


@pytest.mark.parametrize("type", ["Any", "Enum[a]", "Variant[Integer, String]", "Callable"])
def test_types_without_constructor(type: str) -> None:
    assert constructors().signatures(parse_type(type)) is None


def test_constructor_of_an_alias_is_that_of_its_type() -> None:
    alias = TypeAlias("My::Integer", lambda: parse_type("Integer[1]"))
    assert constructors().signatures(alias) == constructors().signatures(parse_type("Integer"))


def test_mismatch_leads_to_the_part_that_is_wrong() -> None:
    struct = parse_type("Struct[{options => Hash[String, Array[Integer]]}]")
    assert isinstance(struct, StructType)
    given = {"options": {"a": [1, 2], "b": [3, "x"]}}
    (mismatch,) = parameter_mismatches(struct, given)
    assert [str(step) for step in mismatch.path] == [
        "parameter 'options'", "entry 'b'", "index 1",
    ]  # fmt: skip
    assert part_at(given["options"], mismatch.path) == "x"
    (mismatch,) = describe(parse_type("Hash[Enum[a], Any]"), infer_detailed({"b": 1}), ())
    assert part_at({"b": 1}, mismatch.path) == "b"
