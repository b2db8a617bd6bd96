"""Lookups as a compilation would make them.

The value of a key depends on variables: facts, trusted facts, and what the main manifests and the
node's definition set. So the node is compiled first, and keys are looked up where a class of that
node would look them up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mupuppet.basics.records import Record, replace
from mupuppet.compiler.api import compile
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.host.hiera_data import DataMistake, LookupScope
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.compiler.program.program import Program
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.environment import Environment
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.hiera import Hiera
from mupuppet.types.base import Type
from mupuppet.types.builtin import parse_type

T = TypeVar("T")


class Asker(Record):
    """What is needed to ask: data, the scope of the questions, and the types that code knows."""

    hiera: Hiera
    scope: LookupScope

    def type_named(self, written: str) -> Type:
        """The type that a string stands for. Raises TypeArgumentError."""
        return parse_type(written, self.hiera.host.resolve_type)

    def diagnostic(self, error: HieraError) -> Diagnostic:
        """A mistake in the data, at its place."""
        return DataMistake(error, self.hiera, None).diagnostic()


class Answers(Record, Generic[T]):
    """What the questions gave; nothing, if the node cannot be compiled."""

    found: T | None
    #: What is wrong with the code.
    diagnostics: tuple[Diagnostic, ...]
    #: What was warned about while the questions were asked.
    logs: tuple[tuple[str, str], ...]


def ask(
    inputs: CompilationInputs, questions: Callable[[Asker], T], *, compiles: bool = True
) -> Answers[T]:
    """Ask questions about the data of a node.

    Without `compiles` neither manifests nor classes are evaluated: only facts and parameters
    of the node have values, as in `puppet lookup` without `--compile`.
    """
    if not compiles:
        environment = inputs.environment.derive(code="")
        inputs = replace(inputs, environment=environment, node=replace(inputs.node, classes={}))
    made: list[_AskingCompiler[T]] = []

    def make(inputs: CompilationInputs) -> Compiler:
        made.append(_AskingCompiler(questions, inputs))
        return made[-1]

    compilation = compile(inputs, make)
    if not compilation.ok or not made:
        return Answers(None, compilation.diagnostics, ())
    asked = made[-1]  # the last one: a compilation may begin again
    return Answers(asked.found, (), tuple(asked.log.entries[asked.logged_before :]))


class _AskingCompiler(Compiler, Generic[T]):
    """Compiles, and then asks."""

    found: T | None = None
    #: How much was logged before the questions.
    logged_before = 0

    def __init__(self, questions: Callable[[Asker], T], inputs: CompilationInputs) -> None:
        super().__init__(inputs)
        self._questions = questions

    def run(self) -> None:
        super().run()
        self.logged_before = len(self.log.entries)
        node_scopes = [scope for scope in self.classes.scopes.values() if scope.is_node]
        scope = node_scopes[0] if node_scopes else self.top
        self.found = self._questions(Asker(self.data.hiera, LookupScope(scope)))


def defined_nodes(environment: Environment) -> list[str]:
    """The nodes that the main manifests name; patterns name none. Raises CodeRejected."""
    nodes = Program(environment).definitions.nodes
    return sorted(
        name
        for name, definition in nodes.items()
        if definition.pattern is None and name != "default"
    )
