"""What explanations cost: ordinary compilations, replays, and the explanation of everything.

Ordinary compilations have a few hooks for the recorder. Their share is the time of all calls of the
hook that each resource calls, measured on its own, in the time of the compilation.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.workloads import WORKLOADS
from mupuppet.compiler.api import compile
from mupuppet.compiler.compiler import Compiler
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Provenance
from mupuppet.provenance.render_json import json_lines

_CALLS = 1_000_000


def main() -> int:
    hook = _hook_seconds()
    print(f"{'workload':45} {'compile':>9} {'hooks':>7} {'replay':>9} {'all':>9}  peak MB")
    for workload in WORKLOADS:
        plain = _measured(lambda code=workload.code: _compile(code))
        replayed = _measured(lambda code=workload.code: _replay(code))
        told = _measured(lambda code=workload.code: _explain(code))
        share = hook * plain["resources"] / plain["seconds"]
        print(
            f"{workload.name:45} {plain['seconds']:8.2f}s {share:6.2%} "
            f"{replayed['seconds']:8.2f}s {told['seconds']:8.2f}s  "
            f"{plain['peak']} / {replayed['peak']} / {told['peak']}"
        )
    return 0


def _hook_seconds() -> float:
    """What one call of the hook for resources takes."""
    compiler: Any = object.__new__(Compiler)
    begin = time.process_time()
    for _ in range(_CALLS):
        compiler.new_parameters(None)
    return (time.process_time() - begin) / _CALLS


def _compile(code: str) -> dict[str, float]:
    begin = time.process_time()
    result = compile(Environment.from_code(code))
    seconds = time.process_time() - begin
    return {"seconds": seconds, "resources": len(result.catalog or ())}


def _replay(code: str) -> dict[str, float]:
    result = compile(Environment.from_code(code))
    begin = time.process_time()
    Provenance.of(result)
    return {"seconds": time.process_time() - begin}


def _explain(code: str) -> dict[str, float]:
    provenance = Provenance.of(compile(Environment.from_code(code)))
    begin = time.process_time()
    for _ in json_lines(provenance):
        pass
    return {"seconds": time.process_time() - begin}


def _measured(work: Callable[[], dict[str, float]]) -> dict[str, float]:
    """What some work gives, done in a process of its own, and the memory that it took."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        result = work()
        result["peak"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        os.write(writing, json.dumps(result).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        text = file.read()
    os.waitpid(child, 0)
    measured: dict[str, float] = json.loads(text)
    return measured


if __name__ == "__main__":
    sys.exit(main())
