"""Values as frames carry them; `harness/values.rb` describes the form."""

from __future__ import annotations

import base64
from collections.abc import Callable
from math import inf, isfinite, nan
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.ruby.core.puppet_objects import ScopeObject
from mupuppet.ruby.puppet.values import methods_of
from mupuppet.ruby.worker.objects import Worker, WorkerObject
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.inheritance import ancestors_of
from mupuppet.ruby_semantics.objects import RaisedError, Range, RubyClass
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.ruby_semantics.replacements import ChangedValue, Replacements
from mupuppet.types.base import TypeArgumentError
from mupuppet.types.builtin import parse_type
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.host_objects import HostObject, Receiver
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import new_object, to_string
from mupuppet.values.symbols import Symbol
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI, parse_uri
from mupuppet.values.value import DEFAULT, Default, Sensitive, Value
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import parse_version

#: What classes of Puppet's objects include, and the worker has.
_MODULES = frozenset(["Comparable", "Enumerable"])
_FLOATS = {"NaN": nan, "Infinity": inf, "-Infinity": -inf}


class Frozen(Record, eq=False):
    """An immutable value, which is sent to the worker once."""

    value: Value


class MadeWithoutRuby(Exception):
    """An object that was made without Ruby is needed there."""


class Coding:
    """Encodes and decodes the values of one catalog."""

    def __init__(self, worker: Worker, binary_string: Callable[[bytes], Value]) -> None:
        self._worker: Worker | None = worker
        self._binary_string = binary_string
        #: The strings, arrays and hashes that were sent while the outermost request is served, by
        #: their numbers, and the numbers by identity. They are not used again.
        self._sent: dict[int, Value] = {}
        self._sent_numbers: dict[int, int] = {}
        #: The next number.
        self.first = 0
        #: Tells whether a value is frozen for the code that gets it.
        self.is_frozen: Callable[[Value], bool] = _never
        #: Remembers that code has frozen a value.
        self.freeze: Callable[[Value], object] = _never
        #: Objects that Ruby refers to by number.
        self._foreign: list[Value] = []
        #: Their numbers, by class and string.
        self._numbers: dict[tuple[type, str], list[int]] = {}
        #: The numbers of the classes of these objects.
        self._kinds: dict[tuple[str, ...], int] = {}
        #: Ruby objects, by their numbers.
        self._held: dict[int, WorkerObject] = {}
        #: The arrays and hashes that Ruby code has set variables to, and their numbers.
        self._variables: dict[int, Value] = {}
        self._shared_numbers: dict[int, int] = {}
        #: Immutable values that the worker has, and their numbers.
        self._frozen: dict[int, tuple[Value, int]] = {}

    def release(self) -> None:
        """Let go of the worker: the two refer to each other."""
        self._worker = None
        self._held.clear()
        self.begin()
        self.is_frozen = self.freeze = _never

    def begin(self) -> None:
        """Forget what was sent: a request begins that is not part of another."""
        self._sent.clear()
        self._sent_numbers.clear()

    def encode(self, value: Value) -> Any:
        """A value that the worker gets: it is the same object wherever it is sent."""
        kind = type(value)
        if value is None or kind is bool or kind is int:
            return value
        if kind is str:
            return self._encoded_string(value)
        if kind is list or isinstance(value, dict):
            if id(value) in self._shared_numbers:
                return {"y": self._shared_numbers[id(value)]}
            number = self._sent_numbers.get(id(value))
            if number is not None:
                return {"i": number}
            self._add(value)
            encode = self.encode
            if kind is list:
                made: Any = [encode(entry) for entry in value]
            else:
                made = {"h": [[self.encode_copy(k), encode(v)] for k, v in pairs_of(value)]}
            return {"e": made} if self.is_frozen(value) else made
        return self._encoded(value, self.encode)

    def _encoded_string(self, value: str) -> Any:
        """A string: Python has only one of each shorter one; bytes are sent as copies."""
        encoded = encode_string(value)
        if len(value) < 2 or type(encoded) is not str:
            return encoded
        number = self._sent_numbers.get(id(value))
        if number is not None:
            return {"i": number}
        self._add(value)
        return {"l": value} if self.is_frozen(value) else value

    def _add(self, value: Value) -> None:
        self._sent[self.first] = value
        self._sent_numbers[id(value)] = self.first
        self.first += 1

    def current(self, value: Value) -> Value:
        """What a value is now that was sent, or came, while the outermost request is served."""
        number = self._sent_numbers.get(id(value))
        return value if number is None else self._sent[number]

    def encode_copy(self, value: Value) -> Any:
        """A value of which the worker gets a copy."""
        kind = type(value)
        if value is None or kind is bool or kind is int:
            return value
        if kind is str:
            return encode_string(value)
        if id(value) in self._shared_numbers:
            return {"y": self._shared_numbers[id(value)]}
        copy = self.encode_copy
        if kind is list:
            return [copy(entry) for entry in value]
        if isinstance(value, dict):
            return {"h": [[copy(k), copy(v)] for k, v in pairs_of(value)]}
        return self._encoded(value, copy)

    def _encoded(self, value: Value, encode: Callable[[Value], Any]) -> Any:
        kind = type(value)
        if kind is str:
            return encode_string(value)
        if kind is float:
            return value if isfinite(value) else {"f": _float_name(value)}
        if kind is Frozen:
            return self._encoded_once(value.value)
        if kind is Symbol:
            return {"s": value.name}
        if kind is Default:
            return {"s": "default"}
        if kind is ScopeObject:
            return {"s": "__scope"}
        if kind is Sensitive:
            return {"p": encode(value.value)}
        if kind is Regexp:
            return {"r": [value.source, value.options]}
        if kind is Binary:
            return {"n": base64.b64encode(value.content).decode()}
        if kind is WorkerObject:
            return {"o": value.number}
        if kind is URI:
            return {"u": str(value)}
        if isinstance(value, HostObject):
            return self._encoded_object(value)
        described = [self._number(value), to_string(value)]
        if isinstance(value, ReferredResource):
            return {"q": [*described, *value.parts]}
        if isinstance(value, Receiver):
            return {"c": described}
        return {"x": [*described, *self._kind(value)]}

    def _kind(self, value: Value) -> list[Any]:
        """The number of the class of an object, and what the worker has not been told about it."""
        name, methods = class_name(value), methods_of(value)
        modules = [each for each in ancestors_of(name) if each in _MODULES]
        described = (name, *modules, "", *methods)
        if described in self._kinds:
            return [self._kinds[described]]
        number = self._kinds[described] = len(self._kinds)
        return [number, [name or None, modules, methods]]

    def _number(self, value: Value) -> int:
        """The number of an object that Ruby only refers to: equal ones have the same."""
        key = (type(value), to_string(value))
        for number in self._numbers.get(key, ()):
            if self._foreign[number] == value:
                return number
        self._foreign.append(value)
        self._numbers.setdefault(key, []).append(len(self._foreign) - 1)
        return len(self._foreign) - 1

    def _encoded_object(self, value: HostObject) -> Any:
        """An object that was made here: only those that can be made again in the worker."""
        if isinstance(value, RubyClass):
            return {"m": ["constant", value.name]}
        if isinstance(value, Range):
            return {
                "m": ["range", *map(self.encode_copy, (value.first, value.last, value.exclusive))]
            }
        if isinstance(value, RaisedError):
            return {"m": ["error", value.error.kind, self.encode_copy(value.error.message)]}
        raise MadeWithoutRuby

    def _encoded_once(self, value: Value) -> Any:
        if id(value) in self._frozen:
            return {"z": [self._frozen[id(value)][1]]}
        number = len(self._frozen)
        self._frozen[id(value)] = (value, number)
        return {"z": [number, self.encode_copy(value)]}

    def decode(self, data: Any) -> Value:
        if type(data) is list:
            return [self.decode(entry) for entry in data]
        if type(data) is not dict:
            return data
        ((kind, value), *_) = data.items()
        if kind == "h":
            return hash_of((self.decode(name), self.decode(entry)) for name, entry in value)
        if kind == "s":
            return self._decoded_symbol(value)
        if kind == "b":
            content = base64.b64decode(value)
            if data.get("t") == "bytes":
                return self._binary_string(content)
            return content.decode("utf-8", "surrogateescape") if "t" in data else Binary(content)
        if kind == "r":
            return Regexp(*value)
        if kind == "p":
            return Sensitive(self.decode(value))
        if kind == "f":
            return _FLOATS[value]
        if kind == "y":
            shared = self._shared(value, data.get("v"))
            if data.get("e"):
                self.freeze(shared)
            return shared
        if kind == "i":
            return self._sent[value]
        if kind in ("l", "j"):
            string = new_object(value)
            if kind == "j":
                self._add(string)
            if kind == "l" or data.get("e"):
                self.freeze(string)
            return string
        if kind == "x":
            return self._foreign[value]
        if kind == "u":
            return parse_uri(value)
        if kind == "t":
            return _made_by_puppet(*value)
        assert kind == "o"  # there is no other form
        number, *described = value
        if described:
            assert self._worker is not None  # nothing is decoded at the end
            name, properties = described
            made = WorkerObject(self._worker, number, name, properties)
            if "range" in properties:
                first, last, exclusive = self.decode(properties["range"])
                made.range = Range(first, last, exclusive)
            self._held[number] = made
        return self._held[number]

    def _shared(self, number: int, contents: Any) -> Value:
        """An array or a hash that both sides share; with contents, it is new or has changed."""
        if contents is None:
            return self._variables[number]
        made = self.decode(contents)
        shared = self._variables.get(number)
        if shared is None:
            self._variables[number] = shared = made
            self._shared_numbers[id(made)] = number
        elif isinstance(shared, dict):
            shared.clear()
            shared.update(made)
        else:
            shared[:] = made
        return shared

    def changes(self, data: list[Any]) -> list[ChangedValue]:
        """What was sent and has changed, with what it is now."""
        found = []
        for number, contents in data:
            value, new = self._sent[number], self.decode(contents)
            if type(value) is not str and type(new) is not type(value):
                raise TypeError
            found.append((value, new))
        return found

    def frozen(self, numbers: list[int]) -> list[Value]:
        """What was sent and code has frozen."""
        return [self._sent[number] for number in numbers]

    @property
    def shared(self) -> list[Value]:
        """The arrays and hashes that both sides share."""
        return list(self._variables.values())

    def replace(self, replacements: Replacements) -> None:
        """What was sent is now something else."""
        for number, value in self._sent.items():
            new = replacements.of(value)
            if new is not value:
                self._sent[number] = new
                self._sent_numbers[id(new)] = number

    def _decoded_symbol(self, name: str) -> Value:
        if name == "default":
            return DEFAULT
        return None if name == "undef" else Symbol(name)

    def decode_string(self, data: Any) -> str:
        """The output of a template, whatever its bytes are."""
        if isinstance(data, str):
            return data
        return base64.b64decode(data["b"]).decode("utf-8", "surrogateescape")


def _made_by_puppet(name: str, string: str) -> Value:
    """An object that Puppet's library has made; raises ValueError."""
    make = _MAKERS.get(name)
    if make is not None:
        return make(string)
    try:
        return parse_type(string)
    except TypeArgumentError as problem:
        raise ValueError from problem


_MAKERS: dict[str, Callable[[str], Value]] = {
    "SemanticPuppet::Version": parse_version,
    "SemanticPuppet::VersionRange": parse_range,
    "Puppet::Pops::Time::Timespan": lambda nanoseconds: Timespan(int(nanoseconds)),
    "Puppet::Pops::Time::Timestamp": lambda nanoseconds: Timestamp(int(nanoseconds)),
}


def encode_string(string: str) -> Any:
    try:
        string.encode()
    except UnicodeEncodeError:
        return {"b": base64.b64encode(string.encode("utf-8", "surrogateescape")).decode()}
    return string


def _never(value: Value) -> bool:
    """Nothing is frozen."""
    return False


def _float_name(number: float) -> str:
    return "NaN" if number != number else inspect(number)
