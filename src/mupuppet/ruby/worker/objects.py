"""Objects that live in the worker, as Puppet holds them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn, Protocol

from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import OBJECT_KINDS
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc, Range
from mupuppet.values.host_objects import HostObject
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.value import Value


class Worker(Protocol):
    """The worker that has the objects."""

    def string_of(self, number: int) -> str:
        """What `to_s` of an object returns. Raises HostObjectProblem."""

    def are_equal(self, number: int, other: int) -> bool:
        """Whether two objects are equal. Raises HostObjectProblem."""


class WorkerObject(HostObject):
    """A Ruby object: its number in the worker, and what is known about it."""

    __slots__ = ("_class", "_described", "_string", "_worker", "number", "range")

    def __init__(
        self, worker: Worker, number: int, class_name: str | None, described: dict[str, Any]
    ) -> None:
        self._worker = worker
        self.number = number
        self._class = class_name
        self._described = described
        self._string: str | None = None
        #: For a range: one with the same ends, as far as Puppet may iterate over them.
        self.range: Range | None = None

    @property
    def ruby_class(self) -> str | None:
        return self._class

    @property
    def ruby_ancestors(self) -> Iterable[str]:
        names: list[str] = self._described["ancestors"]
        return names

    @property
    def module_name(self) -> str | None:
        return self._described.get("module")

    @property
    def parameter_counts(self) -> tuple[int, int | None] | None:
        low, high = self._described.get("counts", (None, None))
        return None if low is None else (low, high)

    @property
    def is_iterable(self) -> bool:
        return self.range is not None

    def iterator(self) -> IteratorValue | None:
        return None if self.range is None else self.range.iterator()

    def __str__(self) -> str:
        if self._string is None:
            self._string = self._worker.string_of(self.number)
        return self._string

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, WorkerObject) and self._worker.are_equal(self.number, other.number)

    def __hash__(self) -> int:
        return hash((WorkerObject, self.number))


def _needs_worker(
    run: Run, receiver: WorkerObject, name: str, arguments: list[Value], block: Proc | None
) -> NoReturn:
    raise UnsupportedRuby(f"`{name}' of a {receiver.ruby_class or 'Class'} that Ruby has made")


OBJECT_KINDS[WorkerObject] = _needs_worker
