"""Paths of keys into values, and how far records let them be followed."""

from __future__ import annotations

from itertools import islice

from mupuppet.compiler.functions.traits import called_name, calls
from mupuppet.functions.declarations import Trait
from mupuppet.provenance.evaluations import Record
from mupuppet.provenance.events import Frame
from mupuppet.syntax import nodes as n
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.hashes import pairs_of
from mupuppet.values.value import Sensitive, Value

#: Keys, from the outside to the inside.
Path = tuple[Value, ...]


def dig(value: Value, path: Path) -> Value:
    """What a path leads to; None if it leads nowhere."""
    for key in path:
        if isinstance(value, Sensitive):
            return value
        if isinstance(value, dict):
            value = value.get(hash_key(key))
        elif isinstance(value, list) and isinstance(key, int) and -len(value) <= key < len(value):
            value = value[key]
        else:
            return None
    return value


def has_key(value: Value, key: Value) -> bool:
    """Whether an array or a hash has a key, whatever is there."""
    if isinstance(value, dict):
        return hash_key(key) in value
    return isinstance(value, list) and isinstance(key, int) and -len(value) <= key < len(value)


def has_path(value: Value, path: Path) -> bool:
    """Whether a path leads to something, be it undef."""
    for key in path:
        if not has_key(value, key):
            return False
        value = dig(value, (key,))
    return True


def leading(value: Value, path: Path) -> Path:
    """The part of a path that leads through hashes and arrays; the last key may be missing."""
    for count, key in enumerate(path):
        wanted = str if isinstance(value, dict) else int if isinstance(value, list) else None
        if wanted is None or type(key) is not wanted:
            return path[:count]
        value = dig(value, (key,))
    return path


def entry_of(record: Record, key: Value) -> Record | None:
    """The record of one entry of a literal array or hash, if nothing else decides about it."""
    node = record.node
    if isinstance(node, n.Array) and isinstance(key, int):
        if any(part.node is not None and isinstance(part.node, n.Unfold) for part in record.parts):
            return None
        parts = record.parts
        return parts[key] if -len(parts) <= key < len(parts) else None
    if isinstance(node, n.Hash):
        return _entry_of_hash(record, node, key)
    return None


def _entry_of_hash(record: Record, node: n.Hash, key: Value) -> Record | None:
    named = all(isinstance(entry.key, (n.String, n.Name)) for entry in node.entries)
    if not named:
        return None
    for index in range(len(node.entries) - 1, -1, -1):
        entry_key = node.entries[index].key
        if entry_key.value == key:  # type: ignore[union-attr]  # strings and names, see above
            parts = record.parts
            if not parts:
                return None
            # Keys that are literals are not evaluated.
            return parts[index] if len(parts) == len(node.entries) else parts[2 * index + 1]
    return None


def element_path(frame: Frame, index: int, value: Value, path: Path) -> Path | None:
    """The position of a lambda's argument in the collection of its loop, if it is known."""
    key = iteration_key(frame)
    if key is None:
        return None
    receiver = frame.arguments[0].value
    count = len(frame.node.parameters)  # type: ignore[attr-defined]  # a lambda
    if isinstance(receiver, list):
        if count == 2 and index == 0:
            return None
    else:
        if count == 1:
            if not path or path[0] != 1:
                return None
            return (key, *path[1:]) if dig(receiver, (key,)) == dig(value, (1,)) else None
        if index == 0:  # a key comes from where its entry does
            return (key,) if key == value and not path else None
    return (key, *path) if dig(receiver, (key,)) == value else None


def iteration_key(frame: Frame) -> Value:
    """The key, in what a loop runs over, of what an iteration is for; None if that is unknown."""
    if not frame.arguments or frame.call is None or not calls(frame.call, Trait.ITERATES_IN_ORDER):
        return None
    receiver = frame.arguments[0].value
    if isinstance(receiver, list):
        return frame.iteration
    if not isinstance(receiver, dict):
        return None
    pair = next(islice(pairs_of(receiver), frame.iteration, None), None)
    return None if pair is None else pair[0]


def runs_to_the_end(frame: Frame) -> bool:
    """Whether a loop runs over all elements, whatever its iterations do."""
    if frame.call is None or calls(frame.call, Trait.STOPS_EARLY):
        return False
    return not any(calls(node, Trait.LEAVES) for node in n.walk(frame.node))


def fact_name(name: str, path: Path) -> str:
    """`os.family` for `$facts['os']['family']`."""
    parts = [str(key) for key in path]
    return ".".join(
        parts if name in ("facts", "trusted", "server_facts") and parts else [name, *parts]
    )


def dug_path(record: Record) -> tuple[Record, Path] | None:
    """What `dig` and `get` go into, and which way, where they found what they were to find."""
    name = None if record.node is None else called_name(record.node)
    if name not in ("dig", "get") or len(record.parts) < 2:
        return None
    left, *keys = record.parts
    values: Path = tuple(part.value for part in keys)
    if name == "get":
        if len(values) != 1 or not isinstance(values[0], str) or "'" in values[0]:
            return None
        values = tuple(int(key) if key.isdigit() else key for key in values[0].split("."))
    if record.value is None or dig(left.value, values) != record.value:
        return None
    return left, values


def merged_from(record: Record, path: Path) -> Record | None:
    """The operand of `+` or `merge` that an entry of the merged hash comes from."""
    if not path or not isinstance(record.value, dict):
        return None
    node = record.node
    is_sum = isinstance(node, n.Binary) and node.operator == "+"
    if not is_sum and (node is None or called_name(node) != "merge"):
        return None
    for part in reversed(record.parts):
        if not isinstance(part.value, dict):
            return None
        if hash_key(path[0]) in part.value:
            return part
    return None
