"""The pack of compiled modules: it must be faster, and never show."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mupuppet


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the program, whose modules can be changed."""
    copied = tmp_path / "src" / "mupuppet"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(mupuppet.__file__).parent, copied, ignore=ignored)
    return copied


def run(home: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, which may keep compiled code."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    environment |= {"PYTHONPATH": str(home.parent), "COLUMNS": "100"} | variables
    command = [sys.executable, "-m", "mupuppet", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def packs(home: Path) -> list[Path]:
    return sorted((home / "__pycache__").glob("*.pack"))


def parsed(home: Path, **variables: str) -> str:
    """What `mupuppet parse` says about a manifest."""
    manifest = home.parent / "site.pp"
    manifest.write_text("notice(1)\n")
    done = run(home, "parse", str(manifest), "--format", "pn", **variables)
    assert done.stderr == ""
    return done.stdout


def rewritten(source: Path, old: str, new: str, *, unnoticed: bool) -> None:
    """Change a module; unnoticed if neither its time nor its size tells."""
    status = source.stat()
    text = source.read_text()
    assert old in text
    source.write_text(text.replace(old, new))
    times = status.st_mtime_ns if unnoticed else status.st_mtime_ns + 10**9
    os.utime(source, ns=(times, times))
    for compiled in source.parent.glob(f"__pycache__/{source.stem}.*.pyc"):
        compiled.unlink()


def test_modules_come_from_the_pack_until_they_change(home: Path) -> None:
    expected = parsed(home)
    assert [pack.name.partition(".")[0] for pack in packs(home)] == ["parse"]
    printer = home / "syntax" / "pn.py"
    rewritten(printer, '"invoke', '"INVOKE', unnoticed=True)
    assert parsed(home) == expected
    rewritten(printer, '"INVOKE', '"INVOKE', unnoticed=False)
    assert parsed(home) == expected.replace("invoke", "INVOKE") != expected
    assert parsed(home) == expected.replace("invoke", "INVOKE")


def test_a_damaged_pack_is_ignored_and_replaced(home: Path) -> None:
    expected = parsed(home)
    (pack,) = packs(home)
    content = pack.read_bytes()
    for damage in (b"", b"N", content[: len(content) // 2]):
        pack.write_bytes(damage)
        assert parsed(home) == expected
        assert len(pack.read_bytes()) > len(content) // 2


def test_a_program_that_was_moved_reads_nothing_of_its_old_place(home: Path) -> None:
    expected = parsed(home)
    elsewhere = home.parent.parent / "elsewhere" / "mupuppet"
    elsewhere.parent.mkdir()
    home.rename(elsewhere)
    assert parsed(elsewhere) == expected


def test_a_pack_of_another_version_is_replaced(home: Path) -> None:
    expected = parsed(home)
    (pack,) = packs(home)
    before = pack.stat().st_ino
    rewritten(home / "cli" / "start.py", "import gc", "import gc", unnoticed=False)
    assert parsed(home) == expected
    assert pack.stat().st_ino != before


def test_there_is_no_pack_where_python_keeps_no_code(home: Path, tmp_path: Path) -> None:
    parsed(home, PYTHONDONTWRITEBYTECODE="1")
    parsed(home, PYTHONPYCACHEPREFIX=str(tmp_path / "prefix"))
    assert packs(home) == []


#: Prints the texts that are compiled as regular expressions in a run of `parse`.
COMPILED = """
import atexit, re, sys
from re import _compiler

texts = []
compile = _compiler.compile
_compiler.compile = lambda text, flags=0: texts.append(text) or compile(text, flags)
atexit.register(lambda: print(texts, file=sys.stderr))
sys.argv = ["mupuppet", "parse", *sys.argv[1:]]
from mupuppet.cli.start import program
program()
"""


def compiled_in(home: Path, manifest: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    environment["PYTHONPATH"] = str(home.parent)
    command = [sys.executable, "-c", COMPILED, str(manifest), "--format", "pn"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stderr


def test_regular_expressions_of_modules_are_compiled_once(home: Path) -> None:
    manifest = home.parent / "site.pp"
    manifest.write_text("notice('b' =~ /unheard of/)\n")
    of_the_lexer = "[0-9]"
    first = compiled_in(home, manifest)
    assert of_the_lexer in first
    assert of_the_lexer not in compiled_in(home, manifest)
    (pack,) = packs(home)
    assert b"unheard of" not in pack.read_bytes()


def test_what_is_written_in_manifests_is_not_packed(home: Path) -> None:
    manifest = home.parent / "site.pp"
    manifest.write_text("notice('b' =~ /unheard.of/)\n")
    done = run(home, "compile", str(manifest), "--node", "a", "--no-cache", "--format", "json")
    assert done.returncode == 0
    (pack,) = packs(home)
    assert b"unheard" not in pack.read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [("--version",), ("--color", "never", "rules"), ("../parse",), ("no-verb-is-so-long-as-this",)],
)
def test_only_verbs_have_packs(home: Path, arguments: tuple[str, ...]) -> None:
    run(home, *arguments)
    assert packs(home) == []
