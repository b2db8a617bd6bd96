"""The changes with which `tests.oracle.catalogs.mutations` looks for differences."""

from __future__ import annotations

from random import Random

import pytest

from mupuppet.source.file import SourceFile
from mupuppet.syntax.parser import parse
from tests.oracle.catalogs.changes import (
    CHANGES,
    changed_data,
    changed_manifest,
    changed_template,
    smaller,
)

_MANIFEST = """\
class a(Integer $p = 1 + 2) inherits b { file { '/a': ensure => present } -> Notify['n'] }
class b { include c }
class c { }
@notify { 'n': message => "x ${facts}" }
Notify <| title == 'n' |> { noop => true }
if $p { include a } else { $x = [1, { 'k' => 2 }] }
"""
_OTHER = "notify { 'other': }\n"


def test_the_same_seed_gives_the_same_mutant() -> None:
    one, other = (changed_manifest(_MANIFEST, Random(7)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_every_change_changes_something(change: object) -> None:
    name = getattr(change, "__name__", "")
    mutants = {changed_manifest(_MANIFEST, Random(seed), [_OTHER], name) for seed in range(20)}
    assert len(mutants - {_MANIFEST}) > 1


def test_most_mutants_can_be_parsed() -> None:
    mutants = [changed_manifest(_MANIFEST, Random(seed)) for seed in range(200)]
    assert sum(parse(SourceFile(text)).ok for text in mutants) > 100


def test_templates_are_changed() -> None:
    assert changed_template("a <%= $x %> b", Random(1)) != "a <%= $x %> b"


def test_shrinking_leaves_out_every_piece_once() -> None:
    assert {"bc", "ac", "ab"} <= set(smaller("abc", list))


def test_data_is_changed() -> None:
    text = "---\na::b: 1\nc:\n  - d: e\n"
    assert len({changed_data(text, Random(seed)) for seed in range(20)} - {text}) > 5
