"""Arguments of calls, and the elements of arrays and hashes."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.compilation.literals import lower_constant, lower_frozen
from mupuppet.ruby.compilation.lowering import (
    IGNORED,
    LOWERINGS,
    Lowering,
    Node,
    operand_of,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.enumerable import spread
from mupuppet.ruby.core.method_names import ruby_knows_method
from mupuppet.ruby.core.objects import MODULE_METHODS, OBJECT_METHODS
from mupuppet.ruby.core.procs import as_proc, named_proc
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby.core.runtime import CLASS_TABLES, COMMON, TABLES, call_method
from mupuppet.ruby.core.singletons import call_extended
from mupuppet.ruby_semantics.comparison import key
from mupuppet.ruby_semantics.conversion import as_hash, to_s
from mupuppet.ruby_semantics.objects import Symbol
from mupuppet.values.value import Value


class Arguments:
    """Arguments of a call, or elements of an array."""

    def __init__(self) -> None:
        self.closures: list[Closure] = []
        #: Which of them are spread.
        self.splats: set[int] = set()
        #: Evaluates the block, if it is among the arguments.
        self.block: Closure | None = None

    @property
    def is_single(self) -> bool:
        return len(self.closures) == 1 and not self.splats

    def evaluation(self) -> Closure:
        """The function that evaluates them: most calls have no argument, or one."""
        if not self.closures:
            return lambda run: []
        if self.is_single:
            (only,) = self.closures
            return lambda run: [only(run)]
        return self.list

    def list(self, run: Run) -> list[Value]:
        """Their values."""
        if not self.splats:
            return [closure(run) for closure in self.closures]
        values: list[Value] = []
        for position, closure in enumerate(self.closures):
            value = closure(run)
            if position in self.splats:
                values += spread(run, value)
            else:
                values.append(value)
        return values


def lower_argument_list(
    lowering: Lowering, node: Node | None, children: list[Node] | None = None
) -> Arguments:
    """The arguments in a node; pairs without braces make one hash at the end."""
    arguments = Arguments()
    pairs: list[Node] = []
    if children is None:
        children = [] if node is None else node.named_children
    for child in children:
        kind = child.type
        if kind in IGNORED:
            continue
        if kind in ("pair", "hash_splat_argument"):
            pairs.append(child)
        elif kind == "block_argument":
            arguments.block = _block_argument(lowering, child)
        elif kind == "splat_argument":
            arguments.splats.add(len(arguments.closures))
            arguments.closures.append(lowering.lower(operand_of(child)))
        elif kind == "forward_argument":
            arguments.splats.add(len(arguments.closures))
            arguments.closures.append(_unnamed(lowering, child, "*"))
            arguments.splats.add(len(arguments.closures))
            arguments.closures.append(_keywords(_unnamed(lowering, child, "**")))
            arguments.block = _unnamed(lowering, child, "&")
        else:
            arguments.closures.append(lowering.lower(child))
    if pairs:
        arguments.closures.append(_pairs(lowering, pairs))
    return arguments


def _unnamed(lowering: Lowering, node: Node, kind: str) -> Closure:
    """What a parameter without a name has received."""
    return _local(lowering, node, kind, f"an argument `{kind}' without a name")


def _local(lowering: Lowering, node: Node, name: str, otherwise: str) -> Closure:
    """The value of a local variable; without one the construct is not supported."""
    slot = lowering.names.find(name)
    if slot is None:
        raise unsupported(node, otherwise)
    return lambda run: run.slots[slot]


def _keywords(options: Closure) -> Closure:
    """The keywords that are passed on, as the last argument if there are any."""

    def given(run: Run) -> Value:
        found = options(run)
        return [dict(found)] if found else []

    return given


def _block_argument(lowering: Lowering, node: Node) -> Closure:
    if not node.named_children:
        return _unnamed(lowering, node, "&")
    inner = node.named_children[0]
    if inner.type == "simple_symbol":
        name = source_of(inner)[1:]
        check_method_name(lowering, name, node)
        find = method_of(lowering, name)
        return lambda run: named_proc(run, name, find)
    value = lowering.lower(inner)
    return lambda run: as_proc(run, value(run))


def method_of(lowering: Lowering, name: str) -> Callable[..., Value]:
    """The function that finds a method: few may be those of a single object."""
    return call_extended if lowering.program_files.is_own_of_objects(name) else call_method


def check_method_name(lowering: Lowering, name: str, node: Node) -> None:
    """Reject methods that Ruby has and that are not implemented here."""
    if name in lowering.program_files.methods:
        return
    if lowering.program_files.has_classes and (name in OBJECT_METHODS or name in MODULE_METHODS):
        return
    if name in COMMON or any(name in table for table in TABLES.values()):
        return
    if any(name in table for table in CLASS_TABLES.values()):
        return
    if name.startswith("function_"):
        return
    if ruby_knows_method(name):
        raise unsupported(node, f"the method `{name}'")


def _array(lowering: Lowering, node: Node) -> Closure:
    return lower_argument_list(lowering, node).list


def _hash(lowering: Lowering, node: Node) -> Closure:
    return _pairs(lowering, node.named_children)


def _pairs(lowering: Lowering, nodes: list[Node]) -> Closure:
    """A hash of pairs and of hashes that are spread."""
    entries: list[tuple[Closure | None, Closure]] = []
    for node in nodes:
        if node.type == "comment":
            continue
        if node.type == "hash_splat_argument":
            entries.append((None, lowering.lower(operand_of(node))))
            continue
        if node.type != "pair":
            raise unsupported(node)
        key_node = node.child_by_field_name("key")
        value_node = node.child_by_field_name("value")
        if key_node.type == "hash_key_symbol":
            name: Closure = lower_constant(Symbol(source_of(key_node)))
            if value_node is None:
                entries.append((name, _value_of_name(lowering, node, source_of(key_node))))
                continue
        elif value_node is None:
            raise unsupported(node, "a key without a value")
        elif any(child.type == ":" for child in node.children):
            string = lowering.lower(key_node)
            name = _as_symbol(string)
        else:
            name = lower_frozen(lowering, key_node)
        entries.append((name, lowering.lower(value_node)))

    def build(run: Run) -> Value:
        made: dict[Value, Value] = {}
        for name, value in entries:
            if name is None:
                made.update(as_hash(value(run)))
            else:
                made[key(name(run))] = value(run)
        return made

    return build


def _value_of_name(lowering: Lowering, node: Node, name: str) -> Closure:
    """`{name:}`: the variable of that name."""
    return _local(lowering, node, name, f"the key `{name}' without a value")


def _as_symbol(string: Closure) -> Closure:
    return lambda run: Symbol(to_s(string(run)))


LOWERINGS.update({"array": _array, "hash": _hash})
