"""The Object types of the language itself: Deferred, Error and Pcore."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.types.object_definitions import HashDefinition
from mupuppet.types.objects import Definition, ObjectType
from mupuppet.values.objects import Deferred, ErrorValue, KnownObject
from mupuppet.values.value import Value

Parse = Callable[[str], Value]


def deferred_type(parse: Parse) -> ObjectType:
    """`Deferred`."""
    attributes = (
        r"name => Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/],"
        "arguments => {type => Optional[Array[Any]], value => undef}"
    )
    return _known("Deferred", Deferred, parse, attributes)


def error_type(parse: Parse) -> ObjectType:
    """`Error`."""
    attributes = (
        "msg => String[1],"
        "kind => {type => Optional[String[1]], value => undef},"
        "details => {type => Optional[Hash[String[1],Data]], value => undef},"
        "issue_code => {type => Optional[String[1]], value => undef}"
    )
    parameter = (
        "Optional[Variant[String,Regexp,Type[Enum],Type[Pattern],Type[NotUndef],Type[Undef]]]"
    )
    type_parameters = f"kind => {parameter}, issue_code => {parameter}"
    functions = "message => Callable[[], String[1]]"
    return _known("Error", ErrorValue, parse, attributes, type_parameters, functions)


def _no_instance(_type: ObjectType) -> Value:
    raise ValueError("there are no instances of Pcore")


#: The type system itself, which has annotations of several types at once.
PCORE = ObjectType("Pcore", HashDefinition(dict), _no_instance)


def _known(
    name: str,
    instance: type[KnownObject],
    parse: Parse,
    attributes: str,
    type_parameters: str = "",
    functions: str = "",
) -> ObjectType:
    def definition() -> Definition:
        parts = (("type_parameters", type_parameters), ("attributes", attributes))
        return {key: parse(f"{{{members}}}") for key, members in (*parts, ("functions", functions))}

    return ObjectType(name, HashDefinition(definition), instance)
