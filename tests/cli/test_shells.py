"""Completion and the manual page, which are made from the options; code of the command line."""

import os
import re
import select
import shutil
import subprocess
from pathlib import Path

import pytest

from mupuppet.cli.completion import all_options
from mupuppet.cli.main import VERBS, main
from tests.cli.command import mupuppet
from tests.paths import EXAMPLES
from tests.waiting import HANGING


def _printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_all_verbs_and_options(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = _printed(capsys, "completion", shell)
    for verb, options in all_options().items():
        assert verb in script
        for option in options:
            for name in option.names:
                assert name.lstrip("-") in script
    if shutil.which(shell) is not None:
        path = tmp_path / "script"
        path.write_text(script)
        done = subprocess.run([shell, "-n", str(path)], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")


COMPLETED = [
    (["mupuppet", "val"], ["validate"]),
    (["mupuppet", "validate", "--form"], ["--format"]),
    (["mupuppet", "validate", "--format", "sa"], ["sarif"]),
    (["mupuppet", "compile", "--clas"], ["--class", "--classification"]),
]


@pytest.mark.parametrize(("words", "expected"), COMPLETED)
def test_bash_completes(
    words: list[str], expected: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    script = _printed(capsys, "completion", "bash")
    listed = " ".join(words)
    asking = (
        f'COMP_WORDS=({listed}); COMP_CWORD={len(words) - 1}; _mupuppet; echo "${{COMPREPLY[@]}}"'
    )
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{asking}"], capture_output=True, check=True, text=True
    )
    assert set(done.stdout.split()) == set(expected)


@pytest.mark.skipif(
    shutil.which("fish") is None, reason="fish is not installed (apt-get install fish)"
)
@pytest.mark.parametrize(("words", "expected"), COMPLETED)
def test_fish_completes(
    words: list[str], expected: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "mupuppet.fish"
    script.write_text(_printed(capsys, "completion", "fish"))
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"source {script}; complete -C '{' '.join(words)}'"],
        capture_output=True,
        check=True,
        text=True,
    )
    found = [line.split("\t")[0] for line in done.stdout.splitlines()]
    assert set(found) == set(expected)


@pytest.mark.skipif(
    shutil.which("zsh") is None, reason="zsh is not installed (apt-get install zsh)"
)
@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("mupuppet val", "mupuppet validate"),
        ("mupuppet validate --form", "mupuppet validate --format"),
        ("mupuppet validate --format sa", "mupuppet validate --format sarif"),
        ("mupuppet compile --classi", "mupuppet compile --classification"),
    ],
)
def test_zsh_completes(
    typed: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "_mupuppet"
    script.write_text(_printed(capsys, "completion", "zsh"))
    # It completes on a terminal only: the line that a tab has completed becomes an argument.
    setting_up = f"autoload -U compinit; compinit -u -D; source {script}; print REA''DY\n"
    lines = [(setting_up, "READY\r"), (f"{typed}\t\x01print -r -- '<\x05>'\n", "\n<.*>\r")]
    assert f"\n<{expected}>" in _terminal(["zsh", "-f", "-i"], lines).replace("\r", "")


def _terminal(command: list[str], lines: list[tuple[str, str]]) -> str:
    """What a program prints on a terminal; each line is typed, and waits for some output."""
    import pty  # not every system has terminals

    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, {**os.environ, "TERM": "dumb"})
    printed = ""
    for line, awaited in lines:
        printed = ""
        os.write(terminal, line.encode())
        while re.search(awaited, printed) is None:
            assert select.select([terminal], [], [], HANGING)[0], printed
            printed += os.read(terminal, 65_536).decode(errors="replace")
    os.close(terminal)
    os.waitpid(process, 0)
    return printed


def test_the_manual_page_has_all_verbs_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    page = _printed(capsys, "man")
    for verb in VERBS:
        assert f".SS mupuppet {verb}".replace("-", "\\-") in page
    assert "\\fB\\-\\-show\\-secrets\\fR" in page
    assert not [line for line in page.split("\n") if line.startswith("'")]


def test_code_of_the_command_line(tmp_path: Path) -> None:
    result = mupuppet("compile", "-e", "notify { 'hello': }", "--node", "x", directory=tmp_path)
    assert "Notify[hello]" in result.out
    asked = ("why", EXAMPLES / "control-repo", "-e", "file { '/x': content => $facts['kernel'] }")
    assert "fact kernel = 'Linux'" in mupuppet(*asked, "File[/x]", "content").out
    result = mupuppet("compile", directory=tmp_path)
    assert (result.status, "PATH (or -e CODE)" in result.err) == (2, True)


def test_a_class_alone() -> None:
    asked = ("compile", EXAMPLES / "control-repo", "--node", "db01.example.com")
    result = mupuppet(*asked, "--class", "profile::web")
    assert "Package[nginx]" in result.out
    assert "Class[Role::Database]" not in result.out
    assert mupuppet(*asked, "--class", "not a class").status == 2


def test_quiet_and_verbose(tmp_path: Path) -> None:
    manifest = tmp_path / "site.pp"
    manifest.write_text("warning('w') info('i')\n")
    assert mupuppet("compile", manifest).err == "warning: w\n"
    assert mupuppet("compile", manifest, "-q").err == ""
    assert mupuppet("compile", manifest, "-v").err == "warning: w\ninfo: i\n"
    assert mupuppet("compile", manifest, "-q", "-v").status == 2
