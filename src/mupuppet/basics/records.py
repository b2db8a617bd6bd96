"""Records: classes whose methods follow from their annotated fields.

    class Place(Record):
        file: str
        line: int = 1
        notes: list[str] = field(default_factory=list, repr=False)

To type checkers and readers they are what `dataclass(frozen=True, slots=True)` makes. That module
takes 9 ms to import, and 0.7 ms for each class of which a trivial run needs about a hundred. A
record takes about 15 µs: its methods are shared. Only an initializer is generated, for a class with
more than a few instances.

- Type checkers reject an assignment to a field. At run time nothing does: enforcing it would slow
  down every initializer. `frozen=False` allows assignments, and instances are not hashable.
- Records are equal if they are of the same class and their fields are. With `eq=False` a record
  is only equal to itself.
- `slots=False` gives instances a `__dict__`, which cached properties need.

A module that defines records needs `from __future__ import annotations`.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform


class _Missing:
    """The default of a field without one."""

    def __repr__(self) -> str:
        return "MISSING"


_MISSING: Any = _Missing()


class Field:
    """How a field is initialized, shown and compared."""

    __slots__ = ("compare", "default", "default_factory", "description", "init", "repr")

    def __init__(
        self,
        default: Any,
        default_factory: Callable[[], Any] | None = None,
        init: bool = True,
        repr: bool = True,  # noqa: A002  # the name that `dataclasses` gave it
        compare: bool = True,
        description: str = "",
    ) -> None:
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.compare = compare
        self.description = description


_REQUIRED = Field(_MISSING)

#: How many instances of a class are made before its initializer is generated.
_FEW = 3


def field(
    *,
    default: Any = _MISSING,
    default_factory: Callable[[], Any] | None = None,
    init: bool = True,
    repr: bool = True,  # noqa: A002  # the name that `dataclasses` gave it
    compare: bool = True,
    description: str = "",
) -> Any:
    """A field with more than a default, as in `dataclasses`."""
    return Field(default, default_factory, init, repr, compare, description)


@dataclass_transform(frozen_default=True, field_specifiers=(field, Field))
class RecordType(type):
    """The class of record classes: it turns annotations into slots."""

    def __new__(
        meta,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        frozen: bool = True,
        eq: bool = True,
        slots: bool = True,
        **options: Any,
    ) -> RecordType:
        own = _taken_fields(namespace)
        fields: dict[str, Field] = {}
        for base in bases:
            fields |= getattr(base, "__record_fields__", {})
        fields |= own
        compared = [each for each, how in fields.items() if how.compare]
        namespace["__record_fields__"] = fields
        namespace["__match_args__"] = tuple([each for each, how in fields.items() if how.init])
        namespace["__compared__"] = attrgetter(*compared) if compared else _nothing
        namespace["__made__"] = 0
        namespace.setdefault("__init__", _initialize_first)
        if slots:
            namespace["__slots__"] = (*namespace.get("__slots__", ()), *own)
        if not eq:
            namespace.setdefault("__eq__", object.__eq__)
            namespace.setdefault("__hash__", object.__hash__)
        elif not frozen:
            namespace.setdefault("__hash__", None)
        return super().__new__(meta, name, bases, namespace, **options)


def _taken_fields(namespace: dict[str, Any]) -> dict[str, Field]:
    """The fields that a class adds. Their defaults are removed: slots take their places."""
    fields = {}
    for name, annotation in namespace.get("__annotations__", {}).items():
        if annotation.startswith("ClassVar"):
            continue
        default = namespace.pop(name, _MISSING)
        if default is _MISSING:
            fields[name] = _REQUIRED
        else:
            fields[name] = default if type(default) is Field else Field(default)
    return fields


def _nothing(_record: object) -> tuple[()]:
    return ()


def _initialize_first(self: Any, *arguments: Any, **named: Any) -> None:
    """Initializes the first instances of a class, then makes way for its own initializer.

    Generating that takes as long as thirty instances this way, and most classes have one or two.
    """
    cls = type(self)
    cls.__made__ += 1
    values = _values(cls, arguments, named) if cls.__made__ <= _FEW else None
    if values is None:
        cls.__init__ = initializer = _initializer(cls)
        initializer(self, *arguments, **named)
        return
    for name, value in values.items():
        setattr(self, name, value)
    if hasattr(cls, "__post_init__"):
        self.__post_init__()


def _values(
    cls: type[Record], arguments: tuple[Any, ...], named: dict[str, Any]
) -> dict[str, Any] | None:
    """The values of all fields; None if the arguments are not those of the class."""
    given = dict(zip(cls.__match_args__, arguments, strict=False))
    given.update(named)
    if len(given) < len(arguments) + len(named) or not given.keys() <= set(cls.__match_args__):
        return None
    values = {}
    for name, how in cls.__record_fields__.items():
        if name in given:
            values[name] = given[name]
        elif how.default_factory is not None:
            values[name] = how.default_factory()
        elif how.default is not _MISSING:
            values[name] = how.default
        elif how.init:
            return None
    return values


def _initializer(cls: type[Record]) -> Callable[..., None]:
    """`__init__(self, a, b=…)`, as fast as if it were written out."""
    scope: dict[str, Any] = {"_MISSING": _MISSING}
    parameters = ["self"]
    lines = []
    for name, how in cls.__record_fields__.items():
        parameter = value = name
        if how.default_factory is not None:
            scope[f"_make_{name}"] = how.default_factory
            made = f"_make_{name}()"
            value = f"{made} if {name} is _MISSING else {name}" if how.init else made
            parameter = f"{name}=_MISSING"
        elif how.default is not _MISSING:
            scope[f"_default_{name}"] = how.default
            parameter = f"{name}=_default_{name}"
            value = name if how.init else f"_default_{name}"
        elif not how.init:
            continue  # `__post_init__` sets it
        if how.init:
            parameters.append(parameter)
        lines.append(f"self.{name} = {value}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    source = "\n    ".join([f"def __init__({', '.join(parameters)}):", *(lines or ["pass"])])
    exec(source, scope)  # noqa: S102  # only names of fields go into it
    initializer: Callable[..., None] = scope["__init__"]
    initializer.__qualname__ = f"{cls.__qualname__}.__init__"
    return initializer


class Record(metaclass=RecordType):
    """The base of all records."""

    __slots__ = ()
    __record_fields__: ClassVar[dict[str, Field]]
    __compared__: ClassVar[Callable[[Any], Any]]
    #: How many instances were made without an initializer of the class.
    __made__: ClassVar[int]
    __match_args__: ClassVar[tuple[str, ...]]

    if not TYPE_CHECKING:  # type checkers derive from the fields whether a record is hashable

        def __eq__(self, other: object) -> bool:
            cls = type(self)
            if cls is not type(other):
                return NotImplemented
            compared = cls.__compared__
            return compared(self) == compared(other)

        def __hash__(self) -> int:
            return hash(self.__compared__(self))

    def __repr__(self) -> str:
        shown = [
            f"{name}={getattr(self, name)!r}"
            for name, how in self.__record_fields__.items()
            if how.repr
        ]
        return f"{type(self).__qualname__}({', '.join(shown)})"


R = TypeVar("R", bound=Record)


def fields_of(what: Record | type[Record]) -> dict[str, Field]:
    """The fields of a record, or of a class of records, by their names."""
    return what.__record_fields__


def replace(record: R, **changes: Any) -> R:
    """A copy of a record with other values for some fields."""
    for name, how in record.__record_fields__.items():
        if how.init and name not in changes:
            changes[name] = getattr(record, name)
    return type(record)(**changes)


def as_tuple(record: Record) -> tuple[Any, ...]:
    """The values of the fields of a record, not of those below it."""
    return tuple([getattr(record, name) for name in record.__record_fields__])


def as_dict(record: Record) -> dict[str, Any]:
    """The fields of a record and their values, not of those below it."""
    return {name: getattr(record, name) for name in record.__record_fields__}
