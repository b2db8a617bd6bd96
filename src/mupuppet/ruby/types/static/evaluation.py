"""Follows Ruby code as far as it is plain: literals, loops over them, helper methods, mixins.

Nothing is executed: what depends on the machine or on a library is `UNKNOWN`. Where a condition
is unknown both branches are followed. Time and depth are bounded, since the code is not ours.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from mupuppet.ruby.syntax.parsing import field as part
from mupuppet.ruby.syntax.parsing import parse_ruby, parts, source_of
from mupuppet.ruby.types.static.calls import dispatch, evaluate_call
from mupuppet.ruby.types.static.control import (
    branch,
    case,
    conditional,
    for_loop,
    leave,
    maybe,
    rescued,
    statements,
    while_loop,
)
from mupuppet.ruby.types.static.frames import (
    Block,
    BoundMethod,
    Call,
    Frame,
    Instance,
    Next,
    Return,
    TooMuch,
    module_of,
)
from mupuppet.ruby.types.static.interfaces import FileContext
from mupuppet.ruby.types.static.literals import LITERALS
from mupuppet.ruby.types.static.methods import call_operator, call_plain, set_element
from mupuppet.ruby.types.static.parameters import bind
from mupuppet.ruby.types.static.values import (
    UNKNOWN,
    ConstantName,
    Module,
    StaticValue,
    is_true,
)

if TYPE_CHECKING:
    from tree_sitter import Node

#: The limits of expressions per file and of their nesting.
_STEPS = 100_000
_DEPTH = 150


class FileEvaluator:
    """Follows the code of one file and of the files that it requires."""

    def __init__(self, context: FileContext) -> None:
        self.context = context
        self.modules: dict[str, Module] = {}
        self.method_files: dict[int, tuple[str, tuple[Module, ...]]] = {}
        #: The bodies of the heredocs of each tree, by the offsets of their beginnings.
        self.heredocs: dict[int, dict[int, Node]] = {}
        #: The trees of strings that were run.
        self.trees: list[Node] = []
        #: The number of enclosing conditions.
        self.conditions = 0
        self._steps = 0
        self._depth = 0

    def run(self, root: Node, file: str) -> None:
        with suppress(Return):  # at the top it ends the file
            self.evaluate(root, Frame(self.module(""), file))

    def evaluate(self, node: Node | None, frame: Frame) -> StaticValue:
        """The value of an expression; raises TooMuch."""
        if node is None:
            return None
        self._steps += 1
        self._depth += 1
        if self._steps > _STEPS or self._depth > _DEPTH:
            raise TooMuch
        try:
            method = _EVALUATION.get(node.type)
            return self._follow_parts(node, frame) if method is None else method(self, node, frame)
        finally:
            self._depth -= 1

    def _follow_parts(self, node: Node, frame: Frame) -> StaticValue:
        """A node that is not understood may still contain definitions."""
        if self.context.may_define(node):
            maybe(self, list(parts(node)), frame)
        return UNKNOWN

    def under_condition(self, node: Node | None, frame: Frame) -> StaticValue:
        """The value of code that runs only if a condition holds, which it does."""
        self.conditions += 1
        try:
            return self.evaluate(node, frame)
        finally:
            self.conditions -= 1

    def run_statements(self, nodes: list[Node], frame: Frame) -> StaticValue:
        value: StaticValue = None
        for node in nodes:
            value = self.evaluate(node, frame)
        return value

    # --- Methods and blocks

    def run_block(self, block: Block | BoundMethod, arguments: list[StaticValue]) -> StaticValue:
        if isinstance(block, BoundMethod):
            made = Call(block.name, arguments, {}, None, block.call.node, block.call.frame)
            return dispatch(self, made, block.receiver)
        frame = block.frame.inner()
        bind(self, block.parameters, arguments, {}, frame, spread=True)
        if block.parameters is None:
            for number, argument in enumerate(arguments[:9], start=1):
                frame.variables[f"_{number}"] = argument
        try:
            return self.evaluate(block.body, frame)
        except Next as ended:
            return ended.value

    def run_block_as(
        self,
        block: Block,
        receiver: StaticValue,
        module: Module,
        arguments: list[StaticValue] | None = None,
    ) -> StaticValue:
        """Run the block of `class_eval` and its like."""
        outer = block.frame
        nesting = (*outer.nesting, module)
        frame = Frame(receiver, outer.file, nesting, outer)
        bind(self, block.parameters, [receiver] if arguments is None else arguments, {}, frame)
        try:
            return self.evaluate(block.body, frame)
        except Next as ended:
            return ended.value

    def call_method(
        self,
        method: Node,
        receiver: StaticValue,
        arguments: list[StaticValue],
        options: dict[StaticValue, StaticValue],
        block: Block | BoundMethod | None = None,
    ) -> StaticValue:
        """The value of a method whose code was read."""
        file, nesting = self.method_files.get(method.id, ("", ()))
        frame = Frame(receiver, file, nesting)
        if block is not None:
            frame.variables["&"] = block
        bind(self, part(method, "parameters"), arguments, options, frame)
        try:
            value = self.evaluate(part(method, "body"), frame)
        except Return as returned:
            value = returned.value
        return UNKNOWN if frame.may_return else value

    # --- Variables and constants

    def _identifier(self, node: Node, frame: Frame) -> StaticValue:
        name = source_of(node)
        variables = frame.find(name)
        if variables is not None:
            return variables[name]
        if name == "__FILE__":
            return frame.file
        return dispatch(self, Call(name, [], {}, None, node, frame), frame.self_value)

    def _owner(self, frame: Frame) -> Module | Instance | None:
        value = frame.self_value
        return value if isinstance(value, Instance) else module_of(value)

    def _instance_variable(self, node: Node, frame: Frame) -> StaticValue:
        owner = self._owner(frame)
        return UNKNOWN if owner is None else owner.variables.get(source_of(node))

    def _constant(self, node: Node, frame: Frame) -> StaticValue:
        path = source_of(node).replace("\n", "").replace(" ", "").removeprefix("::")
        for module in reversed(frame.nesting):
            if path in module.constants:
                return module.constants[path]
            found = self.modules.get(f"{module.path}::{path}")
            if found is not None:
                return found.receiver or found
        holder, _, last = path.rpartition("::")
        found = self.modules.get(path)
        if found is None and holder in self.modules and last in self.modules[holder].constants:
            return self.modules[holder].constants[last]
        if found is None:
            top = self.modules.get("")
            if top is not None and path in top.constants:
                return top.constants[path]
            found = self.context.find_constant(self, path)
        return ConstantName(path) if found is None else found.receiver or found

    def _assignment(self, node: Node, frame: Frame) -> StaticValue:
        value = self.evaluate(part(node, "right"), frame)
        left = part(node, "left")
        if left is not None:
            self.assign(left, value, frame)
        return value

    def assign(self, left: Node, value: StaticValue, frame: Frame) -> None:
        if left.type == "identifier":
            frame.assign(source_of(left), value)
        elif left.type in ("instance_variable", "class_variable"):
            owner = self._owner(frame)
            if owner is not None:
                owner.variables[source_of(left)] = value
        elif left.type == "constant":
            module = frame.nesting[-1] if frame.nesting else self.module("")
            module.constants[source_of(left)] = value
        elif left.type == "element_reference":
            keys = [self.evaluate(child, frame) for child in parts(left)[1:]]
            receiver = self.evaluate(part(left, "object"), frame)
            set_element(receiver, keys[0] if len(keys) == 1 else UNKNOWN, value)
        elif left.type == "call":
            receiver = self.evaluate(part(left, "receiver"), frame)
            setter = source_of(part(left, "method") or left) + "="
            dispatch(self, Call(setter, [value], {}, None, left, frame), receiver)
        elif left.type == "left_assignment_list":
            names = parts(left)
            values = value if isinstance(value, list) else [UNKNOWN] * len(names)
            for index, name in enumerate(names):
                self.assign(name, values[index] if index < len(values) else None, frame)

    def _operator_assignment(self, node: Node, frame: Frame) -> StaticValue:
        left, operator = part(node, "left"), part(node, "operator")
        if left is None or operator is None:
            return UNKNOWN
        known = left.type != "identifier" or frame.find(source_of(left)) is not None
        before = self.evaluate(left, frame) if known else None
        sign = source_of(operator).removesuffix("=")
        if sign == "||":
            taken = is_true(before)
            value = before if taken else self.evaluate(part(node, "right"), frame)
            if taken is None:
                value = UNKNOWN
        else:
            value = call_operator(sign, before, self.evaluate(part(node, "right"), frame))
        self.assign(left, value, frame)
        return value

    # --- Operators

    def _binary(self, node: Node, frame: Frame) -> StaticValue:
        operator = source_of(part(node, "operator") or node)
        left = self.evaluate(part(node, "left"), frame)
        if operator in ("&&", "and", "||", "or"):
            taken = is_true(left)
            wanted = operator in ("&&", "and")
            if taken is None:
                maybe(self, [part(node, "right")], frame)
                return UNKNOWN
            return self.under_condition(part(node, "right"), frame) if taken == wanted else left
        return call_operator(operator, left, self.evaluate(part(node, "right"), frame))

    def _unary(self, node: Node, frame: Frame) -> StaticValue:
        operator = source_of(part(node, "operator") or node)
        if operator == "defined?":
            return self._defined(part(node, "operand"), frame)
        value = self.evaluate(part(node, "operand"), frame)
        taken = is_true(value)
        if operator in ("!", "not") and taken is not None:
            return not taken
        return UNKNOWN

    def _defined(self, node: Node | None, frame: Frame) -> StaticValue:
        """`defined?(@name)`; of anything else it is not known."""
        while (
            node is not None and node.type == "parenthesized_statements" and len(parts(node)) == 1
        ):
            node = parts(node)[0]
        owner = self._owner(frame)
        if node is None or node.type != "instance_variable" or owner is None:
            return UNKNOWN
        return "instance-variable" if source_of(node) in owner.variables else None

    def _element(self, node: Node, frame: Frame) -> StaticValue:
        receiver = self.evaluate(part(node, "object"), frame)
        keys = [self.evaluate(child, frame) for child in parts(node)[1:]]
        if len(keys) == 1 and isinstance(receiver, dict) and isinstance(keys[0], (str, int)):
            return receiver.get(keys[0], UNKNOWN if UNKNOWN in receiver else None)
        if len(keys) == 1 and isinstance(receiver, list) and isinstance(keys[0], int):
            return receiver[keys[0]] if -len(receiver) <= keys[0] < len(receiver) else None
        if isinstance(receiver, (Block, BoundMethod)):
            return self.run_block(receiver, keys)
        if isinstance(receiver, (Module, Instance)):
            return dispatch(self, Call("[]", keys, {}, None, node, frame), receiver)
        return call_plain(receiver, "[]", keys)

    # --- Definitions

    def module(self, path: str) -> Module:
        return self.modules.setdefault(path, Module(path))

    def _module(self, node: Node, frame: Frame) -> StaticValue:
        name = source_of(part(node, "name") or node)
        outer = frame.nesting[-1].path if frame.nesting else ""
        path = name.removeprefix("::")
        if outer and not name.startswith("::"):
            path = f"{outer}::{path}"
        module = self.module(path)
        above = part(node, "superclass")
        if above is not None and parts(above):
            parent = self.evaluate(parts(above)[0], frame)
            module.parent = parent if isinstance(parent, Module) and parent is not module else None
        inner = Frame(module.receiver or module, frame.file, (*frame.nesting, module))
        self.evaluate(part(node, "body"), inner)
        return None

    def _singleton_class(self, node: Node, frame: Frame) -> StaticValue:
        inner = Frame(frame.self_value, frame.file, frame.nesting, frame, singleton=True)
        return self.evaluate(part(node, "body"), inner)

    def _method(self, node: Node, frame: Frame) -> StaticValue:
        name = source_of(part(node, "name") or node)
        owner = module_of(frame.self_value)
        if owner is not None:
            own = node.type == "singleton_method" or frame.singleton or owner.path == ""
            (owner.own_methods if own else owner.methods)[name] = node
        self.method_files[node.id] = (frame.file, frame.nesting)
        return name

    def _alias(self, node: Node, frame: Frame) -> StaticValue:
        """`alias new old`, of methods of the class itself"""
        owner = module_of(frame.self_value)
        if owner is not None and frame.singleton:
            new, old = (source_of(part(node, name) or node) for name in ("name", "alias"))
            owner.own_blocks[new.removeprefix(":")] = old.removeprefix(":")
        return None

    def _lambda(self, node: Node, frame: Frame) -> StaticValue:
        body = part(node, "body")
        inner = part(body, "body") if body is not None else None
        return Block(part(node, "parameters"), inner or body, frame)

    # --- Blocks and strings of code

    def _self(self, node: Node, frame: Frame) -> StaticValue:
        return frame.self_value

    def _yield(self, node: Node, frame: Frame) -> StaticValue:
        variables = frame.find("&")
        block = None if variables is None else variables["&"]
        given = parts(parts(node)[0]) if parts(node) else []
        if not isinstance(block, (Block, BoundMethod)):
            return UNKNOWN
        return self.run_block(block, [self.evaluate(child, frame) for child in given])

    def run_string(self, source: str, frame: Frame) -> StaticValue:
        """Run code that is given as a string."""
        root = parse_ruby(source.encode("utf-8", "surrogateescape"))
        self.trees.append(root)  # nodes do not outlive their trees
        return self.evaluate(root, frame)

    def follow(self, block: Block | BoundMethod | None) -> None:
        """Follow a block whose calls are not known."""
        if not isinstance(block, Block):
            return
        frame = block.frame.inner()
        bind(self, block.parameters, [UNKNOWN] * len(parts(block.parameters)), {}, frame)
        maybe(self, [block.body], frame)


_Evaluation = Callable[[FileEvaluator, "Node", Frame], StaticValue]


def _literal(value: StaticValue) -> _Evaluation:
    return lambda _evaluator, _node, _frame: value


#: What each kind of node means. What is not here is unknown.
_EVALUATION: dict[str, _Evaluation] = {
    **LITERALS,
    "alias": FileEvaluator._alias,
    "argument_list": branch,
    "assignment": FileEvaluator._assignment,
    "begin": statements,
    "binary": FileEvaluator._binary,
    "break": leave,
    "block_body": statements,
    "body_statement": statements,
    "call": evaluate_call,
    "case": case,
    "class": FileEvaluator._module,
    "class_variable": FileEvaluator._instance_variable,
    "conditional": conditional,
    "constant": FileEvaluator._constant,
    "do": branch,
    "element_reference": FileEvaluator._element,
    "else": branch,
    "elsif": conditional,
    "ensure": branch,
    "false": _literal(False),
    "for": for_loop,
    "identifier": FileEvaluator._identifier,
    "if": conditional,
    "if_modifier": conditional,
    "instance_variable": FileEvaluator._instance_variable,
    "lambda": FileEvaluator._lambda,
    "method": FileEvaluator._method,
    "module": FileEvaluator._module,
    "next": leave,
    "nil": _literal(None),
    "operator_assignment": FileEvaluator._operator_assignment,
    "parenthesized_statements": branch,
    "program": statements,
    "rescue_modifier": rescued,
    "return": leave,
    "scope_resolution": FileEvaluator._constant,
    "self": FileEvaluator._self,
    "singleton_class": FileEvaluator._singleton_class,
    "singleton_method": FileEvaluator._method,
    "then": branch,
    "true": _literal(True),
    "unary": FileEvaluator._unary,
    "unless": conditional,
    "unless_modifier": conditional,
    "until": while_loop,
    "until_modifier": while_loop,
    "when": lambda evaluator, node, frame: evaluator.evaluate(part(node, "body"), frame),
    "while": while_loop,
    "while_modifier": while_loop,
    "yield": FileEvaluator._yield,
}
