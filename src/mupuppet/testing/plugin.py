"""The pytest plugin: fixtures, the mark `puppet`, coverage and snapshots.

pytest loads it in every project of an environment where mupuppet is installed, so nothing else is
imported before a test asks for a fixture.
"""

from __future__ import annotations

import os
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from mupuppet.testing.calls import EnvironmentUnderTest
    from mupuppet.testing.case import Case
    from mupuppet.testing.catalog import CatalogUnderTest
    from mupuppet.testing.coverage import Coverage
    from mupuppet.testing.project import Project

_MARK = (
    "puppet(class_=None, define=None, title=None, params={}, host=None, facts=None, systems=None, "
    "data={}, pre=None, post=None, node=None, puppet=None, …): what the fixture `catalog` compiles"
)
#: What processes of pytest-xdist hand over.
_COVERAGE = "mupuppet_coverage"
_WITHOUT_FACTS = "mupuppet_without_facts"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of the command line and of the configuration."""
    group = parser.getgroup("mupuppet", "Puppet code")
    group.addoption(
        "--update-snapshots", action="store_true", help="accept the current catalogs as snapshots"
    )
    group.addoption(
        "--puppet-coverage",
        nargs="?",
        const="",
        metavar="DIR",
        help="measure how much Puppet code and data the tests cover; with DIR, write an HTML page "
        "there",
    )
    group.addoption(
        "--puppet-coverage-minimum",
        type=float,
        metavar="PERCENT",
        help="fail if the coverage is lower",
    )
    group.addoption("--puppet-version", metavar="VERSION", help="compile as Puppet 7, 8 or 9")
    group.addoption(
        "--puppet-ruby",
        metavar="WHEN",
        help="when Ruby runs code of modules: auto, never, always, puppet or confined (default: "
        "the variable MUPUPPET_RUBY, or auto)",
    )
    parser.addini("puppet_ruby", "when Ruby runs code of modules", default="auto")
    parser.addini("puppet_version", "the version of Puppet to compile as")
    parser.addini("puppet_modulepath", "directories of modules", type="paths", default=[])
    parser.addini("puppet_facts", "directories of facts, such as FacterDB's", "paths", default=[])
    parser.addini("puppet_hiera_config", "the global hiera.yaml", type="paths", default=[])


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark, and prepare what the tests of a run share."""
    config.addinivalue_line("markers", _MARK)
    config.stash[_PROJECTS] = Projects(config)


class Projects:
    """The modules and control repositories of a run, by their directories."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._by_root: dict[str, Project] = {}
        self._roots: dict[str, str] = {}
        self.coverage: Coverage | None = None
        self.without_facts: dict[str, list[str]] = {}
        #: The directory that another process has counted in.
        self.counted_root: str | None = None

    def around(self, path: str) -> Project:
        """The project of a test file."""
        from mupuppet.testing.project import Options, Project, find_root

        directory = os.path.dirname(path)
        root = self._roots.get(directory)
        if root is None:
            root = self._roots[directory] = find_root(path)
        project = self._by_root.get(root)
        if project is None:
            get = self._config.getini
            version = self._config.getoption("--puppet-version") or get("puppet_version") or None
            ruby = self._config.getoption("--puppet-ruby") or os.environ.get("MUPUPPET_RUBY")
            hierarchies = [str(each) for each in get("puppet_hiera_config")]
            options = Options(
                [str(each) for each in get("puppet_modulepath")],
                [str(each) for each in get("puppet_facts")],
                version,
                hierarchies[0] if hierarchies else None,
                ruby or get("puppet_ruby"),
            )
            project = self._by_root[root] = Project(root, options, self._counted())
        return project

    def _counted(self) -> Coverage | None:
        if self.coverage is None and self.is_counting:
            from mupuppet.testing.coverage import Coverage

            self.coverage = Coverage()
        return self.coverage

    @property
    def is_counting(self) -> bool:
        option = self._config.getoption
        is_wanted = option("--puppet-coverage") is not None
        return is_wanted or option("--puppet-coverage-minimum") is not None

    def root(self) -> str:
        """The directory that places are relative to."""
        return self.counted_root or next(iter(self._by_root), str(self._config.rootpath))

    def close(self) -> None:
        for project in self._by_root.values():
            project.close()


_PROJECTS = pytest.StashKey[Projects]()


def _mistake(problem: str) -> BaseException:
    """The failure for a mistake in a test; a traceback would show the plugin, not the test."""
    return pytest.fail.Exception(problem, pytrace=False)


# --- Collection


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Modules in fixtures have tests of their own, and one is often a link to this module."""
    from mupuppet.testing.fixtures import are_fixtures

    return True if are_fixtures(collection_path) else None


# --- Marks and systems


def _arguments(node: pytest.Item | pytest.Function | Any) -> list[dict[str, Any]]:
    """The arguments of all marks of a test, those that are farthest away first."""
    marks = list(node.iter_markers("puppet"))
    for mark in marks:
        if mark.args:
            raise _mistake("the mark `puppet` takes arguments by name: class_='ntp'")
    return [dict(mark.kwargs) for mark in reversed(marks)]


def _systems(arguments: list[dict[str, Any]]) -> list[str] | None:
    for each in reversed(arguments):
        if "systems" in each:
            given = each["systems"]
            if given is None:
                return None
            return [given] if isinstance(given, str) else list(given)
    return None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on each system that its mark, or the metadata of its module, names."""
    if "puppet_system" not in metafunc.fixturenames or _is_parametrized(metafunc):
        return
    wanted = _systems(_arguments(metafunc.definition))
    if wanted is None:
        if "puppet_system" not in signature(metafunc.function).parameters:
            return
        wanted = ["supported"]
    from mupuppet.testing.mistakes import NoProject, NoSystem

    projects = metafunc.config.stash[_PROJECTS]
    try:
        project = projects.around(str(metafunc.definition.path))
    except NoProject as problem:
        raise _mistake(str(problem)) from None
    supported, missing = project.supported
    if missing and "supported" in wanted:
        projects.without_facts[project.root] = missing
    try:
        chosen = project.systems.chosen(wanted, supported)
    except NoSystem as problem:
        raise _mistake(f"{metafunc.definition.name}: {problem}") from None
    metafunc.parametrize("puppet_system", chosen, indirect=True)


def _is_parametrized(metafunc: pytest.Metafunc) -> bool:
    for mark in metafunc.definition.iter_markers("parametrize"):
        names = mark.args[0] if mark.args else mark.kwargs.get("argnames", ())
        listed = names.split(",") if isinstance(names, str) else names
        if "puppet_system" in [name.strip() for name in listed]:
            return True
    return False


# --- Fixtures


@pytest.fixture
def puppet_system(request: pytest.FixtureRequest) -> str | None:
    """The system of the node: a parameter where the mark has `systems`, or a test asks for it."""
    return getattr(request, "param", None)


@pytest.fixture
def module(request: pytest.FixtureRequest) -> Project:
    """The module or control repository around the test: `name`, `root`, `metadata`, `supported`."""
    from mupuppet.testing.mistakes import NoProject

    try:
        return request.config.stash[_PROJECTS].around(str(request.path))
    except NoProject as problem:
        raise _mistake(str(problem)) from None


def _case(request: pytest.FixtureRequest, system: str | None) -> Case:
    from mupuppet.testing.case import Case
    from mupuppet.testing.mistakes import WrongArguments

    case = Case()
    for arguments in _arguments(request.node):
        arguments.pop("systems", None)
        try:
            case = case.with_arguments(arguments)
        except WrongArguments as problem:
            raise _mistake(f"the mark `puppet` of {request.node.name}: {problem}") from None
    return case if system is None else case.with_arguments({"system": system})


@pytest.fixture
def environment(
    request: pytest.FixtureRequest, module: Project, puppet_system: str | None
) -> EnvironmentUnderTest:
    """Functions, types, lookups and expressions: `environment.call("ntp::servers", 3)`."""
    from mupuppet.testing.calls import EnvironmentUnderTest

    return EnvironmentUnderTest(module, _case(request, puppet_system))


@pytest.fixture
def catalog(
    request: pytest.FixtureRequest, module: Project, puppet_system: str | None
) -> CatalogUnderTest:
    """The catalog that the mark `puppet` describes; called, one with other arguments."""
    from mupuppet.testing.catalog import CatalogUnderTest
    from mupuppet.testing.snapshots import Snapshots

    is_updated = bool(request.config.getoption("--update-snapshots"))
    owner = "" if request.cls is None else f"{request.cls.__qualname__}."
    snapshots = Snapshots(str(request.path), owner + request.node.name, is_updated=is_updated)
    return CatalogUnderTest(module, _case(request, puppet_system), snapshots)


# --- Failures


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """`assert "Package[ntp]" in catalog` shows what is near, and why it is not there."""
    if op not in ("in", "not in") or type(right).__name__ != "CatalogUnderTest":
        return None
    from mupuppet.testing import explanations
    from mupuppet.testing.catalog import CatalogUnderTest

    if not isinstance(right, CatalogUnderTest) or not isinstance(left, str):
        return None
    near = explanations.nearest(left, right.catalog) if op == "in" else []
    hint = [f"near: {explanations.listed(near)}"] if near else []
    head = f"{left!r} {op} the catalog of {right.case}"
    return [head, *hint, *explanations.why(right, left).splitlines()]


# --- The end of a run


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Close environments; a process of pytest-xdist hands over what it has counted."""
    projects = session.config.stash.get(_PROJECTS, None)
    if projects is None:
        return
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[_WITHOUT_FACTS] = projects.without_facts
        if projects.coverage is not None:
            output[_COVERAGE] = {"root": projects.root(), **projects.coverage.data()}
    elif projects.coverage is not None:
        _fail_below_minimum(session, projects.coverage, exitstatus)
    projects.close()


def _fail_below_minimum(session: pytest.Session, coverage: Coverage, exitstatus: int) -> None:
    from mupuppet.testing.coverage_report import total_percent

    minimum = session.config.getoption("--puppet-coverage-minimum")
    if minimum is not None and exitstatus == 0 and total_percent(coverage) < minimum:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A process of pytest-xdist has ended: add what it has counted."""
    output = getattr(node, "workeroutput", {})
    projects = node.config.stash[_PROJECTS]
    projects.without_facts.update(output.get(_WITHOUT_FACTS, {}))
    data = output.get(_COVERAGE)
    if data is not None:
        from mupuppet.testing.coverage import Coverage

        projects.coverage = projects.coverage or Coverage()
        projects.coverage.add(data)
        projects.counted_root = data["root"]


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Coverage, and supported systems that were not tested."""
    projects = config.stash.get(_PROJECTS, None)
    if projects is None:
        return
    from mupuppet.diagnostics.render_text import show_text

    for root, names in projects.without_facts.items():
        line = (
            f"{os.path.basename(root)}: no facts of {', '.join(names)}, which metadata.json lists; "
            "`puppet_facts` may name a directory of them"
        )
        terminalreporter.write_line(show_text(line))
    if projects.coverage is None:
        return
    from mupuppet.testing.coverage_report import terminal_lines, total_percent, write_page

    terminalreporter.section("coverage of Puppet code")
    for line in terminal_lines(projects.coverage):
        terminalreporter.write_line(show_text(line))
    directory = config.getoption("--puppet-coverage")
    if directory:
        page = write_page(projects.coverage, directory, projects.root())
        terminalreporter.write_line(f"\nThe page is {page}")
    minimum = config.getoption("--puppet-coverage-minimum")
    total = total_percent(projects.coverage)
    if minimum is not None and total < minimum:
        terminalreporter.write_line(f"{total:.1f} % covered, less than {minimum:g} %", red=True)
