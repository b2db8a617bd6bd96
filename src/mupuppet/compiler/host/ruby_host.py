"""What Ruby code sees of the compilation that runs it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.basics.lazy import lazy_module
from mupuppet.compiler.errors import EvaluationError, UncaughtRubyError
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.host.unknown_variables import report_unknown_variable, unknown_reason
from mupuppet.compiler.model.frozen_values import FrozenValues
from mupuppet.compiler.model.resource import Parameter, Resource, SharedParameter
from mupuppet.compiler.model.scope import Frame, global_scope
from mupuppet.compiler.program.names import capitalized
from mupuppet.environment.companions import Companion
from mupuppet.environment.data_files import DataFileError, DataFiles
from mupuppet.environment.permissions import refused_file
from mupuppet.functions.caller_context import Missing
from mupuppet.functions.declarations import Trait
from mupuppet.functions.legacy import LegacyFunction, wrong_arity
from mupuppet.functions.registry import FunctionError, find_function
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby, describe_receiver
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.ruby_semantics.puppet_values import checked_versions, default_used, to_puppet
from mupuppet.values.host_objects import Receiver
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.strings import new_object
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.ruby.core.run import ProgramState, Run
    from mupuppet.ruby.erb import template as erb_template
    from mupuppet.ruby_semantics.replacements import Replacements
else:
    erb_template = lazy_module("mupuppet.ruby.erb.template")  # few compilations need it

#: Problems that real Puppet may not have: no `rescue` in Ruby code may hide them.
_OURS: frozenset[DiagnosticId] = frozenset(
    [
        "unknown-function",
        "unsupported-ruby",
        "ruby-worker",
        "generate-refused",
        "read-refused",
        "network-refused",
        "write-refused",
    ]
)

#: The classes of exceptions for problems that functions report, if not Puppet::ParseError.
_EXCEPTIONS: dict[DiagnosticId, str] = {
    "argument-mismatch": "ArgumentError",
    "assertion-failed": "Puppet::Error",
    "comparison-not-possible": "ArgumentError",
    "duplicate-declaration": "Puppet::Resource::Catalog::DuplicateResourceError",
    "invalid-format": "ArgumentError",
    "unknown-class": "Puppet::Error",
    "unknown-resource-type": "ArgumentError",
    "wrong-argument-count": "ArgumentError",
}

#: Variables that only Puppet itself sets.
_RESERVED = frozenset(["facts", "server_facts", "trusted"])


def _as_ruby(problem: FunctionError | EvaluationError) -> Exception:
    """What Ruby code sees of a problem."""
    is_wrapper = isinstance(problem, EvaluationError) and problem.is_wrapper
    if problem.id in _OURS and not is_wrapper:
        return problem
    usual = _EXCEPTIONS.get(problem.id, "Puppet::ParseError")
    if isinstance(problem, FunctionError):
        return problem.ruby_error or RubyError(usual, problem.message)
    if not problem.located:
        return RubyError(problem.ruby_kind or usual, problem.message)
    if isinstance(problem, UncaughtRubyError):
        again = RubyError(problem.kind, problem.message)
        again.is_standard = False
        again.origin = problem
        return again
    if problem.is_failed_lookup:
        kind = "Puppet::DataBinding::LookupError"
    else:
        kind = "Puppet::PreformattedError" if problem.is_issue else "Puppet::ParseError"
    seen = RubyError(kind, problem.full_message)
    seen.origin = problem
    return seen


def reject_uncaught(problem: RubyError, context: CallContext, notes: tuple[str, ...] = ()) -> None:
    """Raise an exception that is not a StandardError, which no part of Puppet catches."""
    from mupuppet.ruby_semantics.classes import error_is

    if not problem.is_standard or (problem.ancestors and not error_is(problem, "StandardError")):
        source = None if context.lowering is None else context.lowering.source
        uncaught = UncaughtRubyError(problem.kind, problem.message, source, context.node)
        uncaught.notes = notes
        raise uncaught from None


#: How many versions `versioncmp` compares.
_VERSIONS = 2
#: Those that it has for old code; only the first of them returns what it has done.
_DEPRECATED_LEGACY = frozenset(["contain", "include", "require"])


#: Functions whose results no other code has.
_LOOKUPS = frozenset(["lookup", "hiera", "hiera_array", "hiera_hash"])


def _copied(value: Value) -> Value:
    """The same value, made of other objects."""
    kind = type(value)
    if kind is str:
        return new_object(value)
    if kind is list:
        return [_copied(each) for each in value]
    if kind is dict:
        return {name: _copied(each) for name, each in value.items()}
    return value


class RubyBlock:
    """A Ruby block that a function of Puppet's calls."""

    __slots__ = ("_proc",)

    def __init__(self, proc: Proc) -> None:
        self._proc = proc

    def __call__(self, *arguments: Value) -> Value:
        return to_puppet(self._proc.call(*arguments))

    @property
    def minimum(self) -> int:
        return max(self._proc.parameter_count, 0)

    @property
    def maximum(self) -> int | None:
        return self._proc.parameter_count if self._proc.parameter_count >= 0 else None


class _TemplateMethods(dict[str, "Callable[[Run, list[Value]], Value]"]):
    """The methods that templates of a compilation have defined so far."""


class _Programs(Companion):
    """What the programs of functions have defined so far, and the global variables of all."""

    def __init__(self) -> None:
        self.state: ProgramState | None = None
        self.passed: dict[int, Value] = {}
        self.global_variables: dict[str, Value] = {}

    def close(self) -> None:
        if self.state is not None:
            self.state.release()


class RubyHost:
    """A scope, and what can be done from there."""

    def __init__(self, context: CallContext) -> None:
        self._context = context
        self._is_traced = context.compiler.inputs.reads is not None
        #: Whether something was called that may have changed the compilation.
        self.has_called = False
        #: The file of the function that runs, if it sees the modules that its own depends on.
        self.file = ""

    def release(self) -> None:
        """Forget the compilation: objects of Ruby code refer to themselves, and to this."""
        del self._context
        self.__dict__.pop("top", None)

    @cached_property
    def top(self) -> RubyHost:
        context = self._context
        if context.scope.base is context.compiler.top:
            return self
        made = _TopHost(context.at_top)
        made.outer = self
        made.file = self.file
        return made

    @property
    def template_methods(self) -> dict[str, Callable[[Run, list[Value]], Value]]:
        return self._context.compiler.companions.of(_TemplateMethods)

    def binary_string(self, content: bytes) -> Value:
        return self._context.compiler.binary_string(content)

    @property
    def global_variables(self) -> dict[str, Value]:
        compiler = self._context.compiler
        if compiler.ruby.has_run:
            raise UnsupportedRuby("global variables, which code that Ruby has run may share")
        return compiler.companions.of(_Programs).global_variables

    @property
    def has_global_variables(self) -> bool:
        return bool(self._context.compiler.companions.of(_Programs).global_variables)

    @property
    def program_state(self) -> ProgramState:
        programs = self._context.compiler.companions.of(_Programs)
        if programs.state is None:
            from mupuppet.ruby.core.run import ProgramState

            programs.state = ProgramState(self)
        return programs.state

    @cached_property
    def around(self) -> RubyHost:
        context = self._context
        found = global_scope(context.scope)
        if found is context.scope.base:
            return self
        made = _TopHost(CallContext(context.compiler, found, context.lowering, context.node))
        made.outer = self
        made.file = self.file
        return made

    def rendered(self, source: str, path: str | None, render: Callable[[], str]) -> str:
        """What rendering a template gives."""
        return render()

    def template(self, source: str) -> erb_template.Template:
        """The template of a text. Raises UnsupportedRuby."""
        return erb_template.compile_template(source, lambda: self._context.compiler.ruby.libraries)

    def instance_variable(self, name: str) -> Value:
        if self._is_traced:
            self._context.compiler.record_variable(name)
        frame: Frame | None = self._context.scope
        while frame is not None:
            variables = frame.variables
            if name in variables:
                return variables[name]
            frame = frame.next
        return None

    def lookup(self, name: str) -> Value:
        found = self._context.variable(name)
        return None if isinstance(found, Missing) else found

    def scope_variable(self, name: str) -> Value:
        found = self._context.variable(name)
        if not isinstance(found, Missing):
            return found
        problem = report_unknown_variable(self._context.compiler, name)
        if problem is not None:
            raise RubyError("ArgumentError", problem)
        return None

    def unknown_reason(self, name: str) -> str | None:
        if not isinstance(self._context.variable(name), Missing):
            return None
        return unknown_reason(self._context.compiler, name)

    def is_bound(self, name: str) -> bool:
        self._context.compiler.record_variable(name)
        return name in self._context.scope.variables

    def is_variable(self, name: str) -> bool:
        from mupuppet.compiler.evaluation.variables import is_variable

        return is_variable(self._context.scope, name)

    def has_variable(self, name: str) -> bool:
        return self.lookup(name) is not None

    def variables(self) -> dict[str, Value]:
        self._context.compiler.record_variable("*")
        frames: list[Frame] = []
        frame: Frame | None = self._context.scope
        while frame is not None:
            frames.append(frame)
            frame = frame.next
        found: dict[str, Value] = {}
        for frame in reversed(frames):
            for name, value in frame.variables.items():
                if value is None:
                    found.pop(name, None)
                else:
                    found[name] = value
        return found

    @property
    def passed(self) -> dict[int, Value]:
        return self._context.compiler.companions.of(_Programs).passed

    @cached_property
    def _frozen(self) -> FrozenValues:
        return self._context.compiler.companions.of(FrozenValues)

    def freeze(self, value: Value) -> None:
        self._frozen.add(value)

    @property
    def frozen_by_code(self) -> dict[int, Value]:
        return self._frozen.by_code

    def frozen_test(self) -> Callable[[Value], bool]:
        return self._frozen.test(self._context.scope.base)

    def replace_values(self, replacements: Replacements) -> None:
        """In Puppet, who changes an array, a hash or a string changes it for all.

        Here it is replaced where the code may have it from: what is changed may also be the default
        of a parameter or data, which other catalogs use.
        """
        variables = [
            (frame, name, new)
            for frame in self._frames()
            for name, value in frame.variables.items()
            if name not in _RESERVED and (new := replacements.of(value)) is not value
        ]
        parameters = [
            (resource, parameter, new)
            for resource in self._resources()
            for parameter in resource.parameters.values()
            if (new := replacements.of(parameter.value)) is not parameter.value
        ]
        self._replace(variables, parameters)

    def keep_frozen(self, value: Value, new: Value) -> None:
        if id(value) in self._frozen.by_code:
            self._frozen.add(new)

    def _replace(
        self,
        variables: list[tuple[Frame, str, Value]],
        parameters: list[tuple[Resource, Parameter, Value]],
    ) -> None:
        """Give variables, and parameters of resources, other values."""
        for frame, name, new in variables:
            frame.variables[name] = new
        for resource, parameter, new in parameters:
            if type(parameter) is SharedParameter:
                resource.parameters[parameter.name] = parameter.with_value(new)
            else:
                parameter.value = new

    def _frames(self) -> list[Frame]:
        """Where variables may have the same objects as the code: its scopes, and all classes."""
        frames: list[Frame] = [self._context.scope]
        while (frame := frames[-1].next) is not None:
            frames.append(frame)
        classes = self._context.compiler.classes.scopes.values()
        return frames + [each for each in classes if each not in frames]

    def _resources(self) -> list[Resource]:
        """The resources whose parameters these variables are."""
        bases = dict.fromkeys(frame.base for frame in self._frames())
        return [base.resource for base in bases if base.resource is not None]

    def set_variable(self, name: str, value: Value) -> None:
        if name in _RESERVED:
            message = f"Attempt to assign to a reserved variable name: '{name}'"
            raise RubyError("Puppet::ParseError", message)
        variables = self._context.scope.variables
        if name in variables:
            raise RubyError("Puppet::ParseError", f"Cannot reassign variable '${name}'")
        self.note_call()
        variables[name] = value

    def call_function(self, name: str, arguments: list[Value], block: Proc | None = None) -> Value:
        if not self._context.compiler.functions.is_determined(name):
            self.note_call()
        try:
            made = RubyBlock(block) if block is not None else None
            result = self._context.call_function(name.lower(), arguments, made, self.file)
        except (FunctionError, EvaluationError) as problem:
            raise _as_ruby(problem) from None
        is_data = name in _LOOKUPS and default_used(name, arguments, result) is None
        return _copied(result) if is_data else result

    def call_legacy_function(self, name: str, arguments: list[Value]) -> Value:
        built_in = find_function(name)
        if built_in is not None and Trait.LEGACY_STUB in built_in.traits:
            message = f"{name}() can only be called using the 4.x function API."
            raise RubyError("Puppet::ParseError", f"{message} See Scope#call_function")
        functions = self._context.compiler.functions
        defined = functions.of_module(name)
        found = defined if isinstance(defined, LegacyFunction) else functions.hidden_legacy(name)
        if not isinstance(found, LegacyFunction):
            defined = defined or built_in
            if defined is None or not defined.in_legacy_api:
                kind, title, _ = self.resource()
                shown = describe_receiver(f"Scope({kind}[{title}])", "Puppet::Parser::Scope")
                raise RubyError("NoMethodError", f"undefined method `function_{name}' for {shown}")
            if name == "versioncmp":  # the only one whose older form checks less
                if len(arguments) != _VERSIONS:
                    raise _as_ruby(wrong_arity(name, len(arguments), str(_VERSIONS)))
                checked_versions(*arguments)
            result = self.call_function(name, arguments)
            if name in _DEPRECATED_LEGACY:
                message = (
                    f"Calling function_{name} via the Scope class is deprecated. "
                    "Use Scope#call_function instead"
                )
                self._context.warn_once(f"3xfunction#{name}", message)
                return result if name == "contain" else None
            return result
        self.note_call()
        try:
            return found.run(self._context, arguments)
        except (FunctionError, EvaluationError) as problem:
            raise _as_ruby(problem) from None

    def call_received(
        self, receiver: Receiver, name: str, arguments: list[Value], block: Proc | None
    ) -> Value:
        made = RubyBlock(block) if block is not None else None
        try:
            found = self._context.compiler.data.call_method(receiver, name, arguments, made)
        except EvaluationError as problem:
            raise _as_ruby(problem) from None
        return list(found) if isinstance(found, IteratorValue) else found

    # --- Files

    def module_path(self, name: str) -> str | None:
        return self._context.compiler.program.environment.module_root(name)

    @property
    def _files(self) -> DataFiles:
        """The files that code may read are those that data may be in."""
        return self._context.compiler.data.hiera.files

    def may_read(self, path: str) -> bool:
        """With Ruby, the worker decides; without it, this is a refusal. What is missing is not."""
        if self._files.is_allowed(path) or not self._files.has(path):
            return True
        if not self._context.compiler.ruby.is_available:
            raise refused_file(path)
        return False

    def file_kind(self, path: str) -> str | None:
        return self._files.kind(path)

    def read_file(self, path: str) -> bytes:
        try:
            return self._files.read(path)
        except DataFileError as problem:
            raise RubyError("Errno::EACCES", problem.message) from None

    def list_files(self, pattern: str) -> list[str]:
        try:
            return self._files.glob(pattern, with_directories=True)
        except DataFileError as problem:
            raise RubyError("Errno::EACCES", problem.message) from None

    # --- The rest

    def has_function(self, name: str) -> bool:
        return self._context.compiler.functions.exists(name.lower())

    def note_call(self) -> None:
        """Remember that what has happened cannot be begun again."""
        self.has_called = True

    def log(self, level: str, message: str) -> None:
        if level != "debug":
            self.note_call()
            self._context.log(level, message)

    def resource(self) -> tuple[str, str, dict[str, Value]]:
        found = self._context.scope.base.resource
        if found is None:
            return "Class", "main", {"name": "main"}
        return _described(found)

    def find_resource(self, type: str, title: str) -> tuple[str, str, dict[str, Value]] | None:
        found = self._context.compiler.catalog.find(capitalized(type), title)
        return None if found is None else _described(found)

    def resources(self) -> list[tuple[str, str, dict[str, Value]]]:
        return [_described(found) for found in self._context.compiler.catalog.resources]

    def is_in(self, kind: str) -> bool:
        base = self._context.scope.base
        return base.is_node if kind == "Node" else base.is_top

    def has_class(self, name: str, load: bool = True) -> bool:
        program = self._context.compiler.program
        return name in program.definitions.classes or (
            load and program.find_class(name) is not None
        )

    def has_define(self, name: str, load: bool = True) -> bool:
        program = self._context.compiler.program
        return name in program.definitions.defines or (
            load and program.find_define(name) is not None
        )

    def has_type(self, name: str) -> bool:
        return self._context.compiler.program.native_type(name) is not None

    def node_name(self) -> str:
        return self._context.compiler.inputs.node.name

    def modules(self) -> dict[str, str]:
        return self._context.compiler.program.environment.listed_modules()

    def modulepath(self) -> list[str]:
        return self._context.compiler.program.environment.existing_modulepath()

    def default_names(self, type: str) -> list[str]:
        return list(self._context.scope.base.resource_defaults(type))

    def environment_name(self) -> str:
        return self._context.compiler.program.environment.name

    def classes(self) -> list[str]:
        return list(self._context.compiler.classes.names)

    def tags(self) -> list[str]:
        return list(self._context.compiler.catalog.tags)

    def tag(self, tags: list[str]) -> None:
        self.note_call()
        try:
            self._context.compiler.catalog.tag(tags)
        except EvaluationError as problem:
            raise _as_ruby(problem) from None

    def call_stack(self) -> list[Value]:
        return list(map(list, self._context.call_stack()))

    def warn_once(self, key: str, message: str, level: str = "warning") -> None:
        self._context.warn_once(key, message, level)


def _described(found: Resource) -> tuple[str, str, dict[str, Value]]:
    """What Ruby code sees of a resource."""
    is_class = found.type == "Class"
    title = capitalized(found.title) if is_class and found.title != "main" else found.title
    values = {"name": title} if "name" not in found.parameters else {}
    for name, parameter in found.parameters.items():
        if parameter.value is not None:
            values[name] = parameter.value
    return found.type, title, values


class _TopHost(RubyHost):
    """The top scope of another host, or that of the node."""

    outer: RubyHost

    def note_call(self) -> None:
        self.outer.note_call()


class RubyHosts:
    """Makes the hosts of a compilation; a recorder replaces `make`."""

    def __init__(self) -> None:
        self.make: Callable[[CallContext], RubyHost] = RubyHost


def ruby_host(context: CallContext) -> RubyHost:
    """What Ruby code that is called from a place sees."""
    return context.compiler.companions.of(RubyHosts).make(context)
