"""Whether Ruby may be used, and the process of a run."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from mupuppet.environment.companions import Companion

if TYPE_CHECKING:
    from mupuppet.ruby.worker.process import Process
    from mupuppet.ruby.worker.session import Session


class Mode(Enum):
    """When real Ruby runs code of modules."""

    #: Where the subset that is evaluated here is not enough.
    AUTO = "auto"
    NEVER = "never"
    #: For all templates and functions in Ruby.
    ALWAYS = "always"
    #: As `auto`, with Puppet's own library available.
    PUPPET = "puppet"


class RubyUnavailable(Exception):
    """Ruby would be needed, but cannot or must not be used; the message says why."""


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


class Ruby:
    """The Ruby of a run: its process is started when it is first needed.

    One object may serve many compilations, one after the other. Each catalog has a process of
    its own, forked from the first, so that no state leaks into the next.
    """

    def __init__(self, mode: Mode | str = Mode.AUTO) -> None:
        self.mode = Mode(mode)
        self._process: Process | None = None

    def session(self, libraries: list[str], seconds: float, megabytes: int) -> Session:
        """A session for one catalog. Raises RubyUnavailable."""
        if self.mode is Mode.NEVER:
            raise RubyUnavailable("--ruby never forbids it (otherwise it needs the package `ruby`)")
        # Not at the top: most runs need no Ruby.
        import shutil

        from mupuppet.ruby.worker.process import Process
        from mupuppet.ruby.worker.session import Session

        if self._process is None or not self._process.close.alive:
            found = shutil.which("ruby")
            if found is None:
                raise RubyUnavailable(
                    "there is none on this machine: install the package `ruby`"
                    " (Debian and Ubuntu: apt-get install ruby)"
                )
            self._process = Process(found, self.mode is Mode.PUPPET)
        return Session(self._process, libraries, seconds, megabytes)

    def close(self) -> None:
        """End the process, if there is one."""
        if self._process is not None:
            self._process.close()
            self._process = None
