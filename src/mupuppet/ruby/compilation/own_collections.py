"""Local variables that hold nothing but arrays and hashes that the code has just made.

    lines = []
    rows.each { |row| lines << row.name }
    names = key.split('::')
    names.pop

Such code changes no string, and no Puppet value. What is assigned to a variable is looked at
in the whole method, with the blocks in it; a name that has any other value there, even in a block
of its own, is not such a variable.
"""

from __future__ import annotations

import re
from typing import Any

from mupuppet.basics.patterns import pattern

Node = Any

#: What local variables are not visible across.
_SCOPES = frozenset(["method", "singleton_method", "class", "singleton_class", "module", "program"])
_LITERALS = frozenset(["array", "hash", "string_array", "symbol_array"])
#: Methods that return a new array or hash, whatever their receiver is; never a string.
_MAKERS = frozenset(
    [
        "chars", "collect", "compact", "filter", "filter_map", "flat_map", "flatten", "group_by",
        "keys", "lines", "map", "merge", "partition", "reject", "scan", "select", "sort",
        "sort_by", "split", "transform_keys", "transform_values", "uniq", "zip",
    ]
)  # fmt: skip
#: Those of strings: with a block they return their receiver.
_OF_STRINGS = frozenset(["chars", "lines", "scan", "split"])
#: Nodes that may give a variable any value, as far as their names do not say it.
_BINDING = frozenset(["for", "exception_variable", "in_clause"])
_NAMED_GROUP = pattern(r"\(\?<(\w+)>", re.A)


class OwnCollections:
    """The variables of a file, scope by scope."""

    def __init__(self) -> None:
        self._variables: dict[int, frozenset[str]] = {}
        #: The methods that are taken for Ruby's own, which return new arrays and hashes.
        self.makers: set[str] = set()

    def has(self, node: Node) -> bool:
        """Whether an expression is such a variable, or a chain `variable << a << b`."""
        while node.type == "binary" and node.child_by_field_name("operator").text == b"<<":
            node = node.child_by_field_name("left")
        if node.type != "identifier":
            return False
        scope = node.parent
        while scope.type not in _SCOPES:
            scope = scope.parent
        found = self._variables.get(scope.id)
        if found is None:
            found = self._variables[scope.id] = self._find(scope)
        return node.text.decode() in found

    def _find(self, scope: Node) -> frozenset[str]:
        own: set[str] = set()
        others: set[str] = set()
        stack: list[Node] = list(scope.named_children)
        while stack:
            node = stack.pop()
            kind = node.type
            if kind == "identifier":
                is_own = self._gets_own(node)
                if is_own is not None:
                    (own if is_own else others).add(node.text.decode())
            elif kind == "regex":
                others.update(_NAMED_GROUP.findall(node.text.decode()))
            elif kind not in _SCOPES:
                stack.extend(node.named_children)
        return frozenset(own - others)

    def _gets_own(self, name: Node) -> bool | None:
        """Whether a variable gets an array or a hash that is new; None where it gets nothing."""
        parent = name.parent
        kind = parent.type
        if kind == "assignment":
            if parent.child_by_field_name("left") != name:
                return None
            return self._is_new(parent.child_by_field_name("right"))
        if kind == "operator_assignment":
            return False if parent.child_by_field_name("left") == name else None
        if kind == "block_parameters":
            return _goes_along(name, parent)
        if kind == "optional_parameter" or kind == "keyword_parameter":
            return False if parent.child_by_field_name("name") == name else None
        if "parameter" in kind or "pattern" in kind or "assignment" in kind or kind in _BINDING:
            return False
        return None

    def _is_new(self, value: Node) -> bool:
        """`[…]`, `{…}`, `Array.new…`, `Hash.new…`, or what a method has made."""
        if value.type in _LITERALS:
            return True
        if value.type != "call":
            return False
        receiver, method = (value.child_by_field_name(part) for part in ("receiver", "method"))
        if receiver is None or method is None:
            return False
        if method.text == b"new":
            return receiver.text in (b"Array", b"Hash")
        name = method.text.decode()
        if name not in _MAKERS or (name in _OF_STRINGS and _has_block(value)):
            return False
        self.makers.add(name)
        return True


def _has_block(call: Node) -> bool:
    if call.child_by_field_name("block") is not None:
        return True
    arguments = call.child_by_field_name("arguments")
    given = arguments.named_children if arguments is not None else []
    return any(argument.type == "block_argument" for argument in given)


def _goes_along(name: Node, parameters: Node) -> bool:
    """`each_with_object({}) { |element, name| … }`"""
    call = parameters.parent.parent
    if call.type != "call" or len(parameters.named_children) != 2:
        return False
    method, arguments = (call.child_by_field_name(part) for part in ("method", "arguments"))
    if method is None or method.text != b"each_with_object" or arguments is None:
        return False
    given = arguments.named_children
    is_last = parameters.named_children[1] == name
    return is_last and len(given) == 1 and given[0].type in _LITERALS
