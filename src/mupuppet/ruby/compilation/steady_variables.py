"""Variables around blocks that run for another `self`: bodies of classes, and methods.

Such a block gets the variables around it as they are where it is made. That is what Ruby does as
long as none of them is assigned to later, so that others are left to Ruby.
"""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.ruby.compilation.lowering import Lowering, Names, Node, source_of, unsupported

#: Code that sees no variables around it.
_CLOSED = frozenset(["method", "singleton_method", "class", "module", "singleton_class", "program"])
_BLOCKS = frozenset(["block", "do_block"])
_LOOPS = frozenset(["while", "until", "for", "while_modifier", "until_modifier"])
#: Nodes that assign to variables, and the field that names these.
_ASSIGNING = {
    "assignment": "left",
    "operator_assignment": "left",
    "for": "pattern",
    "rescue": "variable",
}


def check_steady(lowering: Lowering, block: Node) -> None:
    """Raise UnsupportedRuby if a variable that a block sees may change after it was made."""
    seen = {name for name in _identifiers(block) if lowering.names.find(name) is not None}
    if not seen:
        return
    around = block.parent
    while around.parent is not None and around.type not in _CLOSED:
        around = around.parent
    for node, name in _assigned(around):
        if name in seen and not _is_before(node, name, block, lowering):
            raise unsupported(block, f"a block with the variable `{name}', which changes later")


def _is_before(node: Node, name: str, block: Node, lowering: Lowering) -> bool:
    """Whether an assignment has happened, for good, when the block is made."""
    if node.end_byte > block.start_byte:
        return False
    above = node.parent
    while above is not None and above.type not in _CLOSED:
        contains = above.start_byte <= block.start_byte and block.end_byte <= above.end_byte
        if above.type in _LOOPS or (above.type in _BLOCKS and not contains):
            return False
        if above.type in _BLOCKS:
            # If it is its own, the variable is another one in each of its calls.
            return name in _names_of(above, block, lowering).slots
        above = above.parent
    return True


def _names_of(above: Node, block: Node, lowering: Lowering) -> Names:
    """The variables of a block around the one that is being lowered."""
    names, inner = lowering.names, block.parent
    while inner != above:
        if inner.type in _BLOCKS and names.outer is not None:
            names = names.outer
        inner = inner.parent
    return names


def _assigned(around: Node) -> Iterator[tuple[Node, str]]:
    """All assignments to variables in some code."""
    stack = list(around.named_children)
    while stack:
        node = stack.pop()
        field = _ASSIGNING.get(node.type)
        target = node.child_by_field_name(field) if field is not None else None
        if target is not None:
            for name in _identifiers(target):
                yield node, name
        if node.type not in _CLOSED:
            stack.extend(node.named_children)


def _identifiers(node: Node) -> Iterator[str]:
    """The names in some code that may be local variables around it."""
    stack = [node]
    while stack:
        each = stack.pop()
        if each.type == "identifier":
            yield source_of(each)
        if each.type not in _CLOSED:
            stack.extend(each.named_children)
