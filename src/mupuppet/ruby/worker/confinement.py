"""What the operating system keeps the worker from.

Code of modules runs in the worker. Bubblewrap gives it a file system of its own, in which there is
Ruby, what code may read, and an empty directory for temporary files; no network and no other
processes. Where bubblewrap is missing or must not make namespaces, `unshare` of util-linux takes
network and processes away. Where neither works, nothing confines the worker.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache

from mupuppet.basics import slashed
from mupuppet.basics.platform import effective_user
from mupuppet.basics.records import Record
from mupuppet.environment.permissions import ANY, NOTHING_ALLOWED, Permissions


class Confinement(Enum):
    """What confines the worker."""

    BUBBLEWRAP = "bubblewrap"
    UNSHARE = "unshare"
    NONE = "none"

    @property
    def hides_files(self) -> bool:
        """Does code see only files that it may read?"""
        return self is Confinement.BUBBLEWRAP

    @property
    def effect(self) -> str:
        """What code in the worker can do."""
        return _EFFECTS[self]


_EFFECTS = {
    Confinement.BUBBLEWRAP: "reads the environment and its modules, writes nothing, has no network",
    Confinement.UNSHARE: "has no network, but reads and writes what you can (no bubblewrap)",
    Confinement.NONE: "can do everything that you can do (no bubblewrap)",
}

#: Where the system has its programs, libraries, and gems. Links among them stay links.
_SYSTEM = (
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/var/lib/gems",
    "/opt/puppetlabs/puppet",
)  # fmt: skip
#: What programs and libraries read of the configuration of the system; nothing of it is secret.
_CONFIGURATION = tuple(
    f"/etc/{name}"
    for name in (
        "alternatives", "ca-certificates", "crypto-policies", "debian_version", "default/locale",
        "gai.conf", "gemrc", "group", "host.conf", "hostname", "hosts", "ld.so.cache",
        "ld.so.conf", "ld.so.conf.d", "locale.conf", "localtime", "nsswitch.conf", "os-release",
        "passwd", "pki/ca-trust", "pki/tls/certs", "pki/tls/openssl.cnf", "protocols",
        "puppet/puppet.conf", "puppetlabs/puppet/puppet.conf", "redhat-release", "resolv.conf",
        "services", "ssl/certs", "ssl/openssl.cnf", "timezone",
    )
)  # fmt: skip
#: Where gems of a user are, in the home directory; credentials lie beside them.
_GEMS = (".gem/ruby", ".local/share/gem/ruby")
#: The size of the directory for temporary files.
_TEMPORARY_BYTES = 256 << 20


class Sandbox(Record):
    """What a worker may use: two that are equal can share a process."""

    #: Directories that code may read, and directories and files that it may write.
    read: tuple[str, ...] = ()
    write: tuple[str, ...] = ()
    #: Programs that it may run besides those of the system.
    programs: tuple[str, ...] = ()
    has_network: bool = False


NOTHING = Sandbox()


def sandbox(readable: Iterable[str], permissions: Permissions = NOTHING_ALLOWED) -> Sandbox:
    """What code of an environment with these directories may use."""
    return Sandbox(
        read=tuple(
            sorted({path for path in map(slashed.abspath, readable) if os.path.exists(path)})
        ),
        write=tuple(sorted(filter(os.path.exists, permissions.write))),
        programs=tuple(sorted(each for each in permissions.generate if each != ANY)),
        has_network=bool(permissions.network),
    )


@cache  # for a process: asking costs some milliseconds
def available_confinement() -> Confinement:
    """The strongest confinement that works on this machine for this user."""
    for confinement, command in (
        (Confinement.BUBBLEWRAP, _bubblewrap(visible("true", "/usr", NOTHING), NOTHING)),
        (Confinement.UNSHARE, _unshare(NOTHING)),
    ):
        if shutil.which(command[0]) and _succeeds([*command, "true"]):
            return confinement
    return Confinement.NONE


def confined(ruby: str, own_files: str, allowed: Sandbox) -> list[str]:
    """What begins the command of a worker: nothing if it is not confined."""
    confinement = available_confinement()
    if confinement is Confinement.BUBBLEWRAP:
        return _bubblewrap(visible(ruby, own_files, allowed), allowed)
    return _unshare(allowed) if confinement is Confinement.UNSHARE else []


def own_directories(ruby: str, own_files: str, allowed: Sandbox) -> list[str]:
    """The directories for temporary files that belong to the worker alone.

    In the place of one that the user lets it read is the machine's, which it cannot change.
    """
    if not available_confinement().hides_files:
        return []
    readable = _outermost(map(slashed.realpath, visible(ruby, own_files, allowed)))
    if readable == ["/"]:
        return _private_directories()
    return [
        path
        for path in _private_directories()
        if not any(_surrounds(other, slashed.realpath(path)) for other in readable)
    ]


def _succeeds(command: list[str]) -> bool:
    try:
        finished = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
            timeout=20,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return finished.returncode == 0


def _unshare(allowed: Sandbox) -> list[str]:
    command = ["unshare", "--ipc", "--pid", "--fork", "--kill-child", "--mount-proc"]
    if effective_user() != 0:
        command += ["--user", "--map-current-user"]
    return command if allowed.has_network else [*command, "--net"]


def visible(ruby: str, own_files: str, allowed: Sandbox) -> list[str]:
    """The files and directories that a confined worker sees.

    `own_files` is the directory of the program that Ruby runs.
    """
    found = [*_SYSTEM, *_CONFIGURATION, *_installation(ruby), own_files]
    return [*found, *allowed.programs, *allowed.read, *allowed.write]


def _bubblewrap(read: list[str], allowed: Sandbox) -> list[str]:
    command = ["bwrap", "--unshare-ipc", "--unshare-pid", "--unshare-uts", "--unshare-cgroup-try"]
    if not allowed.has_network:
        command.append("--unshare-net")
    command += ["--cap-drop", "ALL"]
    if effective_user() == 0:  # it continues reading files of other users
        command += ["--cap-add", "CAP_DAC_OVERRIDE"]
    real_paths = _outermost(map(slashed.realpath, read))
    if real_paths == ["/"]:
        command += ["--ro-bind", "/", "/"]
        real_paths = []
    command += ["--dev", "/dev", "--proc", "/proc"]
    for path in _private_directories():
        command += ["--size", str(_TEMPORARY_BYTES), "--tmpfs", path]
    for path in real_paths:
        command += ["--ro-bind-try", path, path]
    for path in _outermost(map(slashed.realpath, allowed.write)):
        command += ["--bind", path, path]
    for link, target in _links(read).items():
        if not any(_surrounds(path, link) for path in real_paths):
            command += ["--symlink", target, link]
    # What root owns in /proc changes the whole machine, whatever rights the worker has left; and
    # what is written to /dev has no limit of size.
    for path in ("/", "/dev", "/proc"):
        command += ["--remount-ro", path]
    return [*command, "--"]


def _installation(ruby: str) -> Iterator[str]:
    """Where an interpreter and its libraries are, if the system did not bring them."""
    home = slashed.expanduser("~")
    found = shutil.which(ruby) or ruby
    for path in (found, slashed.realpath(found)):
        directory = os.path.dirname(path)
        prefix = os.path.dirname(directory)
        # A program in `~/bin` does not make all of the home directory readable.
        yield directory if _surrounds(prefix, home) else prefix
    for name in ("GEM_HOME", "GEM_PATH", "RUBYLIB"):
        yield from filter(os.path.isabs, os.environ.get(name, "").split(os.pathsep))
    yield from (slashed.join(home, name) for name in _GEMS)


def _private_directories() -> list[str]:
    """Directories that are empty at first, and vanish with the worker."""
    named = ("/tmp", os.environ.get("TMPDIR", ""), slashed.expanduser("~"))
    return _outermost(path for path in named if os.path.isabs(path) and path != "/")


def _outermost(paths: Iterable[str]) -> list[str]:
    """Paths that exist, without those that lie in others."""
    found: list[str] = []
    for path in sorted({slashed.normpath(path) for path in paths if os.path.exists(path)}):
        if not any(_surrounds(other, path) for other in found):
            found.append(path)
    return found


def _surrounds(directory: str, path: str) -> bool:
    return path == directory or path.startswith(directory.rstrip("/") + "/")


def _links(paths: Iterable[str]) -> dict[str, str]:
    """The symbolic links on the way to paths, and where each leads."""
    found = {}
    for path in paths:
        place = ""
        for name in slashed.normpath(path).split("/")[1:]:
            place = f"{place}/{name}"
            if os.path.islink(place):
                target = slashed.realpath(place)
                found[place] = target
                place = target
    return found
