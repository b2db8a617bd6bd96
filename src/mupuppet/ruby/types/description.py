"""What is known about a resource type that a module defines."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeAlias

#: A Ruby regular expression, the attributes that its groups are for, and for each of these the
#: text of a lambda that changes what the group has found, or none; or nothing if there is none.
TitlePattern: TypeAlias = tuple[str, tuple[str, ...], tuple[str, ...]]

#: The pattern that takes a title as a whole.
ANY_TITLE = "(?m-ix:(.*))"

#: What Puppet says about a type that is named by several attributes and has no patterns.
DEFAULT_PATTERNS_MISSING = (
    "you must specify title patterns when there are two or more key attributes"
)


class TypeProblem(NamedTuple):
    """Something that could not be read of a type."""

    #: Completes a sentence that begins with the type.
    message: str
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
    #: Whether it has an attribute `provider` if there are providers.
    has_provider_attribute: bool = True
    #: Why Puppet refuses all titles.
    titles_refused: str | None = None
    #: Why Puppet cannot load the type.
    refused: str | None = None
    #: What is logged when it is loaded.
    said: tuple[str, ...] = ()
    #: Whether resources may have a `name`, even if that is no attribute of the type.
    accepts_name: bool = True

    @classmethod
    def unreadable(cls, name: str, problem: TypeProblem) -> TypeDescription:
        """A type of which nothing is known but its name."""
        return cls(name, keys=("name",), patterns=((ANY_TITLE, ("name",), ()),)).opened(problem)

    def opened(self, problem: TypeProblem) -> TypeDescription:
        return replace(self, open=True, problems=(*self.problems, problem))

    def with_attributes(self, names: Set[str]) -> TypeDescription:
        return replace(self, attributes=self.attributes | names) if names else self


@dataclass(frozen=True)
class FileTypes:
    """What a Ruby file says about types."""

    types: dict[str, TypeDescription]
    #: The attributes that it adds to types that others define.
    extensions: dict[str, frozenset[str]] = field(default_factory=dict)
    #: The attributes that it adds to all types.
    metaparameters: frozenset[str] = frozenset()
