"""What a function accepts: parameters and a block, in a compact notation.

    "String $text, ?Integer $count, *Any $rest, &Callable[1, 1] $block >> String"

`?` marks what may be missing, `*` what may come any number of times (`+`: at least once),
`&` the block (`?&` one that may be missing). A parameter without a type takes anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING, Protocol

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.types.aliases import TypeAlias
from mupuppet.types.base import ANY, Predicate, Type, UnitType
from mupuppet.types.callables import CallableType, CallableValue
from mupuppet.types.collections import EMPTY_ARRAY, TupleType
from mupuppet.types.combinations import OptionalType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.scalars import IntegerType, integer_range
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.types.mismatch import DescribedSignature


class BlockArity(Protocol):
    """A block of which only the number of its parameters is known."""

    @property
    def minimum(self) -> int:
        """How many arguments it needs at least."""

    @property
    def maximum(self) -> int | None:
        """How many it takes at most; None if there is no limit."""


Block = CallableValue | BlockArity


def block_type(block: Block) -> Type:
    """The type of a block: its own, or else one that takes anything."""
    if isinstance(block, CallableValue):
        return block.callable_type
    signature = getattr(block, "signature", None)
    if isinstance(signature, Signature):
        return signature.callable_type
    return arity_type(block.minimum, block.maximum)


def arity_type(minimum: int, maximum: int | None) -> CallableType:
    """The type of a lambda without types that takes a number of arguments."""
    count = max(minimum, 1) if maximum is None else maximum
    return CallableType(TupleType([ANY] * count, IntegerType(minimum, maximum)))


class SignatureParameter(Record, eq=False):
    """A parameter and how often it may occur; -1 is any number of times."""

    name: str
    type: Type = ANY
    minimum: int = 1
    maximum: int = 1


class Signature:
    """Parameters, a block or none, and what is returned."""

    def __init__(
        self,
        parameters: Sequence[SignatureParameter],
        block: Type | None = None,
        returned: Type | None = None,
        block_name: str | None = None,
        *,
        has_size: bool = True,
    ) -> None:
        self.parameters = tuple(parameters)
        self.block = block
        self.returned = returned
        self.block_name = block_name if block_name is not None or block is None else "block"
        self.parameter_names = tuple(parameter.name for parameter in parameters)
        self.minimum = sum(parameter.minimum for parameter in parameters)
        unlimited = any(parameter.maximum < 0 for parameter in parameters)
        self.maximum: float = inf if unlimited else sum(p.maximum for p in parameters)
        #: How many parameters take one argument each.
        self.fixed_count = sum(parameter.maximum == 1 for parameter in parameters)
        #: Lambdas say how many arguments they take even where their types say it already.
        self._has_size = has_size

    @cached_property
    def callable_type(self) -> CallableType:
        """The Callable that it is."""
        needs_size = self._has_size or not 0 < self.minimum == self.maximum
        size = integer_range(self.minimum, self.maximum) if needs_size else None
        types = TupleType([parameter.type for parameter in self.parameters], size)
        return CallableType(types, self.block, self.returned)

    @cached_property
    def text(self) -> str:
        """The parameters as messages show them."""
        from mupuppet.types.mismatch import signature_text

        return signature_text(self)

    @cached_property
    def _checks(self) -> tuple[tuple[Predicate, frozenset[type]], ...]:
        """What tells whether an argument is accepted; its class alone may do."""
        types = [parameter.type for parameter in self.parameters]
        return tuple((type.is_instance, type.sure_classes()) for type in types)

    @cached_property
    def _block_arity(self) -> tuple[float, float] | None:
        """How many arguments the block will get, if nothing else matters about it."""
        wanted = self.block.type if isinstance(self.block, OptionalType) else self.block
        if not isinstance(wanted, CallableType) or wanted.parameters is None:
            return None
        plain = all(isinstance(type, UnitType) for type in wanted.parameters.types)
        if not plain or wanted.block is not None or wanted.returned is not None:
            return None
        size = wanted.parameters.effective_size if wanted.parameters.types else None
        return None if size is None else (size.low, size.high)

    def takes(self, count: int, with_block: bool) -> bool:
        """May it be called with so many arguments, with a block or without one?"""
        if not self.minimum <= count <= self.maximum:
            return False
        if with_block:
            return self.block is not None
        return self.block is None or isinstance(self.block, OptionalType)

    def accepts(self, arguments: Sequence[Value], block: Block | None = None) -> bool:
        """May it be called with these values?"""
        count = len(arguments)
        if not self.minimum <= count <= self.maximum:
            return False
        checks = self._checks
        # Without `strict`, Python is faster.
        for argument, (accepts, classes) in zip(arguments, checks):  # noqa: B905
            if type(argument) not in classes and not accepts(argument):
                return False
        if count > len(checks):
            last, _ = checks[-1]
            for argument in arguments[len(checks) :]:
                if not last(argument):
                    return False
        if block is None and self.block is None:
            return True
        return self.accepts_block(block)

    def accepts_block(self, block: Block | None) -> bool:
        """May it be called with this block, or without one?"""
        if self.block is None:
            return block is None
        if block is None:
            return isinstance(self.block, OptionalType)
        arity = self._block_arity
        if arity is not None and not isinstance(block, CallableValue):
            least, most = arity
            return block.minimum <= least and (block.maximum is None or block.maximum >= most)
        return self.block.is_assignable(block_type(block))


def describe_signatures(
    name: str,
    signatures: Sequence[DescribedSignature],
    arguments: Sequence[Value],
    block: object = None,
) -> str:
    """Why no signature accepts arguments and a block."""
    from mupuppet.types.mismatch import describe_argument_types  # few runs make mistakes

    types = [infer_detailed(argument) for argument in arguments]
    if block is not None:
        types.append(block_type(block))  # type: ignore[arg-type]  # callers pass blocks
    return describe_argument_types(name, signatures, TupleType(types) if types else EMPTY_ARRAY)


def shown_signature(name: str, signature: Signature) -> str:
    """A signature for people: `[…]` may be left out, `…` may come again, `&` is a lambda."""
    parts = []
    for parameter in signature.parameters:
        part = f"{_shown_type(parameter.type)} ${parameter.name}"
        if parameter.maximum < 0:
            part += ", …"
        parts.append(f"[{part}]" if parameter.minimum == 0 else part)
    if isinstance(signature.block, OptionalType):
        parts.append(f"[{signature.block.type} &${signature.block_name}]")
    elif signature.block is not None:
        parts.append(f"{signature.block} &${signature.block_name}")
    return f"{name}({', '.join(parts)})"


def _shown_type(type: Type) -> str:
    """A type, but an alias by its name alone."""
    return type.alias_name if isinstance(type, TypeAlias) else str(type)


# --- The notation

_PARAMETER = pattern(r"(?P<mark>\?&|[?*+&]?)\s*(?P<type>.*?)\s*\$(?P<name>\w+)", re.S)


def parse_signature(source: str, parse_type: Callable[[str], Type]) -> Signature:
    """The signature that a string describes; raises ValueError where it is none."""
    pieces, returned_source = _split(source)
    returned = parse_type(returned_source) if returned_source else None
    parameters: list[SignatureParameter] = []
    block: Type | None = None
    block_name: str | None = None
    for piece in pieces:
        mark, type, name = _read_parameter(piece, parse_type)
        if mark.endswith("&"):
            block = OptionalType(type) if mark == "?&" else type
            block_name = name
        else:
            minimum = 0 if mark in ("?", "*") else 1
            maximum = -1 if mark in ("*", "+") else 1
            parameters.append(SignatureParameter(name, type, minimum, maximum))
    return Signature(parameters, block, returned, block_name, has_size=False)


def _read_parameter(piece: str, parse_type: Callable[[str], Type]) -> tuple[str, Type, str]:
    found = _PARAMETER.fullmatch(piece.strip())
    if found is None:
        raise ValueError(f"not a parameter: {piece}")
    type = parse_type(found["type"]) if found["type"] else ANY
    return found["mark"], type, found["name"]


_TOKEN = pattern(r"'(?:\\.|[^'\\])*'|\"(?:\\.|[^\"\\])*\"|/(?:\\.|[^/\\])*/|>>|.", re.S)


def _split(source: str) -> tuple[list[str], str]:
    """The parameters, and what is returned; brackets, strings and so on are not looked into."""
    pieces = [""]
    depth = 0
    for found in _TOKEN.finditer(source):
        token = found[0]
        if token == ">>" and not depth:
            return [piece for piece in pieces if piece.strip()], source[found.end() :].strip()
        depth += (token in "[{(") - (token in "]})")
        if token == "," and not depth:
            pieces.append("")
        else:
            pieces[-1] += token
    return [piece for piece in pieces if piece.strip()], ""
