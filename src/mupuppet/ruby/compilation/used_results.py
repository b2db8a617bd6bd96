"""Which methods of classes have results that are used.

A method that ends with `@string << "more"` returns the string to its caller. Where no caller uses
it, nothing else references the string, and it may be changed again.
"""

from __future__ import annotations

from typing import Any

from mupuppet.ruby.compilation.mutation_analysis import is_last_statement, is_statement

Node = Any

#: Methods that Ruby itself calls, using the results.
_IMPLIED = frozenset(
    "to_s to_str inspect to_a to_ary to_h to_hash to_proc each call message coerce hash eql?"
    " method_missing respond_to_missing? new inherited included extended".split()
)


class ResultUsage:
    """The methods whose results are used, by name."""

    def __init__(self, roots: list[Node]) -> None:
        self._used: set[str] = set(_IMPLIED)
        #: Methods that return the results of others: the names of the others.
        self._passed_on: dict[str, set[str]] = {}
        for root in roots:
            self._note(root)
        self._spread()

    def are_used(self, method: str) -> bool:
        """Whether the result of a method of this name may be used."""
        return method in self._used or not method[0].isalpha()

    def _note(self, root: Node) -> None:
        stack = [root]
        while stack:
            node = stack.pop()
            if node.type == "simple_symbol":
                self._used.add(node.text.decode("utf-8", "replace")[1:])
            elif node.type == "call":
                method = node.child_by_field_name("method")
                if method is not None:
                    self._note_use(node, method.text.decode("utf-8", "replace"))
            elif node.type == "identifier" and not _is_name_of_call(node):
                self._note_use(node, node.text.decode("utf-8", "replace"))
            stack.extend(node.named_children)

    def _note_use(self, node: Node, name: str) -> None:
        if is_statement(node):
            return
        around = method_that_ends_with(node)
        if around is None:
            self._used.add(name)
        else:
            self._passed_on.setdefault(around, set()).add(name)

    def _spread(self) -> None:
        """Propagate: what returns its result through a used method is used."""
        waiting = [name for name in self._passed_on if self.are_used(name)]
        while waiting:
            for name in self._passed_on.pop(waiting.pop(), ()):
                if name not in self._used:
                    self._used.add(name)
                    if name in self._passed_on:
                        waiting.append(name)


def _is_name_of_call(node: Node) -> bool:
    parent = node.parent
    if parent.type == "call":
        return bool(parent.child_by_field_name("method") == node)
    return parent.type in ("method", "singleton_method") and bool(
        parent.child_by_field_name("name") == node
    )


def method_that_ends_with(node: Node) -> str | None:
    """The name of the method that an expression ends; `initialize` returns nothing."""
    while True:
        body = node.parent
        if body is None:
            return None
        if body.type in ("if_modifier", "unless_modifier"):
            if body.child_by_field_name("body") != node:
                return None
            node = body
            continue
        if body.type in ("then", "else"):
            if not is_last_statement(body, node):
                return None
            node = body.parent
            while node.type in ("elsif", "when"):
                node = node.parent
            continue
        if body.type != "body_statement" or not is_last_statement(body, node):
            return None
        method = body.parent
        if method.type not in ("method", "singleton_method"):
            return None
        name: str = method.child_by_field_name("name").text.decode("utf-8", "replace")
        return name
