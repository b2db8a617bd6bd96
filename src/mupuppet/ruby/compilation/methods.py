"""Methods that a program defines for itself.

A method sees its arguments and the instance variables, not the local variables around it. In a
template it can be called after its definition (if that is in a branch, only there), and cannot
contain literal parts of the template. The methods of a function can be called in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Any

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.blocks import BlockMaker
from mupuppet.ruby.compilation.lowering import (
    LOWERINGS,
    Closure,
    Lowering,
    Names,
    Node,
    Owner,
    line_of,
    nothing,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.run import FIRST_SLOT, OWNER, SELF, Run
from mupuppet.ruby_semantics.errors import (
    Break,
    Next,
    Return,
    RubyError,
    UnsupportedConstruct,
    UnsupportedRuby,
    argument_error,
)
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.ruby.compilation.calls import Arguments

#: The limit of nested calls.
MAX_DEPTH = 200


class Heat:
    """When code is worth being made a Python function."""

    #: The calls and iterations before.
    enough = 100


#: A parameter for which no argument was given.
MISSING: Any = type("Missing", (), {"__slots__": ()})()

#: The function of a method: takes the run, `self`, the table of the method, the block, arguments.
Entry = Callable[..., Value]
#: Makes the function of a method from its parameters and its tree; None if that is not possible.
MethodGenerator = Callable[["Lowering", "DefinedMethod", "Node | None", "Node"], Entry | None]


class _Keyword(Record, eq=False):
    """`name:`, or `name: default`"""

    name: str
    slot: int
    default: Closure | None


class DefinedMethod:
    """`def name(a, b = 1, *rest, c, d: 2, &block) … end`"""

    def __init__(self, name: str, line: int, start: int | None = None) -> None:
        self.name = name
        self.line = line
        #: The file, if it is not that of the function or template.
        self.path: str | None = None
        #: Whether it uses instance variables.
        self.uses_variables = False
        #: Why it is not supported.
        self.unsupported: UnsupportedConstruct | None = None
        #: The offset of its beginning, unless it was made from a block.
        self.start = start
        self.slots: list[int] = []
        #: The names of the positional parameters.
        self.names: list[str] = []
        self.defaults: list[Closure | None] = []
        #: The index of the splat parameter.
        self.rest: int | None = None
        self.keywords: list[_Keyword] = []
        #: The slot of `**options`.
        self.keyword_rest: int | None = None
        #: The slot of `&block`.
        self.block_slot: int | None = None
        self.body: Closure | None = None
        #: How often it has run, in calls and iterations; and what makes a function of it then.
        self.heat = 0
        self.generate: Callable[[], Entry | None] | None = None
        #: The function.
        self.entry: Entry | None = None
        #: The number of arguments that it takes as they are; -1 if that depends on them.
        self.entry_count = -1
        #: How many slots a call needs; 0 for a method made from a block.
        self.frame_size = 0

    @cached_property
    def needed(self) -> int:
        """The number of parameters that need an argument."""
        optional = sum(default is not None for default in self.defaults)
        return len(self.slots) - optional - (self.rest is not None)

    def call(
        self,
        run: Run,
        values: list[Value],
        block: Proc | None = None,
        receiver: Value = None,
        owner: Value = None,
    ) -> Value:
        """Call it, on the current `self` unless another receiver is given."""
        if self.heat >= Heat.enough and self.generate is not None:
            self.entry, self.generate = self.generate(), None
            if self.entry is not None and self.is_plain:
                self.entry_count = len(self.slots)
        entry = self.entry
        if entry is not None:
            current = run.slots[SELF] if receiver is None else receiver
            if len(values) == self.entry_count:
                return entry(run, current, owner, block, *values)
            if len(values) in self.missing:
                return entry(run, current, owner, block, *values, *self.missing[len(values)])
            self._check_count(len(values) - self._has_keywords(values))
            return entry(run, current, owner, block, *self._distributed(list(values)))
        if self.unsupported is not None:
            raise self.unsupported.error()
        self._check_count(len(values) - self._has_keywords(values))
        assert self.body is not None  # lowered before anything runs
        before = run.steps
        run.tick()
        if run.depth >= MAX_DEPTH:
            raise RubyError("SystemStackError", "stack level too deep")
        outer = run.slots
        if self.frame_size:
            run.slots = [None] * self.frame_size
            run.slots[SELF] = outer[SELF] if receiver is None else receiver
            run.slots[OWNER] = owner
        run.depth += 1
        try:
            if self.block_slot is not None:
                run.slots[self.block_slot] = block
            self._assign(run, list(values))
            return self.body(run)
        except Return as jump:
            if jump.owner is not self:
                raise
            return jump.value
        except UnsupportedRuby as problem:
            if problem.path is None:
                problem.path = self.path
            raise
        finally:
            run.depth -= 1
            run.slots = outer
            self.heat += run.steps - before

    @cached_property
    def is_plain(self) -> bool:
        """Whether each parameter takes one argument."""
        return self.needed == len(self.slots) and not self.keywords and self.keyword_rest is None

    @cached_property
    def missing(self) -> dict[int, tuple[Value, ...]]:
        """What is passed for optional parameters at the end, by the number of arguments."""
        optional = [default is not None for default in self.defaults]
        if self.rest is not None or self.keywords or self.keyword_rest is not None:
            return {}
        if optional != sorted(optional):
            return {}
        count = len(self.slots)
        return {given: (MISSING,) * (count - given) for given in range(self.needed, count)}

    def _distributed(self, values: list[Value]) -> list[Value]:
        """One argument for each parameter, for the function."""
        named: list[Value] = []
        if self.keywords or self.keyword_rest is not None:
            named = self._named(values.pop() if self._has_keywords(values) else {})
        spare = len(values) - self.needed
        position = 0
        made: list[Value] = []
        for index, default in enumerate(self.defaults):
            if index == self.rest:
                end = position + max(spare, 0)
                made.append(values[position:end])
                position = end
            elif default is not None and spare <= 0:
                made.append(MISSING)
            else:
                made.append(values[position])
                position += 1
                spare -= default is not None
        return made + named

    def _named(self, given: dict[Value, Value]) -> list[Value]:
        """The keyword arguments, and the rest of them."""
        rest = dict(given)
        made = [rest.pop(Symbol(keyword.name), MISSING) for keyword in self.keywords]
        missing = [
            f":{keyword.name}"
            for keyword, value in zip(self.keywords, made, strict=True)
            if value is MISSING and keyword.default is None
        ]
        self._check_keywords(missing, rest)
        return [*made, rest] if self.keyword_rest is not None else made

    def given(self, run: Run) -> list[Value]:
        """The arguments, for `super` without any."""
        values: list[Value] = []
        for index, slot in enumerate(self.slots):
            if index == self.rest:
                values += run.slots[slot]
            else:
                values.append(run.slots[slot])
        named: dict[Value, Value] = {}
        for keyword in self.keywords:
            named[Symbol(keyword.name)] = run.slots[keyword.slot]
        if self.keyword_rest is not None:
            named.update(run.slots[self.keyword_rest])
        return [*values, named] if named else values

    def _has_keywords(self, values: list[Value]) -> bool:
        takes = self.keywords or self.keyword_rest is not None
        if not takes or not values or not isinstance(values[-1], dict):
            return False
        # A last hash that no positional parameter takes holds keyword arguments.
        return len(values) > self.needed and all(isinstance(name, Symbol) for name in values[-1])

    def _check_count(self, given: int) -> None:
        needed = self.needed
        if given >= needed and (self.rest is not None or given <= len(self.slots)):
            return
        if self.rest is not None:
            expected = f"{needed}+"
        else:
            expected = str(needed) if needed == len(self.slots) else f"{needed}..{len(self.slots)}"
        error = argument_error(given, expected)
        error.line = self.line  # Ruby reports the definition
        raise error

    def _assign(self, run: Run, values: list[Value]) -> None:
        if self.keywords or self.keyword_rest is not None:
            self._assign_keywords(run, values.pop() if self._has_keywords(values) else {})
        spare = len(values) - self.needed
        position = 0
        for index, slot in enumerate(self.slots):
            default = self.defaults[index]
            if index == self.rest:
                end = position + max(spare, 0)
                run.slots[slot] = values[position:end]
                position = end
            elif default is not None and spare <= 0:
                run.slots[slot] = default(run)
            else:
                run.slots[slot] = values[position]
                position += 1
                spare -= default is not None

    def _assign_keywords(self, run: Run, given: dict[Value, Value]) -> None:
        rest = dict(given)
        missing = []
        for keyword in self.keywords:
            name = Symbol(keyword.name)
            if name in rest:
                run.slots[keyword.slot] = rest.pop(name)
            elif keyword.default is None:
                missing.append(f":{keyword.name}")
            else:
                run.slots[keyword.slot] = keyword.default(run)
        self._check_keywords(missing, rest)
        if self.keyword_rest is not None:
            run.slots[self.keyword_rest] = rest

    def _check_keywords(self, missing: list[str], rest: dict[Value, Value]) -> None:
        if missing:
            plural = "s" if len(missing) > 1 else ""
            raise RubyError("ArgumentError", f"missing keyword{plural}: {', '.join(missing)}")
        if self.keyword_rest is None and rest:
            from mupuppet.ruby_semantics.conversion import inspect

            plural = "s" if len(rest) > 1 else ""
            unknown = ", ".join(map(inspect, rest))
            raise RubyError("ArgumentError", f"unknown keyword{plural}: {unknown}")


def lower_definition(lowering: Lowering, node: Node) -> Closure:
    """A definition; its value is not used."""
    if lowering.owner is Owner.OBJECT:
        from mupuppet.ruby.compilation.definitions import lower_class_method

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
    if around is None:
        lowering.slot_count = FIRST_SLOT
    try:
        _lower_parts(lowering, made, parameters, owner)
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
    context = copy(lowering)

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
        made.keywords.append(_Keyword(name, lowering.declare(name), default))
        return
    if kind == "hash_splat_parameter":
        made.keyword_rest = lowering.declare(name) if name else lowering.new_slot()
        return
    if kind == "block_parameter":
        made.block_slot = lowering.declare(name)
        return
    if kind not in ("identifier", "optional_parameter", "splat_parameter"):
        raise unsupported(node)
    if kind == "splat_parameter":
        made.rest = len(made.slots)
    made.defaults.append(lowering.value_of(node, "value") if kind == "optional_parameter" else None)
    made.names.append(name)
    made.slots.append(lowering.declare(name) if name else lowering.new_slot())


def _lower_return(lowering: Lowering, node: Node) -> Closure:
    """`return` from a method."""
    from mupuppet.ruby.compilation.calls import lower_argument_list

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
    from mupuppet.ruby.compilation.calls import lower_argument_list

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


LOWERINGS.update({"method": lower_definition, "return": _lower_return, "yield": _lower_yield})
