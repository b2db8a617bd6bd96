"""Constants as they are written: built-in ones, and those that the program defines."""

from __future__ import annotations

from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Lowering,
    Node,
    nothing,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.constants import OF_VERSIONS, built_in_constant
from mupuppet.ruby.core.objects import DefinedClass, constant_in
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import RubyClass
from mupuppet.values.value import Value


def constant_name(node: Node) -> str:
    """The qualified name as written."""
    return "".join(source_of(node).split()).removeprefix("::")


def _constant(lowering: Lowering, node: Node) -> Closure:
    scope = node.child_by_field_name("scope") if node.type == "scope_resolution" else None
    if scope is not None and scope.type not in ("constant", "scope_resolution"):
        return _in_value(lowering, node, scope)
    name = constant_name(node)
    if is_found_late(lowering, name):
        nesting = () if source_of(node).startswith("::") else lowering.nesting
        innermost = f"{nesting[0]}::{name}" if nesting else name

        def find(run: Run) -> Value:
            found = run.constants.get(innermost)
            return own_constant(run, name, nesting) if found is None else found

        return find
    for around in ("", *(f"{outer}::" for outer in lowering.nesting)):
        found = built_in_constant(f"{around}{name}")
        if found is not NotImplemented:
            return lambda run: found
    raise unsupported(node, f"the constant `{name}'")


def _in_value(lowering: Lowering, node: Node, scope: Node) -> Closure:
    """`self.class::NAME`"""
    owner = lowering.lower(scope)
    name = source_of(node.child_by_field_name("name"))

    def find(run: Run) -> Value:
        kind = owner(run)
        if not isinstance(kind, (DefinedClass, RubyClass)):
            raise UnsupportedRuby(f"the constant `{name}' of a value that is not a class")
        return constant_in(run, kind, name)

    return find


def is_own_constant(lowering: Lowering, name: str) -> bool:
    """Whether the program may define a constant."""
    if name in lowering.summary.constants:
        return True
    return name.rpartition("::")[2] in lowering.program_files.constants


def is_found_late(lowering: Lowering, name: str) -> bool:
    """Whether a constant is not the same in all runs of the code."""
    return name in OF_VERSIONS or is_own_constant(lowering, name)


def own_constant(run: Run, name: str, nesting: tuple[str, ...] = ()) -> Value:
    """A constant that the program assigns to, or Ruby's own of the same name.

    An unknown one is reported with the class or module around it.
    """
    found = find_constant(run, name, nesting)
    if found is NotImplemented:
        first = name.partition("::")[0]
        if nesting and find_constant(run, first, nesting) is NotImplemented:
            name = f"{nesting[0]}::{first}"
        raise RubyError("NameError", f"uninitialized constant {name}")
    return found


def find_constant(run: Run, name: str, nesting: tuple[str, ...]) -> Value:
    """The constant that a name refers to; NotImplemented if there is none."""
    constants = run.constants
    for around in nesting:
        full = f"{around}::{name}"
        if full in constants:
            return constants[full]
    if nesting:
        kind = constants.get(nesting[0])
        if isinstance(kind, DefinedClass):
            for above in kind.ancestors():
                full = f"{above}::{name}"
                if full in constants:
                    return constants[full]
    if name in constants:
        return constants[name]
    scope, _, last = name.rpartition("::")
    built_in = built_in_constant(name)
    if scope and built_in is NotImplemented:  # not what the scope had before it was opened again
        owner = find_constant(run, scope, nesting)
        if isinstance(owner, DefinedClass):
            return constant_in(run, owner, last)
    return built_in


def whole_name(lowering: Lowering, name: str) -> str:
    """The qualified name of a constant."""
    return f"{lowering.nesting[0]}::{name}" if lowering.nesting else name


def assign_constant(run: Run, name: str, value: Value) -> None:
    """Give a constant its value; a class without a name gets it."""
    if isinstance(value, DefinedClass) and not value.name:
        value.name = name
    run.constants[name] = value


def constant_default(lowering: Lowering, node: Node, left: Node, operator: str) -> Closure:
    """`NAME ||= value`"""
    if operator != "||":
        raise unsupported(left, f"an assignment to `{source_of(left)}'")
    name = whole_name(lowering, source_of(left))
    value = lowering.value_of(node, "right")

    def assign(run: Run) -> Value:
        if not truthy(run.constants.get(name)):
            assign_constant(run, name, value(run))
        return run.constants[name]

    return assign


def defined_constant(lowering: Lowering, name: str) -> Closure:
    """`defined?(NAME)`"""
    name = name.removeprefix("::")
    if is_found_late(lowering, name):
        nesting = lowering.nesting

        def defined(run: Run) -> Value:
            found = find_constant(run, name, nesting)
            return None if found is NotImplemented else run.string("constant")

        return defined
    if built_in_constant(name) is NotImplemented:
        return nothing
    return lambda run: run.string("constant")


LOWERINGS.update({"constant": _constant, "scope_resolution": _constant})
