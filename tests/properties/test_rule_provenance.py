"""`why` against the rules: the sources of a value by the traces of a run, on generated manifests.

The paper ends with the hope that its semantics is a basis for provenance. Here it is one: what
`mupuppet why` names as the literals and facts that a value was made of is what the run says.
"""

from __future__ import annotations

import re
import tempfile
from random import Random
from typing import Any

import pytest

from mupuppet.catalog.explanation import Explanation
from mupuppet.comparison.compiler_evaluator import compile_case, environment_of
from mupuppet.provenance import Provenance as Why
from mupuppet.semantics.print import format_term, type_reference
from mupuppet.semantics.provenance import Provenance, Sources
from mupuppet.semantics.run import run
from mupuppet.semantics.termbase import Term
from mupuppet.semantics.terms import Array, Boolean, Hash, Integer, String, entry_cells
from mupuppet.semantics.translate import translate
from mupuppet.source import SourceFile
from mupuppet.syntax.parser import parse
from tests.oracle.paper.plus import case_of
from tests.properties.choices import RandomChoices
from tests.properties.semantics_strategies import manifest

#: What decides about a value, and is not a part of it.
DECIDES = frozenset({"condition", "control"})


def by_rules(text: str) -> dict[tuple[str, str, str], Sources] | None:
    """The sources of all attributes by the traces of a run; None if it does not finish."""
    source = SourceFile(text, "generated.pp")
    parsed = parse(source)
    if not parsed.ok:
        return None
    translation = translate(parsed.program, source)
    if translation.manifest is None:
        return None
    running = run(translation.manifest, node="w", step_limit=20_000)
    provenance = Provenance.of(running)
    if running.result is None or not running.result.ok:
        return None
    return {
        (type_reference(t), w, name): sources
        for (t, w), attributes in provenance.attributes().items()
        for name, sources in attributes.items()
    }


def by_why(text: str) -> dict[tuple[str, str, str], Sources] | None:
    """The same by `why`; None if the compilation fails."""
    source = SourceFile(text, "generated.pp")
    constants, keys = collections(text)
    case = case_of(text)
    with tempfile.TemporaryDirectory() as directory:
        compilation = compile_case(case, environment_of(case, directory))
        if compilation.catalog is None:
            return None
        made = {}
        for ref, name, explanation in Why.of(compilation).everything():
            if name is not None:
                t, _, w = ref.removesuffix("]").partition("[")
                found = leaves(explanation, source) - keys
                made[t, w, name] = frozenset(
                    inner for each in found for inner in constants.get(each, {each})
                )
        return made


def collections(text: str) -> tuple[dict[int | str, set[int | str]], set[int | str]]:
    """Where each array and hash begins, with the literals in it; and where keys of hashes are.

    `why` takes a collection that has only literals for a literal itself. It names keys, which are
    not expressions by the rules.
    """
    keys: set[int | str] = set()
    source = SourceFile(text, "generated.pp")
    made: dict[int | str, set[int | str]] = {}
    pending: list[tuple[Any, tuple[int, ...]]] = [
        (translate(parse(source).program, source).manifest, ())
    ]
    while pending:
        term, around = pending.pop()
        if not isinstance(term, Term):
            pending += [(each, around) for each in term] if isinstance(term, tuple) else []
            continue
        start = None if term.origin is None else term.origin.start
        if isinstance(term, Hash):
            cells = list(entry_cells(term.entries))
            keys |= {cell.origin.start for cell in cells if cell.origin is not None}
        if isinstance(term, Array | Hash) and start is not None:
            made.setdefault(start, set())
            around = (*around, start)
        elif isinstance(term, String | Integer | Boolean) and start is not None:
            for each in around:
                made[each].add(start)
        pending += [(getattr(term, name), around) for name in term.parts]
    return made, keys


def leaves(explanation: Explanation, source: SourceFile) -> set[int | str]:
    found: set[int | str] = set()
    pending = [explanation]
    while pending:
        each = pending.pop()
        if each.kind in DECIDES:
            continue
        pending += each.children
        if each.kind == "literal" and each.line is not None and each.column is not None:
            at = offset(source, each.line, each.column)
            is_negative = source.text[at].isdigit() and source.text[at - 1] == "-"
            found.add(at - is_negative)  # a negative number begins with its sign
        elif each.kind == "fact":
            found.add(each.text.lstrip("$:"))
    return found


def offset(source: SourceFile, line: int, column: int) -> int:
    starts = [0]
    for text in source.text.split("\n"):
        starts.append(starts[-1] + len(text) + 1)
    return starts[line - 1] + column - 1


def compared(text: str) -> list[tuple[tuple[str, str, str], Sources, Sources]]:
    """The attributes of which both have the sources, with them."""
    rules = by_rules(text)
    why = None if rules is None else by_why(text)
    if rules is None or why is None:
        return []
    return [(key, rules[key], why[key]) for key in rules if key in why]


@pytest.mark.parametrize("seed", range(2))
def test_why_names_the_sources_that_the_rules_name(seed: int) -> None:
    random = RandomChoices(Random(f"provenance {seed}"))
    count = 0
    for _ in range(30):
        text = format_term(manifest(random)) + "\n"
        for key, rules, why in compared(text):
            assert rules <= why, f"{key}\n{text}"
            assert why - rules <= in_collections(text), f"{key}\n{text}"
            count += why == rules
    assert count > 20


def in_collections(text: str) -> set[int | str]:
    """The literals in arrays and hashes, and in indices.

    `why` takes a constant collection whole where it is indexed, and goes through the indices by
    which the elements of a variable's value were found; the rules have the value of the element.
    For `$::a::x` it may also name the statement that declared the class.
    """
    inside = {each for inside in collections(text)[0].values() for each in inside}
    return inside | {each.end() for each in re.finditer(r"\[|include ", text)}


def test_the_sources_of_a_sum() -> None:
    text = "$x = 4 $y = $x + 2 notify { 'n': message => $y }\n"
    rules, why = by_rules(text), by_why(text)
    assert rules is not None
    assert why is not None
    expected = {text.index("4"), text.index("2")}
    assert rules["Notify", "n", "message"] == why["Notify", "n", "message"] == expected
