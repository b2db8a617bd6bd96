"""Real manifests and templates to compare on: Debian's packages of Puppet modules.

python -m tests.oracle.modules      fetches them, once; nothing is installed
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.oracle.front_end.puppet import Request

PACKAGE_PATTERN = "^puppet-module-"
#: Where the packages keep their modules.
MODULE_PATH_IN_PACKAGES = "usr/share/puppet/modules.available"


class ModulesUnavailable(Exception):
    """The packages cannot be had; the message says why."""


def module_files(directory: Path) -> list[Path]:
    """Every manifest and template below a directory, in order."""
    return sorted(
        Path(parent, name)
        for parent, _, names in os.walk(directory)
        for name in names
        if name.endswith((".pp", ".epp"))
    )


def request_for(path: Path, modulepath: tuple[str, ...] = ()) -> Request:
    """A file as `puppet parser validate FILE` or `puppet epp validate FILE` sees it."""
    epp = path.suffix == ".epp"
    return Request(path.read_bytes(), str(path.resolve()), epp, modulepath)


def debian_modules() -> Path:
    """The directory with the unpacked packages, downloaded at first; nothing is installed."""
    unpacked = _unpacked()
    directory = unpacked.parent
    if not unpacked.is_dir():
        packages = directory / "packages"
        packages.mkdir(parents=True, exist_ok=True)
        _run(["apt-get", "download", *_package_names()], packages)
        # Unpacked aside first: an interrupted run must not leave a directory that looks whole.
        partial = directory / "partial"
        for package in sorted(packages.glob("*.deb")):
            _run(["dpkg", "-x", str(package), str(partial)], packages)
        partial.rename(unpacked)
        shutil.rmtree(packages)
    return unpacked


def debian_modulepath() -> Path:
    """A directory with the packages' modules under their names, as Puppet wants to find them.

    The packages' own directories begin with the name of the author.
    """
    return _named(debian_modules())


def fetched_modulepath() -> Path | None:
    """The same if the packages have been fetched before; nothing is downloaded."""
    unpacked = _unpacked()
    return _named(unpacked) if unpacked.is_dir() else None


def _named(modules: Path) -> Path:
    named = modules.parent / "named"
    named.mkdir(exist_ok=True)
    for directory in sorted((modules / MODULE_PATH_IN_PACKAGES).iterdir()):
        link = named / _module_name(directory)
        if not link.is_symlink():
            link.symlink_to(directory)
    return named


def _module_name(directory: Path) -> str:
    """A module's name without its author's, from its metadata or else from its directory."""
    metadata = directory / "metadata.json"
    name = json.loads(metadata.read_text("utf-8"))["name"] if metadata.exists() else directory.name
    return re.split("[-/]", name, maxsplit=1)[-1]


def _package_names() -> list[str]:
    found = _run(["apt-cache", "search", "--names-only", PACKAGE_PATTERN], Path.cwd())
    names = [line.split(" ", 1)[0] for line in found.splitlines()]
    if not names:
        raise ModulesUnavailable("apt knows no puppet-module packages; is its index up to date?")
    return names


def _unpacked() -> Path:
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "mupuppet" / "agreement" / "debian-modules" / "unpacked"


def _run(command: list[str], directory: Path) -> str:
    try:
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=True)
    except FileNotFoundError:
        raise ModulesUnavailable(f"there is no {command[0]} on this system") from None
    except subprocess.CalledProcessError as error:
        raise ModulesUnavailable(f"{' '.join(command[:2])} failed: {error.stderr}") from None
    return done.stdout


def main() -> int:
    try:
        print(f"The modules are in {debian_modulepath()}")
    except ModulesUnavailable as error:
        print(f"The modules cannot be fetched: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
