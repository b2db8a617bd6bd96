"""The names of nodes that are given by regular expressions."""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.versions import PuppetVersion

#: What begins as a group with an operator does, up to the first parenthesis that closes one.
_GROUP = pattern(r"\(\?[^)]*\)")
_NOT_IN_NAMES = pattern(r"(?a)[^-\w:.]")
_MARKS = dict(zip(map(ord, "(?<>!=)"), "lp qu lt gt ex eq rp".split(), strict=True))
_CAPITAL_MARKS = {character: mark.upper() for character, mark in _MARKS.items()}


def pattern_name(source: str, puppet: PuppetVersion) -> str:
    """The name of a node that is given by a regular expression.

    It has capitals only where Puppet, which looks for it in small letters, does not find it.
    """
    name = source.lower()
    if puppet.marks_groups is not None:
        marks = _MARKS if puppet.marks_groups.islower() else _CAPITAL_MARKS
        name = _GROUP.sub(lambda group: group[0].translate(marks), name)
    return "__node_regexp__" + _NOT_IN_NAMES.sub("", name).lstrip(".")
