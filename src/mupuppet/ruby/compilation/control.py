"""Statements: conditions, cases, loops and the jumps out of them."""

from __future__ import annotations

from mupuppet.ruby.compilation.arguments import lower_argument_list
from mupuppet.ruby.compilation.literals import lower_frozen
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Frame,
    Lowering,
    Node,
    nothing,
    operand_of,
    unsupported,
)
from mupuppet.ruby.compilation.targets import lower_target
from mupuppet.ruby.core.enumerable import elements
from mupuppet.ruby.core.operators import case_equal
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import as_array
from mupuppet.ruby_semantics.errors import Break, Next
from mupuppet.values.value import Value


def _program(lowering: Lowering, node: Node) -> Closure:
    return lowering.statements(node.named_children)


def _if(lowering: Lowering, node: Node) -> Closure:
    condition = lowering.value_of(node, "condition")
    consequence = lowering.branch(node.child_by_field_name("consequence"))
    alternative = _alternative(lowering, node.child_by_field_name("alternative"))
    if node.type == "unless":
        consequence, alternative = alternative, consequence
    return _choice(condition, consequence, alternative)


def _alternative(lowering: Lowering, node: Node | None) -> Closure:
    if node is None:
        return nothing
    return _if(lowering, node) if node.type == "elsif" else lowering.branch(node)


def _choice(condition: Closure, consequence: Closure, alternative: Closure) -> Closure:
    if alternative is nothing:

        def only_if(run: Run) -> Value:
            value = condition(run)
            return consequence(run) if value is not None and value is not False else None

        return only_if

    def choose(run: Run) -> Value:
        value = condition(run)
        if value is not None and value is not False:
            return consequence(run)
        return alternative(run)

    return choose


def _modifier(lowering: Lowering, node: Node) -> Closure:
    # The body comes first: the condition sees what it assigns.
    body = lowering.branch(node.child_by_field_name("body"), lowering.lower)
    condition = lowering.value_of(node, "condition")
    if node.type == "if_modifier":
        return _choice(condition, body, nothing)
    return _choice(condition, nothing, body)


def _conditional(lowering: Lowering, node: Node) -> Closure:
    condition = lowering.value_of(node, "condition")
    consequence = lowering.branch(node.child_by_field_name("consequence"), lowering.lower)
    alternative = lowering.branch(node.child_by_field_name("alternative"), lowering.lower)
    return _choice(condition, consequence, alternative)


def _case(lowering: Lowering, node: Node) -> Closure:
    value_node = node.child_by_field_name("value")
    value = lowering.lower(value_node) if value_node is not None else None
    branches: list[tuple[list[tuple[Closure, bool]], Closure]] = []
    otherwise: Closure = nothing
    for child in node.named_children:
        if child.type == "when":
            patterns = []
            for pattern in child.children_by_field_name("pattern"):
                inner = pattern.named_children[0]
                splat = inner.type == "splat_argument"
                patterns.append(
                    (lower_frozen(lowering, operand_of(inner) if splat else inner), splat)
                )
            branches.append((patterns, lowering.branch(child.child_by_field_name("body"))))
        elif child.type == "else":
            otherwise = lowering.branch(child)
        elif child.type != "comment" and child != value_node:
            raise unsupported(child)

    def matches(run: Run, pattern: Closure, splat: bool, subject: Value) -> bool:
        tested = pattern(run)
        for candidate in as_array(tested) if splat else [tested]:
            if value is None:
                if truthy(candidate):
                    return True
            elif case_equal(run, candidate, subject):
                return True
        return False

    def choose(run: Run) -> Value:
        subject = value(run) if value is not None else None
        for patterns, body in branches:
            for pattern, splat in patterns:
                if matches(run, pattern, splat, subject):
                    return body(run)
        return otherwise(run)

    return choose


def _while(lowering: Lowering, node: Node) -> Closure:
    is_modifier = node.type.endswith("modifier")
    wanted = node.type.startswith("while")
    frame = Frame(is_loop=True)
    lowering.frames.append(frame)
    is_first_free = False
    if is_modifier:
        body_node = node.child_by_field_name("body")
        # `begin … end while condition` tests at its end.
        is_first_free = body_node.type == "begin"
        body = lowering.lower(body_node)
        condition = lowering.value_of(node, "condition")
    else:
        condition = lowering.value_of(node, "condition")
        body = lowering.body(node.child_by_field_name("body"))
    lowering.frames.pop()

    def loop(run: Run) -> Value:
        is_free = is_first_free
        try:
            while is_free or truthy(condition(run)) is wanted:
                is_free = False
                run.tick()
                try:
                    body(run)
                except Next:
                    continue
        except Break as jump:
            if jump.owner is not frame:
                raise
            return jump.value
        return None

    return loop


def _for(lowering: Lowering, node: Node) -> Closure:
    pattern = node.child_by_field_name("pattern")
    store = lower_target(lowering, pattern)
    values = lowering.lower(node.child_by_field_name("value").named_children[0])
    frame = Frame(is_loop=True)
    lowering.frames.append(frame)
    body = lowering.body(node.child_by_field_name("body"))
    lowering.frames.pop()

    def loop(run: Run) -> Value:
        collection = values(run)
        try:
            for element in elements(run, collection):
                run.tick()
                store(run, element)
                try:
                    body(run)
                except Next:
                    continue
        except Break as jump:
            if jump.owner is not frame:
                raise
            return jump.value
        return collection

    return loop


def _jump(lowering: Lowering, node: Node) -> Closure:
    if not lowering.frames:
        if node.type == "next" and lowering.method is not None and lowering.method.start is None:
            # The body of a method that was made from a block is that block.
            return LOWERINGS["return"](lowering, node)
        raise unsupported(node, f"`{node.type}' outside of a block")
    frame = lowering.frames[-1]
    arguments = next((c for c in node.named_children if c.type == "argument_list"), None)
    value: Closure = nothing
    if arguments is not None:
        given = lower_argument_list(lowering, arguments)
        if given.is_single:
            value = given.closures[0]
        else:
            value = given.list
    if node.type == "next":
        frame.has_next = True

        def jump_next(run: Run) -> Value:
            raise Next(value(run))

        return jump_next
    frame.has_break = True

    def jump_break(run: Run) -> Value:
        raise Break(frame, value(run))

    return jump_break


def _parenthesized(lowering: Lowering, node: Node) -> Closure:
    return lowering.statements(node.named_children)


def _matching(lowering: Lowering, node: Node) -> Closure:
    """Pattern matching, which few programs use."""
    from mupuppet.ruby.compilation.patterns import MATCHING

    return MATCHING[node.type](lowering, node)


LOWERINGS.update(
    {
        "program": _program,
        "if": _if,
        "unless": _if,
        "elsif": _if,
        "if_modifier": _modifier,
        "unless_modifier": _modifier,
        "conditional": _conditional,
        "case": _case,
        "while": _while,
        "until": _while,
        "while_modifier": _while,
        "until_modifier": _while,
        "for": _for,
        "next": _jump,
        "break": _jump,
        "parenthesized_statements": _parenthesized,
        "case_match": _matching,
        "match_pattern": _matching,
        "test_pattern": _matching,
    }
)
