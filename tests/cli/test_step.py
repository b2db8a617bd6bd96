"""`mupuppet step`."""

# ruff: noqa: RUF001  (the paper's letters)

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.chromium import ask_page
from tests.cli.command import clean_environment, mupuppet
from tests.paths import EXAMPLES
from tests.requirements import needs_chromium
from tests.waiting import HANGING

PAPER = EXAMPLES / "paper"
FIGURE_2 = PAPER / "figure_2_legal.pp"


# --- Text


def test_a_run_as_text(tmp_path: Path) -> None:
    (tmp_path / "site.pp").write_text("$x = 1 + 2\nnotify { 'a': message => $x }\n")
    assert mupuppet("step", "site.pp", "--node", "www", directory=tmp_path) == (
        0,
        """\
site.pp for node www
σ = ∅, κ = ∅, v_C = ε

    1  ArithValue    ─::→  1:6
       $x = ⟦1 + 2⟧
       → 3
    2  Assign        ─::→s  1:1
       ⟦$x = 3⟧
       → skip
       σ′ = σ[(::, x) : 3]
    3  MSeqSkip      ─www→m
       ⟦skip⟧ ␣ notify { 'a': message => $x }
    4  LVar          ─::→  2:26
       notify { 'a': message => ⟦$x⟧ }
       → 3
    5  ResDecl       ─::→s  2:1
       ⟦notify { 'a': message => 3 }⟧
       → skip
       v_C′ = v_C ␣ notify { 'a': message => 3 }

finished after 5 steps; the catalog has 1 resource:

notify { 'a':
  message => 3
}
""",
        "",
    )


def test_figure_2_has_the_catalog_of_the_paper() -> None:
    status, out, err = mupuppet("step", FIGURE_2, "--node", "www")
    assert (status, err) == (0, "")
    assert out.endswith(
        """
finished after 38 steps; the catalog has 3 resources:

file { 'config3':
  path => 'path3'
}
file { 'config2':
  path => 'path2',
  source => '/source',
  provider => 'posix',
  recurse => true
}
file { 'config1':
  path => 'path1',
  source => '/source',
  mode => 123
}
"""
    )


def test_figure_4_depends_on_the_facts() -> None:
    command = ("step", PAPER / "figure_4_legal.pp", "--node", "ssh.example.com")
    debian = mupuppet(*command, "--facts", PAPER / "figure_4.json")
    assert debian.out.endswith("package { 'ssh':\n  ensure => 'installed'\n}\n")
    redhat = mupuppet(*command, "--set", "osfamily=RedHat")
    assert redhat.out.endswith("package { 'openssh-server':\n  ensure => 'installed'\n}\n")
    nothing = mupuppet(*command)
    assert nothing.status == 1
    assert "error[unknown-variable]: `$::osfamily` is not bound in ::\n" in nothing.err


def test_figure_5_has_the_catalog_of_the_paper() -> None:
    status, out, err = mupuppet("step", PAPER / "figure_5_legal.pp", "--node", "www")
    assert (status, err) == (0, "")
    assert out.endswith(
        """
file { 'from_class':
  backup => true,
  source => '/default',
  mode => 123
}
file { 'from_define':
  backup => true,
  source => '/default',
  path => '/path',
  mode => 123
}
"""
    )


@pytest.mark.parametrize(
    ("figure", "options", "steps", "expected"),
    [
        ("figure_2.pp", [], 3, "error[unknown-class]: class `service1` is not defined"),
        (
            "figure_2.pp",
            ["--definitions-first"],
            18,
            "error[unknown-variable]: `$mode` is not bound in ::service3 nor in its ancestors",
        ),
        (
            "figure_5.pp",
            [],
            8,
            "error[unknown-variable]: `$path` is not bound in ::nd nor in its ancestors ::",
        ),
    ],
)
def test_figures_as_they_are_printed_get_stuck(
    figure: str, options: list[str], steps: int, expected: str
) -> None:
    status, out, err = mupuppet("step", PAPER / figure, "--node", "www", *options)
    assert status == 1
    assert f"\nstuck after {steps} steps\n" in out
    assert err.startswith(expected)


def test_a_run_that_meets_a_definition_too_late_is_answered_with_definitions_first() -> None:
    """As Figure 2, where the node is before its classes."""
    manifest = b"include a class a { notify { 'n': } }"
    ran = mupuppet("step", "-", "--node", "w", stdin=manifest)
    assert ran.status == 1
    _, first, second = ran.out.split("\n\n", 2)
    assert first.strip() == "stuck after 0 steps"
    assert second == (
        "The same with definitions first, as Puppet finds them (--definitions-first):\n"
        "finished after 6 steps; the catalog has 1 resource:\n\nnotify { 'n': }\n"
    )
    ran = mupuppet("compile", "-", "--semantics", "paper", "--node", "w", stdin=manifest)
    assert ran.err.endswith(
        "\nmupuppet: with --definitions-first the run finishes, after 6 steps\n"
    )


def test_a_main_class_as_the_prototype_has_it() -> None:
    options = ("--node", "w", "--main-class", "a")
    manifest = b"class a { notify { 'n': } }"
    ran = mupuppet("step", "-", *options, stdin=manifest)
    assert "finished after 6 steps; the catalog has 1 resource:" in ran.out
    arguments = ("compile", "-", "--semantics", "paper", "--format", "puppet", *options)
    assert mupuppet(*arguments, stdin=manifest).out == "notify { 'n': }\n"


def test_administrative_steps_are_folded() -> None:
    ran = mupuppet("step", FIGURE_2, "--node", "www", "--fold")
    assert "SeqSkip" not in ran.out
    assert "ScopeDone" not in ran.out
    assert "   26  LVar " in ran.out
    assert "finished after 38 steps" in ran.out
    lines = mupuppet("step", FIGURE_2, "--node", "www", "--fold", "--format", "json").out
    names = [json.loads(line).get("rule") for line in lines.splitlines()]
    assert "MSeqSkip" not in names
    assert "IncPD" in names


def test_derivations_in_latex() -> None:
    options = ("--node", "www", "--format", "latex")
    ran = mupuppet("step", FIGURE_2, *options, "--derivation", "26")
    assert ran.out.startswith("\\documentclass{article}\n")
    assert "\\inferrule*[Right=PVar]" in ran.out
    ran = mupuppet("step", FIGURE_2, *options, "--rule", "IncPD")
    assert ran.out.count("\\subsection*{Step ") == 1


def test_steps_with_some_rules() -> None:
    ran = mupuppet("step", FIGURE_2, "--node", "www", "--rule", "IncPU", "--rule", "incpd")
    numbers = [line.split()[0] for line in ran.out.splitlines() if "→s" in line]
    assert numbers == ["14", "22"]
    assert "\n2 of 38 steps use IncPU, IncPD\n" in ran.out


def test_a_filter_that_nothing_passes() -> None:
    ran = mupuppet("step", FIGURE_2, "--node", "www", "--rule", "CaseDone")
    assert ran.status == 0
    assert "\n0 of 38 steps use CaseDone\n" in ran.out


def test_the_redex_is_coloured() -> None:
    ran = mupuppet("step", FIGURE_2, "--node", "www", "--color", "always", "--rule", "PVar")
    assert "source => \x1b[1;33m$source\x1b[0m, " in ran.out
    assert "⟦" not in ran.out


def test_a_derivation() -> None:
    status, out, err = mupuppet("step", FIGURE_2, "--node", "www", "--derivation", "10")
    assert (status, err) == (0, "")
    assert (
        out
        == """\
────────────────── BNode
::nd baseof_κ ::nd
κ(service1) = ClassDef(⊥, ε, $mode = 123 ␣ include service2…)    skip = merge(ε, ε)
─────────────────────────────────────────────────────────────────────────────────── IncU
include service1 ─::nd→s scope (::service1) { skip ␣ $mo…
::nd ∈ {::, ::a, ::nd}
─────────────────────────────────────────────────────────────────────── ScopeStep
…ope (::nd) { include service1 } ─::→s …::nd) { scope (::service1) {… }
──────────────────────────────────────────────────────────────────────── TopScope
…ope (::nd) { include service1 } ─www→m …::nd) { scope (::service1) {… }
"""
    )


def test_a_derivation_as_json() -> None:
    ran = mupuppet("step", FIGURE_2, "--node", "w", "--derivation", "8", "--format", "json")
    data = json.loads(ran.out)
    assert (data["kind"], data["number"]) == ("derivation", 8)
    assert [row["rule"] for row in data["rows"]] == [
        "TopScope", "ScopeStep", None, "SeqStep", "Assign", None,
    ]  # fmt: skip


# --- JSON and HTML


def test_a_run_as_json() -> None:
    status, out, err = mupuppet("step", FIGURE_2, "--node", "www", "--format", "json")
    assert (status, err) == (0, "")
    opening, *steps, ending = map(json.loads, out.splitlines())
    assert (opening["kind"], opening["node"], opening["file"]) == ("run", "www", str(FIGURE_2))
    assert [step["number"] for step in steps] == list(range(1, 39))
    assert ending["status"] == "finished"
    titles = [resource["title"] for resource in ending["catalog"]["resources"]]
    assert titles == ["config3", "config2", "config1"]


def test_a_filtered_run_as_json() -> None:
    ran = mupuppet("step", FIGURE_2, "--node", "w", "--format", "json", "--rule", "PVar")
    _, *steps, _ = map(json.loads, ran.out.splitlines())
    assert [step["number"] for step in steps] == [26, 27, 32]


def test_a_stuck_run_as_json() -> None:
    ran = mupuppet("step", PAPER / "figure_5.pp", "--node", "w", "--format", "json")
    assert ran.status == 1
    ending = json.loads(ran.out.splitlines()[-1])
    assert ending["status"] == "stuck"
    assert ending["diagnostics"][0]["id"] == "unknown-variable"
    assert "error[unknown-variable]" in ran.err


def test_a_page_in_a_file(tmp_path: Path) -> None:
    page = tmp_path / "run.html"
    ran = mupuppet("step", FIGURE_2, "--node", "www", "--format", "html", "--output", page)
    assert ran == (0, "", "")
    text = page.read_text()
    assert text.startswith("<!doctype html>\n")
    assert text.endswith("</html>\n")
    assert "<title>figure_2_legal.pp for node www · μPuppet, step by step</title>" in text


@needs_chromium
def test_the_page_works(tmp_path: Path) -> None:
    page = tmp_path / "run.html"
    mupuppet("step", FIGURE_2, "--node", "www", "--format", "html", "--output", page)
    answer = ask_page(page, 'key("End"); answer([text("outcome"), text("resources-size")]);')
    assert answer == ["Finished after 38 steps", "3 resources"]


def test_a_stuck_run_has_a_page_too(tmp_path: Path) -> None:
    page = tmp_path / "run.html"
    ran = mupuppet(
        "step", PAPER / "figure_5.pp", "--node", "w", "--format", "html", "--output", page
    )
    assert ran.status == 1
    assert ran.err.startswith("error[unknown-variable]")
    assert '"status":"stuck"' in page.read_text()


def test_output_in_a_file_has_no_colour(tmp_path: Path) -> None:
    file = tmp_path / "run.txt"
    ran = mupuppet(
        "step", FIGURE_2, "--node", "w", "--output", file, environment={"FORCE_COLOR": "1"}
    )
    assert ran == (0, "", "")
    assert "\x1b" not in file.read_text()
    assert "finished after 38 steps" in file.read_text()


# --- Bad input


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["missing.pp"], "error[missing-file]: there is no such file\n --> missing.pp\n"),
        (["."], "error[unreadable-file]: this is a directory, not a file\n --> .\n"),
        (["bad.pp"], "error[syntax-error]: "),
        (
            ["outside.pp"],
            "error[outside-mupuppet]: a data type (`Integer`) is not part of μPuppet\n",
        ),
        (
            ["good.pp", "--facts", "no.json"],
            "error[missing-file]: there is no such file\n --> no.json",
        ),
        (["good.pp", "--facts", "bad.pp"], "error["),
        (
            ["good.pp", "--facts", "debain-12"],
            "error[unknown-fact-set]: there is neither a file nor",
        ),
        (["good.pp", "--set", "x.y=1", "--set", "x=1", "--set", "x.y=1"], "error["),
        (["good.pp", "--derivation", "9"], "mupuppet: there is no step 9: the run has 3\n"),
        (["good.pp", "--output", "no/x"], "mupuppet: no/x: No such file or directory\n"),
        (["good.pp", "--limit", "2"], "error[step-limit]: the run did not end within 2 steps\n"),
        (
            ["cycle.pp"],
            "error[inheritance-cycle]: classes inherit each other in a cycle: a → b → a\n",
        ),
        (["for_ever.pp", "--limit", "1000"], "error[step-limit]: the run did not end within 1000"),
    ],
)
def test_what_cannot_be_run(tmp_path: Path, arguments: list[str], expected: str) -> None:
    for name, code in {
        "bad.pp": "$x = ",
        "outside.pp": "$x = Integer[1]",
        "good.pp": "$x = 1\n$y = 2",
        "cycle.pp": "class a inherits b { }\nclass b inherits a { }\ninclude a",
        "for_ever.pp": "define d { d { 'x': } }\nd { 'x': }",
    }.items():
        (tmp_path / name).write_text(code)
    status, _, err = mupuppet("step", *arguments, "--node", "w", directory=tmp_path)
    assert status == 1
    assert err.startswith(expected)
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "required: FILE"),
        (["x.pp", "--rule", "IncUP"], "no rule `IncUP`: did you mean `IncU`, `IncPU` or `IncPD`?"),
        (["x.pp", "--rule", "\x1b[31m"], "no rule `␛[31m`: `mupuppet rules` lists them"),
        (["x.pp", "--limit", "0"], "expected a number of at least 1, not '0'"),
        (["x.pp", "--derivation", "²"], "expected a number of at least 1, not '²'"),
        (["x.pp", "--format", "html", "--rule", "LVar"], "omit --rule"),
        (["x.pp", "--derivation", "1", "--rule", "LVar"], "omit --rule"),
        (["x.pp", "--interactive", "--format", "json"], "takes none of --format"),
        (["-", "--interactive"], "the manifest must be a file"),
    ],
)
def test_wrong_usage(arguments: list[str], expected: str) -> None:
    status, out, err = mupuppet("step", *arguments)
    assert (status, out) == (2, "")
    assert expected in err


def test_facts_that_mupuppet_has_no_values_for(tmp_path: Path) -> None:
    (tmp_path / "facts.json").write_text('{"a": null, "b": {"c": null, "d": 1.5}}')
    ran = mupuppet(
        "step", "-", "--node", "w", "--facts", "facts.json",
        stdin=b"$x = $::b['d']", directory=tmp_path,
    )  # fmt: skip
    assert ran.status == 0
    assert ran.err == "mupuppet: facts without a value in μPuppet are left out: a, b.c\n"


def test_a_node_without_definition_is_warned_about(tmp_path: Path) -> None:
    ran = mupuppet("step", "-", "--node", "b", stdin=b"node 'a' { }")
    assert ran.status == 0
    assert ran.err.startswith("warning[no-matching-node]: no node definition matches `b`\n")


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_long_run_is_streamed(tmp_path: Path) -> None:
    """The first steps are there at once, and going on takes no memory."""
    (tmp_path / "long.pp").write_text(
        "define d ($n) { if $n > 0 { d { 'x': n => $n - 1 } } }\n" + "d { 'a': n => 2 }\n" * 3000
    )
    command = [sys.executable, "-m", "mupuppet", "step", str(tmp_path / "long.pp")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean_environment()
    ) as running:
        assert running.stdout is not None
        sizes = []
        for number, _ in enumerate(running.stdout):
            if number in (20_000, 60_000, 100_000):
                sizes.append(_resident_pages(running.pid))
            if number == 100_000:
                break
        running.stdout.close()
        assert running.wait(timeout=HANGING) == 141
    assert len(sizes) == 3
    assert sizes[2] < 1.1 * sizes[0]


def _resident_pages(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1])


# --- Interactive


def session(*commands: str, file: Path = FIGURE_2, options: tuple[str, ...] = ()) -> list[str]:
    """The answer to each command, and the exit status at the end."""
    status, out, err = mupuppet(
        "step", file, "--node", "www", "--interactive", *options,
        stdin="".join(f"{command}\n" for command in commands).encode(),
    )  # fmt: skip
    assert err == ""
    answers = []
    rest = out
    for command in commands:
        _, echo, rest = rest.partition(f"> {command}\n")
        assert echo, f"{command!r} was not read; left is {rest!r}"
        answers.append(rest.rpartition("\n")[0].split("\n" + _prompt(rest))[0])
    return [*answers, str(status)]


def _prompt(text: str) -> str:
    """The next prompt in a text: a number and `>` at the beginning of a line."""
    for line in text.split("\n"):
        head, mark, _ = line.partition("> ")
        if mark and head.isdecimal():
            return f"{head}> "
    return "\0"


def test_next_and_back() -> None:
    first, second, again, beginning, repeated, status = session("n", "n", "b", "b 5", "")
    assert first.split()[:2] == ["1", "CDef"]
    assert second.split()[:2] == ["2", "MSeqSkip"]
    assert again == first
    assert beginning == "the beginning of the run"
    assert repeated == "the beginning of the run"  # an empty line repeats `b 5`
    assert status == "0"


def test_to_a_rule_a_resource_and_the_end() -> None:
    rule, resource, second, end, status = session("r incpu", "c", "c", "e")
    assert rule.split()[:2] == ["14", "IncPU"]
    assert resource.split()[:2] == ["19", "ResDecl"]
    assert second.split()[:2] == ["29", "ResDecl"]
    assert "\nfinished after 38 steps; the catalog has 3 resources:\n" in end
    assert status == "0"


def test_environments() -> None:
    _, sigma, kappa, catalog, _, back, status = session("g 24", "s", "k", "v", "b 6", "s")
    assert "::service2  in ::service3\n+ $recurse = true" in sigma
    assert "  service2 : DeclaredClass(::service3)" in kappa
    assert catalog == "file { 'config3':\n  path => 'path3'\n}"
    assert "recurse" not in back
    assert status == "0"


def test_environments_at_the_beginning() -> None:
    sigma, kappa, catalog, derivation, _ = session("s", "k", "v", "d")
    assert (sigma, kappa, catalog) == ("::\n  (no variables)", "κ = ∅", "v_C = ε")
    assert derivation == "no step has been made yet"


def test_manifest_derivation_and_help() -> None:
    _, manifest, derivation, again, help_, _ = session("g 32", "m", "d", "l", "help")
    assert manifest.startswith("scope (::nd) {\n  scope (::service1) {\n    file { 'config1':\n")
    assert "source => '/source'," in manifest
    assert "─── PVar\n" in derivation
    assert again.split()[:2] == ["32", "LVar"]
    assert "r RULE" in help_


def test_several_steps_at_once() -> None:
    steps, further, _ = session("n 3", "next 2")
    assert [line.split()[0] for line in steps.splitlines() if "─www→" in line] == ["1", "2", "3"]
    assert [line.split()[0] for line in further.splitlines() if "─www→" in line] == ["4", "5"]


def test_a_stuck_run_ends_with_the_error() -> None:
    *_, end, status = session("e", file=PAPER / "figure_5.pp")
    assert "stuck after 8 steps\nerror[unknown-variable]: `$path` is not bound in ::nd" in end
    assert status == "1"


def test_a_step_beyond_the_end_reports_the_end() -> None:
    *_, nothing, beyond, number, _ = session("e", "r IncPU", "n", "g 99")
    assert nothing.startswith("no further step uses IncPU\nfinished after 38 steps")
    assert beyond.startswith("finished after 38 steps")
    assert number.startswith("finished after 38 steps")


def test_mistakes_in_commands() -> None:
    answers = session("zz", "r", "r IncUP", "n x", "g", "b 0")
    assert answers == [
        "there is no command `zz`; h shows all",
        "r needs the name of a rule: r IncPU",
        "there is no rule `IncUP`: did you mean `IncU`, `IncPU` or `IncPD`?",
        "expected a number of at least 1, not `x`",
        "g needs the number of a step: g 12",
        "expected a number of at least 1, not `0`",
        "0",
    ]
    ran = mupuppet("step", FIGURE_2, "--interactive", stdin=b"\x1b[31m\n")
    assert "there is no command `␛[31m`; h shows all\n" in ran.out
    assert "\x1b" not in ran.out


def test_quitting_and_the_end_of_input() -> None:
    assert mupuppet("step", FIGURE_2, "--interactive", stdin=b"n\nq\nn\n").out.count("CDef") == 1
    assert mupuppet("step", FIGURE_2, "--interactive", stdin=b"").status == 0
    assert mupuppet("step", FIGURE_2, "--interactive", stdin=b"\xff\xfe\n").status == 0


def test_the_limit_holds() -> None:
    end, _ = session("e", options=("--limit", "5"))
    assert "stopped after 5 steps\nerror[step-limit]: the run did not end within 5 steps" in end


@pytest.mark.skipif(shutil.which("tmux") is None, reason="needs tmux")
def test_in_a_terminal(tmp_path: Path) -> None:
    """Prompts, colours and the width are those of the terminal."""
    server = ["tmux", "-S", str(tmp_path / "socket"), "-f", "/dev/null"]
    command = f"{sys.executable} -m mupuppet step {FIGURE_2} --node www --interactive"
    subprocess.run(
        [*server, "new-session", "-d", "-x", "90", "-y", "40", command],
        env=clean_environment() | {"TERM": "screen-256color"},
        check=True,
    )
    try:
        _screen_with(server, "0>")
        for keys, prompt in (("n", "1>"), ("r PVar", "26>"), ("b", "25>"), ("n", "26>")):
            subprocess.run([*server, "send-keys", keys, "Enter"], check=True)
            screen = _screen_with(server, prompt)
        assert "33m$source" in screen  # in the colour of warnings
        assert "⟦" not in screen
        for key, prompt in (("Right", "27>"), ("Left", "26>"), ("Up", "16>"), ("Home", "0>")):
            subprocess.run([*server, "send-keys", key], check=True)
            _screen_with(server, prompt)
    finally:
        subprocess.run([*server, "kill-server"], check=True)


def _screen_with(server: list[str], prompt: str) -> str:
    """What the terminal shows, with its colours, as soon as it waits with a prompt."""
    capture = [*server, "capture-pane", "-p"]
    deadline = time.monotonic() + HANGING
    while time.monotonic() < deadline:
        shown = subprocess.run(capture, capture_output=True, check=True).stdout.decode()
        if shown.split()[-1:] == [prompt]:
            done = subprocess.run([*capture, "-e"], capture_output=True, check=True)
            return done.stdout.decode()
        time.sleep(0.1)
    raise AssertionError(f"{prompt!r} did not appear:\n{shown}")
