"""The paper, executable: μPuppet's terms, its rules, its runs.

    program = parse(source).program
    translation = translate(program, source)
    for step in (compilation := run(translation.manifest, node="www", facts={"os": "Debian"})):
        print(step.rule.name, format_inline(step.statement_before(), mark=step.marked))
    print(format_catalog(compilation.result.v_C))

Someone with the paper open finds each rule by its name: in `rules/`, in `docs/rules.md`, and in
`tests/rules/cases/`. The letters are declared in `terms.py`. Where the printed rules contradict the
paper's text or theorems, we implement what is meant; see `docs/paper-errata.md`.
"""

from mupuppet.semantics.catalogs import Catalog, to_puppet, to_puppet_json
from mupuppet.semantics.derivations import derivation, format_derivation
from mupuppet.semantics.facts import variables_from_facts
from mupuppet.semantics.print import format_catalog, format_inline, format_term
from mupuppet.semantics.registry import RULES, Judgement, Rule
from mupuppet.semantics.run import Result, Run, Status, run
from mupuppet.semantics.step import Step, all_steps
from mupuppet.semantics.trace import format_change
from mupuppet.semantics.translate import Translation, definitions_first, translate

__all__ = [
    "RULES",
    "Catalog",
    "Judgement",
    "Result",
    "Rule",
    "Run",
    "Status",
    "Step",
    "Translation",
    "all_steps",
    "definitions_first",
    "derivation",
    "format_catalog",
    "format_change",
    "format_derivation",
    "format_inline",
    "format_term",
    "run",
    "to_puppet",
    "to_puppet_json",
    "translate",
    "variables_from_facts",
]
