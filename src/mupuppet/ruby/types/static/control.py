"""Which statements run, while Ruby code is followed: branches, loops, exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.ruby.syntax.parsing import field as part
from mupuppet.ruby.syntax.parsing import parts
from mupuppet.ruby.types.static.frames import Break, Call, Frame, Next, Raised, Return
from mupuppet.ruby.types.static.values import UNKNOWN, StaticValue, interpolated, is_true

if TYPE_CHECKING:
    from tree_sitter import Node

    from mupuppet.ruby.types.static.interfaces import Evaluator

#: The limit of iterations of loops whose conditions are known.
_MAX_ITERATIONS = 1000


def statements(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """Statements one after the other, some of which may handle exceptions of the others."""
    plain, handlers, last = [], [], []
    for child in parts(node):
        if child.type == "rescue":
            handlers.append(part(child, "body"))
        elif child.type == "ensure":
            last.append(child)
        elif child.type != "else":  # `else` needs a rescue
            plain.append(child)
    try:
        return evaluator.run_statements(plain, frame)
    except Raised:
        if not handlers:
            raise
        maybe(evaluator, handlers, frame)
        return UNKNOWN
    finally:
        for child in last:
            evaluator.evaluate(child, frame)


def rescued(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """`body rescue other`"""
    try:
        return evaluator.evaluate(part(node, "body"), frame)
    except Raised:
        return evaluator.evaluate(part(node, "handler"), frame)


def branch(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    return evaluator.run_statements(parts(node), frame)


def maybe(evaluator: Evaluator, branches: list[Node | None], frame: Frame) -> None:
    """Follow code of which it is not known whether it runs."""
    before = dict(frame.variables)
    after: dict[str, StaticValue] = dict(before)
    evaluator.conditions += 1
    try:
        for each in branches:
            frame.variables = dict(before)
            try:
                evaluator.evaluate(each, frame)
            except Return as ended:
                if not isinstance(ended, (Next, Break)):
                    _outermost(frame).may_return = True
            for name, value in frame.variables.items():
                if name not in before or before[name] is not value:
                    after[name] = UNKNOWN
    finally:
        evaluator.conditions -= 1
    frame.variables = after


def _outermost(frame: Frame) -> Frame:
    while frame.outer is not None:
        frame = frame.outer
    return frame


def conditional(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    taken = is_true(evaluator.evaluate(part(node, "condition"), frame))
    yes = part(node, "consequence") or part(node, "body")
    no = part(node, "alternative")
    if node.type.startswith("unless"):
        yes, no = no, yes
    if taken is None:
        maybe(evaluator, [yes, no], frame)
        return UNKNOWN
    return evaluator.under_condition(yes if taken else no, frame)


def case(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """Which branch is taken is not decided here: all may be."""
    evaluator.evaluate(part(node, "value"), frame)
    maybe(evaluator, [child for child in parts(node) if child.type in ("when", "else")], frame)
    return UNKNOWN


def for_loop(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    source = part(node, "value")
    values = evaluator.evaluate(parts(source)[0] if parts(source) else None, frame)
    pattern = part(node, "pattern")
    if not isinstance(values, list) or pattern is None:
        maybe(evaluator, [part(node, "body")], frame)
        return UNKNOWN
    for value in values:
        evaluator.assign(pattern, value, frame)
        try:
            evaluator.evaluate(part(node, "body"), frame)
        except Next:
            continue
        except Break as ended:
            return ended.value
    return values


def while_loop(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    wanted = not node.type.startswith("until")
    for _ in range(_MAX_ITERATIONS):
        taken = is_true(evaluator.evaluate(part(node, "condition"), frame))
        if taken is None:
            break
        if taken is not wanted:
            return None
        try:
            evaluator.evaluate(part(node, "body"), frame)
        except Next:
            continue
        except Break as ended:
            return ended.value
    maybe(evaluator, [part(node, "body")], frame)
    return UNKNOWN


def endless_loop(evaluator: Evaluator, call: Call) -> StaticValue:
    """`loop do … end`: one iteration, unless it ends itself."""
    assert call.block is not None  # the caller looked
    for _ in range(_MAX_ITERATIONS):
        try:
            evaluator.run_block(call.block, [])
        except Break as ended:
            return ended.value
    return UNKNOWN


def leave(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """`return`, `next` and `break`"""
    given = parts(parts(node)[0]) if parts(node) else []
    values = [evaluator.evaluate(child, frame) for child in given]
    kind = {"next": Next, "break": Break}.get(node.type, Return)
    raise kind(values[0] if len(values) == 1 else values or None)


def raise_exception(evaluator: Evaluator, call: Call) -> StaticValue:
    """`raise` and `fail`, which end a file if they certainly run."""
    if evaluator.conditions:
        return UNKNOWN
    message = interpolated(call.arguments[-1]) if call.arguments else "unhandled exception"
    raise Raised(message, call)
