"""The entry points of generation, which is loaded when something is hot: most runs end before."""

from __future__ import annotations

from mupuppet.ruby.compilation.defined_methods import DefinedMethod, Entry
from mupuppet.ruby.compilation.lowering import Lowering, Node


def generate_method(
    lowering: Lowering, made: DefinedMethod, parameters: Node | None, node: Node
) -> Entry | None:
    """The function of a method; None if it is left to the closures."""
    from mupuppet.ruby.compilation.generation import programs

    return programs.generate_method(lowering, made, parameters, node)


def generate_template(lowering: Lowering, root: Node) -> Entry | None:
    """The function of a template; None if it is left to the closures."""
    from mupuppet.ruby.compilation.generation import programs

    return programs.generate_template(lowering, root)
