"""hiera.yaml, environment.conf, puppet.conf and metadata.json."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from mupuppet.analysis.upgrades.version_step import Step, finding
from mupuppet.diagnostics import Diagnostic
from mupuppet.source import SourceFile
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import VersionError, parse_version

_VERSION = re.compile(r"^:?version:\s*['\"]?(\d+)", re.MULTILINE)
_OLD_BACKENDS = re.compile(r"^:?backends:\s*(\[[^\]]*\]|(?:\s*-\s*\S+)+|\S+)", re.MULTILINE)
_OWN_BACKENDS = frozenset(["yaml", "json", "hocon", "eyaml"])
_HIERA_3_BACKEND = re.compile(r"^\s*-?\s*hiera3_backend:\s*(\S+)", re.MULTILINE)
_SETTING = re.compile(r"^[ \t]*(\w+)[ \t]*=", re.MULTILINE)
#: The names under which metadata requires Puppet.
_PRODUCTS = {"puppet": "Puppet", "openvox": "OpenVox"}


def is_ignored(source: SourceFile, *, is_global: bool) -> bool:
    """Whether no version reads a hiera.yaml: one of version 3 in an environment or a module."""
    return not is_global and _VERSION.search(source.text) is None


def find_in_hierarchy(source: SourceFile, step: Step, *, is_global: bool) -> Iterator[Diagnostic]:
    """What changes about a hiera.yaml besides what it interpolates."""
    version = _VERSION.search(source.text)
    backends = _OLD_BACKENDS.search(source.text)
    if is_ignored(source, is_global=is_global):
        if source.text.strip() and step.after.strict == "error" != step.before.strict:
            at = backends.start() if backends else 0
            yield finding(
                "upgrade-hiera-version",
                f"{step.after} rejects a hiera.yaml of version 3 in an environment or a module, "
                f"which {step.before} ignores",
                source, at, backends.end() if backends else at,
                "write it as version 5, or remove it: nothing reads it now",
            )  # fmt: skip
        return
    # Elsewhere a level of Hiera 3 is an error in all versions.
    if not is_global or step.after.has_hiera_3 or not step.before.has_hiera_3:
        return
    needing: list[tuple[str, int, int]] = []
    if version is None and backends is not None:
        for name in re.finditer(r"\w+", backends[1]):
            at = backends.start(1) + name.start()
            needing.append((name[0], at, at + len(name[0])))
    named = _HIERA_3_BACKEND.finditer(source.text)
    needing.extend((found[1], found.start(1), found.end(1)) for found in named)
    for backend, start, end in needing:
        if backend not in _OWN_BACKENDS:
            yield finding(
                "upgrade-hiera-version",
                f"{step.after} comes without Hiera 3, which the back end `{backend}` needs",
                source, start, end,
                "use a `lookup_key` or `data_hash` function in a hiera.yaml of version 5",
            )  # fmt: skip


def find_in_settings(source: SourceFile, step: Step) -> Iterator[Diagnostic]:
    """Settings in environment.conf or puppet.conf that are gone."""
    for found in _SETTING.finditer(source.text):
        if found[1] in step.lost_settings:
            yield finding(
                "upgrade-removed-setting",
                f"{step.after} does not have the setting `{found[1]}`",
                source, found.start(1), found.end(1),
                "remove it",
            )  # fmt: skip


def find_in_metadata(source: SourceFile, step: Step) -> Iterator[Diagnostic]:
    """A module that does not claim to work with the newer version."""
    try:
        metadata = json.loads(source.text)
        required = {
            str(each["name"]): str(each["version_requirement"])
            for each in metadata["requirements"]
            if each["name"] in _PRODUCTS
        }
        name, version = str(metadata["name"]), str(metadata.get("version", ""))
        allowed = [_includes(each, step) for each in required.values()]
    except (ValueError, KeyError, TypeError, RecursionError, VersionError):
        return  # `mupuppet env` reports what is wrong with it
    if allowed and any(before for before, _ in allowed) and not any(after for _, after in allowed):
        product, wanted = next(iter(required.items()))
        written = source.text.find(wanted)
        yield finding(
            "upgrade-module-requirement",
            f"the module {name} {version} is for {_PRODUCTS[product]} `{wanted}`, not for "
            f"{step.after}",
            source, max(written, 0), max(written, 0) + len(wanted),
            "look for a newer release of it",
        )  # fmt: skip


def _includes(requirement: str, step: Step) -> tuple[bool, bool]:
    allowed = parse_range(requirement)
    before, after = (
        allowed.includes(parse_version(version.number.partition("-")[0]))
        for version in (step.before, step.after)
    )
    return before, after
