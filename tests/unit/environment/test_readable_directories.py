"""Directories that code may read, with links into them and out of them."""

import os
from pathlib import Path

import pytest

from mupuppet.environment.readable_directories import LeadsOutside, ReadableDirectories


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "modules").mkdir()
    (tmp_path / "elsewhere" / "ntp" / "manifests").mkdir(parents=True)
    (tmp_path / "elsewhere" / "ntp" / "manifests" / "init.pp").touch()
    (tmp_path / "secret").touch()
    (tmp_path / "modules" / "ntp").symlink_to("../elsewhere/ntp")
    (tmp_path / "modules" / "again").symlink_to("ntp")
    (tmp_path / "elsewhere" / "ntp" / "leak").symlink_to("../../secret")
    return tmp_path


def test_directories_are_compared_by_where_they_lead(tree: Path) -> None:
    area = ReadableDirectories([f"{tree}/modules"])
    manifest = f"{tree}/modules/ntp/manifests/init.pp"
    assert not area.has(manifest)
    area.add(f"{tree}/modules/ntp")
    assert area.has(manifest)
    assert area.has(f"{tree}/modules/ntp")
    assert area.has(f"{tree}/modules/again/manifests/init.pp")
    assert area.has(f"{tree}/elsewhere/ntp/manifests/init.pp")
    assert not area.has(f"{tree}/elsewhere")
    assert not area.has(f"{tree}/modules/ntp/leak")
    assert not area.has(f"{tree}/secret")


def test_a_link_that_leads_elsewhere_by_now_is_followed_anew(tree: Path) -> None:
    area = ReadableDirectories([f"{tree}/modules/ntp"])
    manifest = f"{tree}/elsewhere/ntp/manifests/init.pp"
    assert area.surround(manifest)
    (tree / "modules" / "ntp").unlink()
    (tree / "modules" / "ntp").symlink_to("../nowhere")
    assert area.surround(manifest)
    area.look_again()
    assert not area.surround(manifest)


def test_an_open_file_is_where_its_descriptor_is(tree: Path) -> None:
    area = ReadableDirectories([f"{tree}/modules", f"{tree}/modules/ntp"])
    inside = os.open(f"{tree}/modules/ntp/manifests/init.pp", os.O_RDONLY)
    outside = os.open(f"{tree}/modules/ntp/leak", os.O_RDONLY)
    try:
        area.require_open(inside, f"{tree}/modules/ntp/manifests/init.pp")
        with pytest.raises(LeadsOutside):
            area.require_open(outside, f"{tree}/modules/ntp/leak")
    finally:
        os.close(inside)
        os.close(outside)
