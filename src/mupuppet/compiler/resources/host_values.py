"""Ruby objects in the attributes of resources; in catalogs they are strings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.syntax.strictness import Strictness
from mupuppet.types.labels import article
from mupuppet.values.hashes import hash_of, pairs_of
from mupuppet.values.host_objects import HostObject
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.log import Log
    from mupuppet.compiler.model.resource import Resource


class HostObjectFound(Exception):
    """There is a Ruby object in a value that is converted to data."""


def without_host_objects(
    strict: Strictness, log: Log, resource: Resource, name: str, value: Value
) -> Value:
    """A value with strings in place of objects, each with a warning, or an error if strict."""
    prefix = resource.ref

    def converted(value: Value, path: str) -> Value:
        if isinstance(value, list):
            return [converted(each, f"{path}[{at}]") for at, each in enumerate(value)]
        if isinstance(value, dict):
            return hash_of(
                (converted(key, path), converted(entry, f"{path}['{to_string(key)}']"))
                for key, entry in pairs_of(value)
            )
        if isinstance(value, Sensitive):
            return Sensitive(converted(value.value, path))
        return shown(value, path) if isinstance(value, HostObject) else value

    def shown(value: HostObject, path: str) -> str:
        # As in Puppet, the path of an object follows on those that were reported before it.
        nonlocal prefix
        prefix += path
        kind = value.ruby_class or "Anonymous Class"
        if value.module_name is not None or value.parameter_counts is not None:
            message = f"{prefix} contains {article(kind)} {kind}, which a catalog cannot contain"
            raise EvaluationError("unserializable-value", message)
        string = to_string(value)
        message = (
            f"{prefix} contains {article(kind)} {kind} value."
            f" It will be converted to the String '{string}'"
        )
        if strict is Strictness.ERROR:
            raise EvaluationError("serialization-unknown-converted-to-string", message)
        log.add("warning", message)
        return string

    return converted(value, f"['{name}']")
