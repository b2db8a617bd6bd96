"""What was being evaluated when an exception without a position was raised.

It is found in the frames of the traceback, which costs nothing until it is needed. The frames keep
values alive, which may be all the memory there is. So only what explains a step is taken from them,
by code that is already loaded.
"""

from __future__ import annotations

from contextlib import suppress
from types import CodeType, TracebackType
from typing import Any

#: The variables of evaluating functions that `interruptions` reads.
_VARIABLES = frozenset(
    {"base", "context", "including", "lowering", "name", "node", "resource", "source"}
)

#: A function of ours that was running, and some of its variables.
EvaluationStep = tuple[CodeType, dict[str, Any]]


def evaluation_steps(traceback: TracebackType | None) -> list[EvaluationStep]:
    """What was running, from the inside out; nothing if there is not even memory for this."""
    steps: list[EvaluationStep] = []
    try:
        while traceback is not None:
            variables = traceback.tb_frame.f_locals
            known = {name: variables[name] for name in _VARIABLES if name in variables}
            steps.append((traceback.tb_frame.f_code, known))
            traceback = traceback.tb_next
    except MemoryError:
        steps.clear()
    steps.reverse()
    return steps


def release_frames(traceback: TracebackType | None) -> None:
    """Let go of what functions that have ended made. (Python's `traceback` takes long to load.)"""
    while traceback is not None:
        with suppress(RuntimeError):  # it is running still
            traceback.tb_frame.clear()
        traceback = traceback.tb_next
