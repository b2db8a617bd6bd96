"""The corpus of environments, compiled by us."""

from __future__ import annotations

from typing import Any

from mupuppet import Compilation, compile
from mupuppet.comparison.catalogs import NormalCatalog
from mupuppet.comparison.compiler_evaluator import puppet_kind, server_facts
from mupuppet.comparison.outcome import Compiled, Failed, Log, Outcome, to_data
from mupuppet.environment.classification import Classification
from mupuppet.environment.discovery import open_environment
from mupuppet.environment.exports import ExportedResource, ListedExports
from mupuppet.environment.permissions import ANY, Permissions
from mupuppet.versions import DEFAULT, PuppetVersion
from tests.oracle.environments.cases import Answer


def compile_request(
    request: dict[str, Any], ruby: str = "never", version: PuppetVersion = DEFAULT
) -> Answer:
    """What we make of a request in the form of Puppet's driver; the tests need no Ruby."""
    result = compilation_of(request, ruby, version)
    exported = [each.to_data() for each in result.exported]
    return to_data(_outcome(result, request["codedir"] + "/")), exported


def compilation_of(
    request: dict[str, Any], ruby: str = "never", version: PuppetVersion = DEFAULT
) -> Compilation:
    """The compilation that a request asks for."""
    codedir = request["codedir"]
    classification = Classification.from_data(request.get("classification", {}))
    name = classification.environment or request.get("environment", "production")
    settings = request.get("settings", {})
    exports = request.get("exports")
    generate = (ANY,) if request.get("allow_generate", False) else ()
    environment = open_environment(codedir, name=name)
    return compile(
        environment.derive(permissions=Permissions(generate=generate)) if generate else environment,
        node=request["node"],
        facts=request["facts"],
        trusted=_local(request["facts"]),
        server_facts=server_facts(version),
        parameters=classification.parameters,
        classes=classification.classes,
        puppet=version,
        strict=settings.get("strict"),
        strict_variables=settings.get("strict_variables"),
        ruby=ruby,
        exports=None
        if exports is None
        else ListedExports(map(ExportedResource.from_data, exports)),
    )


def _outcome(result: Compilation, prefix: str) -> Outcome:
    logs = tuple(Log(level, message.replace(prefix, "")) for level, message in result.logs)
    if result.catalog is not None:
        return Compiled(NormalCatalog.from_data(result.catalog.to_dict()), logs)
    error = result.error
    assert error is not None  # without a catalog there is an error
    place = error.position if error.source.name else None
    return Failed(
        error.message.replace(prefix, ""),
        puppet_kind(error),
        line=place.line if place is not None else None,
        column=place.column if place is not None else None,
        file=error.source.name.removeprefix(prefix) or None,
        logs=logs,
    )


def _local(facts: dict[str, Any]) -> dict[str, Any]:
    """What Puppet trusts about a node without a certificate: what its facts say."""
    certname = facts.get("clientcert")
    hostname, _, domain = (certname or "").partition(".")
    return {
        "authenticated": "local",
        "certname": certname,
        "extensions": {},
        "hostname": hostname or None,
        "domain": domain or None,
        "external": {},
    }
