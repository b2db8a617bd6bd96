"""The systems that a module supports, and the facts of a node of each.

`metadata.json` lists names and releases; facts are those of a built-in set, or of a directory such
as FacterDB's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch
from typing import Any

from mupuppet.basics import slashed
from mupuppet.environment.facts import fact_set_names
from mupuppet.testing.mistakes import NoSystem

#: What sets of facts call a system that metadata calls otherwise.
_NAMES = {
    "redhat": ("rhel", "redhat"),
    "oraclelinux": ("oraclelinux", "oracle"),
    "opensuse": ("opensuse",),
    "darwin": ("macos", "darwin"),
}
_ARCHITECTURES = "aarch64|amd64|arm64|i386|i86pc|powerpc|ppc64le|s390x|sun4v|x64|x86_64"
_FACTS_FILE = re.compile(rf"(.+?)(?:-(?:{_ARCHITECTURES}))?\.facts")


class Systems:
    """Where the facts of systems are: built-in sets, and directories of files."""

    def __init__(self, directories: Sequence[str] = ()) -> None:
        self._files = dict(_facts_files(directories))

    def facts_of(self, system: str) -> str:
        """What `--facts` would take for a system: a file, or the name of a set."""
        return self._files.get(system, system)

    def names(self) -> list[str]:
        return sorted({*fact_set_names(), *self._files})

    def supported(self, metadata: dict[str, Any]) -> tuple[list[str], list[str]]:
        """The systems in the metadata of a module that there are facts of; and the others."""
        found: list[str] = []
        missing: list[str] = []
        known = set(self.names())
        for name, release in _listed(metadata):
            candidates = [f"{each}-{release}" for each in _NAMES.get(name, (name,))]
            system = next((each for each in candidates if each in known), None)
            if system is None:
                missing.append(candidates[0])
            elif system not in found:
                found.append(system)
        return found, missing

    def chosen(self, patterns: Iterable[str], supported: list[str]) -> list[str]:
        """The systems that a mark names: `supported`, names, or patterns of names.

        Raises NoSystem: without systems a test would silently not be run.
        """
        found: list[str] = []
        for pattern in patterns:
            if pattern == "supported":
                if not supported:
                    raise NoSystem("there are no facts for any system that metadata.json lists")
                found += supported
            elif "*" in pattern or "?" in pattern:
                among = supported or self.names()
                fitting = [name for name in among if fnmatch(name, pattern)]
                if not fitting:
                    raise NoSystem(
                        f"no system matches {pattern!r}; the systems are {', '.join(among)}"
                    )
                found += fitting
            else:
                found.append(pattern)
        return list(dict.fromkeys(found))


def _listed(metadata: dict[str, Any]) -> Iterator[tuple[str, str]]:
    entries = metadata.get("operatingsystem_support")
    for entry in entries if isinstance(entries, list) else []:
        if not isinstance(entry, dict) or not isinstance(entry.get("operatingsystem"), str):
            continue
        name = entry["operatingsystem"].lower().replace(" ", "")
        for release in entry.get("operatingsystemrelease") or []:
            yield name, _joined(str(release))


def _joined(name: str) -> str:
    """`2012 R2` as it is part of a name."""
    return name.lower().replace(" ", "-")


def _facts_files(directories: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Files of facts by system; of several the last one counts, which has the newest Facter."""
    for root in directories:
        for directory, subdirectories, names in slashed.walk(root):
            subdirectories.sort(key=_version)
            for name in sorted(names):
                system = _FACTS_FILE.fullmatch(name)
                if system is not None:
                    yield _joined(system[1]), slashed.join(directory, name)


def _version(name: str) -> list[tuple[int, str]]:
    return [(int(each) if each.isdigit() else -1, each) for each in re.split(r"[.\-]", name)]
