"""All keys in the data of an environment.

Which files are read for a node depends on its facts. This includes every file that some
node could read, so a variable in a path matches any string.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from mupuppet.basics.records import Record
from mupuppet.data_formats.positions import DataPosition
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import LONGEST_PATTERN, DataFileError
from mupuppet.hiera.backends import BACK_ENDS, DATA_HASH_FUNCTIONS, LOOKUP_KEY_FUNCTIONS, PARSERS
from mupuppet.hiera.config import Config, Content
from mupuppet.hiera.errors import HieraError, unreadable
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.key_positions import KeyPositions
from mupuppet.hiera.keys import LOOKUP_OPTIONS, LookupKey
from mupuppet.hiera.layers import Layer
from mupuppet.hiera.locations import join_paths
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import PatternError, groups_of_match
from mupuppet.values.value import Value

_VARIABLE = re.compile(r"%\{[^}]*\}")
_LOOKED_UP = re.compile(r"""%\{\s*(?:lookup|hiera|alias)\((?:"([^"]+)"|'([^']+)')\)\s*\}""")


class DataKey(Record):
    """A key in a data file."""

    key: str
    path: str
    position: DataPosition | None


class Inventory(Record):
    """All keys of all files that a node could have."""

    keys: tuple[DataKey, ...]
    #: Keys that other data interpolates.
    interpolated: frozenset[str]
    #: Files that cannot be read, whose keys are missing here.
    problems: tuple[HieraError, ...]


def near_key(hiera: Hiera, keys: list[str]) -> str | None:
    """A hint about keys that have no value: that others have them, or similar ones."""
    try:
        known = {each.key: each for each in take_inventory(hiera).keys}
    except HieraError:
        return None
    elsewhere = next((known[key] for key in keys if key in known), None)
    if elsewhere is not None:
        return f"other nodes may have it, in {elsewhere.path}"
    near = [match for key in keys for match in _like(key, known)]
    if not near:
        return None
    place = known[near[0]]
    line = "" if place.position is None else f":{place.position.line}"
    return f"did you mean `{near[0]}` ({place.path}{line})?"


def _like(key: str, known: Iterable[str]) -> list[str]:
    """The key that is most like another one: a common namespace alone is not likeness."""
    namespace, _, name = key.rpartition("::")
    inside = {
        each.rpartition("::")[2]: each for each in known if each.rpartition("::")[0] == namespace
    }
    near = get_close_matches(name, sorted(inside), n=1, cutoff=0.75)
    if near:
        return [inside[near[0]]]
    return get_close_matches(key, sorted(known), n=1, cutoff=0.9)


def place_of_option(hiera: Hiera, string: str) -> tuple[str, DataPosition] | None:
    """Where `lookup_options` of some data have a string, such as the name of a strategy."""
    positions = KeyPositions(hiera.files)
    problems: list[HieraError] = []
    for path, content in _all_data(hiera, problems):
        for inside in _paths_to(content.get(LOOKUP_OPTIONS), string, ()):
            position = positions.find(path, LOOKUP_OPTIONS, *inside)
            if position is not None:
                return path, position
    return None


class Occurrence(Record):
    """A place of data whose key or value is a string that is searched for."""

    key: str
    #: The keys below it that lead there.
    inside: tuple[Value, ...]
    path: str
    position: DataPosition | None
    #: The level of the hierarchy, and the path as it is written there.
    level: str
    template: str
    #: The variables of that path, and their values for this file; None if it does not match.
    variables: dict[str, str] | None


def occurrences(hiera: Hiera, string: str) -> list[Occurrence]:
    """Where data that some node could read has a string. Raises HieraError."""
    positions = KeyPositions(hiera.files)
    found: list[Occurrence] = []
    problems: list[HieraError] = []
    levels = _levels_of_files(hiera)
    for path, content in _all_data(hiera, problems):
        if path not in levels:
            continue
        level, template, pattern = levels[path]
        variables = variables_of_path(pattern, path)
        for key, value in pairs_of(content):
            if isinstance(key, str) and key != LOOKUP_OPTIONS:
                for inside in _paths_to(value, string, ()):
                    position = positions.find(path, key, *inside)
                    found.append(
                        Occurrence(key, inside, path, position, level, template, variables)
                    )
    return found


def _paths_to(value: Value, string: str, path: tuple[Value, ...]) -> Iterator[tuple[Value, ...]]:
    """The paths to keys and elements that are a string."""
    if isinstance(value, str):
        if value == string:
            yield path
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from _paths_to(element, string, (*path, index))
    elif isinstance(value, dict):
        for key, element in pairs_of(value):
            if key == string:
                yield (*path, key)
            else:
                yield from _paths_to(element, string, (*path, key))


def variables_of_path(pattern: str, path: str) -> dict[str, str] | None:
    """The values that the variables of a path need to have for it to be that of a file.

    Raises HieraError if that takes too long to find out.
    """
    names = [name[2:-1].strip().removeprefix("::") for name in _VARIABLE.findall(pattern)]
    parts = map(re.escape, _VARIABLE.split(pattern))
    try:
        matched = groups_of_match("(.*)".join(parts).replace("\\*", "[^/]*"), path)
    except PatternError as problem:
        raise HieraError(str(problem), "pattern-error") from None
    return None if matched is None else dict(zip(names, matched, strict=True))


def _levels_of_files(hiera: Hiera) -> dict[str, tuple[str, str, str]]:
    """The level, the path as it is written, and the complete one, of each data file."""
    found: dict[str, tuple[str, str, str]] = {}
    for layer in _layers(hiera):
        if layer.config.version != 5:
            continue
        for entry, template, pattern, _ in _entries(layer.config):
            try:
                paths = hiera.files.glob(_VARIABLE.sub("*", pattern))
            except DataFileError:
                continue
            for path in paths:
                # `common.yaml` fits `%{os.name}.yaml` as well, but is not what that is for.
                other = found.get(path)
                if other is None or _written_length(pattern) > _written_length(other[2]):
                    found[path] = str(entry.get("name", template)), template, pattern
    return found


def _written_length(pattern: str) -> int:
    """How much of a path is written out, not interpolated."""
    return len(_VARIABLE.sub("", pattern))


def take_inventory(hiera: Hiera) -> Inventory:
    """All keys of all files that a node could read. Raises HieraError for a bad `hiera.yaml`."""
    positions = KeyPositions(hiera.files)
    keys: list[DataKey] = []
    interpolated: set[str] = set()
    problems: list[HieraError] = []
    for path, content in _all_data(hiera, problems):
        interpolated.update(_interpolated_keys(content))
        keys += [
            DataKey(key, path, positions.find(path, key))
            for key in content
            if isinstance(key, str) and key != LOOKUP_OPTIONS
        ]
    return Inventory(tuple(keys), frozenset(interpolated), tuple(problems))


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


def _all_data(hiera: Hiera, problems: list[HieraError]) -> Iterator[tuple[str, dict[Value, Value]]]:
    """The content of each file that a node could read, once."""
    seen: set[str] = set()
    for layer in _layers(hiera):
        for path, function in _files(layer.config, hiera):
            if path in seen:
                continue
            seen.add(path)
            data_format = BACK_ENDS[function].data_format
            try:
                content = hiera.files.load(path, data_format, PARSERS[data_format]).value
            except DataFileError as error:
                problems.append(unreadable(error, path))
                continue
            except DataProblem as problem:
                problems.append(
                    HieraError(
                        problem.message,
                        "invalid-data-file",
                        file=path,
                        line=problem.line,
                        column=problem.column,
                    )
                )
                continue
            if isinstance(content, dict):
                yield path, content


def _layers(hiera: Hiera) -> Iterator[Layer]:
    yield from hiera.layers_for(LookupKey(""))
    for module in hiera.environment.modules:
        layers = hiera.layers_for(LookupKey(f"{module}::"))
        yield from (layer for layer in layers if layer.module_name == module)


def _files(config: Config, hiera: Hiera) -> Iterator[tuple[str, str]]:
    """The files of a hierarchy of version 5, and the functions that read them."""
    for pattern, function in _patterns(config):
        if function not in BACK_ENDS:
            continue
        try:
            paths = hiera.files.glob(_VARIABLE.sub("*", pattern))
        except DataFileError:
            continue
        yield from ((path, function) for path in paths)


def path_templates(config: Config) -> list[str]:
    """The paths of a hierarchy of version 5, complete, with their variables."""
    return [pattern for pattern, _ in _patterns(config)]


def _patterns(config: Config) -> Iterator[tuple[str, str]]:
    for _, _, pattern, function in _entries(config):
        yield pattern, function


def _entries(config: Config) -> Iterator[tuple[Content, str, str, str]]:
    """Each path of a hierarchy: its entry, as it is written, complete, and the function.

    Those that are too long for a path lead nowhere.
    """
    if config.version != 5:
        return
    content = config.content
    defaults = content.get("defaults") or {}
    for entry in [*content["hierarchy"], *content.get("default_hierarchy", ())]:
        function = _function(entry, defaults)
        datadir = entry.get("datadir") or defaults.get("datadir") or "data"
        for template in _templates(entry):
            pattern = join_paths(join_paths(config.root, datadir), template)
            if len(pattern) <= LONGEST_PATTERN:
                yield entry, template, pattern, function


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
