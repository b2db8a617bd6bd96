"""Settings and fixtures that all tests share, and a summary of what was skipped."""

import gc
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.agreement.cases import Selection, may_check_selected
from tests.oracle.modules import fetched_modulepath
from tests.requirements import NO_MODULES

# Examples that differ from run to run find more at a desk; in CI a failure must be repeatable.
# Machines differ too much for a deadline to mean anything.
settings.register_profile("desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("desk"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--case` chooses among the cases of the corpora."""
    about = "check only the cases of case files, lines of transcripts and rows of tables with TEXT"
    parser.addoption("--case", default="", metavar="TEXT", help=about)


@pytest.hookimpl(optionalhook=True)  # pytest-xdist may be switched off
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto` uses one process more than there are cores: tests of processes wait a good deal."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Remember what was chosen, and choose how tests are distributed.

    Each process gets tests that follow each other, which share fixtures and caches. One that has
    done its part takes over from others, so that none is idle until the end.
    """
    Selection.text = config.getoption("--case")
    if config.getoption("dist", "no") == "load":  # which `-n` stands for
        config.option.dist = "worksteal"


@pytest.fixture(scope="session", autouse=True)
def _state(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Exported resources are stored in a temporary directory, not in the user's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _bytecode(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where no bytecode may be written beside the source, commands of tests still share theirs."""
    with pytest.MonkeyPatch.context() as patch:
        if os.environ.get("PYTHONDONTWRITEBYTECODE"):
            patch.delenv("PYTHONDONTWRITEBYTECODE")
            patch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.mktemp("bytecode")))
        yield


@pytest.fixture(scope="session")
def debian_modulepath() -> Path:
    """A module path with the modules of Debian's packages."""
    modulepath = fetched_modulepath()
    if modulepath is None:
        pytest.skip(NO_MODULES)
    return modulepath


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--case`, tests that have none of the chosen cases are left out.

    What looks at all objects of its process comes first, while there are few.
    """
    if Selection.text:
        left_out = [item for item in items if not may_check_selected(item)]
        items[:] = [item for item in items if may_check_selected(item)]
        config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: item.get_closest_marker("all_objects") is None)


def pytest_collection_finish() -> None:
    """Tens of thousands of tests stay until the end: looking for garbage in them takes a tenth."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each reason why tests were skipped."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    for reason, count in reasons.most_common():
        terminalreporter.write_line(f"{count} skipped: {reason}")
