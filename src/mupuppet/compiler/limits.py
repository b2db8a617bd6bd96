"""Bounds for what a compilation may use, so that a hostile or mistaken manifest ends in an error.

Real manifests stay far below all of them. They are plain numbers of this module: a program that
needs more sets them before it compiles.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

#: How deep functions may call each other, lambdas, classes and defined types included.
CALL_DEPTH = 1_000
#: How often collectors and defined types may make each other work.
ROUNDS = 1_000
#: How many times lambdas may be called in all.
LAMBDA_CALLS = 10_000_000
#: How many resources there may be.
RESOURCES = 200_000
#: How many characters a string with interpolations may have.
CHARACTERS = 1 << 28
#: How many elements an array may have that is put together from two.
ELEMENTS = 20_000_000
#: How deep arrays and hashes may be nested in the attribute of a resource.
VALUE_DEPTH = 500

#: Enough for the deepest recursion that Python's own limit allows, in C as well.
_STACK_BYTES = 1 << 28

T = TypeVar("T")


def with_room(work: Callable[[], T]) -> T:
    """Run something on a stack that deep values cannot overflow."""
    results: list[T] = []
    problems: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as problem:  # noqa: BLE001  # handed on to whoever waits
            problems.append(problem)

    usual = threading.stack_size(_STACK_BYTES)
    try:
        thread = threading.Thread(target=run, daemon=True)
        thread.start()
    finally:
        threading.stack_size(usual)
    thread.join()
    if problems:
        raise problems[0]
    return results[0]
