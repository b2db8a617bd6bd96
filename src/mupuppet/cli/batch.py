"""`mupuppet batch`: many compilations in one process."""

from __future__ import annotations

import gc
import json
import os
import sys
from argparse import Namespace
from time import perf_counter
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.platform import lacks_memory
from mupuppet.basics.records import Record, replace
from mupuppet.cli.batch_fields import (
    BadRequest,
    Store,
    UnknownField,
    check_fields,
    classification_of,
    facts_of,
    object_of,
    optional_string,
    optional_truth,
    permissions_of,
    store_from,
    strings,
    version_from,
)
from mupuppet.cli.compilations import RUBY_MODES, add_ruby_and_limits, keep_node
from mupuppet.cli.export_options import exports_problem
from mupuppet.cli.option_values import number_from
from mupuppet.cli.options import FINE, Parser, add_memory, add_puppet, version_of
from mupuppet.compiler.api import Compilation, compile
from mupuppet.compiler.inputs import CompilationInputs, compilation_inputs
from mupuppet.compiler.limits import Limits, on_large_stack
from mupuppet.diagnostics.render_json import to_data
from mupuppet.environment.discovery import find_spec, is_of_code_directory
from mupuppet.environment.environment import Environment
from mupuppet.environment.exports import ExportedResource, ExportsError
from mupuppet.environment.origin import Origin
from mupuppet.environment.permissions import Permissions
from mupuppet.environment.pool import EnvironmentPool
from mupuppet.environment.received_json import read_json
from mupuppet.environment.scratch_trees import ScratchTree
from mupuppet.environment.spec import DEFAULT_NAME, EnvironmentSpec, directory_spec
from mupuppet.ruby.worker.ruby import Ruby
from mupuppet.supervision import (
    Last,
    OverMemory,
    OverTime,
    SupervisionError,
    WorkLimits,
    open_pool,
)
from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.strictness import Strictness
from mupuppet.versions import DEFAULT, PuppetVersion

DESCRIPTION = """\
Compile on request: one JSON object per line on standard input, one JSON line per request on
standard output, in order, until the input ends. For editors, CI and comparisons.

A request has an `id`, the code (`code`: a string; `manifest` or `environment_dir`: a path), and
optionally `environment`, `node`, `facts`, `trusted`, `server_facts`, `classes` and `parameters` of
a classifier, `puppet` (7, 8, 9 or an exact version), `settings` (`strict`, `strict_variables`,
`limits`, `ruby`), `modules` and `environment_files` (relative path: content), `modulepath`,
`hiera_config`, `allow_read`, `allow_generate`, `allow_network`, `allow_write`, and `store` for
exported resources.

An answer has `id`, `ok`, `catalog`, `exported`, `version`, `catalog_uuid`, `error`, `diagnostics`,
`logs` and `seconds`."""

EXAMPLES = """\
examples:
  echo '{"id": 1, "code": "notify { hello: }"}' | mupuppet batch"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument(
        "--catalogs-only", action="store_true", help="omit diagnostics and logs from the answers"
    )
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=number_from(1),
        default=120,
        help="end a request after this many seconds, whatever its limits (default: 120)",
    )
    add_puppet(parser)
    add_ruby_and_limits(parser)
    add_memory(parser)


class Defaults(Record):
    """Defaults of requests."""

    puppet: PuppetVersion = DEFAULT
    ruby: str = "auto"
    limits: tuple[tuple[str, Any], ...] = ()


def defaults_of(options: Namespace) -> Defaults:
    """The defaults of requests that options set."""
    return Defaults(version_of(options), options.ruby, tuple(options.limits))


def run(options: Namespace) -> int:
    """Answer requests until there are no more."""
    defaults = defaults_of(options)
    gc.enable()  # this process lives long: cyclic garbage must be collected
    left_out = ("diagnostics", "logs") if options.catalogs_only else ()

    def serve(line: bytes) -> bytes | Last[bytes]:
        answered = answer(line, defaults)
        written = _line({k: v for k, v in answered.items() if k not in left_out})
        return Last(written) if had_too_little_memory(answered) else written

    limits = WorkLimits(seconds=options.seconds, megabytes=options.memory)
    with open_pool(serve, 1, limits, finish=_finish) as pool:
        while line := sys.stdin.buffer.readline(_LONGEST_LINE + 1):
            if line.strip():
                started = perf_counter()
                try:
                    written = pool.submit(line).result()
                except SupervisionError as problem:
                    written = _line(_ended(line, problem, perf_counter() - started))
                sys.stdout.buffer.write(written + b"\n")
                sys.stdout.buffer.flush()
            _skip_rest(line)
    return FINE


def had_too_little_memory(answered: dict[str, Any]) -> bool:
    """Whether that is why a request has failed."""
    return any(each["id"] == "out-of-memory" for each in answered["diagnostics"])


def _finish() -> None:
    _ENVIRONMENTS.close()
    _SCRATCH.remove()


def _ended(line: bytes, problem: SupervisionError, seconds: float) -> dict[str, Any]:
    """The answer to a request whose process was ended, or has ended itself."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    identifier = request.get("id") if isinstance(request, dict) else None
    refusal = _refusal(str(problem))
    id = {OverTime: "out-of-time", OverMemory: "out-of-memory"}.get(type(problem))
    if id is not None:
        limit = {"id": id, "severity": "error", "message": str(problem)}
        refusal["diagnostics"] = [_short(limit)]
    return {"id": identifier, **refusal, "seconds": seconds}


#: How many bytes a request may have.
_LONGEST_LINE = 1 << 28


def _skip_rest(line: bytes) -> None:
    """Skip the rest of a line that was too long."""
    while len(line) > _LONGEST_LINE and not line.endswith(b"\n"):
        line = sys.stdin.buffer.readline(_LONGEST_LINE + 1)


def _line(data: dict[str, Any]) -> bytes:
    """An answer as it is written."""
    try:
        return _to_bytes(data)
    except RecursionError:
        with deep_recursion():
            return on_large_stack(lambda: _to_bytes(data, is_deep=True))
    except ValueError:
        refusal = _refusal("the answer contains a number that JSON cannot represent")
        return _to_bytes({"id": None, **refusal, "seconds": data["seconds"]})


def _to_bytes(data: dict[str, Any], *, is_deep: bool = False) -> bytes:
    try:
        return _to_json(data, is_deep=is_deep, escapes=False).encode()
    except UnicodeEncodeError:  # half a character, which JSON can only escape
        return _to_json(data, is_deep=is_deep, escapes=True).encode()


def _to_json(data: dict[str, Any], *, is_deep: bool, escapes: bool) -> str:
    encoder = json.JSONEncoder(ensure_ascii=escapes, allow_nan=False)
    # Python's own encoder is used for streaming, because it recurses as deep as allowed; the C
    # encoder has its own limit in Python 3.12.
    return "".join(encoder.iterencode(data)) if is_deep else encoder.encode(data)


_SETTINGS = frozenset(
    {"strict", "strict_variables", "limits", "allow_cycles", "ruby", "storeconfigs"}
)


#: Where the files of requests are laid out.
_SCRATCH = ScratchTree()


_NO_DEFAULTS = Defaults()


def answer(line: bytes, defaults: Defaults = _NO_DEFAULTS) -> dict[str, Any]:
    """The answer to one line."""
    started = perf_counter()
    identifier = None
    try:
        if len(line) > _LONGEST_LINE:
            raise BadRequest(f"the request is longer than {_LONGEST_LINE} bytes")
        request = read_json(line)
        if not isinstance(request, dict):
            raise BadRequest("a request must be a JSON object")
        identifier = request.get("id")
        check_fields(request)
        if request.get("puppet") is None:
            request["puppet"] = defaults.puppet.number
        with deep_recursion():
            answered = _answer(request, defaults)
    except RecursionError:
        answered = _refusal("bad request: the JSON is nested too deeply")
    except UnknownField as error:
        answered = _refusal(f"bad request: {error}")
        unknown = {"id": "unknown-field", "severity": "error", "message": str(error)}
        answered["diagnostics"] = [_short(unknown)]
    except ExportsError as error:
        answered = _refusal(str(error))
        answered["diagnostics"] = [_short(to_data(exports_problem(error)))]
    except (BadRequest, ValueError) as error:
        answered = _refusal(f"bad request: {error}")
    except Exception as error:  # one bad request must not stop the others
        if lacks_memory(error):
            raise  # the process ends, and its user answers
        bug = f"internal error: {type(error).__name__}"
        answered = _refusal(f"{'bad request' if isinstance(error, OSError) else bug}: {error}")
    return {"id": identifier, **answered, "seconds": perf_counter() - started}


def _refusal(message: str) -> dict[str, Any]:
    return {
        "ok": False,
        "catalog": None,
        "exported": [],
        "version": None,
        "catalog_uuid": None,
        "error": message,
        "puppet_error": None,
        "error_class": None,
        "diagnostics": [],
        "logs": [],
    }


def _answer(request: dict[str, Any], defaults: Defaults) -> dict[str, Any]:
    modules = object_of(request, "modules")
    files = object_of(request, "environment_files")
    if not (modules or files):
        return _answer_in(request, None, defaults)
    try:
        scratch = _SCRATCH.lay_out(_files_below("", files) | _files_below("modules", modules))
    except OSError as error:
        raise BadRequest(f"the files cannot be written: {error.strerror}") from None
    # The paths of temporary files are private, and differ from run to run.
    answered: dict[str, Any] = _without_directory(_answer_in(request, scratch, defaults), scratch)
    return answered


def _without_directory(value: Any, directory: str) -> Any:
    """Data in which paths in a directory are relative to it."""
    if isinstance(value, str):
        return value.replace(directory + "/", "") if directory in value else value
    if isinstance(value, list):
        return [_without_directory(each, directory) for each in value]
    if isinstance(value, dict):
        return {key: _without_directory(each, directory) for key, each in value.items()}
    return value


def _answer_in(request: dict[str, Any], root: str | None, defaults: Defaults) -> dict[str, Any]:
    settings = object_of(request, "settings")
    try:
        strict = None if settings.get("strict") is None else Strictness(settings["strict"])
    except ValueError:
        raise BadRequest("`strict` must be off, warning or error") from None
    try:
        limits = Limits(**{**dict(defaults.limits), **object_of(settings, "limits")})
    except TypeError:
        raise BadRequest("`limits` names an unknown limit") from None
    environment = _environment(request, root)
    puppet_settings, unknown = _puppet_settings(settings)
    if puppet_settings:
        environment = environment.derive(settings=puppet_settings)
    store = store_from(request, environment)
    facts, classification = facts_of(request), classification_of(request)
    node = facts.node or "localhost"
    server_facts = request.get("server_facts")
    inputs = compilation_inputs(
        environment,
        ruby=_ruby(settings.get("ruby", defaults.ruby)),
        node=node,
        facts=facts.values,
        trusted=facts.trusted,
        server_facts=None if server_facts is None else object_of(request, "server_facts"),
        classes=classification.classes,
        parameters=classification.parameters,
        strict=strict,
        strict_variables=optional_truth(settings, "strict_variables"),
        limits=limits,
        allow_cycles=optional_truth(settings, "allow_cycles") is not False,
        exports=store.puppetdb or store.store,
    )
    result, origin = _compiled(inputs, store)
    if result.ok and store.store is not None:
        store.store.replace(node, result.exported)
        keep_node(store.store, result)
    return {
        "ok": result.ok,
        "catalog": None if result.catalog is None else result.catalog.to_dict(),
        "exported": [_exported(each) for each in result.exported],
        "version": origin.version,
        "catalog_uuid": origin.catalog_uuid,
        "error": result.failure,
        **_puppet_error(result),
        "diagnostics": [_short(to_data(diagnostic)) for diagnostic in result.diagnostics]
        + [_unknown_setting(name) for name in unknown],
        "logs": [{"level": level, "message": message} for level, message in result.logs],
    }


def _exported(resource: ExportedResource) -> dict[str, Any]:
    place = {"file": resource.file, "line": resource.line, "kind": resource.kind}
    return {**resource.to_data(), "exported": True, **place}


def _puppet_error(result: Compilation) -> dict[str, str | None]:
    """The message and the class of the exception that Puppet would fail with."""
    error = result.puppet_error
    if error is None:
        return {"puppet_error": None, "error_class": None}
    return {"puppet_error": error.message, "error_class": error.kind}


def _compiled(inputs: CompilationInputs, store: Store) -> tuple[Compilation, Origin]:
    """Compile; a PuppetDB gets what was made, if the request asks for it."""
    origin = Origin.now()
    if store.puppetdb is None or not store.is_submitted:
        return compile(inputs), origin
    from mupuppet.compiler.submission import Submission, submit

    submission = Submission(origin)
    result = compile(inputs, submission.make)
    submit(store.puppetdb, submission.commands(result))
    return result, origin


def _puppet_settings(settings: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Puppet settings that code sees, and the names of those that have no effect."""
    others = sorted(settings.keys() - _SETTINGS)
    if not others:
        return {}, []
    from mupuppet.environment.puppet_settings import DECIDED_HERE, DEFAULTS

    seen = [name for name in others if name in DEFAULTS and name not in DECIDED_HERE]
    for name in seen:
        if isinstance(settings[name], (dict, list)):
            raise BadRequest(f"the setting `{name}` must be a string, a number, true or false")
    return {name: settings[name] for name in seen}, [name for name in others if name not in seen]


#: The Rubies of this process by their modes: each has one process for all requests.
_RUBIES: dict[str, Ruby] = {}


def _ruby(mode: Any) -> Ruby:
    if mode not in RUBY_MODES:
        raise BadRequest("`ruby` must be auto, never, always, puppet or confined")
    if mode not in _RUBIES:
        _RUBIES[mode] = Ruby(mode)
    return _RUBIES[mode]


def _unknown_setting(name: str) -> dict[str, Any]:
    message = f"the setting `{name}` is not known and has no effect"
    return _short({"id": "unknown-setting", "severity": "warning", "message": message})


def _short(data: dict[str, Any]) -> dict[str, Any]:
    names = ("id", "severity", "message", "file", "line", "column", "hint")
    return {name: data.get(name) for name in names}


class _Opening(Record):
    """What opens the environment of a request; requests with the same share it."""

    #: `environment_dir`
    directory: str | None
    name: str | None
    #: Where the files of the request are.
    root: str | None
    modulepath: tuple[str, ...]
    manifest: str | None
    hiera_config: str | None
    puppet: PuppetVersion
    permissions: Permissions


#: The environments of requests that came before.
_ENVIRONMENTS = EnvironmentPool()


def _environment(request: dict[str, Any], root: str | None) -> Environment:
    """Where the code is: a directory, that of the request's files included, and what overrides."""
    given = ("code", "manifest", "environment_dir")
    if root is None and all(request.get(name) is None for name in given):
        raise BadRequest("`code`, `manifest` or `environment_dir` is required")
    code = optional_string(request, "code")
    manifest = None if code is not None else optional_string(request, "manifest")
    hiera_config = optional_string(request, "hiera_config")
    opening = _Opening(
        optional_string(request, "environment_dir"),
        optional_string(request, "environment") or None,
        root,
        tuple(strings(request, "modulepath")),
        None if manifest is None else _manifest(manifest, root),
        None if hiera_config is None else slashed.join(root or "", hiera_config),
        version_from(request),
        permissions_of(request),
    )
    environment = _ENVIRONMENTS.get(opening, lambda: _spec(opening))
    return environment if code is None else environment.derive(code=code)


def _spec(opening: _Opening) -> EnvironmentSpec:
    root = opening.root
    if opening.directory is not None:
        spec = _directory_spec(opening.directory, opening.name)
    elif root is not None:
        # The directory of the request's files may have any name, but not the environment.
        spec = directory_spec(root, name=opening.name or DEFAULT_NAME)
    else:
        spec = EnvironmentSpec(opening.name or DEFAULT_NAME)
    paths = (*spec.modulepath, *opening.modulepath)
    trusted = spec.trusted
    if trusted is not None:
        manifests = () if opening.manifest is None else (opening.manifest,)
        trusted = (*trusted, *opening.modulepath, *manifests)
    own = slashed.join(root, "modules") if root is not None else None
    if own is not None and own not in spec.modulepath:
        # `environment.conf` can say where among others they are; if it does not, they come first.
        paths = (own, *paths)
    return replace(
        spec,
        modulepath=tuple(dict.fromkeys(paths)),
        manifests=spec.manifests if opening.manifest is None else (opening.manifest,),
        hiera_config=opening.hiera_config or spec.hiera_config,
        puppet=opening.puppet,
        trusted=trusted,
        permissions=opening.permissions,
    )


def _directory_spec(directory: str, name: str | None) -> EnvironmentSpec:
    if is_of_code_directory(directory):
        return find_spec(directory, name=name)
    if os.path.isdir(directory):
        return directory_spec(directory, name=name or DEFAULT_NAME)
    raise BadRequest(f"there is no directory {directory}")


#: How deeply directories may be nested: removing them takes a step into each.
_MOST_DIRECTORIES = 100


def _manifest(manifest: str, root: str | None) -> str:
    path = slashed.join(root or "", manifest)
    if os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path):
        # To read a pipe that has no writer would block.
        raise BadRequest(f"{path} is not a regular file")
    return path


def _files_below(directory: str, files: dict[str, Any]) -> dict[str, str]:
    """The files of a virtual tree by their normal paths; no path may leave the directory."""
    found = {}
    for path, content in files.items():
        normal = slashed.normpath(path)
        leaves = os.path.isabs(normal) or normal.split("/")[0] in (os.curdir, os.pardir)
        if leaves or "\0" in path or not isinstance(content, str):
            raise BadRequest(f"{path!r}: expected a relative path and a string")
        if normal.count("/") > _MOST_DIRECTORIES:
            raise BadRequest(f"a file is more than {_MOST_DIRECTORIES} directories deep")
        found[slashed.join(directory, normal)] = content
    return found
