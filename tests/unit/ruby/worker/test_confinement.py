"""What a confined worker sees, and what is its own."""

from __future__ import annotations

from functools import partial

import pytest

from mupuppet.ruby.worker.confinement import NOTHING, Confinement, Sandbox, own_directories


def test_what_the_user_lets_it_read_is_not_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    module = "mupuppet.ruby.worker.confinement"
    monkeypatch.setattr(f"{module}.available_confinement", lambda: Confinement.BUBBLEWRAP)
    own = partial(own_directories, "ruby", "/nowhere")
    assert "/tmp" in own(NOTHING)
    assert "/tmp" in own(Sandbox(read=("/",)))
    assert "/tmp" not in own(Sandbox(read=("/tmp",)))
