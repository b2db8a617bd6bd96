"""The compiler as an evaluator of cases."""

from __future__ import annotations

import os
from typing import Any

from mupuppet.basics import slashed
from mupuppet.comparison.cases import Case
from mupuppet.comparison.catalogs import NormalCatalog, View
from mupuppet.comparison.outcome import Compiled, Failed, Log, Outcome
from mupuppet.compiler.api import Compilation, compile
from mupuppet.compiler.inputs import compilation_inputs
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.catalogue import kinds
from mupuppet.environment.environment import Environment
from mupuppet.environment.spec import EnvironmentSpec
from mupuppet.environment.temporary_directories import TemporaryDirectory
from mupuppet.ruby.worker.ruby import Ruby
from mupuppet.versions import PuppetVersion


def server_facts(version: PuppetVersion) -> dict[str, Any]:
    """What the driver of Puppet gives as the server's facts."""
    return {
        **version.server_facts,
        "servername": "puppet.example.com",
        "serverip": "192.0.2.1",
    }


def environment_of(case: Case, directory: str) -> Environment:
    """The case's environment; what files it has are laid out in a directory."""
    for path, content in case.inputs.get("environment_files", {}).items():
        place = slashed.join(directory, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "w", encoding="utf-8") as file:
            file.write(content)
    name = case.inputs.get("environment", "production")
    modulepath = (slashed.join(directory, "modules"), *case.inputs.get("modulepath", ()))
    settings = case.inputs.get("settings", {})
    spec = EnvironmentSpec(
        name,
        case.code,
        modulepath=modulepath,
        root=directory,
        settings=dict(settings),
        puppet=case.puppet,
        vendor_modules=case.puppet.ships_types,
    )
    return Environment(spec)


def _local(case: Case) -> dict[str, Any]:
    """What Puppet trusts about a node without a certificate: what its facts say."""
    certname = case.facts.get("clientcert")
    hostname, _, domain = (certname or "").partition(".")
    return {
        "authenticated": "local",
        "certname": certname,
        "extensions": {},
        "hostname": hostname or None,
        "domain": domain or None,
        "external": {},
    }


def compile_case(case: Case, environment: Environment, ruby: Ruby | str = "auto") -> Compilation:
    """Compile a case in its environment."""
    settings = case.inputs.get("settings", {})
    inputs = compilation_inputs(
        environment,
        node=case.node,
        facts=dict(case.facts),
        trusted=case.inputs.get("trusted") or _local(case),
        server_facts=server_facts(case.puppet),
        puppet=case.puppet,
        strict=settings.get("strict"),
        strict_variables=settings.get("strict_variables"),
        ruby=ruby,
    )
    return compile(inputs)


def puppet_kind(error: Diagnostic) -> str:
    """The id as Puppet's issue codes have it.

    Puppet has one code, RUNTIME_ERROR, for what has no code of its own, and for what an expression
    only passes on.
    """
    return error.id if kinds()[error.id].is_issue and error.during is None else "runtime-error"


class CompilerEvaluator:
    """Compiles cases with the production compiler and compares everything in the catalogs."""

    name = "compiler"

    def __init__(self, ruby: str = "auto") -> None:
        self._ruby = Ruby(ruby)

    def evaluate(self, case: Case) -> Outcome:
        with TemporaryDirectory() as directory:
            return self._evaluate(case, environment_of(case, directory.path))

    def _evaluate(self, case: Case, environment: Environment) -> Outcome:
        result = compile_case(case, environment, self._ruby)
        logs = tuple(Log(level, message) for level, message in result.logs)
        if result.catalog is not None:
            return Compiled(NormalCatalog.from_data(result.catalog.to_dict()), logs)
        error = result.error
        assert error is not None  # without a catalog there is an error
        position = error.position
        return Failed(
            result.failure or error.message,
            puppet_kind(error),
            line=position.line,
            column=position.column,
            logs=logs,
        )

    def view(self, case: Case) -> View:
        """The whole catalog, whatever the case."""
        return View()
