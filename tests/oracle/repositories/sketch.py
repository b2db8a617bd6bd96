"""What a topic adds to a control repository that is drawn: files, data, functions, statements."""

from __future__ import annotations

from random import Random
from typing import Any

from mupuppet.basics.records import Record, field
from tests.oracle.catalogs.fuzz import Statement
from tests.oracle.repositories.ruby import written_function

#: The module that most topics write their Ruby code into.
MODULE = "acme"
_LIBRARY = f"modules/{MODULE}/lib"


def pieces(content: str) -> list[str]:
    """Pieces of code, which empty lines separate."""
    return content.strip("\n").split("\n\n")


class Patch(Record):
    """A change to a file of the vendored stdlib: a regular expression and what replaces it.

    Without an expression the file is removed.
    """

    path: str
    expression: str | None
    replacement: str = ""


class Sketch(Record, frozen=False):
    """Collects what topics add. Paths are those in the environment."""

    random: Random
    files: dict[str, list[Statement]] = field(default_factory=dict)
    binaries: dict[str, bytes] = field(default_factory=dict)
    patches: list[Patch] = field(default_factory=list)
    #: Functions that any expression may call: the kind of the result, the name, the kinds of the
    #: arguments.
    functions: list[tuple[str, str, list[str]]] = field(default_factory=list)
    #: Keys that any expression may look up: kind and key.
    keys: list[tuple[str, str]] = field(default_factory=list)
    #: Levels of `hiera.yaml`, and entries of the common data.
    levels: list[str] = field(default_factory=list)
    data: dict[str, Any] = field(default_factory=dict)
    #: Statements of classes of the module `profile`, with places for expressions as in `Bodies`.
    statements: dict[str, list[str]] = field(default_factory=dict)
    #: The same at top scope, and nodes besides the usual ones.
    site: list[str] = field(default_factory=list)
    nodes: list[str] = field(default_factory=list)
    exports: bool = False
    _count: int = 0

    def number(self) -> int:
        self._count += 1
        return self._count

    def file(self, path: str, content: str) -> None:
        """A file whose lines can be left out one by one."""
        self.files[path] = [Statement(line) for line in content.splitlines()]

    def chunks(self, content: str) -> list[Statement]:
        """Content that is left out as a whole or not at all."""
        return [Statement(content)]

    def library(self, path: str, content: str) -> None:
        """A file of the module's `lib`."""
        self.file(f"{_LIBRARY}/{path}", content)

    def function(self, kinds: list[str], body: str, head: tuple[str, ...] = ()) -> str:
        """Write a Ruby function with a body, whose arguments are `a` and `b`; its name."""
        name = f"{MODULE}::r{self.number()}"
        path, lines, name = written_function(self.random, name, kinds, body, head)
        self.file(f"modules/{MODULE}/{path}", "\n".join(lines))
        return name

    def known_function(self, kind: str, kinds: list[str], name: str) -> None:
        self.functions.append((kind, name, kinds))

    def some(self, choices: list[Any], most: int) -> list[Any]:
        """At least one of several."""
        return self.random.sample(choices, self.random.randint(1, min(most, len(choices))))
