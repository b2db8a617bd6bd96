"""How the functions of stdlib are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet import compile
from mupuppet.environment.environment import Environment
from mupuppet.functions.legacy import LegacyFunction
from mupuppet.functions.registry import BUILT_IN, find_function
from mupuppet.functions.stdlib.declarations import STDLIB, find_stdlib_function


@pytest.mark.parametrize("name", STDLIB.names())
def test_is_defined_where_the_table_says(name: str) -> None:
    found = find_stdlib_function(name)
    assert found is not None
    assert found.name == name
    assert found.dispatches


def test_everything_that_is_defined_is_in_the_table() -> None:
    for name in STDLIB.names():
        find_stdlib_function(name)
    assert sorted(STDLIB.loaded) == STDLIB.names()


def test_none_is_among_the_built_in_functions() -> None:
    for name in STDLIB.names():
        find_stdlib_function(name)
        assert name not in BUILT_IN.loaded
        assert find_function(name) is None


def test_others_are_not_found() -> None:
    assert find_stdlib_function("nope") is None
    assert find_stdlib_function("flatten") is None


def test_functions_that_depend_on_more_than_arguments_are_not_determined() -> None:
    changing = {
        name
        for name in STDLIB.names()
        if (found := find_stdlib_function(name)) is not None and not found.determined
    }
    assert changing == {
        "get_module_path",
        "glob",
        "load_module_metadata",
        "loadjson",
        "loadyaml",
        "shuffle",
        "str2saltedsha512",
        "time",
        "validate_cmd",
    }


def test_signatures_can_be_shown() -> None:
    for name in STDLIB.names():
        found = find_stdlib_function(name)
        assert found is not None
        for dispatch in found.dispatches:
            assert dispatch.signature.text


def test_statements_give_nothing() -> None:
    found = find_stdlib_function("validate_re")
    assert isinstance(found, LegacyFunction)


def test_manifests_see_them_only_with_the_module(tmp_path: Path) -> None:
    code = "notify { 'a': message => swapcase('aB') }"
    without = compile(Environment.from_code(code))
    assert without.error is not None
    assert without.error.message == "Unknown function: 'swapcase'."
    (tmp_path / "stdlib").mkdir()
    with_module = compile(Environment.from_code(code, modulepath=(str(tmp_path),)))
    assert with_module.catalog is not None
    assert with_module.catalog.resources[-1].parameters == {"message": "Ab"}
