"""YAML as Ruby reads it in its safe way.

The events come from libyaml (through PyYAML), as in Ruby; what they mean is decided here, as
Psych does: plain scalars by `yaml_scalars`, no aliases, no objects of other classes. The
first document counts.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Any

from mupuppet.functions.ruby_numbers import NotANumber
from mupuppet.functions.stdlib.ruby_values import float_of, text_of
from mupuppet.functions.stdlib.yaml_scalars import Moment, Symbol, plain_value
from mupuppet.values.basic import Value
from mupuppet.values.hashes import key


class YamlError(Exception):
    """A text that Ruby does not read; the message is Ruby's."""


def parse_yaml(text: str) -> Value:
    """The value of a text; None for a text without any document."""
    document: list[Any] = []
    # All of a document is read before any of it is looked at.
    for event in _events(text):
        kind = event.__class__.__name__
        if kind == "DocumentEndEvent":
            break
        if not kind.startswith(("Stream", "DocumentStart")):
            document.append(event)
    if not document:
        return None
    events = iter(document)
    return _Reader(events).node(next(events))


def _events(text: str) -> Iterator[Any]:
    """The events of a text."""
    import yaml  # only when it is needed: importing it takes long

    loader: Any = getattr(yaml, "CLoader", yaml.Loader)
    try:
        yield from yaml.parse(text, Loader=loader)
    except yaml.reader.ReaderError as error:
        raise YamlError(f"(<unknown>): {error.reason} at line 1 column 1") from None
    except yaml.MarkedYAMLError as error:
        raise YamlError(_message(error)) from None


def _message(error: Any) -> str:
    mark = error.context_mark or error.problem_mark
    line, column = (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
    text = " ".join(filter(None, [error.problem, error.context]))
    return f"(<unknown>): {text} at line {line} column {column}"


_STRING_TAG = re.compile(r"!(?:str|ruby/string)(?::(.*))?")
_OBJECT_TAG = re.compile(r"!ruby/(?:object|struct|exception|hash|array|marshalable):?(.*)")


class _Reader:
    """Makes values of events."""

    def __init__(self, events: Iterator[Any]) -> None:
        self._events = events

    def node(self, event: Any) -> Value:
        """The value of the node that starts with an event."""
        kind = event.__class__.__name__
        if kind == "ScalarEvent":
            return self._scalar(event)
        if kind == "SequenceStartEvent":
            return self._sequence(event)
        if kind == "MappingStartEvent":
            return self._mapping(event)
        raise YamlError(f"Unknown alias: {event.anchor}")

    def _sequence(self, event: Any) -> Value:
        _refuse_objects(event.tag)
        elements = []
        for following in self._events:
            if following.__class__.__name__ == "SequenceEndEvent":
                break
            elements.append(self.node(following))
        return elements

    def _mapping(self, event: Any) -> Value:
        _refuse_objects(event.tag)
        hash: dict[Value, Value] = {}
        for following in self._events:
            if following.__class__.__name__ == "MappingEndEvent":
                break
            name = self.node(following)
            entry = self.node(next(self._events))
            if name == "<<" and following.tag != "tag:yaml.org,2002:str":
                _merge(hash, entry)
            else:
                hash[key(name)] = entry
        return hash

    def _scalar(self, event: Any) -> Value:
        is_clear_in_quotes = event.implicit[1]
        if is_clear_in_quotes:
            return event.value
        return _plain(event.value) if event.tag is None else _tagged(event.tag, event.value)


def _merge(hash: dict[Value, Value], entry: Value) -> None:
    """`<<: {…}`; what is no hash, or no list of them, is an entry like any other."""
    if type(entry) is dict:
        hash.update(entry)
    elif type(entry) is list and all(type(each) is dict for each in entry):
        for each in reversed(entry):
            hash.update(each)
    else:
        hash[key("<<")] = entry


def _plain(text: str) -> Value:
    try:
        value = plain_value(text)
    except NotANumber as problem:
        raise YamlError(str(problem)) from None
    if isinstance(value, Moment):
        raise YamlError(f"Tried to load unspecified class: {value.class_name}")
    # The language has no symbols; their names come nearest.
    return str(value) if isinstance(value, Symbol) else value


def _tagged(tag: str, text: str) -> Value:
    _refuse_objects(tag)
    if tag in ("!binary", "tag:yaml.org,2002:binary"):
        return _binary(text)
    if tag == "tag:yaml.org,2002:str" or _STRING_TAG.fullmatch(tag) is not None:
        return text
    if tag in ("tag:yaml.org,2002:float", "!float"):
        try:
            return float_of(_plain(text))
        except NotANumber as problem:
            raise YamlError(str(problem)) from None
    return _plain(text)


def _binary(text: str) -> str:
    letters = re.sub(r"[^A-Za-z0-9+/]", "", text.partition("=")[0])
    try:
        return text_of(base64.b64decode(letters + "=" * (-len(letters) % 4)))
    except binascii.Error:
        return text_of(base64.b64decode(letters[:-1]))


def _refuse_objects(tag: str | None) -> None:
    found = _OBJECT_TAG.fullmatch(tag) if tag is not None else None
    if found is not None and found[1] not in ("", "Hash"):
        raise YamlError(f"Tried to load unspecified class: {found[1]}")
