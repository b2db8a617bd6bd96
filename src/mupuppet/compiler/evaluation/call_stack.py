"""The calls of functions that are being evaluated, as Puppet's `PuppetStack` lists them.

Hardly any code asks for them, so that nothing is recorded: the frames of Python's own stack know
which calls of manifests they evaluate. The functions whose frames these are register their code.
"""

from __future__ import annotations

from types import CodeType

#: Functions that evaluate a call: with the locals `lowering` and `node`, and `given` once the
#: arguments have been evaluated.
CALLING: set[CodeType] = set()
#: Functions that evaluate a main manifest, the local `unit`.
EVALUATING: set[CodeType] = set()


def call_stack() -> list[tuple[str, int]]:
    """The file and the line of each call, the innermost first, and the main manifest as line 0."""
    from inspect import currentframe  # it takes milliseconds to import, and hardly any code asks

    found: list[tuple[str, int]] = []
    frame = currentframe()
    while frame is not None:
        if frame.f_code in EVALUATING:
            found.append((frame.f_locals["unit"].source.name or "unknown", 0))
        elif frame.f_code in CALLING and "given" in frame.f_locals:
            lowering, node = frame.f_locals["lowering"], frame.f_locals["node"]
            found.append((lowering.source.name or "unknown", lowering.line(node.start)))
        frame = frame.f_back
    return found
