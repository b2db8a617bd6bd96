"""Real manifests and templates to compare on: Debian's packages of Puppet modules.

    python -m tests.oracle.modules [RELEASE ...]    fetches them, once; nothing is installed

RELEASE is one of Debian's; those that package another version of Puppet than the machine's are
asked inside the chroots of `tests.oracle.versions`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.oracle.front_end.puppet import Request
from tests.oracle.versions import RELEASES, installed

PACKAGE_PATTERN = "^puppet-module-"
#: Where the packages keep their modules.
MODULE_PATH_IN_PACKAGES = "usr/share/puppet/modules.available"


#: The release whose modules most corpora use.
DEFAULT_RELEASE = RELEASES["7"]


class ModulesUnavailable(Exception):
    """The packages cannot be had; the message gives the reason."""


def module_files(directory: Path) -> list[Path]:
    """Every manifest and template below a directory, in order."""
    return sorted(
        Path(parent, name)
        for parent, _, names in os.walk(directory)
        for name in names
        if name.endswith((".pp", ".epp"))
    )


def request_for(path: Path) -> Request:
    """A file as `puppet parser validate FILE` or `puppet epp validate FILE` sees it."""
    return Request(path.read_bytes(), str(path.resolve()), path.suffix == ".epp")


def debian_modules(release: str = DEFAULT_RELEASE) -> Path:
    """The directory with a release's unpacked packages, downloaded at first."""
    unpacked = _unpacked(release)
    if not unpacked.is_dir():
        directory = unpacked.parent
        directory.mkdir(parents=True, exist_ok=True)
        # Unpacked aside first: an interrupted run must not leave a directory that looks whole.
        partial = directory / "partial"
        root = _chroot(release)
        inside = ["chroot", str(root)] if root else []
        with TemporaryDirectory(dir=root / "tmp" if root else None) as packages:
            place = f"/{Path(packages).relative_to(root)}" if root else packages
            download = 'cd "$0" && exec apt-get download "$@"'
            _run([*inside, "sh", "-c", download, place, *_package_names(inside)])
            for package in sorted(Path(packages).glob("*.deb")):
                _run(["dpkg", "-x", str(package), str(partial)])
        partial.rename(unpacked)
    return unpacked


def debian_modulepath(release: str = DEFAULT_RELEASE) -> Path:
    """A directory with the packages' modules under their names, as Puppet wants to find them.

    The packages' own directories begin with the name of the author.
    """
    return _named(debian_modules(release))


def fetched_modulepath(release: str = DEFAULT_RELEASE) -> Path | None:
    """The same if the packages have been fetched before; nothing is downloaded."""
    unpacked = _unpacked(release)
    return _named(unpacked) if unpacked.is_dir() else None


def _chroot(release: str) -> Path | None:
    """The chroot of a release; None for the machine's own."""
    for version, oracle in installed().items():
        if RELEASES[version] == release:
            return None if oracle.programs is None else oracle.programs.parent / "root"
    if release == DEFAULT_RELEASE:  # without any Puppet, apt may know it as well
        return None
    raise ModulesUnavailable(f"there is no chroot of {release}: see tests.oracle.versions")


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


def _package_names(inside: list[str]) -> list[str]:
    found = _run([*inside, "apt-cache", "search", "--names-only", PACKAGE_PATTERN])
    names = [line.split(" ", 1)[0] for line in found.splitlines()]
    if not names:
        raise ModulesUnavailable("apt knows no puppet-module packages; is its index up to date?")
    return names


def _unpacked(release: str) -> Path:
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "mupuppet" / "agreement" / f"debian-{release}" / "unpacked"


def _run(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except FileNotFoundError:
        raise ModulesUnavailable(f"there is no {command[0]} on this system") from None
    except subprocess.CalledProcessError as error:
        raise ModulesUnavailable(f"{' '.join(command[:3])} failed: {error.stderr}") from None
    return done.stdout


def main() -> int:
    try:
        for release in sys.argv[1:] or [DEFAULT_RELEASE]:
            print(f"The modules of {release} are in {debian_modulepath(release)}")
    except ModulesUnavailable as error:
        print(f"The modules cannot be fetched: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
