"""Bounds for what a compilation may use, so that a hostile or mistaken manifest ends in an error.

Real manifests stay far below all of them. Each compilation has bounds of its own: an argument of
`compile`, an option of `mupuppet compile`, a field of a request to `mupuppet batch`.
"""

from __future__ import annotations

import _thread
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, TypeVar

from mupuppet.basics.records import field, fields_of, record


def _bound(default: float, description: str) -> Any:
    return field(default=default, description=description)


@record(frozen=True, slots=True)
class Limits:
    """The bounds of one compilation."""

    call_depth: int = _bound(1_000, "how deep calls, classes and defined types may nest")
    rounds: int = _bound(1_000, "how often collectors and defined types may make each other work")
    lambda_calls: int = _bound(10_000_000, "how many times lambdas may be called in all")
    resources: int = _bound(200_000, "how many resources there may be")
    characters: int = _bound(1 << 28, "how many characters a string with interpolations may have")
    elements: int = _bound(20_000_000, "how many elements an array put together from two may have")
    value_depth: int = _bound(500, "how deep the value of an attribute may nest")
    search_seconds: float = _bound(5.0, "how long one search with a regular expression may take")
    ruby_seconds: float = _bound(30.0, "how long real Ruby may take to answer")
    ruby_megabytes: int = _bound(2048, "how much memory real Ruby may use")

    def __post_init__(self) -> None:
        for each in fields_of(self):
            value = getattr(self, each.name)
            wanted = (int, float) if each.name.endswith("_seconds") else (int,)
            if isinstance(value, bool) or not isinstance(value, wanted) or value <= 0:
                raise ValueError(f"the bound `{each.name}` must be a positive number")


#: What the options and fields of these bounds are called, with default and description.
BOUNDS: dict[str, tuple[Any, str]] = {
    each.name: (each.default, each.description) for each in fields_of(Limits)
}

#: The bounds of the compilation that runs in this context.
current: ContextVar[Limits] = ContextVar("current", default=Limits())  # noqa: B039  # frozen

#: Enough for the deepest recursion that Python's own limit allows, in C as well.
_STACK_BYTES = 1 << 28

T = TypeVar("T")


def with_room(work: Callable[[], T]) -> T:
    """Run something on a stack that deep values cannot overflow."""
    results: list[T] = []
    problems: list[BaseException] = []

    running = _thread.allocate_lock()  # what `threading` is made of takes no time to load

    def run() -> None:
        try:
            results.append(work())
        except BaseException as problem:  # noqa: BLE001  # handed on to whoever waits
            problems.append(problem)
        finally:
            running.release()

    running.acquire()
    usual = _thread.stack_size(_STACK_BYTES)
    try:
        _thread.start_new_thread(run, ())
    finally:
        _thread.stack_size(usual)
    with running:  # it is done
        pass
    if problems:
        raise problems[0]
    return results[0]
