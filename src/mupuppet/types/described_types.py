"""Types of types, of resource types and of Puppet's syntax trees, which code rarely names.

Their modules are imported, and their definitions read, when one of them is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.lazy import cached
from mupuppet.types.base import Type
from mupuppet.types.init_types import InitType
from mupuppet.types.objects import ObjectType
from mupuppet.types.parsing import TypeParser

if TYPE_CHECKING:
    from mupuppet.types.ast_types import AstTypes
    from mupuppet.types.pcore_types import PcoreTypes


class DescribedTypes:
    """The described types of a language, which reads their definitions and has an `Init`."""

    def __init__(self, parser: TypeParser, init: InitType) -> None:
        self._parser = parser
        self._init = init

    def named(self, name: str) -> Type | None:
        """The type of a name in lower case."""
        if name.startswith("pcore::"):
            return self._pcore_types.named(name.removeprefix("pcore::"))
        if name.startswith("puppet::resource::"):
            return self._resource_types.get(name.removeprefix("puppet::resource::"))
        return self._ast_types.named(name)

    @cached
    def _pcore_types(self) -> PcoreTypes:
        from mupuppet.types.pcore_types import PcoreTypes

        return PcoreTypes(self._parser.parse_literal, self._init)

    @cached
    def _resource_types(self) -> dict[str, ObjectType]:
        from mupuppet.types.pcore_types import resource_types

        return resource_types(self._parser.parse_literal)

    @cached
    def _ast_types(self) -> AstTypes:
        from mupuppet.types.ast_types import AstTypes

        return AstTypes(self._parser.parse_literal)
