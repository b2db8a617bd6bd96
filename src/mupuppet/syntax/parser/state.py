"""Where the parser is in its tokens, what it has found wrong, and how deep it is.

An error is found at the first token that cannot continue. It is reported, and unwinds to its
statement; parsing continues at the next statement that seems to be written on the same level.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from mupuppet.diagnostics import Diagnostic, Label, Severity
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import tokens as t
from mupuppet.syntax.depth import MAXIMUM_HEIGHT, MAXIMUM_NESTING
from mupuppet.syntax.lexer import lex
from mupuppet.syntax.lexer.characters import is_first_on_line, stands_apart
from mupuppet.syntax.nodes import (
    Body,
    Definition,
    Expression,
    Lambda,
    Name,
    Node,
    Program,
    String,
    TypeName,
    Variable,
    children,
)

if TYPE_CHECKING:
    from mupuppet.diagnostics.ids import DiagnosticId

#: A file with more syntax errors than this is not worth reading on.
_MAXIMUM_ERRORS = 50

#: The method for each token that can begin an expression.
PREFIXES: dict[str, Callable[[Any], Expression]] = {}
#: The method for each token that makes another operand of an operand before it.
POSTFIXES: dict[str, Callable[[Any, Any], Expression]] = {}
F = TypeVar("F", bound=Callable[..., Expression])

#: Tokens that are an operand by themselves: they make a node of their value.
LEAVES: dict[str, Callable[[str, int, int], Expression]] = {
    t.NAME: Name,
    t.VARIABLE: Variable,
    t.STRING: String,
    t.WORD: String,
    t.CLASSREF: TypeName,
}
#: These can begin a statement in no place where one is likely to begin.
_SELDOM_FIRST = frozenset(["-", "*", "{"])


def begins(*kinds: str) -> Callable[[F], F]:
    """Register the method that parses what these tokens begin."""

    def register(method: F) -> F:
        PREFIXES.update(dict.fromkeys(kinds, method))
        return method

    return register


def follows(*kinds: str) -> Callable[[F], F]:
    """Register the method that continues with these tokens after an operand."""

    def register(method: F) -> F:
        POSTFIXES.update(dict.fromkeys(kinds, method))
        return method

    return register


class SyntaxFailure(Exception):
    """Unwinds to the statement that could not be parsed; already reported."""


class ParserState:
    """The state of parsing one text: the tokens and where we are in them."""

    def __init__(self, source: SourceFile, *, epp: bool) -> None:
        tokens = lex(source, epp=epp)
        self.source = source
        self.epp = epp
        self.tokens = tokens
        self.kinds = tokens.kinds
        self.values = tokens.values
        self.starts = tokens.starts
        self.ends = tokens.ends
        self.i = 0
        self.diagnostics: list[Diagnostic] = tokens.diagnostics
        self.reported: set[int] = set()
        self.errors = sum(diagnostic.is_error for diagnostic in tokens.diagnostics)
        self.failures = 0
        self.definitions: list[Definition] = []
        self.namespace: list[str] = []
        self.depth = 0
        self.deepest = 1
        self.longest_chain = 1

    # --- Brackets

    def _goes_on(self, i: int) -> bool:
        """Is this a bracket that can continue from what is before it?

        White space matters: `[` after a space always begins an array, and `(` first on its line is
        never that of a call.
        """
        kind = self.kinds[i]
        start = self.starts[i]
        if kind != "[" and kind != "(":
            return False
        if self.ends[i - 1] == start:
            return True
        text = self.source.text
        return not (stands_apart(text, start) if kind == "[" else is_first_on_line(text, start))

    # --- Depth

    def _enter(self) -> None:
        self.depth += 1
        if self.depth > self.deepest:
            self.deepest = self.depth
            if self.depth > MAXIMUM_NESTING:
                i = self.i
                message = f"nested more than {MAXIMUM_NESTING} deep"
                self._error("too-deep", message, self.starts[i], self.ends[i])
                self.failures += 1
                self.i = len(self.kinds) - 1
                raise SyntaxFailure

    def check_height(self, program: Program) -> None:
        """Report a tree that is too high because of long chains of operators.

        Only chains inside chains or very long ones need a look at the tree itself.
        """
        if self.longest_chain * self.deepest <= MAXIMUM_HEIGHT // 4:
            return
        level: list[Node] = [program]
        for _ in range(MAXIMUM_HEIGHT):
            level = [child for node in level for child in children(node)]
            if not level:
                return
        deep = level[0]
        message = f"nested more than {MAXIMUM_HEIGHT} deep"
        self._error("too-deep", message, deep.start, deep.end)

    # --- Errors

    def _close(self, closer: str, opening: int, *, comma: bool = False) -> None:
        """Take the closing token, or point at the opening one.

        `comma`: whether a comma could have followed instead.
        """
        if self.kinds[self.i] == closer:
            self.i += 1
        else:
            if comma and self._begins_statement(self.i):
                hint = "the elements in these brackets are separated by commas"
                self._unexpected(hint, self._missing(","))
            label = Label(Span(self.starts[opening], self.ends[opening]), "opened here")
            wanted = f"`,` or `{closer}`" if comma else f"`{closer}`"
            self._unexpected(f"{wanted} is expected here", label)

    def _missing(self, sign: str) -> Label:
        """The place before the token at hand, where a sign may have been forgotten."""
        end = self.ends[self.i - 1]
        return Label(Span(end, end), f"is a `{sign}` missing here?")

    def _unexpected(self, expected: str | None = None, label: Label | None = None) -> NoReturn:
        """Report the token at hand as a syntax error."""
        i = self.i
        kind = self.kinds[i]
        if kind == t.ERROR:
            self._report_token(i)
            raise SyntaxFailure
        start, end = self.starts[i], self.ends[i]
        if kind == t.END:
            message = "unexpected end of input"
            if self.failures:
                # Most likely the consequence of the error before.
                raise SyntaxFailure
            label = label or self._unclosed()
        else:
            message = f"unexpected {_describe(kind, self.source.text[start:end])}"
        from mupuppet.syntax.parser.advice import advice  # for mistakes only

        advised = advice(self.source, self.tokens, i)
        if advised is not None:
            expected, label = advised.hint, advised.label
        labels = () if label is None else (label,)
        at = self.values[i] if kind == t.RENDER_EXPRESSION else start
        self.failures += 1
        self._error("syntax-error", message, start, end, at=at, labels=labels, hint=expected)
        raise SyntaxFailure

    def _unclosed(self) -> Label | None:
        """The last bracket before the end that nothing closes."""
        open_brackets: list[int] = []
        for index, kind in enumerate(self.kinds):
            if kind in OPENERS:
                open_brackets.append(index)
            elif kind in CLOSERS and open_brackets:
                open_brackets.pop()
        if not open_brackets:
            return None
        at = open_brackets[-1]
        return Label(Span(self.starts[at], self.ends[at]), "opened here, and never closed")

    def _error_in_string(self, read: int) -> int | None:
        """The lexer's error in the rest of the string in which a token is, if there is one.

        Puppet has read a whole string, with all its interpolations, before it looks at its tokens.
        """
        level = 0
        for index, kind in enumerate(self.kinds):
            if kind == t.STRING_START:
                level += 1
            elif kind == t.STRING_END:
                level -= 1
            elif kind == t.ERROR and level and index >= read:
                if self.values[index].id != "syntax-error":  # a character is a token like others
                    return index
            if index >= read and not level:
                return None
        return None

    def _error(
        self,
        id: DiagnosticId,
        message: str,
        start: int,
        end: int,
        *,
        at: int | None = None,
        labels: tuple[Label, ...] = (),
        hint: str | None = None,
        read: int | None = None,
    ) -> None:
        """Report an error. `read` is the last token that Puppet has read, if not this one."""
        read = self.i if read is None else read
        if t.ERROR in self.kinds and (first := self._error_in_string(read)) is not None:
            self._report_token(first)
            return
        self.errors += 1
        where = start if at is None else at
        span = Span(start, end)
        self.diagnostics.append(
            Diagnostic(id, Severity.ERROR, message, self.source, span, where, labels, hint=hint)
        )

    def _report_token(self, index: int) -> None:
        """Report an error that the lexer left as a token, once."""
        if index in self.reported:
            return
        self.reported.add(index)
        self.errors += 1
        self.failures += 1
        from mupuppet.syntax.parser.advice import advised  # for mistakes only

        self.diagnostics.append(advised(self.source, self.tokens, index))

    def _report_remaining(self) -> None:
        if t.ERROR in self.kinds:
            for index, kind in enumerate(self.kinds):
                if kind == t.ERROR:
                    self._report_token(index)

    def _resynchronise(self, begin: int, *, nested: bool) -> bool:
        """Go to where the next statement seems to begin; False if there is none.

        People indent their code. So the statement that failed ends before the next line that
        is not indented more than it; a closing brace there is its own, one further to the
        left closes what is around it.
        """
        if self.errors > _MAXIMUM_ERRORS:
            self.i = len(self.kinds) - 1
            return False
        kinds, starts = self.kinds, self.starts
        i = max(self.i, begin + 1)
        last = len(kinds) - 1
        if self.epp:
            while i < last and kinds[i] != t.RENDER_STRING:
                i += 1
            self.i = min(i, last)
            return self.i < last
        margin = self._column(starts[begin])
        while i < last:
            if self._first_on_line(starts[i]):
                column = self._column(starts[i])
                if kinds[i] == "}":
                    if column < margin and nested:
                        self.i = i
                        return True
                    if column <= margin:
                        self.i = i + 1
                        return True
                elif column <= margin and self._begins_statement(i):
                    self.i = i
                    return True
            i += 1
        self.i = last
        return False

    def _begins_statement(self, i: int) -> bool:
        """Is this a token with which a statement is likely to begin?"""
        kind = self.kinds[i]
        if kind not in PREFIXES and kind not in LEAVES and kind != "@" and kind != "@@":
            return False
        return kind not in _SELDOM_FIRST and not self._goes_on(i)

    def _column(self, offset: int) -> int:
        return offset - self.source.text.rfind("\n", 0, offset) - 1

    def _first_on_line(self, offset: int) -> bool:
        text = self.source.text
        at = offset - 1
        while at >= 0 and text[at] in " \t\r":
            at -= 1
        return at < 0 or text[at] == "\n"

    # --- What is defined further above, and needed everywhere

    def _assignment(self) -> Expression:
        raise NotImplementedError

    def _beyond_expression(self, left: Expression) -> Expression:
        raise NotImplementedError

    def _lambda(self) -> Lambda:
        raise NotImplementedError

    def _statements(self, closer: str, before: list[Expression] | None = None) -> Body:
        raise NotImplementedError


OPENERS = frozenset(["(", "[", "{"])
CLOSERS = frozenset([")", "]", "}"])

_DESCRIPTIONS = {
    t.NAME: "name",
    t.WORD: "word",
    t.CLASSREF: "type name",
    t.NUMBER: "number",
    t.VARIABLE: "variable",
    t.STRING: "string",
    t.REGEXP: "regular expression",
}


def _describe(kind: str, text: str) -> str:
    if kind == t.STRING_MIDDLE or kind == t.STRING_END:
        return "end of the interpolation"
    if kind == t.RENDER_STRING:
        return "text of the template"
    what = _DESCRIPTIONS.get(kind)
    if len(text) > 40 or "\n" in text:
        text = text[:37].split("\n")[0] + "..."
    return f"`{text}`" if what is None else f"{what} `{text}`"
