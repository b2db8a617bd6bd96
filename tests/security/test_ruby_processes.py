"""How many processes, how much memory, and what of one catalog's code is left for the next."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from mupuppet import Compilation, compile
from mupuppet.compiler.limits import Limits
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.ruby import Ruby
from tests.requirements import needs_bubblewrap, needs_ruby
from tests.waiting import HANGING

pytestmark = [needs_ruby, needs_bubblewrap]


class Site:
    """Code that real Ruby runs, and the processes that it leaves behind."""

    def __init__(self, directory: Path) -> None:
        self.templates = directory / "modules" / "m" / "templates"
        self.templates.mkdir(parents=True)
        #: Each process that the code starts has it in its command line.
        self.mark = f"mark-{os.getpid()}-{time.monotonic_ns()}"
        self.ruby = Ruby("always")

    def run(self, body: str, limits: Limits | None = None, after: str = "") -> Compilation:
        (self.templates / "t.erb").write_text(f"<% MARK = '{self.mark}' %><%= {body} %>")
        (self.templates / "after.erb").write_text(f"<%= {after or 1} %>")
        environment = Environment.from_code(
            "notice(template('m/t.erb'))\nnotice(template('m/after.erb'))",
            modulepath=(str(self.templates.parents[1]),),
        )
        return compile(environment, ruby=self.ruby, limits=limits or Limits(ruby_seconds=HANGING))

    def living(self) -> list[str]:
        """The marked processes of the machine, once those that have been killed are gone."""
        deadline = time.monotonic() + HANGING
        while found := [pid for pid in os.listdir("/proc") if self._is_ours(pid)]:
            if time.monotonic() > deadline:
                break
            time.sleep(0.1)
        return found

    def _is_ours(self, pid: str) -> bool:
        if not pid.isdigit():
            return False
        try:
            return self.mark.encode() in Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            return False


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


_MANY = "it has started more than 128 processes and threads"
#: A process that is not in the group of its parent, and hears no signal that it can refuse.
_BUSY = "spawn({}, 'sh', '-c', 'trap \"\" TERM HUP INT; sleep 900; :', MARK, pgroup: true)"


@pytest.mark.parametrize(
    "body",
    [
        f"(loop {{ {_BUSY.format('{}')} }})",
        "(loop { fork { Process.setsid; $0 = MARK; sleep } })",
        "(bomb = -> { $0 = MARK; loop { fork(&bomb) } }; bomb.call)",
        # The memory for their stacks may run out first.
        "(loop { begin; Thread.new { sleep }; rescue ThreadError; sleep 0.1; end })",
        "(loop { spawn('unshare', '-Urpf', 'sh', '-c', 'sleep 900; :', MARK) })",
        # Children that are not waited for.
        "(spawn('sh', '-c', 'while :; do (exec sleep 900) & done', MARK); sleep)",
    ],
    ids=["programs", "sessions", "bomb", "threads", "namespaces", "orphans"],
)
def test_processes_are_bounded(site: Site, body: str) -> None:
    result = site.run(body)
    assert result.error is not None
    assert result.error.id == "ruby-worker"
    assert _MANY in str(result.error)
    assert site.living() == []
    assert ("notice", "2") in site.run("1 + 1").logs


def test_processes_are_bounded_while_nothing_is_asked(site: Site) -> None:
    """What the code has started continues when it has given its answer."""
    bomb = "fork { Process.setsid; $0 = MARK; loop { fork { sleep } } }"
    result = site.run(f"({bomb}; 1)", after="sleep")
    assert _MANY in str(result.error)
    assert site.living() == []


def test_memory_is_bounded_in_all(site: Site) -> None:
    """Each process stays below the limit that it has alone."""
    fill = "$0 = MARK; x = 'x' * (100 << 20); x.setbyte(0, 1); sleep"
    limits = Limits(ruby_seconds=HANGING, ruby_megabytes=1200)
    result = site.run(f"(20.times {{ fork {{ {fill} }} }}; sleep)", limits)
    assert result.error is not None
    assert result.error.id == "ruby-worker"
    assert "together used more than 1200 megabytes of memory" in str(result.error)
    assert site.living() == []


def test_memory_that_processes_share_counts_once(site: Site) -> None:
    fill = "x = 'x' * (100 << 20); x.setbyte(0, 1)"
    wait = (
        "20.times.map { fork { sleep 1; exit!(x.getbyte(0)) } }.sum { Process.wait2(_1)[1].to_i }"
    )
    result = site.run(f"({fill}; {wait} >> 8)", Limits(ruby_seconds=HANGING, ruby_megabytes=1200))
    assert ("notice", "20") in result.logs


# --- One catalog after another


@pytest.mark.parametrize(
    "body",
    [
        "spawn('sleep', '900', MARK)",
        "fork { Process.setsid; $0 = MARK; trap('TERM') {}; sleep }",
        "File.write('/tmp/left', 'x')",
        "`mkdir -p /tmp/hidden/x; chmod 0 /tmp/hidden`",
        "File.write(Dir.home + '/.gemrc', 'x')",
    ],
)
def test_what_code_has_left_is_gone_in_the_next_catalog(site: Site, body: str) -> None:
    look = "`ls -A /tmp ~`.split.join(' ')"
    before = site.run(look).logs[0]
    assert site.run(f"({body}; 1)").error is None
    assert site.run(look).logs[0] == before
    assert site.living() == []


@pytest.mark.parametrize("frames", [1, 2, 3])
def test_no_catalog_answers_for_the_next(site: Site, frames: int) -> None:
    forged = '{"result": "forged"}'
    write = f"Harness::OUTPUT.write([{len(forged)}].pack('N') + %q({forged}))"
    left = f"fork {{ Process.setsid; sleep 0.5; {frames}.times {{ {write} }} }}"
    assert site.run(f"({left}; 1)").error is None
    time.sleep(0.5)
    assert ("notice", "2") in site.run("(sleep 0.5; 1 + 1)").logs
    write = write.replace(forged, '{"ended": 0}').replace(str(len(forged)), "12")
    at_end = f"at_exit {{ {write} }}; Harness.define_singleton_method(:exit!) {{ |*| exit }}"
    assert site.run(f"({at_end}; 1)").error is None
    assert ("notice", "2") in site.run("1 + 1").logs


def test_a_worker_serves_many_catalogs(site: Site) -> None:
    """What leaves nothing behind continues with the same process."""
    bodies = ("1 + 1", "`echo 2`.strip", "Tempfile.create('x') { 2 }", "Dir.mktmpdir { 2 }")
    seen = set()
    for body in ("require('tmpdir')", *bodies):
        assert site.run(body).error is None
        seen.add(id(site.ruby._process))
    assert len(seen) == 1
