"""The built-in functions of back ends: YAML, JSON, HOCON, and YAML with encrypted values."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.basics.records import Record
from mupuppet.data_formats.problems import DataProblem
from mupuppet.environment.data_files import LoadedFile
from mupuppet.hiera.errors import LookupFailed, UsageError
from mupuppet.hiera.lookup_context import LookupContext
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.value import Value

#: Functions that return the data of a file as a hash.
DataHashFunction = Callable[[dict[Value, Value], LookupContext], LoadedFile]
#: Functions that return the value of a key.
LookupKeyFunction = Callable[[str, dict[Value, Value], LookupContext], Value]

_NO_PATH = (
    "one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml "
    "when using this {} function"
)


# The readers are imported when a file must be parsed: often a cache has its content.


def _parse_yaml(content: bytes, path: str) -> Value:
    from mupuppet.data_formats.yaml_reader import parse_yaml

    return parse_yaml(content, path)


def _parse_json(content: bytes, path: str) -> Value:
    from mupuppet.data_formats.json_reader import parse_json

    return parse_json(content, path)


def _parse_hocon(content: bytes, path: str) -> Value:
    from mupuppet.data_formats.hocon_reader import parse_hocon

    return parse_hocon(content, path)


def _path(function: str, options: dict[Value, Value]) -> str:
    """The path, the only option."""
    path = options.get("path")
    if len(options) != 1 or not isinstance(path, str) or not path:
        raise UsageError(
            f"'{function}' {_NO_PATH.format('data_hash')}", "invalid-hierarchy", is_argument=True
        )
    return path


def yaml_data(options: dict[Value, Value], context: LookupContext) -> LoadedFile:
    """The data of a YAML file; an empty hash, and a warning, if it is not a hash."""
    return _load_yaml(_path("yaml_data", options), context)


def _load_yaml(path: str, context: LookupContext) -> LoadedFile:
    try:
        loaded = context.load(path, "yaml", _parse_yaml)
    except DataProblem as problem:
        raise LookupFailed(
            f"Unable to parse {problem.message}",
            "invalid-data-file",
            file=path,
            line=problem.line,
            column=problem.column,
            hint=problem.hint,
        ) from None
    if not isinstance(loaded.value, dict):
        return _without_hash(loaded, context)
    return loaded


def _without_hash(loaded: LoadedFile, context: LookupContext) -> LoadedFile:
    host = context.hiera.host
    message = f"{loaded.path}: file does not contain a valid yaml hash"
    if host.strict == "error" and loaded.value is not None and loaded.value is not False:
        raise LookupFailed(message, "invalid-data-file", file=loaded.path)
    host.warn(message, once=message)
    return LoadedFile(loaded.path, {}, loaded.stamp)


def json_data(options: dict[Value, Value], context: LookupContext) -> LoadedFile:
    """The data of a JSON file."""
    return _load(_path("json_data", options), "json", _parse_json, context)


def hocon_data(options: dict[Value, Value], context: LookupContext) -> LoadedFile:
    """The data of a HOCON file."""
    return _load(_path("hocon_data", options), "hocon", _parse_hocon, context)


def _load(
    path: str, data_format: str, parse: Callable[[bytes, str], Value], context: LookupContext
) -> LoadedFile:
    try:
        return context.load(path, data_format, parse)
    except DataProblem as problem:
        raise LookupFailed(
            problem.message,
            "invalid-data-file",
            file=path,
            line=problem.line,
            column=problem.column,
            hint=problem.hint,
        ) from None


def eyaml_lookup_key(key: str, options: dict[Value, Value], context: LookupContext) -> Value:
    """The value of a key in a YAML file whose values may be encrypted."""
    if context.cache_has_key(key):
        return context.cached_value(key)
    path = options.get("path")
    if not isinstance(path, str):
        raise UsageError(
            f"'eyaml_lookup_key': {_NO_PATH.format('lookup_key')}",
            "invalid-hierarchy",
            is_argument=True,
        )
    data = _load_yaml(path, context).value
    if key not in data:
        return context.not_found()
    return context.cache(key, _decrypted(data[key], key, options, context))


def _decrypted(
    value: Value, key: str, options: dict[Value, Value], context: LookupContext
) -> Value:
    if isinstance(value, str):
        from mupuppet.hiera.eyaml import EyamlProblem, decrypt, is_encrypted

        if is_encrypted(value):
            hiera = context.hiera
            try:
                value = decrypt(value, options, hiera.files, hiera.environment.root or "/")
            except EyamlProblem as problem:
                file, unread = options["path"], problem.key
                message = (
                    f"hiera-eyaml backend error decrypting {value} when looking up {key} in "
                    f"{file}. Error was {problem}"
                )
                if unread is None or unread.refused is None:
                    raise LookupFailed(message, "decryption-failed", file=file) from None
                raise LookupFailed(
                    message, unread.id, file=file, notes=unread.notes, hint=unread.hint
                ) from None
            hiera.secrets.add(value)
        return context.interpolate(value)
    if isinstance(value, dict):
        return hash_of(
            (context.interpolate(name), _decrypted(entry, key, options, context))
            for name, entry in pairs_of(value)
        )
    if isinstance(value, list):
        return [_decrypted(element, key, options, context) for element in value]
    return value


class BackEnd(Record, eq=False):
    """A built-in back end: a function of one of the two kinds."""

    #: The format of its files, which are read key by key.
    data_format: str
    description: str
    data_hash: DataHashFunction | None = None
    lookup_key: LookupKeyFunction | None = None


#: All of them, by the names that code and `hiera.yaml` call them by.
BACK_ENDS = {
    "hocon_data": BackEnd("hocon", "Reads a HOCON file", hocon_data),
    "json_data": BackEnd("json", "Reads a JSON file", json_data),
    "yaml_data": BackEnd("yaml", "Reads a YAML file", yaml_data),
    "eyaml_lookup_key": BackEnd(
        "yaml",
        "Looks up a key in a YAML file with encrypted values",
        lookup_key=eyaml_lookup_key,
    ),
}
DATA_HASH_FUNCTIONS = {name: each.data_hash for name, each in BACK_ENDS.items() if each.data_hash}
LOOKUP_KEY_FUNCTIONS = {
    name: each.lookup_key for name, each in BACK_ENDS.items() if each.lookup_key
}
#: What reads each format.
PARSERS = {"yaml": _parse_yaml, "json": _parse_json, "hocon": _parse_hocon}
