"""What an environment is made of: where its code is, and what configures it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.permissions import NOTHING_ALLOWED, Permissions
from mupuppet.environment.readable_directories import ReadableDirectories
from mupuppet.environment.stamps import Stamps
from mupuppet.source import SourceFile, Span
from mupuppet.versions import DEFAULT, PuppetVersion

if TYPE_CHECKING:
    from mupuppet.values.value import Value

#: The name of an environment that has no other.
DEFAULT_NAME = "production"

#: Several directories: one string with separators, as on command lines, or one by one.
Directories = str | Iterable[str | os.PathLike[str]]


def split_directories(directories: Directories) -> tuple[str, ...]:
    """The paths of several directories."""
    if isinstance(directories, str):
        return tuple(directory for directory in slashed.split(directories) if directory)
    return tuple(slashed.slashes(os.fspath(directory)) for directory in directories)


class EnvironmentSpec(Record):
    """Where the code of an environment is, and what configures it.

    It is derived from options and `environment.conf`, and does not depend on other files.
    """

    name: str = DEFAULT_NAME
    #: The main manifest, if it is given as a string.
    code: str | None = None
    #: Files and directories of main manifests.
    manifests: tuple[str, ...] = ()
    modulepath: tuple[str, ...] = ()
    root: str | None = None
    #: The `hiera.yaml` of the global layer.
    hiera_config: str | None = None
    #: What code may do besides reading the environment and its modules.
    permissions: Permissions = NOTHING_ALLOWED
    #: The directory where parsed code and data is cached from one run to the next, if any.
    cache: str | None = None
    #: `environment_data_provider` of `environment.conf`.
    data_provider: str | None = None
    #: `config_version` of `environment.conf`: a command that names the version of the code.
    config_version: str | None = None
    #: `static_catalogs` of `environment.conf`.
    static_catalogs: bool = True
    #: A module that is not on the module path: its name and where it is.
    own_module: tuple[str, str] | None = None
    #: The directories that the user has named, and those of the usual layouts around them. What the
    #: environment itself names, or links to, must be in them. None: all that this record names.
    trusted: tuple[str, ...] | None = None
    #: Where `environment.conf` names module directories and manifests.
    places: dict[str, tuple[SourceFile, Span]] = field(default_factory=dict, compare=False)
    #: Puppet's settings that code sees in `$settings::…`, where they differ from the defaults.
    settings: dict[str, Value] = field(default_factory=dict, repr=False)
    #: The version of Puppet whose environment it is.
    puppet: PuppetVersion = DEFAULT
    #: Whether the modules that come with Puppet (`cron_core`, `host_core`, …) are installed.
    vendor_modules: bool = True
    #: What is wrong with the environment itself.
    problems: tuple[Diagnostic, ...] = field(default=(), compare=False)


#: Where Puppet looks for modules of all environments if no setting says otherwise.
_USUAL_MODULES = (
    "/etc/puppetlabs/code/modules",
    "/opt/puppetlabs/puppet/modules",
    "/etc/puppet/code/modules",
    "/usr/share/puppet/modules",
)
#: What a code directory has for all environments.
_SHARED = ("environments", "modules", "site", "site-modules", "data", "hieradata", "hiera.yaml")


def _around(codedir: str | None) -> tuple[str, ...]:
    """What environments may share, by the usual layouts."""
    if codedir is None:
        return _USUAL_MODULES
    return (*[slashed.join(codedir, name) for name in _SHARED], *_USUAL_MODULES)


#: For how many directories the specifications are cached.
_MAXIMUM_DIRECTORIES = 32

#: Specifications that depend only on `environment.conf`, by their inputs.
_directory_specs: dict[tuple[object, ...], tuple[Stamps, EnvironmentSpec]] = {}


def directory_spec(
    path: str | os.PathLike[str],
    *,
    modulepath: Directories = (),
    basemodulepath: Directories = (),
    name: str | None = None,
    codedir: str | None = None,
) -> EnvironmentSpec:
    """A directory environment: `manifests/`, `modules/`, and `environment.conf`.

    `modulepath` is searched before the environment's own, `basemodulepath` is what the
    environment calls `$basemodulepath`, and `codedir` what it calls `$codedir`.
    """
    from mupuppet.environment.configuration import (
        FILE_NAME,
        ConfigurationContext,
        read_configuration,
    )

    root = slashed.abspath(path)
    trusted: tuple[str, ...] = (
        root,
        *split_directories(modulepath),
        *split_directories(basemodulepath),
    )
    trusted = (*trusted, *_around(codedir))
    name = name or os.path.basename(root)
    base, before = split_directories(basemodulepath), split_directories(modulepath)
    key = (root, before, base, name, codedir)
    cached = _directory_specs.get(key)
    if cached is not None and cached[0].are_current():
        return cached[1]
    stamps = Stamps([slashed.join(root, FILE_NAME)])
    if codedir is None:
        context = ConfigurationContext(name, base)
    else:
        context = ConfigurationContext(name, base, codedir, in_codedir=True)
    configuration = read_configuration(root, context, ReadableDirectories(trusted))
    manifest, own = configuration.manifest, configuration.modulepath
    spec = EnvironmentSpec(
        name=name,
        manifests=(manifest,),
        modulepath=(*before, *own),
        root=root,
        trusted=trusted,
        places=configuration.places,
        data_provider=configuration.values.get("environment_data_provider"),
        config_version=configuration.config_version,
        static_catalogs=configuration.static_catalogs,
        settings=dict(configuration.visible_settings()),
        problems=tuple(configuration.problems),
    )
    if not configuration.problems and not configuration.has_wildcards:
        if len(_directory_specs) >= _MAXIMUM_DIRECTORIES:
            _directory_specs.clear()
        _directory_specs[key] = stamps, spec
    return spec
