"""The environment of a test: functions, types, lookups and expressions, called from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from mupuppet.basics.records import Record
from mupuppet.testing.explanations import shown

if TYPE_CHECKING:
    from mupuppet.compiler.lookups import Asker
    from mupuppet.diagnostics import Diagnostic
    from mupuppet.environment.environment import Environment
    from mupuppet.testing.case import Case
    from mupuppet.testing.project import Project
    from mupuppet.types.base import Type

T = TypeVar("T")

#: pytest shows no frames of this module.
__tracebackhide__ = True
_EXPRESSION = "mupuppet_expression"


class PuppetError(Exception):
    """What Puppet would fail with: `pytest.raises(PuppetError, match=…)`."""


class EnvironmentUnderTest:
    """Questions about the environment of a test, as a node with the facts of its case asks them."""

    def __init__(self, project: Project, case: Case) -> None:
        self._project = project
        self._case = case

    def __call__(self, **arguments: Any) -> EnvironmentUnderTest:
        """The same with other arguments: facts, data, pre, …"""
        return EnvironmentUnderTest(self._project, self._case.with_arguments(arguments))

    @property
    def environment(self) -> Environment:
        """The environment itself, for `mupuppet.compile` and others."""
        return self._project.environment(self._case)

    def call(self, function: str, *arguments: Any) -> Any:
        """The result of a function. Raises PuppetError."""
        return self._ask(
            lambda asker: asker.hiera.host.call_function(function, list(arguments), asker.scope)
        )

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in Puppet's language. Raises PuppetError."""
        definition = f"function {_EXPRESSION}() {{\n{expression}\n}}\n"
        return self(pre=f"{self._case.pre or ''}\n{definition}").call(_EXPRESSION)

    def lookup(self, key: str, **options: Any) -> Any:
        """What data has for a key: `merge`, `default` as the function has them."""
        return self._ask(lambda asker: asker.hiera.lookup(key, asker.scope, **options))

    def type(self, name: str) -> TypeUnderTest:
        """A data type or an alias, with its parameters. Raises PuppetError."""
        from mupuppet.types.aliases import TypeReference
        from mupuppet.types.base import TypeArgumentError

        def find(asker: Asker) -> Type:
            try:
                found = asker.type_named(name)
            except TypeArgumentError as error:
                raise PuppetError(str(error)) from None
            if isinstance(found, TypeReference):
                raise PuppetError(f"there is no type {name}")
            return found

        return TypeUnderTest(name, self._ask(find))

    def _ask(self, question: Callable[[Asker], T]) -> T:
        from mupuppet.compiler.lookups import ask
        from mupuppet.diagnostics import Diagnostic
        from mupuppet.hiera.errors import HieraError

        def answer(asker: Asker) -> T | Diagnostic:
            try:
                return question(asker)
            except HieraError as error:
                return asker.diagnostic(error)

        answers = ask(self._project.inputs(self._case), answer)
        found = answers.found
        errors = [each for each in answers.diagnostics if each.is_error]
        if isinstance(found, Diagnostic):
            errors.append(found)
        if errors:
            raise _error(errors[0])
        return found  # type: ignore[return-value]  # there is one, since there are no errors


def _error(problem: Diagnostic) -> PuppetError:
    """The error with Puppet's message, and our hint as a note."""
    error = PuppetError(problem.message)
    if problem.hint:
        error.add_note(problem.hint)
    return error


class TypeUnderTest(Record, eq=False):
    """A data type."""

    name: str
    type: Type

    def __repr__(self) -> str:
        return f"<type {self.name}>"

    def __contains__(self, value: object) -> bool:
        return self.type.is_instance(value)

    def accepts(self, *values: Any) -> TypeUnderTest:
        """All these values are instances."""
        from mupuppet.types.inference import infer
        from mupuppet.types.mismatch import describe_mismatch

        for value in values:
            if value not in self:
                problem = describe_mismatch("the value", self.type, infer(value))
                raise AssertionError(f"{self.name} does not accept {shown(value)}\n    {problem}")
        return self

    def rejects(self, *values: Any) -> TypeUnderTest:
        """None of these values is an instance."""
        for value in values:
            if value in self:
                raise AssertionError(f"{self.name} accepts {shown(value)}")
        return self
