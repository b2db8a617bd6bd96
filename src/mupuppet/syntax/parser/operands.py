"""Operands: literals, strings, brackets, and conditionals, which are values too."""

from __future__ import annotations

import math

from mupuppet.syntax import tokens as t
from mupuppet.syntax.lexer.strings import SIMPLE_INTERPOLATION
from mupuppet.syntax.nodes import (
    Array,
    Body,
    Boolean,
    Case,
    CaseOption,
    Default,
    Expression,
    Float,
    Hash,
    HashEntry,
    Heredoc,
    If,
    Integer,
    InterpolatedString,
    Interpolation,
    Name,
    Negate,
    Not,
    Paren,
    Regexp,
    ReservedWord,
    String,
    TypeName,
    Undef,
    Unfold,
    Unless,
    Variable,
)
from mupuppet.syntax.parser.expressions import KEYWORD_VALUES, UNARY_POWER, Expressions
from mupuppet.syntax.parser.state import begins

_AFTER_INTERPOLATION = frozenset([t.STRING_MIDDLE, t.STRING_END])
_AFTER_CONDITION = "a block must follow the condition"
_AFTER_ELSE = "a block must follow `else`"
_COMPARES = "`==` compares values; `=` sets a variable, which a condition cannot do"


class Operands(Expressions):
    """One method for each token that can begin an operand."""

    # --- Literals and names

    def _string(self) -> String:
        i = self.i
        self.i = i + 1
        return String(self.values[i], self.starts[i], self.ends[i])

    def _type_name(self) -> TypeName:
        i = self.i
        self.i = i + 1
        return TypeName(self.values[i], self.starts[i], self.ends[i])

    @begins(t.NUMBER)
    def _number(self) -> Integer | Float:
        i = self.i
        self.i = i + 1
        text = self.values[i]
        start, end = self.starts[i], self.ends[i]
        if text.isdigit():
            if text[0] == "0" and len(text) > 1:
                return Integer(int(text, 8), 8, start, end)
            return Integer(self._decimal(text, start, end), 10, start, end)
        if text[:2] in ("0x", "0X"):
            return Integer(int(text, 16), 16, start, end)
        value = float(text)
        if math.isinf(value):
            self._error("illegal-number", f"`{text}` is too big a number", start, end)
        return Float(value, start, end)

    def _decimal(self, text: str, start: int, end: int) -> int:
        # Python refuses to convert thousands of digits; the value is out of range anyway.
        if len(text) > 4000:
            message = "this number is far beyond Puppet's 64 bits"
            self._error("numeric-overflow", message, start, end)
            return 0
        return int(text)

    @begins(t.BOOLEAN)
    def _boolean(self) -> Boolean:
        i = self.i
        self.i = i + 1
        return Boolean(self.values[i] == "true", self.starts[i], self.ends[i])

    @begins("undef")
    def _undef(self) -> Undef:
        self.i += 1
        return Undef(self.starts[self.i - 1], self.ends[self.i - 1])

    @begins("default")
    def _default(self) -> Default:
        self.i += 1
        return Default(self.starts[self.i - 1], self.ends[self.i - 1])

    @begins("attr", "private")
    def _reserved_word(self) -> ReservedWord:
        i = self.i
        self.i = i + 1
        return ReservedWord(self.kinds[i], self.starts[i], self.ends[i])

    @begins(t.REGEXP)
    def _regexp(self) -> Regexp:
        i = self.i
        self.i = i + 1
        pattern = self.values[i]
        from mupuppet.syntax.regexps import check_regexp

        problem = check_regexp(pattern)
        if problem is not None:
            self._error("illegal-regexp", f"{problem}: /{pattern}/", self.starts[i], self.ends[i])
        return Regexp(pattern, self.starts[i], self.ends[i])

    @begins(t.INTERPOLATED)
    def _string_with_variables(self) -> InterpolatedString:
        i = self.i
        self.i = i + 1
        start, end = self.starts[i], self.ends[i]
        # Text, the name in braces and the name after a dollar sign, again and again; then text.
        pieces = SIMPLE_INTERPOLATION.split(self.values[i])
        segments: list[String | Interpolation] = []
        at = start + 1
        for index in range(0, len(pieces) - 1, 3):
            text, braced, name = pieces[index : index + 3]
            dollar = at + len(text)
            if braced is None:
                begin = dollar
                after = at = begin + 1 + len(name)
            else:
                name = braced
                begin = dollar + 2
                after = begin + len(name)
                at = after + 1
            if text:
                segments.append(String(text, start, begin))
            segments.append(Interpolation(Variable(name, begin, after), dollar, at))
            start = at
        if pieces[-1]:
            segments.append(String(pieces[-1], start, end))
        return InterpolatedString(tuple(segments), self.starts[i], end)

    @begins(t.STRING_START)
    def _interpolated_string(self) -> InterpolatedString:
        kinds, values, starts, ends = self.kinds, self.values, self.starts, self.ends
        start = starts[self.i]
        segments: list[String | Interpolation] = []
        self._enter()
        while True:
            i = self.i
            if values[i]:
                segments.append(String(values[i], starts[i], ends[i]))
            self.i = after = i + 1
            if kinds[i] == t.STRING_END:
                break
            if kinds[after] == t.VARIABLE and kinds[after + 1] in _AFTER_INTERPOLATION:
                self.i = after + 1
                expression: Expression = Variable(values[after], starts[after], ends[after])
            else:
                expression = self._interpolated_expression()
            end = starts[self.i]
            in_braces = end > expression.end or ends[i] < expression.start
            begin = ends[i] - 2 if in_braces else expression.start
            segments.append(Interpolation(expression, begin, end))
        self.depth -= 1
        return InterpolatedString(tuple(segments), start, ends[self.i - 1])

    def _interpolated_expression(self) -> Expression:
        expression = self._assignment()
        if self.kinds[self.i] not in _AFTER_INTERPOLATION:
            self._unexpected("an interpolation contains one expression")
        if isinstance(expression, Name):
            return Variable(expression.value, expression.start, expression.end)
        return expression

    @begins(t.HEREDOC)
    def _heredoc(self) -> Heredoc:
        i = self.i
        self.i = i + 1
        kind = self.kinds[self.i]
        if kind == t.STRING:
            text: String | InterpolatedString = self._string()
        elif kind == t.STRING_START:
            text = self._interpolated_string()
        else:
            self._unexpected()
        return Heredoc(self.values[i], text, self.starts[i], self.ends[i])

    # --- Brackets and signs

    @begins("(")
    def _parenthesized(self) -> Paren:
        opening = self.i
        self.i += 1
        self._enter()
        inner = self._assignment()
        self.depth -= 1
        self._close(")", opening)
        return Paren(inner, self.starts[opening], self.ends[self.i - 1])

    @begins("[")
    def _array(self) -> Array:
        opening = self.i
        self.i += 1
        elements: tuple[Expression, ...] = ()
        if self.kinds[self.i] != "]":
            elements = self._elements("]", trailing_comma=True, keywords=True)
        self._close("]", opening, comma=True)
        return Array(elements, self.starts[opening], self.ends[self.i - 1])

    @begins("{")
    def _hash(self) -> Hash:
        opening = self.i
        self.i += 1
        return self._hash_entries(opening, [])

    def _hash_entries(self, opening: int, entries: list[HashEntry]) -> Hash:
        """The rest of a hash, of which some entries may have been parsed already."""
        kinds = self.kinds
        self._enter()
        while kinds[self.i] != "}":
            if entries:
                if kinds[self.i] != ",":
                    break
                self.i += 1
                if kinds[self.i] == "}":
                    break
            kind = kinds[self.i]
            if kind in KEYWORD_VALUES and self._is_keyword_value(kind):
                key: Expression = self._keyword_value()
            else:
                key = self._assignment()
            if kinds[self.i] != "=>":
                is_colon = kinds[self.i] == ":"
                self._unexpected(
                    "a key and its value are joined by `=>`, not by `:`"
                    if is_colon
                    else "`=>` and a value must follow the key of a hash"
                )
            entries.append(self._pair(key))
        self.depth -= 1
        self._close("}", opening, comma=True)
        return Hash(tuple(entries), self.starts[opening], self.ends[self.i - 1])

    @begins("!", "-", "*")
    def _unary(self) -> Not | Negate | Unfold:
        i = self.i
        self.i = i + 1
        self._enter()
        operand = self._expression(UNARY_POWER)
        self.depth -= 1
        kind = self.kinds[i]
        make = Not if kind == "!" else Negate if kind == "-" else Unfold
        return make(operand, self.starts[i], operand.end)

    # --- Conditionals

    @begins("if")
    def _if(self) -> If:
        """`if`, and `elsif` as its own `if`."""
        kinds = self.kinds
        start = self.starts[self.i]
        self.i += 1
        self._enter()
        test = self._expression(0)
        self.depth -= 1
        compares = kinds[self.i] == "="
        then = self._block(_COMPARES if compares else _AFTER_CONDITION)
        otherwise: Body | None = None
        if kinds[self.i] == "elsif":
            self._enter()
            otherwise = (self._if(),)
            self.depth -= 1
        elif kinds[self.i] == "else":
            self.i += 1
            is_two_words = kinds[self.i] == "if"
            expected = "`else if` is written `elsif`" if is_two_words else _AFTER_ELSE
            otherwise = self._block(expected)
        return If(test, then, otherwise, start, self.ends[self.i - 1])

    @begins("unless")
    def _unless(self) -> Unless:
        start = self.starts[self.i]
        self.i += 1
        self._enter()
        test = self._expression(0)
        self.depth -= 1
        then = self._block(_AFTER_CONDITION)
        otherwise: Body | None = None
        if self.kinds[self.i] == "else":
            self.i += 1
            otherwise = self._block(_AFTER_ELSE)
        return Unless(test, then, otherwise, start, self.ends[self.i - 1])

    @begins("case")
    def _case(self) -> Case:
        kinds = self.kinds
        start = self.starts[self.i]
        self.i += 1
        self._enter()
        test = self._expression(0)
        opening = self.i
        if kinds[self.i] != "{":
            self._unexpected("the options of `case` are written in braces")
        self.i += 1
        options = [self._case_option()]
        while kinds[self.i] != "}":
            options.append(self._case_option())
        self.depth -= 1
        self._close("}", opening)
        return Case(test, tuple(options), start, self.ends[self.i - 1])

    def _case_option(self) -> CaseOption:
        kinds = self.kinds
        values = [self._expression(0)]
        while kinds[self.i] == ",":
            self.i += 1
            values.append(self._expression(0))
        if kinds[self.i] != ":":
            self._unexpected("a colon must follow the values of an option")
        at = self.starts[self.i]
        self.i += 1
        body = self._block("a block in braces must follow the colon: `1: { ... }`")
        return CaseOption(tuple(values), body, at, values[0].start, self.ends[self.i - 1])

    def _block(self, expected: str) -> Body:
        """`{ statements }`"""
        opening = self.i
        if self.kinds[opening] != "{":
            self._unexpected(expected)
        self.i += 1
        self._enter()
        body = self._statements("}")
        self.depth -= 1
        self._close("}", opening)
        return body
