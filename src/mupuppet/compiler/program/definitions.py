"""What manifests define: classes, defined types, nodes, functions and type aliases.

A definition is lowered when it is first used. One set of definitions serves many
compilations: nothing here belongs to one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NoReturn

from mupuppet.basics.lazy import cached
from mupuppet.basics.records import Record
from mupuppet.compiler.errors import EvaluationError
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.node_names import pattern_name
from mupuppet.versions import DEFAULT, PuppetVersion

if TYPE_CHECKING:
    from mupuppet.diagnostics import Diagnostic


class Unit(Record, frozen=False, eq=False, slots=False):
    """A parsed file: its source, its module and its definitions.

    All compilations of an environment share it as long as the file does not change.
    """

    source: SourceFile
    program: n.Program
    module: str | None = None
    #: Lowers it in an unusual way, for example to record what is evaluated.
    make_lowering: Callable[[Unit], object] | None = None
    #: The version of Puppet, which the names of nodes depend on.
    puppet: PuppetVersion = DEFAULT
    #: The definitions in the file.
    nodes: tuple[n.Definition, ...] = ()
    #: Diagnostics that do not prevent its use.
    warnings: tuple[Diagnostic, ...] = ()
    #: What is logged about its definitions when it is read: level and message.
    logs: tuple[tuple[str, str], ...] = ()

    @cached
    def frozen_strings(self) -> frozenset[int]:
        """The identities of its literal strings that Puppet freezes: names, and those in `'…'`."""
        text = self.source.text
        found: set[int] = set()
        of_heredocs: set[int] = set()
        for node in n.walk(self.program):
            if isinstance(node, n.Heredoc):
                of_heredocs.add(id(node.text))
            elif isinstance(node, n.Name):
                found.add(id(node.value))
            elif isinstance(node, n.String):
                if text[node.start] != '"' and id(node) not in of_heredocs:
                    found.add(id(node.value))
        return frozenset(found)

    @cached
    def definitions(self) -> tuple[Definition, ...]:
        """Its classes, defined types and nodes."""
        return tuple(_definitions(self))

    @cached
    def functions_and_types(self) -> tuple[n.FunctionDefinition | n.TypeAlias, ...]:
        return tuple(
            [each for each in self.nodes if isinstance(each, (n.FunctionDefinition, n.TypeAlias))]
        )


#: Statements whose value is what they declare or change, if they have one.
_DECLARING = (n.Resource, n.ResourceDefaults, n.ResourceOverride, n.Collector, n.Relationship)
DefinitionNode = n.ClassDefinition | n.DefinedType | n.NodeDefinition | n.Program


class Definition(Record, frozen=False, eq=False, slots=False):
    """A class, a defined type, a node, or the main manifests."""

    kind: str  # "class", "define", "node"
    name: str
    node: DefinitionNode
    unit: Unit
    parent: str | None = None
    #: For nodes that are given by a regular expression.
    pattern: n.Regexp | None = None

    @property
    def module(self) -> str | None:
        return self.unit.module

    @cached
    def ends_with_value(self) -> bool:
        """Whether the code may end with a value other than what it declares."""
        return bool(self.node.body) and not isinstance(self.node.body[-1], _DECLARING)

    @property
    def line(self) -> int:
        return self.unit.source.line(self.node.start)

    def __str__(self) -> str:
        return {"class": "Class", "define": "Define", "node": "Node"}[self.kind] + f"[{self.name}]"


class Definitions:
    """All definitions that a compilation can use."""

    def __init__(self) -> None:
        self.classes: dict[str, Definition] = {}
        self.defines: dict[str, Definition] = {}
        self.nodes: dict[str, Definition] = {}
        self.functions: dict[str, tuple[n.FunctionDefinition, Unit]] = {}
        self.type_aliases: dict[str, tuple[n.TypeAlias, Unit]] = {}
        self.main: list[Unit] = []
        #: All files, in the order in which they were read.
        self.units: list[Unit] = []

    def add_unit(self, unit: Unit) -> None:
        """Add what a file defines."""
        self.units.append(unit)
        for definition in unit.definitions:
            if definition.kind == "class":
                self._add_class(definition)
            elif definition.kind == "define":
                self._add_define(definition)
            else:
                self._add_node(definition)
        for node in unit.functions_and_types:
            if isinstance(node, n.FunctionDefinition):
                name = node.name.lower().removeprefix("::")
                self._reject_second("function", name, self.functions.get(name), node, unit)
                self.functions[name] = (node, unit)
            else:
                name = node.name.lower()
                self._reject_second("type", name, self.type_aliases.get(name), node, unit)
                self.type_aliases[name] = (node, unit)

    @staticmethod
    def _reject_second(
        kind: str, name: str, first: tuple[n.Node, Unit] | None, node: n.Node, unit: Unit
    ) -> None:
        """The main manifests, or those of one module, must not define something twice."""
        if first is None or first[0] is node or first[1].module != unit.module:
            return
        other, place = first
        position = place.source.position(n.anchor(other))
        where = f"file://{place.source.name}?line={position.line}&pos={position.column}"
        message = (
            f"Attempt to redefine entity 'http://puppet.com/2016.1/runtime/{kind}/{name}'. "
            f"Originally set at {where}."
        )
        raise EvaluationError("redefined", message)

    def of(self, node: n.ClassDefinition | n.DefinedType) -> Definition:
        """What has been made of a node."""
        table = self.classes if isinstance(node, n.ClassDefinition) else self.defines
        return table[node.name.lower()]

    def _add_class(self, definition: Definition) -> None:
        name = definition.name
        if name in self.classes:
            self._reject(definition, self.classes[name], "Class", "redefine")
        if name in self.nodes:
            self._reject(definition, self.nodes[name], "Node", "be redefined as a class")
        if name in self.defines:
            self._reject(definition, self.defines[name], "Definition", "be redefined as a class")
        self.classes[name] = definition

    def _add_define(self, definition: Definition) -> None:
        name = definition.name
        existing = self.classes.get(name)
        if existing is not None:
            where = _context(existing)
            message = (
                f"'{name}' is already defined{where} as a class; cannot redefine as a definition"
            )
            raise EvaluationError(
                "duplicate-definition", message, definition.unit.source, definition.node
            )
        if name in self.defines:
            self._reject(definition, self.defines[name], "Definition", "be redefined")
        self.defines[name] = definition

    def _add_node(self, definition: Definition) -> None:
        name = definition.name
        if name in self.nodes:
            self._reject(definition, self.nodes[name], "Node", "redefine")
        if name in self.classes:
            self._reject(definition, self.classes[name], "Class", "be redefined as a node")
        self.nodes[name] = definition

    @staticmethod
    def _reject(definition: Definition, existing: Definition, what: str, verb: str) -> NoReturn:
        """Two definitions have the same name."""
        where = _context(existing)
        message = f"{what} '{definition.name}' is already defined{where}; cannot {verb}"
        raise EvaluationError(
            "duplicate-definition", message, definition.unit.source, definition.node
        )


def _definitions(unit: Unit) -> Iterator[Definition]:
    for node in unit.nodes:
        if isinstance(node, n.ClassDefinition):
            parent = node.parent.lower().removeprefix("::") if node.parent else None
            yield Definition("class", node.name.lower(), node, unit, parent)
        elif isinstance(node, n.DefinedType):
            yield Definition("define", node.name.lower(), node, unit)
        elif isinstance(node, n.NodeDefinition):
            yield from _node_definitions(node, unit)


def _node_definitions(node: n.NodeDefinition, unit: Unit) -> Iterator[Definition]:
    """One definition for each of the names of a node."""
    for host in node.hosts:
        match host:
            case n.Regexp(pattern):
                name = pattern_name(pattern, unit.puppet)
                yield Definition("node", name, node, unit, None, host)
            case n.Default():
                yield Definition("node", "default", node, unit)
            case n.String(value) | n.Heredoc(_, n.String(value)):
                yield Definition("node", value.lower(), node, unit)
            case _:
                pass  # validation has rejected the others


def _context(definition: Definition) -> str:
    return f" (file: {definition.unit.source.name}, line: {definition.line})"
