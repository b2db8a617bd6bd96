"""The versions of Puppet, and what differs between them.

The language is one; defaults, settings, facts, removed parts and Ruby differ. Code that depends on
the version asks a `PuppetVersion` for a named property, and nowhere compares numbers.
"""

from mupuppet.versions.table import DEFAULT, SUPPORTED, VERSIONS, puppet_version
from mupuppet.versions.version import PuppetVersion

__all__ = ["DEFAULT", "SUPPORTED", "VERSIONS", "PuppetVersion", "puppet_version"]
