"""Calls of methods and commands."""

from __future__ import annotations

import ast
from collections.abc import Callable

from mupuppet.ruby.compilation.calls import (
    ABOUT_THE_CODE,
    DEFINING,
    LOAD_PATHS,
    METHODS_OF_OBJECTS,
    METHODS_ON_SELF,
    knows_its_place,
)
from mupuppet.ruby.compilation.definitions import makes_class
from mupuppet.ruby.compilation.generation.arguments import (
    GeneratedArguments,
    generate_arguments,
    with_receiver,
)
from mupuppet.ruby.compilation.generation.blocks import generate_block
from mupuppet.ruby.compilation.generation.builder import (
    NotGenerated,
    assign,
    attribute,
    element,
    has_type,
    not_same,
    nothing,
    same,
    variable,
)
from mupuppet.ruby.compilation.generation.call_sites import (
    SELF,
    direct,
    own_call,
    self_call,
    site,
    super_call,
)
from mupuppet.ruby.compilation.generation.generator import EXPRESSIONS, Generator
from mupuppet.ruby.compilation.generation.jumps import catching_value
from mupuppet.ruby.compilation.generation.known_values import known_constant, literal_content
from mupuppet.ruby.compilation.generation.loops import generate_loop
from mupuppet.ruby.compilation.generation.support import instance_test
from mupuppet.ruby.compilation.lowering import IGNORED, Node, line_of, source_of
from mupuppet.ruby.core.kernel import KERNEL, OWN_COMMANDS
from mupuppet.ruby.core.owners import OUTPUT_METHODS, Owner
from mupuppet.ruby.core.puppet_objects import SCOPE
from mupuppet.ruby.core.runtime import CLASS_TABLES
from mupuppet.ruby.puppet.scope import SCOPE_TABLE
from mupuppet.ruby_semantics.objects import RubyClass
from mupuppet.values.strings import new_object
from mupuppet.values.value import Value


def _with_receiver(
    generator: Generator,
    nodes: list[Node],
    block_node: Node | None,
    first: list[ast.expr],
    receiver_node: Node | None = None,
) -> tuple[list[ast.expr], GeneratedArguments]:
    """A receiver, the arguments behind it, and the block of the call."""
    if block_node is None:
        return with_receiver(generator, nodes, first, receiver_node)
    # Nothing happens where a block is defined, so that comes before all others.
    made = generate_block(generator, block_node.child_by_field_name("parameters"), block_node)
    return with_receiver(generator, nodes, first, receiver_node, made.proc, made.break_token)


# --- Calls


def _call(generator: Generator, node: Node) -> ast.expr:
    receiver_node = node.child_by_field_name("receiver")
    method_node = node.child_by_field_name("method")
    name = "call" if method_node is None else source_of(method_node)
    if method_node is not None and method_node.type == "super":
        return _super(generator, node)
    if makes_class(generator.lowering, node):
        raise NotGenerated("the body of a class")
    is_definition = name in DEFINING and generator.owner is not Owner.OBJECT
    if is_definition or generator.lowering.program_files.is_own_of_objects(name):
        raise NotGenerated("a method that a single object may have")
    if receiver_node is not None and source_of(receiver_node) in LOAD_PATHS:
        return nothing()
    arguments_node = node.child_by_field_name("arguments")
    if (
        receiver_node is None
        and name in OUTPUT_METHODS
        and generator.lowering.owner is Owner.TEMPLATE
    ):
        return _output(generator, name, arguments_node)
    if receiver_node is not None and receiver_node.type == "self":
        if generator.owner is not Owner.OBJECT or name not in METHODS_ON_SELF:
            receiver_node = None
    block_node = node.child_by_field_name("block")
    if method_node is not None:
        generator.line = line_of(method_node)
    if receiver_node is None:
        if name in ("lambda", "proc") and block_node is not None:
            return _lambda_of(generator, block_node, is_lambda=name == "lambda")
        return generate_command(generator, node, name, arguments_node, block_node)
    if knows_its_place(generator.lowering, receiver_node, name):
        raise NotGenerated("a call that knows its place")
    operator = node.child_by_field_name("operator")
    arguments = [] if arguments_node is None else arguments_node.named_children
    if operator is not None and operator.text == b"&.":
        return _safe_call(generator, node, receiver_node, name, arguments, block_node)
    return method_call(generator, node, receiver_node, name, arguments, block_node)


def _safe_call(
    generator: Generator,
    node: Node,
    receiver_node: Node,
    name: str,
    arguments: list[Node],
    block_node: Node | None,
) -> ast.expr:
    receiver = generator.stored(generator.expression(receiver_node))
    line = generator.line
    statements, value = generator.captured(
        lambda: _called(generator, node, receiver, name, arguments, block_node, line)
    )
    if not statements:
        return ast.IfExp(same(receiver, None), nothing(), value)
    result = generator.new_name()
    generator.add(assign(result, nothing()))
    generator.add(ast.If(not_same(receiver, None), [*statements, assign(result, value)], []))
    return variable(result)


def method_call(
    generator: Generator,
    node: Node,
    receiver_node: Node,
    name: str,
    arguments: list[Node],
    block_node: Node | None = None,
) -> ast.expr:
    """A call of a method of a receiver."""
    return _called(generator, node, receiver_node, name, arguments, block_node, generator.line)


def _called(
    generator: Generator,
    node: Node,
    receiver: Node | ast.expr,
    name: str,
    arguments: list[Node],
    block_node: Node | None,
    line: int,
    *,
    may_loop: bool = True,
) -> ast.expr:
    if name == "freeze" and not isinstance(receiver, ast.expr):
        content = literal_content(receiver)
        if content is not None:  # other literals with this content are not frozen
            receiver = generator.constants.add(new_object(content))
    is_value = isinstance(receiver, ast.expr)
    if block_node is not None and may_loop:
        looped = generate_loop(
            generator,
            lambda: receiver if isinstance(receiver, ast.expr) else generator.expression(receiver),
            name,
            [argument for argument in arguments if argument.type not in IGNORED],
            block_node,
            lambda subject: _called(
                generator, node, subject, name, arguments, block_node, line, may_loop=False
            ),
        )
        if looped is not None:
            return looped
    (value,), given = _with_receiver(
        generator,
        arguments,
        block_node,
        [receiver] if is_value else [],
        None if is_value else receiver,
    )
    generator.line = line
    if name == "nil?" and not arguments and name not in generator.lowering.program_files.methods:
        return same(value, None)
    if name in ("is_a?", "kind_of?") and len(arguments) == 1 and given.block is None:
        kind = known_constant(generator, arguments[0])
        if isinstance(kind, RubyClass) and name not in generator.lowering.program_files.methods:
            test = generator.constants.shared("is_a?", kind.name, lambda: instance_test(kind))
            return generator.call(test, generator.run(), value)
    if name.startswith("function_"):
        listed = ast.List(given.values, ast.Load())
        call = generator.call("legacy_function", generator.run(), value, generator.literal(name),
                              listed, given.given_block())  # fmt: skip
        return _breakable(generator, call, given)
    constant = None if is_value else known_constant(generator, receiver)
    if isinstance(constant, RubyClass) and not given.has_splat:
        found = _class_method(generator, constant, name, given)
        if found is not None:
            known = generator.constants.shared("class", constant.name, lambda: constant)
            call = generator.call(
                generator.constants.add(found),
                generator.run(),
                known,
                given.given_block(),
                *given.values,
            )
            return _breakable(generator, call, given)
    if name == "[]" and len(given.values) == 1 and not given.has_splat and given.block is None:
        (index_node,) = [child for child in arguments if child.type not in IGNORED]
        return _element_of(generator, value, given.values[0], index_node)
    return _breakable(generator, _method(generator, value, name, given), given)


def _class_method(
    generator: Generator, constant: RubyClass, name: str, given: GeneratedArguments
) -> Callable[..., Value] | None:
    """The function of a method of one of Ruby's own classes."""
    method = CLASS_TABLES.get(constant.name, {}).get(name)
    count, with_block = len(given.values), given.block is not None
    if method is None or not method.minimum <= count <= method.maximum:
        return None
    if method.enumerates and not with_block:
        return None
    changes = generator.lowering.changes
    return direct(method, name, RubyClass, count, with_block, changes)


def _method(
    generator: Generator, value: ast.expr, name: str, given: GeneratedArguments
) -> ast.expr:
    if given.has_splat:
        listed = ast.List(given.values, ast.Load())
        return generator.call("call_method", generator.run(), value, generator.literal(name),
                              listed, given.given_block())  # fmt: skip
    count, with_block = len(given.values), given.block is not None
    changes = generator.lowering.changes
    table = generator.constants.shared(
        "site", (name, count, with_block), lambda: site(name, count, with_block, changes)
    )
    first, again = generator.named(value)
    function = element(table, ast.Call(variable("type"), [first], []))
    return generator.call(function, generator.run(), again, given.given_block(), *given.values)


def _element_of(
    generator: Generator, value: ast.expr, index: ast.expr, index_node: Node
) -> ast.expr:
    """`value[index]`: most are lookups in hashes."""
    given = GeneratedArguments([index], None, None)
    content = literal_content(index_node)
    if content is None:
        return _method(generator, value, "[]", given)
    first, again = generator.named(value)
    quick = generator.call(attribute(again, "get"), generator.literal(content))
    return ast.IfExp(has_type(first, "dict"), quick, _method(generator, again, "[]", given))


def _breakable(generator: Generator, call: ast.expr, given: GeneratedArguments) -> ast.expr:
    """A call whose block may end it with `break`."""
    if given.break_token is None:
        return call
    return catching_value(generator, call, given.break_token)


# --- Without a receiver


def generate_command(
    generator: Generator,
    node: Node,
    name: str,
    arguments_node: Node | None,
    block_node: Node | None,
) -> ast.expr:
    """A call without a receiver: of the object whose code it is, or of Ruby's kernel."""
    lowering, owner = generator.lowering, generator.owner
    if name in ABOUT_THE_CODE:
        return generator.unlowered(node)
    nodes = [] if arguments_node is None else arguments_node.named_children

    def arguments() -> GeneratedArguments:
        line = generator.line
        made = _with_receiver(generator, nodes, block_node, [])[1]
        generator.line = line
        return made

    if name in lowering.methods and owner is not Owner.OBJECT:
        given = arguments()
        method = lowering.methods[name]
        called = generator.constants.shared("method", name, lambda: own_call(method))
        call = generator.call(
            called, generator.run(), variable(SELF), given.given_block(), *given.values
        )
        return _breakable(generator, call, given)
    if name == "block_given?":
        if not generator.is_method:
            raise NotGenerated("`block_given?' outside of a method")
        return not_same(variable("block"), None)
    if name == "class" and owner is Owner.FUNCTION and lowering.function is not None:
        return generator.unlowered(node)
    if name == "method" and owner is Owner.TEMPLATE:
        return generator.unlowered(node)
    if owner is Owner.SCOPE and (name in SCOPE_TABLE or name.startswith("function_")):
        scope = generator.constants.shared("scope", "", lambda: SCOPE)
        return _called(generator, node, scope, name, nodes, block_node, generator.line)
    is_method = name in lowering.program_files.methods
    if (
        owner is Owner.OBJECT
        or (owner is Owner.FUNCTION and (is_method or name in METHODS_OF_OBJECTS))
        or (owner is Owner.SCOPE and is_method)
    ):
        given = arguments()
        found = KERNEL.get(name)
        if found is None and owner is Owner.SCOPE:
            found = OWN_COMMANDS[owner].get(name)
        for_function = OWN_COMMANDS[Owner.FUNCTION].get(name)
        # With neither, it might be a variable.
        is_call = arguments_node is not None or block_node is not None
        function = self_call(name, found, for_function, is_call)
        made = generator.constants.shared("self", (name, is_call, owner), lambda: function)
        call = generator.call(
            made, generator.run(), variable(SELF), given.given_block(), *given.values
        )
        return _breakable(generator, call, given)
    if name == "scope" and owner is Owner.TEMPLATE and not nodes:
        return generator.constants.shared("scope", "", lambda: SCOPE)
    command = KERNEL.get(name) or OWN_COMMANDS[owner].get(name)
    if command is None:
        raise NotGenerated(f"`{name}'")
    given = arguments()
    function_name = generator.constants.shared("command", name, lambda: command)
    listed = ast.List(given.values, ast.Load())
    call = generator.call(function_name, generator.run(), given.given_block(), listed)
    return _breakable(generator, call, given)


def _output(generator: Generator, name: str, arguments_node: Node) -> ast.expr:
    (argument,) = arguments_node.named_children
    if name == "__text":
        value = generator.literal(generator.lowering.texts[int(source_of(argument))])
    else:
        value = generator.expression(argument)
    return generator.call("write", generator.run(), value)


def _lambda_of(generator: Generator, block_node: Node, *, is_lambda: bool) -> ast.expr:
    parameters = block_node.child_by_field_name("parameters")
    made = generate_block(generator, parameters, block_node, is_lambda=is_lambda)
    if made.break_token is not None:
        raise NotGenerated("a `break' out of a proc")
    return made.proc


def _lambda(generator: Generator, node: Node) -> ast.expr:
    body = node.child_by_field_name("body")
    parameters = node.child_by_field_name("parameters")
    return generate_block(generator, parameters, body, is_lambda=True).proc


def _element_reference(generator: Generator, node: Node) -> ast.expr:
    if generator.lowering.program_files.is_own_of_objects("[]"):
        raise NotGenerated("a method that a single object may have")
    object_node = node.child_by_field_name("object")
    arguments = [child for child in node.named_children if child != object_node]
    return method_call(generator, node, object_node, "[]", arguments)


def _yield(generator: Generator, node: Node) -> ast.expr:
    if not generator.is_method:
        raise NotGenerated("`yield' outside of a method")
    children = [child for child in node.named_children if child.type == "argument_list"]
    line = generator.line
    given = generate_arguments(generator, children[0].named_children if children else [])
    generator.line = line
    return generator.call(generator.call("yielded", variable("block")), *given.values)


def _super(generator: Generator, node: Node) -> ast.expr:
    """`super`, with arguments or with those of the method."""
    method = generator.lowering.method
    if method is None or generator.owner is not Owner.OBJECT or not generator.is_method:
        raise NotGenerated("`super'")
    arguments_node = node.child_by_field_name("arguments") if node.type == "call" else None
    block_node = node.child_by_field_name("block") if node.type == "call" else None
    nodes = [] if arguments_node is None else arguments_node.named_children
    line = generator.line
    given = _with_receiver(generator, nodes, block_node, [])[1]
    generator.line = line
    values = given.values if arguments_node is not None else generator.own_arguments()
    block = variable("block") if given.block is None else given.block
    function = generator.constants.shared("super", method.name, lambda: super_call(method.name))
    listed = ast.List(values, ast.Load())
    call = generator.call(
        function, generator.run(), variable(SELF), variable("owner"), listed, block
    )
    return _breakable(generator, call, given)


EXPRESSIONS.update(
    {
        "call": _call,
        "lambda": _lambda,
        "element_reference": _element_reference,
        "yield": _yield,
        "super": _super,
    }
)
