"""The table of functions keeps what it promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import mupuppet.compiler.functions  # noqa: F401  # it adds its functions
from mupuppet.functions.declarations import Trait
from mupuppet.functions.registry import BUILT_IN, Function, find_function
from mupuppet.functions.stdlib.declarations import STDLIB
from mupuppet.syntax.tokens import STATEMENT_FUNCTIONS


@pytest.mark.parametrize("name", BUILT_IN.names())
def test_function_is_where_the_table_says(name: str) -> None:
    found = find_function(name)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("name", BUILT_IN.names())
def test_signatures_can_be_read(name: str) -> None:
    found = find_function(name)
    assert found is not None
    assert found.dispatches
    for dispatch in found.dispatches:
        assert dispatch.signature.minimum <= dispatch.signature.maximum


def test_functions_that_depend_on_more_than_arguments_are_not_determined() -> None:
    for name in ("file", "find_file", "binary_file", "generate", "strftime"):
        found = find_function(name)
        assert found is not None
        assert not found.determined, name
    for name in ("map", "sprintf", "regsubst", "md5"):
        found = find_function(name)
        assert found is not None
        assert found.determined, name


def test_the_indexes_are_current() -> None:
    """After a function was added or moved: `tools/function-index`."""
    tool = Path(__file__).parents[3] / "tools" / "function-index"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_every_declaration_has_a_topic_and_a_sentence() -> None:
    for registry in (BUILT_IN, STDLIB):
        for function in registry.all():
            assert function.topic is not None, function.name
            assert function.description[0].isupper(), function.name
            assert function.description.endswith("."), function.name


def test_a_name_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="declared twice"):
        BUILT_IN.add(Function("map"))


def test_the_grammar_knows_statement_functions_that_exist() -> None:
    assert [name for name in STATEMENT_FUNCTIONS if find_function(name) is None] == []


def test_functions_of_the_legacy_api_are_distinguished_from_stubs() -> None:
    for function in BUILT_IN.all():
        in_legacy_api = Trait.ALSO_LEGACY | Trait.LEGACY_STUB
        assert not (function.is_legacy and function.traits & in_legacy_api), function.name
