"""Follows Ruby code as far as it is plain: literals, loops over them, helper methods, mixins.

Nothing is executed: what depends on the machine or on a library is `UNKNOWN`. Where a condition
is unknown both branches are followed. Time and depth are bounded, since the code is not ours.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from mupuppet.ruby.parsing import field as part
from mupuppet.ruby.parsing import parts, text_of
from mupuppet.ruby.static_frames import (
    UNHANDLED,
    Block,
    Break,
    Call,
    Frame,
    Next,
    Receiver,
    Return,
    TooMuch,
    module_of,
)
from mupuppet.ruby.static_iteration import iterate, map_method
from mupuppet.ruby.static_literals import LITERALS, pair
from mupuppet.ruby.static_values import (
    UNKNOWN,
    ConstantName,
    Module,
    StaticValue,
    call_operator,
    call_plain,
    is_true,
)

if TYPE_CHECKING:
    from tree_sitter import Node

#: How many expressions of a file are looked at, and how deep they may be in each other.
_STEPS = 200_000
_DEPTH = 150


class Surroundings(Protocol):
    """What the code of a file can reach beyond the file."""

    def require(self, evaluator: Evaluator, name: str, relative_to: str | None) -> None: ...

    def find_constant(self, evaluator: Evaluator, path: str) -> Module | None: ...

    def call(self, evaluator: Evaluator, call: Call, path: str) -> StaticValue:
        """The value of a call on the constant with a path, or UNHANDLED."""


class Evaluator:
    """Follows the code of one file and of the files that it requires."""

    def __init__(self, surroundings: Surroundings) -> None:
        self.surroundings = surroundings
        self.modules: dict[str, Module] = {}
        self.method_files: dict[int, tuple[str, tuple[Module, ...]]] = {}
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
            return UNKNOWN if method is None else method(self, node, frame)
        finally:
            self._depth -= 1

    def run_statements(self, nodes: list[Node], frame: Frame) -> StaticValue:
        value: StaticValue = None
        for node in nodes:
            value = self.evaluate(node, frame)
        return value

    # --- Methods and blocks

    def run_block(self, block: Block, arguments: list[StaticValue]) -> StaticValue:
        frame = block.frame.inner()
        self.bind(block.parameters, arguments, {}, frame, spread=True)
        try:
            return self.evaluate(block.body, frame)
        except Next as ended:
            return ended.value

    def run_block_as(self, block: Block, receiver: StaticValue, module: Module) -> StaticValue:
        """Run the block of `class_eval` and its like."""
        outer = block.frame
        nesting = (*outer.nesting, module)
        frame = Frame(receiver, outer.file, nesting, outer)
        self.bind(block.parameters, [receiver], {}, frame)
        return self.evaluate(block.body, frame)

    def call_method(
        self,
        method: Node,
        receiver: StaticValue,
        arguments: list[StaticValue],
        options: dict[StaticValue, StaticValue],
        block: Block | None = None,
    ) -> StaticValue:
        """The value of a method whose code was read."""
        file, nesting = self.method_files.get(method.id, ("", ()))
        frame = Frame(receiver, file, nesting)
        if block is not None:
            frame.variables["&"] = block
        self.bind(part(method, "parameters"), arguments, options, frame)
        try:
            value = self.evaluate(part(method, "body"), frame)
        except Return as returned:
            value = returned.value
        return UNKNOWN if frame.may_return else value

    def bind(
        self,
        parameters: Node | None,
        arguments: list[StaticValue],
        options: dict[StaticValue, StaticValue],
        frame: Frame,
        spread: bool = False,
    ) -> None:
        """Give parameters their values."""
        nodes = parts(parameters)
        positional = [p for p in nodes if p.type in ("identifier", "optional_parameter")]
        keywords = [p for p in nodes if p.type in ("keyword_parameter", "hash_splat_parameter")]
        values = list(arguments)
        if spread and len(nodes) > 1 and len(values) == 1 and isinstance(values[0], list):
            values = list(values[0])
        if options and not keywords:
            values.append(dict(options))
        for node in nodes:
            name = text_of(part(node, "name") or node)
            if node in positional:
                default = part(node, "value")
                if values:
                    frame.variables[name] = values.pop(0)
                else:
                    frame.variables[name] = self.evaluate(default, frame)
            elif node.type == "splat_parameter":
                after = len([p for p in positional if p.start_byte > node.start_byte])
                kept = len(values) - after
                frame.variables[name] = values[: max(kept, 0)]
                del values[: max(kept, 0)]
            elif node.type == "keyword_parameter":
                given = options.get(name, UNKNOWN)
                default = part(node, "value")
                if name not in options and default is not None:
                    given = self.evaluate(default, frame)
                frame.variables[name] = given
            elif node.type == "destructured_parameter":
                value = values.pop(0) if values else None
                inner = list(value) if isinstance(value, list) else [value]
                self.bind(node, inner, {}, frame)
            elif node.type == "block_parameter":
                frame.variables[name] = frame.variables.get("&")
            else:
                frame.variables[name] = UNKNOWN

    # --- Variables and constants

    def _identifier(self, node: Node, frame: Frame) -> StaticValue:
        name = text_of(node)
        variables = frame.find(name)
        if variables is not None:
            return variables[name]
        if name == "__FILE__":
            return frame.file
        return self._dispatch(Call(name, [], {}, None, node, frame), frame.self)

    def _owner(self, frame: Frame) -> Module | None:
        return module_of(frame.self)

    def _instance_variable(self, node: Node, frame: Frame) -> StaticValue:
        owner = self._owner(frame)
        return UNKNOWN if owner is None else owner.variables.get(text_of(node))

    def _constant(self, node: Node, frame: Frame) -> StaticValue:
        path = text_of(node).replace("\n", "").replace(" ", "").removeprefix("::")
        for module in reversed(frame.nesting):
            if path in module.constants:
                return module.constants[path]
            found = self.modules.get(f"{module.path}::{path}")
            if found is not None:
                return found
        holder, _, last = path.rpartition("::")
        found = self.modules.get(path)
        if found is None and holder in self.modules and last in self.modules[holder].constants:
            return self.modules[holder].constants[last]
        if found is None:
            top = self.modules.get("")
            if top is not None and path in top.constants:
                return top.constants[path]
            found = self.surroundings.find_constant(self, path)
        return found if found is not None else ConstantName(path)

    def _assignment(self, node: Node, frame: Frame) -> StaticValue:
        value = self.evaluate(part(node, "right"), frame)
        left = part(node, "left")
        if left is not None:
            self._assign(left, value, frame)
        return value

    def _assign(self, left: Node, value: StaticValue, frame: Frame) -> None:
        if left.type == "identifier":
            frame.assign(text_of(left), value)
        elif left.type in ("instance_variable", "class_variable"):
            owner = self._owner(frame)
            if owner is not None:
                owner.variables[text_of(left)] = value
        elif left.type == "constant":
            module = frame.nesting[-1] if frame.nesting else self.module("")
            module.constants[text_of(left)] = value
        elif left.type == "left_assignment_list":
            names = parts(left)
            values = value if isinstance(value, list) else [UNKNOWN] * len(names)
            for index, name in enumerate(names):
                self._assign(name, values[index] if index < len(values) else None, frame)

    def _operator_assignment(self, node: Node, frame: Frame) -> StaticValue:
        left, operator = part(node, "left"), part(node, "operator")
        if left is None or operator is None:
            return UNKNOWN
        known = left.type != "identifier" or frame.find(text_of(left)) is not None
        before = self.evaluate(left, frame) if known else None
        sign = text_of(operator).removesuffix("=")
        if sign == "||":
            taken = is_true(before)
            value = before if taken else self.evaluate(part(node, "right"), frame)
            if taken is None:
                value = UNKNOWN
        else:
            value = call_operator(sign, before, self.evaluate(part(node, "right"), frame))
        self._assign(left, value, frame)
        return value

    # --- Operators

    def _binary(self, node: Node, frame: Frame) -> StaticValue:
        operator = text_of(part(node, "operator") or node)
        left = self.evaluate(part(node, "left"), frame)
        if operator in ("&&", "and", "||", "or"):
            taken = is_true(left)
            wanted = operator in ("&&", "and")
            if taken is None:
                self._maybe([part(node, "right")], frame)
                return UNKNOWN
            return self.evaluate(part(node, "right"), frame) if taken == wanted else left
        return call_operator(operator, left, self.evaluate(part(node, "right"), frame))

    def _unary(self, node: Node, frame: Frame) -> StaticValue:
        operator = text_of(part(node, "operator") or node)
        value = self.evaluate(part(node, "operand"), frame)
        taken = is_true(value)
        if operator in ("!", "not") and taken is not None:
            return not taken
        return UNKNOWN

    def _element(self, node: Node, frame: Frame) -> StaticValue:
        receiver = self.evaluate(part(node, "object"), frame)
        keys = [self.evaluate(child, frame) for child in parts(node)[1:]]
        if len(keys) == 1 and isinstance(receiver, dict) and isinstance(keys[0], (str, int)):
            return receiver.get(keys[0])
        if len(keys) == 1 and isinstance(receiver, list) and isinstance(keys[0], int):
            return receiver[keys[0]] if -len(receiver) <= keys[0] < len(receiver) else None
        return UNKNOWN

    # --- Statements

    def _statements(self, node: Node, frame: Frame) -> StaticValue:
        value: StaticValue = None
        for child in parts(node):
            if child.type in ("rescue", "else"):
                continue  # nothing is raised here; what is without a rescue is not `else`
            value = self.evaluate(child, frame)
        return value

    def _branch(self, node: Node, frame: Frame) -> StaticValue:
        return self.run_statements(parts(node), frame)

    def _maybe(self, branches: list[Node | None], frame: Frame) -> None:
        """Follow code of which it is not known whether it runs."""
        before = dict(frame.variables)
        after: dict[str, StaticValue] = dict(before)
        for branch in branches:
            frame.variables = dict(before)
            try:
                self.evaluate(branch, frame)
            except Return as ended:
                if not isinstance(ended, (Next, Break)):
                    self._outermost(frame).may_return = True
            for name, value in frame.variables.items():
                if name not in before or before[name] is not value:
                    after[name] = UNKNOWN
        frame.variables = after

    def _outermost(self, frame: Frame) -> Frame:
        while frame.outer is not None:
            frame = frame.outer
        return frame

    def _if(self, node: Node, frame: Frame) -> StaticValue:
        taken = is_true(self.evaluate(part(node, "condition"), frame))
        yes = part(node, "consequence") or part(node, "body")
        no = part(node, "alternative")
        if node.type.startswith("unless"):
            yes, no = no, yes
        if taken is None:
            self._maybe([yes, no], frame)
            return UNKNOWN
        return self.evaluate(yes if taken else no, frame)

    def _case(self, node: Node, frame: Frame) -> StaticValue:
        """Which branch is taken is not decided here: all may be."""
        self.evaluate(part(node, "value"), frame)
        self._maybe([child for child in parts(node) if child.type in ("when", "else")], frame)
        return UNKNOWN

    def _for(self, node: Node, frame: Frame) -> StaticValue:
        source = part(node, "value")
        values = self.evaluate(parts(source)[0] if parts(source) else None, frame)
        pattern = part(node, "pattern")
        if not isinstance(values, list) or pattern is None:
            self._maybe([part(node, "body")], frame)
            return UNKNOWN
        for value in values:
            self._assign(pattern, value, frame)
            self.evaluate(part(node, "body"), frame)
        return values

    def _while(self, node: Node, frame: Frame) -> StaticValue:
        self._maybe([part(node, "body")], frame)
        return UNKNOWN

    def _return(self, node: Node, frame: Frame) -> StaticValue:
        given = parts(parts(node)[0]) if parts(node) else []
        values = [self.evaluate(child, frame) for child in given]
        kind = {"next": Next, "break": Break}.get(node.type, Return)
        raise kind(values[0] if len(values) == 1 else values or None)

    # --- Definitions

    def module(self, path: str) -> Module:
        return self.modules.setdefault(path, Module(path))

    def _module(self, node: Node, frame: Frame) -> StaticValue:
        name = text_of(part(node, "name") or node)
        outer = frame.nesting[-1].path if frame.nesting else ""
        path = name.removeprefix("::")
        if outer and not name.startswith("::"):
            path = f"{outer}::{path}"
        module = self.module(path)
        inner = Frame(module, frame.file, (*frame.nesting, module))
        self.evaluate(part(node, "body"), inner)
        return None

    def _singleton_class(self, node: Node, frame: Frame) -> StaticValue:
        inner = Frame(frame.self, frame.file, frame.nesting, frame, singleton=True)
        return self.evaluate(part(node, "body"), inner)

    def _method(self, node: Node, frame: Frame) -> StaticValue:
        name = text_of(part(node, "name") or node)
        owner = self._owner(frame)
        if owner is not None:
            own = node.type == "singleton_method" or frame.singleton or owner.path == ""
            (owner.own_methods if own else owner.methods)[name] = node
        self.method_files[node.id] = (frame.file, frame.nesting)
        return name

    def _lambda(self, node: Node, frame: Frame) -> StaticValue:
        body = part(node, "body")
        inner = part(body, "body") if body is not None else None
        return Block(part(node, "parameters"), inner or body, frame)

    # --- Calls

    def _call(self, node: Node, frame: Frame) -> StaticValue:
        name = text_of(part(node, "method") or node)
        block_node = part(node, "block")
        block: Block | None = None
        if block_node is not None:
            block = Block(part(block_node, "parameters"), part(block_node, "body"), frame)
        receiver_node = part(node, "receiver")
        if receiver_node is None and name in _NOT_FOLLOWED:
            return UNKNOWN
        arguments: list[StaticValue] = []
        options: dict[StaticValue, StaticValue] = {}
        method_name: str | None = None
        for child in parts(part(node, "arguments")):
            if child.type == "pair":
                key, value = pair(self, child, frame)
                if isinstance(key, str):
                    options[key] = value
            elif child.type == "splat_argument":
                spread = self.evaluate(parts(child)[0] if parts(child) else None, frame)
                arguments += spread if isinstance(spread, list) else [UNKNOWN]
            elif child.type == "hash_splat_argument":
                other = self.evaluate(parts(child)[0] if parts(child) else None, frame)
                options.update(other if isinstance(other, dict) else {})
            elif child.type == "block_argument":
                given = self.evaluate(parts(child)[0] if parts(child) else None, frame)
                block = given if isinstance(given, Block) else block
                method_name = given if isinstance(given, str) else None
            else:
                arguments.append(self.evaluate(child, frame))
        call = Call(name, arguments, options, block, node, frame)
        if receiver_node is None:
            return self._dispatch(call, frame.self)
        receiver = self.evaluate(receiver_node, frame)
        if method_name is not None:
            return map_method(receiver, name, method_name)
        return self._dispatch(call, receiver)

    def _self(self, node: Node, frame: Frame) -> StaticValue:
        return frame.self

    def _yield(self, node: Node, frame: Frame) -> StaticValue:
        variables = frame.find("&")
        block = None if variables is None else variables["&"]
        given = parts(parts(node)[0]) if parts(node) else []
        if not isinstance(block, Block):
            return UNKNOWN
        return self.run_block(block, [self.evaluate(child, frame) for child in given])

    def _dispatch(self, call: Call, receiver: StaticValue) -> StaticValue:
        name = call.name
        if call.node.child_by_field_name("receiver") is None:
            if name in ("lambda", "proc") and call.block is not None:
                return call.block
            if name in ("require", "require_relative"):
                return self._require(call)
            if name == "block_given?":
                return (call.frame.find("&") or {}).get("&") is not None
            if name == "__dir__":
                return call.frame.file.rpartition("/")[0]
        owner = module_of(receiver)
        if owner is not None:
            method = owner.own_method(name)
            if method is None and call.node.child_by_field_name("receiver") is None:
                method = self.module("").own_methods.get(name)
            if method is not None:
                return self.call_method(method, receiver, call.arguments, call.options, call.block)
        if isinstance(receiver, Module):
            return self._call_module(call, receiver)
        if isinstance(receiver, Receiver):
            return receiver.receive(call)
        if isinstance(receiver, Block) and name in ("call", "()", "yield"):
            return self.run_block(receiver, call.arguments)
        if isinstance(receiver, ConstantName):
            return self._call_constant(call, receiver.path)
        if call.block is not None:
            return iterate(self, call, receiver)
        return call_plain(receiver, name, call.arguments)

    def _call_module(self, call: Call, receiver: Module) -> StaticValue:
        if call.name == "extend":
            receiver.extended += [m for m in call.arguments if isinstance(m, Module)]
            if any(argument is receiver for argument in call.arguments):
                receiver.own_methods.update(receiver.methods)
            return None
        if call.name == "module_function":
            # What follows can be called on the module itself.
            receiver.extended.append(receiver)
            return None
        if call.name == "include":
            return None
        return self._call_constant(call, receiver.path)

    def _call_constant(self, call: Call, path: str) -> StaticValue:
        value = self.surroundings.call(self, call, path)
        if value is UNHANDLED:
            self.follow(call.block)
            return UNKNOWN
        return value

    def follow(self, block: Block | None) -> None:
        """Follow a block of which it is not known how it is called."""
        if block is None:
            return
        frame = block.frame.inner()
        self.bind(block.parameters, [UNKNOWN] * len(parts(block.parameters)), {}, frame)
        self._maybe([block.body], frame)

    def _require(self, call: Call) -> StaticValue:
        name = call.arguments[0] if call.arguments else UNKNOWN
        if isinstance(name, str):
            relative = call.frame.file if call.name == "require_relative" else None
            self.surroundings.require(self, name, relative)
        return True


#: Calls whose arguments and blocks say nothing about what a type accepts.
_NOT_FOLLOWED = frozenset(["raise", "fail", "puts", "warn", "debug", "print", "autoload"])

_Evaluation = Callable[[Evaluator, "Node", Frame], StaticValue]


def _literal(value: StaticValue) -> _Evaluation:
    return lambda _evaluator, _node, _frame: value


#: What each kind of node means. What is not here is unknown.
_EVALUATION: dict[str, _Evaluation] = {
    **LITERALS,
    "argument_list": Evaluator._branch,
    "assignment": Evaluator._assignment,
    "begin": Evaluator._statements,
    "binary": Evaluator._binary,
    "break": Evaluator._return,
    "block_body": Evaluator._statements,
    "body_statement": Evaluator._statements,
    "call": Evaluator._call,
    "case": Evaluator._case,
    "class": Evaluator._module,
    "class_variable": Evaluator._instance_variable,
    "conditional": Evaluator._if,
    "constant": Evaluator._constant,
    "do": Evaluator._branch,
    "element_reference": Evaluator._element,
    "else": Evaluator._branch,
    "elsif": Evaluator._if,
    "ensure": Evaluator._branch,
    "false": _literal(False),
    "for": Evaluator._for,
    "identifier": Evaluator._identifier,
    "if": Evaluator._if,
    "if_modifier": Evaluator._if,
    "instance_variable": Evaluator._instance_variable,
    "lambda": Evaluator._lambda,
    "method": Evaluator._method,
    "module": Evaluator._module,
    "next": Evaluator._return,
    "nil": _literal(None),
    "operator_assignment": Evaluator._operator_assignment,
    "parenthesized_statements": Evaluator._branch,
    "program": Evaluator._statements,
    "return": Evaluator._return,
    "scope_resolution": Evaluator._constant,
    "self": Evaluator._self,
    "singleton_class": Evaluator._singleton_class,
    "singleton_method": Evaluator._method,
    "then": Evaluator._branch,
    "true": _literal(True),
    "unary": Evaluator._unary,
    "unless": Evaluator._if,
    "unless_modifier": Evaluator._if,
    "until": Evaluator._while,
    "when": lambda evaluator, node, frame: evaluator.evaluate(part(node, "body"), frame),
    "while": Evaluator._while,
    "yield": Evaluator._yield,
}
