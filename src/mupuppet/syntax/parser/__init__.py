"""Tokens to tree.

A hand-written parser: recursive descent for everything with a keyword or a bracket, and
operator precedence (Pratt's method) for expressions. It accepts what Puppet's LALR grammar
accepts, so it follows that grammar's levels:

    statement     assignment {, assignment}       a list only after a statement function
    assignment    relationship [= assignment]
    relationship  resource {-> resource}
    resource      expression {"{" body "}"} | class { ... } | @resource | @@resource
    expression    operators, calls, accesses and all that has a keyword

Brackets hold assignments; operands, conditions and attribute values are expressions.

An error is found at the first token that cannot continue. It is reported, and parsing continues
at the next statement that seems to be written on the same level, so that independent errors
are all found. The parser never raises on any input.

The parser is one class, written in several modules, each on top of the one before:

- `state`: the tokens and where we are in them, errors, depth
- `expressions`: operators, and what follows an operand
- `operands`: literals, strings, brackets, conditionals
- `definitions`: lambdas, parameters, classes, defined types, functions, nodes, types
- `resources`: assignments, relationships, resources, collectors
- here: statements, templates, whole files

`advice` suggests what the writer of a mistake may have meant.
"""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.diagnostics import Diagnostic
from mupuppet.source import SourceFile
from mupuppet.syntax import tokens as t
from mupuppet.syntax.depth import deep_recursion
from mupuppet.syntax.nodes import (
    Body,
    Call,
    Definition,
    EppTemplate,
    Expression,
    Name,
    Parameter,
    Program,
    RenderBlock,
    RenderExpression,
    RenderString,
)
from mupuppet.syntax.parser.resources import Resources
from mupuppet.syntax.parser.state import SyntaxFailure, begins

__all__ = ["ParseResult", "parse"]

_AFTER_SEMICOLON = "statements need no semicolon; after one, another statement must follow"


class ParseResult(Record):
    """What parsing a text gave: a tree, whatever was wrong, and what the text defines.

    With errors, the tree holds what could be understood.
    """

    program: Program
    diagnostics: tuple[Diagnostic, ...]
    definitions: tuple[Definition, ...]

    @property
    def ok(self) -> bool:
        """No errors; there may be warnings."""
        return not any(diagnostic.is_error for diagnostic in self.diagnostics)


def parse(source: SourceFile, *, epp: bool = False) -> ParseResult:
    """Parse a manifest, or a template."""
    parser = Parser(source, epp=epp)
    with deep_recursion():
        program = parser.program()
        parser.check_height(program)
    diagnostics = tuple(parser.diagnostics)
    if any(d.id == "too-deep" for d in diagnostics):
        # Such a tree is too deep to be walked.
        return ParseResult(Program((), 0, len(source.text)), diagnostics, ())
    return ParseResult(program, diagnostics, tuple(parser.definitions))


class Parser(Resources):
    """Parses one text."""

    def program(self) -> Program:
        body: Body = ()
        if self.epp:
            body = (self._template(),)
        else:
            body = self._statements("END")
        self._report_remaining()
        return Program(body, 0, len(self.source.text))

    def _template(self) -> EppTemplate:
        parameters: tuple[Parameter, ...] | None = None
        if self.kinds[self.i] == "|":
            try:
                parameters = self._bar_parameters()
            except SyntaxFailure:
                self._resynchronise(0, nested=False)
        return EppTemplate(parameters, self._statements("END"), 0, len(self.source.text))

    def _statements(self, closer: str, before: list[Expression] | None = None) -> Body:
        """Statements up to the closing token, which is left to the caller.

        `before` holds statements of the same block that have been parsed already.
        """
        kinds = self.kinds
        statements = before or []
        begin = self.i
        depth, names = self.depth, len(self.namespace)
        while kinds[begin] != closer:
            try:
                self._statement(statements)
                if kinds[self.i] == ";":
                    self.i += 1
                    if kinds[self.i] == closer:
                        self._unexpected(_AFTER_SEMICOLON)
            except SyntaxFailure:
                self.depth = depth
                del self.namespace[names:]
                if not self._resynchronise(begin, nested=closer != t.END):
                    break
            begin = self.i
        return tuple(statements)

    def _statement(self, statements: list[Expression], first: Expression | None = None) -> None:
        """Parse one statement; a name before it may turn out to be a call's.

        `first` is the statement's first expression if it has been parsed already.
        """
        kinds = self.kinds
        statement = self._assignment() if first is None else first
        before = statements[-1] if statements else None
        if kinds[self.i] != "," and type(before) is not Name:
            statements.append(statement)
            return
        arguments = [statement]
        comma = self.starts[self.i]
        while kinds[self.i] == ",":
            self.i += 1
            arguments.append(self._assignment())
        if isinstance(before, Name) and before.value in t.STATEMENT_FUNCTIONS:
            end = arguments[-1].end
            statements[-1] = Call(before, tuple(arguments), None, False, before.start, end)
        elif len(arguments) == 1:
            statements.append(statement)
        else:
            if isinstance(before, Name):
                message = f"the function `{before.value}` cannot be called without parentheses"
            else:
                message = "a list separated by commas does not belong here"
            self._error("illegal-argument-list", message, comma, comma + 1)

    # --- Templates

    @begins(t.RENDER_STRING)
    def _render_string(self) -> RenderString:
        i = self.i
        self.i = i + 1
        return RenderString(self.values[i], self.starts[i], self.ends[i])

    @begins(t.RENDER_EXPRESSION)
    def _render_expression(self) -> RenderExpression | RenderBlock:
        start = self.starts[self.i]
        at = self.values[self.i]
        self.i += 1
        self._enter()
        if self.kinds[self.i] == "{":
            rendered = self._rendered_braces()
        else:
            rendered = self._expression(0)
        self.depth -= 1
        self._end_rendering()
        end = self.ends[self.i - 1]
        if isinstance(rendered, tuple):
            return RenderBlock(rendered, at, start, end)
        return RenderExpression(rendered, at, start, end)

    def _rendered_braces(self) -> Expression | Body:
        """`<%= { ... }`: a hash, with whatever follows it, or statements."""
        kinds = self.kinds
        opening = self.i
        if kinds[opening + 1] == "}":
            return self._expression(0)
        self.i += 1
        if self._is_keyword_value(kinds[self.i]):
            first: Expression = self._keyword_value()
            if kinds[self.i] != "=>":
                self._unexpected()
        else:
            first = self._assignment()
        if kinds[self.i] == "=>":
            return self._operators(self._hash_entries(opening, [self._pair(first)]), 0)
        statements: list[Expression] = []
        self._statement(statements, first)
        if kinds[self.i] == ";":
            self.i += 1
            if kinds[self.i] == "}":
                self._unexpected(_AFTER_SEMICOLON)
        body = self._statements("}", statements)
        self._close("}", opening)
        return body

    def _end_rendering(self) -> None:
        if self.kinds[self.i] != t.EPP_END:
            self._unexpected("`<%=` renders one expression; `%>` must follow it")
        self.i += 1
