"""Our answers to the lookups of the corpus: Hiera in a compilation that it may ask."""

from __future__ import annotations

import json
import re
from typing import Any

from mupuppet.basics.records import Record, replace
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.functions import catalog_functions  # noqa: F401  # registers its functions
from mupuppet.compiler.host.hiera_data import LookupScope
from mupuppet.compiler.inputs import CompilationInputs, NodeInputs, Options
from mupuppet.compiler.program.program import CodeRejected
from mupuppet.environment.environment import Environment
from mupuppet.environment.spec import directory_spec
from mupuppet.hiera.errors import NOT_FOUND, HieraError, LookupFailed
from mupuppet.hiera.explain import Explanation
from mupuppet.hiera.hiera import Hiera
from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.validation import Strictness
from mupuppet.versions import DEFAULT, PuppetVersion
from mupuppet.versions.current import current_version
from tests.oracle.hiera.cases import Case
from tests.oracle.hiera.documents import encode

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


class Answer(Record, frozen=False):
    """Our answer to a lookup, in the form of the record."""

    data: dict[str, Any]
    warnings: list[str]
    hiera: Hiera | None = None
    scope: LookupScope | None = None


def answer(case: Case, version: PuppetVersion = DEFAULT) -> Answer:
    """Look up what a case asks for."""
    current_version.set(version)
    root = str(case.root)
    parameter = _PARAMETER.fullmatch(case.expression)
    is_code = parameter is None and case.explained_key is None
    code = f"$result = with() || {{ {case.expression}\n}}" if is_code else ""
    compiler = _compiler(case, code, version)
    scope = LookupScope(compiler.top)
    hiera = compiler.data.hiera
    try:
        with deep_recursion():
            compiler.run()
            data = _looked_up(case, parameter[1] if parameter else None, hiera, compiler)
    except CodeRejected as rejected:
        data = {"error": rejected.diagnostics[0].message}
    except (EvaluationError, HieraError) as error:
        data = {"error": error.message}
    data = json.loads(json.dumps(data).replace(root, "ROOT"))
    warnings = [
        message.replace(root, "ROOT")
        for level, message in compiler.log.entries
        if level == "warning"
    ]
    return Answer(data, warnings, hiera, scope)


def _looked_up(
    case: Case, parameter: str | None, hiera: Hiera, compiler: Compiler
) -> dict[str, Any]:
    scope = LookupScope(compiler.top)
    if case.explained_key is not None:
        from tests.oracle.hiera.explained import puppet_text

        explanation = Explanation()
        try:
            hiera.lookup(case.explained_key, scope, explanation=explanation)
        except LookupFailed as error:
            explanation.message(error.message)
        return {"explanation": puppet_text(explanation.root)}
    if parameter is not None:
        value = hiera.class_parameter(parameter, scope, NOT_FOUND)
        return {"missing": True} if value is NOT_FOUND else {"value": encode(value)}
    return {"value": encode(compiler.top.variables.get("result"))}


def _compiler(case: Case, code: str, version: PuppetVersion) -> Compiler:
    root = str(case.root)
    spec = directory_spec(f"{root}/environments/production")
    environment = Environment(
        replace(spec, code=code, manifests=(), hiera_config=f"{root}/hiera.yaml", puppet=version)
    )
    settings = json.loads(case.settings)
    strict = Strictness(settings.get("strict", version.strict))
    strict_variables = settings.get("strict_variables", version.strict_variables)
    facts = json.loads(case.facts)
    node = NodeInputs(NODE, facts, TRUSTED, server_facts={}, parameters={}, classes={})
    return Compiler(CompilationInputs(environment, node, Options(strict, strict_variables)))
