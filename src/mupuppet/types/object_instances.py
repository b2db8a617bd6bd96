"""Object types with parameters, those that the language itself brings along, and which type an
instance has.
"""

from __future__ import annotations

from typing import Any

from mupuppet.types.base import ANY, Guard, Predicate, Type, TypeWriter
from mupuppet.types.callables import proc_type
from mupuppet.types.combinations import TypeType
from mupuppet.types.mismatch import assert_instance
from mupuppet.types.object_members import TypeParameter
from mupuppet.types.objects import OBJECTS, Definition, ObjectType
from mupuppet.types.runtime_types import RuntimeType, module_type, ruby_class_name, ruby_type
from mupuppet.values.hashes import HashKey
from mupuppet.values.host_objects import HostObject, Receiver
from mupuppet.values.objects import Deferred, ErrorValue, KnownObject
from mupuppet.values.value import DEFAULT, Value


class ObjectTypeExtension(Type):
    """A parameterized Object type: `Error['kind']`."""

    __slots__ = ("base", "parameters")
    name = "Object"

    def __init__(self, base: ObjectType, given: list[Value]) -> None:
        self.base = base
        self.parameters = self._read(given)

    def _read(self, given: list[Value]) -> dict[Value, Value]:
        label = self.base.label
        known = self.base.type_parameters()
        if not known:
            raise ValueError(f"The {label}-Type cannot be parameterized using []")
        if self._is_by_name(given, known):
            pairs = list(given[0].items())
            for name, _ in pairs:
                if name not in known:
                    raise ValueError(f"'{name}' is not a known type parameter for {label}-Type")
        else:
            pairs = list(zip(known, given, strict=False))
        parameters: dict[Value, Value] = {}
        for name, value in pairs:
            if value is not DEFAULT:
                assert_instance(known[name].label, known[name].type, value)
                parameters[name] = value
        if not parameters:
            raise ValueError(
                f"The {label}-Type cannot be parameterized using an empty parameter list"
            )
        return parameters

    @staticmethod
    def _is_by_name(given: list[Value], known: dict[str, TypeParameter]) -> bool:
        if len(given) != 1 or type(given[0]) is not dict:
            return False
        return not next(iter(known.values())).type.is_instance(given[0])

    @property
    def shown_name(self) -> str:
        return self.base.simple_name

    @property
    def simple_name(self) -> str:
        return self.base.simple_name

    def shown_parameters(self) -> Value:
        """The parameters by position; by name where there are more than two."""
        known = self.base.type_parameters()
        if len(known) > 2:
            return self.parameters
        shown = [self.parameters.get(name, DEFAULT) for name in known]
        while shown and shown[-1] is DEFAULT:
            shown.pop()
        return shown

    def make_predicate(self) -> Predicate:
        from mupuppet.values.compare import matches

        attributes = self.base.attributes()
        if any(name not in attributes for name in self.parameters):
            return lambda _value: False
        return lambda value: (
            self.base.is_instance(value)
            and all(
                matches(self.base.attribute_of(value, name), wanted)
                for name, wanted in self.parameters.items()
            )
        )

    def gives_itself_to(self, target: Type, guard: Guard | None) -> bool:
        if isinstance(target, ObjectType):
            return target.is_assignable(self.base, guard)
        return super().gives_itself_to(target, guard)

    def accepts_type(self, other: Type, guard: Guard | None) -> bool:
        from mupuppet.types.init_runtime_uri import part_is_assignable

        if not isinstance(other, ObjectTypeExtension):
            return False
        return self.base.is_assignable(other.base, guard) and all(
            name in other.parameters and part_is_assignable(wanted, other.parameters[name])
            for name, wanted in self.parameters.items()
        )

    def generalize(self) -> Type:
        return self.base

    def identity(self) -> tuple[Any, ...]:
        return (self.base, HashKey(self.parameters))

    def inner_types(self) -> tuple[Type, ...]:
        return (self.base,)

    def written(self, writer: TypeWriter) -> str:
        shown = self.shown_parameters()
        parameters = map(writer.value, shown) if shown.__class__ is list else [writer.value(shown)]
        return f"{writer.short_name(self.base) or self.simple_name}[{', '.join(parameters)}]"

    def unparameterized(self) -> Type:
        return ANY


def _builtin(
    name: str,
    instance: type[KnownObject],
    attributes: str,
    type_parameters: str = "",
    functions: str = "",
) -> ObjectType:
    def definition() -> Definition:
        from mupuppet.types.parsing import parse_literal

        parts = (("type_parameters", type_parameters), ("attributes", attributes))
        parsed: Definition = {
            key: parse_literal(f"{{{members}}}")
            for key, members in (*parts, ("functions", functions))
        }
        return parsed

    made = instance.own_type = ObjectType(name, definition, instance)
    return made


DEFERRED = _builtin(
    "Deferred",
    Deferred,
    r"name => Pattern[/\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\z/],"
    "arguments => {type => Optional[Array[Any]], value => undef}",
)
_ERROR_PARAMETER = (
    "Optional[Variant[String,Regexp,Type[Enum],Type[Pattern],Type[NotUndef],Type[Undef]]]"
)
ERROR = _builtin(
    "Error",
    ErrorValue,
    "msg => String[1],"
    "kind => {type => Optional[String[1]], value => undef},"
    "details => {type => Optional[Hash[String[1],Data]], value => undef},"
    "issue_code => {type => Optional[String[1]], value => undef}",
    f"kind => {_ERROR_PARAMETER}, issue_code => {_ERROR_PARAMETER}",
    "message => Callable[[], String[1]]",
)


def type_of(value: Value) -> Type:
    """The Object type of an object."""
    if isinstance(value, Deferred):
        return DEFERRED
    base = ERROR if isinstance(value, ErrorValue) else value.type
    names = base.type_parameters()
    if not names:
        made: Type = base
        return made
    attributes = base.attributes()
    given = [base.attribute_of(value, name) if name in attributes else None for name in names]
    return ObjectTypeExtension(base, given)


def infer_object(value: Value) -> Type:
    """The type of a value that is an object; everything else is of the host language."""
    if isinstance(value, OBJECTS):
        return type_of(value)
    if isinstance(value, Receiver):
        own = value.own_type
        assert isinstance(own, Type)  # there is no other kind of type
        return own
    from mupuppet.types.init_runtime_uri import URIType
    from mupuppet.values.uris import URI

    return URIType.of(value) if isinstance(value, URI) else _host_type(value)


def _host_type(value: Value) -> Type:
    """The type of a value of the host language."""
    if isinstance(value, HostObject):
        if value.module_name is not None:
            return TypeType(module_type(value))
        counts = value.parameter_counts
        if counts is not None:
            return proc_type(*counts)
    return ruby_type(value) or RuntimeType("ruby", ruby_class_name(value))
