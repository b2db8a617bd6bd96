"""Adds to errors the declarations that led to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.records import replace
from mupuppet.compiler.errors import LIMITS, EvaluationError, UncaughtRubyError
from mupuppet.diagnostics import Cause

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.source import SourceFile
    from mupuppet.syntax import nodes as n

_STATEMENT = "a Resource Statement"


def declaration(
    resource: Resource, including: tuple[SourceFile, n.Node] | None
) -> tuple[SourceFile, n.Node | int] | None:
    """Where a class or a resource was declared."""
    if resource.source is not None and resource.line is not None:
        return resource.source, resource.line
    return including


def about(resource: Resource, error: EvaluationError) -> EvaluationError:
    """An error in a defined type, reported for the resource whose declaration led to it.

    A resource of another node and a class from a classifier were declared nowhere here: of the
    two places, only that of the error exists.
    """
    if isinstance(error, UncaughtRubyError):
        return error
    if error.id in LIMITS and error.located and not error.is_wrapper:
        return _with_containers(error, resource)
    if error.located and resource.line is None:
        if error.is_verbatim:
            error.pass_on(_STATEMENT)
        return error
    notes = error.notes
    if error.ruby_kind is not None and resource.line is None:
        # No statement has made a Puppet error of it.
        message = f"Puppet::Parser::Compiler failed with error {error.ruby_kind}: {error.message}"
        return EvaluationError(error.id, message, hint=error.hint, notes=notes)
    if error.located:
        notes = (Cause.of(replace(error.diagnostic(), notes=(), hint=None)), *notes)
    located = EvaluationError(
        error.id,
        error.full_message,
        resource.source,
        None,
        line=resource.line,
        hint=error.hint,
        notes=notes,
        during=_STATEMENT,
    )
    located.is_wrapper = True
    located.__cause__ = error
    return _with_containers(located, resource)


def _with_containers(error: EvaluationError, resource: Resource) -> EvaluationError:
    container = resource.scope.resource  # it was evaluated later, and not inside these
    while container is not None and container.ref != "Class[main]":
        error.add_step(f"in {container.label}", declaration(container, None))
        container = container.scope.resource
    return error


#: How much is shown of a title that has grown from round to round.
_LONGEST_REFERENCE = 60


def endless_evaluation(rounds: int, resources: list[Resource]) -> EvaluationError:
    """The error when collectors and defined types make each other work forever."""
    message = f"Somehow looped more than {rounds} times while evaluating host catalog"
    last = next((each for each in reversed(resources) if each.line is not None), None)
    if last is None:
        return EvaluationError("endless-evaluation", message)
    container = last.scope.resource
    within = "" if container is None else f" in {_short(container.ref)}"
    notes = (f"the last of {len(resources)} resources is {_short(last.ref)}, declared{within}",)
    hint = "something declares more and more resources: does a defined type declare itself?"
    return EvaluationError(
        "endless-evaluation", message, last.source, None, line=last.line, notes=notes, hint=hint
    )


def _short(reference: str) -> str:
    shown = reference[:_LONGEST_REFERENCE]
    return shown if shown == reference else f"{shown}…"
