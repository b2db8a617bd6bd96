"""The compiler as an evaluator of cases."""

from __future__ import annotations

from mupuppet.comparison.cases import Case
from mupuppet.comparison.catalogs import NormalCatalog, View
from mupuppet.comparison.outcome import Compiled, Failed, Log, Outcome
from mupuppet.compiler.api import compile
from mupuppet.environment.environment import Environment
from mupuppet.syntax.validation import Strictness


class CompilerEvaluator:
    """Compiles cases with the production compiler and compares everything in the catalogs."""

    name = "compiler"

    def evaluate(self, case: Case) -> Outcome:
        settings = case.circumstances.get("settings", {})
        result = compile(
            Environment.from_code(case.code),
            node=case.node,
            facts=dict(case.facts),
            trusted=case.circumstances.get("trusted"),
            strict=Strictness(settings.get("strict", "warning")),
            strict_variables=bool(settings.get("strict_variables", False)),
        )
        logs = tuple(Log(level, message) for level, message in result.logs)
        if result.catalog is not None:
            return Compiled(NormalCatalog.from_data(result.catalog.to_dict()), logs)
        error = result.error
        assert error is not None  # without a catalog there is an error
        position = error.position
        return Failed(
            error.message, error.id, line=position.line, column=position.column, logs=logs
        )

    def view(self, case: Case) -> View:
        """The whole catalog, whatever the case."""
        return View()
