"""What a node classifier says about a node: its classes, parameters and environment.

A classifier is a program that Puppet calls with the name of a node and that prints YAML, or a
file with the same content. Classes are a list of names, or an object that has the parameters of
each class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


class ClassificationError(Exception):
    """What a classifier said cannot be used."""


@dataclass(frozen=True, slots=True)
class Classification:
    """What is said about one node."""

    #: The classes with their parameters, None for none.
    classes: dict[str, dict[str, Any] | None] = field(default_factory=dict)
    parameters: dict[str, Any] = field(default_factory=dict)
    environment: str | None = None

    @classmethod
    def from_data(cls, data: object) -> Classification:
        """Read what a classifier said."""
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
