"""Class variables."""

from __future__ import annotations

from mupuppet.ruby.compilation.constants import find_constant
from mupuppet.ruby.compilation.lowering import LOWERINGS, Lowering, Node, source_of, unsupported
from mupuppet.ruby.core.objects import DefinedClass
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.values.value import Value


def _class_of(run: Run, nesting: tuple[str, ...], name: str) -> DefinedClass:
    """The class that has the class variable, or else the current class."""
    kind = find_constant(run, nesting[0], ()) if nesting else None
    if not isinstance(kind, DefinedClass):
        raise UnsupportedRuby(f"the class variable `{name}'")
    above: DefinedClass | None = kind
    while above is not None:
        if name in above.class_variables:
            return above
        above = above.parent
    return kind


def _class_variable(lowering: Lowering, node: Node) -> Closure:
    name, nesting = source_of(node), lowering.nesting
    if not nesting:
        raise unsupported(node, f"the class variable `{name}'")

    def read(run: Run) -> Value:
        kind = _class_of(run, nesting, name)
        if name not in kind.class_variables:
            message = f"uninitialized class variable {name} in {kind.name}"
            raise RubyError("NameError", message)
        return kind.class_variables[name]

    return read


def class_variable_value(run: Run, nesting: tuple[str, ...], name: str) -> Value:
    """The value or nil, for `@@name ||= value`."""
    return _class_of(run, nesting, name).class_variables.get(name)


def assign_class_variable(run: Run, nesting: tuple[str, ...], name: str, value: Value) -> None:
    """`@@name = value`"""
    _class_of(run, nesting, name).class_variables[name] = value


LOWERINGS["class_variable"] = _class_variable
