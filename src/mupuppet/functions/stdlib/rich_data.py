"""Values as plain data, as Puppet sends them to other programs.

What is not plain data becomes a hash that names its type. An array, hash or type that occurs again
(the same one, not an equal one) becomes a reference to where it occurred first.
"""

from __future__ import annotations

from collections.abc import Mapping

from mupuppet.functions.registry import FunctionError
from mupuppet.types.base import Type
from mupuppet.types.builtin import PARSER
from mupuppet.types.collections import StructElement
from mupuppet.types.pcore import attributes_of, element_attributes
from mupuppet.values.hashes import pairs_of
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import object_name
from mupuppet.values.value import DEFAULT, Sensitive, Value

_TYPE = "__ptype"
_VALUE = "__pvalue"


def to_data(value: Value) -> Value:
    """A value as data."""
    return _Converter().convert(value, "$")


class _Converter:
    def __init__(self) -> None:
        #: Where arrays and hashes occurred, and they themselves, so that they live on.
        self._paths: dict[int, tuple[str, Value]] = {}

    def convert(self, value: Value, path: str) -> Value:
        kind = type(value)
        if kind in (str, int, float, bool) or value is None:
            return value
        if kind is list or kind is dict:
            if id(value) in self._paths:
                return {_TYPE: "LocalRef", _VALUE: self._paths[id(value)][0]}
            self._paths[id(value)] = (path, value)
            return self._array(value, path) if kind is list else self._hash(value, path)
        return self._rich(value, path)

    def _array(self, array: list[Value], path: str) -> Value:
        return [self.convert(element, f"{path}[{index}]") for index, element in enumerate(array)]

    def _hash(self, hash: dict[Value, Value], path: str) -> Value:
        if all(type(name) is str for name in hash) and _TYPE not in hash:
            return {name: self.convert(each, f"{path}{_step(name)}") for name, each in hash.items()}
        flat = [part for pair in pairs_of(hash) for part in pair]
        return {_TYPE: "Hash", _VALUE: self._array(flat, f"{path}['{_VALUE}']")}

    def _rich(self, value: Value, path: str) -> Value:
        if value is DEFAULT:
            return {_TYPE: "Default"}
        if isinstance(value, Sensitive):
            return self._object("Sensitive", {_VALUE: value.value}, path, value)
        if isinstance(value, Regexp):
            return {_TYPE: "Regexp", _VALUE: value.own_source}
        if isinstance(value, Type):
            if id(value) in self._paths:
                value = PARSER.copy_of_cached(value) or value
            return self._object(f"Pcore::{value.name}Type", attributes_of(value), path, value)
        if isinstance(value, StructElement):
            return self._object("Pcore::StructElement", element_attributes(value), path, value)
        if isinstance(value, (Deferred, ErrorValue, ObjectValue)):
            return self._object(object_name(value), value.attributes(), path, value)
        if isinstance(value, IteratorValue):
            raise FunctionError(
                "an Iterator cannot be written: make an Array of it", "conversion-failed"
            )
        return {_TYPE: type(value).__name__, _VALUE: str(value)}

    def _object(self, name: str, attributes: Mapping[str, Value], path: str, value: Value) -> Value:
        if id(value) in self._paths:
            return {_TYPE: "LocalRef", _VALUE: self._paths[id(value)][0]}
        self._paths[id(value)] = (path, value)
        data = {each: self.convert(part, f"{path}['{each}']") for each, part in attributes.items()}
        return {_TYPE: name, **data}


def _step(name: Value) -> str:
    escaped = str(name).replace("\\", "\\\\").replace("'", "\\'")
    return f"['{escaped}']"
