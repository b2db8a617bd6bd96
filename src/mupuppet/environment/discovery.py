"""From a path on the command line to an environment.

A path may be

- a manifest; in the checkout of a module, the module is available under its name;
- a directory environment or control repository: `environment.conf`, `manifests/`, `modules/`;
- a code directory: `environments/NAME`, and `modules/` for all of them;
- the checkout of one module: `metadata.json` and `manifests/`, `lib/`, `functions/` or `types/`.
"""

from __future__ import annotations

import os
import re

from mupuppet.basics import slashed
from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.environment import Environment
from mupuppet.environment.modules import read_metadata
from mupuppet.environment.spec import DEFAULT_NAME, EnvironmentSpec, directory_spec
from mupuppet.source import SourceFile, Span

#: What makes a directory a module, besides its `metadata.json`.
_MODULE_DIRECTORIES = ("manifests", "lib", "functions", "types", "plans", "tasks", "templates")
#: What only an environment has.
_ENVIRONMENT_ENTRIES = ("environment.conf", "Puppetfile", "modules", "site-modules", "site")
_MODULE_NAME = pattern(r"(?:\w+[-/])?([a-z][a-z0-9_]*)")
#: How far above a manifest its module is looked for.
_LEVELS = 12


def open_environment(path: str, *, name: str | None = None) -> Environment:
    """The environment that a path stands for. What is wrong with it is among its problems."""
    return Environment.opened(lambda: find_spec(path, name=name))


def find_spec(
    path: str, *, name: str | None = None, modulepath: tuple[str, ...] = ()
) -> EnvironmentSpec:
    """What the environment that a path stands for is made of."""
    if not os.path.isdir(path):
        return _file(path, name, modulepath)
    root = slashed.abspath(path)
    if _is_code_directory(root):
        return _environment_of_code(root, name or DEFAULT_NAME, modulepath)
    around = os.path.dirname(root)
    if os.path.basename(around) == "environments":
        code = os.path.dirname(around)
        return _in_code(root, code, name or os.path.basename(root), modulepath)
    module = module_at(root)
    if module is not None:
        return _checkout(root, module, name, modulepath)
    spec = directory_spec(path, modulepath=modulepath, name=name or DEFAULT_NAME)
    if not os.path.exists(spec.manifests[0]) and not _has_any(root, _ENVIRONMENT_ENTRIES):
        return _with_problem(spec, _nothing_here(path))
    return spec


def is_of_code_directory(path: str) -> bool:
    """Whether a directory has environments, or is one of such a directory."""
    root = slashed.abspath(path)
    is_environment = os.path.basename(os.path.dirname(root)) == "environments"
    return os.path.isdir(root) and (is_environment or _is_code_directory(root))


def module_at(root: str) -> str | None:
    """The name of the module whose checkout a directory is; None if it is none."""
    if not os.path.isfile(slashed.join(root, "metadata.json")):
        return None
    if _has_any(root, _ENVIRONMENT_ENTRIES) or not _has_any(root, _MODULE_DIRECTORIES):
        return None
    written = read_metadata(os.path.basename(root), root).forge_name or os.path.basename(root)
    found = _MODULE_NAME.fullmatch(written)
    return found[1] if found is not None else None


def environment_names(code: str) -> list[str]:
    """The environments of a code directory."""
    try:
        names = sorted(os.listdir(slashed.join(code, "environments")))
    except OSError:
        return []
    return [
        name
        for name in names
        if re.fullmatch(r"\w+", name) and os.path.isdir(slashed.join(code, "environments", name))
    ]


def _has_any(root: str, names: tuple[str, ...]) -> bool:
    return any(os.path.exists(slashed.join(root, name)) for name in names)


def _is_code_directory(root: str) -> bool:
    return os.path.isdir(slashed.join(root, "environments")) and not (
        os.path.exists(slashed.join(root, "environment.conf"))
        or os.path.isdir(slashed.join(root, "manifests"))
    )


def _environment_of_code(code: str, name: str, modulepath: tuple[str, ...]) -> EnvironmentSpec:
    root = slashed.join(code, "environments", name)
    spec = _in_code(root, code, name, modulepath)
    if os.path.isdir(root) and re.fullmatch(r"\w+", name):
        return spec
    known = environment_names(code)
    shown = f"it has {', '.join(known)}" if known else "it has none"
    problem = Diagnostic(
        "unknown-environment",
        Severity.ERROR,
        f"Could not find a directory environment named '{name}' anywhere in the path: "
        f"{slashed.join(code, 'environments')}. Does the directory exist?",
        SourceFile("", code),
        Span(0, 0),
        0,
        notes=(shown,),
    )
    return _with_problem(spec, problem)


def _in_code(root: str, code: str, name: str, modulepath: tuple[str, ...]) -> EnvironmentSpec:
    """An environment of a code directory."""
    spec = directory_spec(
        root,
        modulepath=modulepath,
        basemodulepath=(slashed.join(code, "modules"),),
        name=name,
        codedir=code,
    )
    hierarchy = slashed.join(code, "hiera.yaml")
    return replace(spec, hiera_config=hierarchy) if os.path.isfile(hierarchy) else spec


def _checkout(
    root: str, module: str, name: str | None, modulepath: tuple[str, ...]
) -> EnvironmentSpec:
    """A module and, beside it, what its tests would use."""
    fixtures = slashed.join(root, "spec", "fixtures", "modules")
    return EnvironmentSpec(
        name=name or DEFAULT_NAME,
        modulepath=(*modulepath, fixtures),
        own_module=(module, root),
    )


def _file(path: str, name: str | None, modulepath: tuple[str, ...]) -> EnvironmentSpec:
    found = _module_around(path)
    if found is None:
        return EnvironmentSpec(name or DEFAULT_NAME, manifests=(path,), modulepath=modulepath)
    return replace(_checkout(*found, name, modulepath), manifests=(path,))


def _module_around(path: str) -> tuple[str, str] | None:
    """The checkout of a module in which a file lies, and the module's name."""
    directory = os.path.dirname(slashed.abspath(path))
    for _ in range(_LEVELS):
        module = module_at(directory)
        if module is not None:
            return directory, module
        above = os.path.dirname(directory)
        if above == directory:
            break
        directory = above
    return None


def _nothing_here(path: str) -> Diagnostic:
    return Diagnostic(
        "no-environment",
        Severity.ERROR,
        "there is nothing to compile here",
        SourceFile("", path),
        Span(0, 0),
        0,
        notes=(
            "an environment has `manifests/`, `modules/` or `environment.conf`",
            "a code directory has `environments/`, a module has `metadata.json`",
        ),
        hint="`mupuppet init DIR` writes a control repository to start from",
    )


def _with_problem(spec: EnvironmentSpec, problem: Diagnostic) -> EnvironmentSpec:
    return replace(spec, problems=(*spec.problems, problem))
