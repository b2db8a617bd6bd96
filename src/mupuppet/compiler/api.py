"""The interface of the compiler: an environment and a node in, a catalog out."""

from __future__ import annotations

import operator
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from mupuppet.basics.garbage import WithoutCollection
from mupuppet.basics.records import field, record, replaced
from mupuppet.catalog import Catalog
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.initial_state import parameter_logs
from mupuppet.compiler.finishing.output import exported_resources, finished_catalog
from mupuppet.compiler.limits import Limits, OutOfTime, current, with_room
from mupuppet.compiler.program.program import CodeRejected, Known
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.environment import Environment
from mupuppet.environment.exports import ExportedResource, Exports
from mupuppet.functions.jumps import Jump
from mupuppet.syntax.depth import room_for_depth
from mupuppet.syntax.strictness import Strictness
from mupuppet.types.base import UnusableType
from mupuppet.values.basic import Value
from mupuppet.values.regexps import PatternError, search_seconds

if TYPE_CHECKING:
    from mupuppet.catalog.explanation import Explanation
    from mupuppet.ruby.worker.ruby import Ruby


@record(frozen=True, slots=True)
class Inputs:
    """Everything that a compilation depends on."""

    environment: Environment
    strict: Strictness
    #: The arguments of `Compiler` that describe the node.
    circumstances: dict[str, Any]


_USUAL_LIMITS = Limits()

#: Makes the compiler for some inputs, such as one that records what it does.
MakeCompiler = Callable[[Inputs], Compiler]


@record(frozen=True, slots=True)
class Compilation:
    """What came of a compilation."""

    ok: bool
    catalog: Catalog | None
    diagnostics: tuple[Diagnostic, ...]
    #: Level and message of what was logged, by functions or by the compiler.
    logs: tuple[tuple[str, str], ...] = field(default=())
    #: What it was made from: the same again gives the same again.
    inputs: Inputs | None = field(default=None, repr=False, compare=False)
    #: What the node exports to others; only where something may be exported.
    exported: tuple[ExportedResource, ...] = field(default=(), repr=False)
    #: If it ended with several mistakes in one file: how many, as Puppet says it. They are logged.
    summary: str | None = None

    def why(self, resource: str, attribute: str | None = None) -> Explanation:
        """Why an attribute has its value, or why a resource is in the catalog.

        The compilation is run again with a recorder. Whoever has many questions makes a
        `mupuppet.provenance.Provenance` of the compilation, which does that once.
        """
        # Loaded by its name: the room of answers lies above this one.
        provenance = import_module("mupuppet.provenance").Provenance.of(self)
        explanation: Explanation = (
            provenance.resource(resource)
            if attribute is None
            else provenance.attribute(resource, attribute)
        )
        return explanation

    def __repr__(self) -> str:
        shown = repr(self.catalog) if self.error is None else f"error {self.error.message!r}"
        return f"<Compilation: {shown}, {len(self.diagnostics)} diagnostics>"

    @property
    def error(self) -> Diagnostic | None:
        """The mistake that ended the compilation."""
        return next((d for d in self.diagnostics if d.is_error), None)

    @property
    def failure(self) -> str | None:
        """What Puppet would fail with: the message of the mistake, or how many have been logged."""
        return self.summary or (None if self.error is None else self.error.message)


def compile(
    environment: Environment,
    *,
    node: str = "localhost",
    facts: dict[str, Value] | None = None,
    trusted: dict[str, Value] | None = None,
    server_facts: dict[str, Value] | None = None,
    parameters: dict[str, Value] | None = None,
    classes: dict[str, dict[str, Value] | None] | None = None,
    strict: Strictness | str = Strictness.WARNING,
    strict_variables: bool = False,
    limits: Limits | None = None,
    allow_cycles: bool = True,
    exports: Exports | None = None,
    make: MakeCompiler | None = None,
    ruby: Ruby | str = "auto",
) -> Compilation:
    """Compile the catalog of a node.

    A mistake in the code is never an exception: it is among the diagnostics of the result.
    `facts` and `trusted` are what the manifest sees under these names (without `trusted`, the
    certificate has the name in the fact `clientcert`, or the node's), `parameters` and `classes`
    what a classifier says about the node. `strict` (off, warning, error) and `strict_variables`
    are Puppet's settings of these names. Puppet compiles catalogs with dependency cycles, which no
    agent can apply: there is a warning about one, or without `allow_cycles` an error. With
    `exports`, the node collects what others have exported, and the result has what it exports.
    `make` is for those who want another compiler than the usual one. `ruby` says when real
    Ruby may run what modules have in Ruby: auto (what cannot be evaluated here), never, always,
    puppet (as auto, with Puppet's library); or it is a `Ruby` that several compilations share.
    """
    _check_arguments(environment, node, limits)
    for name, given in (
        ("facts", facts), ("trusted", trusted), ("server_facts", server_facts),
        ("parameters", parameters), ("classes", classes),
    ):  # fmt: skip
        _check_names(name, given)
    if server_facts is None:
        server_facts = _default_server_facts(facts or {})
    with room_for_depth():
        known_facts = _without_undef(facts or {})
    circumstances = {
        "node": node,
        "facts": known_facts,
        "trusted": _trusted_of(node, known_facts, parameters) if trusted is None else trusted,
        "server_facts": server_facts,
        "parameters": parameters or {},
        "classes": classes or {},
        "strict_variables": strict_variables,
        "limits": limits or _USUAL_LIMITS,
        "exports": exports,
        "ruby": ruby,
    }
    if Strictness(strict) is Strictness.ERROR:
        environment = environment.strictly()
    inputs = Inputs(environment, Strictness(strict), circumstances)
    result = compile_inputs(inputs, make or usual_compiler)
    return result if allow_cycles else _without_cycles(result)


def _check_arguments(environment: object, node: object, limits: object) -> None:
    """Say which argument is wrong, and not what went wrong inside. Raises TypeError."""
    if not isinstance(environment, Environment):
        made = "Environment.from_code and Environment.from_directory make one"
        raise TypeError(f"`environment` must be an Environment ({made}), not {_kind(environment)}")
    if not isinstance(node, str):
        raise TypeError(f"`node` must be a string, not {_kind(node)}")
    if limits is not None and not isinstance(limits, Limits):
        raise TypeError(f"`limits` must be a Limits, not {_kind(limits)}")


def _check_names(name: str, given: object) -> None:
    if given is None:
        return
    if not isinstance(given, dict):
        raise TypeError(f"`{name}` must be a dictionary, not {_kind(given)}")
    wrong = next((key for key in given if not isinstance(key, str)), None)
    if wrong is not None:
        raise TypeError(f"the names in `{name}` must be strings, not {_kind(wrong)}")


def _kind(value: object) -> str:
    return type(value).__name__


def _without_cycles(result: Compilation) -> Compilation:
    """The same, but failed if the resources cannot be put in an order."""
    diagnostics = tuple(
        each._replace(severity=Severity.ERROR) if each.id == "dependency-cycle" else each
        for each in result.diagnostics
    )
    if diagnostics == result.diagnostics:
        return result
    return replaced(result, ok=False, catalog=None, diagnostics=diagnostics)


def usual_compiler(inputs: Inputs) -> Compiler:
    """The compiler for some inputs."""
    known = Known(inputs.environment, inputs.strict)
    return Compiler(known, strict=inputs.strict, **inputs.circumstances)


def compile_inputs(inputs: Inputs, make: MakeCompiler = usual_compiler) -> Compilation:
    """Compile once more, or in another way."""
    limits: Limits = inputs.circumstances["limits"]
    try:
        result = with_room(lambda: _compile(inputs, make), limits.seconds)
    except (OutOfTime, MemoryError) as problem:  # just before or after what handles mistakes
        result = _interrupted(problem, inputs, None)
    told = parameter_logs(inputs.circumstances, inputs.environment.name)
    return replaced(result, inputs=inputs, logs=(*told, *result.logs))


def _compile(inputs: Inputs, make: MakeCompiler) -> Compilation:
    limits: Limits = inputs.circumstances["limits"]
    current.set(limits)  # for this thread alone: it was made for the compilation
    search_seconds.set(limits.search_seconds)
    # A compilation makes few cycles and many objects: collecting would only take time.
    with WithoutCollection():
        return _compile_uncollected(inputs, make)


def _compile_uncollected(inputs: Inputs, make: MakeCompiler) -> Compilation:
    compiler: Compiler | None = None
    try:
        compiler = make(inputs)
        with room_for_depth():
            compiler.run()
            catalog = finished_catalog(compiler)
            exported = () if compiler.exports is None else exported_resources(compiler)
        diagnostics, logs = tuple(compiler.diagnostics), tuple(compiler.logs)
        return Compilation(True, catalog, diagnostics, logs, exported=exported)
    except CodeRejected as rejected:
        logs = tuple(compiler.logs if compiler is not None else rejected.logs)
        diagnostics, summary = rejected.diagnostics, rejected.summary
        return Compilation(False, None, diagnostics, logs, summary=summary)
    except EvaluationError as error:
        return _failed(error, compiler)
    except UnusableType as problem:
        return _failed(EvaluationError(problem.id, problem.message), compiler)
    except Jump as jump:
        name = {"NextJump": "next", "ReturnJump": "return"}.get(type(jump).__name__, "break")
        message = f"{name}() from context where this is illegal"
        return _failed(EvaluationError("illegal-jump", message, jump.source, jump.node), compiler)
    except (RecursionError, MemoryError, OutOfTime, PatternError) as problem:
        return _interrupted(problem, inputs, compiler)
    finally:
        if compiler is not None:
            compiler.end_ruby()
            if make is usual_compiler:  # otherwise somebody may want to look at it
                compiler.release()


def _failed(error: EvaluationError, compiler: Compiler | None) -> Compilation:
    before = tuple(compiler.diagnostics) if compiler is not None else ()
    logs = tuple(compiler.logs) if compiler is not None else ()
    return Compilation(False, None, (*before, error.diagnostic()), logs)


def _interrupted(problem: BaseException, inputs: Inputs, compiler: Compiler | None) -> Compilation:
    from mupuppet.compiler.interruptions import interrupted

    return _failed(interrupted(problem, inputs.circumstances["limits"]), compiler)


#: The classes of undef, and of what may have some within.
_MAY_HOLD_UNDEF = frozenset([dict, list, type(None)])


def _without_undef(value: Value) -> Value:
    """Facts as Puppet makes them safe: what is not there is an empty text, however deep."""
    kind = type(value)
    if kind is dict:
        if _MAY_HOLD_UNDEF.isdisjoint(map(type, value.values())):
            return value
        changed = {key: _without_undef(each) for key, each in value.items()}
        return changed if any(changed[key] is not value[key] for key in value) else value
    if kind is list:
        if _MAY_HOLD_UNDEF.isdisjoint(map(type, value)):
            return value
        elements = [_without_undef(each) for each in value]
        return elements if any(map(operator.is_not, elements, value)) else value
    return "" if value is None else value


def _default_server_facts(facts: dict[str, Value]) -> dict[str, Value]:
    """What code may ask about the server where there is none, unless the facts tell."""
    known = {"serverversion": "7.23.0", "servername": "puppet", "serverip": "127.0.0.1"}
    return {name: value for name, value in known.items() if name not in facts}


def _trusted_of(
    node: str, facts: dict[str, Value], parameters: dict[str, Value] | None
) -> dict[str, Value]:
    """What is trusted where nobody says it: the name in the node's certificate.

    Puppet takes it from the fact that agents send, and has none without that fact. A node of
    which we know no more than its name has a certificate with this name.
    """
    certname = {**facts, **(parameters or {})}.get("clientcert")
    return local_trusted(certname if isinstance(certname, str) and certname else node)


def local_trusted(certname: str) -> dict[str, Value]:
    """What Puppet trusts about a node that it knows without having seen its certificate."""
    hostname, _, domain = certname.partition(".")
    return {
        "authenticated": "local",
        "certname": certname,
        "extensions": {},
        "hostname": hostname,
        "domain": domain or None,
        "external": {},
    }
