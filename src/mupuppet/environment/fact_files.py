"""The data in a JSON or YAML facts file, with a position for every mistake.

A file that begins like JSON is JSON; anything else is YAML. Facts in YAML were written by Ruby, so
scalars are read as Ruby does: a hardware address of digits only is a string, and
not a number in base 60.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.file_reading import read_given
from mupuppet.source import SourceFile, Span
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from yaml.nodes import MappingNode, ScalarNode

    from mupuppet.diagnostics.ids import DiagnosticId

#: How deep arrays and hashes may be nested.
MAXIMUM_DEPTH = 200

_YAML_FILE = pattern(r"\.ya?ml$", re.IGNORECASE)
_FIRST = pattern(r"\S")
#: Python takes these words for numbers, JSON does not. Strings are skipped.
_NOT_JSON = pattern(r'"(?:[^"\\]|\\.)*"|(?P<word>NaN|-?Infinity)', re.DOTALL)
#: Half of a character that needs two escapes.
_HALF_CHARACTER = pattern(
    r"\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    r"|(?P<half>\\u[dD][89a-fA-F][0-9a-fA-F]{2})"
)


class RejectedFacts(Exception):
    """Facts that cannot be used, and why."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def rejected(
    identifier: DiagnosticId,
    message: str,
    source: SourceFile,
    span: Span | None = None,
    *,
    notes: tuple[str, ...] = (),
    hint: str | None = None,
) -> RejectedFacts:
    """A mistake; without a span it is one of the whole file."""
    if span is None:
        found = _FIRST.search(source.text)
        at = found.start() if found is not None else 0
        span = Span(at, min(at + 1, len(source.text)))
    return RejectedFacts(
        Diagnostic(
            identifier, Severity.ERROR, message, source, span, span.start, notes=notes, hint=hint
        )
    )


def read_data(path: str) -> tuple[SourceFile, Value]:
    """A file and the data in it. Raises RejectedFacts."""
    source, problems = read_given(path)
    for problem in problems:
        # The hint for directories is about manifests.
        hint = None if problem.id == "unreadable-file" else problem.hint
        raise RejectedFacts(replace(problem, hint=hint))
    start = _FIRST.search(source.text)
    if start is None:
        raise rejected("facts-shape", "the file is empty, but facts are expected", source)
    if start[0] in "{[" and not _YAML_FILE.search(path):
        return source, parse_json(source)
    return source, parse_yaml(source)


# --- JSON


def parse_json(source: SourceFile) -> Value:
    """The value of a JSON text. Raises RejectedFacts."""
    import json

    try:
        value = json.loads(source.text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        message = f"this is not JSON: {error.msg[:1].lower()}{error.msg[1:]}"
        raise _syntax(source, message, error.pos) from None
    except _ForeignConstant:
        at = next(m.start() for m in _NOT_JSON.finditer(source.text) if m["word"])
        raise _syntax(source, "this is not JSON: it has no such number", at) from None
    except RecursionError:
        raise _too_deep(source, 0) from None
    except ValueError:  # Python bounds the length of integers
        raise _syntax(source, "a number in this file is too long", 0) from None
    if "\\u" in source.text:
        half = next((m for m in _HALF_CHARACTER.finditer(source.text) if m["half"]), None)
        if half is not None:
            raise _syntax(source, "this escape is only half of a character", half.start())
    if is_too_deep(value):
        raise _too_deep(source, 0)
    return value


class _ForeignConstant(Exception):
    """A word that Python's reader knows and JSON does not."""


def _refuse_constant(name: str) -> None:
    raise _ForeignConstant(name)


def is_too_deep(value: Value) -> bool:
    """Whether arrays and hashes are nested more than MAXIMUM_DEPTH deep."""
    layer = [value]
    for _ in range(MAXIMUM_DEPTH):
        inner: list[Value] = []
        for each in layer:
            if isinstance(each, dict):
                inner.extend(each.values())
            elif isinstance(each, list):
                inner.extend(each)
        if not inner:
            return False
        layer = inner
    return True


def _syntax(source: SourceFile, message: str, at: int) -> RejectedFacts:
    return rejected("facts-syntax", message, source, Span(at, min(at + 1, len(source.text))))


def _too_deep(source: SourceFile, at: int) -> RejectedFacts:
    return _syntax(source, f"facts are nested more than {MAXIMUM_DEPTH} deep", at)


# --- YAML

#: Longer numbers are not facts, and Python takes quadratic time for them.
_MAXIMUM_DIGITS = 400

_PLAIN = "plain"
_STANDARD_TAG = "tag:yaml.org,2002:"
_STRING_TAGS = frozenset([_STANDARD_TAG + "str", "!ruby/sym", "!ruby/symbol", "!ruby/string"])
#: Tags of values that are what they look like.
_PLAIN_TAGS = frozenset(
    [_PLAIN, *(_STANDARD_TAG + name for name in ("null", "bool", "int", "float", "timestamp"))]
)
#: Objects that are written like hashes: Puppet's facts themselves, and hashes of some class.
_HASH_TAG = pattern(rf"{_STANDARD_TAG}map|!ruby/(?:object|hash)(?::.*)?|!map:.*")
_ARRAY_TAG = pattern(rf"{_STANDARD_TAG}seq|!ruby/array:.*|!seq:.*")


def parse_yaml(source: SourceFile) -> Value:
    import yaml

    base: Any = yaml.CBaseLoader if yaml.__with_libyaml__ else yaml.BaseLoader

    class Composer(base):  # type: ignore[misc]  # the base is chosen at run time
        """Makes nodes of a source; what plain scalars mean is decided later."""

        def resolve(self, kind: Any, value: Any, implicit: Any) -> Any:
            if kind is yaml.ScalarNode and implicit[0]:
                return _PLAIN
            return super().resolve(kind, value, implicit)

    try:
        _check_depth(source, base(source.text))
        node = Composer(source.text).get_single_node()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(part for part in (error.context, error.problem) if part)
        raise _syntax(source, f"this is not YAML: {problem}", _offset(source, mark)) from None
    except yaml.reader.ReaderError as error:
        at = error.position
        if error.encoding != "unicode":  # the C library counts bytes
            at = len(source.text.encode()[:at].decode(errors="ignore"))
        raise _syntax(source, f"this is not YAML: {error.reason}", at) from None
    except RecursionError:
        raise _too_deep(source, 0) from None
    if node is None:
        raise rejected("facts-shape", "the file has no content, but facts are expected", source)
    return _Builder(source).build(node)


def _check_depth(source: SourceFile, events: Any) -> None:
    """Refuse deep nesting before nodes are made: the C library would exhaust the stack."""
    from yaml.events import CollectionEndEvent, CollectionStartEvent, StreamEndEvent

    depth = 0
    while True:
        event = events.get_event()
        if isinstance(event, CollectionStartEvent):
            depth += 1
            if depth > MAXIMUM_DEPTH:
                raise _too_deep(source, _offset(source, event.start_mark))
        elif isinstance(event, CollectionEndEvent):
            depth -= 1
        elif isinstance(event, StreamEndEvent):
            return


def _offset(source: SourceFile, mark: Any) -> int:
    if mark is None:
        return 0
    starts = source.line_starts
    # Other line breaks than newlines count as such in YAML, so there may be fewer lines here.
    start: int = starts[min(mark.line, len(starts) - 1)]
    column: int = mark.column
    return min(start + column, len(source.text))


class _Builder:
    """Converts the nodes of a YAML document to values."""

    def __init__(self, source: SourceFile) -> None:
        self._source = source
        #: Values of collections that may be used again by an alias; None while one is made.
        self._built: dict[int, Value] = {}

    def build(self, node: Any) -> Value:
        if node.id == "scalar":
            return self._scalar(node)
        known = id(node)
        if known not in self._built:
            self._built[known] = None
            self._built[known] = self._hash(node) if node.id == "mapping" else self._array(node)
        elif self._built[known] is None:
            raise self._mistake(node, "this contains itself")
        return self._built[known]

    def _array(self, node: Any) -> Value:
        if not _ARRAY_TAG.fullmatch(node.tag):
            raise self._unknown_tag(node)
        return [self.build(element) for element in node.value]

    def _hash(self, node: MappingNode) -> Value:
        if not _HASH_TAG.fullmatch(node.tag):
            raise self._unknown_tag(node)
        hash: dict[Value, Value] = {}
        for key_node, value_node in node.value:
            key, value = self.build(key_node), self.build(value_node)
            if key == "<<" and key_node.tag == _PLAIN and isinstance(value, dict):
                hash.update(value)
            else:
                hash[hash_key(key)] = value
        return hash

    def _scalar(self, node: ScalarNode) -> Value:
        scalar = node.value
        if node.tag in _PLAIN_TAGS:
            if len(scalar) > _MAXIMUM_DIGITS and scalar.strip("0123456789abcdefABCDEF+-._,x") == "":
                return scalar
            return _plain_value(scalar)
        if node.tag in _STRING_TAGS:
            return scalar
        if node.tag == _STANDARD_TAG + "binary":
            return self._binary(node)
        raise self._unknown_tag(node)

    def _binary(self, node: ScalarNode) -> Value:
        from binascii import Error, a2b_base64

        try:
            return a2b_base64(node.value.encode("ascii", "replace")).decode()
        except (Error, UnicodeDecodeError):
            raise self._mistake(node, "these bytes are not a UTF-8 string") from None

    def _unknown_tag(self, node: Any) -> RejectedFacts:
        return self._mistake(node, f"facts cannot have values with the tag `{node.tag}`")

    def _mistake(self, node: Any, message: str) -> RejectedFacts:
        return _syntax(self._source, message, _offset(self._source, node.start_mark))


def _plain_value(scalar: str) -> Value:
    """What a scalar without quotes means to Ruby; dates and addresses such as `::1` are strings."""
    from mupuppet.data_formats.yaml_scalars import (
        BadNumber,
        RefusedClass,
        scalar_value,
    )
    from mupuppet.values.symbols import Symbol

    try:
        value = scalar_value(scalar)
    except (RefusedClass, BadNumber):
        return scalar
    if isinstance(value, Symbol):
        return value.name if value.name.isidentifier() else scalar
    return "default" if value is DEFAULT else value
