"""Tests of Puppet code with pytest: what a test imports.

The plugin itself (`mupuppet.testing.plugin`) provides fixtures and the mark `puppet`;
`docs/testing.md` describes both.
"""

from mupuppet.testing.code import Code, code, sensitive
from mupuppet.testing.matchers import Matcher, anything, containing, exactly, matching

__all__ = [
    "Code",
    "Matcher",
    "anything",
    "code",
    "containing",
    "exactly",
    "matching",
    "sensitive",
]
