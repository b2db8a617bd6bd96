"""Puppet's static checks: what is wrong with a manifest that parses.

    text → tree → diagnostics

- `checker`: the walk that all checks share, and the state that it carries
- `definitions`, `resources`, `expressions`, `heredocs`: the checks, by what they check
- `names`: those of variables and parameters
- `effects`: which statements do something
- `literals`: which keys of hashes are equal
- `locations`: what a file of a module may define
- `registration`: which definitions of a file clash

Each diagnostic has the id, the position and the severity that Puppet gives it. What Puppet
says twice, with the same id about the same place, is there twice: Puppet counts it so, and
`diagnostics.distinct` has everything once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mupuppet.diagnostics import Diagnostic
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.labels import a_label
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import (  # noqa: F401  # they register their checks
    definitions,
    expressions,
    heredocs,
    resources,
)
from mupuppet.syntax.validation.checker import DEFINITIONS, Checker, Place, visit_body
from mupuppet.syntax.validation.locations import locate
from mupuppet.syntax.validation.registration import check_registration
from mupuppet.versions import DEFAULT, PuppetVersion

if TYPE_CHECKING:
    from mupuppet.syntax.parser import ParseResult

__all__ = ["Strictness", "validate"]


def validate(
    result: ParseResult,
    source: SourceFile,
    *,
    module_roots: Sequence[str] = (),
    manifest: str | None = None,
    strict: Strictness = Strictness.WARNING,
    puppet: PuppetVersion = DEFAULT,
) -> tuple[Diagnostic, ...]:
    """The diagnostics of all static checks, in Puppet's order.

    With `module_roots`, the directories that hold modules, the definitions of a module's file
    must fit its place in the module. What lies at or under `manifest`, the main manifest,
    is exempt from that. All paths are absolute, or all relative to the same directory.
    """
    program = result.program
    location = None
    if module_roots:
        location = locate(source.name, module_roots, manifest)
    checker = Checker(source, location, strict, puppet)
    if location is not None:
        _check_top_level(checker, program)
    with deep_recursion():
        visit_body(checker, program.body, Place.TOP, program)
    if result.definitions and not checker.found_errors:
        check_registration(checker, result.definitions)
    return tuple(checker.diagnostics)


def _check_top_level(checker: Checker, program: n.Program) -> None:
    """Report what is not a definition at the top level of a module's file."""
    for statement in program.body:
        if type(statement) not in DEFINITIONS or type(statement) is n.NodeDefinition:
            checker.report(
                "illegal-top-construct-location",
                statement,
                f"{a_label(statement)} is not allowed at top level in a file of a module",
                hint="the files of a module only define classes, types and functions",
            )
