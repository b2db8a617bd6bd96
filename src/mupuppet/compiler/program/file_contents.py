"""What the file of a function or a type alias may contain: that, and nothing else."""

from __future__ import annotations

from mupuppet.syntax import nodes as n


def wrong_definition(kind: str, name: str, program: n.Program) -> str | None:
    """What is wrong with a file that must define one function or type; None if nothing is."""
    definitions = [node for node in program.body if isinstance(node, n.Definition)]
    if not definitions:
        return f"does not define the {kind} '{name}' - it is empty."
    if len(definitions) > 1:
        return f"must contain only the {kind} '{name}' - it has additional definitions."
    problem = (_wrong_function if kind == "function" else _wrong_type)(name, definitions[0])
    if problem is None and len(program.body) > 1:
        quoted = name if kind == "function" else f"'{name}'"
        return f"contains additional logic - can only contain the {kind} {quoted}"
    return problem


def _wrong_function(name: str, definition: n.Definition) -> str | None:
    if not isinstance(definition, n.FunctionDefinition):
        return f"does not define the function '{name}' - no function found."
    if definition.name != name:
        actual = definition.name
        return f"produced function with the wrong name, expected {name}, actual {actual}"
    return None


def _wrong_type(name: str, definition: n.Definition) -> str | None:
    if not isinstance(definition, (n.TypeAlias, n.ObjectTypeDefinition)):
        return f"does not define the type '{name}' - no type alias or type definition found."
    if definition.name.lower() != name:
        actual = definition.name
        return f"produced type with the wrong name, expected '{name}', actual '{actual}'"
    return None
