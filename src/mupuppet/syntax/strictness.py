"""Puppet's setting `strict`. It has a file of its own, since more than the checks need it."""

from enum import Enum


class Strictness(Enum):
    """Puppet's setting `strict`: what becomes of a key that a hash has twice."""

    OFF = "off"
    WARNING = "warning"
    ERROR = "error"

    #: What an Enum has takes a call, and much is found by these.
    __hash__ = object.__hash__
