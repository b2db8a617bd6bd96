"""The table of data types is complete, and agrees with what other rooms have of them."""

from __future__ import annotations

from mupuppet.functions.new import CONSTRUCTOR_MODULES
from mupuppet.syntax.validation.registration import BUILTIN_TYPES
from mupuppet.types.access import specializes
from mupuppet.types.builtin import DATA_TYPES, builtin, is_fixed

#: Types whose classes accept parameters, but not in the language.
_WITHOUT_PARAMETERS = {"Annotation", "Deferred", "Pcore", "RubyMethod"}


def test_no_name_stands_twice() -> None:
    assert len({each.name.lower() for each in DATA_TYPES}) == len(DATA_TYPES)


def test_types_are_found_by_their_names() -> None:
    for each in DATA_TYPES:
        assert builtin(each.name) is each.type
        assert builtin(f"::{each.name.upper()}") is each.type
        assert is_fixed(each.name.lower()) is each.is_fixed


def test_descriptions_are_sentences() -> None:
    for each in DATA_TYPES:
        assert each.description.endswith("."), each.name
        assert all(form.startswith(f"{each.name}[") for form in each.forms), each.name


def test_types_with_parameters_can_be_specialized() -> None:
    for each in DATA_TYPES:
        if each.name == "TypeAlias":
            continue  # only messages write it with parameters
        expected = bool(each.forms) or each.name in _WITHOUT_PARAMETERS
        assert specializes(each.type) is expected, each.name


def test_what_new_accepts_is_implemented() -> None:
    accepted = {each.name for each in DATA_TYPES if each.constructor is not None}
    assert accepted | {"Unit"} == set(CONSTRUCTOR_MODULES)


def test_validation_knows_the_names() -> None:
    """Puppet has no definition for the rest of them before it compiles."""
    missing = {each.name for each in DATA_TYPES if each.name.lower() not in BUILTIN_TYPES}
    assert all(name == "Error" or name.startswith("Pcore::") for name in missing), missing
