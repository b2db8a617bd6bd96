"""The reverse question: what depends on a fact, on data, on a line."""

from __future__ import annotations

import pytest

from mupuppet.provenance.readers import UnknownSource, parse_source, readers
from tests.provenance.repository import provenance


def _readers(*words: str) -> set[str]:
    found = readers(provenance(), parse_source(list(words)))
    return {f"{each.resource} {each.attribute or '-'}" for each in found}


def test_a_fact_that_a_template_reads() -> None:
    assert _readers("fact", "os.name") == {"File[/etc/motd] content"}


def test_a_fact_that_paths_of_data_depend_on() -> None:
    found = _readers("fact", "os.family")
    assert "Class[Profile::Web] package" in found
    assert "Package[apache2] -" in found
    assert "File[/etc/web.conf] owner" not in found


def test_a_key_of_data() -> None:
    assert _readers("data/common.yaml:profile::base::motd") == {
        "Class[Profile::Base] motd",
        "File[/etc/motd] content",
    }


def test_a_line_of_code() -> None:
    found = _readers("site/profile/manifests/web.pp:19")
    assert found == {"User[deploy] home", "File[/etc/web.conf] content"}


def test_a_question_that_makes_no_sense() -> None:
    with pytest.raises(UnknownSource):
        parse_source(["nothing"])
