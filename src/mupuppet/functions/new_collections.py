"""Conversions to Array and Hash."""

from __future__ import annotations

from mupuppet.functions.constructors import constructor
from mupuppet.functions.registry import ArgumentMismatch, Context, FunctionError
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.types.inference import infer_generalized
from mupuppet.types.iteration import iterate
from mupuppet.types.labels import a_an
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import hash_of, key, pairs_of
from mupuppet.values.value import Value


def _not_convertible(value: Value, target: str) -> str:
    return f"Value of type {infer_generalized(value)} cannot be converted to {target}"


# --- Array


def _array(context: Context, value: Value, wrap: Value = False) -> Value:
    if isinstance(value, list):
        return value
    if isinstance(value, Binary):
        return list(value.content)
    return list(iterate(value) or ())


def _wrapped(context: Context, value: Value, wrap: Value) -> Value:
    return value if isinstance(value, list) else [value]


ARRAY_CONSTRUCTOR = constructor(
    "new_array",
    "Array",
    _array,
    _wrapped,
    explanations=[
        ("Any $from, ?Boolean $wrap", lambda value, _=None: _not_convertible(value, "Array"))
    ],
)


# --- Hash


def _hash_of_pairs(context: Context, pairs: list[list[Value]]) -> Value:
    return hash_of((pair[0], pair[1]) for pair in pairs)


def _hash_of_tree(context: Context, nodes: list[list[Value]], option: str | None = None) -> Value:
    """Paths and values, as `tree_each` gives them, put together again."""
    if option is None:
        return _hash_of_pairs(context, nodes)
    tree: dict[Value, Value] = {}
    for path, value in nodes:
        if path:
            tree = _put(tree, path, _as_hash(value) if option == "hash_tree" else value)
        elif isinstance(value, list):
            tree = {**tree, **dict(enumerate(value))}
        elif isinstance(value, dict):
            tree = {**tree, **value}
        else:
            raise ArgumentMismatch(
                f"The root of a tree must be an Array or Hash, got {a_an(value)}"
            )
    return tree


def _as_hash(value: Value) -> Value:
    """Arrays as hashes of their indices, at all levels."""
    if isinstance(value, list):
        return {index: _as_hash(element) for index, element in enumerate(value)}
    return value


def _put(container: Value, path: list[Value], value: Value) -> Value:
    """The container with a value at a path; what is not there yet becomes a hash."""
    step, rest = path[0], path[1:]
    if isinstance(container, dict):
        name = key(step)
        inner = _put(container.get(name, {}), rest, value) if rest else value
        return {**container, name: inner}
    if isinstance(container, list) and type(step) is int and step >= 0:
        padded = container + [None] * (step + 1 - len(container))
        inner = _put(padded[step], rest, value) if rest else value
        return [*padded[:step], inner, *padded[step + 1 :]]
    raise FunctionError(
        f"A tree has nothing at index {step} of {a_an(container)}", "conversion-failed"
    )


def _hash(context: Context, value: Value) -> Value:
    if isinstance(value, dict):
        return value
    if isinstance(value, list):
        return _hash_of_list(value)
    iterator = iterate(value)
    if iterator is None:
        raise FunctionError(_not_convertible(value, "Hash"), "conversion-failed")
    elements = list(iterator)
    return _hash_of_only(elements[0]) if len(elements) == 1 else _hash_of_list(elements)


def _hash_of_list(elements: list[Value]) -> Value:
    """Keys and values in turn."""
    if len(elements) % 2:
        raise FunctionError("odd number of arguments for Hash", "conversion-failed")
    return hash_of(zip(elements[::2], elements[1::2], strict=True))


def _hash_of_only(element: Value) -> Value:
    """A single element is a hash itself, or its pairs."""
    if isinstance(element, dict):
        return hash_of(pairs_of(element))
    if not isinstance(element, list):
        raise FunctionError("odd number of arguments for Hash", "conversion-failed")
    for index, pair in enumerate(element):
        if not isinstance(pair, list):
            raise FunctionError(
                f"wrong element type {class_name(pair)} at {index} (expected array)",
                "conversion-failed",
            )
        if not 1 <= len(pair) <= 2:
            raise FunctionError(
                f"invalid number of elements ({len(pair)} for 1..2)", "conversion-failed"
            )
    return hash_of((pair[0], pair[1] if len(pair) > 1 else None) for pair in element)


HASH_CONSTRUCTOR = constructor("new_hash", "Hash", _hash_of_tree, _hash_of_pairs, _hash)

CONSTRUCTORS = {"Array": ARRAY_CONSTRUCTOR, "Hash": HASH_CONSTRUCTOR}
