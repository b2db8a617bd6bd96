"""Resource types that `puppet generate types` has written down in the Puppet language.

Such a file, `.resource_types/NAME.pp` of an environment, is one call of
`Puppet::Resource::ResourceType3.new` with literals.
"""

from __future__ import annotations

from mupuppet.diagnostics import Diagnostic
from mupuppet.ruby.types.description import (
    ANY_TITLE,
    DEFAULT_PATTERNS_MISSING,
    TitlePattern,
    TypeDescription,
    TypeProblem,
)
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import parse


class _NotLiteral(Exception):
    """The file is not what `puppet generate types` writes."""


class WrongGeneratedType(Exception):
    """A file that Puppet rejects; the message follows the name of the file."""


def read_generated_type(
    source: SourceFile, problems: tuple[Diagnostic, ...], name: str
) -> TypeDescription:
    """The type of a generated file; raises WrongGeneratedType."""

    def unreadable(message: str, line: int | None = None) -> TypeDescription:
        return TypeDescription.unreadable(name, TypeProblem(message, source.name, line))

    if problems:
        return unreadable(f"cannot be read: {problems[0].message}")
    result = parse(source)
    if not result.ok:
        line = next(each.position.line for each in result.diagnostics if each.is_error)
        return unreadable("is not understood: its file has syntax errors", line)
    try:
        described = _described(_only_call(result.program, name))
    except _NotLiteral:
        return unreadable("is not written as `puppet generate types` does")
    if described.name != name:
        raise WrongGeneratedType(
            "produced resource type with the wrong name, "
            f"expected '{name}', actual '{described.name}'"
        )
    return described


def _only_call(program: n.Program, name: str) -> n.MethodCall:
    """The call that makes the type, which must be the whole file."""
    if not program.body:
        raise WrongGeneratedType(f"does not create the resource type '{name}' - it is empty")
    calls = [each for each in program.body if isinstance(each, n.MethodCall) and _makes_type(each)]
    if not calls:
        raise WrongGeneratedType(
            f"does not create the resource type '{name}' - no call to {_MAKER}.new found."
        )
    if len(program.body) > 1:
        raise WrongGeneratedType(
            f"must contain only the creation of resource type '{name}' - it has additional logic."
        )
    return calls[0]


_MAKER = "Puppet::Resource::ResourceType3"


def _makes_type(call: n.MethodCall) -> bool:
    receiver = call.receiver
    return (
        call.name.value == "new"
        and isinstance(receiver, n.TypeName)
        and receiver.value.removeprefix("::") == _MAKER
    )


def _described(call: n.MethodCall) -> TypeDescription:
    given: list[n.Node | None] = [*call.arguments, None, None, None, None, None]
    name, properties, parameters, patterns, unique = given[:5]
    found = [*_parameters(properties), *_parameters(parameters)]
    keys = tuple(attribute for attribute, names in found if names)
    written, refusal = _title_patterns(keys, patterns)
    return TypeDescription(
        _text(name),
        frozenset(attribute for attribute, _ in found),
        keys,
        not (isinstance(unique, n.Boolean) and not unique.value),
        written,
        titles_refused=refusal,
        accepts_name=False,
    )


def _title_patterns(
    keys: tuple[str, ...], node: n.Node | None
) -> tuple[tuple[TitlePattern, ...], str | None]:
    """The effective patterns, or why titles are rejected."""
    if not keys:  # whatever the file says
        return ((ANY_TITLE, ("name",), ()),), None
    written = tuple(_patterns(node))
    if len(keys) == 1:
        return (written if isinstance(node, n.Hash) else ((ANY_TITLE, keys, ()),)), None
    return written, None if written else DEFAULT_PATTERNS_MISSING


def _parameters(node: n.Node | None) -> list[tuple[str, bool]]:
    """Each `Puppet::Resource::Param(type, name, names_the_resource)`."""
    if node is None:
        return []
    if not isinstance(node, n.Array):
        raise _NotLiteral
    found: list[tuple[str, bool]] = []
    for element in node.elements:
        if not isinstance(element, n.Call) or len(element.arguments) < 2:
            raise _NotLiteral
        flag = element.arguments[2] if len(element.arguments) > 2 else None
        names = isinstance(flag, n.Boolean) and flag.value
        found.append((_text(element.arguments[1]), names))
    return found


def _patterns(node: n.Node | None) -> list[TitlePattern]:
    if not isinstance(node, n.Hash):
        return []
    found: list[TitlePattern] = []
    for entry in node.entries:
        if not isinstance(entry.key, n.Regexp) or not isinstance(entry.value, n.Array):
            raise _NotLiteral
        names = tuple(_text(element) for element in entry.value.elements)
        found.append((entry.key.pattern, names, ()))
    return found


def _text(node: n.Node | None) -> str:
    if isinstance(node, (n.String, n.Name)):
        return node.value
    raise _NotLiteral
