"""Code of an environment that a compilation has not used: all manifests of all modules.

Only files whose source mentions what is searched for are parsed, through the cache.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.environment.environment import manifests_below

if TYPE_CHECKING:
    from mupuppet.compiler.compiler import Compiler
    from mupuppet.compiler.program.definitions import Definition, Unit


class OtherCode:
    """The classes, defined types and nodes that a compilation has not used."""

    def __init__(self, compiler: Compiler) -> None:
        self._known = compiler.program
        used = [each for each in compiler.catalog.resources if each.evaluated]
        self._used = {id(each.definition) for each in used if each.definition is not None}
        definitions = self._known.definitions
        self._loaded = [
            *definitions.classes.values(),
            *definitions.defines.values(),
            *definitions.nodes.values(),
        ]
        self._units: dict[str, Unit | None] = {}

    def mentioning(self, text: str) -> Iterator[Definition]:
        """The definitions in files whose text contains another, without regard to case."""
        wanted = text.lower()
        names = set()
        for definition in self._loaded:
            names.add((definition.kind, definition.name))
            if id(definition) not in self._used and wanted in definition.unit.source.text.lower():
                yield definition
        for module, root in self._known.environment.modules.items():
            for path in manifests_below(slashed.join(root, "manifests")):
                unit = self._unit(path, module, wanted)
                for definition in unit.definitions if unit is not None else ():
                    if (definition.kind, definition.name) not in names:
                        yield definition

    def _unit(self, path: str, module: str, wanted: str) -> Unit | None:
        reading = self._known.environment.sources.find(path)
        if reading is None or reading[1] or wanted not in reading[0].text.lower():
            return None
        if path not in self._units:
            self._units[path] = self._parsed(path, module)
        return self._units[path]

    def _parsed(self, path: str, module: str) -> Unit | None:
        environment = self._known.environment
        source, _ = environment.sources.read(path)
        checked = environment.parsed_files.parse(source, environment.modulepath, self._known.strict)
        if not checked.ok:
            return None  # no compilation could have used it
        unit = self._known.unit(source, checked.program, module)
        unit.nodes = checked.definitions
        return unit
