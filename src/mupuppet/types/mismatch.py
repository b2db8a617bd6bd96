"""Why a type does not match another one, in Puppet's wording.

The description walks the expected type and the actual one, that of a value, side by side and stops
where they differ. Mismatches of several alternatives of a Variant, or of several signatures of a
function, at the same place are merged into one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from mupuppet.types.aliases import TypeAlias, unresolved_name
from mupuppet.types.base import ANY, UNDEF, Type, TypeAssertionError, UndefType
from mupuppet.types.callables import CallableType
from mupuppet.types.collections import ArrayType, HashType, StructType, TupleType, size_of
from mupuppet.types.combinations import OptionalType, VariantType
from mupuppet.types.mismatch_kinds import (
    CountMismatch,
    ExtraneousKey,
    Mismatch,
    MissingKey,
    MissingRequiredBlock,
    Path,
    PathElement,
    PatternMismatch,
    SizeMismatch,
    TypeMismatch,
    UnexpectedBlock,
    UnresolvedReference,
)
from mupuppet.types.scalars import EnumType, IntegerType, PatternType


class DescribedSignature(Protocol):
    """What a description must know of a signature."""

    @property
    def callable_type(self) -> CallableType: ...

    @property
    def parameter_names(self) -> Sequence[str]: ...

    @property
    def block_name(self) -> str | None: ...


def assert_assignable(subject: str, expected: Type, actual: Type) -> None:
    """Raise TypeAssertionError unless the type is assignable."""
    if not expected.is_assignable(actual):
        raise_mismatch(f"{subject} is incorrect,", expected, actual)


def raise_mismatch(subject: str, expected: Type, actual: Type) -> None:
    """Raise TypeAssertionError with the description of a mismatch."""
    raise TypeAssertionError(describe_mismatch(subject, expected, actual), expected, actual)


def describe_mismatch(subject: str, expected: Type, actual: Type) -> str:
    """Why a type does not fit another; empty if it does."""
    found = describe(expected, actual, (PathElement("subject", subject),))
    if len(found) == 1:
        return found[0].text().strip()
    return "\n ".join(mismatch.text() for mismatch in found)


# --- Arguments of functions


def describe_argument_types(
    name: str, signatures: Sequence[DescribedSignature], arguments: Type
) -> str:
    """Why no signature accepts arguments of a type: that of their list, with a block last."""
    found = [
        _describe_arguments(signature, arguments, (PathElement("signature", index),))
        for index, signature in enumerate(signatures)
    ]
    if not all(found):
        found = _with_blocks(found, signatures, arguments)
    label = "block" if name == "lambda" else f"'{name}'"
    merged = _merge(0, CountMismatch, found)
    if len(merged) == 1:
        return f"{label}{merged[0].text()}"
    if len(signatures) == 1:
        lines = [f"{label} expects ({signature_text(signatures[0])})"]
        lines += [f"  rejected:{mismatch.without_step(0).text()}" for mismatch in found[0]]
        return "\n".join(lines)
    lines = [
        f"The function {label} was called with arguments it does not accept. It expects one of:"
    ]
    for signature, mismatches in zip(signatures, found, strict=True):
        lines.append(f"  ({signature_text(signature)})")
        lines += [f"    rejected:{mismatch.without_step(0).text()}" for mismatch in mismatches]
    return "\n".join(lines)


def _with_blocks(
    found: list[list[Mismatch]], signatures: Sequence[DescribedSignature], arguments: Type
) -> list[list[Mismatch]]:
    """Arguments fit somewhere, so it must be the block."""
    blocks = [
        _describe_block(signature, arguments, (PathElement("signature", index),))
        for index, signature in enumerate(signatures)
    ]
    if all(blocks):
        return blocks
    return [mismatches or block for mismatches, block in zip(found, blocks, strict=True)]


def _describe_arguments(
    signature: DescribedSignature, arguments: Type, path: Path
) -> list[Mismatch]:
    parameters = signature.callable_type.parameters
    assert parameters is not None  # signatures say theirs
    if isinstance(arguments, TupleType):
        types = list(arguments.types)
    elif isinstance(arguments, ArrayType):
        types = [arguments.element] * len(parameters.types)
    else:
        return [TypeMismatch(path, parameters, arguments)]
    size = parameters.effective_size
    if types and types[-1].is_callable_kind():
        count = len(types) - 1
        given = IntegerType(count, count)
    else:
        count = len(types)
        given = arguments.effective_size
    if not size.is_assignable(given):
        return [CountMismatch(path, size, given)]
    for index in range(count):
        at = min(index, len(parameters.types) - 1)
        expected = parameters.types[at]
        if not expected.is_assignable(types[index]):
            step = PathElement("parameter", signature.parameter_names[at])
            mismatches = describe(expected, types[index], (*path, step))
            if mismatches:
                return mismatches
    return []


def _describe_block(signature: DescribedSignature, arguments: Type, path: Path) -> list[Mismatch]:
    expected = signature.callable_type.block
    given = arguments.types[-1] if isinstance(arguments, TupleType) and arguments.types else None
    if given is not None and given.is_callable_kind():
        if expected is None:
            return [UnexpectedBlock(path)]
        return describe(expected, given, (*path, PathElement("block", "block")))
    if expected is None or expected.is_assignable(UNDEF):
        return []
    return [MissingRequiredBlock(path)]


def signature_text(signature: DescribedSignature) -> str:
    """The parameters of a signature: `String a, Integer b?, Any rest*, Callable block`."""
    callable_type = signature.callable_type
    assert callable_type.parameters is not None  # signatures say theirs
    size = callable_type.parameters.effective_size
    if size.high == 0:
        parts = []
    else:
        types = callable_type.parameters.types
        names = list(signature.parameter_names) or [""] * len(types)
        parts = [
            _parameter_text(types[min(index, len(types) - 1)], name, index, len(names), size)
            for index, name in enumerate(names)
        ]
    if size.high == 0:
        return ""
    block = callable_type.block
    if isinstance(block, OptionalType):
        parts.append(f"{block.type} {signature.block_name}?")
    elif isinstance(block, CallableType):
        parts.append(f"{block} {signature.block_name}")
    return ", ".join(parts)


def _parameter_text(type: Type, name: str, index: int, count: int, size: IntegerType) -> str:
    if size.high == float("inf") and index == count - 1:
        return f"{type} {name}{'+' if size.low == count else '*'}"
    if index + 1 > size.low:
        shown = type.type if isinstance(type, OptionalType) else type
        return f"{shown} {name}?"
    return f"{type} {name}"


# --- Types


def describe(expected: Type, actual: Type, path: Path) -> list[Mismatch]:
    """Where and why a type does not fit another; empty if it does."""
    unknown = unresolved_name(expected)
    if unknown is not None:
        return [UnresolvedReference(path, unknown)]
    return _describe(expected.normalize(), expected, actual, path)


def _describe(expected: Type, original: Type, actual: Type, path: Path) -> list[Mismatch]:
    """`original` is what was written, which is what messages show."""
    match expected:
        case VariantType():
            return _describe_variant(expected, original, actual, path)
        case StructType():
            return _describe_struct(expected, original, actual, path)
        case HashType():
            return _describe_hash(expected, original, actual, path)
        case TupleType():
            return _describe_tuple(expected, original, actual, path, SizeMismatch)
        case ArrayType():
            return _describe_array(expected, original, actual, path)
        case CallableType():
            return _describe_callable(expected, original, actual, path)
        case OptionalType():
            if isinstance(actual, UndefType) or expected.type is None:
                return []
            original = original if isinstance(original, TypeAlias) else expected
            return _describe(expected.type, original, actual, path)
        case PatternType() | EnumType():
            return [PatternMismatch(path, original, actual)]
        case TypeAlias():
            return _describe(expected.resolved.normalize(), expected, actual, path)
    return [] if expected.is_assignable(actual) else [TypeMismatch(path, original, actual)]


def _describe_variant(
    expected: VariantType, original: Type, actual: Type, path: Path
) -> list[Mismatch]:
    types = expected.types
    if isinstance(original, OptionalType):
        types = (UNDEF, *types)
    found: list[list[Mismatch]] = []
    for index, type in enumerate(types):
        mismatches = describe(type, actual, (*path, PathElement("variant", index)))
        if not mismatches:
            return []
        found.append(mismatches)
    merged = _merge(len(path), SizeMismatch, found)
    if isinstance(original, TypeAlias) and len(merged) == 1:
        return [TypeMismatch(path, original, actual)]
    return merged


def _merge(
    varying_step: int, size_mismatch: type[SizeMismatch], alternatives: list[list[Mismatch]]
) -> list[Mismatch]:
    """The mismatches of all alternatives, as one where each has one of the same kind.

    `varying_step` is the step of the path that tells the alternatives apart.
    """
    mismatches = [mismatch for alternative in alternatives for mismatch in alternative]
    kinds: tuple[type[Mismatch], ...]
    kinds = (size_mismatch, MissingRequiredBlock, UnexpectedBlock, TypeMismatch)
    for kind in kinds:
        alike: list[Mismatch] = [found for found in mismatches if isinstance(found, kind)]
        if len(alike) == len(alternatives):
            merged = _merge_alike(alike)
            if merged is not None:
                mismatches = [merged]
                break
    mismatches = _without_repeated_blocks(mismatches)
    if len(mismatches) == 1:
        return [mismatches[0].without_step(varying_step)]
    return mismatches


def _merge_alike(mismatches: list[Mismatch]) -> Mismatch | None:
    merged: Mismatch | None = mismatches[0] if mismatches else None
    for mismatch in mismatches[1:]:
        merged = None if merged is None else merged.merge(mismatch)
    return merged


def _without_repeated_blocks(mismatches: list[Mismatch]) -> list[Mismatch]:
    """Mismatches of blocks differ only in their place, so that one of them is enough."""
    seen: set[tuple[type, Path]] = set()
    distinct: list[Mismatch] = []
    for mismatch in mismatches:
        if isinstance(mismatch, (UnexpectedBlock, MissingRequiredBlock)):
            identity = (type(mismatch), mismatch.canonical_path)
            if identity in seen:
                continue
            seen.add(identity)
        distinct.append(mismatch)
    return distinct


def _describe_array(
    expected: ArrayType, original: Type, actual: Type, path: Path
) -> list[Mismatch]:
    if isinstance(actual, TupleType):
        size = size_of(actual)
        assert size is not None  # tuples have one
        if not expected.effective_size.is_assignable(size):
            return [SizeMismatch(path, expected.effective_size, size)]
        found: list[Mismatch] = []
        for index, type in enumerate(actual.types):
            if not expected.element.is_assignable(type):
                found += describe(expected.element, type, (*path, PathElement("index", index)))
        return found
    if isinstance(actual, ArrayType):
        if not expected.effective_size.is_assignable(actual.effective_size):
            return [SizeMismatch(path, expected.effective_size, actual.effective_size)]
        return [TypeMismatch(path, original, ArrayType(actual.element))]
    return [TypeMismatch(path, original, actual)]


def _describe_hash(expected: HashType, original: Type, actual: Type, path: Path) -> list[Mismatch]:
    if isinstance(actual, StructType):
        size = IntegerType(actual.required_count, len(actual.elements))
        if not expected.effective_size.is_assignable(size):
            return [SizeMismatch(path, expected.effective_size, size)]
        found: list[Mismatch] = []
        for element in actual.elements:
            if not expected.key.is_assignable(element.key):
                step = PathElement("key", element.name)
                found += describe(expected.key, element.key, (*path, step))
            if not expected.value.is_assignable(element.value):
                step = PathElement("entry", element.name)
                found += describe(expected.value, element.value, (*path, step))
        return found
    if isinstance(actual, HashType):
        if not expected.effective_size.is_assignable(actual.effective_size):
            return [SizeMismatch(path, expected.effective_size, actual.effective_size)]
        return [TypeMismatch(path, original, HashType(actual.key, actual.value))]
    return [TypeMismatch(path, original, actual)]


def _describe_struct(
    expected: StructType, original: Type, actual: Type, path: Path
) -> list[Mismatch]:
    if isinstance(actual, StructType):
        return _describe_struct_by_key(expected, actual, path)
    if isinstance(actual, HashType):
        size = IntegerType(expected.required_count, len(expected.elements))
        if not size.is_assignable(actual.effective_size):
            return [SizeMismatch(path, size, actual.effective_size)]
        return [TypeMismatch(path, original, HashType(actual.key, actual.value))]
    return [TypeMismatch(path, original, actual)]


def _describe_struct_by_key(expected: StructType, actual: StructType, path: Path) -> list[Mismatch]:
    found: list[Mismatch] = []
    rest = dict(actual.by_name)
    for element in expected.elements:
        name = element.name
        given = rest.pop(name, None)
        if given is None:
            if not element.is_optional:
                found.append(MissingKey(path, name))
            continue
        if not element.key.is_assignable(given.key):
            found += describe(element.key, given.key, (*path, PathElement("key", name)))
        if not element.value.is_assignable(given.value):
            found += describe(element.value, given.value, (*path, PathElement("entry", name)))
    found += [ExtraneousKey(path, name) for name in rest]
    return found


def _describe_tuple(
    expected: TupleType,
    original: Type,
    actual: Type | None,
    path: Path,
    size_mismatch: type[SizeMismatch],
) -> list[Mismatch]:
    if expected == actual or (not expected.types and isinstance(actual, ArrayType)):
        return []
    if not isinstance(actual, (TupleType, ArrayType)):
        return [TypeMismatch(path, original, ANY if actual is None else actual)]
    if not expected.effective_size.is_assignable(actual.effective_size):
        return [size_mismatch(path, expected.effective_size, actual.effective_size)]
    if isinstance(actual, ArrayType):
        pairs = [(index, actual.element) for index in range(len(expected.types))]
    else:
        last = len(expected.types) - 1
        pairs = [(min(index, last), type) for index, type in enumerate(actual.types)]
    found: list[Mismatch] = []
    if expected.types:
        for index, type in pairs:
            found += describe(expected.types[index], type, (*path, PathElement("index", index)))
    return found


def _describe_callable(
    expected: CallableType, original: Type, actual: Type, path: Path
) -> list[Mismatch]:
    if not isinstance(actual, CallableType):
        return [TypeMismatch(path, original, actual)]
    if expected.parameters is not None:
        parameters = expected.parameters
        found = _describe_tuple(parameters, parameters, actual.parameters, path, CountMismatch)
        if found:
            return found
    elif expected.returned is None:
        return []
    wanted, given = expected.returned or ANY, actual.returned or ANY
    if not wanted.is_assignable(given):
        return [TypeMismatch((*path, PathElement("return", "return")), wanted, given)]
    wanted, given = expected.block or UNDEF, actual.block or UNDEF
    if not given.is_assignable(wanted):
        return [TypeMismatch((*path, PathElement("block", "block")), wanted, given)]
    return []
