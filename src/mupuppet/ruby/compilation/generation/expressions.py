"""Operators, literals and variables."""

from __future__ import annotations

import ast
from typing import Any

from mupuppet.ruby.compilation import literals
from mupuppet.ruby.compilation.expressions import GROUP_NAME
from mupuppet.ruby.compilation.generation.arguments import generate_arguments, pairs
from mupuppet.ruby.compilation.generation.builder import (
    NotGenerated,
    assign,
    attribute,
    either,
    has_type,
    nothing,
    same,
    variable,
)
from mupuppet.ruby.compilation.generation.call_sites import SELF
from mupuppet.ruby.compilation.generation.calls import generate_command, method_call
from mupuppet.ruby.compilation.generation.generator import EXPRESSIONS, Generator
from mupuppet.ruby.compilation.generation.known_values import literal_content
from mupuppet.ruby.compilation.generation.operators import operation
from mupuppet.ruby.compilation.lowering import Node, source_of
from mupuppet.ruby.compilation.variables import group_number
from mupuppet.ruby.core.computed_regexps import regexp_of
from mupuppet.ruby.core.owners import Owner
from mupuppet.ruby.core.puppet_objects import SCOPE
from mupuppet.ruby_semantics.objects import Symbol

# --- Operators


def _binary(generator: Generator, node: Node) -> ast.expr:
    operator = source_of(node.child_by_field_name("operator"))
    left_node, right_node = (node.child_by_field_name(side) for side in ("left", "right"))
    if operator in ("&&", "and", "||", "or"):
        return _logical(generator, left_node, right_node, is_and=operator in ("&&", "and"))
    side = compared if operator in ("==", "!=") else Generator.expression
    left, right = generator.in_order(
        lambda: side(generator, left_node), lambda: side(generator, right_node)
    )
    if operator == "=~" and left_node.type == "regex":
        return _naming_match(generator, source_of(left_node), left, right)
    return operation(generator, operator, left, right)


def compared(generator: Generator, node: Node) -> ast.expr:
    """A value that is only compared: a string that is written out need not be an object."""
    content = literal_content(node)
    return generator.expression(node) if content is None else generator.literal(content)


def _logical(generator: Generator, left: Node, right: Node, *, is_and: bool) -> ast.expr:
    value = generator.expression(left)
    statements, other = generator.captured(lambda: generator.expression(right))
    if statements:
        name = generator.new_name()
        generator.add(assign(name, value))
        test = generator.truth if is_and else generator.falsehood
        generator.add(ast.If(test(variable(name)), [*statements, assign(name, other)], []))
        return variable(name)
    first, again = generator.named(value)
    if isinstance(value, ast.Constant):
        return other if is_and == (value.value is not None and value.value is not False) else value
    is_false = either(same(first, None), same(again, False))
    return ast.IfExp(is_false, again, other) if is_and else ast.IfExp(is_false, other, again)


def _naming_match(generator: Generator, pattern: str, left: ast.expr, right: ast.expr) -> ast.expr:
    """`/(?<name>…)/ =~ string`: named groups become local variables."""
    found = operation(generator, "=~", left, right)
    names = tuple(GROUP_NAME.findall(pattern))
    if not names or "#{" in pattern:
        return found
    result = generator.stored(found)
    values = generator.call("groups_of", generator.run(), result, generator.constants.add(names))
    targets: list[ast.expr] = [ast.Name(generator.declare(name), ast.Store()) for name in names]
    generator.add(ast.Assign([ast.List(targets, ast.Store())], values))
    return result


def _unary(generator: Generator, node: Node) -> ast.expr:
    operator = source_of(node.child_by_field_name("operator"))
    operand = node.child_by_field_name("operand")
    if operator == "defined?":
        return _defined(generator, node, operand)
    if operator in ("!", "not"):
        return ast.UnaryOp(ast.Not(), generator.condition(operand))
    if operator == "-" and operand.type in ("integer", "float"):
        return generator.literal(-generator.lowering.lower(operand)(None))  # type: ignore[arg-type]  # it needs no run
    return method_call(generator, node, operand, f"{operator}@" if operator in "+-" else "~", [])


def _defined(generator: Generator, node: Node, operand: Node) -> ast.expr:
    inner = operand
    if inner.type == "parenthesized_statements" and len(inner.named_children) == 1:
        inner = inner.named_children[0]
    if inner.type == "identifier":
        name = source_of(inner)
        if name not in generator.lowering.methods and generator.function.find(name) is not None:
            return generator.literal("local-variable")
    return generator.unlowered(node)


def _range(generator: Generator, node: Node) -> ast.expr:
    ends = [node.child_by_field_name(name) for name in ("begin", "end")]
    first, last = generator.in_order(
        *(lambda end=end: nothing() if end is None else generator.expression(end) for end in ends)
    )
    exclusive = node.child_by_field_name("operator").text == b"..."
    return generator.call("make_range", first, last, ast.Constant(exclusive))


# --- Strings


class _Parts:
    """What the readers of literals need of a lowering: interpolations are left as they are."""

    def __init__(self, generator: Generator) -> None:
        self.summary = generator.lowering.summary

    def statements(self, nodes: list[Node]) -> Any:
        return nodes


def _text(generator: Generator, string: str) -> ast.expr:
    """A string; a new object each time if it can be changed."""
    lowering = generator.lowering
    if not lowering.changes or lowering.summary.freezes_literals:
        return generator.literal(string)
    return generator.call("RubyString", generator.literal(string))


def _joined(generator: Generator, parts: list[Any]) -> ast.expr:
    if all(isinstance(part, str) for part in parts):
        return _text(generator, "".join(parts))
    content = _content(generator, parts)
    return generator.call("RubyString", content) if generator.lowering.changes else content


def _content(generator: Generator, parts: list[Any]) -> ast.expr:
    """The content of a string with interpolations."""
    texts = generator.in_order(
        *(lambda part=part: _piece(generator, part) for part in parts if part != "")
    )
    return _concatenated(texts)


def _concatenated(parts: list[ast.expr]) -> ast.expr:
    """The string of several strings."""
    return ast.JoinedStr(
        [part if isinstance(part, ast.Constant) else ast.FormattedValue(part, -1) for part in parts]
    )


def _piece(generator: Generator, part: Any) -> ast.expr:
    if isinstance(part, str):
        return ast.Constant(str(part))
    value = generator.statements_value(part)
    first, again = generator.named(value)
    return ast.IfExp(has_type(first, "str"), again, generator.call("text", generator.run(), again))


def _string(generator: Generator, node: Node) -> ast.expr:
    raw = literals.raw_string(node)
    if raw is not None:
        return _text(generator, raw)
    return _joined(generator, literals.parts_of(_Parts(generator), node))  # type: ignore[arg-type]  # see there


def _chained_string(generator: Generator, node: Node) -> ast.expr:
    return _joined(generator, [[child] for child in node.named_children])


def _heredoc(generator: Generator, node: Node) -> ast.expr:
    return _joined(generator, literals.heredoc_parts(_Parts(generator), node))  # type: ignore[arg-type]  # see there


def _delimited_symbol(generator: Generator, node: Node) -> ast.expr:
    parts = literals.parts_of(_Parts(generator), node)  # type: ignore[arg-type]  # see there
    symbol = generator.constants.shared("class", "Symbol", lambda: Symbol)
    return generator.call(symbol, _content(generator, parts))


def _constant_literal(generator: Generator, node: Node) -> ast.expr:
    """A literal whose value never changes."""
    return generator.literal(generator.lowering.lower(node)(None))  # type: ignore[arg-type]  # it needs no run


def _regex(generator: Generator, node: Node) -> ast.expr:
    if not any(child.type == "interpolation" for child in node.named_children):
        return _constant_literal(generator, node)
    parts: list[ast.expr] = generator.in_order(
        *(lambda child=child: _regex_part(generator, child) for child in node.named_children)
    )
    options = source_of(node.children[-1])[1:]
    source = _concatenated(parts)
    made = generator.constants.shared("function", "regexp_of", lambda: regexp_of)
    return generator.call(made, source, generator.literal(options))


def _regex_part(generator: Generator, child: Node) -> ast.expr:
    if child.type != "interpolation":
        string = source_of(child)
        return ast.Constant("/" if string == "\\/" else string)
    value = generator.statements_value(child.named_children)
    return generator.call("text", generator.run(), value)


# --- Arrays and hashes


def _array(generator: Generator, node: Node) -> ast.expr:
    return ast.List(generate_arguments(generator, node.named_children).values, ast.Load())


def _string_array(generator: Generator, node: Node) -> ast.expr:
    is_raw = source_of(node.children[0])[1] in "wi"
    if not is_raw:
        words_of = [literals.parts_of(_Parts(generator), child) for child in node.named_children]  # type: ignore[arg-type]  # see there
        made = generator.in_order(
            *(lambda parts=parts: _joined(generator, parts) for parts in words_of)
        )
        if node.type == "symbol_array":
            raise NotGenerated("symbols with interpolation")
        return ast.List(made, ast.Load())
    words = [literals.raw_word(child) for child in node.named_children]
    if node.type == "symbol_array":
        return ast.List([generator.literal(Symbol(word)) for word in words], ast.Load())
    return ast.List([_text(generator, word) for word in words], ast.Load())


# --- Variables


def _identifier(generator: Generator, node: Node) -> ast.expr:
    name = source_of(node)
    found = generator.function.find(name)
    if found is not None:
        return variable(found[1])
    return generate_command(generator, node, name, None, None)


def _instance_variable(generator: Generator, node: Node) -> ast.expr:
    if generator.owner is not Owner.OBJECT:
        return generator.unlowered(node)
    variables = attribute(variable(SELF), "variables")
    return generator.call(attribute(variables, "get"), generator.literal(source_of(node)[1:]))


def _global_variable(generator: Generator, node: Node) -> ast.expr:
    number = group_number(source_of(node)[1:])
    if number is not None:
        return generator.call("group", generator.run(), generator.literal(number))
    return generator.unlowered(node)


def _self(generator: Generator, node: Node) -> ast.expr:
    if generator.owner is Owner.SCOPE:
        return generator.constants.shared("scope", "", lambda: SCOPE)
    return variable(SELF)


def _constant(generator: Generator, node: Node) -> ast.expr:
    scope = node.child_by_field_name("scope") if node.type == "scope_resolution" else None
    if scope is not None and scope.type not in ("constant", "scope_resolution"):
        raise NotGenerated("a constant of a value")
    return generator.unlowered(node)


def _empty(generator: Generator, node: Node) -> ast.expr:
    return nothing()


def _hash(generator: Generator, node: Node) -> ast.expr:
    return pairs(generator, node.named_children)


EXPRESSIONS.update(
    {
        "binary": _binary,
        "unary": _unary,
        "range": _range,
        "string": _string,
        "chained_string": _chained_string,
        "heredoc_beginning": _heredoc,
        "delimited_symbol": _delimited_symbol,
        "simple_symbol": _constant_literal,
        "character": _constant_literal,
        "integer": _constant_literal,
        "float": _constant_literal,
        "nil": _constant_literal,
        "true": _constant_literal,
        "false": _constant_literal,
        "regex": _regex,
        "array": _array,
        "string_array": _string_array,
        "symbol_array": _string_array,
        "hash": _hash,
        "identifier": _identifier,
        "instance_variable": _instance_variable,
        "global_variable": _global_variable,
        "class_variable": lambda generator, node: generator.unlowered(node),
        "self": _self,
        "constant": _constant,
        "scope_resolution": _constant,
        "empty_statement": _empty,
    }
)
