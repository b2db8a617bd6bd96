"""`x[key]` on strings, arrays, hashes, types and references."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.evaluation.arithmetic import as_number
from mupuppet.compiler.evaluation.lowered import lowered
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.program.constants import constant_type
from mupuppet.compiler.program.names import flatten
from mupuppet.compiler.resources.attributes import PLAIN
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.types.access import specialize
from mupuppet.types.aliases import UNRESOLVED, TypeReference
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.catalog_entries import ClassType, ResourceType
from mupuppet.types.inference import infer
from mupuppet.types.labels import a_an, ruby_string
from mupuppet.types.members import NO_MEMBER
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.numbers import is_wide, to_number
from mupuppet.values.objects import ObjectValue
from mupuppet.values.times import TimeValue
from mupuppet.values.value import Value
from mupuppet.values.versions import SemVer

if TYPE_CHECKING:
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Frame
    from mupuppet.compiler.program.program import Program


@lowers(n.Access)
def _access(lowering: Lowering, node: n.Access) -> Closure:
    container = node.left
    if type(container) is n.TypeName:
        return _lower_type(lowering, node, container)
    return _lower_access(lowering, node, lowering.lower(container))


#: Makes a type of another one and what is in its brackets. Raises TypeArgumentError.
_Make = Callable[[Type, list[Value]], Type]


def _lower_access(
    lowering: Lowering, node: n.Access, left: Closure, make: _Make = specialize
) -> Closure:
    if len(node.keys) > 1:
        return _lower_several(lowering, node, left, lowering.lower_all(node.keys), make)
    (key_node,) = node.keys
    if type(key_node) is n.String and lowering.folds_literals:
        written = key_node.value

        def access_written(scope: Frame) -> Value:
            container = left(scope)
            if type(container) is dict:
                return container.get(written)
            return _on_one(container, written, make, scope, lowering, node)

        return access_written
    only = lowering.lower(key_node)

    def access_one(scope: Frame) -> Value:
        container = left(scope)
        key = only(scope)
        if type(container) is dict:
            return container.get(hash_key(key))
        return _on_one(container, key, make, scope, lowering, node)

    return access_one


def _lower_several(
    lowering: Lowering,
    node: n.Access,
    left: Closure,
    keys: list[Closure],
    make: _Make = specialize,
) -> Closure:
    def access(scope: Frame) -> Value:
        container = left(scope)
        return _on(container, [key(scope) for key in keys], make, scope, lowering, node)

    return access


def _lower_type(lowering: Lowering, node: n.Access, container: n.TypeName) -> Closure:
    """A type with arguments, or a reference."""
    make: _Make = specialize
    named = constant_type(container, lowering.source)
    if named is not None and not isinstance(named.constant, (ClassType, ResourceType)):
        constant = constant_type(node, lowering.source)
        if constant is not None:
            return constant.evaluate
        make = _MadeType().of
    name = container.value.lower()
    if name == "class" and any(isinstance(key, n.TypeName) for key in node.keys):
        return _lower_class_reference(lowering, node, lowering.lower(container))
    if name == "typereference":  # it is a type only with what it refers to
        return _lower_access(lowering, node, lambda scope: UNRESOLVED)
    return _lower_access(lowering, node, lowering.lower(container), make)


def _lower_class_reference(lowering: Lowering, node: n.Access, left: Closure) -> Closure:
    """`Class[Name]`: whether there is such a type does not matter, for it names no class."""
    keys = [
        _type_or_reference(key.value) if isinstance(key, n.TypeName) else lowering.lower(key)
        for key in node.keys
    ]
    return _lower_several(lowering, node, left, keys)


def _type_or_reference(name: str) -> Closure:
    def find(scope: Frame) -> Value:
        return scope.compiler.types.find(name) or TypeReference(name)

    return find


class _MadeType:
    """The type that an expression evaluated to; it is the same as long as its parts are.

    `Optional[Deferred]` would be another type if a module defined `Deferred`, so it is evaluated
    each time. Usually the parts are unchanged, and the previous type can be reused.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[Type, list[Value], Type] | None = None

    def of(self, container: Type, keys: list[Value]) -> Type:
        """What specializing a type gives. Raises TypeArgumentError."""
        last = self._last
        if last is not None and last[0] is container and len(last[1]) == len(keys):
            if all(map(operator.is_, last[1], keys)):
                return last[2]
        made: Type = specialize(container, keys)
        if all(type(key) in PLAIN or isinstance(key, Type) for key in keys):  # none can change
            self._last = (container, keys, made)
        return made


def _on_one(
    container: Value,
    key: Value,
    make: _Make,
    scope: Frame,
    lowering: Lowering,
    node: n.Access,
) -> Value:
    """What one key gives; hashes have been seen to."""
    kind = type(container)
    if kind is list and type(key) is int and -len(container) <= key < len(container):
        return container[key]
    if kind is ResourceType and type(key) is str and container.title is None:
        if container.type_name is not None:
            return ResourceType(container.type_name, key)
    return _on(container, [key], make, scope, lowering, node)


def _on(
    container: Value,
    keys: list[Value],
    make: _Make,
    scope: Frame,
    lowering: Lowering,
    node: n.Access,
) -> Value:
    if isinstance(container, dict):
        found = [container.get(hash_key(key)) for key in keys]
        return found[0] if len(found) == 1 else [value for value in found if value is not None]
    if isinstance(container, list):
        return _on_array(container, flatten(keys), scope, lowering, node)
    if isinstance(container, str):
        part = _on_string(container, flatten(keys), lowering, node)
        known = scope.compiler.binary_strings
        if not known:
            return part
        from mupuppet.compiler.model.binary_strings import alike

        return alike(known, container, part)
    if isinstance(container, ClassType):
        return _on_class(container, keys, scope, lowering, node)
    if isinstance(container, ResourceType):
        return _on_resource(container, keys, scope, lowering, node)
    if isinstance(container, Type):
        try:
            return make(container, keys)
        except TypeArgumentError as problem:
            raise _bad_argument(problem, lowering, node) from None
    if isinstance(container, Binary):
        start, length = _slice(container.content, flatten(keys), lowering, node)
        return Binary(container.content[start : start + length])
    if isinstance(container, ObjectValue):
        from mupuppet.compiler.evaluation.lowering.calls import call_object

        found = call_object(container, "[]", keys, None, scope, lowering, node)
        if found is not NO_MEMBER:
            return found
    message = f"Operator '[]' is not applicable to {a_an(container)}."
    raise lowering.error("operator-not-applicable", message, node.left)


def _bad_argument(problem: TypeArgumentError, lowering: Lowering, node: n.Access) -> Exception:
    """What is wrong with the arguments of a type, at the one to blame if there is one."""
    at: n.Node = node
    if not problem.is_issue:
        return lowering.error(problem.id, problem.message, node, during="a '[]' expression")
    if problem.index is not None and problem.index < len(node.keys):
        at = node.keys[problem.index]
    return lowering.error(problem.id, problem.message, at)


def _bounds(size: int, start: int, length: int) -> tuple[int, int]:
    """Start and length as Ruby counts them: negative ones from the end."""
    start = size + start if start < 0 else start
    length = size - start + length + 1 if length < 0 else length
    if start < 0:
        length += start
        start = 0
    return start, length


def _check_places(numbers: list[int], lowering: Lowering, node: n.Access) -> None:
    """Facts may be larger than any Ruby index."""
    if any(map(is_wide, numbers)):
        message = "bignum too big to convert into `long'"
        raise runtime_error(EvaluationError("numeric-overflow", message), lowering.source, node)


def _on_array(
    array: list[Value], keys: list[Value], scope: Frame, lowering: Lowering, node: n.Access
) -> Value:
    if len(keys) not in (1, 2):
        message = f"Array supports [] with one or two arguments. Got {len(keys)}"
        raise lowering.error("bad-array-slice-arity", message, node.left)
    numbers = []
    for index, key in enumerate(keys):
        at = node.keys[min(index, len(node.keys) - 1)]
        if type(key) is int:
            numbers.append(key)
            continue
        number = key
        if not isinstance(key, (TimeValue, SemVer)):  # numbers to Ruby, but no integers
            number = as_number(key, scope, lowering, at)
        if not isinstance(number, int):
            message = (
                f"An Array[] cannot use {infer(number).generalize()} where Integer is expected"
            )
            raise lowering.error("bad-slice-key-type", message, at)
        numbers.append(number)
    _check_places(numbers, lowering, node)
    if len(numbers) == 1:
        index = numbers[0]
        return array[index] if -len(array) <= index < len(array) else None
    start, length = _bounds(len(array), *numbers)
    return [] if length < 0 or start > len(array) else array[start : start + length]


def _on_string(string: str, keys: list[Value], lowering: Lowering, node: n.Access) -> str:
    start, length = _slice(string, keys, lowering, node)
    return string[start : start + length]


def _reference(node: n.Access) -> str | None:
    """What was meant if the string is written like a resource type."""
    if not isinstance(node.left, n.Name):
        return None
    type = "::".join(part.capitalize() for part in node.left.value.split("::"))
    return f"a resource is referred to with a capital letter: `{type}['title']`"


def _slice(
    string: str | bytes, keys: list[Value], lowering: Lowering, node: n.Access
) -> tuple[int, int]:
    if len(keys) not in (1, 2):
        message = f"String supports [] with one or two arguments. Got {len(keys)}"
        raise lowering.error("bad-string-slice-arity", message, node.left)
    numbers: list[int] = []
    for index, key in enumerate(keys):
        number = to_number(key)
        if not isinstance(number, int):
            actual = infer(key if number is None else number).generalize()
            article = "an" if str(actual)[0] in "AEIOU" else "a"
            message = (
                f"A substring operation does not accept {article} {actual} as a character index. "
                "Expected an Integer"
            )
            at = node.keys[min(index, len(node.keys) - 1)]
            raise lowering.error("bad-string-slice-key-type", message, at, hint=_reference(node))
        numbers.append(number)
    _check_places(numbers, lowering, node)
    if len(numbers) == 1:
        start = len(string) + numbers[0] if numbers[0] < 0 else numbers[0]
        return (0, 0) if start < 0 else (start, 1)
    start, length = _bounds(len(string), *numbers)
    return start, max(length, 0)


def _titles(keys: list[Value]) -> tuple[bool, list[Value]]:
    """Whether several are asked for, and the keys without undef."""
    several = len(keys) > 1 or isinstance(keys[0], list)
    return several, [key for key in flatten(keys) if key is not None]


def _on_resource(
    reference: ResourceType, keys: list[Value], scope: Frame, lowering: Lowering, node: n.Access
) -> Value:
    if reference.title is None:
        if reference.type_name is None and len(keys) == 1 and type(keys[0]) is ResourceType:
            return keys[0]
        has_titles = any(key is not None for key in flatten(keys))
        if reference.type_name is not None and not has_titles:
            return [] if len(keys) > 1 or isinstance(keys[0], list) else None
        try:
            return specialize(reference, keys)
        except TypeArgumentError as problem:
            raise _bad_argument(problem, lowering, node) from None
    several, names = _titles(keys)
    if not names:
        return [] if several else None
    assert reference.type_name is not None  # a title has a type
    title = ruby_string(reference.title)
    resource = scope.compiler.catalog_resource(reference.type_name, title)
    if resource is None:
        message = f"Resource not found: {reference.type_name}['{title}']"
        raise lowering.error("unknown-resource", message, node)
    return _attributes(resource, names, several, reference.type_name, title, scope, lowering, node)


def _on_class(
    reference: ClassType, keys: list[Value], scope: Frame, lowering: Lowering, node: n.Access
) -> Value:
    several, names = _titles(keys)
    if not names:
        return [] if several else None
    if reference.class_name is None:
        try:
            return specialize(reference, keys)
        except TypeArgumentError as problem:
            raise _bad_argument(problem, lowering, node) from None
    resource = scope.compiler.catalog_resource("Class", reference.class_name)
    if resource is None:
        message = f"Resource not found: Class['{reference.class_name}']"
        raise lowering.error("unknown-resource", message, node)
    return _attributes(
        resource, names, several, "Class", reference.class_name, scope, lowering, node
    )


def _attributes(
    resource: Value,
    names: list[Value],
    several: bool,
    type_name: str,
    title: str,
    scope: Frame,
    lowering: Lowering,
    node: n.Access,
) -> Value:
    values = []
    for name in names:
        if not isinstance(name, str) or not _accepts_attribute(
            scope.compiler.program, resource, name
        ):
            message = (
                f"The resource {type_name.capitalize()}['{title}'] does not have a parameter "
                f"called '{ruby_string(name)}'"
            )
            raise lowering.error("unknown-resource-parameter", message, node)
        values.append(scope.compiler.attribute_value(resource, name))
    return values if several else values[-1]


def _accepts_attribute(program: Program, resource: Resource, name: str) -> bool:
    native = resource.native
    if native is not None:
        return native.accepts(name) or name in program.added_attributes(native.name)
    if name in METAPARAMETER_NAMES or name == "name" or name in program.metaparameters:
        return True
    definition = resource.definition
    return definition is not None and name in lowered(definition).parameters.by_name
