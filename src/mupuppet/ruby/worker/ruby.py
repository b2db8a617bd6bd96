"""Whether Ruby may be used, and the process of a run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.environment.companions import Companion
from mupuppet.environment.permissions import NOTHING_ALLOWED, Permissions
from mupuppet.ruby.worker.problems import RubyUnavailable
from mupuppet.values.binary import Binary
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.ruby.worker.process import Process
    from mupuppet.ruby.worker.session import Session


class Mode(Enum):
    """When real Ruby runs code of modules."""

    #: Where the subset that is evaluated here is not enough.
    AUTO = "auto"
    NEVER = "never"
    #: For all templates and Ruby functions.
    ALWAYS = "always"
    #: As `auto`, with Puppet's own library available.
    PUPPET = "puppet"
    #: As `auto`, and only if the operating system confines it.
    CONFINED = "confined"


class EnvironmentRuby(Companion):
    """The Rubies of an environment that will be closed: each mode has one process."""

    def __init__(self) -> None:
        self._rubies: dict[str, Ruby] = {}

    def of(self, mode: str) -> Ruby:
        if mode not in self._rubies:
            self._rubies[mode] = Ruby(mode)
        return self._rubies[mode]

    def close(self) -> None:
        for ruby in self._rubies.values():
            ruby.close()
        self._rubies.clear()


#: The Ruby of Puppet's own packages, which contains its library.
_PACKAGED = "/opt/puppetlabs/puppet/bin/ruby"
#: A description of the gem alone, which a package may leave behind, is not the library.
_HAS_PUPPET = """
  %w[puppet openvox].each do |name|
    gem name
  rescue Gem::LoadError
    next
  end
  exit(!$LOAD_PATH.resolve_feature_path('puppet').nil?)
"""
_INSTALL_RUBY = "install the package `ruby` (Debian and Ubuntu: apt-get install ruby)"
_INSTALL_BUBBLEWRAP = "install the package `bubblewrap` (0.7 or later), and let it make namespaces"
_INSTALL_PUPPET = (
    "install the package `puppet-agent` (Debian and Ubuntu: apt-get install puppet-agent),"
    " or `gem install puppet`"
)


class Ruby:
    """The Ruby of a run: its process is started when it is first needed.

    One object may serve many compilations, one after the other. Each catalog has a process of
    its own, forked from the first, so that no state leaks into the next.
    """

    def __init__(self, mode: Mode | str = Mode.AUTO) -> None:
        self.mode = Mode(mode)
        #: Whether code finds Puppet's own library.
        self.with_puppet = self.mode is Mode.PUPPET
        self._process: Process | None = None

    def session(
        self,
        libraries: list[str],
        seconds: float,
        megabytes: int,
        permissions: Permissions = NOTHING_ALLOWED,
        readable: Sequence[str] = (),
        binary_string: Callable[[bytes], Value] = Binary,
    ) -> Session:
        """A session for one catalog, whose code may read these directories.

        Raises RubyUnavailable.
        """
        if self.mode is Mode.NEVER:
            raise RubyUnavailable("--ruby never forbids it (otherwise it needs the package `ruby`)")
        # Not at the top: most runs need no Ruby.
        from mupuppet.ruby.worker.confinement import available_confinement, sandbox
        from mupuppet.ruby.worker.process import Process
        from mupuppet.ruby.worker.session import Session

        if self.mode is Mode.CONFINED and not available_confinement().hides_files:
            raise RubyUnavailable(f"nothing here confines it: {_INSTALL_BUBBLEWRAP}")
        allowed = sandbox((*readable, *libraries), permissions)
        if self._process is not None and (
            self._process.allowed != allowed or self._process.megabytes != megabytes
        ):
            self.close()
        if self._process is None or not self._process.close.alive:
            self._process = Process(self._interpreter(), self.with_puppet, allowed, megabytes)
        return Session(
            self._process,
            libraries,
            seconds,
            megabytes,
            self._missing_library,
            permissions,
            binary_string,
        )

    @cached_property
    def is_available(self) -> bool:
        """Whether it may be started, and is installed."""
        return self.mode is not Mode.NEVER and _ruby() is not None

    def _interpreter(self) -> str:
        found = self._puppets_interpreter if self.with_puppet else _ruby()
        if found is not None:
            return found
        if _ruby() is None:
            raise RubyUnavailable(f"there is none on this machine: {_INSTALL_RUBY}")
        raise RubyUnavailable(f"this Ruby does not have Puppet's library: {_INSTALL_PUPPET}")

    @cached_property
    def _puppets_interpreter(self) -> str | None:
        """A Ruby for which Puppet's library is installed."""
        import os
        import subprocess

        for ruby in (_ruby(), _PACKAGED if os.access(_PACKAGED, os.X_OK) else None):
            if ruby is None:
                continue
            # What is wrong with other gems is not for our user.
            found = subprocess.run([ruby, "-e", _HAS_PUPPET], stderr=subprocess.DEVNULL)
            if found.returncode == 0:
                return ruby
        return None

    def _missing_library(self) -> str | None:
        """Why code cannot have Puppet's library; None if it can."""
        return None if self._puppets_interpreter else f"is not installed: {_INSTALL_PUPPET}"

    def load_puppet(self) -> None:
        """From now on, code finds Puppet's own library."""
        self.close()
        self.with_puppet = True

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.close()
            self._process = None


def _ruby() -> str | None:
    import shutil

    return shutil.which("ruby")
