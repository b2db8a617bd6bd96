"""Terms as text, in the concrete syntax of Puppet, with the redex marked if one is given.

The run-time forms are written as in the paper (`scope (::a) { ... }`, `skip`). A term is taken
apart into text, line breaks and smaller terms, and the smaller terms wait on a stack, so that the
depth of a term does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from mupuppet.basics.floats import float_to_string
from mupuppet.basics.records import Record
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import (
    Access,
    Array,
    Assignment,
    Boolean,
    Branch,
    Case,
    ClassDeclaration,
    ClassDefinition,
    Default,
    DefinedResource,
    Element,
    Entry,
    Float,
    Hash,
    If,
    Include,
    Integer,
    Interpolation,
    Key,
    ManifestSequence,
    Match,
    NoCases,
    NodeDefinition,
    NodeName,
    NodeNames,
    NodePattern,
    NoElements,
    NoEntries,
    NoMatches,
    Not,
    Operation,
    Parameter,
    QualifiedVariable,
    Resource,
    ResourceBody,
    ResourceReference,
    ResourceTypeDefinition,
    ResourceValue,
    Scoped,
    Selector,
    Sequence,
    Skip,
    String,
    TopVariable,
    Undef,
    Unless,
    Variable,
)


class _Break(Record):
    """A new line with this indentation; on one line, `inline` instead."""

    indent: int
    inline: str = " "


class _Part(Record):
    """A smaller term, still to be written."""

    term: Term
    indent: int


class _Attributes(Record):
    """H as the attributes of a resource or class: one a line, keys without quotes."""

    entries: Term
    indent: int


_Item: TypeAlias = str | _Break | _Part | _Attributes

MARKERS = ("⟦", "⟧")


def format_term(term: Term, *, mark: Term | None = None, markers: tuple[str, str] = MARKERS) -> str:
    """A term on as many lines as it takes. `mark` is the very object to put between markers."""
    return _write([_Part(term, 0)], mark, markers, one_line=False, limit=None)


def format_inline(
    term: Term,
    *,
    mark: Term | None = None,
    markers: tuple[str, str] = MARKERS,
    limit: int | None = None,
) -> str:
    """A term on one line, cut off after `limit` characters; statements are separated by ␣."""
    return _write([_Part(term, 0)], mark, markers, one_line=True, limit=limit)


def format_around(term: Term, part: Term, limit: int) -> str:
    """A term on one line, cut on both sides so that the very object `part` stays in sight."""
    text = _write([_Part(term, 0)], part, _CUTS, one_line=True, limit=None, around=limit)
    before, _, rest = text.partition(_CUTS[0])
    middle, _, after = rest.partition(_CUTS[1])
    if len(before) + len(middle) + len(after) <= limit:
        return before + middle + after
    if not middle:
        return cut_text(before, limit)
    middle = cut_text(middle, max(limit * 2 // 3, limit - len(before) - len(after)))
    left = max((limit - len(middle)) // 2, limit - len(middle) - len(after))
    start = before if len(before) <= left else "…" + before[len(before) - left + 1 :]
    return start + middle + cut_text(after, max(limit - len(start) - len(middle), 1))


def cut_text(text: str, limit: int) -> str:
    """The beginning of a text that may be too long."""
    return text if len(text) <= limit else text[: max(limit - 1, 0)] + "…"


#: Marks around a part while a term is formatted: characters that no file can contain, since they
#: cannot be encoded in UTF-8.
_CUTS = ("\udc00\udbff\udc00", "\udc00\udbff\udc01")


def format_catalog(resources: Iterable[ResourceValue]) -> str:
    """A catalog in the paper's abstract syntax, "a sub-language of the language of manifests"."""
    return "\n".join(format_term(resource) for resource in resources)


def _write(
    items: list[_Item],
    mark: Term | None,
    markers: tuple[str, str],
    *,
    one_line: bool,
    limit: int | None,
    around: int | None = None,
) -> str:
    """Of what is marked, and of what follows it, only about `around` characters are written each:
    a program may be long, and a redex is near its beginning.
    """
    written: list[str] = []
    length = 0
    end: int | None = None
    marked_at: int | None = None
    pending = items
    while pending:
        if limit is not None and length > limit:
            return "".join(written)[:limit] + "…"
        if end is not None and length > end:
            if marked_at is None:
                break
            del pending[marked_at + 1 :]  # on with the mark behind it
            end = None
        item = pending.pop()
        if isinstance(item, _Break):
            item = item.inline if one_line else "\n" + "  " * item.indent
        if isinstance(item, str):
            written.append(item)
            length += len(item)
            if around is not None and (item is markers[0] or item is markers[1]):
                end = length + around
                if item is markers[1]:
                    marked_at = None
            continue
        if isinstance(item, _Part) and item.term is mark:
            # The redex is the first place that the object is in: what precedes it in the text
            # is evaluated already. A body that is shared with a definition may be there again.
            mark = None
            marked_at = len(pending)
            pending += [markers[1], item, markers[0]]
            continue
        if isinstance(item, _Attributes):
            parts = _attributes(item)
        else:
            parts = _parts(item.term, item.indent)
        pending.extend(reversed(parts))
    return "".join(written)


def _parts(term: Term, indent: int) -> list[_Item]:
    match term:
        case Integer(value):
            return [str(value)]
        case Float(value):
            return [float_to_string(value)]
        case Boolean(value):
            return ["true" if value else "false"]
        case Undef():
            return ["undef"]
        case String(value):
            return [quote(value)]
        case Variable(name):
            return [f"${name}"]
        case TopVariable(name):
            return [f"$::{name}"]
        case QualifiedVariable(class_name, name):
            return [f"$::{class_name}::{name}"]
        case Operation(operator, left, right):
            return [
                *_operand(left, indent, operator),
                f" {operator} ",
                *_operand(right, indent, None),
            ]
        case Not(operand):
            return ["!", *_operand(operand, indent, None)]
        case Array(elements):
            return ["[", _Part(elements, indent), "]"]
        case NoElements() | NoEntries() | NoMatches() | NoCases():
            return []
        case Element(head, NoElements()):
            return [_Part(head, indent)]
        case Element(head, tail):
            return [_Part(head, indent), ", ", _Part(tail, indent)]
        case Interpolation(cells):
            return _interpolation(cells, indent)
        case Hash(NoEntries()):
            return ["{ }"]
        case Hash(entries):
            return ["{ ", _Part(entries, indent), " }"]
        case Entry(key, value, NoEntries()):
            return [f"{_key(key)} => ", _Part(value, indent)]
        case Entry(key, value, rest):
            return [f"{_key(key)} => ", _Part(value, indent), ", ", _Part(rest, indent)]
        case Access(target, index):
            return [*_target(target, indent), "[", _Part(index, indent), "]"]
        case ResourceReference(type_name, title):
            return [f"{type_reference(type_name)}[", _Part(title, indent), "]"]
        case Selector(control, matches):
            return [*_operand(control, indent, None), " ? { ", _Part(matches, indent), " }"]
        case Match(label, value, rest):
            following: list[_Item] = (
                [] if isinstance(rest, NoMatches) else [", ", _Part(rest, indent)]
            )
            return [_Part(label, indent), " => ", _Part(value, indent), *following]
        case Default():
            return ["default"]
        case _:
            return _statement_parts(term, indent)


def _statement_parts(term: Term, indent: int) -> list[_Item]:
    match term:
        case Sequence(first, second) | ManifestSequence(first, second):
            return [_Part(first, indent), _Break(indent, " ␣ "), _Part(second, indent)]
        case Assignment(name, value):
            return [f"${name} = ", _Part(value, indent)]
        case Unless(test, body):
            return ["unless ", _Part(test, indent), " ", *_block(body, indent)]
        case If(test, then, otherwise):
            alternative = (
                [] if isinstance(otherwise, Skip) else [" else ", *_block(otherwise, indent)]
            )
            return ["if ", _Part(test, indent), " ", *_block(then, indent), *alternative]
        case Case(control, NoCases()):
            return ["case ", _Part(control, indent), " { }"]
        case Case(control, cases):
            return [
                "case ", _Part(control, indent), " {", _Break(indent + 1),
                _Part(cases, indent + 1), _Break(indent), "}",
            ]  # fmt: skip
        case Branch(label, body, rest):
            following: list[_Item] = (
                [] if isinstance(rest, NoCases) else [_Break(indent), _Part(rest, indent)]
            )
            return [_Part(label, indent), ": ", *_block(body, indent), *following]
        case ResourceBody(title, attributes):
            return [_Part(title, indent), ":", _Attributes(attributes, indent)]
        case Resource(type_name, body) | DefinedResource(type_name, body):
            closing = " " if isinstance(body.attributes, NoEntries) else _Break(indent)
            return [f"{type_name} {{ ", _Part(body, indent), closing, "}"]
        case ResourceValue(type_name, title, attributes):
            return _parts(Resource(type_name, ResourceBody(String(title), attributes)), indent)
        case ClassDeclaration(name, attributes):
            closing = " " if isinstance(attributes, NoEntries) else _Break(indent)
            return [f"class {{ {quote(name)}:", _Attributes(attributes, indent), closing, "}"]
        case Include(name):
            return [f"include {name}"]
        case Scoped(scope, body):
            return [
                f"scope ({scope}) {{", _Break(indent + 1),
                _Part(body, indent + 1), _Break(indent), "}",
            ]  # fmt: skip
        case Skip():
            return ["skip"]
        case _:
            return _definition_parts(term, indent)


def _definition_parts(term: Term, indent: int) -> list[_Item]:
    match term:
        case NodeDefinition(specification, body):
            return ["node ", _Part(specification, indent), " ", *_block(body, indent)]
        case NodeName(name):
            return [quote(name)]
        case NodeNames(names):
            return [", ".join(quote(name) for name in names)]
        case NodePattern(pattern):
            return ["/" + pattern.replace("/", "\\/") + "/"]
        case ResourceTypeDefinition(name, parameters, body):
            return [f"define {name} ", *_parameters(parameters, indent), *_block(body, indent)]
        case ClassDefinition(name, parameters, parent, body):
            inherits = [] if parent is None else [f"inherits {parent} "]
            return [
                f"class {name} ", *_parameters(parameters or (), indent), *inherits,
                *_block(body, indent),
            ]  # fmt: skip
        case Parameter(name, None):
            return [f"${name}"]
        case Parameter(name, default) if default is not None:
            return [f"${name} = ", _Part(default, indent)]
        case _ if hasattr(term, "written"):  # a term of μPuppet⁺
            return [_Part(p, indent) if isinstance(p, Term) else p for p in term.written()]
        case _:
            raise TypeError(f"not a term: {term!r}")


def _interpolation(cells: Term, indent: int) -> list[_Item]:
    parts: list[_Item] = ['"']
    while isinstance(cells, Element):
        if isinstance(cells.head, String):
            text = cells.head.value.replace("\\", "\\\\").replace('"', '\\"')
            parts.append(text.replace("$", "\\$").replace("\n", "\\n"))
        else:
            parts += ["${", _Part(cells.head, indent), "}"]
        cells = cells.tail
    return [*parts, '"']


def _parameters(parameters: tuple[Parameter, ...], indent: int) -> list[_Item]:
    if not parameters:
        return []
    parts: list[_Item] = ["("]
    for parameter in parameters:
        parts += [_Part(parameter, indent), ", "]
    return [*parts[:-1], ") "]


def _block(body: Term, indent: int) -> list[_Item]:
    if isinstance(body, Skip):
        return ["{ }"]
    return ["{", _Break(indent + 1), _Part(body, indent + 1), _Break(indent), "}"]


def _attributes(item: _Attributes) -> list[_Item]:
    parts: list[_Item] = []
    cells = item.entries
    while isinstance(cells, Entry):
        key = cells.key if isinstance(cells.key, str) else str(cells.key)
        comma = "," if parts else ""
        parts += [comma, _Break(item.indent + 1), f"{key} => ", _Part(cells.value, item.indent + 1)]
        cells = cells.rest
    return parts


def _operand(term: Term, indent: int, left_of: str | None) -> list[_Item]:
    """An operand, in parentheses unless it certainly needs none."""
    chained = isinstance(term, Operation) and term.operator == left_of and left_of in _CHAINED
    negative = isinstance(term, Integer) and term.value < 0
    if (isinstance(term, Operation | Selector) and not chained) or negative:
        return ["(", _Part(term, indent), ")"]
    return [_Part(term, indent)]


_CHAINED = frozenset({"+", "-", "*", "/", "%", "<<", ">>", "and", "or"})


def _target(term: Term, indent: int) -> list[_Item]:
    """What precedes [...], in parentheses unless it certainly needs none."""
    plain = Variable | TopVariable | QualifiedVariable | Access | ResourceReference | Array
    return [_Part(term, indent)] if isinstance(term, plain) else ["(", _Part(term, indent), ")"]


def _key(key: Key) -> str:
    return quote(key) if isinstance(key, str) else str(key)


def quote(text: str) -> str:
    """A string literal in single quotes."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def type_reference(type_name: str) -> str:
    """The name of a type as references write it: `File`, `Apache::Vhost`."""
    return "::".join(segment.capitalize() for segment in type_name.split("::"))
