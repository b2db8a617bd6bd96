"""Why code cannot run in Ruby, or not in the one that was started."""

from __future__ import annotations


class RubyUnavailable(Exception):
    """Ruby would be needed, but cannot or must not be used; the message gives the reason."""


class PuppetLibraryNeeded(Exception):
    """Code uses a part of Puppet's library that the worker lacks, and the library is installed."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part
