"""The available versions of Puppet: the installed one, and others in chroots.

    python -m tests.oracle.versions list
    python -m tests.oracle.versions build [7|8|9] ...
    python -m tests.oracle.versions run 8 puppet --version
    python -m tests.oracle.versions run 8 python -m tests.oracle.catalogs.fuzz

Debian releases package one version each. `build` makes a chroot with a release and its Puppet below
/opt/oracle (or the directory in MUPUPPET_ORACLES), from the mirror that apt is configured with. It
needs root and debootstrap. A version that is installed on the machine itself needs no chroot.

Each chroot has wrappers of `ruby` and `puppet` beside it. They run inside the chroot, where this
checkout, the current directory, /tmp and home directories have their usual paths; so whatever runs
`ruby` from the PATH uses that version (`asking`). `run` runs any command in this way.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from mupuppet.basics.records import Record
from mupuppet.ruby.worker.confinement import Confinement, available_confinement
from mupuppet.versions import DEFAULT, SUPPORTED, VERSIONS, PuppetVersion, puppet_version

ORACLES = Path(os.environ.get("MUPUPPET_ORACLES", "/opt/oracle"))
REPOSITORY = Path(__file__).resolve().parents[2]

#: The Debian release that packages a version.
RELEASES = {"7": "bookworm", "8": "trixie", "9": "sid"}
#: What is installed there: Puppet, and libraries that the corpora use.
_PACKAGES = ("puppet-agent", "ruby", "ruby-scanf", "hiera-eyaml", "ruby-hocon")
#: What has the same path inside a chroot as outside, if it is there.
_SHARED = ("/tmp", "/home", "/root")
#: The variable that names what else has: chroots outlive the checkout that built them.
_SHARED_VARIABLE = "MUPUPPET_ORACLE_SHARED"

_WRAPPER = """\
#!/bin/sh
# Runs {program} inside of {root}; mounts end with the process.
exec unshare --mount --propagation private -- /bin/sh -c '
root=$1 here=$2; shift 2
mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" || exit 127
for path in {shared} ${variable} "/$(echo "$here" | cut -d/ -f2)"; do
    [ -d "$path" ] && [ "$path" != / ] || continue
    mountpoint -q "$root$path" && continue
    mkdir -p "$root$path" && mount --rbind "$path" "$root$path" || exit 127
done
inside="cd \\"\\$1\\" 2>/dev/null; shift; exec {program} \\"\\$@\\""
exec chroot "$root" /bin/sh -c "$inside" sh "$here" "$@"
' sh {root} "$PWD" "$@"
"""


class Unavailable(Exception):
    """A version cannot be asked or built here; the message gives the reason."""


class Oracle(Record):
    """A version of Puppet that can be asked."""

    #: Its major version: the name under which outcomes are recorded.
    version: str
    #: The directory of `ruby` and `puppet`, if they are not on the PATH.
    programs: Path | None = None

    @contextmanager
    def asking(self) -> Iterator[None]:
        """While this lasts, `ruby` and `puppet` on the PATH are those of this version."""
        if self.programs is None:
            yield
            return
        before = os.environ["PATH"]
        os.environ["PATH"] = f"{self.programs}{os.pathsep}{before}"
        os.environ[_SHARED_VARIABLE] = f"/{REPOSITORY.parts[1]}"
        try:
            yield
        finally:
            os.environ["PATH"] = before
            del os.environ[_SHARED_VARIABLE]

    @property
    def exact_version(self) -> str:
        """The version that it reports."""
        with self.asking():
            return _reported_version() or "?"


def _reported_version() -> str | None:
    """The version of the Puppet whose library the `ruby` on the PATH finds."""
    ruby = shutil.which("ruby")
    if ruby is None:
        return None
    code = 'require "puppet/version"; print Puppet.version'
    done = subprocess.run([ruby, "-W0", "-e", code], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 and done.stdout else None


def asked_version() -> PuppetVersion:
    """The version that `ruby` on the PATH asks; ours is to be compared as the same."""
    return _asked_version(os.environ["PATH"])


@cache
def _asked_version(path: str) -> PuppetVersion:
    version = _reported_version()
    return DEFAULT if version is None else puppet_version(version)


def worker_problem(mode: str) -> str | None:
    """Why our side cannot start the Ruby on the PATH, if it may have to."""
    ruby = shutil.which("ruby")
    if mode == "never" or ruby is None or not Path(ruby).is_relative_to(ORACLES):
        return None
    confinement = available_confinement()
    if confinement is Confinement.NONE:
        return None
    return (
        f"our worker cannot start {ruby}: it is in a chroot, which a process that"
        f" {confinement.value} confines must not enter; choose `--ruby never`"
    )


@cache
def installed() -> dict[str, Oracle]:
    """The versions that can be asked here, by their major version."""
    found: dict[str, Oracle] = {}
    own = _reported_version()
    if own is not None:
        found[own.partition(".")[0]] = Oracle(own.partition(".")[0])
    for version in SUPPORTED:
        root = ORACLES / version / "root"
        # Only root may change into a chroot.
        if version not in found and os.geteuid() == 0 and (root / "usr/bin/ruby").exists():
            found[version] = Oracle(version, _write_wrappers(version))
    return {version: found[version] for version in SUPPORTED if version in found}


def chosen(versions: Sequence[str] = ()) -> list[Oracle]:
    """The oracles of some versions, or all that are installed. Raises Unavailable."""
    known = installed()
    missing = [version for version in versions if version not in known]
    if missing or not known:
        which = " ".join(missing or SUPPORTED)
        raise Unavailable(
            f"Puppet {which} is not installed: python -m tests.oracle.versions build {which}"
        )
    return [known[version] for version in versions or known]


# --- Building


def build(version: str) -> Path:
    """Make the chroot of a version, and its wrappers; what is there already is used."""
    if os.geteuid() != 0:
        raise Unavailable("only root can make a chroot")
    debootstrap = shutil.which("debootstrap", path=f"{os.environ['PATH']}:/usr/sbin")
    if debootstrap is None:
        raise Unavailable("debootstrap is not installed: apt-get install debootstrap")
    root = ORACLES / version / "root"
    if not (root / "var/lib/dpkg/info/ca-certificates.list").exists():
        shutil.rmtree(root, ignore_errors=True)
        root.mkdir(parents=True)
        command = [debootstrap, "--variant=minbase", "--include=ca-certificates", RELEASES[version]]
        subprocess.run([*command, str(root), mirror()], check=True, stdout=sys.stderr)
    _install(root)
    (root / "etc/hosts").write_text("127.0.0.1 localhost puppet\n")
    return _write_wrappers(version)


def _write_wrappers(version: str) -> Path:
    """The directory of a version's wrappers; outdated ones are written again."""
    programs = ORACLES / version / "bin"
    programs.mkdir(exist_ok=True)
    for program in ("ruby", "puppet"):
        wrapper = _WRAPPER.format(
            program=program,
            root=ORACLES / version / "root",
            shared=" ".join(_SHARED),
            variable=_SHARED_VARIABLE,
        )
        path = programs / program
        if not path.exists() or path.read_text() != wrapper:
            new = path.with_suffix(f".{os.getpid()}")
            new.write_text(wrapper)
            new.chmod(0o755)
            new.replace(path)
    return programs


def _install(root: Path) -> None:
    """Install Puppet, and those libraries that the release has."""
    policy = root / "usr/sbin/policy-rc.d"  # no service is started
    policy.write_text("#!/bin/sh\nexit 101\n")
    policy.chmod(0o755)
    script = 'mount -t proc proc "$0/proc" && exec chroot "$0" env "$@"'
    inside = ["unshare", "--mount", "--propagation", "private", "sh", "-c", script, str(root)]
    inside += ["DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8"]
    known = subprocess.run(
        [*inside, "apt-cache", "--generate", "pkgnames"], capture_output=True, text=True, check=True
    ).stdout.split()
    packages = [package for package in _PACKAGES if package in known]
    command = [*inside, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    subprocess.run(command, check=True, stdout=sys.stderr)


def mirror() -> str:
    """The mirror of Debian that apt is configured with."""
    command = ["apt-get", "indextargets", "--format", "$(SITE) $(ORIGIN) $(CREATED_BY)"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for line in listed.splitlines():
        site, origin, *_ = line.split(" ")
        if re.fullmatch(r"https?://.*", site) and origin == "Debian" and "security" not in site:
            return site
    raise Unavailable("apt is not configured with a mirror of Debian")


# --- The command


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle.versions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(dest="action", required=True)
    actions.add_parser("list", help="show the versions that can be asked")
    building = actions.add_parser("build", help="make the chroots of versions")
    building.add_argument("versions", nargs="*", metavar="VERSION", help="7, 8, 9: all without any")
    running = actions.add_parser("run", help="run a command that asks a version")
    running.add_argument("version", choices=SUPPORTED)
    running.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    try:
        return _act(options)
    except (Unavailable, subprocess.CalledProcessError) as problem:
        print(problem, file=sys.stderr)
        return 1


def _act(options: argparse.Namespace) -> int:
    if options.action == "build":
        unknown = set(options.versions) - set(SUPPORTED)
        if unknown:
            raise Unavailable(f"there is no version {min(unknown)}: {', '.join(SUPPORTED)}")
        for version in options.versions or [v for v in SUPPORTED if v not in installed()]:
            print(f"{version}: {build(version)}")
        return 0
    if options.action == "run":
        (oracle,) = chosen([options.version])
        with oracle.asking():
            return subprocess.run(options.command).returncode
    for version in SUPPORTED:
        found = installed().get(version)
        place = "not installed" if found is None else str(found.programs or "on the PATH")
        exact = "" if found is None else found.exact_version
        print(f"{version}  {VERSIONS[version].product:<8} {exact:<12} {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
