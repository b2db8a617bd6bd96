"""Old settings that say where an environment or a module has its data.

Before `hiera.yaml` there was `environment_data_provider` in `environment.conf`, and
`data_provider` in the `metadata.json` of a module. Puppet 7 still honours both.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping

from mupuppet.environment.reading import read_regular


class ModuleDataProviders(Mapping[str, str]):
    """The providers that modules name, read when somebody asks for a module."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._modules = modules
        self._known: dict[str, str | None] = {}

    def __getitem__(self, module: str) -> str:
        if module not in self._known:
            directory = self._modules.get(module)
            self._known[module] = None if directory is None else _provider(directory)
        found = self._known[module]
        if found is None:
            raise KeyError(module)
        return found

    def __iter__(self) -> Iterator[str]:
        return (module for module in self._modules if self.get(module) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _provider(directory: str) -> str | None:
    """What the metadata of a module says; metadata that cannot be read says nothing."""
    try:
        content = read_regular(os.path.join(directory, "metadata.json"))
        # Most metadata has no such entry, and reading JSON takes time.
        data = json.loads(content) if b'"data_provider"' in content else None
    except (OSError, ValueError, RecursionError):
        return None
    provider = data.get("data_provider") if isinstance(data, dict) else None
    return provider if isinstance(provider, str) else None
