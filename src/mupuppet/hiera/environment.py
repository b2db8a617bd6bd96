"""Where the data of an environment is."""

from __future__ import annotations

import os
from collections.abc import Mapping

from mupuppet.basics.records import Record, field
from mupuppet.versions import DEFAULT, PuppetVersion


class HieraEnvironment(Record):
    """Where the data of an environment is."""

    name: str
    #: The directory of the environment, if there is one.
    root: str | None = None
    #: The directories of the modules, by name.
    modules: Mapping[str, str] = field(default_factory=dict)
    #: The `hiera.yaml` of the global layer, which may be missing.
    global_config: str | None = None
    #: The default data directory of hierarchies of version 3.
    code_directory: str = "/etc/puppetlabs/code"
    #: The version of Puppet whose hierarchies they are.
    puppet: PuppetVersion = DEFAULT
    #: `environment_data_provider` of `environment.conf`.
    data_provider: str | None = None
    #: `data_provider` in the `metadata.json` of modules, where they have it.
    module_data_providers: Mapping[str, str] = field(default_factory=dict)

    def roots(self) -> list[str]:
        """The directories whose files may be read."""
        roots = [] if self.root is None else [self.root]
        if self.global_config is not None:
            roots.append(os.path.dirname(self.global_config))
        return [*roots, *self.modules.values()]
