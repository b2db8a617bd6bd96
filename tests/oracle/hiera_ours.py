"""Our answers to the lookups of the corpus: Hiera in a compilation that it may ask."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from mupuppet.compiler import catalog_functions  # noqa: F401  # registers its functions
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.known import CodeRejected, Known
from mupuppet.compiler.scope import Frame, Scope
from mupuppet.environment.data_files import DataFiles
from mupuppet.environment.environment import Environment
from mupuppet.functions.registry import FunctionError, find_function
from mupuppet.hiera.errors import NOT_FOUND, HieraError, LookupFailed, UsageError
from mupuppet.hiera.explain import Explanation
from mupuppet.hiera.functions import FUNCTIONS, Call
from mupuppet.hiera.hiera import Hiera, HieraEnvironment
from mupuppet.hiera.lookup_context import LOOKUP_CONTEXT, LookupContext
from mupuppet.syntax.depth import room_for_depth
from mupuppet.syntax.validation import Strictness
from mupuppet.types.base import Type
from mupuppet.values.basic import Value
from tests.oracle.hiera_record import Case
from tests.oracle.hiera_texts import encode

NODE = "web01.example.com"
TRUSTED = {
    "authenticated": "local",
    "certname": NODE,
    "extensions": {},
    "hostname": "web01",
    "domain": "example.com",
    "external": {},
}
_PARAMETER = re.compile(r"parameter\('([^']+)'\)")
_ALWAYS_KNOWN = ("module_name", "caller_module_name")


class FrameScope:
    """A scope of the compiler as lookups see it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def variable(self, name: str) -> Value:
        if "::" in name:
            qualified = name.removeprefix("::")
            if "::" not in qualified:
                return self.frame.compiler.top.variables.get(qualified, NOT_FOUND)
            return self.frame.compiler.qualified_variable(qualified, NOT_FOUND)
        frame: Frame | None = self.frame
        while frame is not None:
            if name in frame.variables:
                return frame.variables[name]
            frame = frame.next
        return None if name in _ALWAYS_KNOWN or name.isdigit() else NOT_FOUND

    @property
    def calling_class(self) -> str | None:
        scope: Scope | None = self.frame.base
        while scope is not None:
            if scope.definition is not None and scope.definition.kind == "class":
                return scope.definition.name
            scope = scope.parent
        return None


@dataclass
class _Function:
    return_type: Type | None = None


@dataclass
class CompilerHost:
    """A compilation as lookups see it."""

    compiler: Compiler
    strict: str
    function_errors: tuple[type[Exception], ...] = (FunctionError, EvaluationError, HieraError)
    warnings: list[str] = field(default_factory=list)
    _told: set[str] = field(default_factory=set)

    def warn(self, message: str, *, once: str | None = None) -> None:
        if once is None or once not in self._told:
            self.warnings.append(message)
        if once is not None:
            self._told.add(once)

    def unknown_variable(self, name: str) -> None:
        name = name.removeprefix("::")
        class_name = name.rpartition("::")[0]
        reason = f"class {class_name} could not be found" if class_name else ""
        if class_name and self.compiler.known.find_class(class_name) is not None:
            reason = f"class {class_name} has not been evaluated"
        message = f"Undefined variable '{name}'; {reason}"
        if self.strict == "error":
            raise UsageError(message, is_argument=True)
        if self.strict == "warning":
            self.warn(message, once=f"variable {name}")

    def find_function(self, name: str) -> _Function | None:
        if find_function(name) is not None:
            return _Function()
        lowered = self.compiler._puppet_function(name)
        if lowered is None:
            return None
        returned = lowered.parameters.return_type
        return _Function(None if returned is None else returned(self.compiler.top))

    def call_function(self, name: str, arguments: list[Value], scope: Any) -> Value:
        return self.compiler.call_function(name, arguments, None, scope.frame, None, None)

    def resolve_type(self, name: str) -> Type | None:
        return self.compiler.type_named(name)


class _Data:
    """What the compiler asks for data."""

    def __init__(self, hiera: Hiera) -> None:
        self.hiera = hiera

    def class_parameter(self, name: str, scope: Scope, missing: Value) -> Value:
        try:
            return self.hiera.class_parameter(name, FrameScope(scope), missing)
        except UsageError as error:
            raise EvaluationError("runtime-error", error.message) from None

    def call(self, name: str, arguments: list[Value], block: Any, scope: Frame) -> Value:
        try:
            return FUNCTIONS[name].call(Call(self.hiera, FrameScope(scope)), arguments, block)
        except UsageError as error:
            raise FunctionError(error.message) from None


class _Compiler(Compiler):
    """The compiler with functions of back ends that get a context."""

    hiera_data: _Data

    @cached_property
    def data(self) -> Any:
        return self.hiera_data

    def type_named(self, name: str) -> Type | None:
        is_context = name.lower() == LOOKUP_CONTEXT.name.lower()
        return LOOKUP_CONTEXT if is_context else super().type_named(name)

    def call_function(
        self, name: str, arguments: list[Value], block: Any, *others: Any, **named: Any
    ) -> Value:
        if arguments and isinstance(arguments[0], LookupContext):
            result = arguments[0].call_method(name, arguments[1:], block)
            if result is not NotImplemented:
                return result
        return super().call_function(name, arguments, block, *others, **named)


class _Environment(Environment):
    """An environment whose own functions are where Puppet 7 looks for them."""

    def find(self, kind: str, name: str) -> tuple[str, list[str]] | None:
        if name.startswith("environment::") and kind == "function":
            path = os.path.join(self.root or "", "functions", *name.split("::")) + ".pp"
            return ("environment", [path]) if os.path.isfile(path) else None
        return super().find(kind, name)


@dataclass
class Answer:
    """Our answer to a lookup, in the form of the record."""

    data: dict[str, Any]
    warnings: list[str]
    hiera: Hiera | None = None
    scope: FrameScope | None = None


_FILES: dict[str, DataFiles] = {}


def answer(case: Case) -> Answer:
    """Look up what a case asks for."""
    root = str(case.root)
    parameter = _PARAMETER.fullmatch(case.expression)
    is_code = parameter is None and case.explained_key is None
    code = f"$result = with() || {{ {case.expression}\n}}" if is_code else ""
    compiler, host = _compiler(case, code)
    scope = FrameScope(compiler.top)
    hiera = compiler.data.hiera
    try:
        with room_for_depth():
            compiler.run()
            data = _looked_up(case, parameter[1] if parameter else None, hiera, compiler)
    except CodeRejected as rejected:
        data = {"error": rejected.diagnostics[0].message}
    except (EvaluationError, HieraError) as error:
        data = {"error": error.message}
    data = json.loads(json.dumps(data).replace(root, "ROOT"))
    warnings = [warning.replace(root, "ROOT") for warning in host.warnings]
    return Answer(data, warnings, hiera, scope)


def _looked_up(
    case: Case, parameter: str | None, hiera: Hiera, compiler: Compiler
) -> dict[str, Any]:
    scope = FrameScope(compiler.top)
    if case.explained_key is not None:
        from tests.oracle.hiera_explained import puppet_text

        explanation = Explanation()
        try:
            hiera.lookup(case.explained_key, scope, explanation=explanation)
        except LookupFailed as error:
            explanation.text(error.message)
        return {"explanation": puppet_text(explanation.root)}
    if parameter is not None:
        value = hiera.class_parameter(parameter, scope, NOT_FOUND)
        return {"missing": True} if value is NOT_FOUND else {"value": encode(value)}
    return {"value": encode(compiler.top.variables.get("result"))}


def _compiler(case: Case, code: str) -> tuple[_Compiler, CompilerHost]:
    root = str(case.root)
    directory = f"{root}/environments/production"
    environment = _Environment(
        name="production",
        code=code,
        modulepath=(f"{directory}/modules",),
        root=directory,
        hiera_config=f"{root}/hiera.yaml",
    )
    strict = Strictness(json.loads(case.settings).get("strict", "warning"))
    compiler = _Compiler(
        Known(environment, strict),
        node=NODE,
        facts=json.loads(case.facts),
        trusted=TRUSTED,
        server_facts={},
        parameters={},
        classes={},
        strict=strict,
        strict_variables=False,
    )
    host = CompilerHost(compiler, strict.value)
    place = HieraEnvironment(
        "production",
        root=directory,
        modules=environment.modules,
        global_config=f"{root}/hiera.yaml",
        code_directory=root,
        data_provider=_setting(f"{directory}/environment.conf"),
        module_data_providers=_module_providers(environment.modules),
    )
    files = _FILES.setdefault(root, DataFiles(place.roots(), name=directory))
    compiler.hiera_data = _Data(Hiera(place, files, host))
    return compiler, host


def _setting(path: str) -> str | None:
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        found = re.search(r"environment_data_provider\s*=\s*(\S+)", file.read())
    return found[1] if found is not None else None


def _module_providers(modules: dict[str, str]) -> dict[str, str]:
    providers = {}
    for name, directory in modules.items():
        path = f"{directory}/metadata.json"
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                provider = json.load(file).get("data_provider")
            if provider is not None:
                providers[name] = provider
    return providers
