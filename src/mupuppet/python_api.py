"""The keyword interface of Python callers: compile a node, and explain what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import replace
from mupuppet.compiler import api
from mupuppet.compiler.api import Compilation, Explanations
from mupuppet.compiler.inputs import compilation_inputs

if TYPE_CHECKING:
    from mupuppet.compiler.limits import Limits
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import Exports
    from mupuppet.environment.permissions import Permissions
    from mupuppet.ruby.worker.ruby import Ruby
    from mupuppet.syntax.strictness import Strictness
    from mupuppet.values.value import Value
    from mupuppet.versions import PuppetVersion


def compile(
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
) -> Compilation:
    """Compile the catalog of a node.

    A mistake in the code is never an exception: it is among the diagnostics of the result.
    `facts` and `trusted` are what the manifest sees under these names (without `trusted`, the
    certificate has the name in the fact `clientcert`, or the node's), `parameters` and `classes`
    what a classifier assigns to the node. `puppet` is the version of Puppet to compile as: 7, 8, 9
    or an exact version, as a string (default: that of the environment). `strict` (off, warning,
    error) and `strict_variables` are Puppet's settings of these names, with the defaults of that
    version. Puppet compiles catalogs with dependency cycles, which no agent can apply: there is a
    warning about one, or without `allow_cycles` an error. With `exports`, the node collects what
    others have exported, and the result has what it exports.
    `ruby` is when real Ruby may run what modules have in Ruby: auto (what cannot be evaluated
    here), never, always, puppet (as auto, with Puppet's library); or a `Ruby` that several
    compilations share. `permissions` are what code may do besides reading its environment.
    """
    inputs = compilation_inputs(
        environment,
        node=node,
        facts=facts,
        trusted=trusted,
        server_facts=server_facts,
        parameters=parameters,
        classes=classes,
        puppet=puppet,
        strict=strict,
        strict_variables=strict_variables,
        limits=limits,
        allow_cycles=allow_cycles,
        exports=exports,
        ruby=ruby,
        permissions=permissions,
    )
    return replace(api.compile(inputs), explain=_explain)


def _explain(compilation: Compilation) -> Explanations:
    from mupuppet.provenance import Provenance  # few compilations are asked why

    return Provenance.of(compilation)
