"""The two sides of a measurement, taken in turns: what disturbs one of them disturbs the other.

In one process, a figure is CPU time of a compilation with the libraries loaded and warm; the
result is the median of several rounds. In a round, Puppet compiles once, and mupuppet as often as
it can in that time: the turns of both are as long, so that what it costs to begin after the other
side has had the processor and its caches weighs the same. There are three kinds (`Kind`):

- *from source*: the environment and its code are new, so that it is parsed, checked and compiled;
- *new environment*: the environment is new, but the process has compiled one with the same sources
  before, as tests of modules do; mupuppet knows them, Puppet parses them again;
- *loaded*: the environment has been compiled before, and both sides use what they keep of
  it, as a server does, or a run over many nodes.

A whole process is measured from its start to its end: CPU time, and the peak of its memory.
"""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from statistics import fmean, median
from typing import Any

from bench import PUPPET
from mupuppet import compile
from mupuppet.basics.records import Record, field
from mupuppet.compiler.program.unit_cache import UNIT_CACHE
from mupuppet.environment.environment import Environment

#: At least so many rounds, and as many as it takes for Puppet to have worked for some seconds: what
#: is short is disturbed most by what else the machine does.
ROUNDS = 3
MOST_ROUNDS = 15
SECONDS = 10.0
FACTS: dict[str, Any] = {"hostname": "bench", "networking": {"hostname": "bench"}}


class Kind(StrEnum):
    """What has been done before a compilation in one process (see above)."""

    FROM_SOURCE = "from source"
    NEW_ENVIRONMENT = "new environment"
    LOADED = "loaded"


class Workload(Record):
    """Something to compile."""

    name: str
    code: str
    target: float = 10
    #: The least ratio for a whole process.
    process_target: float = 8
    modulepath: tuple[str, ...] = ()
    facts: dict[str, Any] = field(default_factory=lambda: FACTS)


class Pair(Record):
    """The medians of both sides."""

    puppet: float
    mupuppet: float


class PuppetSide:
    """Real Puppet in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def compile(self, workload: Workload, *, loaded: bool) -> tuple[float, int]:
        """CPU seconds, and how many resources the catalog has."""
        request = {
            "code": workload.code,
            "modulepath": workload.modulepath,
            "facts": workload.facts,
            "loaded": loaded,
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise SystemExit(f"{workload.name}: Puppet says: {answer['error']}")
        return answer["seconds"], answer["resources"]


@contextmanager
def puppet_side() -> Iterator[PuppetSide]:
    script = Path(__file__).with_name("puppet_side.rb")
    with subprocess.Popen(
        ["ruby", str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield PuppetSide(process)
        assert process.stdin is not None  # a pipe
        process.stdin.close()


def our_compile(workload: Workload, environment: Environment) -> tuple[float, int]:
    """CPU seconds, and how many resources the catalog has."""
    gc.collect()
    start = time.process_time()
    result = compile(environment, node="bench", facts=workload.facts, puppet=PUPPET)
    seconds = time.process_time() - start
    if result.catalog is None:
        raise SystemExit(f"{workload.name}: mupuppet says: {result.error}")
    return seconds, len(result.catalog)


def in_process(workload: Workload, kind: Kind) -> Pair:
    """Compile with both sides in turns.

    Each side has a process of its own, of this workload alone: what others leave in memory would
    make the figures depend on their order.
    """
    new_process = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, new_process) as ours:
        return ours.submit(_compile_in_turns, workload, kind).result()


def _compile_in_turns(workload: Workload, kind: Kind) -> Pair:
    """Both must make the same number of resources."""

    def new_environment() -> Environment:
        if kind is Kind.FROM_SOURCE:
            UNIT_CACHE.forget()
        return Environment.from_code(workload.code, modulepath=workload.modulepath)

    environment = new_environment()

    def our_seconds() -> float:
        used = environment if kind is Kind.LOADED else new_environment()
        return our_compile(workload, used)[0]

    rounds: list[tuple[float, float]] = []
    with puppet_side() as puppet:
        _, theirs = puppet.compile(workload, loaded=False)
        _, ours = our_compile(workload, environment)
        if theirs != ours:
            raise SystemExit(f"{workload.name}: {ours} resources, but Puppet makes {theirs}")
        while not _is_enough([theirs for theirs, _ in rounds]):
            seconds, _ = puppet.compile(workload, loaded=kind is Kind.LOADED)
            rounds.append((seconds, our_turn(seconds, our_seconds)))
    return _medians(rounds)


def our_turn(as_long_as: float, measure: Callable[[], float]) -> float:
    """The mean of as many of our compilations as take so many seconds, or a second."""
    taken: list[float] = []
    while not taken or sum(taken) < min(as_long_as, 1.0):
        taken.append(measure())
    return fmean(taken)


def _is_enough(seconds: list[float]) -> bool:
    if len(seconds) < ROUNDS:
        return False
    return sum(seconds) >= SECONDS or len(seconds) >= MOST_ROUNDS


class WholeProcess(Record):
    """Both sides as processes: CPU seconds of new ones, ours with a cache, peak memory in MB."""

    seconds: Pair
    with_cache: Pair
    memory: Pair


def whole_process(workload: Workload, scratch: Path) -> WholeProcess:
    """`puppet catalog compile` and `mupuppet compile` in turns."""
    manifest, facts = scratch / "site.pp", scratch / "facts.json"
    manifest.write_text(workload.code)
    facts.write_text(json.dumps(workload.facts))
    modulepath = os.pathsep.join(workload.modulepath)
    puppet = ["puppet", "catalog", "compile", "bench", "--manifest", str(manifest)]
    puppet += ["--facts_terminus", "memory", "--render-as", "json"]
    ours = [sys.executable, "-m", "mupuppet", "compile", str(manifest), "--node", "bench"]
    ours += ["--facts", str(facts), "--format", "json"]
    if modulepath:
        puppet += ["--modulepath", modulepath]
        ours += ["--modulepath", modulepath]
    cache = {"XDG_CACHE_HOME": str(scratch)}
    measured(ours, **cache)  # so that the cache is filled, and the code of both is compiled
    rounds: list[tuple[tuple[float, float], ...]] = []
    while not _is_enough([theirs[0] for theirs, _, _ in rounds]):
        rounds.append((measured(puppet), measured([*ours, "--no-cache"]), measured(ours, **cache)))
    return WholeProcess(
        _medians([(theirs[0], new[0]) for theirs, new, _ in rounds]),
        _medians([(theirs[0], cached[0]) for theirs, _, cached in rounds]),
        _medians([(theirs[1], new[1]) for theirs, new, _ in rounds]),
    )


#: Linux counts the memory of the process that starts another as the other's: a small one starts it.
_STARTER = """
import os, resource, subprocess, sys
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)
"""


def measured(command: list[str], **variables: str) -> tuple[float, float]:
    """CPU seconds and peak memory in MB of a process and those that it waits for."""
    # Both sides may keep their compiled code, as they do when they are installed.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment |= variables
    starter = [sys.executable, "-c", _STARTER, *command]
    started = subprocess.run(starter, env=environment, capture_output=True, text=True, check=True)
    code, seconds, megabytes = started.stdout.split()
    if code != "0":
        raise SystemExit(f"{' '.join(command)}: exit code {code}")
    return float(seconds), float(megabytes)


def _medians(rounds: list[tuple[float, float]]) -> Pair:
    theirs, ours = zip(*rounds, strict=True)
    return Pair(median(theirs), median(ours))


def best(rounds: int, measure: Callable[[], float]) -> float:
    return min(measure() for _ in range(rounds))
