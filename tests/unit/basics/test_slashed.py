"""Where paths lead: links, links to links, what does not exist, what never ends."""

import os
from pathlib import Path

import pytest

from mupuppet.basics import slashed


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "modules").mkdir()
    (tmp_path / "elsewhere" / "ntp" / "manifests").mkdir(parents=True)
    (tmp_path / "elsewhere" / "ntp" / "manifests" / "init.pp").touch()
    (tmp_path / "secret").touch()
    (tmp_path / "modules" / "ntp").symlink_to("../elsewhere/ntp")
    (tmp_path / "modules" / "again").symlink_to("ntp")
    (tmp_path / "modules" / "missing").symlink_to("../nowhere/at/all")
    (tmp_path / "modules" / "circle").symlink_to("circle")
    (tmp_path / "elsewhere" / "ntp" / "leak").symlink_to("../../secret")
    return tmp_path


@pytest.mark.parametrize("is_linux", [True, False])
@pytest.mark.parametrize(
    "path",
    [
        "modules", "modules/", "modules/ntp", "modules/ntp/manifests/init.pp", "modules/again",
        "modules/missing", "modules/circle", "modules/ntp/leak", "modules/ntp/../secret",
        "nowhere", "modules/ntp/manifests/none.pp", ".", "",
    ],
)  # fmt: skip
def test_a_real_path_is_that_of_python(
    tree: Path, path: str, is_linux: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_linux:
        monkeypatch.setattr(slashed, "_PATH_ONLY", None)
    written = f"{tree}/{path}"
    assert slashed.real_path(written) == slashed.realpath(written)
    monkeypatch.chdir(tree)
    assert slashed.real_path(path) == slashed.realpath(path)
    if os.path.exists(path):
        expected = (slashed.realpath(path), os.stat(path))
        assert slashed.real_path_and_status(path) == expected
    else:
        with pytest.raises(OSError, match=r"\[Errno"):
            slashed.real_path_and_status(path)
