"""Where tests of a module have the modules that it depends on."""

from __future__ import annotations

from pathlib import Path

#: Directories in that of the module.
FIXTURES = ("spec/fixtures/modules", "tests/fixtures/modules", "fixtures/modules")


def are_fixtures(directory: Path) -> bool:
    """Whether a directory has the modules that another one depends on, around it."""
    return directory.name == "modules" and any(
        (above / "metadata.json").is_file() and directory.relative_to(above).as_posix() in FIXTURES
        for above in directory.parents[1:3]
    )
