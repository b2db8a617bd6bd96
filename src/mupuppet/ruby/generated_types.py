"""Resource types that `puppet generate types` has written down in the Puppet language.

Such a file, `.resource_types/NAME.pp` of an environment, is one call of
`Puppet::Resource::ResourceType3.new` with literals.
"""

from __future__ import annotations

from mupuppet.environment.reading import read_source
from mupuppet.ruby.type_description import TitlePattern, TypeDescription, TypeProblem
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import parse


class _NotLiteral(Exception):
    """The file is not what `puppet generate types` writes."""


def read_generated_type(path: str, name: str) -> TypeDescription:
    """What a generated file says about a type."""

    def unreadable(text: str, line: int | None = None) -> TypeDescription:
        return TypeDescription.unreadable(name, TypeProblem(text, path, line))

    source, problems = read_source(path)
    if problems:
        return unreadable(f"cannot be read: {problems[0].message}")
    result = parse(source)
    if not result.ok:
        line = next(each.position.line for each in result.diagnostics if each.is_error)
        return unreadable("is not understood: its file has syntax errors", line)
    try:
        return _described(result.program)
    except _NotLiteral:
        return unreadable("is not written as `puppet generate types` does")


def _described(program: n.Program) -> TypeDescription:
    if len(program.body) != 1:
        raise _NotLiteral
    call = program.body[0]
    if not isinstance(call, n.MethodCall) or call.name.value != "new":
        raise _NotLiteral
    receiver = call.receiver
    if not isinstance(receiver, n.TypeName) or receiver.value.rpartition("::")[2] != (
        "ResourceType3"
    ):
        raise _NotLiteral
    given: list[n.Node | None] = [*call.arguments, None, None, None, None, None]
    name, properties, parameters, patterns, unique = given[:5]
    found = [*_parameters(properties), *_parameters(parameters)]
    return TypeDescription(
        _text(name),
        frozenset(attribute for attribute, _ in found),
        tuple(attribute for attribute, names in found if names),
        not (isinstance(unique, n.Boolean) and not unique.value),
        tuple(_patterns(patterns)),
    )


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
        found.append((entry.key.pattern, names))
    return found


def _text(node: n.Node | None) -> str:
    if isinstance(node, (n.String, n.Name)):
        return node.value
    raise _NotLiteral
