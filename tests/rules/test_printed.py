"""Our drawings are the paper's rules, symbol by symbol, but for those that are listed.

`printed_rules.txt` was made of the paper's source by `python -m tests.oracle.paper.printed`.
"""

import os
from pathlib import Path

import pytest

from mupuppet.semantics.registry import RULES
from tests.oracle.paper.printed import differing, drawn_rule, printed_rules, recorded
from tests.paths import DOCS

#: Rules that are drawn otherwise, and have an erratum that says why.
READ_DIFFERENTLY = {
    "AndRightI", "ArithValue", "DeRefHash", "HEleI", "HaExp", "PDefRes", "ResDecl", "ResStepI",
}  # fmt: skip
#: Rules that are printed with a slip that changes nothing (docs/paper-errata.md, "Slips").
SLIPS = {"CDecStep", "DefStep"}
#: Rules that are drawn as printed, and that are read in a special way.
READ_SPECIALLY = {
    "TopScope", "MSeqStep", "SDefault", "NodeMatch", "NodeNoMatch", "IncPU", "CDecPU",
}  # fmt: skip


def test_all_rules_of_the_paper_are_recorded() -> None:
    assert set(recorded()) == {rule.name for rule in RULES.values() if not rule.ours}


def test_the_drawings_are_what_is_printed() -> None:
    assert set(differing(recorded())) == READ_DIFFERENTLY | SLIPS


def test_every_difference_is_marked() -> None:
    marked = {rule.name for rule in RULES.values() if rule.erratum and not rule.ours}
    assert marked == READ_DIFFERENTLY | READ_SPECIALLY
    page = (DOCS / "paper-errata.md").read_text(encoding="utf-8")
    table = page.split("## Rules that we read differently")[1].split("##")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {name.strip(" `") for row in rows for name in row.split(",")} == marked
    slips = page.split("## Slips in notation and text")[1].split("##")[0]
    assert all(f"`{name}`" in slips for name in SLIPS)


def test_a_changed_symbol_is_noticed() -> None:
    printed = recorded()
    name = "LVar"
    assert printed[name].strip() == drawn_rule(RULES[name]).strip()
    assert name in differing({name: printed[name].replace("∈", "∉")})


@pytest.mark.skipif(
    "MUPUPPET_PAPER" not in os.environ, reason="set MUPUPPET_PAPER to the paper's TeX source"
)
def test_what_is_recorded_is_the_source() -> None:
    source = Path(os.environ["MUPUPPET_PAPER"]).read_text(encoding="utf-8")
    assert {name: row.strip() for name, row in printed_rules(source).items()} == recorded()
