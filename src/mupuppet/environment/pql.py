"""PuppetDB's query language (PQL) as the lists of its other form, the AST.

    nodes[certname] { facts.os.family = "Debian" and not certname ~ "^test" limit 10 }

is `["from", "nodes", ["extract", ["certname"], ["and", …, …]], ["limit", 10]]`.
"""

from __future__ import annotations

import json
import re
from typing import Any

#: How deep conditions may nest.
_MAXIMUM_DEPTH = 100

_TOKEN = re.compile(
    r"""\s*(?:
      (?P<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
    | (?P<number>-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.]))
    | (?P<name>[A-Za-z_][\w:-]*\??(?:\.(?:[\w:-]+|"[^"]*"))*)
    | (?P<operator>!=|!~|~>|>=|<=|[=~<>!()\[\]{},])
    )""",
    re.VERBOSE,
)
_COMPARISONS = ("=", "~", "<", ">", "<=", ">=", "~>")


class QueryError(Exception):
    """A query that is wrong, or that cannot be answered; the message gives the reason."""


def parse_pql(query: str) -> list[Any]:
    """A query as lists. Raises QueryError."""
    parser = _Parser(query)
    parsed = parser.query()
    parser.expect_end()
    return parsed


class _Parser:
    """Reads a query by recursive descent."""

    def __init__(self, query: str) -> None:
        self._query = query
        self._tokens: list[tuple[str, str, int]] = []
        self._depth = 0
        at, end = 0, len(query.rstrip())
        while at < end:
            found = _TOKEN.match(query, at)
            if found is None:
                raise self._wrong("this cannot be parsed", at)
            kind = str(found.lastgroup)
            self._tokens.append((kind, found[kind], found.start(kind)))
            at = found.end()
        self._tokens.append(("end", "", len(query)))
        self._next = 0

    def _wrong(self, message: str, at: int | None = None) -> QueryError:
        place = self._tokens[self._next][2] if at is None else at
        return QueryError(f"PQL: {message} at character {place + 1} of `{self._query}`")

    def _peek(self) -> str:
        return self._tokens[self._next][1]

    def _kind(self) -> str:
        return self._tokens[self._next][0]

    def _take(self) -> str:
        self._next += 1
        return self._tokens[self._next - 1][1]

    def _accepts(self, word: str) -> bool:
        """Pass over a word or a sign if it is next."""
        kind, text, _ = self._tokens[self._next]
        if kind in ("name", "operator") and text == word:
            self._next += 1
            return True
        return False

    def _expect(self, word: str) -> None:
        if not self._accepts(word):
            raise self._wrong(f"expected `{word}`")

    def expect_end(self) -> None:
        if self._kind() != "end":
            raise self._wrong("expected the end")

    def query(self) -> list[Any]:
        """`entity [fields] { condition paging }`"""
        if self._kind() != "name":
            raise self._wrong("expected the name of an entity, such as `nodes`")
        entity = self._take()
        fields = self._fields() if self._peek() == "[" else None
        condition: Any = None
        paging: list[Any] = []
        if self._accepts("{"):
            if self._peek() not in ("}", "order", "limit", "offset", "group"):
                condition = self._condition()
            while not self._accepts("}"):
                paging.append(self._paging())
        grouping = [each for each in paging if each[0] == "group_by"]
        if fields is not None:
            extract = ["extract", fields, *([] if condition is None else [condition]), *grouping]
            parts: list[Any] = [extract]
        else:
            parts = [] if condition is None else [condition]
        return ["from", entity, *parts, *(each for each in paging if each[0] != "group_by")]

    def _fields(self) -> list[Any]:
        self._expect("[")
        fields: list[Any] = []
        while not self._accepts("]"):
            name = self._field()
            if self._accepts("("):
                inner = [] if self._peek() == ")" else [self._field()]
                self._expect(")")
                fields.append(["function", name, *inner])
            else:
                fields.append(name)
            if self._peek() != "]":
                self._expect(",")
        return fields

    def _field(self) -> str:
        if self._kind() != "name":
            raise self._wrong("expected the name of a field")
        return self._take()

    def _paging(self) -> list[Any]:
        if self._accepts("limit") or self._accepts("offset"):
            word = self._tokens[self._next - 1][1]
            value = self._value()
            if not isinstance(value, int):
                raise self._wrong("expected a number")
            return [word, value]
        if self._accepts("group"):
            self._expect("by")
            fields = [self._field()]
            while self._accepts(","):
                fields.append(self._field())
            return ["group_by", *fields]
        self._expect("order")
        self._expect("by")
        orders: list[Any] = []
        while True:
            field = self._field()
            if self._peek() in ("asc", "desc"):
                orders.append([field, self._take()])
            else:
                orders.append(field)
            if not self._accepts(","):
                return ["order_by", orders]

    def _condition(self) -> Any:
        operands = [self._conjunction()]
        while self._accepts("or"):
            operands.append(self._conjunction())
        return operands[0] if len(operands) == 1 else ["or", *operands]

    def _conjunction(self) -> Any:
        operands = [self._negation()]
        while self._accepts("and"):
            operands.append(self._negation())
        return operands[0] if len(operands) == 1 else ["and", *operands]

    def _negation(self) -> Any:
        self._depth += 1
        if self._depth > _MAXIMUM_DEPTH:
            raise QueryError(f"PQL: conditions are nested more than {_MAXIMUM_DEPTH} deep")
        try:
            if self._accepts("!") or self._accepts("not"):
                return ["not", self._negation()]
            if self._accepts("("):
                inner = self._condition()
                self._expect(")")
                return inner
            return self._comparison()
        finally:
            self._depth -= 1

    def _comparison(self) -> Any:
        if self._peek() == "[":
            return self._membership(self._fields())
        field = self._field()
        if self._peek() == "{":
            self._next -= 1
            return ["subquery", field, *self.query()[2:]]
        if self._peek() == "in":
            return self._membership(field)
        if self._accepts("is"):
            negated = self._accepts("not")
            self._expect("null")
            return ["null?", field, not negated]
        operator = self._take()
        if operator in ("!=", "!~"):
            return ["not", [operator[1], field, self._value()]]
        if operator not in _COMPARISONS:
            self._next -= 1
            raise self._wrong("expected a comparison")
        return [operator, field, self._value()]

    def _membership(self, field: Any) -> list[Any]:
        self._expect("in")
        if self._peek() == "[":
            return ["in", field, ["array", self._value()]]
        return ["in", field, self.query()]

    def _value(self) -> Any:
        kind, text = self._kind(), self._take()
        if kind == "string":
            return _unquoted(text)
        if kind == "number":
            try:
                return json.loads(text)
            except ValueError:  # thousands of digits
                raise self._wrong("this number is too long") from None
        if text in ("true", "false"):
            return text == "true"
        if text == "[":
            values = []
            while not self._accepts("]"):
                values.append(self._value())
                if self._peek() != "]":
                    self._expect(",")
            return values
        self._next -= 1
        raise self._wrong("expected a value")


def _unquoted(literal: str) -> str:
    quote = literal[0]
    # Only the quote itself and the backslash are escaped in regular expressions.
    return re.sub(rf"\\([\\{quote}])", r"\1", literal[1:-1])
