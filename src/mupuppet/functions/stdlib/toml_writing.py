"""TOML as stdlib writes it: keys in order, tables after plain values, arrays of tables last."""

from __future__ import annotations

import re

from mupuppet.functions.stdlib.ruby_values import in_order
from mupuppet.ruby_semantics.conversion import described, no_method, to_s
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import Value


def to_toml(hash: dict[Value, Value]) -> str:
    """A hash as TOML."""
    parts: list[str] = []
    _write_table(hash, [], parts)
    return "".join(parts)


def _write_table(hash: dict[Value, Value], path: list[str], parts: list[str]) -> None:
    has_plain = any(not _is_table(v) and not _is_table_array(v) for v in hash.values())
    if path and (has_plain or not hash):
        parts.append(f"[{'.'.join(path)}]\n")
    _write_entries(hash, path, parts)


def _write_entries(hash: Value, path: list[str], parts: list[str]) -> None:
    if type(hash) is not dict:
        raise no_method("keys", hash)
    pairs = in_order(pairs_of(hash), lambda pair: pair[0])
    for name, entry in pairs:
        if not _is_table(entry) and not _is_table_array(entry):
            parts.append(f"{_key(name)} = {_literal(entry)}\n")
    for name, entry in pairs:
        if _is_table(entry):
            _write_table(entry, [*path, _key(name)], parts)
    for name, entry in pairs:
        if _is_table_array(entry):
            inner = [*path, _key(name)]
            for element in entry:
                parts.append(f"[[{'.'.join(inner)}]]\n")
                _write_entries(element, inner, parts)


def _is_table(value: Value) -> bool:
    return type(value) is dict


def _is_table_array(value: Value) -> bool:
    return type(value) is list and bool(value) and type(value[0]) is dict


def _key(name: Value) -> str:
    string = to_s(name)
    if re.search(r"^[a-zA-Z0-9_-]*$", string, re.M) is not None:
        return string
    if type(name) is not str:
        raise no_method("gsub", name)
    return '"' + string.replace('"', '\\"') + '"'


def _literal(value: Value) -> str:
    if isinstance(value, Regexp):
        return described(described(value))
    string = described(value)
    return re.sub(r"\\(#[$@{])", r"\1", string) if type(value) is str else string
