"""Code that would declare a resource, judged by its syntax."""

from __future__ import annotations

import re

from mupuppet.compiler.functions.traits import calls
from mupuppet.compiler.program.names import capitalized
from mupuppet.functions.declarations import Trait
from mupuppet.syntax import nodes as n

_WORD = re.compile(r"\w\w")


class Wanted:
    """A resource whose absence is to be explained."""

    def __init__(self, type: str, title: str) -> None:
        self.type = type
        self.title = title
        self.is_class = type == "Class"

    @property
    def ref(self) -> str:
        return f"{self.type}[{self.title}]"

    @property
    def mention(self) -> str:
        """What the text of code must contain to name the title."""
        return self.title.lower() if self.is_class else self.title

    def declares(self, node: n.Node) -> bool | None:
        """Whether a node declares the resource: surely, perhaps (None if not at all)."""
        if isinstance(node, n.Resource):
            return self.declares_resource(node)
        if isinstance(node, n.ClassDefinition):
            inherits = (node.parent or "").lower().removeprefix("::")
            return True if self.is_class and inherits == self.title.lower() else None
        if self.is_class and calls(node, Trait.INCLUDES_CLASSES):
            names = [
                str(each.value).lower().removeprefix("::")
                for each in n.walk(node)
                if isinstance(each, (n.String, n.Name))
            ]
            return True if self.title.lower() in names else None
        if calls(node, Trait.TAKES_TITLES):
            strings = [each.value for each in n.walk(node) if isinstance(each, n.String)]
            return True if self.title in strings else None
        return None

    def takes_titles(self, node: n.Node) -> bool:
        """Whether a call declares resources whose titles are computed, as `create_resources`."""
        return not self.is_class and calls(node, Trait.TAKES_TITLES) and not self.declares(node)

    def declares_resource(self, node: n.Resource) -> bool | None:
        """The same for a resource expression."""
        written = node.type
        if not isinstance(written, n.Name):
            return None
        if capitalized(written.value.removeprefix("::")) != self.type:
            return None
        dynamic = False
        for body in node.bodies:
            for title in _titles(body.title):
                if isinstance(title, (n.String, n.Name)):
                    if self._is_title(title.value):
                        return True
                else:
                    dynamic = dynamic or could_be(title, self.title)
        return False if dynamic else None

    def _is_title(self, written: str) -> bool:
        if self.is_class:
            return written.lower().removeprefix("::") == self.title.lower()
        return written == self.title

    def could_be_included_by(self, node: n.Node) -> bool:
        """Whether a call includes classes with computed names, of which this could be one."""
        if not calls(node, Trait.INCLUDES_CLASSES):
            return False
        arguments = node.arguments if isinstance(node, (n.Call, n.MethodCall)) else ()
        titles = [title for argument in arguments for title in _titles(argument)]
        return any(
            not isinstance(title, (n.String, n.Name)) and could_be(title, self.title.lower())
            for title in titles
        )

    def resembles(self, node: n.Node, *, of_any_title: bool) -> bool:
        """Whether a computed title has literal parts, and these are parts of the title.

        What is exported is rare enough to be named whatever its title is made of.
        """
        if not isinstance(node, n.Resource) or self.declares_resource(node) is not False:
            return False
        return (
            of_any_title
            or node.form == "exported"
            or any(
                isinstance(title, n.InterpolatedString)
                and could_be(title, self.title)
                and any(isinstance(e, n.String) and _WORD.search(e.value) for e in title.segments)
                for body in node.bodies
                for title in _titles(body.title)
            )
        )

    def is_named_in(self, node: n.Node) -> bool:
        """Whether a literal below a node is the title."""
        return any(
            isinstance(each, (n.String, n.Name)) and self._is_title(each.value)
            for each in n.walk(node)
        )


def _titles(node: n.Expression) -> list[n.Expression]:
    """The expressions of which each gives a title, or several."""
    while isinstance(node, n.Paren):
        node = node.expression
    if isinstance(node, n.Array):
        return [title for element in node.elements for title in _titles(element)]
    return [] if isinstance(node, n.Default) else [node]


def could_be(node: n.Expression, title: str) -> bool:
    """Whether the value of an expression could be a title, judging by its literal parts."""
    if not isinstance(node, n.InterpolatedString):
        return True
    pattern = "".join(
        re.escape(segment.value) if isinstance(segment, n.String) else ".*"
        for segment in node.segments
    )
    return re.fullmatch(pattern, title, re.DOTALL) is not None
