"""The tree in plain form: nested tuples of what `marshal` can store.

A node is `(index of its class, field, field, ...)`, offsets included; a sequence of nodes is
a tuple of such tuples. The functions that convert are generated from `NODE_CLASSES`, one of
each kind for each class, because a cache that is read is worth as much as its reading is fast:
trees come back several times faster than parsing makes them.

A catalog uses few of the definitions of an environment, and few of the branches in them. So their
fields that are lazy are one field here, at the end, and where there is much in them, that field
is marshalled once more. It stays so in the node that is made of it, until one of its lazy fields
is read: a field that is not read costs only the copy.

`marshal` gives up on data that is nested too deeply. So far below the root a subtree is stored
as `(index beyond the last class, its marshalled plain form)`.

The plain form of a tree is only good for the very version that wrote it: `PLAIN_FORMAT`
identifies it, and belongs into the key of a cache.
"""

import marshal
from collections.abc import Callable
from importlib.util import source_hash
from typing import Any

from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.node_classes import Shape, child_shapes
from mupuppet.syntax.nodes import NODE_CLASSES, ClassDefinition, Definition, Node

#: To be raised when something changes here that the node classes do not show.
_VERSION = 2
#: Nodes at this depth are marshalled apart. Each level is up to two levels of tuples, of which
#: `marshal` takes 2,000 at most (1,000 on some platforms).
_MAXIMUM_DEPTH = 400
_MARSHALLED = len(NODE_CLASSES)
#: Branches of fewer bytes are not worth a call of `marshal`.
_MINIMUM_ENCODED = 300
#: Branches below this depth are not packed, since each of those above would copy them again.
_MAXIMUM_ENCODED_DEPTH = 40

Plain = tuple[Any, ...]


def to_plain(node: Node) -> Plain:
    """The plain form of a node and all below it."""
    with deep_recursion():
        return _TO_PLAIN[type(node)](node, 0)


def from_plain(plain: Plain) -> Node:
    """The node whose plain form this is."""
    with deep_recursion():
        return _FROM_PLAIN[plain[0]](plain)


def is_encoded(node: Node) -> bool:
    """Whether the lazy fields of a node from a plain form are still encoded.

    There are no definitions in what is packed, not even in a packed class.
    """
    return bool(node.lazy_fields) and hasattr(node, "_encoded")


def _decoded_field(node: Node, name: str) -> Any:
    """The value of a field that is still packed: Python asks for what is not set.

    It becomes the `__getattr__` of a class when the first node of that class may be packed, and not
    before: it makes all fields of the class slower to read.
    """
    if name not in node.lazy_fields:
        raise AttributeError(name)
    with deep_recursion():
        _DECODE[type(node)](node)
    return getattr(node, name)


def _encoded(node: Node, lazy: Plain, depth: int) -> Plain | bytes:
    """Lazy fields as they are stored: marshalled, or just as they are."""
    if isinstance(node, Definition):
        if isinstance(node, ClassDefinition) and any(isinstance(s, Definition) for s in node.body):
            return lazy
        return marshal.dumps(lazy)
    if depth > _MAXIMUM_ENCODED_DEPTH:
        return lazy
    packed = marshal.dumps(lazy)
    return lazy if len(packed) < _MINIMUM_ENCODED else packed


def _marshalled(node: Node) -> Plain:
    return (_MARSHALLED, marshal.dumps(_TO_PLAIN[type(node)](node, 0)))


def _from_marshalled(plain: Plain) -> Node:
    inner: Plain = marshal.loads(plain[1])
    return _FROM_PLAIN[inner[0]](inner)


# --- Generated functions
# They are generated when they are first needed: most files use few classes.


class _ToPlain(dict[type[Node], Callable[[Any, int], Plain]]):
    def __missing__(self, cls: type[Node]) -> Callable[[Any, int], Plain]:
        function: Callable[[Any, int], Plain] = _define(_to_plain_source(cls))
        self[cls] = function
        return function


class _FromPlain(dict[int, Callable[[Plain], Node]]):
    def __missing__(self, index: int) -> Callable[[Plain], Node]:
        cls = NODE_CLASSES[index]
        if cls.lazy_fields:
            cls.__getattr__ = _decoded_field  # type: ignore[attr-defined]  # most classes have none
        function: Callable[[Plain], Node] = _define(_from_plain_source(cls))
        self[index] = function
        return function


class _Decode(dict[type[Node], Callable[[Any], None]]):
    def __missing__(self, cls: type[Node]) -> Callable[[Any], None]:
        function: Callable[[Any], None] = _define(_decode_source(cls))
        self[cls] = function
        return function


class _Shapes(dict[type[Node], dict[str, Shape]]):
    def __missing__(self, cls: type[Node]) -> dict[str, Shape]:
        shapes = self[cls] = child_shapes(cls)
        return shapes


_SHAPES = _Shapes()
_INDEX = {cls: index for index, cls in enumerate(NODE_CLASSES)}
_TO_PLAIN = _ToPlain()
_FROM_PLAIN = _FromPlain({_MARSHALLED: _from_marshalled})
_DECODE = _Decode()


#: What the generated functions see.
_SCOPE: dict[str, Any] = {cls.__name__: cls for cls in NODE_CLASSES} | {
    "to_plain": _TO_PLAIN,
    "from_plain": _FROM_PLAIN,
    "marshalled": _marshalled,
    "encoded": _encoded,
    "loads": marshal.loads,
    "new": object.__new__,
}


def _define(source: str) -> Any:
    """The function `convert` of a source."""
    made: dict[str, Any] = {}
    exec(source, _SCOPE, made)  # noqa: S102  # only names of our classes and fields are in it
    return made["convert"]


def _to_plain_source(cls: type[Node]) -> str:
    fields = [_field_to_plain(cls, field) for field in cls.fields if field not in cls.lazy_fields]
    if cls.lazy_fields:
        lazy = [_field_to_plain(cls, field) for field in cls.lazy_fields]
        fields.append(f"encoded(node, ({', '.join(lazy)},), depth)")
    return f"""
def convert(node, depth):
    if depth > {_MAXIMUM_DEPTH}:
        return marshalled(node)
    below = depth + 1
    return ({_INDEX[cls]}, {", ".join(fields)})
"""


def _from_plain_source(cls: type[Node]) -> str:
    fields = [_field_from_plain(cls, field) for field in cls.fields]
    if cls.lazy_fields:
        return _from_plain_source_with_lazy_fields(cls, fields)
    return f"""
def convert(plain):
    _, {", ".join(cls.fields)} = plain
    return {cls.__name__}({", ".join(fields)})
"""


def _from_plain_source_with_lazy_fields(cls: type[Node], fields: list[str]) -> str:
    others = [field for field in cls.fields if field not in cls.lazy_fields]
    set_others = "; ".join(f"node.{field} = {_field_from_plain(cls, field)}" for field in others)
    return f"""
def convert(plain):
    _, {", ".join(others)}, lazy = plain
    if type(lazy) is bytes:
        node = new({cls.__name__})
        {set_others}
        node._encoded = lazy
        return node
    {", ".join(cls.lazy_fields)}, = lazy
    return {cls.__name__}({", ".join(fields)})
"""


def _decode_source(cls: type[Node]) -> str:
    set_late = "; ".join(
        f"node.{field} = {_field_from_plain(cls, field)}" for field in cls.lazy_fields
    )
    return f"""
def convert(node):
    {", ".join(cls.lazy_fields)}, = loads(node._encoded)
    {set_late}
    del node._encoded
"""


def _field_to_plain(cls: type[Node], field: str) -> str:
    """The expression for a field's plain form."""
    value = f"node.{field}"
    shape = _SHAPES[cls].get(field)
    if shape is None:
        return value
    if shape.is_sequence:
        code = f"tuple([to_plain[type(each)](each, below) for each in {value}])"
    else:
        code = f"to_plain[type({value})]({value}, below)"
    return f"None if {value} is None else {code}" if shape.is_optional else code


def _field_from_plain(cls: type[Node], field: str) -> str:
    """The expression for a field, whose plain form is in the variable of its name."""
    shape = _SHAPES[cls].get(field)
    if shape is None:
        return field
    if shape.is_sequence:
        code = f"tuple([from_plain[each[0]](each) for each in {field}]) if {field} else ()"
    else:
        code = f"from_plain[{field}[0]]({field})"
    return f"None if {field} is None else {code}" if shape.is_optional else code


def _fingerprint() -> str:
    shapes = [(cls.__name__, sorted(cls.__annotations__.items())) for cls in NODE_CLASSES]
    fields = [(cls.fields, cls.lazy_fields) for cls in NODE_CLASSES]
    everything = repr((_VERSION, marshal.version, shapes, fields))
    return source_hash(everything.encode()).hex()


#: Changes whenever plain forms that were written before cannot be read any more.
PLAIN_FORMAT = _fingerprint()
