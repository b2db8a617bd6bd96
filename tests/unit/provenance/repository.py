"""A control repository with roles, profiles and five levels of data, and questions about it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from mupuppet import Compilation, compile
from mupuppet.environment.environment import Environment
from mupuppet.provenance import Explanation, Provenance
from mupuppet.provenance.render_text import TextOptions, render_text

ROOT = Path(__file__).resolve().parent / "control_repo"
NODE = "web1.example.com"
FACTS: dict[str, Any] = {
    "kernel": "Linux",
    "role": "web",
    "location": "berlin",
    "os": {"family": "Debian", "name": "Debian"},
    "networking": {"fqdn": NODE},
}


@cache
def provenance() -> Provenance:
    """The provenance of the repository's catalog for one node."""
    environment = Environment.from_directory(str(ROOT))
    return Provenance.of(compile(environment, node=NODE, facts=FACTS))


def of_code(code: str, **inputs: Any) -> Provenance:
    """The provenance of a manifest's catalog."""
    return Provenance.of(compiled(code, **inputs))


def compiled(code: str, **inputs: Any) -> Compilation:
    """A manifest, compiled."""
    return compile(Environment.from_code(code), **inputs)


def shown(explanation: Explanation, *, full: bool = False, root: Path = ROOT) -> list[str]:
    """The lines of an explanation, with single blanks, as a terminal has them."""
    options = TextOptions(root=str(root), full=full, columns=160)
    lines = render_text("", explanation, options).splitlines()
    return [" ".join(line.split()) for line in lines[1:]]


def kinds(explanation: Explanation) -> set[str]:
    """All kinds in an explanation."""
    return {each.kind for each in explanation.walk()}
