"""The environments of a server: where they are, and which version of their code is deployed."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from contextlib import suppress

from mupuppet.basics.records import Record, replace
from mupuppet.environment.all_code import code_paths
from mupuppet.environment.environment import Environment
from mupuppet.environment.permissions import Permissions, Refused
from mupuppet.environment.programs import ProgramError, run_program
from mupuppet.environment.spec import DEFAULT_NAME, EnvironmentSpec, directory_spec
from mupuppet.server.settings import CompilationSettings

_NAME = re.compile(r"[A-Za-z0-9_]+")
#: What only the directory of one environment has.
_ENTRIES = ("environment.conf", "manifests", "modules", "site-modules")
#: How long a program may take that prints a version, and how long that may be.
_SECONDS = 30.0
_MOST_CHARACTERS = 200


class Deployment(Record):
    """The code of an environment as it is deployed."""

    #: The directory; a link is resolved: it may lead to another one while this is still in use.
    directory: str
    #: What names the version of the code, if anything does.
    code_id: str | None = None


class Environments:
    """The environments below a directory."""

    def __init__(self, settings: CompilationSettings) -> None:
        self._settings = settings
        root = os.path.abspath(settings.directory)
        inner = os.path.join(root, "environments")
        #: The code directory, if there is one: it has modules and a hierarchy for all.
        self._code = root if os.path.isdir(inner) else None
        self.directory = inner if self._code is not None else root

    @property
    def is_single(self) -> bool:
        """Whether the directory is itself an environment, which is then called production."""
        return self._code is None and any(
            os.path.exists(os.path.join(self.directory, entry)) for entry in _ENTRIES
        )

    def names(self) -> list[str]:
        if self.is_single:
            return [DEFAULT_NAME]
        try:
            found = sorted(os.listdir(self.directory))
        except OSError:
            return []
        return [name for name in found if self.path(name) is not None]

    def path(self, name: str) -> str | None:
        """The directory of an environment, if there is one of this name."""
        if _NAME.fullmatch(name) is None:
            return None
        if self.is_single:
            return self.directory if name == DEFAULT_NAME else None
        path = os.path.join(self.directory, name)
        return path if os.path.isdir(path) else None

    def deployment(self, name: str) -> Deployment | None:
        """What is deployed now as an environment."""
        path = self.path(name)
        if path is None:
            return None
        return Deployment(resolved(path), self._code_id(path, name))

    def refusals(self) -> list[str]:
        """Programs of `environment.conf` that are not allowed, and what would allow them."""
        found = []
        for name in self.names():
            spec = self._spec(name, resolved(self.path(name) or ""))
            try:
                _version_command(spec.config_version, spec.permissions)
            except Refused as refused:
                found.append(f"environment {name}: {refused.message}; {refused.hint}")
            except ProgramError:
                continue  # catalogs will fail with it
        return found

    def _code_id(self, path: str, name: str) -> str | None:
        kind = self._settings.code_id
        if kind == "none":
            return None
        if kind == "r10k":
            return _deployed_by_r10k(path)
        if kind == "git":
            return _git_head(path)
        return _printed_by(kind, name)

    def open(self, name: str, directory: str, *, reads_code: bool = False) -> Environment:
        """The environment whose code is in a directory; all of it is read, if it is loaded once."""
        environment = Environment.opened(lambda: self._spec(name, directory), will_be_closed=True)
        if self._settings.is_frozen and reads_code:
            environment.freeze()
            _read_all_code(environment)
        return environment

    def _spec(self, name: str, directory: str) -> EnvironmentSpec:
        settings = self._settings
        if self._code is not None:
            spec = directory_spec(
                directory,
                modulepath=settings.modulepath,
                basemodulepath=(os.path.join(self._code, "modules"),),
                name=name,
                codedir=self._code,
            )
        else:
            spec = directory_spec(directory, modulepath=settings.modulepath, name=name)
        hierarchy = settings.hiera_config
        if hierarchy is None and self._code is not None:
            usual = os.path.join(self._code, "hiera.yaml")
            hierarchy = usual if os.path.isfile(usual) else None
        return replace(
            spec,
            hiera_config=hierarchy or spec.hiera_config,
            settings={**spec.settings, **settings.settings},
            puppet=settings.puppet,
            cache=settings.cache,
            permissions=settings.permissions,
        )


def _read_all_code(environment: Environment) -> None:
    """Read what compilations may need, before another version takes its place."""
    environment.main_sources()
    for path in code_paths(environment):
        with suppress(OSError):  # code that needs it will report it
            if path.endswith((".pp", ".rb")):
                environment.sources.find(path)
            else:
                environment.sources.text(path)


def resolved(path: str) -> str:
    """Where a link leads; other paths stay as they are written, as Puppet shows them."""
    return os.path.realpath(path) if os.path.islink(path) else path


def _deployed_by_r10k(path: str) -> str | None:
    """The commit that r10k has deployed completely; it writes this file when it is done."""
    try:
        with open(os.path.join(path, ".r10k-deploy.json"), encoding="utf-8") as file:
            data = json.load(file)
    except (OSError, ValueError):
        return None
    if not isinstance(data, dict) or data.get("deploy_success") is False:
        return None
    signature = data.get("signature")
    return _name_of(signature) if isinstance(signature, str) else None


def _git_head(path: str) -> str | None:
    """The commit that is checked out."""
    from mupuppet.environment.git import GitError, Repository

    try:
        repository = Repository.containing(os.path.join(path, "."))
        if repository is None:
            return None
        with repository:
            return repository.commit("HEAD")
    except GitError:
        return None


def _printed_by(command: str, name: str) -> str | None:
    """What a program prints, which gets the name of the environment."""
    try:
        finished = subprocess.run(
            [*shlex.split(command), name],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_SECONDS,
            check=False,
        )
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return _name_of(finished.stdout.decode(errors="replace")) if not finished.returncode else None


def config_version(environment: Environment) -> str | None:
    """What the program of `environment.conf` prints, if there is one.

    Raises Refused if it is not allowed, and ProgramError.
    """
    command = _version_command(environment.config_version, environment.permissions)
    return None if command is None else run_program(command).strip()


def _version_command(written: str | None, permissions: Permissions) -> list[str] | None:
    if written is None:
        return None
    try:
        command = shlex.split(written)
    except ValueError as error:
        raise ProgramError(f"Could not execute posix command: {error}") from None
    permissions.require_program(command[0], "config_version")
    return command


def _name_of(text: str) -> str | None:
    """A version that may be part of a path and of an address, as Puppet Server has it."""
    name = text.strip()
    is_name = re.fullmatch(r"[A-Za-z0-9_;:-]+", name) is not None
    return name if is_name and len(name) <= _MOST_CHARACTERS else None
