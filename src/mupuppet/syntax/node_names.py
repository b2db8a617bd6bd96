"""The names of nodes that are given by regular expressions."""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.versions import PuppetVersion

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
        name = _marked(name, marks)
    return "__node_regexp__" + _NOT_IN_NAMES.sub("", name).lstrip(".")


def _marked(source: str, marks: dict[int, str]) -> str:
    """The source with marks from each `(?` up to the next closing parenthesis.

    A search by a pattern takes quadratic time if none closes.
    """
    *closed, rest = source.split(")")
    parts = []
    for part in closed:
        before, begin, group = part.partition("(?")
        parts.append(before + f"{begin}{group})".translate(marks) if begin else f"{part})")
    return "".join(parts) + rest
