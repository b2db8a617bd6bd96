"""Generated types and values: our answers against those of the installed Puppet."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from mupuppet.types.base import Type
from mupuppet.types.inference import common_type, infer, infer_detailed
from mupuppet.types.mismatch import describe_mismatch
from mupuppet.values.compare import equals, matches
from mupuppet.values.strings import to_string
from tests.agreement.test_types import as_type, evaluate
from tests.oracle.front_end.puppet import is_installed
from tests.oracle.types.tables import BROKEN, ask
from tests.requirements import NO_PUPPET

pytestmark = pytest.mark.slow

CASES = int(os.environ.get("MUPUPPET_LIVE_CASES", "150"))

_SCALARS = """
    Any Undef Default Scalar ScalarData Numeric Integer Float Boolean String
    Integer[0] Integer[1,10] Integer[default,5] Float[0.0,1.5] Boolean[true] String[1]
    String[1,3] String[0,0] Enum[a,b] Enum[abc] Enum['A',true] Pattern[/a/] Pattern[/^a/,/b$/]
    Regexp Regexp[/a/] SemVer['1.x'] Timespan Timestamp Binary URI Type Type[Integer]
    Collection Collection[1,2] Array Hash Tuple Struct Callable Iterable Sensitive Object
    Resource File Class['a'] Sample::Port Sample::Name Sample::Ensure Sample::Maybe
    Sample::Either Sample::Options Sample::Point Sample::Pixel
""".split()
#: Puppet takes the comparison of two recursive types for done as soon as both have recursed,
#: even where they differ further on. We do not, so only one of two types is recursive here.
_RECURSIVE = ["Data", "RichData", "Sample::Tree", "Sample::List"]
_VALUES = """
    undef default true false 0 1 5 42 -3 1.5 0.0 '' 'a' 'b' 'abc' 'A' 'zz' 'present' /a/ /b/
    Integer String[1] File['/a'] SemVer('1.2.3') Timespan(5) Binary('YWJj') Sensitive('a')
    Sample::Point(1) Sample::Port
""".split()


class Generator:
    """Expressions for types and values, of limited depth."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.leaves = _SCALARS

    def recursive_type(self) -> str:
        """A type that may have recursive aliases in it."""
        self.leaves = _SCALARS + 3 * _RECURSIVE
        made = self.type()
        self.leaves = _SCALARS
        return made

    def type(self, depth: int = 3) -> str:
        choose = self.random.choice
        if depth == 0 or self.random.random() < 0.25:
            return choose(self.leaves)
        kind = choose(
            "Array Array Hash Tuple Struct Struct Variant Variant Optional NotUndef Type"
            " Iterable Sensitive Callable".split()
        )
        inner = self.type(depth - 1)
        match kind:
            case "Array":
                return f"Array[{inner}{self.size()}]"
            case "Hash":
                key = choose(["String", "Any", "Enum[a,b]", inner])
                return f"Hash[{key}, {inner}{self.size()}]"
            case "Tuple":
                types = ", ".join(self.type(depth - 1) for _ in range(self.random.randint(1, 3)))
                return f"Tuple[{types}{self.size()}]"
            case "Struct":
                return self.struct(depth)
            case "Variant":
                types = ", ".join(self.type(depth - 1) for _ in range(self.random.randint(2, 4)))
                return f"Variant[{types}]"
            case "Callable":
                return f"Callable[{inner}{self.size()}]"
        return f"{kind}[{inner}]"

    def size(self) -> str:
        return self.random.choice(["", "", ", 1", ", 0, 2", ", 2, 3", ", default, 1"])

    def struct(self, depth: int) -> str:
        keys = self.random.sample(["a", "b", "c", "port"], self.random.randint(1, 3))
        forms = ["{}", "{}", "Optional[{}]", "NotUndef[{}]"]
        pairs = [
            f"{self.random.choice(forms).format(key)} => {self.type(depth - 1)}" for key in keys
        ]
        return f"Struct[{{{', '.join(pairs)}}}]"

    def value(self, depth: int = 3) -> str:
        if depth == 0 or self.random.random() < 0.4:
            return self.random.choice(_VALUES)
        count = self.random.randint(0, 3)
        if self.random.random() < 0.5:
            return f"[{', '.join(self.value(depth - 1) for _ in range(count))}]"
        keys = self.random.sample(["a", "b", "c", "port", "1", "2.5"], count)
        return f"{{{', '.join(f'{key} => {self.value(depth - 1)}' for key in keys)}}}"


def requests(seed: int) -> list[dict[str, Any]]:
    generator = Generator(seed)
    asked: list[dict[str, Any]] = []
    for _ in range(CASES):
        type, other, value = generator.recursive_type(), generator.type(), generator.value()
        values = [value, *(generator.value() for _ in range(9))]
        types = [other, *(generator.type() for _ in range(9))]
        asked += [
            {"ask": "type", "code": type},
            {"ask": "value", "code": value},
            {"ask": "instance", "type": type, "values": values},
            {"ask": "assign", "type": type, "types": types},
            {"ask": "common", "left": other, "right": types[1]},
            {"ask": "mismatch", "type": type, "value": value},
            {"ask": "relation", "operator": "==", "left": value, "values": values},
            {"ask": "relation", "operator": "=~", "left": value, "values": [type, *values]},
        ]
    return asked


def answer(request: dict[str, Any]) -> Any:
    """What we say to a question."""
    match request["ask"]:
        case "type":
            type = as_type(request["code"])
            texts = [type, type.generalize(), type.normalize()]
            return [*map(str, texts), type.expanded_string()]
        case "value":
            value = evaluate(request["code"])
            types = [infer(value), infer_detailed(value), infer(value).generalize()]
            return [*map(str, types), to_string(value)]
        case "instance":
            type = as_type(request["type"])
            return bits(type.is_instance(evaluate(code)) for code in request["values"])
        case "assign":
            type = as_type(request["type"])
            return bits(type.is_assignable(as_type(code)) for code in request["types"])
        case "common":
            return str(common_type(as_type(request["left"]), as_type(request["right"])))
        case "mismatch":
            actual = infer_detailed(evaluate(request["value"]))
            return describe_mismatch("x", as_type(request["type"]), actual)
        case _:
            holds = equals if request["operator"] == "==" else matches
            left = evaluate(request["left"])
            return bits(holds(left, evaluate(code)) for code in request["values"])


def bits(answers: Any) -> str:
    return "".join("1" if holds else "0" for holds in answers)


def agrees(ours: Any, theirs: Any) -> bool:
    """Where Puppet itself breaks, nothing is compared."""
    if theirs == BROKEN:
        return True
    if isinstance(theirs, str) and "x" in theirs and set(theirs) <= {"0", "1", "x"}:
        return all(mine == its for mine, its in zip(ours, theirs, strict=True) if its != "x")
    return bool(ours == theirs)


@pytest.mark.skipif(not is_installed(), reason=NO_PUPPET)
def test_generated() -> None:
    seed = int(os.environ.get("MUPUPPET_LIVE_SEED", "1"))
    asked = requests(seed)
    wrong = [
        f"{request}\n  ours:   {ours}\n  Puppet: {theirs}"
        for request, theirs in zip(asked, ask(asked, may_break=True), strict=True)
        if not agrees(ours := answer(request), theirs)
    ]
    assert not wrong, "\n".join(wrong[:20])


def test_generator_makes_types() -> None:
    generator = Generator(0)
    assert all(isinstance(as_type(generator.type()), Type) for _ in range(50))
