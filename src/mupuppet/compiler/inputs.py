"""The inputs of a compilation: typed, frozen, created once at the edge and passed on as a whole."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record, field
from mupuppet.compiler.limits import Limits
from mupuppet.environment.environment import Environment
from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.strictness import Strictness
from mupuppet.values.value import Value
from mupuppet.versions import PuppetVersion, puppet_version
from mupuppet.versions.current import current_version

if TYPE_CHECKING:
    from mupuppet.environment.exports import Exports
    from mupuppet.environment.permissions import Permissions
    from mupuppet.environment.reads import Reads
    from mupuppet.ruby.worker.ruby import Ruby


class NodeInputs(Record):
    """A node: its name, its facts, and what a classifier assigns to it."""

    name: str
    facts: dict[str, Value]
    trusted: dict[str, Value]
    server_facts: dict[str, Value]
    parameters: dict[str, Value]
    classes: dict[str, dict[str, Value] | None]


_DEFAULT_LIMITS = Limits()


class Options(Record):
    """How to compile."""

    strict: Strictness
    strict_variables: bool
    limits: Limits = _DEFAULT_LIMITS
    #: Whether a dependency cycle is a warning; otherwise it is an error.
    allow_cycles: bool = True
    #: When real Ruby may run, or a `Ruby` that several compilations share.
    ruby: Ruby | str = "auto"


class CompilationInputs(Record):
    """Everything that a compilation depends on: the same inputs give the same catalog."""

    environment: Environment
    node: NodeInputs
    options: Options
    #: What other nodes have exported; None if nothing is exported or collected.
    exports: Exports | None = None
    #: Where to record what the compilation reads (`compiler.trace`).
    reads: Reads | None = field(default=None, compare=False, repr=False)


def compilation_inputs(
    environment: Environment,
    *,
    node: str = "localhost",
    facts: dict[str, Value] | None = None,
    trusted: dict[str, Value] | None = None,
    server_facts: dict[str, Value] | None = None,
    parameters: dict[str, Value] | None = None,
    classes: dict[str, dict[str, Value] | None] | None = None,
    puppet: PuppetVersion | str | None = None,
    strict: Strictness | str | None = None,
    strict_variables: bool | None = None,
    limits: Limits | None = None,
    allow_cycles: bool = True,
    exports: Exports | None = None,
    ruby: Ruby | str = "auto",
    permissions: Permissions | None = None,
) -> CompilationInputs:
    """Check the arguments, and fill in what is not given. Raises TypeError and ValueError.

    The compilation will see the files of the environment as they are now.
    `mupuppet.compile` describes the arguments.
    """
    _check_arguments(environment, node, limits)
    for name, given in (
        ("facts", facts), ("trusted", trusted), ("server_facts", server_facts),
        ("parameters", parameters), ("classes", classes),
    ):  # fmt: skip
        _check_names(name, given)
    if puppet is not None:
        environment = environment.for_puppet(
            puppet if isinstance(puppet, PuppetVersion) else puppet_version(puppet)
        )
    version = environment.puppet
    if server_facts is None:
        server_facts = _default_server_facts(facts or {}, version)
    with deep_recursion():
        safe_facts = _without_undef(facts or {})
    if trusted is None:
        trusted = _default_trusted(node, safe_facts, parameters or {})
    options = Options(
        Strictness(version.strict if strict is None else strict),
        version.strict_variables if strict_variables is None else strict_variables,
        limits or _DEFAULT_LIMITS,
        allow_cycles,
        ruby,
    )
    if permissions is not None:
        environment = environment.derive(permissions=permissions)
    current_version.set(version)  # the metadata of modules is read here
    environment.refresh()
    if options.strict is Strictness.ERROR:
        environment = environment.strictly()
    described = NodeInputs(node, safe_facts, trusted, server_facts, parameters or {}, classes or {})
    return CompilationInputs(environment, described, options, exports)


def _check_arguments(environment: object, node: object, limits: object) -> None:
    """Reject an argument of the wrong type by its name. Raises TypeError."""
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


#: The classes of undef, and of what may contain it.
_MAY_HOLD_UNDEF = frozenset([dict, list, type(None)])


def _without_undef(value: Value) -> Value:
    """Facts as Puppet sanitizes them: undef becomes an empty string, at any depth."""
    kind = type(value)
    if kind is dict:
        if _MAY_HOLD_UNDEF.isdisjoint(map(type, value.values())):
            return value
        changed = {key: _without_undef(each) for key, each in value.items()}
        return changed if any(map(operator.is_not, changed.values(), value.values())) else value
    if kind is list:
        if _MAY_HOLD_UNDEF.isdisjoint(map(type, value)):
            return value
        elements = [_without_undef(each) for each in value]
        return elements if any(map(operator.is_not, elements, value)) else value
    return "" if value is None else value


def _default_server_facts(facts: dict[str, Value], version: PuppetVersion) -> dict[str, Value]:
    """The facts of an assumed server, without those that the node has as its own."""
    defaults = {**version.server_facts, "servername": "puppet", "serverip": "127.0.0.1"}
    return {name: value for name, value in defaults.items() if name not in facts}


def _default_trusted(
    node: str, facts: dict[str, Value], parameters: dict[str, Value]
) -> dict[str, Value]:
    """Trusted facts from the name in the node's certificate.

    Puppet takes it from the fact that agents send, and has none without that fact. A node of
    which only the name is given has a certificate with this name.
    """
    certname = {**facts, **parameters}.get("clientcert")
    return local_trusted(certname if isinstance(certname, str) and certname else node)


def local_trusted(certname: str) -> dict[str, Value]:
    """The trusted facts of a node whose certificate Puppet has not seen."""
    hostname, _, domain = certname.partition(".")
    return {
        "authenticated": "local",
        "certname": certname,
        "extensions": {},
        "hostname": hostname,
        "domain": domain or None,
        "external": {},
    }
