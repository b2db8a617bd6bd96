"""What a compilation knows about resources besides its catalog."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import Arrows, Generator
    from mupuppet.compiler.model.override import Override
    from mupuppet.compiler.program.definitions import Definition
    from mupuppet.compiler.program.native_types import NativeType

#: The name of a resource type, and what defines it.
ResourceKind = tuple[str, "NativeType | None", "Definition | None"]


class ResourceState:
    """Collectors, overrides and relationships of one compilation."""

    __slots__ = (
        "collectors",
        "kinds",
        "override_sources",
        "overrides",
        "relationships",
        "types_with_defaults",
    )

    def __init__(self, relationships: Arrows) -> None:
        self.relationships = relationships
        self.collectors: list[Generator] = []
        #: Resource types by their names as they are written.
        self.kinds: dict[str, ResourceKind] = {}
        #: Resource types for which some scope has defaults.
        self.types_with_defaults: set[str] = set()
        #: Overrides of resources that are not declared yet, by reference.
        self.overrides: dict[str, list[Override]] = {}
        #: Definitions whose collectors override: these may override anything.
        self.override_sources: set[Definition] = set()
