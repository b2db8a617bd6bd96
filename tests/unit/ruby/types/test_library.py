"""What was read of resource types is kept on disk until their files change."""

from __future__ import annotations

from pathlib import Path

import pytest

from mupuppet.environment.environment import Environment
from mupuppet.environment.spec import EnvironmentSpec
from mupuppet.ruby.types import library
from mupuppet.ruby.types.library import find_type

TYPE = """
require 'puppet_x/m/shared'
Puppet::Type.newtype(:thing) do
  SHARED.each { |name| newparam(name) }
end
"""


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    files = {"puppet/type/thing.rb": TYPE, "puppet_x/m/shared.rb": "SHARED = [:name, :size]\n"}
    for name, text in files.items():
        path = tmp_path / "modules" / "m" / "lib" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def attributes(directory: Path) -> frozenset[str]:
    modulepath, cache = (str(directory / "modules"),), str(directory / "cache")
    environment = Environment(EnvironmentSpec(code="", modulepath=modulepath, cache=cache))
    found = find_type(environment, "thing")
    assert found is not None
    environment.save_caches()
    return found.description.attributes


def forbid_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("it was read again")

    monkeypatch.setattr(library, "_read", refuse)


def test_a_second_run_reads_nothing(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = attributes(directory)
    forbid_reading(monkeypatch)
    assert attributes(directory) == first


def test_a_changed_file_that_is_required_is_read_again(directory: Path) -> None:
    attributes(directory)
    (directory / "modules/m/lib/puppet_x/m/shared.rb").write_text("SHARED = [:name, :weight]\n")
    assert "weight" in attributes(directory)


def test_a_file_that_appears_before_the_one_that_was_required_is_seen(directory: Path) -> None:
    attributes(directory)
    other = directory / "modules" / "a" / "lib" / "puppet_x" / "m" / "shared.rb"
    other.parent.mkdir(parents=True)
    other.write_text("SHARED = [:name, :colour]\n")
    (directory / "modules/m/lib/puppet_x/m/shared.rb").unlink()
    assert "colour" in attributes(directory)


def test_a_provider_that_appears_is_seen(directory: Path) -> None:
    assert "provider" not in attributes(directory)
    provider = directory / "modules" / "m" / "lib" / "puppet" / "provider" / "thing" / "ruby.rb"
    provider.parent.mkdir(parents=True)
    provider.write_text("Puppet::Type.type(:thing).provide(:ruby) do\nend\n")
    assert "provider" in attributes(directory)


def test_a_damaged_cache_is_ignored(directory: Path) -> None:
    first = attributes(directory)
    for pack in (directory / "cache").iterdir():
        pack.write_bytes(b"damaged")
    assert attributes(directory) == first
