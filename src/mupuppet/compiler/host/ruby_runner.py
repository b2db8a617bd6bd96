"""Real Ruby for the compilation of one catalog: whether it is used, and its results."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import BeginAgain
from mupuppet.compiler.evaluation.call_context import refusal
from mupuppet.compiler.program.ruby_data_types import needs_ruby
from mupuppet.environment.permissions import Refused
from mupuppet.functions.registry import FunctionError
from mupuppet.ruby.worker.problems import PuppetLibraryNeeded, RubyUnavailable
from mupuppet.ruby.worker.ruby import EnvironmentRuby, Mode, Ruby
from mupuppet.ruby_semantics.errors import UnsupportedRuby

if TYPE_CHECKING:
    from typing import TypeVar, TypeVarTuple

    from mupuppet.compiler.model.interfaces import RubyAccess, RubyCaller
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.ruby.puppet.module_libraries import ModuleLibraries
    from mupuppet.ruby.worker.session import Session

    T = TypeVar("T")
    Arguments = TypeVarTuple("Arguments")
    H = TypeVar("H", bound=RubyCaller)


class RubyRunner:
    """The Ruby of one compilation."""

    def __init__(self, compiler: CompilationContext, ruby: Ruby | str) -> None:
        self._compiler = compiler
        environment = compiler.program.environment
        #: Whether its process ends with the compilation; otherwise it is closed elsewhere.
        self._owns = isinstance(ruby, str) and not environment.will_be_closed
        if not isinstance(ruby, str):
            self._ruby = ruby
        elif self._owns:
            self._ruby = Ruby(ruby)
        else:
            self._ruby = environment.companion(EnvironmentRuby).of(ruby)
        self._session: Session | None = None
        self._hosts: list[RubyCaller] = []

    @cached_property
    def libraries(self) -> ModuleLibraries:
        """Where code finds the files of modules that it requires."""
        from mupuppet.ruby.puppet.module_libraries import ModuleLibraries

        return ModuleLibraries(self._compiler.program.environment)

    @property
    def has_run(self) -> bool:
        """Whether Ruby has run code of this compilation."""
        return self._session is not None

    @property
    def is_available(self) -> bool:
        """Whether Ruby may be started, and is installed."""
        return self._ruby.is_available

    def do(
        self,
        what: str,
        host: H,
        natively: Callable[[RubyAccess, H, *Arguments], T],
        in_worker: Callable[[Session, H, *Arguments], T],
        *arguments: *Arguments,
    ) -> T:
        """Run code here, or if that is not possible, in the worker.

        The arguments are for either of the functions: closures would take longer to make.
        """
        self._hosts.append(host)
        reason = None
        if self._ruby.mode is not Mode.ALWAYS:
            try:
                return natively(self, host, *arguments)
            except UnsupportedRuby as problem:
                # Its traceback has this frame, and through it the whole compilation.
                reason = problem.with_traceback(None)
            except OverflowError as problem:
                # Ruby has floats and years where Python has none: real Ruby may continue.
                construct = f"a value that is out of range ({problem})"
                reason = UnsupportedRuby(construct, _line(problem))
        from mupuppet.ruby.worker.encoding import MadeWithoutRuby
        from mupuppet.ruby.worker.process import WorkerGone

        try:
            session = self._started(what, reason)
            # What it has called it cannot call a second time; global variables are not shared.
            if host.has_called or host.has_global_variables:
                raise self._with_all_in_ruby()
            return in_worker(session, host, *arguments)
        except MadeWithoutRuby:
            raise self._with_all_in_ruby() from None
        except PuppetLibraryNeeded as need:
            # What code has done in this Ruby, another one would not know.
            owns, self._owns = self._owns, False
            self._ruby.load_puppet()
            warning = (
                f"{what} uses `{need.part}` of Puppet's library, which is used from here on"
                " (--ruby puppet)"
            )
            raise BeginAgain(self._ruby, owns, warning) from None
        except Refused as refused:
            raise refusal(refused) from None
        except WorkerGone as problem:
            self._session = None
            raise FunctionError(
                f"{what} was run by Ruby, which gave no answer: {problem}", "ruby-worker"
            ) from None

    def _with_all_in_ruby(self) -> BeginAgain:
        """The compilation begins again, with all Ruby code run by Ruby."""
        if self._owns:
            ruby = Ruby(Mode.ALWAYS)
        else:
            environment = self._compiler.program.environment
            ruby = environment.companion(EnvironmentRuby).of(Mode.ALWAYS.value)
        ruby.with_puppet |= self._ruby.with_puppet
        return BeginAgain(ruby, self._owns)

    def _started(self, what: str, reason: UnsupportedRuby | None) -> Session:
        if self._compiler.inputs.reads is not None:
            self._compiler.inputs.reads.uses_worker = True
        if self._session is None:
            limits = self._compiler.limits
            environment = self._compiler.program.environment
            try:
                self._session = self._ruby.session(
                    list(self.libraries.key),
                    limits.ruby_seconds,
                    limits.ruby_megabytes,
                    environment.permissions,
                    environment.readable_roots(),
                    self._compiler.binary_string,
                )
            except RubyUnavailable as problem:
                raise _unavailable(what, reason, str(problem)) from None
        return self._session

    def release(self) -> None:
        """Cut reference cycles at the end of the compilation."""
        for host in self._hosts:
            host.release()

    def end(self) -> None:
        """The catalog is finished."""
        if self._session is not None:
            self._session.end()
            self._session = None
        if self._owns:
            self._ruby.close()


def _unavailable(what: str, reason: UnsupportedRuby | None, why: str) -> FunctionError:
    return FunctionError(needs_ruby(what, reason) + f", but {why}", "unsupported-ruby")


def _line(problem: Exception) -> int | None:
    """The line of the innermost closure that an exception came through."""
    found = None
    trace = problem.__traceback__
    while trace is not None:
        line = trace.tb_frame.f_locals.get("line")
        found = line if isinstance(line, int) else found
        trace = trace.tb_next
    return found
