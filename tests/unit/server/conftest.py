"""An authority for the tests of the server: keys take long to make, so that it is made once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mupuppet.server.certificates.authority import Authority
from tests.unit.server.serving import Serving, copy_authority, make_site


@pytest.fixture(scope="session")
def made_authority(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("authority") / "ca"
    Authority.create(str(directory), "puppet", bits=2048)
    return directory


@pytest.fixture
def authority(made_authority: Path, tmp_path: Path) -> Authority:
    """An authority that the test may change."""
    directory = tmp_path / "ca"
    shutil.copytree(made_authority, directory)
    return Authority(str(directory))


@pytest.fixture(scope="session")
def serving(made_authority: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that tests share: what one changes must not matter to others."""
    directory = tmp_path_factory.mktemp("serving")
    copy_authority(made_authority, directory / "state")
    made = Serving(make_site(directory / "site"), directory / "state", "--autosign", "all")
    yield made
    assert made.end() == 0
