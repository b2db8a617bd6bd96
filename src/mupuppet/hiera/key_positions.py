"""Positions of keys in data files, for explanations and errors."""

from __future__ import annotations

from mupuppet.data_formats.positions import DataPosition, Positions, yaml_positions
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import DataFileError, DataFiles
from mupuppet.values.value import Value

_YAML_AND_JSON = (".yaml", ".yml", ".eyaml", ".json")


class KeyPositions:
    """Positions of keys in data files; files are parsed again, on demand."""

    def __init__(self, files: DataFiles) -> None:
        self._files = files
        self._positions: dict[str, Positions | None] = {}

    def find(self, path: str, *keys: Value) -> DataPosition | None:
        """The position of a key, if it can be determined."""
        if path not in self._positions:
            self._positions[path] = self._read(path)
        positions = self._positions[path]
        return None if positions is None else positions.find(*keys)

    def _read(self, path: str) -> Positions | None:
        if not path.endswith(_YAML_AND_JSON):
            return None
        try:
            return yaml_positions(self._files.read(path), path)
        except (DataFileError, DataProblem):
            return None
