"""Figures, the table of them, and the same as JSON."""

from __future__ import annotations

import json
import os
import platform
from argparse import ArgumentParser
from pathlib import Path

from mupuppet.basics.records import Record


class Figure(Record):
    """What Puppet and mupuppet took for one thing: seconds, or MB of memory."""

    name: str
    puppet: float
    mupuppet: float
    #: How many times less mupuppet shall take.
    target: float
    unit: str = "s"

    @property
    def ratio(self) -> float:
        return self.puppet / self.mupuppet

    @property
    def row(self) -> str:
        places = 3 if self.unit == "s" else 0
        theirs, ours = (f"{value:.{places}f} {self.unit}" for value in (self.puppet, self.mupuppet))
        missed = "" if self.ratio >= self.target else "  missed"
        return f"{self.name:58}{theirs:>11}{ours:>11}{self.ratio:7.1f}x{self.target:7g}x{missed}"


HEADING = f"{'':58}{'Puppet':>11}{'mupuppet':>11}{'ratio':>8}{'target':>8}"


def add_json_option(parser: ArgumentParser) -> None:
    parser.add_argument("--json", type=Path, help="also write the figures to this file")


def report(figures: list[Figure], json_file: Path | None) -> None:
    """Print the table, and write the JSON if it is asked for."""
    print(f"{machine()}\n\n{HEADING}")
    for figure in figures:
        print(figure.row)
    if json_file is not None:
        rows = [
            {
                "name": figure.name,
                "unit": figure.unit,
                "puppet": figure.puppet,
                "mupuppet": figure.mupuppet,
                "ratio": figure.ratio,
                "target": figure.target,
            }
            for figure in figures
        ]
        json_file.write_text(json.dumps({"machine": machine(), "figures": rows}, indent=2) + "\n")


def machine() -> str:
    """What the figures were measured on."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} cores, {memory:.0f} GB, Python {platform.python_version()}"
