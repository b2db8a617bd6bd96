"""Where code is, as Ruby's backtraces have it: the file, the line and the innermost definition."""

from __future__ import annotations

from mupuppet.ruby.compilation.lowering import Lowering, Node, line_of, source_of

#: Nodes that are blocks for Ruby; the body of a `for` is one, too.
_BLOCKS = frozenset(["block", "do_block", "lambda", "for"])
_METHODS = frozenset(["method", "singleton_method"])
#: Puppet evaluates the file of a function inside of this method of its own.
_FUNCTION_FILES = "get_binding"
_LIBRARIES = "<top (required)>"


def place_of(lowering: Lowering, node: Node) -> str:
    """The place of a call in a file, as `caller` in what it calls has it."""
    line = line_of(node.child_by_field_name("method") or node)
    outermost = _LIBRARIES if lowering.path in lowering.files else _FUNCTION_FILES
    return f"{lowering.path}:{line}:in `{_label(node, outermost)}'"


def _label(node: Node, outermost: str) -> str:
    handlers = blocks = 0
    inner, node = node, node.parent
    while node is not None and node.type not in _METHODS:
        if node.type in ("class", "module") and inner == node.child_by_field_name("body"):
            name = source_of(node.child_by_field_name("name")).rpartition("::")[2]
            outermost = f"<{node.type}:{name}>"
            break
        if node.type == "singleton_class":
            outermost = "singleton class"
            break
        if node.type == "rescue" and not blocks:
            handlers += 1
        # The block of a lambda is a node of its own inside of it.
        blocks += node.type in _BLOCKS and (node.parent is None or node.parent.type != "lambda")
        inner, node = node, node.parent
    else:
        if node is not None:
            outermost = source_of(node.child_by_field_name("name"))
    if blocks:
        outermost = f"block {f'({blocks} levels) ' if blocks > 1 else ''}in {outermost}"
    return "rescue in " * handlers + outermost
