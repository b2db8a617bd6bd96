"""The paper's table of results, for any corpus: feature, tests, pass, unsupported, fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from mupuppet.basics.records import Record
from mupuppet.comparison.cases import Corpus
from mupuppet.comparison.compare import Comparison, Verdict
from mupuppet.comparison.outcome import Compiled, Failed, Outcome, to_data

#: The verdicts in the order of the table's columns.
_COLUMNS = {
    Verdict.PASS: "Pass",
    Verdict.UNSUPPORTED: "Unsupported",
    Verdict.DEVIATES: "Deviates",
    Verdict.FAIL: "Fail",
}


class Row(Record):
    """A feature, how deep it lies below others, and the verdicts on all cases in it."""

    title: str
    depth: int
    verdicts: Counter[Verdict]

    @property
    def tests(self) -> int:
        return self.verdicts.total()


class Report(Record):
    """What one evaluator did on some cases."""

    evaluator: str
    comparisons: Sequence[Comparison]

    @property
    def failures(self) -> list[Comparison]:
        """The wrong results."""
        return [c for c in self.comparisons if c.verdict is Verdict.FAIL]

    def rows(self) -> list[Row]:
        """A row for each directory, in the corpus's order, and one for all."""
        corpora = list(dict.fromkeys(c.case.corpus.root for c in self.comparisons))
        rows = []
        for root in corpora:
            rows += _rows_of([c for c in self.comparisons if c.case.corpus.root == root])
        return [*rows, Row("All", 0, _count(self.comparisons))]

    def to_text(self) -> str:
        """The table for a terminal."""
        header, lines = self._cells(indent="  ")
        widths = [max(len(line[at]) for line in [header, *lines]) for at in range(len(header))]
        rule = "-" * (sum(widths) + 2 * (len(widths) - 1))
        text = [_text_line(header, widths), rule]
        text += [_text_line(line, widths) for line in lines[:-1]]
        text += [rule, _text_line(lines[-1], widths)]
        return "\n".join(text) + "\n"

    def to_markdown(self) -> str:
        """The table for documents."""
        header, lines = self._cells(indent="&emsp;")
        rows = [header, ["---", *["---:"] * (len(header) - 1)], *lines]
        return "".join("| " + " | ".join(row) + " |\n" for row in rows)

    def to_data(self) -> dict[str, Any]:
        """The table and all cases, for programs."""
        return {
            "evaluator": self.evaluator,
            "rows": [
                {
                    "feature": row.title,
                    "depth": row.depth,
                    "tests": row.tests,
                    **{verdict.value: row.verdicts[verdict] for verdict in _COLUMNS},
                }
                for row in self.rows()
            ],
            "cases": [_case_data(comparison) for comparison in self.comparisons],
        }

    def _cells(self, indent: str) -> tuple[list[str], list[list[str]]]:
        """The table as strings. Known deviations have a column only where there are some."""
        rows = self.rows()
        columns = [v for v in _COLUMNS if v is not Verdict.DEVIATES or rows[-1].verdicts[v]]
        header = ["Feature", "Tests", *(_COLUMNS[verdict] for verdict in columns)]
        lines = [
            [indent * row.depth + row.title, str(row.tests)]
            + [str(row.verdicts[verdict]) for verdict in columns]
            for row in rows
        ]
        return header, lines


def describe(comparison: Comparison) -> str:
    """What is wrong or different on a case, in several lines."""
    lines = [f"{comparison.verdict.value}: {comparison.case.name}"]
    lines += [f"  {difference}" for difference in comparison.differences]
    deviation = comparison.deviation
    if deviation and comparison.verdict is Verdict.DEVIATES:
        lines.append(f"  known: {deviation.reason} (see {deviation.see})")
    return "\n".join(lines) + "\n"


def _rows_of(comparisons: Sequence[Comparison]) -> list[Row]:
    """The rows of one corpus."""
    corpus = comparisons[0].case.corpus
    directories = {
        "/".join(parts[:depth])
        for comparison in comparisons
        for parts in [comparison.case.feature.split("/")]
        for depth in range(1, len(parts) + 1)
    }
    return [
        Row(_title(directory, corpus), directory.count("/"), _count(_below(directory, comparisons)))
        for directory in sorted(directories, key=lambda directory: _place(directory, corpus))
    ]


def _below(directory: str, comparisons: Iterable[Comparison]) -> list[Comparison]:
    return [c for c in comparisons if f"{c.case.feature}/".startswith(f"{directory}/")]


def _count(comparisons: Iterable[Comparison]) -> Counter[Verdict]:
    return Counter(comparison.verdict for comparison in comparisons)


def _title(directory: str, corpus: Corpus) -> str:
    """A directory's title: what the corpus calls it, or its own name."""
    if directory in corpus.features:
        return corpus.features[directory]
    name = directory.rpartition("/")[2] or corpus.root.rstrip("/").rpartition("/")[2]
    return name.replace("_", " ").capitalize()


def _place(directory: str, corpus: Corpus) -> list[tuple[int, str]]:
    """The sort key of a directory: as the corpus lists it, and then by name."""
    order = {listed: at for at, listed in enumerate(corpus.features)}
    parts = directory.split("/")
    prefixes = ["/".join(parts[: depth + 1]) for depth in range(len(parts))]
    return [(order.get(prefix, len(order)), prefix) for prefix in prefixes]


def _text_line(cells: Sequence[str], widths: Sequence[int]) -> str:
    numbers = (cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True))
    return "  ".join([cells[0].ljust(widths[0]), *numbers])


def _case_data(comparison: Comparison) -> dict[str, Any]:
    data: dict[str, Any] = {
        "case": comparison.case.name,
        "verdict": comparison.verdict.value,
        "puppet": _outcome_data(comparison.expected),
        "ours": _outcome_data(comparison.actual),
    }
    if comparison.differences:
        data["differences"] = list(comparison.differences)
    if comparison.deviation:
        data["deviation"] = {
            "reason": comparison.deviation.reason,
            "see": comparison.deviation.see,
        }
    return data


def _outcome_data(outcome: Outcome) -> dict[str, Any]:
    """An outcome without its catalog, which can be large and is in the records."""
    data = to_data(outcome)
    if isinstance(outcome, Compiled):
        return {"ok": True, "resources": len(outcome.catalog.resources)}
    if isinstance(outcome, Failed):
        return {"ok": False, "error": data["error"]}
    return data
