"""The interface of the compiler: inputs in, a compilation out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from mupuppet.basics.caches import empty_caches
from mupuppet.basics.garbage import WithoutCollection
from mupuppet.basics.records import Record, field, replace
from mupuppet.catalog import Catalog
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import BeginAgain, EvaluationError
from mupuppet.compiler.evaluation.initial_state import parameter_logs
from mupuppet.compiler.evaluation.interrupted_evaluation import evaluation_steps, release_frames
from mupuppet.compiler.finishing.output import exported_resources, finished_catalog
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.compiler.limits import OutOfTime, current, on_large_stack
from mupuppet.compiler.program.program import CodeRejected
from mupuppet.compiler.puppet_errors import PuppetError, of_evaluation, of_rejection
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.exports import ExportedResource
from mupuppet.environment.permissions import Refused
from mupuppet.functions.control_flow import Jump
from mupuppet.source import SourceFile, Span
from mupuppet.syntax.depth import deep_recursion
from mupuppet.types.base import UnusableType
from mupuppet.values.host_objects import HostObjectProblem
from mupuppet.values.regexps import PatternError, search_seconds
from mupuppet.values.undetermined import noted
from mupuppet.versions.current import current_version

if TYPE_CHECKING:
    from mupuppet.catalog.explanation import Explanation
    from mupuppet.values.value import Value

#: Creates the compiler for some inputs, such as one that records what it does.
MakeCompiler = Callable[[CompilationInputs], Compiler]


class Explanations(Protocol):
    """What `Compilation.why` asks."""

    def resource(self, ref: str, /) -> Explanation: ...

    def attribute(self, ref: str, name: str, /) -> Explanation: ...


class Compilation(Record):
    """The result of a compilation."""

    ok: bool
    catalog: Catalog | None
    diagnostics: tuple[Diagnostic, ...]
    #: Level and message of what was logged, by functions or by the compiler.
    logs: tuple[tuple[str, str], ...] = field(default=())
    #: The inputs; the same inputs give the same result.
    inputs: CompilationInputs | None = field(default=None, repr=False, compare=False)
    #: What the node exports to others, if there is a store.
    exported: tuple[ExportedResource, ...] = field(default=(), repr=False)
    #: After several errors in one file: Puppet's message with their number. They are logged.
    summary: str | None = None
    #: Secrets that the catalog has in clear: what was unwrapped, or decrypted by Hiera.
    revealed: frozenset[str] = field(default=frozenset(), repr=False, compare=False)
    #: Puppet's error, if the compilation has failed.
    puppet_error: PuppetError | None = field(default=None, repr=False)
    #: Explains this compilation; `mupuppet.compile` provides it.
    explain: Callable[[Compilation], Explanations] | None = field(
        default=None, repr=False, compare=False
    )

    def why(self, resource: str, attribute: str | None = None) -> Explanation:
        """Why an attribute has its value, or why a resource is in the catalog.

        The compilation is run again with a recorder. For many questions, make a
        `mupuppet.Provenance` of the compilation, which does that once.
        """
        if self.explain is None:
            raise TypeError("only a compilation of `mupuppet.compile` can explain itself")
        explanations = self.explain(self)
        if attribute is None:
            return explanations.resource(resource)
        return explanations.attribute(resource, attribute)

    def _repr_html_(self) -> str:
        from mupuppet.catalog.notebook import diagnostics_html

        catalog = "" if self.catalog is None else self.catalog._repr_html_()
        return diagnostics_html(self.diagnostics) + catalog

    def __repr__(self) -> str:
        shown = repr(self.catalog) if self.error is None else f"error {self.error.message!r}"
        return f"<Compilation: {shown}, {len(self.diagnostics)} diagnostics>"

    @property
    def error(self) -> Diagnostic | None:
        """The mistake that ended the compilation."""
        return next((d for d in self.diagnostics if d.is_error), None)

    @property
    def failure(self) -> str | None:
        """What Puppet would fail with: the message of the error, or how many were logged."""
        return self.summary or (None if self.error is None else self.error.message)


def compile(inputs: CompilationInputs, make: MakeCompiler | None = None) -> Compilation:
    """Compile the catalog of a node.

    A mistake in the code is never an exception: it is among the diagnostics of the result.
    A compiler from `make` is not released at the end of its run.
    """
    limits = inputs.options.limits
    try:
        result = on_large_stack(lambda: _completed(inputs, make), limits.seconds)
    except (OutOfTime, MemoryError) as problem:  # outside what `_run` handles
        result = _interrupted(problem, inputs, None)
    changed = inputs.environment.changed_files()
    if changed:
        result = replace(result, diagnostics=(*result.diagnostics, _mixed(changed)))
    logs = (*parameter_logs(inputs), *result.logs)
    result = replace(result, inputs=inputs, logs=logs)
    if result.puppet_error is not None:
        error = result.puppet_error
        error = replace(error, message=f"{error.message} on node {inputs.node.name}")
        result = replace(result, puppet_error=error)
    return result if inputs.options.allow_cycles else _without_cycles(result)


def _mixed(changed: list[str]) -> Diagnostic:
    """Warn if the catalog may mix two states of the environment."""
    more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    return Diagnostic(
        "environment-changed",
        Severity.WARNING,
        f"files changed while they were used: {changed[0]}{more}; compile again",
        SourceFile("", changed[0]),
        Span(0, 0),
        0,
    )


def _without_cycles(result: Compilation) -> Compilation:
    """The same compilation, failed if there is a dependency cycle."""
    diagnostics = tuple(
        replace(each, severity=Severity.ERROR) if each.id == "dependency-cycle" else each
        for each in result.diagnostics
    )
    if diagnostics == result.diagnostics:
        return result
    return replace(result, ok=False, catalog=None, diagnostics=diagnostics)


def _completed(inputs: CompilationInputs, make: MakeCompiler | None) -> Compilation:
    """The result of a run, or of another one if Ruby code needs another Ruby."""
    try:
        return _run(inputs, make)
    except BeginAgain as need:
        again = replace(inputs, options=replace(inputs.options, ruby=need.ruby))
        try:
            result = _completed(again, make)
        finally:
            if need.is_owned:
                need.ruby.close()
        if need.warning is None:
            return result
        warning = Diagnostic(
            "puppet-library", Severity.WARNING, need.warning, SourceFile("", ""), Span(0, 0), 0
        )
        return replace(result, diagnostics=(warning, *result.diagnostics))


def _run(inputs: CompilationInputs, make: MakeCompiler | None) -> Compilation:
    """Create a compiler, run it, take the catalog, and release the compiler."""
    limits = inputs.options.limits
    current.set(limits)  # for this thread alone, which was created for the compilation
    search_seconds.set(limits.search_seconds)
    current_version.set(inputs.environment.puppet)
    if inputs.reads is not None:
        noted.set(inputs.reads.undetermined)
    compiler: Compiler | None = None
    # A compilation creates few cycles and many objects: collecting would only take time.
    with WithoutCollection():
        try:
            compiler = Compiler(inputs) if make is None else make(inputs)
            with deep_recursion():
                compiler.run()
                catalog = finished_catalog(compiler)
                exported = () if inputs.exports is None else exported_resources(compiler)
            diagnostics, logs = tuple(compiler.log.diagnostics), tuple(compiler.log.entries)
            revealed = _revealed(compiler)
            return Compilation(
                True, catalog, diagnostics, logs, exported=exported, revealed=revealed
            )
        except CodeRejected as rejected:
            logs = tuple(compiler.log.entries if compiler is not None else rejected.logs)
            diagnostics, summary = rejected.diagnostics, rejected.summary
            first = next(each for each in diagnostics if each.is_error)
            main = inputs.environment.name if compiler is None else None
            error = of_rejection(first, summary, main)
            return Compilation(False, None, diagnostics, logs, summary=summary, puppet_error=error)
        except EvaluationError as problem:
            return _failed(problem, compiler)
        except UnusableType as problem:
            return _failed(EvaluationError(problem.id, problem.message), compiler)
        except Refused as refused:
            reason = EvaluationError(
                refused.id, refused.message, hint=refused.hint, notes=refused.notes
            )
            return _failed(reason, compiler)
        except Jump as jump:
            name = {"NextJump": "next", "ReturnJump": "return"}.get(type(jump).__name__, "break")
            message = f"{name}() from context where this is illegal"
            illegal = EvaluationError("illegal-jump", message, jump.source, jump.node)
            return _failed(illegal, compiler)
        except (RecursionError, MemoryError, OutOfTime, PatternError, HostObjectProblem) as problem:
            return _interrupted(problem, inputs, compiler)
        except ValueError as problem:
            from mupuppet.values.ruby_numbers import has_too_many_digits

            if not has_too_many_digits(problem):
                raise
            return _interrupted(problem, inputs, compiler)
        finally:
            if compiler is not None:
                compiler.end_ruby()
                if make is None:
                    compiler.release()


def _revealed(compiler: Compiler) -> frozenset[str]:
    """The strings in values that were Sensitive or encrypted, and no longer are."""
    found: set[str] = set()
    data = compiler.used_data
    waiting: list[Value] = [*compiler.log.revealed, *(data.hiera.secrets if data else ())]
    while waiting:
        value = waiting.pop()
        if isinstance(value, (list, tuple)):
            waiting.extend(value)
        elif isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, str) and value:
            found.add(value)
    return frozenset(found)


def _failed(error: EvaluationError, compiler: Compiler | None) -> Compilation:
    before = tuple(compiler.log.diagnostics) if compiler is not None else ()
    logs = tuple(compiler.log.entries) if compiler is not None else ()
    diagnostics = (*before, error.diagnostic())
    return Compilation(False, None, diagnostics, logs, puppet_error=of_evaluation(error))


def _interrupted(
    problem: BaseException, inputs: CompilationInputs, compiler: Compiler | None
) -> Compilation:
    if isinstance(problem, MemoryError):
        empty_caches()  # what follows needs some memory
    steps = evaluation_steps(problem.__traceback__)
    # The results are dropped, because reporting the problem needs memory, too.
    release_frames(problem.__traceback__)
    from mupuppet.compiler.interruptions import interrupted

    return _failed(interrupted(problem, steps, inputs.options.limits), compiler)
