"""Members of objects that are called like functions: `$error.msg`, `$uri.host`.

Attributes can be read. Functions of an Object type have no body in the language: those of types
that Puppet itself brings along do something, and those that have Ruby code, which others run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.types.base import TypeAssertionError
from mupuppet.types.callables import CallableType
from mupuppet.types.combinations import VariantType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.types.object_members import Attribute, Member
from mupuppet.types.objects import ObjectType, type_of
from mupuppet.types.signatures import (
    Block,
    Signature,
    SignatureParameter,
    block_type,
    describe_signatures,
)
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.uris import FIELDS, URI
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.types.object_code import ObjectCode

#: The classes of values that have members.
WITH_MEMBERS = frozenset([Deferred, ErrorValue, ObjectValue, URI])
#: What `call_member` gives where there is no such member.
NO_MEMBER: Value = object()


class MemberError(Exception):
    """A member cannot be called like this; the message gives the reason."""

    def __init__(self, message: str, id: DiagnosticId = "unknown-member") -> None:
        super().__init__(message)
        self.id = id


#: Runs the code of a member: a type, the values of the attributes of an instance, the arguments.
Runner = Callable[
    ["ObjectCode", ObjectType, str, dict[Value, Value], list[Value], Block | None], Value
]


def call_member(
    receiver: Value,
    name: str,
    arguments: list[Value],
    block: Block | None = None,
    run: Runner | None = None,
) -> Value:
    """What a member gives, or `NO_MEMBER`. Raises MemberError."""
    if isinstance(receiver, URI):
        return getattr(receiver, name) if name in FIELDS else NO_MEMBER
    base, member = _member(receiver, name)
    if member is None:
        return NO_MEMBER
    _check_arguments(member, arguments, block)
    code = None if run is None else _code(base, member)
    if run is not None and code is not None:
        values = _attribute_values(base, receiver)
        return _checked(member, run(code, base, name, values, arguments, block), arguments, block)
    if isinstance(member, Attribute):
        try:
            return base.attribute_of(receiver, name)
        except ValueError as problem:
            raise MemberError(str(problem)) from None
    if isinstance(receiver, ErrorValue) and not arguments:
        return receiver.message
    if isinstance(receiver, ErrorValue):
        raise MemberError(f"wrong number of arguments (given {len(arguments)}, expected 0)")
    raise MemberError(f"no method is implemented for {member.label}")


def _base(receiver: Value) -> ObjectType:
    type = type_of(receiver)
    base = type.base if isinstance(type, ObjectTypeExtension) else type
    assert isinstance(base, ObjectType)  # objects have no others
    return base


def _member(receiver: Value, name: str) -> tuple[ObjectType, Member | None]:
    base = _base(receiver)
    return base, base.member(name)


def has_member(receiver: Value, name: str) -> bool:
    """Whether an instance of an Object type has an attribute or a function."""
    return _member(receiver, name)[1] is not None


def names_of_object(receiver: Value) -> list[str]:
    """The names of the attributes and functions of an instance of an Object type."""
    return list(_base(receiver).members())


def has_code(receiver: Value, name: str) -> bool:
    """Whether a member of an instance is Ruby code. Raises MemberError."""
    base, member = _member(receiver, name)
    return member is not None and _code(base, member) is not None


def _checked(member: Member, result: Value, arguments: list[Value], block: Block | None) -> Value:
    """What a function returns, if it is of its type; those of attributes are not checked."""
    signatures = (each.callable_type for each in _signatures(member))
    returned = next(each for each in signatures if _accepts(each, arguments, block)).returned
    if returned is None or returned.is_instance(result):
        return result
    from mupuppet.types.mismatch import describe_mismatch  # few runs make mistakes

    subject = f"value returned from function '{member.name}' has wrong type,"
    message = describe_mismatch(subject, returned, infer_detailed(result))
    raise MemberError(message, "return-type-mismatch")


def _code(type: ObjectType, member: Member) -> ObjectCode | None:
    from mupuppet.types.object_code import code_of  # few objects have any

    try:
        return code_of(type, member)
    except TypeAssertionError as problem:
        raise MemberError(str(problem)) from None


def _attribute_values(type: ObjectType, receiver: Value) -> dict[Value, Value]:
    """What an instance holds; what is derived comes from its methods."""
    return {
        name: type.attribute_of(receiver, name)
        for name, attribute in type.attributes().items()
        if attribute.is_constant or attribute.is_given
    }


def _check_arguments(member: Member, arguments: list[Value], block: Block | None) -> None:
    signatures = _signatures(member)
    if not any(_accepts(each.callable_type, arguments, block) for each in signatures):
        raise MemberError(describe_signatures(member.label, signatures, arguments, block))


def _accepts(wanted: CallableType, arguments: list[Value], block: Block | None) -> bool:
    if wanted.parameters is None:
        return True
    if not wanted.parameters.is_instance(arguments):
        return False
    if wanted.block is None:
        return block is None
    return wanted.block.is_assignable(block_type(block)) if block is not None else False


def _signatures(member: Member) -> list[_MemberSignature]:
    if isinstance(member, Attribute):
        return [_MemberSignature(Signature([]).callable_type)]
    types = member.type.types if isinstance(member.type, VariantType) else (member.type,)
    return [_MemberSignature(type) for type in types if isinstance(type, CallableType)]


class _MemberSignature(Signature):
    """The signature of a member, whose parameters have no names."""

    def __init__(self, wanted: CallableType) -> None:
        types = wanted.parameters.types if wanted.parameters is not None else ()
        super().__init__([SignatureParameter("", type) for type in types], wanted.block)
        self.callable_type = wanted
