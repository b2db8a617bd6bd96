"""Look for small inputs on which our front end and real Puppet's differ.

Inputs are pieces of the corpus and of real modules with tokens changed, random rows of tokens,
and random code from a grammar. What differs is made as small as it can be and reported once.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mupuppet.basics.records import Record
from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Node, walk
from mupuppet.syntax.parser import parse
from tests.oracle.front_end import corpus, ours
from tests.oracle.front_end.compare import differences
from tests.oracle.front_end.generate import KEYWORDS, Generator
from tests.oracle.front_end.mutate import (
    mutate,
    mutate_characters,
    random_characters,
    random_sequence,
    tokenize,
)
from tests.oracle.front_end.outcome import Outcome
from tests.oracle.front_end.puppet import Puppet, Request, is_installed
from tests.oracle.modules import module_files
from tests.oracle.versions import asked_version

#: Inputs that are examined at once.
BATCH = 400
#: The longest piece of real code that is changed.
FRAGMENT_LENGTH = 400
#: Module files from which pieces are taken.
SAMPLED_FILES = 300
#: Differences of one sort that are made small; further ones are only counted.
MINIMISED_PER_SORT = 8

_QUOTED = re.compile(r"'[^']*'|`[^`]*`|\"[^\"]*\"|\d+")


class Finding(Record):
    """An input on which the two differ, and the sort of the difference."""

    text: str
    epp: bool
    sort: str
    details: str


class Oracle:
    """Both front ends: Puppet in several processes, ours here meanwhile."""

    def __init__(self, jobs: int) -> None:
        self._puppets = [Puppet() for _ in range(jobs)]
        self._pool = ThreadPoolExecutor(jobs)

    def close(self) -> None:
        for puppet in self._puppets:
            puppet.__exit__(None, None, None)
        self._pool.shutdown()

    def findings(self, inputs: Sequence[tuple[str, bool]]) -> Iterator[Finding]:
        """The inputs on which the two differ."""
        requests = [_request(text, epp) for text, epp in inputs]
        jobs = len(self._puppets)
        pending = [
            self._pool.submit(puppet.examine_all, requests[number::jobs])
            for number, puppet in enumerate(self._puppets)
        ]
        mine = [_examine(request) for request in requests]
        theirs: list[Outcome | None] = [None] * len(requests)
        for number, future in enumerate(pending):
            theirs[number::jobs] = future.result()
        for (text, epp), puppet, our in zip(inputs, theirs, mine, strict=True):
            assert puppet
            if isinstance(our, str):
                yield Finding(text, epp, f"we crash: {our}", our)
            elif found := differences(puppet, our):
                yield Finding(text, epp, _sort(found[0], puppet, our), "\n".join(found))


def _request(text: str, epp: bool) -> Request:
    return Request(text.encode(), "/fuzz/case.epp" if epp else "/fuzz/case.pp", epp)


def _examine(request: Request) -> Outcome | str:
    try:
        return ours.examine(request, asked_version())
    except Exception as error:  # noqa: BLE001 # any exception is what we are looking for
        return f"{type(error).__name__}: {error}"


def _sort(difference: str, puppet: Outcome, our: Outcome) -> str:
    """What kind of difference it is; differences with one cause should get one sort."""
    theirs, mine = (_described(outcome) for outcome in (puppet, our))
    return f"{difference.splitlines()[0]} {puppet.exception or theirs} / {mine}"


def _described(outcome: Outcome) -> str:
    if not outcome.errors:
        return "accepted"
    first = outcome.errors[0]
    return first.code or _QUOTED.sub("_", first.message)


def _shape(text: str) -> str:
    """The text without its names, numbers and strings, so that like findings look alike."""
    text = re.sub(r"(?<!\\)'[^']+'", "'s'", text)
    text = re.sub(r"\d+", "1", text)
    return re.sub(r"\b[a-z_]\w*\b", lambda m: m[0] if m[0] in KEYWORDS else "a", text)


def minimised(finding: Finding, oracle: Oracle) -> Finding:
    """The smallest input by removal of tokens that still differs in the same way."""
    tokens = tokenize(finding.text)
    size = max(1, len(tokens) // 2)
    while True:
        candidates = [
            tokens[:start] + tokens[start + size :] for start in range(0, len(tokens), size)
        ]
        inputs = [("".join(candidate), finding.epp) for candidate in candidates if candidate]
        smaller = next((f for f in oracle.findings(inputs) if f.sort == finding.sort), None)
        if smaller is not None:
            finding = smaller
            tokens = tokenize(finding.text)
            size = min(size, max(1, len(tokens) // 2))
        elif size > 1:
            size //= 2
        else:
            return finding


def fragments(modules: Path | None, chance: random.Random) -> list[tuple[str, bool]]:
    """Pieces of code to change: the corpus, and small nodes of the modules' trees."""
    pieces = []
    for case in corpus.all_cases():
        content = case.stored.content
        if len(content) <= FRAGMENT_LENGTH:
            text = content.decode(errors="replace")
            if not case.name.endswith(".epp"):
                text = text.split("\n", 1)[-1] if text.startswith("#") else text
            pieces.append((text, case.name.endswith(".epp")))
    if modules is not None:
        paths = module_files(modules)
        for path in chance.sample(paths, min(SAMPLED_FILES, len(paths))):
            pieces += _pieces(path, chance)
    return pieces


def _pieces(path: Path, chance: random.Random) -> list[tuple[str, bool]]:
    text = path.read_bytes().decode(errors="replace")
    epp = path.suffix == ".epp"
    if epp:
        return [(text[:FRAGMENT_LENGTH], True)]
    result = parse(SourceFile(text, str(path)))
    spans = {(node.start, node.end) for node in walk(result.program) if _is_small(node)}
    chosen = chance.sample(sorted(spans), min(20, len(spans)))
    return [(text[start:end], False) for start, end in chosen]


def _is_small(node: Node) -> bool:
    return 8 <= node.end - node.start <= FRAGMENT_LENGTH


def inputs(
    count: int, pieces: Sequence[tuple[str, bool]], chance: random.Random
) -> list[tuple[str, bool]]:
    """Random inputs of all kinds, each with whether it is a template."""
    generator = Generator(chance)
    manifests = [text for text, epp in pieces if not epp]
    made = []
    for _ in range(count):
        kind = chance.random()
        epp = chance.random() < 0.15
        if kind < 0.35:
            text, epp = chance.choice(pieces)
            text = mutate(text, chance, manifests, epp)
        elif kind < 0.5:
            text, epp = chance.choice(pieces)
            text = mutate_characters(text, chance)
        elif kind < 0.55:
            text = random_characters(chance)
        elif kind < 0.65:
            text = random_sequence(chance, epp)
        else:
            text = generator.template() if epp else generator.program()
            if kind > 0.85:
                text = mutate(text, chance, manifests, epp)
        made.append((text, epp))
    return made


class Campaign:
    """One run: what was found so far, and how often."""

    def __init__(self, oracle: Oracle, ignored: re.Pattern[str] | None, limit: int) -> None:
        self.oracle = oracle
        self.ignored = ignored
        self.limit = limit
        self.examined = 0
        self.sorts: Counter[str] = Counter()
        self.shapes: set[str] = set()

    def run(
        self, seconds: float, pieces: Sequence[tuple[str, bool]], chance: random.Random
    ) -> None:
        """Fuzz for a while, or until enough is found."""
        begin = time.monotonic()
        while time.monotonic() - begin < seconds and len(self.shapes) < self.limit:
            batch = inputs(BATCH, pieces, chance)
            self.examined += len(batch)
            for finding in list(self.oracle.findings(batch)):
                if not (self.ignored and self.ignored.search(finding.sort)):
                    self._take(finding)
        print(
            f"{self.examined} inputs in {time.monotonic() - begin:.0f} s,"
            f" {self.sorts.total()} differ"
        )
        for sort, number in self.sorts.most_common():
            print(f"{number:>6}  {sort}")

    def _take(self, finding: Finding) -> None:
        self.sorts[finding.sort] += 1
        if self.sorts[finding.sort] > MINIMISED_PER_SORT:
            return
        small = minimised(finding, self.oracle)
        shape = _shape(small.text)
        if shape not in self.shapes:
            self.shapes.add(shape)
            print(f"--- {'template' if small.epp else 'manifest'} {small.text!r}")
            print(small.details, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle.front_end.fuzz", description=__doc__
    )
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--modules", type=Path, metavar="DIR", help="real code to change, too")
    parser.add_argument("--jobs", type=int, default=2, help="Puppet processes (default: 2)")
    parser.add_argument("--limit", type=int, default=100, help="findings after which to stop")
    parser.add_argument("--ignore", type=re.compile, metavar="REGEXP", help="known sorts to skip")
    options = parser.parse_args()
    if not is_installed():
        print("Puppet is not installed: there is nothing to compare with", file=sys.stderr)
        return 2
    chance = random.Random(options.seed)
    pieces = fragments(options.modules, chance)
    print(f"seed {options.seed}, {len(pieces)} pieces of code")
    oracle = Oracle(options.jobs)
    campaign = Campaign(oracle, options.ignore, options.limit)
    try:
        campaign.run(options.seconds, pieces, chance)
    finally:
        oracle.close()
    return 1 if campaign.shapes else 0


if __name__ == "__main__":
    sys.exit(main())
