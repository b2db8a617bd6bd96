"""The calls of functions that are being evaluated, as Puppet's `PuppetStack` lists them.

Hardly any code asks for them, so that nothing is recorded: the frames of Python's own stack know
which calls of manifests they evaluate.
"""

from __future__ import annotations

from inspect import currentframe
from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.lowered import lowered_unit
from mupuppet.compiler.evaluation.lowering import calls

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import Scope
    from mupuppet.compiler.program.definitions import Unit


def evaluate_manifest(unit: Unit, scope: Scope) -> None:
    """Evaluate the code of a main manifest."""
    lowered_unit(unit).body(scope)


def call_stack() -> list[tuple[str, int]]:
    """The file and the line of each call, the innermost first, and the main manifest as line 0."""
    found: list[tuple[str, int]] = []
    frame = currentframe()
    while frame is not None:
        code = frame.f_code
        if code is evaluate_manifest.__code__:
            found.append((frame.f_locals["unit"].source.name or "unknown", 0))
        elif code.co_name in calls.CALLING and frame.f_globals is calls.__dict__:
            if "given" in frame.f_locals:  # its arguments have been evaluated
                lowering, node = frame.f_locals["lowering"], frame.f_locals["node"]
                found.append((lowering.source.name or "unknown", lowering.line(node.start)))
        frame = frame.f_back
    return found
