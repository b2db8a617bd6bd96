"""The version of Puppet that the current compilation stands for, for code that stands for Ruby.

Code that stands for a library of Ruby, such as its reader of JSON or its URIs, does not know for
which compilation it runs. Each compilation has a thread of its own and sets the version there. It
is for messages, and for what differs between Ruby's own versions; what Puppet does differently is
asked of the environment (`environment.puppet`).
"""

from __future__ import annotations

from contextvars import ContextVar

from mupuppet.versions.table import DEFAULT
from mupuppet.versions.version import PuppetVersion

current_version: ContextVar[PuppetVersion] = ContextVar("current_version", default=DEFAULT)
