"""The plugin as pytest runs it: fixtures, marks, systems, snapshots, coverage, xdist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mupuppet.basics.records import Record
from mupuppet.testing.systems import Systems
from tests.paths import EXAMPLES
from tests.unit.testing.motd import write_module

pytestmark = pytest.mark.slow

Run = Callable[..., "Result"]


class Result(Record):
    """How a run of pytest ended, and what it printed."""

    status: int
    out: str

    def shows(self, *lines: str) -> bool:
        """Whether these patterns match lines of the output, in this order."""
        pytest.LineMatcher(self.out.splitlines()).fnmatch_lines(lines)
        return True

    def counts(self, **expected: int) -> bool:
        """Whether so many tests have ended in these ways, and no others."""
        summary = self.out.rstrip().splitlines()[-1]
        found = {word: int(number) for number, word in re.findall(r"(\d+) ([a-z]+)", summary)}
        found.pop("warnings", None)
        return {word.rstrip("s"): number for word, number in found.items()} == expected


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module in whose directory pytest is run."""
    root = write_module(tmp_path)
    monkeypatch.chdir(root)
    return root


@pytest.fixture
def run(project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs pytest on a test file of the module, with our plugin alone, in this process."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def run_pytest(test: str, *arguments: str, at: Path = project) -> Result:
        if test:
            (project / "tests").mkdir(exist_ok=True)
            text = f"import pytest\nfrom mupuppet.testing import matching\n{test}\n"
            (project / "tests" / "test_motd.py").write_text(text)
        ours = ("-p", "mupuppet.testing.plugin", "-p", "no:cacheprovider", f"--rootdir={at}")
        status = pytest.main([*ours, "--import-mode=importlib", "-q", *arguments, str(at)])
        for name in [each for each in sys.modules if each.endswith(("test_motd", "test_roles"))]:
            del sys.modules[name]  # the next run has other tests of this name
        return Result(int(status), capsys.readouterr().out)

    return run_pytest


SYSTEMS = """
@pytest.mark.puppet(class_="motd", systems="supported")
class TestMotd:
    def test_file(self, catalog, module):
        catalog.compiles().file("/etc/motd").has(mode="0644")
        assert module.name == "motd"

    @pytest.mark.puppet(params={"port": 81}, systems="debian-*")
    def test_port(self, catalog):
        catalog.file("/etc/motd").has(content=matching("^port 81$"))

    @pytest.mark.puppet(systems=None)
    def test_none(self, catalog):
        catalog.compiles()

def test_asked_for(puppet_system, environment):
    assert environment.evaluate("$facts['os']['family']") in ("Debian", "RedHat")

@pytest.mark.parametrize("puppet_system", ["rocky-9"], indirect=True)
def test_given(puppet_system, environment):
    assert environment.evaluate("$facts['os']['name']") == "Rocky"
"""


def test_tests_run_on_all_supported_systems(run: Run, project: Path) -> None:
    result = run(SYSTEMS, "-vv")
    assert result.counts(passed=7)
    assert result.shows(
        "*::test_file?debian-12? PASSED*",
        "*::test_file?rhel-9? PASSED*",
        "*::test_port?debian-12? PASSED*",
        "*::test_none PASSED*",
        "*::test_asked_for?debian-12? PASSED*",
        "*::test_given?rocky-9? PASSED*",
        "motd: no facts of debian-99, which metadata.json lists*",
    )


RUBY = """
@pytest.mark.puppet(pre="notice(inline_template('<%= `id` %>'))")
def test_code(catalog):
    catalog.compiles()

@pytest.mark.puppet(pre="notice(inline_template('<%= `id` %>'))", ruby="auto")
def test_of_its_own(catalog):
    catalog.compiles()

@pytest.mark.puppet(pre="notice(inline_template('<%= `id` %>'))")
def test_question(environment):
    environment.evaluate("1")
"""


def test_ruby_runs_when_the_configuration_lets_it(
    run: Run, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", os.devnull)  # a mistake says whether Ruby was looked for
    looked_for, forbidden = "there is none on this machine", "--ruby never forbids it"
    monkeypatch.delenv("MUPUPPET_RUBY", raising=False)
    usual = run(RUBY).out
    assert usual.count(looked_for) >= 3
    assert forbidden not in usual
    assert forbidden in run(RUBY, "-o", "puppet_ruby=never").out
    monkeypatch.setenv("MUPUPPET_RUBY", "never")
    never = run(RUBY, "--tb=line", "-rN").out  # without a summary, which repeats them
    (own,) = [line for line in never.splitlines() if looked_for in line]
    assert never.count(forbidden) >= 2, own
    assert forbidden not in run(RUBY, "--puppet-ruby", "auto").out
    assert "must be one of auto, never" in run(RUBY, "--puppet-ruby", "sometimes").out


def test_systems_without_facts_are_named_by_other_processes_as_well(
    run: Run, project: Path
) -> None:
    result = run(SYSTEMS, "-p", "xdist.plugin", "-n", "1")
    assert result.counts(passed=7)
    assert result.shows("motd: no facts of debian-99, which metadata.json lists*")


def test_modules_in_fixtures_are_not_tested(run: Run, project: Path) -> None:
    fixtures = project / "spec" / "fixtures" / "modules"
    (fixtures / "other" / "tests").mkdir(parents=True)
    (fixtures / "other" / "tests" / "test_other.py").write_text("def test_it():\n    assert 0\n")
    elsewhere = project / "data" / "fixtures" / "modules"
    elsewhere.mkdir(parents=True)
    (elsewhere / "test_own.py").write_text("def test_own():\n    pass\n")
    result = run("def test_it():\n    pass\n", "-v")
    assert result.counts(passed=2)
    assert result.shows("data/fixtures/modules/test_own.py .*", "tests/test_motd.py .*")


def test_facts_may_come_from_a_directory(run: Run, project: Path) -> None:
    for version, name in (("3.9", "old"), ("4.11", "new")):
        directory = project / "facterdb" / version
        directory.mkdir(parents=True)
        text = f'{{"os": {{"family": "Debian", "name": "{name}"}}, "facterversion": "{version}"}}'
        (directory / "debian-99-x86_64.facts").write_text(text)
    (project / "pytest.ini").write_text("[pytest]\npuppet_facts = facterdb\n")
    test = """
@pytest.mark.puppet(systems=["debian-99"])
def test_facts(environment):
    assert environment.evaluate("$facts['os']['name']") == "new"
"""
    assert run(test).counts(passed=1)


def test_files_of_facts_are_named_by_system_and_architecture(tmp_path: Path) -> None:
    for name in (
        "solaris-11-sun4v",
        "windows-2012 R2-x86_64",
        "debian-12-aarch64",
        "debian-12-x86_64",
    ):
        (tmp_path / f"{name}.facts").write_text("{}")
    systems = Systems([str(tmp_path)])
    metadata = {
        "operatingsystem_support": [
            {"operatingsystem": "Solaris", "operatingsystemrelease": ["11"]},
            {"operatingsystem": "windows", "operatingsystemrelease": ["2012 R2"]},
            {"operatingsystem": "AIX", "operatingsystemrelease": ["7.1"]},
        ]
    }
    assert systems.supported(metadata) == (["solaris-11", "windows-2012-r2"], ["aix-7.1"])
    assert systems.facts_of("debian-12").endswith("debian-12-x86_64.facts")


def test_failures_show_where_values_come_from(run: Run, project: Path) -> None:
    test = """
@pytest.mark.puppet(class_="motd")
def test_mode(catalog):
    catalog.file("/etc/motd").has(mode="0600")

@pytest.mark.puppet(class_="motd")
def test_in(catalog):
    assert "Package[motdd]" in catalog
"""
    result = run(test)
    assert result.counts(failed=2)
    assert result.shows(
        "*mode is '0644', expected '0600'*", "*manifests/init.pp:8*", "*near: Package?motd?*"
    )
    assert "catalog.py" not in result.out  # our own frames are hidden


def test_wrong_marks_are_errors(run: Run, project: Path) -> None:
    test = """
@pytest.mark.puppet("motd")
def test_mode(catalog):
    pass
"""
    result = run(test)
    assert result.counts(error=1)
    assert result.shows("the mark `puppet` takes arguments by name*")
    assert "plugin.py" not in result.out


@pytest.mark.parametrize(
    ("systems", "message"),
    [
        (
            "debain-*",
            "test_mode: no system matches 'debain-[*]'; the systems are debian-12, rhel-9",
        ),
        ("supported", "test_mode: there are no facts for any system that metadata.json lists"),
    ],
)
def test_a_test_without_systems_is_an_error_not_skipped(
    run: Run, project: Path, systems: str, message: str
) -> None:
    if systems == "supported":
        (project / "metadata.json").write_text('{"name": "me-motd", "dependencies": []}')
    result = run(f"""
@pytest.mark.puppet(class_="motd", systems="{systems}")
def test_mode(catalog):
    pass
""")
    assert result.counts(error=1)
    assert result.shows(message)


def test_mistakes_of_a_test_are_shown_where_it_makes_them(run: Run, project: Path) -> None:
    result = run("""
def test_facts(catalog):
    catalog(class_="motd", facts="debain-12").compiles()

def test_only(catalog):
    catalog(class_="motd").only("File[/etc/motdd]")

def test_call(environment):
    environment.call("motd::nothing")
""")
    assert result.counts(failed=3)
    assert result.shows(
        "*WrongArguments: facts of debain-12:*did you mean `debian-12`*",
        "E  *there is no File?/etc/motdd?; did you mean File?/etc/motd?*",
        "E  *PuppetError: Unknown function: 'motd::nothing'.",
    )
    assert "/testing/" not in result.out  # our own frames are hidden


def test_a_misspelt_argument_of_a_mark_is_named_without_a_traceback(
    run: Run, project: Path
) -> None:
    test = """
@pytest.mark.puppet(klass="motd")
def test_mode(catalog):
    pass
"""
    result = run(test)
    assert result.counts(error=1)
    assert result.shows("the mark `puppet` of test_mode: *`klass`: did you mean `class_`?")
    assert "def with_arguments" not in result.out


SNAPSHOT = """
@pytest.mark.puppet(class_="motd", params={"port": PORT})
def test_all(catalog):
    catalog.matches_snapshot()
"""


def test_snapshots(run: Run, project: Path) -> None:
    first = SNAPSHOT.replace("PORT", "80")
    missing = run(first)
    assert missing.shows("*there is no snapshot*", "*--update-snapshots writes it*")
    assert run(first, "--update-snapshots").counts(passed=1)
    taken = (project / "tests/__snapshots__/test_motd/test_all.txt").read_text()
    assert "File[/etc/motd]  (in Class[Motd])\n" in taken
    assert "  content =>\n    | hello\n    | port 80\n    | end\n" in taken
    assert "content => (sensitive)" in taken
    assert run(first).counts(passed=1)
    changed = run(SNAPSHOT.replace("PORT", "81"))
    assert changed.shows("*- *| port 80*", "*+ *| port 81*")


def test_tests_of_one_name_have_snapshots_of_their_own(run: Run, project: Path) -> None:
    test = """
@pytest.mark.puppet(class_="motd", params={"port": 81})
class TestOne:
    def test_all(self, catalog):
        catalog.matches_snapshot()

@pytest.mark.puppet(class_="motd", params={"port": 82})
class TestTwo:
    def test_all(self, catalog):
        catalog.matches_snapshot()
"""
    assert run(test, "--update-snapshots").counts(passed=2)
    assert run(test).counts(passed=2)
    names = sorted(each.name for each in (project / "tests/__snapshots__/test_motd").iterdir())
    assert names == ["TestOne.test_all.txt", "TestTwo.test_all.txt"]


COVERED = """
@pytest.mark.puppet(class_="motd", params={"port": 81})
@pytest.mark.parametrize("service", [True, False])
def test_it(catalog, service):
    catalog(params={"service": service}).file("/etc/motd").exists()
"""


@pytest.mark.parametrize("processes", [(), ("-p", "xdist.plugin", "-n", "1")])
def test_coverage(run: Run, project: Path, processes: tuple[str, ...]) -> None:
    arguments = ("--puppet-coverage=page", "--puppet-coverage-minimum=90", *processes)
    result = run(COVERED, *arguments)
    assert result.status == 1  # too little is covered
    assert result.shows(
        "resources that assertions are about * 1 of 6 *",
        "classes and defined types * 2 of 2 *",
        "parameters that tests or data set * 3 of 4 *",
        "branches * 3 of 5 *",
        "keys of data * 1 of 3 *",
        "*manifests/init.pp:13: Service?motd?",
        "*manifests/line.pp:1: motd::line $secret",
        "*manifests/init.pp:15: case without a match",
        "*manifests/init.pp:17: option of case",
        "*data/RedHat.yaml:1: motd::text",
        "*data/all.yaml:2: motd::unread",
        "*% covered, less than 90 %",
    )
    page = (project / "page/index.html").read_text()
    assert "branches: option of case" in page


def test_classes_are_counted_whatever_their_names(run: Run, project: Path) -> None:
    for place in ("manifests/modules", "spec/fixtures/modules/other/manifests"):
        (project / place).mkdir(parents=True)
    (project / "manifests/modules/one.pp").write_text("class motd::modules::one { }\n")
    (project / "spec/fixtures/modules/other/manifests/init.pp").write_text("class other { }\n")
    result = run(COVERED, "--puppet-coverage")
    assert result.shows(
        "classes and defined types * 2 of 3 *", "  manifests/modules/one.pp:1: motd::modules::one"
    )


def test_the_example_passes_its_tests(run: Run) -> None:
    assert run("", at=EXAMPLES / "control-repo").counts(passed=17)


def test_the_plugin_loads_nothing_of_ours() -> None:
    code = (
        "import sys, pytest; before = set(sys.modules); import mupuppet.testing.plugin;"
        "print(sorted(m for m in set(sys.modules) - before if m.startswith('mupuppet')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = ("", ".code", ".matchers", ".mistakes", ".plugin")
    expected = ["mupuppet", *(f"mupuppet.testing{name}" for name in names)]
    assert done.stdout.strip() == str(expected)
