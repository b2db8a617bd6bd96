"""A run as JSON lines: one object a line, in the order in which things happen.

The schema is described in docs/commands/step.md. Terms and values are text in Puppet's concrete
syntax: they may be nested deeper than readers of JSON allow. The catalog at the end is data.
"""

from __future__ import annotations

import json
import re
from typing import Any

from mupuppet.diagnostics.render_json import to_data as diagnostic_data
from mupuppet.semantics.catalogs import to_puppet_json
from mupuppet.semantics.derivations import Row
from mupuppet.semantics.environments import DefinitionEnvironment, VariableEnvironment
from mupuppet.semantics.print import format_inline
from mupuppet.semantics.registry import Judgement
from mupuppet.semantics.run import Result
from mupuppet.semantics.step import Step
from mupuppet.semantics.termbase import Origin
from mupuppet.semantics.trace import change_to_data, format_definition
from mupuppet.traces.steps import contractum_text, derivation_rules, marked_statement, place

#: Terms are written in full, however long they are.
WHOLE = 2**62
#: How much is written of the statements that follow a `skip`.
REST = 200
#: Rules of a derivation that a step lists; `mupuppet step --derivation` lists all.
MOST_RULES = 50
#: The version of the schema, incremented when the meaning of an existing field changes.
VERSION = 1


def opening_line(name: str, node: str, σ: VariableEnvironment, κ: DefinitionEnvironment) -> str:
    """Where the run begins."""
    return _line(
        {
            "kind": "run",
            "version": VERSION,
            "file": name,
            "node": node,
            "variables": [
                {"scope": str(α), "name": x, "value": format_inline(v)} for α, x, v in σ.bindings()
            ],
            "definitions": [
                {"name": a, "definition": format_definition(a, d, width=WHOLE)}
                for a, d in κ.definitions()
            ],
        }
    )


def step_line(step: Step) -> str:
    """A step."""
    marked = marked_statement(step, REST)
    of_manifest = step.judgement is Judgement.MANIFEST
    return _line(
        {
            "kind": "step",
            "number": step.number,
            "rule": step.rule.name,
            "judgement": step.judgement.value,
            "scope": None if of_manifest else str(step.before.α),
            "derivation": derivation_rules(step, MOST_RULES),
            "place": _place(place(step)),
            "statement": {
                "before": marked.before,
                "redex": marked.part,
                "after": marked.after,
            },
            "contractum": contractum_text(step),
            "change": None if step.change is None else change_to_data(step.change, width=WHOLE),
        }
    )


def derivation_line(number: int, rows: list[Row]) -> str:
    """The derivation of one step."""
    return _line(
        {
            "kind": "derivation",
            "number": number,
            "rows": [{"depth": r.depth, "rule": r.rule, "text": r.text} for r in rows],
        }
    )


def ending_line(result: Result, node: str) -> str:
    """How the run ended, and the catalog as Puppet would write it."""
    catalog = to_puppet_json(result.v_C, node=node, classes=result.declared_classes)
    data = {
        "kind": "end",
        "status": result.status.value,
        "steps": result.steps,
        "diagnostics": [diagnostic_data(each) for each in result.diagnostics],
    }
    # Strings in JSON contain no line breaks: those that remain are layout.
    compact = re.sub(r"\n *", "", catalog)
    return json.dumps(data)[:-1] + f', "catalog": {compact}}}\n'


def _place(origin: Origin | None) -> dict[str, Any] | None:
    """A span, in the form that diagnostics have in JSON."""
    if origin is None:
        return None
    start, end = origin.source.position(origin.start), origin.source.position(origin.end)
    return {
        "start": {"offset": origin.start, "line": start.line, "column": start.column},
        "end": {"offset": origin.end, "line": end.line, "column": end.column},
    }


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data) + "\n"
