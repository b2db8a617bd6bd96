"""Diagnostics as whole documents for other programs: SARIF for code scanning, JUnit for CI.

Both are made of the data that `render_json` gives, which may come from other processes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

_LEVELS = {"error": "error", "warning": "warning", "deprecation": "note"}
_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
#: What XML cannot hold.
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def sarif(diagnostics: Iterable[dict[str, Any]], version: str) -> str:
    """SARIF 2.1.0, as GitHub, GitLab and editors read it."""
    from mupuppet.diagnostics.catalogue import kinds

    known = kinds()
    results = []
    used: dict[str, None] = {}
    for each in diagnostics:
        used.setdefault(each["id"])
        text = each["message"] if each["hint"] is None else f"{each['message']} ({each['hint']})"
        results.append(
            {
                "ruleId": each["id"],
                "level": _LEVELS[each["severity"]],
                "message": {"text": text},
                "locations": [{"physicalLocation": _location(each)}],
            }
        )
    rules = [
        {
            "id": id,
            "shortDescription": {"text": known[id].meaning if id in known else id},
            "help": {"text": f"mupuppet explain {id}"},
        }
        for id in used
    ]
    driver = {"name": "mupuppet", "version": version, "rules": rules}
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _location(each: dict[str, Any]) -> dict[str, Any]:
    from urllib.parse import quote

    start, end = each["span"]["start"], each["span"]["end"]
    region = {"startLine": each["line"], "startColumn": each["column"]}
    if (end["line"], end["column"]) > (each["line"], each["column"]) and start["line"] > 0:
        region |= {"endLine": end["line"], "endColumn": end["column"]}
    return {
        "artifactLocation": {"uri": quote(each["file"] or "<code>")},
        "region": region,
    }


def junit(diagnostics: Iterable[dict[str, Any]], files: Sequence[str]) -> str:
    """JUnit's XML, with a test case for each file; only errors are failures."""
    by_file: dict[str, list[dict[str, Any]]] = {file: [] for file in files}
    for each in diagnostics:
        by_file.setdefault(each["file"], []).append(each)
    failed = sum(any(_is_error(each) for each in found) for found in by_file.values())
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuites name="mupuppet" tests="{len(by_file)}" failures="{failed}">',
        f'  <testsuite name="mupuppet validate" tests="{len(by_file)}" failures="{failed}">',
    ]
    for file, found in by_file.items():
        name = quoteattr(_clean(file))
        errors = [each for each in found if _is_error(each)]
        others = [each for each in found if not _is_error(each)]
        lines.append(f'    <testcase classname="mupuppet" name={name} file={name}>')
        if errors:
            title = quoteattr(_clean(errors[0]["message"].split("\n")[0]))
            lines.append(f"      <failure message={title}>{_listed(errors)}</failure>")
        if others:
            lines.append(f"      <system-out>{_listed(others)}</system-out>")
        lines.append("    </testcase>")
    return "\n".join([*lines, "  </testsuite>", "</testsuites>"]) + "\n"


def _is_error(each: dict[str, Any]) -> bool:
    return bool(each["severity"] == "error")


def _listed(found: list[dict[str, Any]]) -> str:
    return escape(
        "\n".join(
            f"{_clean(each['file'])}:{each['line']}:{each['column']}: "
            f"{each['severity']}[{each['id']}] {_clean(each['message'])}"
            for each in found
        )
    )


def _clean(text: str) -> str:
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)
