"""What a function sees of the compilation that calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.variables import qualified_variable
from mupuppet.environment.permissions import Refused
from mupuppet.functions.caller_context import MISSING, Missing
from mupuppet.functions.registry import FunctionError
from mupuppet.types.base import Type
from mupuppet.values.undetermined import note_undetermined
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import CallSite
    from mupuppet.compiler.model.scope import CompilationContext, Frame
    from mupuppet.functions.caller_context import Annotations
    from mupuppet.functions.registry import Block
    from mupuppet.functions.stdlib.compiler_context import CompilerContext
    from mupuppet.source import SourceFile
    from mupuppet.syntax.nodes import Node
    from mupuppet.versions import PuppetVersion


def refusal(refused: Refused) -> FunctionError:
    """Something that code must not do, as a failed call."""
    return FunctionError(refused.message, refused.id, hint=refused.hint, notes=refused.notes)


class _ValueAnnotations:
    """What `annotate` has added to values in a compilation."""

    def __init__(self) -> None:
        self.annotations: Annotations = {}


class CallContext:
    """One call of a built-in function."""

    __slots__ = ("compiler", "lowering", "node", "scope")

    def __init__(
        self,
        compiler: CompilationContext,
        scope: Frame,
        lowering: CallSite | None,
        node: Node | None,
    ) -> None:
        self.compiler = compiler
        self.scope = scope
        self.lowering = lowering
        self.node = node

    @property
    def at_top(self) -> CallContext:
        """The same call as the top scope sees it."""
        return CallContext(self.compiler, self.compiler.top, self.lowering, self.node)

    def call_function(
        self,
        name: str,
        arguments: list[Value],
        block: Block | None = None,
        caller: str | None = None,
    ) -> Value:
        lowered = name.lower()  # names in strings may be written in any case
        if not self.compiler.functions.exists(lowered):
            raise FunctionError(f"Unknown function '{name}'", "unknown-function")
        return self.compiler.functions.call(
            lowered,
            arguments,
            block,
            self.scope,
            self.lowering,
            self.node,
            caller,
        )

    @property
    def puppet(self) -> PuppetVersion:
        return self.compiler.program.environment.puppet

    def log(self, level: str, message: str) -> None:
        self.compiler.log.add(level, message)

    def binary_string(self, content: bytes) -> Value:
        return self.compiler.binary_string(content)

    def variable(self, name: str) -> Value | Missing:
        """A variable as the caller sees it."""
        name = name.removeprefix("$")
        self.compiler.reads_variable(name, self.scope)
        if "::" in name:
            return qualified_variable(self.compiler, name.removeprefix("::"), MISSING, self.scope)
        frame: Frame | None = self.scope
        while frame is not None:
            if name in frame.variables:
                return frame.variables[name]
            frame = frame.next
        return MISSING

    @property
    def annotations(self) -> Annotations:
        return self.compiler.companions.of(_ValueAnnotations).annotations

    def freeze(self, value: Value) -> None:
        from mupuppet.compiler.model.frozen_values import FrozenValues  # few runs need it

        self.compiler.companions.of(FrozenValues).add(value)

    def find_in_module(self, directory: str, reference: str) -> str | None:
        try:
            return self.compiler.program.environment.file_in_module(directory, reference)
        except Refused as refused:
            raise refusal(refused) from None

    @property
    def place(self) -> tuple[SourceFile, Node] | None:
        """Where the call is."""
        if self.lowering is None or self.node is None:
            return None
        return self.lowering.source, self.node

    def file_search_notes(self, directory: str, reference: str) -> tuple[str, ...]:
        from mupuppet.environment.search_notes import file_search_notes

        return file_search_notes(self.compiler.program.environment, directory, reference)

    def read_bytes(self, path: str) -> bytes:
        return self.compiler.program.environment.read_bytes(path)

    def read_url(self, url: str, what: str) -> bytes:
        from mupuppet.environment.web import WebError, read_url

        note_undetermined("the network")
        try:
            return read_url(url, what, self.compiler.program.environment.permissions)
        except Refused as refused:
            raise refusal(refused) from None
        except WebError as problem:
            raise FunctionError(f"{what}: {problem}", "invalid-argument") from None

    def read_template(self, path: str) -> str:
        return self.compiler.program.environment.read_template(path)

    def module_path(self, name: str) -> str | None:
        return self.compiler.program.environment.module_root(name)

    def find_type(self, name: str) -> Type | None:
        return self.compiler.types.find(name)

    def new_lookup_context(self, arguments: list[Value]) -> Value:
        return self.compiler.data.new_context(arguments)

    def call_stack(self) -> list[tuple[str, int]]:
        return self.compiler.calls.places()

    def warn_deprecated(self, key: str, message: str, *, with_place: bool = False) -> None:
        where = "(file & line not available)"
        if with_place and self.lowering is not None and self.line is not None:
            where = f"(file: {self.lowering.source.name or 'unknown'}, line: {self.line})"
        self.warn_once(key, f"{message}\n   {where}")

    def has_warned(self, key: str) -> bool:
        return key in self.compiler.log.warned

    def warn_once(self, key: str, message: str, level: str = "warning") -> None:
        if not self.has_warned(key):
            self.compiler.log.warned.add(key)
            self.log(level, message)

    def glob(self, pattern: str) -> list[str]:
        from mupuppet.environment.data_files import DataFileError

        try:
            return self.compiler.program.environment.glob(pattern)
        except DataFileError as problem:
            raise FunctionError(
                problem.message, problem.id, hint=problem.hint, notes=problem.notes
            ) from None

    def run_generator(self, command: list[str]) -> str:
        from mupuppet.environment.programs import ProgramError, run_program

        note_undetermined("a program")
        try:
            self.compiler.program.environment.permissions.require_program(command[0])
            return run_program(command)
        except Refused as refused:
            raise refusal(refused) from None
        except ProgramError as problem:
            message = f"Failed to execute generator {command[0]}: {problem}"
            raise FunctionError(message, "generate-failed") from None

    @property
    def line(self) -> int | None:
        """The line of the call."""
        if self.lowering is None or self.node is None:
            return None
        return self.lowering.line(self.node.start)


if TYPE_CHECKING:

    def _fits(context: CallContext) -> CompilerContext:
        """Functions cast their context to this: it must have all of it."""
        return context
