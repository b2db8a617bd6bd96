"""Where keys stand in data files, for those who tell about values and mistakes in them."""

from __future__ import annotations

from mupuppet.data_formats.positions import DataPosition, Positions, yaml_positions
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import DataFileError, DataFiles
from mupuppet.values.basic import Value

_YAML_AND_JSON = (".yaml", ".yml", ".eyaml", ".json")


class KeyPositions:
    """Where keys stand in data files; files are parsed once more when somebody asks."""

    def __init__(self, files: DataFiles) -> None:
        self._files = files
        self._known: dict[str, Positions | None] = {}

    def find(self, path: str, *keys: Value) -> DataPosition | None:
        """The place of a key, as far as one can tell."""
        if path not in self._known:
            self._known[path] = self._read(path)
        positions = self._known[path]
        return None if positions is None else positions.find(*keys)

    def _read(self, path: str) -> Positions | None:
        if not path.endswith(_YAML_AND_JSON):
            return None
        try:
            return yaml_positions(self._files.read(path), path)
        except (DataFileError, DataProblem):
            return None
