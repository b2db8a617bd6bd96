"""`mupuppet batch`: many compilations in one process."""

import json
import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from time import perf_counter
from typing import Any

from mupuppet.cli.options import FINE
from mupuppet.compiler.api import Compilation, compile
from mupuppet.diagnostics.render_json import to_data
from mupuppet.environment.environment import Environment
from mupuppet.syntax.validation import Strictness

DESCRIPTION = """\
Compile on request: one JSON object per line on standard input, one JSON line per request on
standard output, in order, until the input ends. For editors, CI and comparisons.

A request has `id`, the code (`code`: text, `manifest`: a path, or `environment_dir`: a path), and
optionally `environment`, `node`, `facts`, `trusted`, `settings` (`strict`, `strict_variables`),
`modules` and `environment_files` (relative path: text), `modulepath` and `hiera_config`. The
answer has `id`, `ok`, `catalog`, `error`, `diagnostics`, `logs` and `seconds`."""

EXAMPLES = """\
examples:
  echo '{"id": 1, "code": "notify { hello: }"}' | mupuppet batch"""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument(
        "--catalogs-only", action="store_true", help="leave diagnostics and logs out of answers"
    )


def run(options: Namespace) -> int:
    """Answer requests until there are no more."""
    left_out = ("diagnostics", "logs") if options.catalogs_only else ()
    for line in sys.stdin.buffer:
        if line.strip():
            data = {name: value for name, value in answer(line).items() if name not in left_out}
            sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
            sys.stdout.flush()
    return FINE


class BadRequest(Exception):
    """A request that cannot be understood."""


def answer(line: bytes) -> dict[str, Any]:
    """The answer to one line."""
    started = perf_counter()
    identifier = None
    try:
        request = json.loads(line)
        if not isinstance(request, dict):
            raise BadRequest("a request is a JSON object")
        identifier = request.get("id")
        result = _compile(request)
    except (BadRequest, ValueError, RecursionError) as error:
        return {
            "id": identifier,
            "ok": False,
            "catalog": None,
            "error": f"bad request: {error}",
            "diagnostics": [],
            "logs": [],
            "seconds": perf_counter() - started,
        }
    mistake = result.error
    return {
        "id": identifier,
        "ok": result.ok,
        "catalog": None if result.catalog is None else result.catalog.to_dict(),
        "error": None if mistake is None else mistake.message,
        "diagnostics": [_short(to_data(diagnostic)) for diagnostic in result.diagnostics],
        "logs": [{"level": level, "message": message} for level, message in result.logs],
        "seconds": perf_counter() - started,
    }


def _short(data: dict[str, Any]) -> dict[str, Any]:
    names = ("id", "severity", "message", "file", "line", "column")
    return {name: data.get(name) for name in names}


def _compile(request: dict[str, Any]) -> Compilation:
    settings = _object(request, "settings")
    modulepath = tuple(_strings(request, "modulepath"))
    files = _object(request, "modules")
    environment_files = _object(request, "environment_files")
    if not (files or environment_files):
        return _compile_in(request, settings, modulepath, None)
    with tempfile.TemporaryDirectory(prefix="mupuppet-") as scratch:
        _write_files(os.path.join(scratch, "modules"), files)
        _write_files(scratch, environment_files)
        modules = os.path.join(scratch, "modules")
        return _compile_in(request, settings, (modules, *modulepath), scratch)


def _compile_in(
    request: dict[str, Any],
    settings: dict[str, Any],
    modulepath: tuple[str, ...],
    root: str | None,
) -> Compilation:
    name = request.get("environment") or "production"
    if "code" in request:
        environment = Environment.from_code(
            _text(request, "code"), modulepath=modulepath, name=name
        )
        environment.root = root
    elif "manifest" in request:
        environment = Environment.from_file(
            _text(request, "manifest"), modulepath=modulepath, name=name
        )
        environment.root = root
    else:
        directory = request.get("environment_dir") or root
        if not isinstance(directory, str):
            raise BadRequest("`code`, `manifest` or `environment_dir` is needed")
        environment = Environment.from_directory(directory, modulepath=modulepath)
        environment.name = name
    hiera_config = request.get("hiera_config")
    if hiera_config is not None:
        if not isinstance(hiera_config, str):
            raise BadRequest("`hiera_config` must be a path")
        environment.hiera_config = os.path.join(root, hiera_config) if root else hiera_config
    try:
        strict = Strictness(settings.get("strict", "warning"))
    except ValueError:
        raise BadRequest("`strict` is off, warning or error") from None
    return compile(
        environment,
        node=str(request.get("node") or "localhost"),
        facts=_object(request, "facts"),
        trusted=_object(request, "trusted") or None,
        strict=strict,
        strict_variables=bool(settings.get("strict_variables", False)),
    )


def _write_files(root: str, files: dict[str, Any]) -> None:
    """Lay out a virtual tree; no path may leave it."""
    for path, text in files.items():
        full = os.path.normpath(os.path.join(root, path))
        if not full.startswith(root + os.sep) or not isinstance(text, str):
            raise BadRequest(f"{path!r} is no relative path of a text")
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)


def _text(request: dict[str, Any], name: str) -> str:
    value = request[name]
    if not isinstance(value, str):
        raise BadRequest(f"`{name}` must be a string")
    return value


def _object(request: dict[str, Any], name: str) -> dict[str, Any]:
    value = request.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadRequest(f"`{name}` must be an object")
    return value


def _strings(request: dict[str, Any], name: str) -> list[str]:
    value = request.get(name) or []
    if isinstance(value, str):
        return value.split(os.pathsep)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadRequest(f"`{name}` must be a list of strings")
    return value
