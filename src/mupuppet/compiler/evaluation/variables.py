"""Finding variables by name, and reporting those that do not exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.model.scope import Frame, Scope, UnevaluatedParameter, home_of_variable
from mupuppet.syntax.strictness import Strictness
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.lowering.base import Lowering
    from mupuppet.compiler.model.scope import ClassState, CompilationContext
    from mupuppet.syntax import nodes as n

#: How many warnings about unknown variables come with a similar name.
_MOST_HINTS = 20


def qualified_variable(
    compiler: CompilationContext, name: str, missing: Value, seen_from: Frame | None = None
) -> Value:
    """The variable of a class, or of the top scope; in a class's lambdas also one of theirs."""
    class_name, _, leaf = name.rpartition("::")
    if not class_name:
        return compiler.top.variables.get(leaf, missing)
    scope: Scope | None = compiler.classes.scopes.get(class_name.lower())
    while scope is not None:
        if leaf in scope.variables:
            return scope.variables[leaf]
        frame = scope.active
        if seen_from is not None and seen_from.base is scope is not seen_from:
            frame = seen_from
        while frame is not None and frame is not scope:
            if leaf in frame.variables:
                return frame.variables[leaf]
            frame = frame.next
        scope = scope.inherits
    return compiler.top.variables.get(name, missing)  # a fact may have a name like this


def unknown_variable(
    compiler: CompilationContext,
    name: str,
    lowering: Lowering,
    node: n.Node,
    seen_from: Frame | None = None,
) -> Value:
    message = f"Unknown variable: '{name}'."
    if compiler.inputs.options.strict_variables or compiler.strict is Strictness.ERROR:
        hint = _hint(name, seen_from, compiler.classes)
        raise lowering.error("unknown-variable", message, node, hint=hint)
    if compiler.strict is Strictness.WARNING:
        # Looking for similar names takes time, and some hints are enough.
        hint = None
        if len(compiler.log.diagnostics) < _MOST_HINTS:
            hint = _hint(name, seen_from, compiler.classes)
        compiler.log.warn("unknown-variable", message, lowering.source, node, hint)
    return None


def _hint(name: str, frame: Frame | None, classes: ClassState) -> str | None:
    """What may have been meant, or how to get a fact of this name."""
    from mupuppet.environment.facts import hint_about_fact, hint_about_missing_fact

    name = name.removeprefix("::")
    if "::" in name:
        return _near_qualified(name, classes)
    if name.isdigit():
        return None  # what a match would have set
    about_fact = hint_about_missing_fact(name)
    near = near_variable(name, frame)
    if near is None or hint_about_fact(name):
        return about_fact
    is_local = frame is not None and frame.next is not None
    return near if is_local else f"{near} Otherwise, {about_fact}"


def near_variable(name: str, frame: Frame | None) -> str | None:
    """A variable with a similar name that is visible."""
    from mupuppet.compiler.program.suggestions import did_you_mean

    names: list[str] = []
    while frame is not None:
        names += dict.keys(frame.variables)
        frame = frame.next
    return did_you_mean(name, names)


def _near_qualified(name: str, classes: ClassState) -> str | None:
    """A variable with a similar name in a class, or a setting."""
    from mupuppet.compiler.program.suggestions import did_you_mean

    names = [
        f"{class_name}::{variable}"
        for class_name, scope in classes.scopes.items()
        for variable in dict.keys(scope.variables)
    ]
    return did_you_mean(name, names)


def is_variable(scope: Frame, name: str) -> bool:
    """Whether a variable exists, for the function `defined`."""
    try:
        return find_variable(scope, name) is not None
    except UnevaluatedParameter:
        return True  # it has no value yet


def find_variable(scope: Frame, name: str) -> Frame | None:
    """Where `defined` finds a variable.

    A class has the variables of what is around it as well; a fact with such a name is none.
    """
    compiler = scope.compiler
    compiler.record_variable(name)
    if "::" not in name:
        return home_of_variable(scope, name)
    class_name, leaf = name.rsplit("::", 1)
    class_name = class_name.removeprefix("::").lower()
    there = compiler.classes.scopes.get(class_name) if class_name else compiler.top
    if there is None:
        compiler.program.find_class(class_name)  # Puppet reads its file
        return None
    return home_of_variable(scope if scope.base is there else there.active or there, leaf)
