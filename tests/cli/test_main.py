"""The command line as a whole: help, usage, ends of all kinds."""

import gc
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mupuppet import __version__
from mupuppet.cli.main import VERBS, main
from tests.cli.command import clean_environment, loaded_by_argparse, mupuppet
from tests.waiting import HANGING


def test_version() -> None:
    assert mupuppet("--version") == (0, f"mupuppet {__version__}\n", "")


def test_help_names_all_verbs_and_has_examples() -> None:
    status, out, err = mupuppet("--help")
    assert (status, err) == (0, "")
    assert all(f"  {verb} " in out for verb in VERBS)
    assert "examples:" in out


@pytest.mark.parametrize("verb", VERBS)
def test_help_of_each_verb_has_examples(verb: str) -> None:
    status, out, err = mupuppet(verb, "--help")
    assert (status, err) == (0, "")
    assert "examples:" in out
    assert f"mupuppet {verb} " in out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "a verb is required"),
        (["vaildate", "x.pp"], "no verb `vaildate`: did you mean `validate`?"),
        (["zzz"], "no verb `zzz`\n`mupuppet --help` lists the verbs"),
        (["\x1b[31m"], "no verb `␛[31m`"),
        (["--frobnicate"], "unrecognized arguments: --frobnicate"),
        (["--color", "sometimes", "parse", "x.pp"], "invalid choice: 'sometimes'"),
        (["parse"], "required: FILE"),
        (["parse", "--form", "pn", "x.pp"], "unrecognized arguments: --form"),
        (["validate"], "required: PATH"),
        (["validate", "--jobs", "many", "x.pp"], "expected a number of at least 0, not 'many'"),
        (["validate", "--fromat=json", "x.pp"], "--fromat=json (did you mean `--format`?)"),
        (["compile", "x.pp", "--limit", "call_dept=1"], "did you mean `call_depth`?"),
        (["compile", "x.pp", "--limit", "call_depth=0"], "call_depth: expected a positive number"),
        (["compile", "x.pp", "--limit", "call_depth"], "expected NAME=N"),
        (["compile", "x.pp", "--set", "family"], "argument --set: 'family'"),
        (["compile", "x.pp", "--puppetdb", "db:8081"], "expected the URL of a PuppetDB"),
        (["compile", "x.pp", "--puppetdb-submit"], "needs --puppetdb URL"),
        (["compile", "x.pp", "--semantics", "paper", "--nodes", "a"], "there is no --nodes"),
        (["compile", "x.pp", "--semantics", "paper", "--format", "svg"], "json and puppet"),
        (["lookup", "key", "--knock-out-prefix", "x"], "need --merge deep"),
        (["exports", "forget"], "name a node"),
        (["step", "x.pp", "--derivation", "1", "--rule", "IncPU"], "omit --rule"),
    ],
)
def test_wrong_usage(arguments: list[str], expected: str) -> None:
    status, out, err = mupuppet(*arguments)
    assert (status, out) == (2, "")
    assert expected in err
    usage, message, pointer, end = err.split("\n")
    assert usage.startswith("usage: mupuppet")
    assert ": error: " in message
    assert pointer.startswith("`mupuppet ")
    assert end == ""


@pytest.mark.parametrize(
    ("before", "after", "environment", "coloured"),
    [
        ([], [], {}, False),
        ([], ["--color", "always"], {}, True),
        ([], ["--color=always"], {"NO_COLOR": "1", "TERM": "dumb"}, True),
        (["--color", "always"], [], {}, True),
        (["--color=always"], ["--color=never"], {}, False),
        ([], [], {"FORCE_COLOR": "1"}, True),
        ([], [], {"FORCE_COLOR": ""}, False),
        ([], [], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ([], ["--color=never"], {"FORCE_COLOR": "1"}, False),
    ],
)
def test_color(
    before: list[str], after: list[str], environment: dict[str, str], coloured: bool
) -> None:
    ran = mupuppet(*before, "validate", *after, "-", stdin=b"$x =", environment=environment)
    assert ran.status == 1
    assert ("\x1b[" in ran.out) == coloured


def test_a_reader_that_leaves_early_is_not_an_error(tmp_path: Path) -> None:
    (tmp_path / "big.pp").write_text("$x = 1\n" * 20_000)
    with _start("parse", "--format", "pn", str(tmp_path / "big.pp")) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Commands can be interrupted even if the tests run in the background of a script.

    A shell without job control lets such processes ignore the signal, and commands inherit that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_without_traceback() -> None:
    with _start("parse", "-") as running:
        assert running.stdin is not None
        # More than a pipe holds: when it is all written, the command is reading.
        running.stdin.write(b" " * (1 << 20))
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        assert running.communicate(timeout=HANGING) == (b"", b"")
    assert running.returncode == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_only_a_full_disk_is_reported() -> None:
    command = [sys.executable, "-m", "mupuppet", "parse", "--format", "pn", "-"]
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            command,
            input=b"$x = 1",
            stdout=full,
            stderr=subprocess.PIPE,
            env=clean_environment(),
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (1, b"mupuppet: No space left on device\n")


@pytest.mark.parametrize("traced", [False, True])
def test_exit_handlers_run_and_everything_is_written(tmp_path: Path, traced: bool) -> None:
    wrong = tmp_path / "wrong.pp"
    wrong.write_text("class {")
    code = (
        "import atexit, sys\n"
        "from mupuppet.cli import main\n"
        "run = main.main\n"
        "def main_with_handler():\n"
        "    atexit.register(print, 'handler')\n"
        "    atexit.register(print, 'error', file=sys.stderr)\n"
        "    return run()\n"
        "main.main = main_with_handler\n"
        f"sys.settrace({'lambda *_: None' if traced else None})\n"
        "main.program()\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "validate", str(wrong)],
        env=clean_environment(),
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 1
    assert b"syntax-error" in ran.stdout + ran.stderr
    assert ran.stdout.endswith(b"handler\n")
    assert b"error\n" in ran.stderr


def test_start_up_imports_little() -> None:
    """Time cannot be tested reliably, but what costs it can be: imports."""
    code = (
        "import sys, mupuppet.cli.main as main\n"
        "try: main.main(['--help'])\n"
        "except SystemExit: print('LOADED', *sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], env=clean_environment(), capture_output=True, check=True
    )
    modules = ran.stdout.decode().split("LOADED")[1].split()
    assert "mupuppet.cli.main" in modules
    heavy = {"dataclasses", "json", "shutil", "mupuppet.syntax", "multiprocessing"}
    assert heavy & set(modules) <= loaded_by_argparse()


def _start(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "mupuppet", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(),
    )


def test_a_call_from_python_leaves_the_garbage_collector_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "site.pp"
    path.write_text("notify { 'a': }")
    assert main(["compile", str(path)]) == 0
    assert "Notify[a]" in capsys.readouterr().out
    assert gc.isenabled()


def test_a_program_that_generate_may_run_follows_an_equals_sign() -> None:
    ran = mupuppet("compile", "-", "--allow-generate", "/bin/echo")
    assert ran.status == 2
    assert "(did you mean `--allow-generate=/bin/echo`?)" in ran.err
