"""Sources of files that modules do not have.

Puppet does not check them when it compiles; the agent fails to find the file. So this is a warning,
and the catalog is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mupuppet.compiler.model.resource import Parameter
from mupuppet.compiler.program.names import flatten
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.permissions import Refused
from mupuppet.source import SourceFile, Span
from mupuppet.syntax.nodes import anchor

if TYPE_CHECKING:
    from mupuppet.compiler.model.catalog_builder import CatalogBuilder
    from mupuppet.compiler.program.program import Program
    from mupuppet.environment.environment import Environment

#: What is served from the `files` of modules.
_PREFIX = "puppet:///modules/"


def missing_sources(program: Program, catalog: CatalogBuilder) -> Iterator[Diagnostic]:
    """A warning for each `source => 'puppet:///modules/…'` none of whose sources exists."""
    environment = program.environment
    if not environment.modulepath and environment.own_module is None:
        return  # no module path is given
    for resource in catalog.resources:
        if resource.type != "File" or resource.virtual:
            continue
        parameter = resource.parameters.get("source")
        if parameter is None:
            continue
        wanted = flatten([parameter.value])
        if not wanted or not all(type(each) is str and each.startswith(_PREFIX) for each in wanted):
            continue
        references = [each.removeprefix(_PREFIX) for each in wanted]
        if not any(_exists(environment, each) for each in references):
            yield _warning(program, resource.ref, parameter, references)


def _exists(environment: Environment, reference: str) -> bool:
    try:
        return environment.file_in_module("files", reference) is not None
    except Refused:  # a link leads elsewhere: the catalog does not depend on what is there
        return True


def _warning(program: Program, ref: str, parameter: Parameter, references: list[str]) -> Diagnostic:
    from mupuppet.environment.search_notes import file_search_notes

    environment = program.environment
    notes = [note for each in references for note in file_search_notes(environment, "files", each)]
    shown = ", ".join(f"{_PREFIX}{each}" for each in references)
    source, node = parameter.source or SourceFile("", ""), parameter.node
    span = Span(0, 0) if node is None else Span(node.start, node.end)
    return Diagnostic(
        "missing-source",
        Severity.WARNING,
        f"the source of {ref} does not exist: {shown}",
        source,
        span,
        0 if node is None else anchor(node),
        notes=tuple(notes),
    )
