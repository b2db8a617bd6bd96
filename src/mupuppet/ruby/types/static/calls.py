"""Calls of methods while Ruby code is followed: their receivers and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import replace
from mupuppet.ruby.syntax.parsing import field as part
from mupuppet.ruby.syntax.parsing import parts, source_of
from mupuppet.ruby.types.static.control import endless_loop, raise_exception
from mupuppet.ruby.types.static.frames import (
    UNHANDLED,
    Block,
    BoundMethod,
    Call,
    Frame,
    Instance,
    Receiver,
    module_of,
)
from mupuppet.ruby.types.static.iteration import iterate, map_method
from mupuppet.ruby.types.static.literals import heredoc_string, pair
from mupuppet.ruby.types.static.methods import call_plain
from mupuppet.ruby.types.static.values import (
    UNKNOWN,
    ConstantName,
    Module,
    StaticValue,
    interpolated,
)

if TYPE_CHECKING:
    from tree_sitter import Node

    from mupuppet.ruby.types.static.interfaces import Evaluator

#: Calls whose arguments and blocks do not affect what a type accepts.
_NOT_FOLLOWED = frozenset(["puts", "warn", "debug", "print", "autoload"])

#: Methods that run a block, or a string, as if it were inside a class or module.
_EVALUATING = frozenset(
    "class_eval class_exec eval instance_eval instance_exec module_eval module_exec".split()
)


def evaluate_call(evaluator: Evaluator, node: Node, frame: Frame) -> StaticValue:
    """The value of a call, as it is written."""
    method = part(node, "method")
    name = "()" if method is None else source_of(method)
    block_node = part(node, "block")
    block: Block | BoundMethod | None = None
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
            key, value = pair(evaluator, child, frame)
            options[key if isinstance(key, str) else UNKNOWN] = value
        elif child.type == "splat_argument":
            spread = _given(evaluator, child, frame)
            arguments += spread if isinstance(spread, list) else [UNKNOWN]
        elif child.type == "hash_splat_argument":
            other = _given(evaluator, child, frame)
            options.update(other if isinstance(other, dict) else {UNKNOWN: UNKNOWN})
        elif child.type == "block_argument":
            given = _given(evaluator, child, frame)
            block = given if isinstance(given, (Block, BoundMethod)) else block
            method_name = given if isinstance(given, str) else None
        elif child.type == "heredoc_beginning" and name in _EVALUATING:
            arguments.append(heredoc_string(evaluator, child, frame))
        else:
            arguments.append(evaluator.evaluate(child, frame))
    call = Call(name, arguments, options, block, node, frame)
    if receiver_node is None:
        return dispatch(evaluator, call, frame.self_value)
    receiver = evaluator.evaluate(receiver_node, frame)
    if method_name is not None:
        return map_method(receiver, name, method_name)
    return dispatch(evaluator, call, receiver)


def _given(evaluator: Evaluator, argument: Node, frame: Frame) -> StaticValue:
    """The operand of the `*`, `**` or `&` of an argument."""
    inner = parts(argument)
    return evaluator.evaluate(inner[0] if inner else None, frame)


def dispatch(evaluator: Evaluator, call: Call, receiver: StaticValue) -> StaticValue:
    """The value of a call of a method of a receiver."""
    name = call.name
    alone = call.node.child_by_field_name("receiver") is None
    if alone:
        value = _call_kernel(evaluator, call)
        if value is not UNHANDLED:
            return value
    if isinstance(receiver, Instance):
        return _call_instance(evaluator, call, receiver)
    owner = module_of(receiver)
    if owner is not None:
        method = owner.own_method(name)
        if method is None and alone:
            method = evaluator.module("").own_methods.get(name)
        if method is not None:
            return evaluator.call_method(method, receiver, call.arguments, call.options, call.block)
        value = _call_reflection(evaluator, call, receiver, owner)
        if value is not UNHANDLED:
            return value
    if isinstance(receiver, Module):
        return _call_module(evaluator, call, receiver)
    if isinstance(receiver, Receiver):
        return receiver.receive(call)
    if isinstance(receiver, (Block, BoundMethod)) and name in ("call", "()", "yield", "==="):
        return evaluator.run_block(receiver, call.arguments)
    if isinstance(receiver, ConstantName):
        return _call_constant(evaluator, call, receiver.path)
    if receiver is UNKNOWN:
        evaluator.context.call_unknown(call)
    if call.options:
        call.arguments.append(dict(call.options))
    if call.block is not None:
        return iterate(evaluator, call, receiver)
    return call_plain(receiver, name, call.arguments)


def _call_kernel(evaluator: Evaluator, call: Call) -> StaticValue:
    """The value of a function that can be called anywhere, or UNHANDLED."""
    name = call.name
    if name in ("lambda", "proc") and call.block is not None:
        return call.block
    if name in ("require", "require_relative", "load"):
        return _require(evaluator, call)
    if name in ("raise", "fail"):
        return raise_exception(evaluator, call)
    if name == "loop" and call.block is not None:
        return endless_loop(evaluator, call)
    if name == "eval" and call.arguments and isinstance(call.arguments[0], str):
        return evaluator.run_string(call.arguments[0], call.frame)
    if name == "block_given?":
        return (call.frame.find("&") or {}).get("&") is not None
    if name == "__dir__":
        return call.frame.file.rpartition("/")[0]
    if name == "Pathname":
        return evaluator.context.call(evaluator, replace(call, name="new"), "Pathname")
    return UNHANDLED


def _call_reflection(
    evaluator: Evaluator, call: Call, receiver: StaticValue, owner: Module
) -> StaticValue:
    """Methods of a class or module about its own methods, or UNHANDLED."""
    first = call.arguments[0] if call.arguments else None
    if call.name in _EVALUATING:
        if isinstance(call.block, Block):
            given = call.arguments if call.name.endswith("exec") else None
            return evaluator.run_block_as(call.block, receiver, owner, given)
        if isinstance(first, str):
            frame = Frame(receiver, call.frame.file, (*call.frame.nesting, owner), call.frame)
            return evaluator.run_string(first, frame)
    if call.name == "method" and isinstance(first, str):
        return BoundMethod(receiver, first, call)
    defines = ["define_singleton_method"] + ["define_method"] * call.frame.singleton
    if call.name in defines and isinstance(first, str) and isinstance(call.block, Block):
        owner.own_blocks[first] = call.block
        return first
    defined = owner.own_blocks.get(call.name)
    if isinstance(defined, Block):
        return evaluator.run_block_as(defined, receiver, owner, call.arguments)
    if isinstance(defined, str):
        return dispatch(evaluator, replace(call, name=defined), receiver)
    if call.name == "alias_method" and call.frame.singleton and len(call.arguments) == 2:
        owner.own_blocks[str(first)] = call.arguments[1]
    return UNHANDLED


def _call_instance(evaluator: Evaluator, call: Call, receiver: Instance) -> StaticValue:
    method = receiver.module.method(call.name)
    if method is not None:
        return evaluator.call_method(method, receiver, call.arguments, call.options, call.block)
    if receiver.module.has_attribute(call.name.removesuffix("=")):
        return _access(receiver.variables, call)
    evaluator.follow(call.block)
    return UNKNOWN


def _access(variables: dict[str, StaticValue], call: Call) -> StaticValue:
    """The value of an accessor of an attribute."""
    variable = f"@{call.name.removesuffix('=')}"
    if call.name.endswith("=") and call.arguments:
        variables[variable] = call.arguments[0]
    return variables.get(variable)


def _call_module(evaluator: Evaluator, call: Call, receiver: Module) -> StaticValue:
    if call.name == "extend":
        receiver.extended += [m for m in call.arguments if isinstance(m, Module)]
        if any(argument is receiver for argument in call.arguments):
            receiver.own_methods.update(receiver.methods)
        return None
    if call.name == "module_function":
        # The methods that follow can be called on the module itself.
        receiver.extended.append(receiver)
        return None
    if call.name == "include":
        receiver.included += [m for m in call.arguments if isinstance(m, Module)]
        return None
    if call.name == "new" and (receiver.methods or receiver.included or receiver.parent):
        made = Instance(receiver)
        method = receiver.method("initialize")
        if method is not None:
            evaluator.call_method(method, made, call.arguments, call.options, call.block)
        return made
    if call.name in ("attr_accessor", "attr_reader", "attr_writer", "attr"):
        names = {name for name in call.arguments if isinstance(name, str)}
        (receiver.own_attributes if call.frame.singleton else receiver.attributes).update(names)
        return None
    if receiver.has_own_attribute(call.name.removesuffix("=")):
        return _access(receiver.variables, call)
    if call.name == "const_set" and len(call.arguments) == 2:
        name, value = call.arguments
        if isinstance(name, str):
            receiver.constants[name] = value
        return value
    return _call_constant(evaluator, call, receiver.path)


def _new_class(evaluator: Evaluator, call: Call) -> StaticValue:
    """`Class.new(parent)`: a class without a name, whose body is the block."""
    parent = module_of(call.arguments[0]) if call.arguments else None
    if call.arguments and parent is None:
        evaluator.follow(call.block)
        return UNKNOWN
    made = Module("#<Class>", parent=parent)
    if isinstance(call.block, Block):
        evaluator.run_block_as(call.block, made, made)
    return made


def _call_constant(evaluator: Evaluator, call: Call, path: str) -> StaticValue:
    if path == "Class" and call.name == "new":
        return _new_class(evaluator, call)
    if path == "Proc" and call.name == "new" and call.block is not None:
        return call.block
    value = evaluator.context.call(evaluator, call, path)
    if value is UNHANDLED:
        evaluator.follow(call.block)
        return UNKNOWN
    return value


def _require(evaluator: Evaluator, call: Call) -> StaticValue:
    name = interpolated(call.arguments[0]) if call.arguments else None
    if name is not None:
        relative = call.frame.file if call.name == "require_relative" else None
        evaluator.context.require(evaluator, name, relative)
    return True
