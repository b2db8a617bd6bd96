"""Configurations from plain text, for the examples of rules.

Terms are written in Puppet's syntax, and the run-time forms as the paper writes them:

    skip
    scope (::a) { ... }        scope (:: def) { ... }
    ‹ ... ›                    a sequence of statements that is itself one statement
    case e { ε }               e ? { ε }

Attributes, array elements, hash entries and resource bodies are written as they stand inside a
resource, an array, a hash.
"""

# ruff: noqa: RUF001, RUF002  (the paper's letters)

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mupuppet.semantics import terms
from mupuppet.semantics.auxiliary import TargetNode
from mupuppet.semantics.catalogs import Catalog
from mupuppet.semantics.configurations import Configuration
from mupuppet.semantics.environments import (
    ClassDef,
    DeclaredClass,
    Definition,
    DefinitionEnvironment,
    ResourceDef,
    VariableEnvironment,
)
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.scopes import NODE, TOP, Class, Def, Scope
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse


def read_scope(text: str) -> Scope:
    """`::`, `::nd`, `::a`, or one of these followed by `def`, as often as need be."""
    first, *defs = text.split()
    assert all(word == "def" for word in defs), text
    scope: Scope
    match first:
        case "::":
            scope = TOP
        case "::nd":
            scope = NODE
        case _:
            assert first.startswith("::"), text
            scope = Class(first.removeprefix("::"))
    for _ in defs:
        scope = Def(scope)
    return scope


def read_manifest(text: str) -> terms.Manifest:
    """A manifest in Puppet's syntax."""
    source = SourceFile(text, "example.pp")
    parsed = parse(source)
    assert parsed.ok, (text, [d.message for d in parsed.diagnostics])
    translation = translate(parsed.program, source)
    assert translation.manifest is not None, (text, [d.message for d in translation.diagnostics])
    return translation.manifest


def read_items(text: str) -> list[Any]:
    """The items of a manifest or statement, run-time forms included."""
    items: list[Any] = []
    plain_from = at = 0

    def take_plain(end: int) -> None:
        if text[plain_from:end].strip():
            items.extend(terms.manifest_items(read_manifest(text[plain_from:end])))

    depth = 0
    while at < len(text):
        if text[at] == "'":
            at = text.index("'", at + 1) + 1
            continue
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(text[at], 0)
        form = None if depth else _RUN_TIME_FORM.match(text, at)
        if form is None or (at and text[at - 1].isalnum()):
            at += 1
            continue
        take_plain(at)
        at = form.end()
        if form["skip"]:
            items.append(terms.SKIP)
        else:
            end = _closing(text, at, form["open"])
            body = terms.sequence(read_items(text[at:end]))
            items.append(terms.Scoped(read_scope(form["scope"]), body) if form["scope"] else body)
            at = end + 1
        plain_from = at
    take_plain(len(text))
    return items


_RUN_TIME_FORM = re.compile(
    r"(?P<skip>skip\b)|(?P<open>‹)|scope \((?P<scope>[^)]*)\) (?P<brace>\{)"
)


def _closing(text: str, start: int, opened: str | None) -> int:
    """Where what was opened before `start` is closed."""
    opening, closing = ("‹", "›") if opened else ("{", "}")
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] == opening) - (text[at] == closing)
        if depth == 0:
            return at
    raise AssertionError(f"nothing closes {text[start - 1 :]!r}")


def read_term(judgement: Judgement, text: str) -> Term:
    """A term of the kind that a judgement is about."""
    match judgement:
        case Judgement.MANIFEST:
            return terms.manifest_sequence(read_items(text))
        case Judgement.STATEMENT if empty := re.fullmatch(r"case (.*) \{ ε \}", text):
            return terms.Case(read_expression(empty[1]), terms.NO_CASES)
        case Judgement.EXPRESSION if empty := re.fullmatch(r"(.*) \? \{ ε \}", text):
            return terms.Selector(read_expression(empty[1]), terms.NO_MATCHES)
        case Judgement.STATEMENT:
            return terms.sequence(read_items(text))
        case Judgement.RESOURCE:
            resource = read_manifest(f"file {{ {text} }}")
            assert isinstance(resource, terms.Resource)
            return resource.body
        case Judgement.HASH:
            resource = read_manifest(f"file {{ 'title': {text} }}")
            assert isinstance(resource, terms.Resource)
            return resource.body.attributes
        case Judgement.ELEMENTS:
            array = read_expression(f"[{text}]")
            assert isinstance(array, terms.Array)
            return array.elements
        case Judgement.ENTRIES:
            hash_term = read_expression(f"{{ {text} }}")
            assert isinstance(hash_term, terms.Hash)
            return hash_term.entries
        case _:
            return read_expression(text)


def read_expression(text: str) -> terms.Expression:
    """An expression in Puppet's syntax."""
    assignment = read_manifest(f"$expression = {text}")
    assert isinstance(assignment, terms.Assignment)
    return assignment.value


def read_variables(scopes: Mapping[str, str]) -> VariableEnvironment:
    """σ from assignments by scope: `{"::a" = "$x = 1 $y = 2"}`."""
    σ = VariableEnvironment()
    for scope, text in scopes.items():
        for item in terms.manifest_items(read_manifest(text)):
            assert isinstance(item, terms.Assignment), text
            assert item.value.is_value, text
            value: Any = item.value
            σ = σ.update(read_scope(scope), item.name, value)
    return σ


def read_definitions(text: str, declared: Mapping[str, str]) -> DefinitionEnvironment:
    """κ from definitions, and from the parent scopes of the classes that are declared."""
    definitions: dict[str, Definition] = {}
    for item in terms.manifest_items(read_manifest(text)):
        match item:
            case terms.ClassDefinition(name, parameters, parent, body):
                definitions[name] = ClassDef(parent, parameters or (), body)
            case terms.ResourceTypeDefinition(name, parameters, body):
                definitions[name] = ResourceDef(parameters or (), body)
            case terms.Skip():
                pass
            case _:
                raise AssertionError(f"not a definition: {item!r}")
    for name, scope in declared.items():
        definitions[name] = DeclaredClass(read_scope(scope))
    return DefinitionEnvironment.of(definitions)


def read_catalog(text: str) -> Catalog:
    """v_C from resource declarations."""
    resources = []
    for item in terms.manifest_items(read_manifest(text)):
        if isinstance(item, terms.Resource):
            title = item.body.title
            assert isinstance(title, terms.String), text
            assert item.body.is_value, text
            made = terms.ResourceValue(item.type, title.value, item.body.attributes)
            resources.append(made)
    return Catalog(resources)


def read_configuration(judgement: Judgement, case: Mapping[str, Any]) -> Configuration:
    """The configuration that an example starts from."""
    return Configuration(
        read_variables(case.get("variables", {})),
        read_definitions(case.get("definitions", ""), case.get("declared", {})),
        read_catalog(case.get("catalog", "")),
        read_term(judgement, case["term"]),
        read_scope(case.get("scope", "::")),
        TargetNode(
            case.get("node", "node.example"),
            [
                item.specification
                for item in terms.manifest_items(read_manifest(case.get("nodes", "")))
                if isinstance(item, terms.NodeDefinition)
            ],
        ),
    )
