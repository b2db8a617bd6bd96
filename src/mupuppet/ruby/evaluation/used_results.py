"""Which methods of classes have results that something uses.

A method that ends with `@text << "more"` gives the string to its caller. Where no caller takes it,
nothing else holds the string, and it may be changed again.
"""

from __future__ import annotations

from typing import Any

from mupuppet.ruby.evaluation.mutation_analysis import is_last_statement, is_statement

Node = Any

#: Methods that Ruby calls itself, and uses the results of.
_IMPLIED = frozenset(
    "to_s to_str inspect to_a to_ary to_h to_hash to_proc each call message coerce hash eql?"
    " method_missing respond_to_missing? new inherited included extended".split()
)


class ResultUsage:
    """What is known of the results of methods, by their names."""

    def __init__(self, roots: list[Node]) -> None:
        self._used: set[str] = set(_IMPLIED)
        #: Methods whose results are those of others: the others' names by theirs.
        self._passed_on: dict[str, set[str]] = {}
        for root in roots:
            self._note(root)
        self._spread()

    def are_used(self, method: str) -> bool:
        """Whether something may take the result of a method of this name."""
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
        """What gives its result to one that is used is used."""
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
    """The name of the method whose last statement an expression is; `initialize` gives nothing."""
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
