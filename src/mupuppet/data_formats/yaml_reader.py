"""YAML as Ruby's library reads it, built directly from the parser's events.

Only the first document of a file counts. Keys that are symbols become strings, as Puppet converts
everything it reads. Anchored values are shared, not copied: values are immutable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_events import as_ruby_sees_it, events_of, syntax_problem
from mupuppet.data_formats.yaml_scalars import BadNumber, RefusedClass, scalar_value
from mupuppet.data_formats.yaml_tags import (
    check_mapping_tag,
    check_sequence_tag,
    is_ordered_map,
    regexp_of_string,
    tagged_scalar,
)
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import DEFAULT, Value
from mupuppet.versions.current import current_version

#: The limit of nested collections. Ruby's limit depends on the size of its stack.
MAXIMUM_DEPTH = 200
#: The limit of values that all aliases of a file may expand to.
MAXIMUM_ALIASED = 1_000_000

_NO_KEY: Value = object()
#: Represents the key `<<`, whose value is merged into the hash where that is possible.
_MERGE: Value = object()
_STRING_TAG = "tag:yaml.org,2002:str"


def parse_yaml(content: bytes, file: str) -> Value:
    """The value of the first document; None if there is none. Raises DataProblem."""
    return _parsed(_Builder, content, file)


def parse_ruby_yaml(content: bytes, aliases: bool, classes: frozenset[str]) -> Value:
    """The same as Ruby code loads it, with the permitted classes and aliases."""

    def builder(content: bytes, file: str) -> _Builder:
        made = _RubyBuilder(content, file)
        made.aliases, made.classes = aliases, classes
        return made

    return _parsed(builder, content, "<unknown>")


def _parsed(builder: Callable[[bytes, str], _Builder], content: bytes, file: str) -> Value:
    import yaml

    try:
        return builder(as_ruby_sees_it(content, file), file).build()
    except yaml.YAMLError as error:
        problem = syntax_problem(error, file)
        problem.hint = _hint(content, problem)
        raise problem from None
    except UnicodeDecodeError:
        message = f"({file}): invalid leading UTF-8 octet at line 1 column 1"
        raise DataProblem(message, 1, 1) from None


def _hint(content: bytes, problem: DataProblem) -> str | None:
    """What to do about a character that no value can begin with."""
    lines = content.decode(errors="replace").splitlines()
    if problem.line is None or not 0 < problem.line <= len(lines):
        return None
    line = lines[problem.line - 1]
    if "\t" in line[: len(line) - len(line.lstrip())]:
        return "indent with spaces: YAML does not take tabs there"
    wrong = line[(problem.column or 1) - 1 :][:1]
    if wrong and wrong in "%@`":
        return f"put the value in quotes: without them it cannot begin with `{wrong}`"
    return None


class _Builder:
    """Builds the value of one document."""

    def __init__(self, content: bytes, file: str) -> None:
        self._events = events_of(content)
        self._file = file
        self._anchors: dict[str, Value] = {}
        #: The sizes of aliased collections, and the total number of values.
        self._extents: dict[int, tuple[int, int]] = {}
        self._aliased = 0
        #: Open collections: each with the event that began it, the enclosing collection, and the
        #: key in there.
        self._open: list[tuple[Any, Any, Value]] = []
        #: The first mistake other than syntax. Ruby parses a document before it checks values.
        self._problem: DataProblem | None = None

    def build(self) -> Value:
        from yaml.events import (
            AliasEvent,
            DocumentEndEvent,
            MappingEndEvent,
            MappingStartEvent,
            ScalarEvent,
            SequenceEndEvent,
            SequenceStartEvent,
            StreamEndEvent,
        )

        next_event = self._events.get_event
        anchors = self._anchors
        scalars: dict[str, Value] = {}
        root: list[Value] = []
        collection: Any = root
        key: Value = _NO_KEY
        while True:
            event = next_event()
            kind = event.__class__
            if kind is ScalarEvent:
                scalar = event.value
                if event.tag is not None:
                    value = self._tagged_scalar(event)
                elif event.implicit[1]:
                    value = scalar
                elif scalar in scalars:
                    value = scalars[scalar]
                else:
                    value = scalars[scalar] = self._plain_scalar(event)
                if event.anchor is not None:
                    anchors[event.anchor] = value
            elif kind is MappingStartEvent or kind is SequenceStartEvent:
                self._enter(event, collection, key, kind is MappingStartEvent)
                collection = {} if kind is MappingStartEvent else []
                if event.anchor is not None:
                    anchors[event.anchor] = collection
                key = _NO_KEY
                continue
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                value = collection
                start, collection, key = self._open.pop()
                if is_ordered_map(start.tag) and kind is SequenceEndEvent:
                    value = self._ordered_map(start, value)
            elif kind is AliasEvent:
                value = self._alias(event, collection, key)
            elif kind is DocumentEndEvent or kind is StreamEndEvent:
                if self._problem is not None:
                    raise self._problem
                return root[0] if root else None
            else:  # the start of the stream or of the document
                continue

            if collection.__class__ is list:
                collection.append(value)
            elif key is _NO_KEY:
                if value.__class__ is not str:
                    key = self._key(value)
                elif value == "<<" and event.tag != _STRING_TAG:
                    key = _MERGE
                else:
                    key = value
            else:
                if key is _MERGE:
                    _merge(collection, value, kind is AliasEvent)
                else:
                    collection[key] = value
                key = _NO_KEY

    def _enter(self, event: Any, around: Any, key: Value, is_mapping: bool) -> None:
        """A collection begins."""
        if event.tag is not None:
            try:
                if is_mapping:
                    check_mapping_tag(event.tag)
                else:
                    check_sequence_tag(event.tag)
            except RefusedClass as refused:
                self._note(event, self._refusal(refused))
        self._open.append((event, around, key))
        if len(self._open) > MAXIMUM_DEPTH:
            line, column = event.start_mark.line + 1, event.start_mark.column + 1
            raise DataProblem(
                f"({self._file}): collections are nested more than {MAXIMUM_DEPTH} deep "
                f"at line {line} column {column}",
                line,
                column,
            )

    def _note(self, event: Any, message: str) -> None:
        """Record a mistake other than syntax."""
        if self._problem is None:
            mark = event.start_mark
            self._problem = DataProblem(message, mark.line + 1, mark.column + 1)

    def _refusal(self, refused: RefusedClass) -> str:
        return f"({self._file}): {refused}"

    def _key(self, value: Value) -> Value:
        """The key of a hash: symbols become strings."""
        return _key_of(value)

    def _plain_scalar(self, event: Any) -> Value:
        try:
            return scalar_value(event.value)
        except RefusedClass as refused:
            self._note(event, self._refusal(refused))
        except BadNumber as problem:
            self._note(event, str(problem))
        return None

    def _tagged_scalar(self, event: Any) -> Value:
        try:
            return tagged_scalar(event.tag, event.value)
        except RefusedClass as refused:
            self._note(event, self._refusal(refused))
        except BadNumber as problem:
            self._note(event, str(problem))
        return None

    def _check_extent(self, event: Any, value: Value) -> None:
        """Aliases of aliases can expand to more than any program can traverse."""
        if value.__class__ is not list and value.__class__ is not dict:
            return
        if any(value is around for _, around, _ in self._open):
            return  # it contains itself, which is reported as such
        size, depth = self._extent(value)
        self._aliased += size
        if self._aliased > MAXIMUM_ALIASED or len(self._open) + depth > MAXIMUM_DEPTH:
            line, column = event.start_mark.line + 1, event.start_mark.column + 1
            raise DataProblem(
                f"({self._file}): aliases expand to more than {MAXIMUM_ALIASED} values, or are "
                f"nested more than {MAXIMUM_DEPTH} deep at line {line} column {column}",
                line,
                column,
            )

    def _extent(self, value: Value) -> tuple[int, int]:
        """The number of values in a collection, and its depth."""
        if value.__class__ is not list and value.__class__ is not dict:
            return 1, 0
        known = self._extents.get(id(value))
        if known is None:
            parts = value.values() if isinstance(value, dict) else value
            extents = [self._extent(part) for part in parts]
            size = 1 + sum(size for size, _ in extents)
            known = size, 1 + max((depth for _, depth in extents), default=0)
            self._extents[id(value)] = known
        return known

    def _alias(self, event: Any, collection: Any, key: Value) -> Value:
        """The anchored value. It must not contain itself, but its part so far may be merged."""
        if event.anchor not in self._anchors:
            self._note(event, current_version.get().unknown_alias + event.anchor)
            return None
        value = self._anchors[event.anchor]
        if isinstance(value, list) or (isinstance(value, dict) and key is not _MERGE):
            if value is collection or any(value is around for _, around, _ in self._open):
                self._note(event, f"({self._file}): the alias {event.anchor} contains itself")
                return None
        if value is not collection:
            self._check_extent(event, value)
        return value

    def _ordered_map(self, start: Any, pairs: list[Value]) -> Value:
        """A sequence of hashes with one pair each, as one hash."""
        value: dict[Value, Value] = {}
        for pair in pairs:
            if not isinstance(pair, dict) or not pair:
                self._note(start, f"({self._file}): an ordered map consists of pairs")
                return value
            value[next(iter(pair))] = list(pair.values())[-1]
        if start.anchor is not None:
            self._anchors[start.anchor] = value
        return value


class _RubyBuilder(_Builder):
    """Builds a value as Ruby code loads it."""

    aliases = False
    classes: frozenset[str] = frozenset()

    def _refusal(self, refused: RefusedClass) -> str:
        return str(refused)

    def _key(self, value: Value) -> Value:
        return value if isinstance(value, Symbol) else super()._key(value)

    def _plain_scalar(self, event: Any) -> Value:
        return self._permitted(event, super()._plain_scalar(event))

    def _tagged_scalar(self, event: Any) -> Value:
        if event.tag == "!ruby/regexp" and "Regexp" in self.classes:
            return regexp_of_string(event.value)
        return self._permitted(event, super()._tagged_scalar(event))

    def _permitted(self, event: Any, value: Value) -> Value:
        """A value; symbols only if they are permitted."""
        if value is DEFAULT:
            value = Symbol("default")
        if isinstance(value, Symbol) and "Symbol" not in self.classes:
            self._note(event, self._refusal(RefusedClass("Symbol")))
        return value

    def _alias(self, event: Any, collection: Any, key: Value) -> Value:
        if self.aliases:
            return super()._alias(event, collection, key)
        self._note(event, current_version.get().disabled_alias.format(alias=event.anchor))
        return None


def _key_of(value: Value) -> Value:
    """The key of a hash: symbols become strings."""
    if isinstance(value, Symbol):
        return value.name
    return "default" if value is DEFAULT else hash_key(value)


def _merge(hash: dict[Value, Value], value: Value, is_alias: bool) -> None:
    """The value of `<<`: a hash, an alias of one, or a list of hashes; anything else is data.

    Existing keys get the merged values, unlike in the YAML specification.
    """
    if isinstance(value, dict):
        hash.update(value)
    elif isinstance(value, list) and not is_alias and all(isinstance(e, dict) for e in value):
        hash.update(_first_wins(value))
    else:
        hash["<<"] = value


def _first_wins(hashes: list[dict[Value, Value]]) -> dict[Value, Value]:
    merged: dict[Value, Value] = {}
    for hash in reversed(hashes):
        merged.update(hash)
    return merged
