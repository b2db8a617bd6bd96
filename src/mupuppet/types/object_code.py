"""Ruby code that derived attributes and functions of Object types have.

For a data type that a module defines in Ruby, the file contains all of it; a type in a manifest has
it member by member in annotations of the type `RubyMethod`. This module has only the source; it is
not evaluated here.
"""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.types.assertions import assert_instance
from mupuppet.types.object_definitions import RUBY_METHOD
from mupuppet.types.object_members import DERIVED, Attribute, Member
from mupuppet.types.objects import ObjectType


class ObjectCode(Record):
    """What the methods of the instances of a type are made of."""

    #: The names of the methods; None for all functions and derived attributes of the type.
    methods: frozenset[str] | None
    #: What is in the body of the class of the instances.
    body: str = ""
    #: What comes before that class, as files that are required.
    before: str = ""
    #: The name of a class that exists already.
    class_name: str | None = None
    #: The file it is from.
    path: str = ""
    #: What is in the bodies of the superclasses of that class, the last one above it.
    above: tuple[str, ...] = ()


def code_of(type: ObjectType, member: Member) -> ObjectCode | None:
    """The code behind a member of a type, if there is any; raises TypeAssertionError."""
    owner: ObjectType | None = type
    while owner is not None:
        code = owner.code
        if isinstance(code, ObjectCode) and _has(code, member):
            return code
        owner = owner.parent_object
    if _annotation(member) is None:
        return None
    bodies: list[str] = []
    names: set[str] = set()
    owner = type
    while owner is not None:
        own = {each.name: each for each in owner.own_members().all() if _annotation(each)}
        names |= own.keys()
        bodies.append("\n".join(map(_method, own.values())))
        owner = owner.parent_object
    return ObjectCode(frozenset(names), bodies[0], above=tuple(reversed(bodies[1:])))


def _has(code: ObjectCode, member: Member) -> bool:
    if code.methods is not None:
        return member.name in code.methods
    return not isinstance(member, Attribute) or member.kind == DERIVED


def _annotation(member: Member) -> dict[str, str] | None:
    annotations = member.annotations
    if annotations.__class__ is not dict:
        return None
    return next(
        (
            annotation
            for key, annotation in annotations.items()
            if getattr(key, "value", key) is RUBY_METHOD
        ),
        None,
    )


#: Names of methods that Ruby accepts after `def`, but its tree-sitter grammar does not.
_UNPARSED = frozenset(["self", "super"])


def _method(member: Member) -> str:
    annotation = _annotation(member)
    assert annotation is not None  # the caller has looked
    assert_instance("RubyMethod initializer", RUBY_METHOD.init_struct(), annotation)
    parameters = annotation.get("parameters")
    if member.name in _UNPARSED:
        listed = f" |{parameters}|" if parameters else ""
        return f"define_method(:{member.name}) do{listed}\n{annotation['body']}\nend"
    listed = f"({parameters})" if parameters else ""
    return f"def {member.name}{listed}\n{annotation['body']}\nend"
