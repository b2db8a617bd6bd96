"""What is wrong with the parameters of classes, defines and templates, in Puppet's words."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.types.base import Type
from mupuppet.types.collections import StructType
from mupuppet.types.combinations import OptionalType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.mismatch import describe
from mupuppet.types.mismatch_kinds import (
    InvalidParameter,
    Mismatch,
    MissingParameter,
    PathElement,
)
from mupuppet.values.objects import Deferred
from mupuppet.values.value import Value


def validate_parameters(
    subject: str,
    parameters: StructType,
    given: dict[Value, Value],
    missing_ok: bool = False,
    deferred_type: Callable[[Deferred], Type | None] | None = None,
) -> str | None:
    """What is wrong with given parameters; None if nothing is."""
    found = parameter_mismatches(parameters, given, missing_ok, deferred_type)
    return _message(subject, found)


def _message(subject: str, found: list[Mismatch]) -> str | None:
    if not found:
        return None
    if len(found) == 1:
        return f"{subject}:{found[0].text()}"
    return f"{subject}:\n " + "\n ".join(mismatch.text() for mismatch in found)


def parameter_mismatches(
    parameters: StructType,
    given: dict[Value, Value],
    missing_ok: bool = False,
    deferred_type: Callable[[Deferred], Type | None] | None = None,
) -> list[Mismatch]:
    """What is wrong with given parameters.

    `deferred_type` is what a deferred call will return; None if that is unknown.
    """
    known = parameters.by_name
    found: list[Mismatch] = [InvalidParameter((), name) for name in given if name not in known]
    for element in parameters.elements:
        path = (PathElement("parameter", element.name),)
        if element.name not in given:
            if not missing_ok and not isinstance(element.key, OptionalType):
                found.append(MissingParameter((), element.name))
            continue
        value = given[element.name]
        if isinstance(value, Deferred):
            returned = None if deferred_type is None else deferred_type(value)
            if returned is not None:
                if not element.value.generalize().is_assignable(returned.generalize()):
                    found += describe(element.value, returned, path)
        elif not element.value.is_instance(value):
            found += describe(element.value, infer_detailed(value), path)
    return found
