"""Positions of keys in data files, for explanations and errors."""

from __future__ import annotations

from mupuppet.data_formats.positions import DataPosition, Positions
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import DataFileError, DataFiles
from mupuppet.values.value import Value

_YAML_AND_JSON = (".yaml", ".yml", ".eyaml", ".json")
_HOCON = (".conf", ".hocon")


class KeyPositions:
    """Positions of keys in data files; files are parsed again, on demand."""

    def __init__(self, files: DataFiles) -> None:
        self._files = files
        self._positions: dict[str, Positions] = {}

    def find(self, path: str, *keys: Value) -> DataPosition | None:
        """The position of a key, if it can be determined."""
        return next(iter(self.all_places(path, *keys)), None)

    def all_places(self, path: str, *keys: Value) -> tuple[DataPosition, ...]:
        """The position of a key, and those that its value is taken from, in the same file."""
        if path not in self._positions:
            self._positions[path] = self._read(path)
        return self._positions[path].find(*keys)

    def _read(self, path: str) -> Positions:
        try:
            if path.endswith(_YAML_AND_JSON):
                from mupuppet.data_formats.yaml_positions import yaml_positions

                return yaml_positions(self._files.read(path), path)
            if path.endswith(_HOCON):
                from mupuppet.data_formats.hocon_reader import hocon_positions

                return hocon_positions(self._files.read(path), path)
        except (DataFileError, DataProblem):
            pass  # the lookup itself has reported it
        return Positions()
