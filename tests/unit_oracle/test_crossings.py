"""The manifests with which `tests.oracle.catalogs.crossings` looks for differences."""

from __future__ import annotations

import re
from random import Random

from mupuppet.source.file import SourceFile
from mupuppet.syntax.parser import parse
from tests.oracle.catalogs.crossings import ARGUMENTS, PLACES, TYPES, VALUES, crossings


def test_the_same_seed_gives_the_same_crossings() -> None:
    assert crossings(Random(7), "include") == crossings(Random(7), "include")


def test_every_place_and_type_is_crossed() -> None:
    texts = "\n".join(crossings(Random(1), ""))
    assert re.search("VALUE|OTHER", texts) is None
    assert all(f"{name}[{ARGUMENTS[0]}]" in texts for name in TYPES)
    assert all(re.split("VALUE|OTHER", place)[0] in texts for place in PLACES)


def test_the_values_are_expressions() -> None:
    wrong = [value for value in VALUES if not parse(SourceFile(f"$x = {value}", "value.pp")).ok]
    assert wrong == []
