"""Which fields of a node hold nodes follows from their declared types."""

from __future__ import annotations

import pytest

from mupuppet.syntax import nodes as n
from mupuppet.syntax.node_classes import CHILD_FIELDS, Shape, child_shapes

ONE, PERHAPS_ONE = Shape(is_sequence=False, is_optional=False), Shape(False, is_optional=True)
SOME, PERHAPS_SOME = Shape(is_sequence=True, is_optional=False), Shape(True, is_optional=True)


@pytest.mark.parametrize(
    ("kind", "shapes"),
    [
        (n.Integer, {}),
        (n.Heredoc, {"text": ONE}),
        (n.Call, {"function": ONE, "arguments": SOME, "block": PERHAPS_ONE}),
        (n.If, {"test": ONE, "then": SOME, "otherwise": PERHAPS_SOME}),
        (n.ClassDefinition, {"parameters": SOME, "body": SOME}),
        (n.TypeMapping, {"type": ONE, "mapping": ONE}),
        (n.Parameter, {"type": PERHAPS_ONE, "default": PERHAPS_ONE}),
        (n.EppTemplate, {"parameters": PERHAPS_SOME, "body": SOME}),
    ],
)
def test_shapes(kind: type[n.Node], shapes: dict[str, Shape]) -> None:
    assert child_shapes(kind) == shapes
    assert CHILD_FIELDS[kind] == tuple(shapes)
