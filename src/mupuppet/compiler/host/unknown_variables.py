"""Unknown variables that data and Ruby code read by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.model.scope import ALWAYS_KNOWN
from mupuppet.compiler.program.program import CodeRejected

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import ClassState, CompilationContext
    from mupuppet.compiler.program.program import Program


def report_unknown_variable(
    compiler: CompilationContext, name: str, *, continues: bool = False
) -> str | None:
    """Warn about a variable, once; where one has to be strict, give what is wrong instead.

    With `continues`, the compilation continues even then.
    """
    strict = compiler.strict.value
    if strict == "off" or name in ALWAYS_KNOWN or name.isdigit():
        return None
    message = _message(compiler.program, compiler.classes, name)
    if strict == "error":
        if not continues:
            return message
        named, reason = _parts(message)
        message = f"Interpolation failed with '{named}', but compilation continuing; {reason}"
    if message not in compiler.log.warned:
        compiler.log.warned.add(message)
        compiler.log.add("warning", message)
    return None


def unknown_reason(compiler: CompilationContext, name: str) -> str | None:
    """Why a variable without a value is unknown; None if it never is."""
    if name in ALWAYS_KNOWN or name.isdigit():
        return None
    return _parts(_message(compiler.program, compiler.classes, name))[1]


def _parts(message: str) -> tuple[str, str]:
    """The name and the reason in a message."""
    named, _, reason = message.removeprefix("Undefined variable '").partition("'; ")
    return named, reason


def _message(program: Program, classes: ClassState, name: str) -> str:
    """Puppet's message for an unknown variable, with the reason where there is one."""
    if "::" not in name:
        return f"Undefined variable '{name}'; "
    name = name.removeprefix("::")
    class_name, _, leaf = name.rpartition("::")
    if not class_name:
        return f"Undefined variable '::{name}'; "
    scope = classes.scopes.get(class_name)
    if scope is not None:
        # The message names the last class in which it was looked for.
        while scope.inherits is not None and scope.inherits.definition is not None:
            class_name = scope.inherits.definition.name
            scope = scope.inherits
        return f"Undefined variable '::{class_name}::{leaf}'; "
    try:
        is_defined = program.find_class(class_name) is not None
    except CodeRejected as rejected:
        mistake = next(each for each in rejected.diagnostics if each.is_error)
        if rejected.summary is not None:
            where = f"(file: {mistake.source.name})"
            return f"Undefined variable '{name}'; {rejected.summary} {where}"
        position = mistake.position
        line, column = position.line, position.column
        where = f"(file: {mistake.source.name}, line: {line}, column: {column})"
        return f"Undefined variable '{name}'; {mistake.message} {where}"
    reason = "has not been evaluated" if is_defined else "could not be found"
    return f"Undefined variable '{name}'; class {class_name} {reason}"
