"""Methods that a program defines for itself.

A method sees its arguments and the instance variables, not the local variables around it. In a
template it can be called after its definition (if that is in a branch, only there), and cannot
contain literal parts of the template. The methods of a function can be called in any order.
"""

from __future__ import annotations

from mupuppet.ruby.compilation.arguments import Arguments, lower_argument_list
from mupuppet.ruby.compilation.blocks import BlockMaker
from mupuppet.ruby.compilation.defined_methods import DefinedMethod, Entry, Keyword, may_match
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Lowering,
    Names,
    Node,
    nothing,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.run import FIRST_SLOT, Closure, Run
from mupuppet.ruby_semantics.errors import (
    Break,
    Next,
    Return,
    RubyError,
    UnsupportedConstruct,
    UnsupportedRuby,
)
from mupuppet.values.value import Value


def lower_method(
    lowering: Lowering,
    made: DefinedMethod,
    parameters: Node | None,
    owner: Node,
    around: Names | None = None,
) -> None:
    """Lower the parameters and the body of a method, or of a block that becomes one."""
    outer = lowering.names, lowering.frames, lowering.method, lowering.retried
    lowering.names, lowering.frames, lowering.method = Names(around), [], made
    lowering.retried = []
    outer_count = lowering.slot_count
    refused = len(lowering.refused)
    if around is None:
        lowering.slot_count = FIRST_SLOT
        made.may_match = may_match(source_of(owner))
    try:
        _lower_parts(lowering, made, parameters, owner)
        made.refused = next(iter(lowering.refused[refused:]), None)
        if around is None or not around.slots:
            _make_generatable(lowering, made, parameters, owner)
    except UnsupportedRuby as problem:
        if lowering.owner not in (Owner.FUNCTION, Owner.OBJECT):
            raise
        # Perhaps only other methods are called.
        made.unsupported = UnsupportedConstruct.of(problem, made.path)
    if around is None:
        made.frame_size = lowering.slot_count
        lowering.slot_count = outer_count
    lowering.names, lowering.frames, lowering.method, lowering.retried = outer


def _make_generatable(
    lowering: Lowering, made: DefinedMethod, parameters: Node | None, owner: Node
) -> None:
    """Let a method become a Python function when it is hot."""
    generate_method = lowering.generate_method
    if generate_method is None or not lowering.is_plain or lowering.owner is Owner.TEMPLATE:
        return
    context = lowering.copied()

    def generate() -> Entry | None:
        return generate_method(context, made, parameters, owner)

    made.generate = generate


def _lower_parts(
    lowering: Lowering, made: DefinedMethod, parameters: Node | None, owner: Node
) -> None:
    for parameter in parameters.named_children if parameters is not None else []:
        if parameter.type != "comment":
            _lower_parameter(lowering, made, parameter)
    if made.block_slot is None:
        made.block_slot = lowering.new_slot()
    body = owner.child_by_field_name("body")
    # `def name = value` has an expression for a body.
    plain = body is not None and body.type not in ("body_statement", "block_body")
    made.body = lowering.lower(body) if plain else lowering.body(body)


def _lower_parameter(lowering: Lowering, made: DefinedMethod, node: Node) -> None:
    kind = node.type
    name_node = node if kind == "identifier" else node.child_by_field_name("name")
    name = source_of(name_node) if name_node is not None else ""
    if kind == "keyword_parameter":
        value = node.child_by_field_name("value")
        default = lowering.lower(value) if value is not None else None
        made.keywords.append(Keyword(name, lowering.declare(name), default))
        return
    if kind in ("hash_splat_parameter", "forward_parameter"):
        made.keyword_rest = lowering.declare(name or "**")
    if kind in ("block_parameter", "forward_parameter"):
        made.block_slot = lowering.declare(name or "&")
    if kind in ("hash_splat_parameter", "block_parameter"):
        return
    if kind not in ("identifier", "optional_parameter", "splat_parameter", "forward_parameter"):
        raise unsupported(node)
    if kind in ("splat_parameter", "forward_parameter"):
        made.rest = len(made.slots)
        name = name or "*"
    made.defaults.append(lowering.value_of(node, "value") if kind == "optional_parameter" else None)
    made.names.append(name)
    made.slots.append(lowering.declare(name))


def _lower_return(lowering: Lowering, node: Node) -> Closure:
    """`return` from a method."""
    owner = lowering.method
    lambdas = [frame for frame in lowering.frames if frame.is_lambda]
    if owner is None and not lambdas:
        raise unsupported(node, "`return' outside of a method")
    value: Closure = nothing
    arguments = next((c for c in node.named_children if c.type == "argument_list"), None)
    if arguments is not None:
        given = lower_argument_list(lowering, arguments)
        value = given.closures[0] if given.is_single else given.list

    def leave(run: Run) -> Value:
        raise Return(owner, value(run))

    def leave_lambda(run: Run) -> Value:
        raise Next(value(run))

    def leave_blocks(run: Run) -> Value:
        raise Return(lambdas[-1], value(run))

    if lambdas and lambdas[-1] is lowering.frames[-1]:
        lambdas[-1].has_next = True
        return leave_lambda
    if lambdas:
        lambdas[-1].has_return = True
        return leave_blocks
    return leave


def _lower_yield(lowering: Lowering, node: Node) -> Closure:
    """`yield` to the block of the method."""
    method = lowering.method
    if method is None or method.block_slot is None:
        raise unsupported(node, "`yield' outside of a method")
    slot = method.block_slot
    children = [child for child in node.named_children if child.type == "argument_list"]
    given = lower_argument_list(lowering, children[0] if children else None)

    def give(run: Run) -> Value:
        block = run.slots[slot]
        if block is None:
            raise RubyError("LocalJumpError", "no block given (yield)")
        return block.call(*given.list(run))

    return give


def lower_own_call(
    method: DefinedMethod, arguments: Arguments | None, block: BlockMaker | None, line: int
) -> Closure:
    """A call of a method that the program defines."""
    make_block = block.make if block is not None else arguments.block if arguments else None

    def call(run: Run) -> Value:
        try:
            values = arguments.list(run) if arguments is not None else []
            made = make_block(run) if make_block is not None else None
            return method.call(run, values, made)
        except Break as jump:
            if block is None or jump.owner is not block.frame:
                raise
            return jump.value
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return call


LOWERINGS.update({"return": _lower_return, "yield": _lower_yield})
