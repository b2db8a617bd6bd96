"""Where an expression needs parentheses.

Parentheses are nodes, so a tree that comes from the parser needs none: what is below this
line of thought only ever adds to trees that were made otherwise, whose text would else say
something else than they do.

Each place in the grammar takes expressions from some level on. Two things are peculiar:

- A selector ends with a brace, so it may be to the left of any operator, however tightly
  that binds; but it takes all operators to its left that bind tighter than `?`. So to the
  right of an operator, the whole left edge of an operand counts.
- A collector takes a brace that follows it for its own, and a type alias also a bracket.
"""

from mupuppet.syntax import nodes as n

#: From loosest to tightest.
ANYTHING = 0
RELATIONSHIP = 1
RESOURCE = 2
EXPRESSION = 3
_SELECTOR = 5
UNARY = 13
POSTFIX = 14

BINARY_LEVEL = {
    "or": EXPRESSION,
    "and": 4,
    "<": 6, "<=": 6, ">": 6, ">=": 6,
    "==": 7, "!=": 7,
    "<<": 8, ">>": 8,
    "+": 9, "-": 9,
    "*": 10, "/": 10, "%": 10,
    "=~": 11, "!~": 11,
    "in": 12,
}  # fmt: skip

_LEVEL: dict[type[n.Node], int] = {
    n.Assignment: ANYTHING,
    n.Relationship: RELATIONSHIP,
    n.Resource: RESOURCE,
    n.ResourceDefaults: RESOURCE,
    n.ResourceOverride: RESOURCE,
    n.ResourceWithoutTitle: RESOURCE,
    n.Selector: _SELECTOR,
    n.Not: UNARY,
    n.Negate: UNARY,
    n.Unfold: UNARY,
}


def level(node: n.Node) -> int:
    """How tightly the outermost operator of an expression binds."""
    if isinstance(node, n.Binary):
        return BINARY_LEVEL[node.operator]
    if isinstance(node, n.Call) and not node.parens:
        return RESOURCE
    return _LEVEL.get(type(node), POSTFIX)


def left_child(node: n.Node) -> n.Node | None:
    """The expression with which the text of a node begins, if it begins with one."""
    match node:
        case n.Binary() | n.Relationship() | n.Access() | n.Selector():
            return node.left
        case n.Assignment():
            return node.target
        case n.Call():
            return node.function
        case n.MethodCall():
            return node.receiver
        case n.Collector() | n.ResourceWithoutTitle():
            return node.type
        case n.Resource() | n.ResourceDefaults() if node.form == "regular":
            return node.type
        case n.ResourceOverride() if node.form == "regular":
            return node.resources
        case _:
            return None


def fits_left(child: n.Node, parent: n.Node) -> bool:
    """Whether an expression can be the left child of a node without parentheses."""
    if isinstance(parent, n.Access) and _ends_with_type(child):
        return False
    if isinstance(parent, _BEFORE_BRACE):
        if takes_brace(child) or (isinstance(child, _BEFORE_BRACE) and child.form != "regular"):
            return False
    minimum = RELATIONSHIP if isinstance(parent, n.Assignment) else level(parent)
    return level(child) >= minimum or isinstance(child, n.Selector)


_BEFORE_BRACE = (n.Resource, n.ResourceDefaults, n.ResourceOverride)


def fits_right(node: n.Node, minimum: int) -> bool:
    """Whether an expression can be to the right of what takes this level."""
    while level(node) >= minimum:
        child = left_child(node)
        if child is None or not fits_left(child, node):
            return True
        node = child
    return False


def takes_brace(node: n.Node) -> bool:
    """Whether an expression would take a brace that follows it for its own."""
    last = _last_operand(node)
    if isinstance(last, n.Collector):
        return not last.operations
    return _ends_with_type(last)


def takes_block(node: n.Node) -> bool:
    """Whether an expression would take a lambda that follows it for its own."""
    last = _last_operand(node)
    return isinstance(last, (n.Call, n.MethodCall)) and last.block is None


def _last_operand(node: n.Node) -> n.Node:
    while True:
        match node:
            case n.Binary():
                node = node.right
            case n.Not() | n.Negate() | n.Unfold():
                node = node.operand
            case _:
                return node


def _ends_with_type(node: n.Node) -> bool:
    """Whether a definition ends with a type that could continue with a bracket or a brace."""
    match node:
        case n.TypeAlias(type=n.TypeName()) | n.TypeMapping(mapping=n.TypeName()):
            return True
        case _:
            return False
