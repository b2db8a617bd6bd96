"""Notes of diagnostics: where a missing file or class was searched for."""

from __future__ import annotations

import os
import re
from difflib import get_close_matches

from mupuppet.basics import slashed
from mupuppet.environment.environment import Environment


def file_search_notes(environment: Environment, directory: str, reference: str) -> tuple[str, ...]:
    """Where `module/path` was searched for in a directory of modules such as `templates`."""
    if os.path.isabs(reference):
        return (f"there is no {reference}",)
    module, _, rest = reference.partition("/")
    root = environment.modules.get(module)
    if root is None or not rest:
        return _module_search_notes(environment, module)
    path = slashed.join(root, directory, rest)
    note = f"there is no {path}"
    near = _near_file(path)
    return (note,) if near is None else (note, f"there is {near}")


def module_search_notes(environment: Environment, name: str) -> tuple[str, ...]:
    """That the module of a function or a type is missing, if it is."""
    module, *rest = name.lower().removeprefix("::").split("::")
    if not rest or module in environment.modules:
        return ()
    return _module_search_notes(environment, module)


def class_search_notes(environment: Environment, name: str) -> tuple[str, ...]:
    """Where a class or a defined type was searched for."""
    name = name.lower().removeprefix("::")
    module, *rest = name.split("::")
    root = environment.modules.get(module)
    if root is None:
        return _module_search_notes(environment, module)
    directory = slashed.join(root, "manifests")
    paths = [
        slashed.join(directory, *rest[:length]) + ".pp"
        if length
        else slashed.join(directory, "init.pp")
        for length in range(len(rest), -1, -1)
    ]
    return tuple(
        f"{path} {'does not define it' if os.path.isfile(path) else 'does not exist'}"
        for path in paths
    )


def _module_search_notes(environment: Environment, module: str) -> tuple[str, ...]:
    if environment.metadata(module).is_fatal:
        return (f"the module `{module}` is not used: its metadata.json is incomplete",)
    directories = [path for path in environment.modulepath if os.path.isdir(path)]
    if not directories:
        return (f"there is no module `{module}`: there are no module directories",)
    note = f"there is no module `{module}` in {', '.join(directories)}"
    listed = _in_puppetfile(environment, module)
    if listed is None:
        near = get_close_matches(module, environment.modules, n=1, cutoff=0.75)
        return (note,) if near else (note, _how_to_install(environment, module))
    missing = f"{listed} lists it, but it is not installed"
    return (note, f"{missing}: `r10k puppetfile install` (or your code deployment) installs it")


def _how_to_install(environment: Environment, module: str) -> str:
    puppetfile = slashed.join(environment.root or "", "Puppetfile")
    if environment.root and os.path.isfile(puppetfile):
        return f"{puppetfile} does not list it: add it there, and run `r10k puppetfile install`"
    inside = [each for each in environment.modulepath if each.endswith("/modules")]
    target = (inside or list(environment.modulepath))[0]
    return f"if it is on the Forge: `puppet module install AUTHOR-{module} -i {target}`"


def _in_puppetfile(environment: Environment, module: str) -> str | None:
    """The line of the Puppetfile that lists a module, if there is one."""
    path = slashed.join(environment.root or "", "Puppetfile")
    try:
        content = (
            environment.read_bytes(path).decode("utf-8", "replace") if environment.root else ""
        )
    except OSError:
        return None
    wanted = re.compile(rf"""^\s*mod\s*\(?\s*['"](?:[\w-]+[-/])?{re.escape(module)}['"]""")
    for number, line in enumerate(content.split("\n"), 1):
        if wanted.match(line):
            return f"{path}:{number}"
    return None


def _near_file(path: str) -> str | None:
    """A file with a similar name in the same directory."""
    directory, name = os.path.split(path)
    try:
        names = os.listdir(directory)
    except OSError:
        return None
    near = get_close_matches(name, names, n=1)
    return slashed.join(directory, near[0]) if near else None
