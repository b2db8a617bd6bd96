"""Nothing of a compilation outlives it; `bench/run soak` shows the same over 500 of them."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from bench.large_repository import SMALL, facts_of, write_large_repository
from bench.repository_data import Data
from bench.soak import dropped, kept_open, live_objects, request

from mupuppet import compile
from mupuppet.basics.records import replace
from mupuppet.cli import batch
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.model.resource import Resource
from mupuppet.compiler.model.scope import LocalScope, Scope
from mupuppet.environment.environment import Environment
from mupuppet.environment.pool import EnvironmentPool
from mupuppet.environment.spec import EnvironmentSpec
from mupuppet.ruby.worker.process import Process
from mupuppet.ruby.worker.ruby import EnvironmentRuby

pytestmark = [pytest.mark.slow, pytest.mark.all_objects]


@pytest.fixture
def repository(tmp_path: Path) -> tuple[Path, list[str]]:
    """A repository whose Hiera back end only the Ruby worker can run."""
    return tmp_path, write_large_repository(tmp_path, SMALL)


@pytest.fixture(autouse=True)
def _nothing_before() -> None:
    batch._ENVIRONMENTS.close()


def test_dropped_environments_leave_nothing(repository: tuple[Path, list[str]]) -> None:
    root, nodes = repository
    before = live_objects()
    with dropped(root) as work:
        for node in nodes:
            work(node)
            assert live_objects() == before


def test_each_compilation_with_a_worker_of_its_own_leaves_nothing(
    repository: tuple[Path, list[str]],
) -> None:
    root, nodes = repository
    before = live_objects()
    for node in nodes[:2]:
        assert compile(Environment.from_directory(root), node=node, facts=facts_of(node)).ok
        assert live_objects() == before


def test_an_open_environment_keeps_no_compilations(repository: tuple[Path, list[str]]) -> None:
    root, nodes = repository
    before = live_objects()
    with kept_open(root) as work:
        for node in nodes:
            work(node)
            open_now = before.get("Environment", 0) + 1
            assert live_objects() == before | {"Environment": open_now}


def test_batch_keeps_no_compilations(repository: tuple[Path, list[str]]) -> None:
    root, nodes = repository
    before = live_objects()
    for node in nodes * 2:
        assert batch.answer(request(root, node))["ok"]
        assert live_objects() == before | {"Environment": before.get("Environment", 0) + 1}
    batch._ENVIRONMENTS.close()
    assert live_objects() == before


def test_batch_keeps_no_environment_for_each_piece_of_code() -> None:
    before = live_objects()
    for number in range(20):
        assert batch.answer(f'{{"id": 1, "code": "notify {{ n{number}: }}"}}'.encode())["ok"]
    assert live_objects() == before | {"Environment": before.get("Environment", 0) + 1}
    batch._ENVIRONMENTS.close()


def test_a_pool_closes_what_was_not_used_for_longest() -> None:
    pool = EnvironmentPool(2)
    first, second = (pool.get(name, lambda: EnvironmentSpec(code="")) for name in "ab")
    assert pool.get("a", EnvironmentSpec) is first
    pool.get("c", lambda: EnvironmentSpec(code=""))
    assert pool.get("a", EnvironmentSpec) is first
    assert pool.get("b", lambda: EnvironmentSpec(code="")) is not second


def test_an_environment_keeps_its_worker_until_it_is_closed(
    repository: tuple[Path, list[str]],
) -> None:
    root, nodes = repository
    with Environment.from_directory(root) as environment:
        workers: list[Process | None] = []
        for node in nodes[:2]:
            assert compile(environment, node=node, facts=facts_of(node)).ok
            workers.append(environment.companion(EnvironmentRuby).of("auto")._process)
        assert workers[0] is workers[1] is not None
    assert workers[0] is not None
    assert not workers[0].close.alive


_CYCLES = """
class base {
  File { mode => '0644' }
  @user { 'u': }
  realize(User['u'])
}
class derived inherits base { User <| title == 'u' |> { tag => 'x' } }
define item($n, $m = $n) { file { "/${title}": content => inline_epp('<%= $x %>', { x => $n }) } }
node default {
  include derived
  [1, 2].each |$n| { item { "i${n}": n => $n } -> notify { "n${n}": } }
}
"""


def _parts_of_compilations() -> list[object]:
    kinds = (Compiler, Scope, LocalScope, Resource)
    return [each for each in gc.get_objects() if isinstance(each, kinds)]


def _check_freed_without_collector(environment: Environment, node: str, ruby: str) -> None:
    compile(environment, node=node, facts=facts_of(node), ruby=ruby)
    gc.collect()
    gc.disable()
    try:
        others = _parts_of_compilations()  # other tests', alive until the end: no id is used again
        before = set(map(id, others))
        compile(environment, node=node, facts=facts_of(node), ruby=ruby)
        assert [each for each in _parts_of_compilations() if id(each) not in before] == []
    finally:
        gc.enable()


@pytest.mark.parametrize("code", [_CYCLES, _CYCLES + "fail('x')"])
def test_a_compilation_is_freed_without_the_garbage_collector(code: str) -> None:
    _check_freed_without_collector(Environment.from_code(code), "a.example.com", "auto")


@pytest.mark.parametrize("ruby", ["auto", "never"])
def test_so_is_one_that_needs_the_worker(repository: tuple[Path, list[str]], ruby: str) -> None:
    """Without it, the compilation fails."""
    root, nodes = repository
    with Environment.from_directory(root) as environment:
        _check_freed_without_collector(environment, nodes[0], ruby)


def test_a_derived_environment_keeps_no_worker_after_the_first_is_closed(
    repository: tuple[Path, list[str]],
) -> None:
    root, nodes = repository
    with Environment.from_directory(root) as environment:
        derived = environment.derive(settings={"rundir": "/run"})
        assert compile(derived, node=nodes[0], facts=facts_of(nodes[0])).ok
        worker = environment.companion(EnvironmentRuby).of("auto")._process
    assert worker is not None
    assert not worker.close.alive
    assert compile(derived, node=nodes[0], facts=facts_of(nodes[0])).ok
    assert derived.companion(EnvironmentRuby).of("auto")._process is None


#: What a compilation may leave to the garbage collector: one definition, which refers to itself.
MOST_GARBAGE = 20


@pytest.mark.parametrize("data", [Data.YAML, Data.RUBY])
def test_reference_counts_free_what_a_compilation_has_made(tmp_path: Path, data: Data) -> None:
    """Templates, Hiera and Ruby functions included; only `ruby="never"` has no worker."""
    nodes = write_large_repository(tmp_path, replace(SMALL, data=data))
    with Environment.from_directory(tmp_path) as environment:
        for _ in range(4):  # templates become functions when they have been rendered a few times
            gc.collect()
            gc.disable()
            try:
                made = compile(environment, node=nodes[0], facts=facts_of(nodes[0]), ruby="never")
                assert made.ok
                del made
                found = gc.collect()
            finally:
                gc.enable()
        assert found <= MOST_GARBAGE
