"""Classes that are made of their annotations, as by `dataclasses`, but without its start-up time.

    @record(frozen=True, slots=True)
    class Place:
        file: str
        line: int = 1
        notes: list[str] = field(default_factory=list, repr=False)

`dataclasses` writes and compiles four methods for each class when it is defined, and imports
Python's own parser to do so. Here only the initializer is written, when the first object of the
class is made; the other methods are the same for all classes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


class _Missing:
    """The default of a field that has none."""

    def __repr__(self) -> str:
        return "MISSING"


_MISSING = _Missing()


class Field:
    """What is known about a field."""

    __slots__ = ("compare", "default", "default_factory", "description", "init", "name", "repr")

    def __init__(
        self,
        default: Any,
        default_factory: Callable[[], Any] | None,
        init: bool,
        repr: bool,  # noqa: A002  # the name that `dataclasses` gave it
        compare: bool,
        description: str,
    ) -> None:
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.compare = compare
        self.description = description


def field(
    *,
    default: Any = _MISSING,
    default_factory: Callable[[], Any] | None = None,
    init: bool = True,
    repr: bool = True,  # noqa: A002  # the name that `dataclasses` gave it
    compare: bool = True,
    description: str = "",
) -> Any:
    """A field about which more is said than its default."""
    return Field(default, default_factory, init, repr, compare, description)


@dataclass_transform(field_specifiers=(field,))
def record(
    *, frozen: bool = False, slots: bool = False, eq: bool = True
) -> Callable[[type[T]], type[T]]:
    """Make a class of its annotations. Fields are those of the class itself: none are inherited."""

    def make(written: type[T]) -> type[T]:
        fields = _taken_fields(written)
        made = _with_slots(written, fields) if slots else written
        given: dict[str, Any] = {
            "__record_fields__": fields,
            "__match_args__": tuple(each.name for each in fields if each.init),
            "__init__": _first_initializer(made, frozen),
        }
        if "__repr__" not in written.__dict__:
            given["__repr__"] = _repr
        if eq:
            given["__eq__"] = _eq
            given["__hash__"] = _hash if frozen else None
        if frozen:
            given |= {"__setattr__": _refuse_set, "__delattr__": _refuse_delete}
            given["__setstate__"] = _set_state
        for name, value in given.items():
            setattr(made, name, value)
        return made

    return make


def fields_of(what: Any) -> tuple[Field, ...]:
    """The fields of a record, or of a class of records."""
    fields: tuple[Field, ...] = what.__record_fields__
    return fields


def replaced(old: T, **changes: Any) -> T:
    """A copy of a record with other values for some fields."""
    for each in fields_of(old):
        if each.init and each.name not in changes:
            changes[each.name] = getattr(old, each.name)
    return type(old)(**changes)


def _taken_fields(written: type) -> tuple[Field, ...]:
    """The fields of a class; what stands in their places is removed from it."""
    fields = []
    for name, annotation in written.__annotations__.items():
        if annotation.startswith("ClassVar"):
            continue
        default = written.__dict__.get(name, _MISSING)
        each = default if isinstance(default, Field) else field(default=default)
        each.name = name
        if name in written.__dict__:
            delattr(written, name)
        fields.append(each)
    return tuple(fields)


def _with_slots(written: type[T], fields: tuple[Field, ...]) -> type[T]:
    """The class again: slots can only be given to a new one."""
    namespace = dict(written.__dict__)
    namespace.pop("__dict__", None)
    namespace.pop("__weakref__", None)
    namespace["__slots__"] = tuple(each.name for each in fields)
    metaclass: Any = type(written)
    made: type[T] = metaclass(written.__name__, written.__bases__, namespace)
    made.__qualname__ = written.__qualname__
    return made


def _first_initializer(made: type, frozen: bool) -> Callable[..., None]:
    """Writes the initializer when it is first called, and gives way to it."""

    def __init__(self: Any, *arguments: Any, **named: Any) -> None:  # noqa: N807  # it becomes one
        initializer = _initializer(made, frozen)
        made.__init__ = initializer  # type: ignore[misc]  # that is what it is for
        initializer(self, *arguments, **named)

    return __init__


def _initializer(owner: type, frozen: bool) -> Callable[..., None]:
    """`__init__(self, a, b=…)`, as fast as if it were written out."""
    known: dict[str, Any] = {"_set": object.__setattr__, "_MISSING": _MISSING}
    parameters = ["self"]
    lines = []
    # What is frozen is filled while it is of another class, or setting each field takes a call.
    open_class = _open_class(owner) if frozen else None
    sets_plainly = not frozen or open_class is not None
    if open_class is not None:
        known |= {"_open": open_class, "_frozen": owner}
        lines.append("_set(self, '__class__', _open)")
    for each in fields_of(owner):
        value = name = each.name
        if each.default_factory is not None:
            known[f"_make_{name}"] = each.default_factory
            made = f"_make_{name}()"
            value = f"{made} if {name} is _MISSING else {name}" if each.init else made
            parameter = f"{name}=_MISSING"
        elif each.default is not _MISSING:
            known[f"_default_{name}"] = each.default
            parameter = f"{name}=_default_{name}"
        else:
            parameter = name
        if each.init:
            parameters.append(parameter)
        lines.append(f"self.{name} = {value}" if sets_plainly else f"_set(self, {name!r}, {value})")
    if open_class is not None:
        lines.append("self.__class__ = _frozen")
    if hasattr(owner, "__post_init__"):
        lines.append("self.__post_init__()")
    text = "\n    ".join([f"def __init__({', '.join(parameters)}):", *lines])
    exec(text, known)  # noqa: S102  # only names of fields go into it
    made_of_it: Callable[..., None] = known["__init__"]
    return made_of_it


def _open_class(made: type) -> type | None:
    """A class whose objects are laid out like those of a frozen one, but can be changed."""
    slots = made.__dict__.get("__slots__")
    if slots is None or made.__bases__ != (object,):
        return None
    return type(made.__name__, (), {"__slots__": slots})


def _repr(self: Any) -> str:
    shown = (f"{each.name}={getattr(self, each.name)!r}" for each in fields_of(self) if each.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _compared(self: Any) -> tuple[Any, ...]:
    return tuple(getattr(self, each.name) for each in fields_of(self) if each.compare)


def _eq(self: Any, other: object) -> Any:
    if type(self) is not type(other):
        return NotImplemented
    return _compared(self) == _compared(other)


def _hash(self: Any) -> int:
    return hash(_compared(self))


def _refuse_set(_self: Any, name: str, _value: object) -> None:
    raise AttributeError(f"cannot assign to field {name!r}")


def _refuse_delete(_self: Any, name: str) -> None:
    raise AttributeError(f"cannot delete field {name!r}")


def _set_state(self: Any, state: tuple[None, dict[str, Any]]) -> None:
    """Copying and pickling set fields too."""
    for name, value in state[1].items():
        object.__setattr__(self, name, value)
