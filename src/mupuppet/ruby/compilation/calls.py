"""Calls, with and without a receiver."""

from __future__ import annotations

import os.path

from mupuppet.ruby.compilation.arguments import (
    Arguments,
    check_method_name,
    lower_argument_list,
    method_of,
)
from mupuppet.ruby.compilation.blocks import BlockMaker, lower_block
from mupuppet.ruby.compilation.constants import constant_name, is_found_late
from mupuppet.ruby.compilation.definitions import (
    lower_class_block,
    lower_file,
    lower_self_call,
    lower_super_call,
    makes_class,
)
from mupuppet.ruby.compilation.lowering import (
    Lowering,
    Node,
    line_of,
    source_of,
    unknown_method,
    unsupported,
)
from mupuppet.ruby.compilation.methods import lower_own_call
from mupuppet.ruby.compilation.places import place_of
from mupuppet.ruby.compilation.steady_variables import check_steady
from mupuppet.ruby.core.constants import CONSTANTS
from mupuppet.ruby.core.kernel import KERNEL, OWN_COMMANDS
from mupuppet.ruby.core.method_names import ruby_knows_method
from mupuppet.ruby.core.owners import OUTPUT_METHODS, Owner
from mupuppet.ruby.core.puppet_objects import SCOPE, ScopeObject
from mupuppet.ruby.core.run import MAX_SIZE, Closure, Run, check_size
from mupuppet.ruby.core.runtime import CLASS_TABLES, COMMON, TABLES
from mupuppet.ruby.puppet.scope import SCOPE_TABLE, call_legacy_function
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import to_s
from mupuppet.ruby_semantics.errors import (
    Break,
    RubyError,
    UnsupportedRuby,
    argument_error,
    describe_receiver,
)
from mupuppet.ruby_semantics.objects import Proc, RubyClass, Symbol
from mupuppet.ruby_semantics.strings import RubyString
from mupuppet.values.value import Value

_CONSTANTS = ("constant", "scope_resolution")


def _check_class_method(constant: str, name: str, node: Node) -> None:
    if name in TABLES[RubyClass] or name in COMMON:
        return
    if name not in CLASS_TABLES.get(constant.removeprefix("::"), {}):
        raise unsupported(node, f"`{constant}.{name}'")


def lower_call(lowering: Lowering, node: Node) -> Closure:
    """A call, with or without a receiver."""
    receiver_node = node.child_by_field_name("receiver")
    method_node = node.child_by_field_name("method")
    arguments_node = node.child_by_field_name("arguments")
    name = "call" if method_node is None else source_of(method_node)
    if method_node is not None and method_node.type == "super":
        return _lower_super(lowering, node)
    if method_node is not None and method_node.type not in ("identifier", "constant", "operator"):
        raise unsupported(method_node)
    if receiver_node is not None and source_of(receiver_node) in LOAD_PATHS:
        return lambda run: None  # the libraries of all modules are known
    if receiver_node is None and name in OUTPUT_METHODS and lowering.owner is Owner.TEMPLATE:
        return _lower_output(lowering, name, arguments_node)
    if receiver_node is not None and receiver_node.type == "self":
        if lowering.owner is not Owner.OBJECT or name not in METHODS_ON_SELF:
            receiver_node = None
    receiver = lowering.lower(receiver_node) if receiver_node is not None else None
    if receiver_node is not None and receiver_node.type in _CONSTANTS:
        constant = constant_name(receiver_node)
        if constant not in CONSTANTS and not is_found_late(lowering, constant):
            _check_class_method(source_of(receiver_node), name, node)
    arguments = lower_argument_list(lowering, arguments_node)
    block_node = node.child_by_field_name("block")
    if receiver is None and name in ("lambda", "proc") and block_node is not None:
        parameters = block_node.child_by_field_name("parameters")
        is_lambda = name == "lambda"
        return lower_block(lowering, parameters, block_node, is_lambda=is_lambda, escapes=True).make
    block = None
    if makes_class(lowering, node):
        arguments.block = lower_class_block(lowering, block_node)
    elif block_node is not None:
        parameters = block_node.child_by_field_name("parameters")
        owner = lowering.owner
        if name in DEFINING:
            check_steady(lowering, block_node)
            lowering.owner = Owner.OBJECT  # it runs for other objects
        block = lower_block(lowering, parameters, block_node, escapes=name in _STORING_BLOCKS)
        block.is_steady = name in DEFINING
        lowering.owner = owner
    if receiver is None:
        return lower_command(lowering, node, name, arguments, block)
    if knows_its_place(lowering, receiver_node, name):
        return _lower_deprecation(lowering, node, arguments)
    operator = node.child_by_field_name("operator")
    if operator is not None and operator.text == b"&.":
        return _safe_call(lowering, node, receiver, name, arguments, block)
    return lower_method_call(lowering, node, receiver, name, arguments, block)


#: Methods that store their blocks: `Hash.new { … }`
_STORING_BLOCKS = frozenset(["new", "define_method", "define_singleton_method"])
#: Those that run their blocks for other objects, or make methods of them.
DEFINING = frozenset(["define_method", "define_singleton_method", "instance_eval", "instance_exec"])
#: Where Ruby looks for files.
LOAD_PATHS = frozenset(["$LOAD_PATH", "$:"])
#: Methods of `self` whose names are keywords, too.
METHODS_ON_SELF = frozenset(["class"])


def _lower_super(lowering: Lowering, node: Node) -> Closure:
    block_node = node.child_by_field_name("block")
    block = None
    if block_node is not None:
        block = lower_block(lowering, block_node.child_by_field_name("parameters"), block_node)
    return lower_super_call(lowering, node, block)


def _lower_output(lowering: Lowering, name: str, arguments_node: Node) -> Closure:
    if lowering.method is not None:
        name = lowering.method.name
        raise unsupported(arguments_node, f"template text inside the method `{name}'")
    (argument,) = arguments_node.named_children
    if name == "__text":
        string = lowering.texts[int(source_of(argument))]
        # It is there already: what all of them add up to is looked at when they are joined.
        return lambda run: run.output.append(string)
    value = lowering.lower(argument)

    def write(run: Run) -> None:
        made = value(run)
        if type(made) is not str:
            made = made.content if type(made) is RubyString else to_s(made)
        run.output.append(made)
        run.size = size = run.size + len(made)
        if size > MAX_SIZE:
            check_size(size)

    return write


def _safe_call(
    lowering: Lowering,
    node: Node,
    receiver: Closure,
    name: str,
    arguments: Arguments,
    block: BlockMaker | None,
) -> Closure:
    slot = lowering.new_slot()
    call = lower_method_call(lowering, node, lambda run: run.slots[slot], name, arguments, block)

    def safe(run: Run) -> Value:
        value = run.slots[slot] = receiver(run)
        return None if value is None else call(run)

    return safe


def knows_its_place(lowering: Lowering, receiver_node: Node, name: str) -> bool:
    """Whether it is a call of Puppet's that names the place of its caller."""
    return (
        name == "deprecation_warning"
        and receiver_node.type in _CONSTANTS
        and source_of(receiver_node).removeprefix("::") == "Puppet"
        and lowering.path is not None
        and not lowering.program_files.is_own_of_objects(name)
    )


def _lower_deprecation(lowering: Lowering, node: Node, arguments: Arguments) -> Closure:
    place, line, evaluate = place_of(lowering, node), line_of(node), arguments.evaluation()

    def warn(run: Run) -> Value:
        values = evaluate(run)
        if len(values) not in (1, 2):
            error = argument_error(len(values), "1..2")
            error.line = line
            raise error
        message, key = (*values, None)[:2]
        warning = f"{to_s(message)}\n   (location: {place})"
        run.host.warn_once(to_s(key) if truthy(key) else place, warning)
        return None

    return warn


def lower_method_call(
    lowering: Lowering,
    node: Node,
    receiver: Closure,
    name: str,
    arguments: Arguments | None,
    block: BlockMaker | None,
) -> Closure:
    """A call of a method of a receiver."""
    check_method_name(lowering, name, node)
    line = line_of(node.child_by_field_name("method") or node)
    given = arguments if arguments is not None else Arguments()
    evaluate = given.evaluation()
    make_block = block.make if block is not None else given.block
    frame = block.frame if block is not None and block.frame.has_break else None
    function_name = name.removeprefix("function_") if name.startswith("function_") else None
    find = method_of(lowering, name)

    def call(run: Run) -> Value:
        try:
            value = receiver(run)
            values = evaluate(run)
            made = make_block(run) if make_block is not None else None
            if function_name is not None and type(value) is ScopeObject:
                return call_legacy_function(run, value, function_name, values)
            return find(run, value, name, values, made)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    if frame is None:
        return call

    def call_with_break(run: Run) -> Value:
        try:
            return call(run)
        except Break as jump:
            if jump.owner is not frame:
                raise
            return jump.value

    return call_with_break


# --- Without a receiver


def _gives(arguments: Arguments | None) -> bool:
    """Whether a call has arguments; empty parentheses are none."""
    return arguments is not None and bool(arguments.closures or arguments.block)


def lower_command(
    lowering: Lowering,
    node: Node,
    name: str,
    arguments: Arguments | None,
    block: BlockMaker | None,
) -> Closure:
    """A call without a receiver: of the object whose code it is, or of Ruby's kernel."""
    about_code = _about_the_code(lowering, node, name)
    if about_code is not None:
        return about_code
    if name in lowering.methods and lowering.owner is not Owner.OBJECT:
        return lower_own_call(lowering.methods[name], arguments, block, line_of(node))
    if name == "class" and lowering.owner is Owner.FUNCTION and lowering.function is not None:
        own_class = RubyClass(lowering.function)
        return lambda run: own_class
    if name == "require" and arguments is not None:
        _check_library(node)
    if name == "block_given?":
        return _block_given(lowering, node)
    if name == "method" and lowering.owner is Owner.TEMPLATE:
        return _lower_method_object(lowering, node)
    if lowering.owner is Owner.OBJECT or (
        lowering.owner is Owner.FUNCTION
        and (name in lowering.program_files.methods or name in METHODS_OF_OBJECTS)
    ):
        return lower_self_call(lowering, node, name, arguments, block)
    if lowering.owner is Owner.SCOPE and (name in SCOPE_TABLE or name.startswith("function_")):
        return lower_method_call(lowering, node, lambda run: SCOPE, name, arguments, block)
    if lowering.owner is Owner.SCOPE and name in lowering.program_files.methods:
        return lower_self_call(lowering, node, name, arguments, block)
    if name == "scope" and lowering.owner is Owner.TEMPLATE and not _gives(arguments):
        return lambda run: SCOPE
    return _lower_kernel_call(lowering, node, name, arguments, block)


#: Names that stand for something about the code itself.
ABOUT_THE_CODE = frozenset(
    ["require", "require_relative", "__method__", "__FILE__", "__LINE__", "__dir__", "_erbout"]
)


def _about_the_code(lowering: Lowering, node: Node, name: str) -> Closure | None:
    """Calls about the code itself: what it requires, where it is."""
    if name in ("require", "require_relative"):
        source = lowering.program_files.required(node, lowering.path)
        if source is not None:
            return lower_file(lowering, source)
        if name == "require":
            return _missing_library(node)
    if name == "__method__" and lowering.method is not None:
        symbol = Symbol(lowering.method.name)
        return lambda run: symbol
    if name == "__FILE__":
        path = lowering.path
        # A template learns its path when it is rendered, and one without a file has none.
        return lambda run: run.string(path or run.file or "(erb)")
    if name == "__LINE__":
        line = line_of(node)
        return lambda run: line
    if name == "_erbout" and lowering.owner is Owner.TEMPLATE:
        raise unsupported(node, "`_erbout'")
    if name == "__dir__" and lowering.path is not None:
        directory = os.path.dirname(lowering.path)
        return lambda run: run.string(directory)
    return None


def _lower_kernel_call(
    lowering: Lowering,
    node: Node,
    name: str,
    arguments: Arguments | None,
    block: BlockMaker | None,
) -> Closure:
    """A function that can be called anywhere, or in code of this kind."""
    method = KERNEL.get(name) or OWN_COMMANDS[lowering.owner].get(name)
    if method is None:
        if lowering.owner is Owner.TEMPLATE and not ruby_knows_method(name):
            return _of_other_template(name, arguments, block is not None, line_of(node))
        raise unknown_method(node, name)
    given = arguments if arguments is not None else Arguments()
    make_block = block.make if block is not None else given.block
    if make_block is not None and name not in _COMMANDS_WITH_BLOCK:
        raise unsupported(node, f"`{name}' with a block")
    line = line_of(node)
    frame = block.frame if block is not None else None

    def call(run: Run) -> Value:
        try:
            made = make_block(run) if make_block is not None else None
            return method(run, made, given.list(run))
        except Break as jump:
            if frame is None or jump.owner is not frame:
                raise
            return jump.value
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return call


def _lower_method_object(lowering: Lowering, node: Node) -> Closure:
    """`method(:name)` in a template: one of its own methods, or of Ruby's kernel."""
    arguments = node.child_by_field_name("arguments")
    given = arguments.named_children if arguments is not None else []
    wanted = source_of(given[0])[1:] if given and given[0].type == "simple_symbol" else ""
    own, command = lowering.methods.get(wanted), KERNEL.get(wanted)
    if own is not None:
        return lambda run: Proc(lambda *values: own.call(run, list(values)), -1, True)
    if command is not None:
        return lambda run: Proc(lambda *values: command(run, None, list(values)), -1, True)
    raise unsupported(node, f"the method `{wanted}' as an object")


#: Methods that functions call on themselves.
METHODS_OF_OBJECTS = frozenset(
    "method send public_send __send__ respond_to? instance_variable_get instance_variable_set"
    " instance_variable_defined? is_a? extend".split()
)


def _of_other_template(
    name: str, arguments: Arguments | None, has_block: bool, line: int
) -> Closure:
    """A name that neither the template nor Ruby defines: another template may have done so."""
    kind, what = "NameError", "local variable or method"
    if arguments is not None:
        kind, what = "NoMethodError", "method"
        has_block = has_block or arguments.block is not None
    wrapper = "Puppet::Parser::TemplateWrapper"

    def call(run: Run) -> Value:
        method = run.host.template_methods.get(name)
        if method is None:
            shown = describe_receiver(f"#<{wrapper}>", wrapper)
            error = RubyError(kind, f"undefined {what} `{name}' for {shown}")
            error.line = line
            raise error
        given = arguments.list(run) if arguments is not None else []
        if has_block or not all(map(_is_data, given)):
            raise UnsupportedRuby(f"`{name}' of another template, with more than data", line)
        result = method(run, given)
        if not _is_data(result):
            raise UnsupportedRuby(f"what `{name}' of another template returns", line)
        return result

    return call


def _is_data(value: Value) -> bool:
    """Whether a value means the same in the programs of all templates."""
    if type(value) is list:
        return all(map(_is_data, value))
    if type(value) is dict:
        return all(type(name) is str and _is_data(entry) for name, entry in value.items())
    return value is None or type(value) in (str, RubyString, int, float, bool)


_COMMANDS_WITH_BLOCK = ("catch", "loop", "call_function", "call_function_with_scope")


def _written_library(node: Node) -> str | None:
    """The name that is given to `require`, if it is a plain string."""
    arguments = node.child_by_field_name("arguments")
    names = arguments.named_children[:1] if arguments is not None else []
    if not names or names[0].type != "string":
        return None
    parts = names[0].named_children  # without the quotes, which may be `%q(` and `)`
    if any(part.type != "string_content" for part in parts):
        return None
    return "".join(map(source_of, parts))


def _check_library(node: Node) -> None:
    """Reject unavailable libraries before anything runs."""
    from mupuppet.ruby.stdlib.libraries import is_library

    name = _written_library(node)
    if name is not None and not is_library(name):
        raise unsupported(node, f"the library `{name}'")


def _missing_library(node: Node) -> Closure | None:
    """`require` of what neither a module nor Puppet has."""
    from mupuppet.ruby.stdlib.libraries import is_missing_library

    name, line = _written_library(node), line_of(node)
    if name is None or not is_missing_library(name):
        return None

    def fail(run: Run) -> Value:
        error = RubyError("LoadError", f"cannot load such file -- {name}")
        error.line = line
        raise error

    return fail


def _block_given(lowering: Lowering, node: Node) -> Closure:
    method = lowering.method
    if method is None or method.block_slot is None:
        raise unsupported(node, "`block_given?' outside of a method")
    slot = method.block_slot
    return lambda run: run.slots[slot] is not None
