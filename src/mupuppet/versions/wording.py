"""Whose words the messages of Ruby's libraries have.

Code that stands for a library of Ruby, such as its reader of JSON, does not know for which
compilation it runs. Each compilation has a thread of its own and sets the version there; nothing
but messages may depend on it.
"""

from __future__ import annotations

from contextvars import ContextVar

from mupuppet.versions.table import DEFAULT
from mupuppet.versions.version import PuppetVersion

ruby_wording: ContextVar[PuppetVersion] = ContextVar("ruby_wording", default=DEFAULT)
