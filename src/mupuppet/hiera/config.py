"""Reading and checking `hiera.yaml`.

Version 5 is for all layers, version 3 for the global layer, version 4 for the others. The checks
here are Puppet's when it loads the file; whatever depends on variables is done when the levels are
made.
"""

from __future__ import annotations

import os
import re
from enum import Enum
from typing import TYPE_CHECKING, NoReturn

from mupuppet.basics.records import Record
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import DataFileError
from mupuppet.hiera.errors import HieraError, LookupFailed, UsageError, unreadable
from mupuppet.hiera.merging import check_type
from mupuppet.values.value import Value
from mupuppet.versions.current import current_version

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.environment.data_files import DataFiles
    from mupuppet.hiera.scopes import Host

CONFIG_NAME = "hiera.yaml"

FUNCTION_KEYS = ("data_hash", "lookup_key", "data_dig", "hiera3_backend")
ALL_FUNCTION_KEYS = (*FUNCTION_KEYS, "v4_data_hash")
LOCATION_KEYS = ("path", "paths", "glob", "globs", "uri", "uris", "mapped_paths")
_RESERVED_OPTIONS = ("path", "uri")
#: Back ends of version 3 that are functions in version 5.
_REPLACED_BACKENDS = ("json", "yaml", "hocon")

_OPTIONS = "Hash[Pattern[/\\A[A-Za-z](:?[0-9A-Za-z_-]*[0-9A-Za-z])?\\z/], Data]"
_TEXT = "String[1]"
_ENTRY_TYPES = {
    "options": _OPTIONS,
    "data_hash": _TEXT,
    "lookup_key": _TEXT,
    "hiera3_backend": _TEXT,
    "v4_data_hash": _TEXT,
    "data_dig": _TEXT,
    "path": _TEXT,
    "paths": "Array[String[1], 1]",
    "glob": _TEXT,
    "globs": "Array[String[1], 1]",
    "uri": _TEXT,
    "uris": "Array[String[1], 1]",
    "mapped_paths": "Array[String[1], 3, 3]",
    "datadir": _TEXT,
}
_DEFAULTS_TYPES = {
    "data_hash": _TEXT,
    "lookup_key": _TEXT,
    "data_dig": _TEXT,
    "datadir": _TEXT,
    "options": _OPTIONS,
}
_VERSION_3_TYPES = {
    "version": "Integer[3, 3]",
    "backends": "Variant[String[1], Array[String[1]]]",
    "logger": _TEXT,
    "merge_behavior": "Enum['deep', 'deeper', 'native']",
    "deep_merge_options": "Hash[String[1], Variant[String, Boolean]]",
    "hierarchy": "Variant[String[1], Array[String[1]]]",
}


def _struct(optional: dict[str, str], **required: str) -> str:
    entries = [f"'{name}' => {type}" for name, type in required.items()]
    entries += [f"Optional['{name}'] => {type}" for name, type in optional.items()]
    return f"Struct[{{{', '.join(entries)}}}]"


_HIERARCHY_TYPE = f"Array[{_struct(_ENTRY_TYPES, name=_TEXT)}]"
_VERSION_5_TYPE = _struct(
    {
        "defaults": _struct(_DEFAULTS_TYPES),
        "hierarchy": _HIERARCHY_TYPE,
        "plan_hierarchy": _HIERARCHY_TYPE,
        "default_hierarchy": _HIERARCHY_TYPE,
    },
    version="Integer[5, 5]",
)
_VERSION_4_TYPE = _struct(
    {
        "datadir": _TEXT,
        "hierarchy": "Array[{}]".format(
            _struct(
                {"datadir": _TEXT, "path": _TEXT, "paths": "Array[String[1]]"},
                backend=_TEXT,
                name=_TEXT,
            )
        ),
    },
    version="Integer[4, 4]",
)

Content = dict[str, Value]

_DEFAULTS: Content = {"datadir": "data", "data_hash": "yaml_data"}
_DEFAULT_HIERARCHY: Value = [{"name": "Common", "path": "common.yaml"}]
_VERSION_3_DEFAULTS: Content = {
    "backends": ["yaml"],
    "hierarchy": ["nodes/%{::trusted.certname}", "common"],
    "merge_behavior": "native",
}


class LayerKind(Enum):
    """The kind of a layer."""

    GLOBAL = "Global"
    ENVIRONMENT = "Environment"
    MODULE = "Module"


class Config(Record, eq=False):
    """The content of a `hiera.yaml`, or the defaults."""

    version: int
    #: The file; None for the defaults.
    path: str | None
    #: The directory where relative paths start.
    root: str
    content: Content
    kind: LayerKind
    #: The source of the file, to find lines.
    source: str = ""

    @property
    def is_default(self) -> bool:
        return self.path is None

    @property
    def has_default_hierarchy(self) -> bool:
        return self.version == 5 and "default_hierarchy" in self.content

    def fail(self, id: DiagnosticId, message: str, line: int | None = None) -> NoReturn:
        """Raise an error about this file."""
        raise LookupFailed(message, id, file=self.path, line=line, is_issue=True)

    def find_line(self, pattern: str, start: int = 1) -> int | None:
        """The first line that matches, comments left out."""
        for number, line in enumerate(self.source.splitlines(), 1):
            if number >= start and re.search(pattern, _without_comment(line)) is not None:
                return number
        return None

    def find_repeated(self, pattern: str) -> tuple[int | None, int | None]:
        """The first and the second line that match; if there is only one, it is the second."""
        first = self.find_line(pattern)
        second = None if first is None else self.find_line(pattern, first + 1)
        return (first, second) if second is not None else (None, first)


def _without_comment(line: str) -> str:
    quote = None
    for position, character in enumerate(line):
        if character in "\"'":
            if quote == character:
                quote = None
            elif quote is None:
                quote = character
        elif character == "#":
            return line[:position]
    return line


def default_config(root: str, kind: LayerKind) -> Config:
    """The configuration where there is no `hiera.yaml`."""
    content: Content = {"version": 5, "defaults": _DEFAULTS, "hierarchy": _DEFAULT_HIERARCHY}
    return Config(5, None, root, content, kind)


def function_config(root: str, function: str, kind: LayerKind) -> Config:
    """The configuration for a function that an old setting names."""
    entry = {"name": f"Legacy function '{function}'", "v4_data_hash": function}
    return Config(5, None, root, {"version": 5, "hierarchy": [entry]}, kind)


def load_config(path: str, kind: LayerKind, files: DataFiles, host: Host) -> Config:
    """The configuration in a file. Raises LookupFailed and UsageError."""
    if not files.exists(path):
        return default_config(os.path.dirname(path), kind)
    try:
        loaded = files.load(path, "hiera.yaml", _parse)
    except DataFileError as error:
        raise unreadable(error, path) from None
    except DataProblem as problem:
        error_ = UsageError(problem.message, "invalid-hierarchy")
        error_.file, error_.line, error_.column = path, problem.line, problem.column
        raise error_ from None
    content, source = loaded.value
    if not isinstance(content, dict):
        host.warn(
            f"{path}: File exists but does not contain a valid YAML hash. "
            "Falling back to Hiera version 3 default config"
        )
        content = dict(_VERSION_3_DEFAULTS)
    version = _version(content)
    if version in (3, 4) and host.strict != "off":
        host.warn(
            f"{path}: Use of 'hiera.yaml' version {version} is deprecated. "
            f"It should be converted to version 5\n   (file: {path})",
            once="hiera.yaml",
        )
    # Checked once; the result is cached as long as the file does not change.
    config = loaded.derived.get(kind.value)
    if config is None:
        config = loaded.derived[kind.value] = _make(path, kind, version, content, source)
    assert isinstance(config, Config)  # nothing else is cached under this name
    return config


def check_config(content: bytes, path: str) -> None:
    """Check the content of a `hiera.yaml`. Raises HieraError."""
    try:
        value, source = _parse(content, path)
    except DataProblem as problem:
        raise HieraError(
            problem.message,
            "invalid-hierarchy",
            file=path,
            line=problem.line,
            column=problem.column,
        ) from None
    if not isinstance(value, dict):
        raise HieraError("a hiera.yaml must be a hash", "invalid-hierarchy", file=path)
    _make(path, LayerKind.ENVIRONMENT, _version(value), value, source)


def _make(path: str, kind: LayerKind, version: int, content: Content, source: str) -> Config:
    if version not in (3, 4, 5):
        raise LookupFailed(
            f"This runtime does not support hiera.yaml version {version}",
            "hiera-unsupported-version",
            is_issue=True,
            file=path,
            line=Config(5, path, "", content, kind, source).find_line(r"^version\s*:"),
            hint="write `version: 5`",
        )
    content = _with_defaults(content, version)
    config = Config(version, path, os.path.dirname(path), content, kind, source)
    try:
        _check(config)
    except UsageError as error:
        error.id = "invalid-hierarchy"
        error.file, error.line = path, _line_of(error.message, config)
        error.hint = _near_key(error.message)
        raise
    return config


def _near_key(message: str) -> str | None:
    """The key of a `hiera.yaml` that an unknown one may have been meant for."""
    unknown = re.search(r"unrecognized key '([^']+)'", message)
    known = re.findall(r"'(\w+)'\]? =>", f"{_VERSION_5_TYPE} {_VERSION_4_TYPE}")
    from difflib import get_close_matches

    near = [] if unknown is None else get_close_matches(unknown[1], sorted(set(known)), n=1)
    return f"did you mean `{near[0]}`?" if near else None


def _line_of(message: str, config: Config) -> int | None:
    """The line of the entry that a mismatch is about: the one that it names last."""
    names = re.findall(r"(?:entry|key) '([^']+)'", message)
    return config.find_line(rf"(?<!\w){re.escape(names[-1])}(?!\w)['\"]?\s*:") if names else None


def _parse(content: bytes, path: str) -> tuple[Value, str]:
    from mupuppet.data_formats.yaml_reader import parse_yaml  # not needed if it is cached

    return parse_yaml(content, path), content.decode(errors="replace")


def _version(content: Content) -> int:
    """The version, converted by Ruby's `to_i`; before version 4 there was none."""
    version = content.get("version")
    if version is None or version is False:
        return 3
    if isinstance(version, (int, float)) and not isinstance(version, bool):
        return int(version)
    found = re.match(r"\s*[-+]?[0-9]+", version) if isinstance(version, str) else None
    return int(found[0]) if found is not None else 0


def _with_defaults(content: Content, version: int) -> Content:
    defaults: Content
    if version == 5:
        defaults = {"defaults": _DEFAULTS, "hierarchy": _DEFAULT_HIERARCHY}
    elif version == 4:
        hierarchy = [{"name": "common", "backend": "yaml"}]
        defaults = {"datadir": "data", "hierarchy": hierarchy}
    else:
        defaults = {"version": 3, **_VERSION_3_DEFAULTS, "deep_merge_options": {}}
    missing = {
        name: value
        for name, value in defaults.items()
        if content.get(name) is None or content[name] is False
    }
    return {**content, **missing}


def named_directories(config: Config) -> list[str]:
    """The absolute directories that a configuration names, as far as no variable is in them.

    A caller who names a configuration file allows these as well.
    """
    named: list[Value] = []
    content = config.content
    if config.version == 3:
        backends = content["backends"]
        names = backends if isinstance(backends, list) else [backends]
        named += [(content.get(name) or {}).get("datadir") for name in names]
    else:
        entries = [content.get("defaults") or {}, *content["hierarchy"]]
        named += [entry.get(key) for entry in entries for key in ("datadir", "path", "glob")]
        named += [path for entry in entries for path in entry.get("paths", ())]
        named += [path for entry in entries for path in entry.get("globs", ())]
    return [directory for source in named if (directory := _literal_directory(source)) is not None]


def _literal_directory(source: Value) -> str | None:
    if not isinstance(source, str) or not os.path.isabs(source):
        return None
    literal, variable, _ = source.partition("%{")
    directory = os.path.dirname(literal) if variable else literal
    return directory if directory.strip("/") else None


def _check(config: Config) -> None:
    subject = f"The Lookup Configuration at '{config.path}'"
    if config.version == 3:
        backends = config.content["backends"]
        names = backends if isinstance(backends, list) else [backends]
        own = {name: "Hash[String[1], Any]" for name in names if isinstance(name, str)}
        check_type(subject, _struct({**_VERSION_3_TYPES, **own}), config.content)
        return
    if config.version == 4:
        check_type(subject, _VERSION_4_TYPE, config.content)
        return
    check_type(subject, _VERSION_5_TYPE, config.content)
    _check_version_5(config)


def _check_version_5(config: Config) -> None:
    content = config.content
    defaults = content["defaults"]
    _check_defaults(config, defaults)
    for entry in content["hierarchy"]:
        _check_entry(config, entry, defaults)
    for entry in content.get("plan_hierarchy", ()):
        _check_entry(config, entry, defaults)
    if "default_hierarchy" in content:
        if config.kind is not LayerKind.MODULE:
            config.fail(
                "hiera-default-hierarchy-not-in-module",
                "'default_hierarchy' is only allowed in the module layer",
                config.find_line(r"(?:^|\s+)default_hierarchy:"),
            )
        for entry in content["default_hierarchy"]:
            _check_entry(config, entry, defaults)


def _check_defaults(config: Config, defaults: Content) -> None:
    if sum(key in defaults for key in FUNCTION_KEYS) > 1:
        config.fail(
            "hiera-multiple-data-provider-functions-in-default",
            f"Only one of {_listed(FUNCTION_KEYS)} can be defined in defaults",
        )
    for key in _RESERVED_OPTIONS:
        if key in (defaults.get("options") or {}):
            config.fail(
                "hiera-default-option-reserved-by-puppet",
                f"Option key '{key}' used in defaults is reserved by "
                f"{current_version.get().product}",
            )


def _check_entry(config: Config, entry: Content, defaults: Content) -> None:
    name = entry["name"]
    functions = sum(key in entry for key in ALL_FUNCTION_KEYS)
    if functions == 0 and not any(key in defaults for key in FUNCTION_KEYS):
        config.fail(
            "hiera-missing-data-provider-function",
            f"One of {_listed(FUNCTION_KEYS)} must be defined in hierarchy '{name}'",
        )
    if functions > 1:
        config.fail(
            "hiera-multiple-data-provider-functions",
            f"Only one of {_listed(FUNCTION_KEYS)} can be defined in hierarchy '{name}'",
        )
    if entry.get("hiera3_backend") is not None:
        _check_version_3_backend(config, entry["hiera3_backend"])
    if sum(key in entry for key in LOCATION_KEYS) > 1:
        config.fail(
            "hiera-multiple-location-specs",
            f"Only one of {_listed(LOCATION_KEYS)} can be defined in hierarchy '{name}'",
        )
    for key in _RESERVED_OPTIONS:
        if key in (entry.get("options") or {}):
            config.fail(
                "hiera-option-reserved-by-puppet",
                f"Option key '{key}' used in hierarchy '{name}' is reserved by "
                f"{current_version.get().product}",
            )


def _check_version_3_backend(config: Config, backend: str) -> None:
    if config.kind is not LayerKind.GLOBAL:
        config.fail(
            "hiera-v3-backend-not-global",
            "'hiera3_backend' is only allowed in the global layer",
            config.find_line(r"\s+hiera3_backend:"),
        )
    if backend in _REPLACED_BACKENDS:
        config.fail(
            "hiera-v3-backend-replaced-by-data-hash",
            f'Use "data_hash: {backend}_data" instead of "hiera3_backend: {backend}"',
            config.find_line(rf"\s+hiera3_backend:\s*['\"]?{re.escape(backend)}(?:[^\w]|$)"),
        )


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])}, or {names[-1]}"
