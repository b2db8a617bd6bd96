"""Records what a compilation reads.

A catalog is a function of what its compilation reads, so these records show, without compiling,
whether a change can affect the catalog (`compiler.trace`). They include files and keys that were
looked for but do not exist. Files of Ruby code are not recorded one by one: a trace depends on all
of them.
"""

from __future__ import annotations

from typing import Any

#: A variable, and the keys that lead into its value as far as they are known.
VariablePath = tuple[str, ...]


class Reads:
    """What one compilation has read."""

    def __init__(self) -> None:
        #: Manifests that were looked for; they need not exist.
        self.manifests: set[str] = set()
        #: Classes, defined types and nodes that were found: objects of the compiler.
        self.definitions: set[Any] = set()
        #: Templates and other code that was evaluated beside manifests: objects of the compiler.
        self.units: set[Any] = set()
        #: Names of modules that were asked for; `*` if all were listed.
        self.modules: set[str] = set()
        #: Files whose content was read, and paths that were looked for.
        self.files: set[str] = set()
        self.paths: set[str] = set()
        #: Patterns of names that were expanded.
        self.globs: set[str] = set()
        #: Keys that were looked for, by data file and format.
        self.data: dict[tuple[str, str], set[str]] = {}
        #: What has read them, with what is cached of them.
        self.data_files: Any = None
        #: Variables that functions, Ruby code and data have asked for.
        self.variables: set[VariablePath] = set()
        #: What nothing determines: the time, random numbers, programs, the network.
        self.undetermined: set[str] = set()
        #: Whether a process of Ruby has run code: it can read every file of the environment.
        self.uses_worker = False

    def keys_of(self, path: str, data_format: str) -> set[str]:
        """Where the keys are recorded that are looked for in a data file."""
        return self.data.setdefault((path, data_format), set())
