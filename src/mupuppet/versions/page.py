"""Writes docs/versions.md: `python -m mupuppet.versions.page > docs/versions.md`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mupuppet.versions.table import DEFAULT, VERSIONS
from mupuppet.versions.version import PuppetVersion

_INTRODUCTION = """\
# Versions of Puppet

`--puppet 7`, `8` or `9` chooses the version of Puppet to compile as; so do `puppet = "8"` in
[`mupuppet.toml`](configuration.md), the variable `MUPUPPET_PUPPET`, the field `puppet` of a
`batch` request, and `puppet=` in Python. The default is {default}.
[`mupuppet env`](commands/env.md) shows which version is in use and why, and
[`mupuppet upgrade`](commands/upgrade.md) what another version changes for your code.

An exact version such as `--puppet 8.6.0` sets `$serverversion` and the facts of built-in sets;
everything else depends on the major version only.

This page lists all differences, as measured with the packages of Debian 12 (Puppet 7), 13 (Puppet
8) and sid (OpenVox 9). It is generated from the table in `src/mupuppet/versions`, by
`python -m mupuppet.versions.page > docs/versions.md`.
"""


def page() -> str:
    """The page."""
    return "\n".join([_INTRODUCTION.format(default=DEFAULT), *_table()]) + "\n"


def _table() -> Iterator[str]:
    yield f"| | {' | '.join(map(str, VERSIONS.values()))} |"
    yield f"|---{'|---' * len(VERSIONS)}|"
    for name, field in PuppetVersion.__record_fields__.items():
        values = [getattr(version, name) for version in VERSIONS.values()]
        if isinstance(values[0], Mapping):
            for key in sorted({key for value in values for key in value}):
                shown = [_shown(value[key]) if key in value else "" for value in values]
                yield f"| {field.description}: `{key}` | {' | '.join(shown)} |"
        elif name != "major":
            yield f"| {field.description} | {' | '.join(map(_shown, values))} |"


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ", ".join(f"`{each}`" for each in sorted(value))
    if value is None:
        return "not set"
    return f"`{value}`" if isinstance(value, str) else str(value)


if __name__ == "__main__":
    print(page(), end="")
