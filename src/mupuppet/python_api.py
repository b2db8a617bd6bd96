"""The keyword interface of Python callers: compile a node, and explain what came of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from mupuppet.basics.records import replace
from mupuppet.compiler import api
from mupuppet.compiler.api import Compilation, Explanations
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.diagnostics import Diagnostic, distinct
from mupuppet.environment.facts import Facts, facts_for, this_machine
from mupuppet.versions import DEFAULT, puppet_version

if TYPE_CHECKING:
    from mupuppet.compiler.limits import Limits
    from mupuppet.environment.environment import Environment
    from mupuppet.environment.exports import Exports
    from mupuppet.environment.permissions import Permissions
    from mupuppet.ruby.worker.ruby import Ruby
    from mupuppet.syntax.parser import ParseResult
    from mupuppet.syntax.strictness import Strictness
    from mupuppet.values.value import Value
    from mupuppet.versions import PuppetVersion


def compile(
    environment: Environment,
    *,
    node: str | None = None,
    facts: dict[str, Value] | str | None = None,
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
    The defaults are those of the command line: `node` is this machine, or the node whose facts are
    given, and `facts` are those of a typical Debian 12. Facts are a dictionary, the name of a
    built-in set such as "rhel-9", or a file; with "none" only the node's names are known.
    `trusted` is what the manifest sees under this name (without it, the certificate has the name
    in the fact `clientcert`, or the node's), `parameters` and `classes` are
    what a classifier assigns to the node. `puppet` is the version of Puppet to compile as: 7, 8, 9
    or an exact version, as a string (default: that of the environment). `strict` (off, warning,
    error) and `strict_variables` are Puppet's settings of these names, with the defaults of that
    version. Puppet compiles catalogs with dependency cycles, which no agent can apply: there is a
    warning about one, or without `allow_cycles` an error. With `exports`, the node collects what
    others have exported, and the result has what it exports.
    `ruby` is when real Ruby may run what modules have in Ruby: auto (what cannot be evaluated
    here), never, always, puppet (as auto, with Puppet's library), confined (as auto, if the
    operating system confines it); or a `Ruby` that several compilations share.
    `permissions` are what code may do besides reading its environment.
    """
    chosen = facts_of(node, facts, _version(environment, puppet))
    inputs = compilation_inputs(
        environment,
        node=(chosen.node or this_machine()) if node is None else node,
        facts=chosen.values,
        trusted=chosen.trusted if trusted is None else trusted,
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


def lookup(
    environment: Environment,
    key: str,
    *,
    node: str | None = None,
    facts: dict[str, Value] | str | None = None,
    trusted: dict[str, Value] | None = None,
    merge: str | dict[str, Value] | None = None,
    puppet: PuppetVersion | str | None = None,
    limits: Limits | None = None,
    ruby: Ruby | str = "auto",
    permissions: Permissions | None = None,
    **default: Value,
) -> Value:
    """The value that the data of an environment has for a key, as Hiera finds it for a node.

    The manifests are compiled first, so that their variables are known. `merge` is first, unique,
    hash, deep, or a dictionary with options. `limits`, `ruby` and `permissions` are those of
    `compile`. Without a value the result is `default=`, if that is given. Raises KeyError with a
    hint if there is no value, and ValueError for mistakes in code or data.
    """
    from mupuppet.compiler.lookups import Asker, ask
    from mupuppet.hiera.errors import NOT_FOUND, HieraError, ValueMissing
    from mupuppet.hiera.inventory import near_key

    unknown = [name for name in default if name != "default"]
    if unknown:
        raise TypeError(f"lookup() got an unexpected keyword argument {unknown[0]!r}")
    problems: list[Exception] = []

    def question(asker: Asker) -> Value:
        given = default.get("default", NOT_FOUND)
        try:
            return asker.hiera.lookup(key, asker.scope, merge=merge, default=given)
        except ValueMissing as error:
            hint = near_key(asker.hiera, [key])
            problems.append(KeyError(f"{error.message}; {hint}" if hint else error.message))
        except HieraError as error:
            problems.append(ValueError(str(asker.diagnostic(error))))
        return None

    version = _version(environment, puppet)
    chosen = facts_of(node, facts, version)
    inputs = compilation_inputs(
        environment,
        node=chosen.node or this_machine(),
        facts=chosen.values,
        trusted=chosen.trusted if trusted is None else trusted,
        puppet=version,
        limits=limits,
        ruby=ruby,
        permissions=permissions,
    )
    answers = ask(inputs, question)
    if problems:
        raise problems[0]
    for diagnostic in answers.diagnostics:
        if diagnostic.is_error:
            raise ValueError(str(diagnostic))
    return answers.found


def parse(code: str, *, name: str = "<code>", epp: bool = False) -> ParseResult:
    """The syntax tree of a manifest or a template, and whatever is wrong with it."""
    from mupuppet.source import SourceFile
    from mupuppet.syntax import parser

    return parser.parse(SourceFile(code, name), epp=epp)


def validate(
    source: str | os.PathLike[str], *, epp: bool = False, puppet: PuppetVersion | str = DEFAULT
) -> list[Diagnostic]:
    """What is wrong with a manifest or template (a string), or with files (a path).

    A path is that of a file of any kind that `mupuppet validate` knows, or of a directory.
    """
    from mupuppet.analysis.file_checks import CODE, check_file, is_checked
    from mupuppet.environment.file_reading import files_below, read_given
    from mupuppet.source import SourceFile
    from mupuppet.syntax import validation
    from mupuppet.syntax.parser import parse as parse_source
    from mupuppet.syntax.strictness import Strictness

    version = _named_version(puppet)

    def checked(file: SourceFile, is_template: bool) -> list[Diagnostic]:
        parsed = parse_source(file, epp=is_template)
        found = list(parsed.diagnostics)
        if parsed.ok:
            strict = Strictness(version.strict)
            found += distinct(validation.validate(parsed, file, strict=strict, puppet=version))
        return sorted(found, key=lambda each: each.at)

    if isinstance(source, str):
        return checked(SourceFile(source), epp)
    made: list[Diagnostic] = []
    for path in files_below(os.fspath(source)):
        file, problems = read_given(path)
        if problems:
            made += problems
        elif path.endswith(CODE):
            made += checked(file, path.endswith(".epp"))
        elif is_checked(path):
            made += check_file(file)
    return made


def fact_sets() -> list[str]:
    """The names of the built-in sets of facts."""
    from mupuppet.environment.facts import fact_set_names

    return fact_set_names()


def facts(source: str = "debian-12", *, node: str | None = None) -> dict[str, Value]:
    """The facts of a built-in set, or of a file. Raises ValueError."""
    return facts_of(node, source, DEFAULT).values


def facts_of(node: str | None, facts: object, version: PuppetVersion) -> Facts:
    """The facts of a node, by default those of the command line. Raises ValueError."""
    if isinstance(facts, dict):
        return Facts(facts, node)
    if not isinstance(facts, (str, type(None))):
        kind = type(facts).__name__
        raise TypeError(f"`facts` must be a dictionary, or the name of a set or a file, not {kind}")
    named = node if isinstance(node, str) else None  # other arguments are rejected later
    found = facts_for(facts, node=named, default_node=this_machine(), version=version)
    if isinstance(found, Diagnostic):
        raise ValueError(str(found))
    return found


def _version(environment: Environment, puppet: PuppetVersion | str | None) -> PuppetVersion:
    if puppet is None:  # what is not an environment is reported with the other arguments
        found: PuppetVersion = getattr(environment, "puppet", DEFAULT)
        return found
    return _named_version(puppet)


def _named_version(puppet: PuppetVersion | str) -> PuppetVersion:
    from mupuppet.versions import PuppetVersion

    if isinstance(puppet, PuppetVersion):
        return puppet
    if not isinstance(puppet, str):
        raise TypeError(f"`puppet` must be a string such as '8', not {type(puppet).__name__}")
    return puppet_version(puppet)


def _explain(compilation: Compilation) -> Explanations:
    from mupuppet.provenance import Provenance  # few compilations are asked why

    return Provenance.of(compilation)
