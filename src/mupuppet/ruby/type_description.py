"""What is known about a resource type that a module defines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

#: A Ruby regular expression, and the attributes that its groups are for.
TitlePattern: TypeAlias = tuple[str, tuple[str, ...]]

#: The pattern that takes a title as a whole.
ANY_TITLE = "(?m-ix:(.*))"


class TypeProblem(NamedTuple):
    """Something that could not be read of a type."""

    #: Completes a sentence that begins with the type.
    text: str
    #: The file and the line, if one is to blame.
    path: str | None = None
    line: int | None = None


@dataclass(frozen=True)
class TypeDescription:
    """A resource type as far as a catalog is concerned."""

    name: str
    attributes: frozenset[str] = frozenset()
    #: The attributes that name a resource, in the order of their definition.
    keys: tuple[str, ...] = ()
    #: Whether two resources must not have the same names.
    unique: bool = True
    patterns: tuple[TitlePattern, ...] = ()
    #: Whether it may have attributes that are not known, so that any is accepted.
    open: bool = False
    problems: tuple[TypeProblem, ...] = ()

    @classmethod
    def unreadable(cls, name: str, problem: TypeProblem) -> TypeDescription:
        """A type of which nothing is known but its name."""
        return cls(name, keys=("name",), patterns=((ANY_TITLE, ("name",)),)).opened(problem)

    def opened(self, problem: TypeProblem) -> TypeDescription:
        return replace(self, open=True, problems=(*self.problems, problem))

    def with_attribute(self, name: str) -> TypeDescription:
        return replace(self, attributes=self.attributes | {name})
