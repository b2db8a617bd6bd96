"""Control repositories that are drawn at random for comparisons with real Puppet."""

from __future__ import annotations

import pytest

from mupuppet.source.file import SourceFile
from mupuppet.syntax.parser import parse
from tests.oracle.repositories.compare import difference, render
from tests.oracle.repositories.draws import Draw
from tests.oracle.repositories.topics import TOPICS

pytestmark = pytest.mark.slow


def test_a_seed_draws_the_same_repository() -> None:
    assert Draw(7).draw() == Draw(7).draw()
    assert Draw(7).draw() != Draw(8).draw()


def test_nearly_all_manifests_that_are_drawn_can_be_parsed() -> None:
    parsed = [
        parse(SourceFile(render(statements), name)).ok
        for seed in range(20)
        for name, statements in Draw(seed).draw().files.items()
        if name.endswith(".pp")
    ]
    assert sum(parsed) > 0.9 * len(parsed)


@pytest.mark.parametrize("topic", TOPICS)
def test_a_seed_draws_the_same_of_a_topic(topic: str) -> None:
    drawn = [Draw(seed, (topic,)).draw() for seed in range(5)]
    assert drawn == [Draw(seed, (topic,)).draw() for seed in range(5)]
    manifests = [
        parse(SourceFile(render(statements), name))
        for repository in drawn
        for name, statements in repository.files.items()
        if name.endswith(".pp") and "/site/profile/" in name
    ]
    assert sum(result.ok for result in manifests) > 0.9 * len(manifests)
    assert any(repository.files != Draw(0, ()).draw().files for repository in drawn)


def test_differences_of_failures_and_logs_are_seen() -> None:
    place = {"file": "/code/a.pp", "line": 3}
    failed = {"ok": False, "error": {"message": "Evaluation Error: no", **place}}
    same = {"ok": False, "error": {"message": "no", **place}}
    elsewhere = {"ok": False, "error": {"message": "no", **place, "line": 4}}
    compiled = {"ok": True, "resources": []}
    logged = {"ok": True, "resources": [], "logs": [{"level": "warning", "message": "w"}]}
    assert difference(failed, same, "/code/") is None
    assert difference(failed, elsewhere, "/code/") is not None
    assert difference(failed, compiled, "/code/") is not None
    assert difference(compiled, compiled, "/code/") is None
    assert difference(logged, compiled, "/code/") is not None
