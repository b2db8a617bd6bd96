"""All keys in the data of an environment, and those that nothing reads.

Which file is read for a node depends on its facts. Here every file is of interest that some node
could have, so a variable in a path stands for any text.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from mupuppet.data_formats.hocon_reader import parse_hocon
from mupuppet.data_formats.json_reader import parse_json
from mupuppet.data_formats.positions import DataPosition
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_reader import parse_yaml
from mupuppet.environment.data_files import DataFileError
from mupuppet.hiera.backends import DATA_HASH_FUNCTIONS, LOOKUP_KEY_FUNCTIONS
from mupuppet.hiera.config import Config, Content
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.keys import LOOKUP_OPTIONS, LookupKey
from mupuppet.hiera.layers import Layer
from mupuppet.hiera.locations import join_paths
from mupuppet.hiera.survey import KeyPositions
from mupuppet.values.basic import Value
from mupuppet.values.hashes import pairs_of

_VARIABLE = re.compile(r"%\{[^}]*\}")
_LOOKED_UP = re.compile(r"""%\{\s*(?:lookup|hiera|alias)\((?:"([^"]+)"|'([^']+)')\)\s*\}""")
_PARSERS = {
    "yaml_data": ("yaml", parse_yaml),
    "eyaml_lookup_key": ("yaml", parse_yaml),
    "json_data": ("json", parse_json),
    "hocon_data": ("hocon", parse_hocon),
}


@dataclass(frozen=True, slots=True)
class DataKey:
    """A key in a file of data."""

    key: str
    path: str
    position: DataPosition | None


@dataclass(frozen=True, slots=True)
class UnusedKey:
    """A key that nothing reads, and what may have been meant."""

    found: DataKey
    suggestion: str | None


def data_keys(hiera: Hiera) -> list[DataKey]:
    """All keys of all files that a node could have. Files that cannot be read have none."""
    positions = KeyPositions(hiera.files)
    found: list[DataKey] = []
    for path, content in _all_data(hiera):
        found += [
            DataKey(key, path, positions.find(path, key))
            for key in content
            if isinstance(key, str) and key != LOOKUP_OPTIONS
        ]
    return found


def unused_keys(hiera: Hiera, used: Collection[str]) -> list[UnusedKey]:
    """The keys that nothing reads.

    `used` are the keys that code reads: the parameters of all classes, and what is looked up.
    Keys that other data interpolates are used as well.
    """
    all_used = {LookupKey(name).root for name in used}
    for _, content in _all_data(hiera):
        all_used.update(LookupKey(name).root for name in _interpolated_keys(content))
    unused = [key for key in data_keys(hiera) if key.key not in all_used]
    candidates = sorted(all_used)
    return [UnusedKey(key, _nearest(key.key, candidates)) for key in unused]


def _nearest(key: str, candidates: list[str]) -> str | None:
    near = get_close_matches(key, candidates, n=1, cutoff=0.85)
    return near[0] if near else None


def _interpolated_keys(value: Value) -> Iterator[str]:
    if isinstance(value, str):
        for found in _LOOKED_UP.finditer(value):
            yield found[1] or found[2]
    elif isinstance(value, list):
        for element in value:
            yield from _interpolated_keys(element)
    elif isinstance(value, dict):
        for key, element in pairs_of(value):
            yield from _interpolated_keys(key)
            yield from _interpolated_keys(element)


def _all_data(hiera: Hiera) -> Iterator[tuple[str, dict[Value, Value]]]:
    """The content of each file that a node could have, once."""
    seen: set[str] = set()
    for layer in _layers(hiera):
        for path, function in _files(layer.config, hiera):
            if path in seen:
                continue
            seen.add(path)
            data_format, parse = _PARSERS[function]
            try:
                content = hiera.files.load(path, data_format, parse).value
            except (DataFileError, DataProblem):
                continue
            if isinstance(content, dict):
                yield path, content


def _layers(hiera: Hiera) -> Iterator[Layer]:
    yield from hiera.layers_for(LookupKey(""))
    for module in hiera.environment.modules:
        layers = hiera.layers_for(LookupKey(f"{module}::"))
        yield from (layer for layer in layers if layer.module_name == module)


def _files(config: Config, hiera: Hiera) -> Iterator[tuple[str, str]]:
    """The files that a hierarchy of version 5 may lead to, and the functions that read them."""
    if config.version != 5:
        return
    content = config.content
    defaults = content.get("defaults") or {}
    for entry in [*content["hierarchy"], *content.get("default_hierarchy", ())]:
        function = _function(entry, defaults)
        if function not in _PARSERS:
            continue
        datadir = entry.get("datadir") or defaults.get("datadir") or "data"
        for template in _templates(entry):
            pattern = join_paths(join_paths(config.root, datadir), template)
            try:
                paths = hiera.files.glob(_VARIABLE.sub("*", pattern))
            except DataFileError:
                continue
            yield from ((path, function) for path in paths)


def _function(entry: Content, defaults: Content) -> str:
    for source in (entry, defaults):
        for kind, known in (
            ("data_hash", DATA_HASH_FUNCTIONS.keys()),
            ("lookup_key", LOOKUP_KEY_FUNCTIONS.keys()),
        ):
            if kind in source:
                return str(source[kind]) if source[kind] in known else ""
    return ""


def _templates(entry: Content) -> list[str]:
    """The paths and patterns of an entry."""
    found = [entry[key] for key in ("path", "glob") if key in entry]
    found += [path for key in ("paths", "globs") for path in entry.get(key, ())]
    return found + ([entry["mapped_paths"][2]] if "mapped_paths" in entry else [])
