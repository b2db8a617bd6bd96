r"""Groups that call themselves: `\((?<list>[^()]|\(\g<list>\))*\)`.

A pattern is rejected if a group calls itself in each of its matches, so that no match can
end, or if it may call itself before it has matched any text.
"""

from __future__ import annotations

from itertools import islice

from mupuppet.syntax.regexps.escapes import RegexpError
from mupuppet.syntax.regexps.structure import (
    Anchor,
    BackReference,
    Call,
    Characters,
    Choice,
    Group,
    GroupKind,
    Node,
    Pattern,
    Repeat,
    Sequence,
    Steps,
    run,
)

# What a search finds: no call of the group examined, one after some text, one before any.
_NONE = 0
_LATER = 1
_AT_ONCE = 2

#: How many nodes a search visits before it gives up.
_MOST_VISITS = 20_000


def check_recursion(pattern: Pattern) -> None:
    """Reject recursion that can never end. All calls have their targets."""
    _find_recursive(pattern)
    search = _Search(pattern)
    for group in (pattern.whole, *pattern.groups):
        if group.is_recursive:
            search.examined = group
            try:
                found = run(search.calls_in(group.target, True))
            except _TooManyVisitsError:
                return
            if found != _NONE:
                raise RegexpError("never ending recursion")


# --- Who is recursive


def _find_recursive(pattern: Pattern) -> None:
    """Mark the calls that lead back to themselves, and the groups that they call.

    A group leads to the groups in it and to those that it calls. A call leads back to itself
    if its target and the group around it lead to each other.
    """
    leads_to: dict[Group, list[Group]] = {pattern.whole: []}
    for group in pattern.groups:
        leads_to[group] = []
        leads_to[group.around or pattern.whole].append(group)
    for call in pattern.calls:
        assert call.target is not None
        leads_to[call.around or pattern.whole].append(call.target)
    cycle_of = _cycles(leads_to)
    for call in pattern.calls:
        assert call.target is not None
        if cycle_of[call.around or pattern.whole] == cycle_of[call.target]:
            call.is_recursive = call.target.is_recursive = True


def _cycles(leads_to: dict[Group, list[Group]]) -> dict[Group, int]:
    """A number for each group, the same for groups that lead to each other (Tarjan)."""
    order: dict[Group, int] = {}
    earliest: dict[Group, int] = {}
    cycle_of: dict[Group, int] = {}
    open_groups: list[Group] = []

    def visit(group: Group) -> Steps:
        order[group] = earliest[group] = len(order)
        open_groups.append(group)
        for other in leads_to[group]:
            if other not in order:
                yield visit(other)
                earliest[group] = min(earliest[group], earliest[other])
            elif other not in cycle_of:
                earliest[group] = min(earliest[group], order[other])
        if earliest[group] == order[group]:
            while group not in cycle_of:
                cycle_of[open_groups.pop()] = order[group]

    for group in leads_to:
        if group not in order:
            run(visit(group))
    return cycle_of


# --- Whether it ends


class _TooManyVisitsError(Exception):
    """A search has visited too many nodes."""


class _Search:
    """Looks for calls of a group in its own pattern, as the engine does.

    It follows calls, and enters no group that it is in already.
    """

    def __init__(self, pattern: Pattern) -> None:
        self.examined = pattern.whole
        self._pattern = pattern
        self._entered: set[Group] = set()
        self._visits = 0
        self._nonempty: dict[Group, bool] = {}

    def _count(self) -> None:
        self._visits += 1
        if self._visits > _MOST_VISITS:
            raise _TooManyVisitsError

    def calls_in(self, node: Node, at_start: bool) -> Steps:
        """What each match of the node calls. Is nothing matched before it?"""
        self._count()
        node = self._pattern.bare(node)
        match node:
            case Sequence(items):
                found = _NONE
                for item in items:
                    result = yield self.calls_in(item, at_start)
                    if result == _AT_ONCE:
                        return _AT_ONCE
                    found |= result
                    if at_start:
                        at_start = not (yield self.is_nonempty(item))
                return found
            case Choice(items):
                found = _LATER
                for item in items:
                    result = yield self.calls_in(item, at_start)
                    if result == _AT_ONCE:
                        return _AT_ONCE
                    found &= result
                return found
            case Repeat(least, _, target):
                found = yield self.calls_in(target, at_start)
                return _NONE if found == _LATER and least == 0 else found
            case Anchor(target=target) | Call(target=Group() as target):
                return (yield self.calls_in(target, at_start))
            case Group(target=target):
                if node in self._entered:
                    return _NONE
                if node is self.examined:
                    return _AT_ONCE if at_start else _LATER
                self._entered.add(node)
                found = yield self.calls_in(target, at_start)
                self._entered.remove(node)
                return found
            case _:
                return _NONE

    def is_nonempty(self, node: Node) -> Steps:
        """Does each match of the node have characters?"""
        self._count()
        node = self._pattern.bare(node)
        match node:
            case Characters(count):
                return count > 0
            case BackReference(numbers=numbers, within_group=False):
                if node.greatest > len(self._pattern.groups):
                    raise RegexpError("invalid backref number/name")
                for number in islice(numbers, node.count):
                    if not (yield self.is_nonempty(self._pattern.groups[number - 1])):
                        return False
                return True
            case Call(target=Group() as target, is_recursive=True):
                return self._nonempty.get(target, False)
            case Call(target=Group() as target):
                return (yield self.is_nonempty(target))
            case Sequence(items):
                for item in items:
                    if (yield self.is_nonempty(item)):
                        return True
                return False
            case Choice(items):
                for item in items:
                    if not (yield self.is_nonempty(item)):
                        return False
                return True
            case Repeat(least, _, target):
                return least > 0 and (yield self.is_nonempty(target))
            case Group(kind, target=target) if kind is not GroupKind.ABSENCE:
                if node not in self._nonempty:
                    self._nonempty[node] = False  # for references to it from within
                    self._nonempty[node] = yield self.is_nonempty(target)
                return self._nonempty[node]
            case _:
                return False
