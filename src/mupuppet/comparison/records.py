"""Records the outcomes of real Puppet in case files, so that tests run without it."""

from __future__ import annotations

from collections.abc import Sequence

from mupuppet.comparison.case_files import read_case_file, write_case_file
from mupuppet.comparison.cases import SEPARATOR, Case, CaseError
from mupuppet.comparison.outcome import Compiled, Failed, to_data


def record(outcomes: Sequence[tuple[Case, Compiled | Failed]], version: str) -> list[str]:
    """Write outcomes into the files of their cases; gives the paths of files that changed.

    `version` is that of the Puppet that was asked. Outcomes of other versions and of other cases
    stay as they are.
    """
    by_file: dict[str, list[tuple[str, Compiled | Failed]]] = {}
    for case, outcome in outcomes:
        check_recordable(case)
        path, _, name = case.path.partition(SEPARATOR)
        by_file.setdefault(path, []).append((name, outcome))
    changed = []
    for path, recorded in by_file.items():
        file = read_case_file(path)
        for name, outcome in recorded:
            outcomes_by_version = {major_version(version): to_data(outcome)}
            file.cases[name] = file.cases[name].with_expected(outcomes_by_version)
        file.add_puppet(version)
        if write_case_file(path, file):
            changed.append(path)
    return changed


def major_version(version: str) -> str:
    """The major version, under which outcomes are recorded."""
    return version.partition(".")[0]


def check_recordable(case: Case) -> None:
    """Raise an error for a manifest on its own, beside which there is no place for an outcome."""
    if case.stored is None:
        raise CaseError(f"{case.path}: only cases in a case file (.cases) can be recorded")
