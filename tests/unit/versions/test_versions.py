"""The table of versions."""

from __future__ import annotations

from typing import Any

import pytest

import mupuppet
from mupuppet.environment.environment import Environment
from mupuppet.versions import DEFAULT, SUPPORTED, VERSIONS, PuppetVersion, puppet_version
from mupuppet.versions.page import page
from tests.oracle.survey import differences, survey
from tests.oracle.versions import asked_version
from tests.paths import DOCS
from tests.requirements import needs_puppet

pytestmark = pytest.mark.slow


def test_the_page_is_generated_from_the_table() -> None:
    written = (DOCS / "versions.md").read_text(encoding="utf-8")
    assert written == page(), "python -m mupuppet.versions.page > docs/versions.md"


def test_every_difference_has_a_description() -> None:
    assert all(field.description for field in PuppetVersion.__record_fields__.values())


def test_a_version_is_named_by_its_major_number_or_exactly() -> None:
    assert [puppet_version(major) for major in SUPPORTED] == list(VERSIONS.values())
    exact = puppet_version("8.6.0")
    assert (exact.number, exact.major, exact.strict) == ("8.6.0", "8", VERSIONS["8"].strict)
    assert puppet_version("9.0.0-rc1").product == "OpenVox"


@pytest.mark.parametrize("name", ["", "6", "6.28.0", "8.", "8.x", "eight", "8.6.0.1.2", "10"])
def test_other_versions_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="expected 7, 8, 9"):
        puppet_version(name)


def test_the_version_decides_what_is_strict_and_what_the_server_reports() -> None:
    code = 'notify { "${serverversion} ${settings::strict}": message => $nowhere }'
    environment = Environment.from_code(code)
    old = mupuppet.compile(environment, puppet="7")
    assert old.catalog is not None
    assert "Notify[7.23.0 warning]" in {resource.ref for resource in old.catalog}
    new = mupuppet.compile(environment, puppet="8")
    assert new.error is not None
    assert new.error.id == "unknown-variable"
    lenient = mupuppet.compile(environment, puppet="8.6.0", strict="off", strict_variables=False)
    assert lenient.catalog is not None
    assert "Notify[8.6.0 off]" in {resource.ref for resource in lenient.catalog}


@pytest.mark.parametrize("given", [7, 8.1, True, ["8"]])
def test_a_version_in_python_is_a_string(given: Any) -> None:
    with pytest.raises(TypeError, match="`puppet` must be a string such as '8', not "):
        mupuppet.compile(Environment.from_code(""), puppet=given)
    with pytest.raises(TypeError, match="`puppet` must be a string such as '8', not "):
        mupuppet.validate("", puppet=given)


def test_an_environment_serves_several_versions() -> None:
    with Environment.from_code("notice(split(Sensitive('a b'), ' ').unwrap)") as environment:
        for _ in range(2):
            assert mupuppet.compile(environment, puppet="8").logs == (("notice", "[a, b]"),)
            error = mupuppet.compile(environment, puppet="7").error
            assert error is not None
            assert "expects a String value, got Sensitive" in error.message
    assert environment.puppet is DEFAULT


def test_an_unknown_legacy_fact_is_explained() -> None:
    error = mupuppet.compile(Environment.from_code("notice($osfamily)"), puppet="8").error
    assert error is not None
    assert error.hint is not None
    assert "$facts['os']['family']" in error.hint


@needs_puppet
def test_the_table_is_true_of_the_puppet_that_is_installed() -> None:
    assert list(differences(survey(), asked_version())) == []


def test_types_that_come_with_a_version() -> None:
    environment = Environment.from_code("yumrepo { 'a': baseurl => 'b' }")
    assert mupuppet.compile(environment, puppet="8").catalog is not None
    error = mupuppet.compile(environment, puppet="7").error
    assert error is not None
    assert error.id == "unknown-resource-type"
