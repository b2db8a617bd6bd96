"""What a node classifier assigns to a node: its classes, parameters and environment.

A classifier is a program that Puppet calls with the name of a node and that prints YAML, or a
file with the same content. Classes are a list of names, or an object that has the parameters of
each class.
"""

from __future__ import annotations

import os
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.fact_files import RejectedFacts, parse_yaml, read_data
from mupuppet.source import SourceFile, Span

#: How long a classifier may take.
_SECONDS = 60.0


class ClassificationError(Exception):
    """The output of a classifier cannot be used."""


def read_classification(path: str, node: str) -> Classification | Diagnostic:
    """The classification in a file, or in the file of the node in a directory."""
    if os.path.isdir(path):
        found = file_of_node(path, node)
        if found is None:
            message = f"there is no classification of {node} in this directory"
            return _problem(SourceFile("", path), message)
        path = found
    try:
        source, data = read_data(path)
    except RejectedFacts as rejected:
        return rejected.diagnostic
    return _read(source, data)


def run_classifier(command: str, node: str) -> Classification | Diagnostic:
    """The classification that a program prints as YAML; its argument is the node's name."""
    import shlex

    from mupuppet.environment.programs import MAXIMUM_OUTPUT, TooLong, TooSlow, run_bounded

    nowhere = SourceFile("", command)
    try:
        finished = run_bounded([*shlex.split(command), node], seconds=_SECONDS)
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return _problem(nowhere, f"the classifier cannot be run: {reason}")
    except TooSlow:
        return _problem(nowhere, f"the classifier did not finish within {_SECONDS:g} seconds")
    except TooLong:
        return _problem(nowhere, f"the classifier printed more than {MAXIMUM_OUTPUT} bytes")
    if finished.status != 0:
        last = finished.errors.decode(errors="replace").strip().splitlines()[-1:]
        reason = f"the classifier ended with status {finished.status}"
        return _problem(nowhere, ": ".join([reason, *last]))
    try:
        source = SourceFile(finished.output.decode(), f"output of {command} {node}")
    except UnicodeDecodeError:
        return _problem(nowhere, "what the classifier prints is not UTF-8")
    if not source.text.strip():
        return _problem(nowhere, f"the classifier does not know {node}: it printed nothing")
    try:
        return _read(source, parse_yaml(source))
    except RejectedFacts as rejected:
        return rejected.diagnostic


def file_of_node(directory: str, node: str) -> str | None:
    """The JSON or YAML file of a node in a directory with one for each."""
    for ending in (".yaml", ".yml", ".json"):
        path = slashed.join(directory, node + ending)
        if "/" not in node and os.path.isfile(path):
            return path
    return None


def _read(source: SourceFile, data: object) -> Classification | Diagnostic:
    try:
        return Classification.from_data(data)
    except ClassificationError as error:
        return _problem(source, str(error))


def _problem(source: SourceFile, message: str) -> Diagnostic:
    span = Span(0, min(1, len(source.text)))
    return Diagnostic("classification", Severity.ERROR, message, source, span, 0)


class Classification(Record):
    """The classes, parameters and environment of one node."""

    #: The classes with their parameters, None for none.
    classes: dict[str, dict[str, Any] | None] = field(default_factory=dict)
    parameters: dict[str, Any] = field(default_factory=dict)
    environment: str | None = None

    @classmethod
    def from_data(cls, data: object) -> Classification:
        """Read the output of a classifier."""
        if data is None:
            return cls()
        if not isinstance(data, dict):
            raise ClassificationError("a classification is a hash with classes and parameters")
        environment = data.get("environment")
        if environment is not None and not isinstance(environment, str):
            raise ClassificationError("`environment` must be the name of an environment")
        return cls(_classes(data.get("classes")), _parameters(data.get("parameters")), environment)


def _classes(data: object) -> dict[str, dict[str, Any] | None]:
    if data is None:
        return {}
    if isinstance(data, str):
        data = [data]
    if isinstance(data, list) and all(isinstance(name, str) for name in data):
        return dict.fromkeys(data)
    if isinstance(data, dict) and all(isinstance(name, str) for name in data):
        for name, given in data.items():
            if given is not None and not isinstance(given, dict):
                raise ClassificationError(f"the parameters of class {name} must be a hash")
        return dict(data)
    raise ClassificationError("`classes` must be a list of names, or a hash of their parameters")


def _parameters(data: object) -> dict[str, Any]:
    if data is None:
        return {}
    if isinstance(data, dict) and all(isinstance(name, str) for name in data):
        return dict(data)
    raise ClassificationError("`parameters` must be a hash of names and values")
