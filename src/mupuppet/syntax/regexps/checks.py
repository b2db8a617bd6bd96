r"""The checks of a whole pattern: references, conditions, look-behind.

The engine makes them in this order, each in the order of the source.
"""

from __future__ import annotations

from mupuppet.syntax.regexps.escapes import RegexpError
from mupuppet.syntax.regexps.names import quoted
from mupuppet.syntax.regexps.recursion import check_recursion
from mupuppet.syntax.regexps.structure import (
    Anchor,
    AnchorKind,
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

_NUMBERED = "numbered backref/call is not allowed. (use name)"
_INVALID_LOOKBEHIND = "invalid pattern in look-behind"


def check_pattern(pattern: Pattern) -> None:
    """Reject a pattern whose parts do not fit together."""
    if pattern.names and any(
        isinstance(item, BackReference) and not item.by_name for item in pattern.to_check
    ):
        raise RegexpError(_NUMBERED)
    if pattern.calls:
        for call in pattern.calls:
            call.target = _called_group(call, pattern)
        check_recursion(pattern)
    _check_in_order(pattern)
    for item in pattern.to_check:
        if isinstance(item, Group) and isinstance(item.target, Choice):
            if len(item.target.items) > 2:
                raise RegexpError("invalid conditional pattern")


def _called_group(call: Call, pattern: Pattern) -> Group:
    if call.is_whole:
        return pattern.whole
    number = call.number
    if number:
        if pattern.names:
            raise RegexpError(_NUMBERED)
        if number > len(pattern.groups):
            raise RegexpError(f"undefined group <{quoted(call.name)}> reference")
    else:
        numbers = pattern.names.get(call.name, ())
        if not numbers:
            raise RegexpError(f"undefined name <{quoted(call.name)}> reference")
        if len(numbers) > 1:
            raise RegexpError(f"multiplex definition name <{quoted(call.name)}> call")
        number = numbers[0]
    return pattern.groups[number - 1]


def _check_in_order(pattern: Pattern) -> None:
    greatest = len(pattern.groups)
    lengths: _Lengths = {}
    for item in pattern.to_check:
        if isinstance(item, Anchor):
            _check_lookbehind(item, pattern, lengths)
        elif isinstance(item, BackReference):
            if item.greatest > greatest:
                raise RegexpError("invalid backref number/name")
        elif pattern.names and item.name is None:
            raise RegexpError(_NUMBERED)
        elif item.number > greatest:
            raise RegexpError("invalid backref number/name")


# --- Look-behind

#: The lengths of groups that are known.
_Lengths = dict[Group, int | None]


def _check_lookbehind(anchor: Anchor, pattern: Pattern, lengths: _Lengths) -> None:
    _check_kinds(anchor, pattern)
    target = pattern.bare(anchor.target)
    # Alternatives of different lengths are allowed at the top: they are tried one by one.
    alternatives = target.items if isinstance(target, Choice) else [target]
    for alternative in alternatives:
        if run(_length(alternative, pattern, lengths)) is None:
            raise RegexpError(_INVALID_LOOKBEHIND)


def _check_kinds(anchor: Anchor, pattern: Pattern) -> None:
    """Reject what cannot be in a look-behind, whatever its length."""
    negative = anchor.kind is AnchorKind.NEGATIVE_LOOKBEHIND
    pending = [anchor.target]
    while pending:
        match pattern.bare(pending.pop()):
            case Sequence(items) | Choice(items):
                pending.extend(items)
            case Repeat(target=target) | Group(GroupKind.OPTIONS, target=target):
                pending.append(target)
            case Group(GroupKind.CAPTURE, target=target) if not negative:
                pending.append(target)
            case Anchor(AnchorKind.LOOKBEHIND, target) if negative:
                pending.append(target)
            case Group() | BackReference() | Anchor(AnchorKind.END | AnchorKind.LOOKAHEAD):
                raise RegexpError(_INVALID_LOOKBEHIND)
            case _:
                # Other look-behinds are checked on their own, and are not stricter.
                pass


def _length(node: Node, pattern: Pattern, lengths: _Lengths) -> Steps:
    """How many characters each match has; None when that varies."""
    node = pattern.bare(node)
    match node:
        case Characters(count):
            return count
        case Sequence(items):
            total = 0
            for item in items:
                length = yield _length(item, pattern, lengths)
                if length is None:
                    return None
                total += length
            return total
        case Choice(items):
            different = set()
            for item in items:
                different.add((yield _length(item, pattern, lengths)))
            return different.pop() if len(different) == 1 else None
        case Repeat(least, most, target):
            if least != most:
                return None
            length = yield _length(target, pattern, lengths)
            return None if length is None else length * least
        case Call(target=Group() as target, is_recursive=False):
            return (yield _length(target, pattern, lengths))
        case Group(GroupKind.ABSENCE) | Anchor():
            return 0
        case Group(target=target):
            if node not in lengths:
                lengths[node] = yield _length(target, pattern, lengths)
            return lengths[node]
        case _:
            return None
