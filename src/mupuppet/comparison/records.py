"""Recorded outcomes: what real Puppet made of the cases, so that tests run without it.

Each folder with cases has a file `expected.json`, written by `mupuppet compare --record` and by
nothing else:

    {"puppet": "7.23.0", "cases": {"case.pp": OUTCOME, ...}}
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from typing import Any

from mupuppet.comparison.cases import Case, CaseError
from mupuppet.comparison.outcome import Compiled, Failed, from_data, to_data

RECORD_FILE = "expected.json"


class Records:
    """What is recorded beside some cases; a folder is read when it is first asked for."""

    def __init__(self) -> None:
        self._folders: dict[str, dict[str, Any]] = {}

    def find(self, case: Case) -> Compiled | Failed | None:
        """The recorded outcome of a case, or None."""
        data = self._folder(case)["cases"].get(os.path.basename(case.path))
        return None if data is None else from_data(data)

    def version(self, case: Case) -> str:
        """The version of Puppet that the outcomes beside a case come from."""
        version: str = self._folder(case)["puppet"]
        return version

    def _folder(self, case: Case) -> dict[str, Any]:
        folder = os.path.dirname(case.path)
        if folder not in self._folders:
            self._folders[folder] = _read(os.path.join(folder, RECORD_FILE))
        return self._folders[folder]


def write(outcomes: Mapping[str, Compiled | Failed], version: str) -> list[str]:
    """Record outcomes by the paths of their cases; returns the files that changed.

    Other cases of the same folders keep their records, unless they are gone.
    """
    changed = []
    for folder in sorted({os.path.dirname(path) for path in outcomes}):
        path = os.path.join(folder, RECORD_FILE)
        kept = {
            name: data
            for name, data in _read(path)["cases"].items()
            if os.path.exists(os.path.join(folder, name))
        }
        new = {
            os.path.basename(case): to_data(outcome)
            for case, outcome in outcomes.items()
            if os.path.dirname(case) == folder
        }
        if _replace(path, render({**kept, **new}, version)):
            changed.append(path)
    return changed


def stale(cases: Iterable[Case]) -> list[str]:
    """The paths of records beside some cases whose own case does not exist."""
    return [
        os.path.join(folder, name)
        for folder in sorted({os.path.dirname(case.path) for case in cases})
        for name in _read(os.path.join(folder, RECORD_FILE))["cases"]
        if not os.path.exists(os.path.join(folder, name))
    ]


def render(cases: Mapping[str, dict[str, Any]], version: str) -> str:
    """JSON with one line for each resource, edge and field, so that differences read well."""
    rendered = []
    for name, data in sorted(cases.items()):
        fields = []
        for field, value in data.items():
            if isinstance(value, list) and any(isinstance(element, dict) for element in value):
                lines = ",\n".join(f"        {_compact(element)}" for element in value)
                fields.append(f"      {_compact(field)}: [\n{lines}\n      ]")
            else:
                fields.append(f"      {_compact(field)}: {_compact(value)}")
        rendered.append(f"    {_compact(name)}: {{\n" + ",\n".join(fields) + "\n    }")
    body = ",\n".join(rendered)
    return f'{{\n  "puppet": {_compact(version)},\n  "cases": {{\n{body}\n  }}\n}}\n'


def _read(path: str) -> dict[str, Any]:
    try:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
    except FileNotFoundError:
        return {"puppet": "", "cases": {}}
    except (OSError, ValueError) as error:
        raise CaseError(f"{path}: the recorded outcomes cannot be read: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("cases"), dict):
        raise CaseError(f"{path}: these are no recorded outcomes")
    return data


def _replace(path: str, text: str) -> bool:
    """Write a file unless it says this already."""
    try:
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return False
    except FileNotFoundError:
        pass
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return True


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
