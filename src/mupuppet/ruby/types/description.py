"""The description of a resource type that a module defines."""

from __future__ import annotations

from collections.abc import Set
from typing import TypeAlias

from mupuppet.basics.records import Record, field, replace

#: A Ruby regular expression, the attributes that its groups are for, and for each of these the
#: source of a lambda that converts the group, if any; or nothing if there are no patterns.
TitlePattern: TypeAlias = tuple[str, tuple[str, ...], tuple[str, ...]]

#: The pattern that takes a title as a whole.
ANY_TITLE = "(?m-ix:(.*))"

#: Puppet's message for a type with several namevars and no title patterns.
DEFAULT_PATTERNS_MISSING = (
    "you must specify title patterns when there are two or more key attributes"
)


class TypeProblem(Record):
    """A part of a type that could not be read."""

    #: Completes a sentence that begins with the type.
    message: str
    #: The file and the line, if known.
    path: str | None = None
    line: int | None = None


class TypeDescription(Record):
    """A resource type as far as a catalog is concerned."""

    name: str
    attributes: frozenset[str] = frozenset()
    #: The attributes that name a resource, in the order of their definition.
    keys: tuple[str, ...] = ()
    #: Whether two resources must not have the same names.
    unique: bool = True
    patterns: tuple[TitlePattern, ...] = ()
    #: Whether it may have unknown attributes, so that any is accepted.
    open: bool = False
    problems: tuple[TypeProblem, ...] = ()
    #: Whether it has an attribute `provider` if there are providers.
    has_provider_attribute: bool = True
    #: Why Puppet rejects all titles.
    titles_refused: str | None = None
    #: Why Puppet cannot load the type.
    refused: str | None = None
    #: What is logged when it is loaded.
    said: tuple[str, ...] = ()
    #: Whether resources may have a `name`, even if that is not an attribute of the type.
    accepts_name: bool = True

    @classmethod
    def unreadable(cls, name: str, problem: TypeProblem) -> TypeDescription:
        """A type of which only the name is known."""
        return cls(name, keys=("name",), patterns=((ANY_TITLE, ("name",), ()),)).opened(problem)

    def opened(self, problem: TypeProblem) -> TypeDescription:
        return replace(self, open=True, problems=(*self.problems, problem))

    def with_attributes(self, names: Set[str]) -> TypeDescription:
        return replace(self, attributes=self.attributes | names) if names else self


class FileTypes(Record):
    """The types of a Ruby file."""

    types: dict[str, TypeDescription]
    #: The attributes that it adds to types that others define.
    extensions: dict[str, frozenset[str]] = field(default_factory=dict)
    #: The attributes that it adds to all types.
    metaparameters: frozenset[str] = frozenset()
