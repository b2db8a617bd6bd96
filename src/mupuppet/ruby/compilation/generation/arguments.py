"""Arguments of calls, and the elements of arrays and hashes."""

from __future__ import annotations

import ast
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.generation.builder import NotGenerated, nothing, variable
from mupuppet.ruby.compilation.generation.generator import Generator
from mupuppet.ruby.compilation.lowering import IGNORED, Node, operand_of, source_of
from mupuppet.ruby.core.procs import as_proc, named_proc
from mupuppet.ruby_semantics.objects import Symbol


class GeneratedArguments(Record, frozen=False):
    """The arguments of a call."""

    values: list[ast.expr]
    #: The block, if there is one.
    block: ast.expr | None
    break_token: str | None

    @property
    def has_splat(self) -> bool:
        return any(isinstance(value, ast.Starred) for value in self.values)

    def given_block(self) -> ast.expr:
        return nothing() if self.block is None else self.block


def generate_arguments(
    generator: Generator, nodes: list[Node], *first: ast.expr
) -> GeneratedArguments:
    """The arguments in a list of nodes; pairs without braces make one hash at the end."""
    return with_receiver(generator, nodes, list(first))[1]


def with_receiver(
    generator: Generator,
    nodes: list[Node],
    first: list[ast.expr],
    receiver_node: Node | None = None,
    block: ast.expr | None = None,
    break_token: str | None = None,
) -> tuple[list[ast.expr], GeneratedArguments]:
    """A receiver and the arguments behind it, evaluated in their order."""
    wanted = [node for node in nodes if node.type not in IGNORED]
    named = [node for node in wanted if node.type in ("pair", "hash_splat_argument")]
    block_argument = next((node for node in wanted if node.type == "block_argument"), None)
    plain = [node for node in wanted if node not in named and node is not block_argument]
    makers: list[Any] = [lambda value=value: value for value in first]
    if receiver_node is not None:
        makers.append(lambda: generator.expression(receiver_node))
    makers += [lambda node=node: _argument(generator, node) for node in plain]
    if named:
        makers.append(lambda: pairs(generator, named))
    if block_argument is not None:
        makers.append(lambda: _block_argument(generator, block_argument))
    made = generator.in_order(*makers)
    if block_argument is not None:
        block = made.pop()
    count = len(first) + (receiver_node is not None)
    return made[:count], GeneratedArguments(made[count:], block, break_token)


def _argument(generator: Generator, node: Node) -> ast.expr:
    if node.type == "splat_argument":
        value = generator.expression(operand_of(node))
        return ast.Starred(generator.call("spread", generator.run(), value), ast.Load())
    return generator.expression(node)


def _block_argument(generator: Generator, node: Node) -> ast.expr:
    if not node.named_children:
        raise NotGenerated("an anonymous block")
    inner = node.named_children[0]
    if inner.type == "simple_symbol":
        if generator.lowering.program_files.is_own_of_objects(source_of(inner)[1:]):
            raise NotGenerated("a method that a single object may have")
        made = generator.constants.shared("function", "named_proc", lambda: named_proc)
        return generator.call(made, generator.run(), generator.literal(source_of(inner)[1:]))
    made = generator.constants.shared("function", "as_proc", lambda: as_proc)
    return generator.call(made, generator.run(), generator.expression(inner))


def pairs(generator: Generator, nodes: list[Node]) -> ast.expr:
    """A hash of pairs and of hashes that are spread."""
    wanted = [node for node in nodes if node.type not in IGNORED]
    makers = []
    for node in wanted:
        makers.append(lambda node=node: _key(generator, node))
        makers.append(lambda node=node: _entry(generator, node))
    made = generator.in_order(*makers)
    keys: list[ast.expr | None] = []
    for node, name in zip(wanted, made[::2], strict=True):
        keys.append(None if node.type == "hash_splat_argument" else name)
    return ast.Dict(keys, made[1::2])


def _key(generator: Generator, node: Node) -> ast.expr:
    if node.type == "hash_splat_argument":
        return nothing()
    key_node = node.child_by_field_name("key")
    if key_node.type == "hash_key_symbol":
        return generator.literal(Symbol(source_of(key_node)))
    value = generator.expression(key_node)
    if any(child.type == ":" for child in node.children):
        symbol = generator.constants.shared("class", "Symbol", lambda: Symbol)
        return generator.call(symbol, generator.call("text", generator.run(), value))
    if key_node.type in ("simple_symbol", "integer"):
        return value
    return generator.call("key", value)


def _entry(generator: Generator, node: Node) -> ast.expr:
    if node.type == "hash_splat_argument":
        return generator.call("as_hash", generator.expression(operand_of(node)))
    if node.type != "pair":
        raise NotGenerated(node.type)
    value_node = node.child_by_field_name("value")
    if value_node is not None:
        return generator.expression(value_node)
    found = generator.function.find(source_of(node.child_by_field_name("key")))
    if found is None:
        raise NotGenerated("a key without a value")
    return variable(found[1])
