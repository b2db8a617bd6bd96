"""Classes, modules and their methods: `class`, `module`, `def self.name`, `super`, `@@name`."""

from __future__ import annotations

from collections.abc import Sequence

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.arguments import Arguments, lower_argument_list
from mupuppet.ruby.compilation.blocks import BlockMaker
from mupuppet.ruby.compilation.constants import constant_name
from mupuppet.ruby.compilation.defined_methods import DefinedMethod
from mupuppet.ruby.compilation.file_summary import FileSummary
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Lowering,
    Names,
    Node,
    line_of,
    source_of,
    unknown_method,
    unsupported,
)
from mupuppet.ruby.compilation.methods import lower_method
from mupuppet.ruby.compilation.program_files import CLASS_MAKERS, ProgramFile
from mupuppet.ruby.compilation.steady_variables import check_steady
from mupuppet.ruby.core.kernel import KERNEL, OWN_COMMANDS
from mupuppet.ruby.core.objects import (
    MIXINS,
    MODULE_METHODS,
    OBJECT_METHODS,
    ClassBody,
    DefinedClass,
    NativeMethod,
    RubyObject,
    class_of_itself,
    find_callee,
)
from mupuppet.ruby.core.owners import INSTANTIATORS, Owner
from mupuppet.ruby.core.run import FIRST_SLOT, SELF, Closure, Run
from mupuppet.ruby.core.runtime import COMMON, TABLES
from mupuppet.ruby.core.self_calls import SelfCall, call_super
from mupuppet.ruby.core.singletons import check_own_names, define_on, singleton_of
from mupuppet.ruby.core.structures import STRUCTURE_METHODS
from mupuppet.ruby_semantics.errors import Break, RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.inheritance import ANCESTORS, EXCEPTIONS
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.values.value import Value

#: Puppet's namespaces in which modules define their code.
_NAMESPACES = frozenset(
    "Puppet Puppet::Util Puppet::Functions Puppet::Parser Puppet::Parser::Functions"
    " Puppet::Pops Puppet::Provider".split()
) | set(INSTANTIATORS.values())


class _Around(Record):
    """The state of the lowering before it entered a definition."""

    names: Names
    frames: list[object]
    method: DefinedMethod | None
    nesting: tuple[str, ...]
    owner: Owner
    slot_count: int
    summary: FileSummary
    path: str | None


def _enter(lowering: Lowering) -> _Around:
    around = _Around(
        lowering.names,
        list(lowering.frames),
        lowering.method,
        lowering.nesting,
        lowering.owner,
        lowering.slot_count,
        lowering.summary,
        lowering.path,
    )
    lowering.names, lowering.frames, lowering.method = Names(None), [], None
    lowering.owner, lowering.slot_count = Owner.OBJECT, FIRST_SLOT
    return around


def _leave(lowering: Lowering, around: _Around) -> None:
    lowering.names, lowering.method = around.names, around.method
    lowering.frames[:] = around.frames  # type: ignore[assignment]  # they are frames
    lowering.nesting, lowering.owner = around.nesting, around.owner
    lowering.slot_count = around.slot_count
    lowering.summary, lowering.path = around.summary, around.path


# --- Classes and modules


def _lower_module(lowering: Lowering, node: Node) -> Closure:
    if lowering.method is not None or lowering.frames:
        raise unsupported(node, f"a {node.type} inside of a method")
    full = _full_name(lowering, node)
    if full in ANCESTORS or full in EXCEPTIONS or full in ("Object", "Kernel", "Comparable"):
        raise unsupported(node, f"a change to Ruby's own `{full}'")
    superclass = node.child_by_field_name("superclass")
    parent = lowering.lower(superclass.named_children[0]) if superclass is not None else None
    around = _enter(lowering)
    lowering.nesting = (full, *around.nesting)
    body = lowering.body(node.child_by_field_name("body"))
    size = lowering.slot_count
    _leave(lowering, around)
    is_module = node.type == "module"

    def define(run: Run) -> Value:
        kind = run.constants.get(full)
        if not isinstance(kind, DefinedClass):
            kind = DefinedClass(run, full, is_module, parent(run) if parent is not None else None)
            run.constants[full] = kind
            _make_outer(run, full)
            _call_inherited_hook(run, kind)
        return run_body(run, kind, body, size)

    return define


def _full_name(lowering: Lowering, node: Node) -> str:
    written = "".join(source_of(node.child_by_field_name("name")).split())
    if written.startswith("::"):
        return written[2:]
    for around in lowering.nesting:
        full = f"{around}::{written}"
        first = f"{around}::{written.partition('::')[0]}"
        if full in lowering.program_files.modules or first in lowering.program_files.modules:
            return full
        if "::" not in written:
            return full
    return written


def _make_outer(run: Run, full: str) -> None:
    """The outer modules that a name such as `PuppetX::Site::Tools` implies."""
    outer = full.rpartition("::")[0]
    while outer and outer not in _NAMESPACES:
        if outer not in run.constants:
            run.constants[outer] = DefinedClass(run, outer, True)
        outer = outer.rpartition("::")[0]


def _call_inherited_hook(run: Run, kind: DefinedClass) -> None:
    if kind.parent is not None:
        found = find_callee(kind.parent, "inherited")
        if found is not None:
            found.callee.call(run, [kind], None, kind.parent, found.table)


def run_body(
    run: Run, kind: Value, body: Closure, size: int, variables: Sequence[Value] = ()
) -> Value:
    """Run the body of a class: `self` is the class. A block sees variables around it."""
    outer, run.slots = run.slots, [None] * size
    run.slots[SELF] = kind
    if isinstance(kind, DefinedClass):
        kind.hides = False
    run.slots[FIRST_SLOT : FIRST_SLOT + len(variables)] = variables
    try:
        return body(run)
    finally:
        run.slots = outer


def _lower_singleton_class(lowering: Lowering, node: Node) -> Closure:
    """`class << self`, or `class << object`"""
    value = node.child_by_field_name("value")
    if value.type != "self":
        return _lower_class_of_object(lowering, node, value)
    if lowering.owner is not Owner.OBJECT or lowering.method is not None:
        raise unsupported(node, "the class of a single object")
    body = lowering.body(node.child_by_field_name("body"))

    def define(run: Run) -> Value:
        slots = run.slots
        kind = slots[SELF]
        if not isinstance(kind, DefinedClass):
            return body(run)
        slots[SELF] = class_of_itself(run, kind)
        try:
            return body(run)
        finally:
            slots[SELF] = kind

    return define


def _lower_class_of_object(lowering: Lowering, node: Node, value: Node) -> Closure:
    target = lowering.lower(value)
    around = _enter(lowering)
    body = lowering.body(node.child_by_field_name("body"))
    size = lowering.slot_count
    _leave(lowering, around)

    def define(run: Run) -> Value:
        owner = target(run)
        single = singleton_of(run, owner)
        result = run_body(run, single, body, size)
        if not isinstance(owner, (RubyObject, DefinedClass)):
            check_own_names(owner, single)
        return result

    return define


# --- Classes that are made of blocks


def makes_class(lowering: Lowering, node: Node) -> bool:
    """Whether a call is `Struct.new(…) do … end` or the like."""
    if node.child_by_field_name("block") is None:
        return False
    receiver, method = node.child_by_field_name("receiver"), node.child_by_field_name("method")
    if receiver is None or method is None or method.text != b"new":
        return False
    name = constant_name(receiver)
    return name in CLASS_MAKERS and name not in lowering.program_files.constants


def lower_class_block(lowering: Lowering, block: Node) -> Closure:
    """The body of a class that is a block; it sees the variables around it as they are."""
    if block.child_by_field_name("parameters") is not None:
        raise unsupported(block, "the body of a class with parameters")
    check_steady(lowering, block)
    around = _enter(lowering)
    lowering.names, lowering.slot_count = Names(around.names), around.slot_count
    body = lowering.body(block.child_by_field_name("body"))
    size = lowering.slot_count
    _leave(lowering, around)

    behind = around.slot_count

    def make(run: Run) -> Value:
        seen = run.slots[FIRST_SLOT:behind]
        return ClassBody(lambda kind: run_body(run, kind, body, size, seen), 1, False)

    return make


# --- Files


def lower_file(lowering: Lowering, source: ProgramFile) -> Closure:
    """A file that is required: it is lowered once, and runs once."""
    closure = lowering.files.get(source.path)
    if closure is not None:
        return closure
    made: list[tuple[Closure, int]] = []

    def load(run: Run) -> Value:
        if source.path in run.loaded:
            return False
        run.loaded.add(source.path)
        ((body, size),) = made
        run_body(run, run.main, body, size)
        return True

    # Files may require each other.
    lowering.files[source.path] = load
    around = _enter(lowering)
    lowering.nesting, lowering.summary, lowering.path = (), source.summary, source.path
    try:
        body = lowering.statements(source.root.named_children)
    except UnsupportedRuby as problem:
        if problem.path is None:
            problem.path = source.path
        raise
    made.append((body, lowering.slot_count))
    _leave(lowering, around)
    return load


# --- Methods

#: Methods that Ruby calls where nothing here does.
_CALLED_BY_RUBY = frozenset(["!", "to_ary"])


def lower_class_method(lowering: Lowering, node: Node) -> Closure:
    """`def name` in the body of a class, in a file, or `def self.name`."""
    target = node.child_by_field_name("object")
    if target is not None and not _is_own_name(lowering, target):
        return _lower_object_method(lowering, node, target)
    is_inner = lowering.method is not None and target is not None and target.type == "self"
    if lowering.frames or (lowering.method is not None and not is_inner):
        raise unsupported(node, "a method that is defined inside of something else")
    name = "".join(source_of(node.child_by_field_name("name")).split())
    on_itself = target is not None
    if name in _CALLED_BY_RUBY:
        raise unsupported(node, f"the method `{name}', which Ruby itself calls")
    made = DefinedMethod(name, line_of(node), node.start_byte)
    made.path = lowering.path
    lower_method(lowering, made, node.child_by_field_name("parameters"), node)
    symbol = Symbol(name)

    def define(run: Run) -> Value:
        kind = run.slots[SELF]
        if not isinstance(kind, DefinedClass):
            if is_inner:
                raise UnsupportedRuby("a method of a single object")
            if made.path != run.file:  # those in the file of a function are private to it
                run.top_methods[name] = made
        elif on_itself:
            kind.own_methods[name] = made
        else:
            kind.define(name, made)
            if kind.module_functions:
                kind.own_methods[name] = made
        return symbol

    return define


def _is_own_name(lowering: Lowering, target: Node) -> bool:
    """Whether `def target.name` defines a method of the class whose body this is."""
    if target.type == "self" or lowering.method is not None or not lowering.nesting:
        return bool(target.type == "self")
    return source_of(target) == lowering.nesting[0].rpartition("::")[2]


def _lower_object_method(lowering: Lowering, node: Node, target: Node) -> Closure:
    """`def object.name`"""
    name = "".join(source_of(node.child_by_field_name("name")).split())
    owner_of = lowering.lower(target)
    made = DefinedMethod(name, line_of(node), node.start_byte)
    made.path = lowering.path
    owner, lowering.owner = lowering.owner, Owner.OBJECT
    try:
        lower_method(lowering, made, node.child_by_field_name("parameters"), node)
    finally:
        lowering.owner = owner
    symbol = Symbol(name)

    def define(run: Run) -> Value:
        define_on(run, owner_of(run), name, made)
        return symbol

    return define


def _lower_alias(lowering: Lowering, node: Node) -> Closure:
    new = Symbol(source_of(node.child_by_field_name("name")).lstrip(":"))
    old = Symbol(source_of(node.child_by_field_name("alias")).lstrip(":"))
    if lowering.owner is not Owner.OBJECT:
        raise unsupported(node)
    method = NativeMethod(MODULE_METHODS["alias_method"], "alias_method")
    return lambda run: method.call(run, [new, old], None, run.slots[SELF])


def lower_super(
    lowering: Lowering, node: Node, arguments: Arguments | None, block: BlockMaker | None
) -> Closure:
    """`super`, with arguments or with those of the method."""
    method = lowering.method
    if method is None or lowering.owner is not Owner.OBJECT:
        raise unsupported(node, "`super'")
    name, line = method.name, line_of(node)
    make_block = block.make if block is not None else arguments.block if arguments else None
    own_block = method.block_slot

    def call(run: Run) -> Value:
        try:
            given = arguments.list(run) if arguments is not None else method.given(run)
            made: Proc | None = make_block(run) if make_block is not None else None
            if made is None and own_block is not None:
                made = run.slots[own_block]
            return call_super(run, name, given, made)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return call


# --- Calls of what `self` has


def lower_self_call(
    lowering: Lowering,
    node: Node,
    name: str,
    arguments: Arguments | None,
    block: BlockMaker | None,
) -> Closure:
    """A call without a receiver in code whose `self` is known only at run time."""
    command = KERNEL.get(name)
    if command is None and lowering.owner is Owner.SCOPE:
        command = OWN_COMMANDS[Owner.SCOPE].get(name)
    for_function = OWN_COMMANDS[Owner.FUNCTION].get(name)
    known = (
        name in lowering.program_files.methods or "method_missing" in lowering.program_files.methods
    )
    if not known and command is None and for_function is None:
        if not (name in MODULE_METHODS or name in OBJECT_METHODS or name in COMMON
                or name in STRUCTURE_METHODS or any(name in mixin for mixin in MIXINS.values())
                or (lowering.program_files.extends and _is_of_values(name))):  # fmt: skip
            raise unknown_method(node, name)
    own = SelfCall(name, command, for_function, arguments is not None)
    given = arguments if arguments is not None else Arguments()
    make_block = block.make if block is not None else given.block
    line = line_of(node)

    def call_named(run: Run) -> Value:
        values = given.list(run)
        made = make_block(run) if make_block is not None else None
        return own.call(run, run.slots[SELF], values, made)

    def call(run: Run) -> Value:
        try:
            return call_named(run)
        except Break as jump:
            if block is None or jump.owner is not block.frame:
                raise
            return jump.value
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return call


def _is_of_values(name: str) -> bool:
    """Whether an array, a hash or a string that has the method may be `self`."""
    return any(name in TABLES[kind] for kind in (dict, list, str))


def _bare_super(lowering: Lowering, node: Node) -> Closure:
    return lower_super(lowering, node, None, None)


def lower_super_call(lowering: Lowering, node: Node, block: BlockMaker | None) -> Closure:
    """`super(…)`; without parentheses it passes on the arguments of the method."""
    written = node.child_by_field_name("arguments")
    arguments = lower_argument_list(lowering, written) if written is not None else None
    return lower_super(lowering, node, arguments, block)


def _lower_definition(lowering: Lowering, node: Node) -> Closure:
    """A definition; its value is not used."""
    if lowering.owner is Owner.OBJECT:
        return lower_class_method(lowering, node)
    name = source_of(node.child_by_field_name("name"))
    if node.parent.type != "program" and not _is_in_branch(node, lowering, name):
        raise unsupported(node, "a method that is defined inside of something else")
    made = lowering.methods[name] = DefinedMethod(name, line_of(node), node.start_byte)
    lower_method(lowering, made, node.child_by_field_name("parameters"), node)
    symbol = Symbol(name)
    return lambda run: symbol


#: The nodes between the top level and a branch of a condition.
_BRANCHES = frozenset(["if", "unless", "elsif", "then", "else"])


def _is_in_branch(node: Node, lowering: Lowering, name: str) -> bool:
    """Whether a definition is a statement of a branch, and the first one of its name."""
    around = node.parent
    if around.type not in ("then", "else") or name in lowering.methods:
        return False
    while around.type in _BRANCHES:
        around = around.parent
    return bool(around.type == "program")


LOWERINGS.update(
    {
        "class": _lower_module,
        "module": _lower_module,
        "singleton_class": _lower_singleton_class,
        "method": _lower_definition,
        "singleton_method": lower_class_method,
        "alias": _lower_alias,
        "super": _bare_super,
    }
)
