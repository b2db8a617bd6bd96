"""Text to tokens.

One master regular expression matches white space, comments and the next one or two tokens; the
rest is what a regular expression cannot decide:

- `/` begins a regular expression or divides, by the token before it;
- a string with anything but variables in it is cut into its pieces of text with the tokens of its
  expressions between them. A stack of open interpolations replaces recursion, so nesting has no
  limit;
- a heredoc's text lies on the lines below its `@(...)`; its tokens come where the `@(...)`
  is, and the lexer jumps over those lines when it gets there;
- a template is text with code between `<%` and `%>`.

What is not a token becomes an `ERROR` token, so that errors stay in order with those of the
parser. The lexer never raises.

- `characters`: what words, blanks and numbers are made of
- `state`: where the lexer is, and what it has found
- `strings`: strings with interpolations, and heredocs
- `templates`: the text around the code
- here: the master expression, the main loop, and the single characters that it leaves over
"""

from __future__ import annotations

import re

from mupuppet.basics.patterns import pattern
from mupuppet.source import SourceFile
from mupuppet.syntax import tokens as t
from mupuppet.syntax.escapes import resolve_single_quoted
from mupuppet.syntax.lexer.characters import (
    BLANK_OR_RETURN,
    BLANKS_SET,
    BRACED_NAME,
    VARIABLE_NAME,
    W,
    number_problem,
)
from mupuppet.syntax.lexer.templates import Templates
from mupuppet.syntax.tokens import Tokens

__all__ = ["lex"]

#: Of several that begin alike, the longest.
_ANY_MARK = (
    r"[()\[\]{}.,;?*%]|=[>=~]?+|:(?!:)|-[>=]?+|\+[=>]?+|![=~]?+|<<\|?+|<[=|~-]?+|>[>=]?+|\|(?:>>?)?"
    r"|~>?+|@@|@(?!\()"
)
#: In a template `-%>` is not a minus.
_ANY_EPP_MARK = f"(?!-?%>)(?:{_ANY_MARK})"

_COMMENT = r"\#[^\n]*+|/\*(?s:.*?)\*/"
# Atomic groups stand where possessive groups could: Python 3.11.2, that of Debian 12, gets those
# wrong if a repetition fails half-way.
_MORE = rf"[ \t\r\n]*+(?>(?:(?:{_COMMENT})[ \t\r\n]*+)*)"
#: Mostly there is no comment: alternatives are given up at their first character.
_SKIP = rf"[ \t\r\n]*+(?:\#[^\n]*+{_MORE}|/\*(?s:.*?)\*/{_MORE}|)"
#: While the text of a heredoc waits below the current line, a line break is an event.
_SKIP_TO_LINE_END = rf"[ \t\r]*+(?>(?:(?:{_COMMENT})[ \t\r]*+)*)"

#: The groups of the master expressions.
_MARK, _VARIABLE, _SINGLE, _QUOTED, _PLAIN = range(1, 6)


def _master(skip: str, blanks: str, mark: str) -> re.Pattern[str]:
    """A master expression.

    A search costs more than what it finds. So a mark (punctuation or a bracket) and the
    operand after it are found together; one of them may be missing. Where both are, here is the
    end, or something that needs a closer look.

    Alternatives that do not begin with a group are given up at their first character.
    """
    return pattern(
        rf"""
        {skip}({mark}|){blanks}
        (?:
            \$({VARIABLE_NAME})
          | '([^'\\]++|(?='(?!['\\])))'
          | "([^"\\$]*+(?>(?:\$(?:\{{{BRACED_NAME}\}}|{VARIABLE_NAME})[^"\\$]*+)*))"(?!["$\\])
          | (   [a-z]{W}*+(?:(?![:-])|(?>(?:::[a-z]{W}*+)*)(?!-+{W}|::_))        # name, keyword
              | [A-Z]{W}*+(?>(?:::[A-Z]{W}*+)*)(?!::)                           # type name
              | [0-9](?<!\w[0-9])
                (?:(?<=0)[xX][0-9A-Fa-f]+|[0-9]*(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?)(?!\w)
              | ::[A-Z]{W}*+(?>(?:::[A-Z]{W}*+)*)(?!::)
            )
          |
        )""",
        re.VERBOSE,
    )


# Each takes milliseconds to compile, and most runs need only one.
_MASTER = _master(_SKIP, r"[ \t\r\n]*+", _ANY_MARK)
_MASTER_IN_LINE = _master(_SKIP_TO_LINE_END, r"[ \t\r]*+", _ANY_MARK)
_EPP_MASTER = _master(_SKIP, r"[ \t\r\n]*+", _ANY_EPP_MARK)
_EPP_MASTER_IN_LINE = _master(_SKIP_TO_LINE_END, r"[ \t\r]*+", _ANY_EPP_MARK)
#: By whether the text is a template, and whether only blanks of the same line are skipped.
_MASTERS = {
    (False, False): _MASTER,
    (False, True): _MASTER_IN_LINE,
    (True, False): _EPP_MASTER,
    (True, True): _EPP_MASTER_IN_LINE,
}

#: Marks are their own kind. Only in an interpolation braces may mean more.
_MARKS = {
    text: text
    for text in (
        "=> == =~ = , ( ) [ ] ; . ? += +> + != !~ ! <<| << <= <| <- <~ < >> >= > |>> |> | ~> ~ * "
        "-> -= - @@ @ : %"
    ).split()
}
_MARKS_OUTSIDE = _MARKS | {"{": "{", "}": "}"}
#: What operands without a sign are, if they are not keywords.
_KINDS = (
    dict.fromkeys("abcdefghijklmnopqrstuvwxyz", t.NAME)
    | dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ:", t.CLASSREF)
    | dict.fromkeys("0123456789", t.NUMBER)
)


# Puppet looks for the end of a piece of text from its second character on, and at the first
# only if there is none: so a quote (or dollar) that is directly followed by another, or by
# backslashes and another, is text.
_SINGLE_QUOTED = pattern(r"((?>(?:'(?=(?>(?:\\\\)*)'))?)(?>(?:[^'\\]++|\\(?s:.))*))'")
_REGEXP = pattern(r"/([^/\\]*+(?>(?:\\(?s:.)[^/\\]*+)*))/")
_WORD_RUN = pattern(rf"{W}+")
_TYPE_NAME = pattern(rf"(?:::)?[A-Z]{W}*(?:::[A-Z]{W}*)*")
_NAME = pattern(rf"(?:::)?[a-z]{W}*(?:::[a-z]{W}*)*")
_WORD = pattern(rf"(?:::)?[a-z_](?:[A-Za-z0-9_-]*{W})?(?:::[a-z_](?:[A-Za-z0-9_-]*{W})?)*")
_TAG_END = pattern("-?%>")
#: After these a slash divides.
_NO_REGEXP_AFTER = frozenset(
    [
        ")", "]", "|>>", "|>", t.NAME, t.CLASSREF, t.NUMBER, t.STRING, t.BOOLEAN, t.STRING_START,
        t.STRING_MIDDLE, t.STRING_END, t.INTERPOLATED, t.HEREDOC, t.REGEXP, t.VARIABLE, t.WORD,
    ]
)  # fmt: skip
_OPENS_TEXT = frozenset(['"', "@"])


def lex(source: SourceFile, *, epp: bool = False) -> Tokens:
    """The tokens of a manifest or a template."""
    lexer = Lexer(source, source.text, epp=epp)
    lexer.run()
    return lexer.tokens


class Lexer(Templates):
    """Lexes one text."""

    def run(self, pos: int = 0) -> None:
        if self.epp:
            pos = self._template_text(0, trim=False)
        text = self.text
        kinds, values = self.tokens.kinds, self.tokens.values
        starts, ends = self.tokens.starts, self.tokens.ends
        open_strings = self.open_strings
        keyword, kind_by_first = t.KEYWORDS.get, _KINDS
        variable, string = t.VARIABLE, t.STRING
        # A new search begins where a string, a heredoc or the like ends.
        while pos < len(text):
            own_kind = (_MARKS if open_strings else _MARKS_OUTSIDE).get
            count = len(kinds)
            for m in _MASTERS[self.epp, self.jump is not None].finditer(text, pos):
                mark = m[_MARK]
                if mark:
                    pos = m.end(_MARK)
                    kind = own_kind(mark)
                    if kind is None:
                        kind = mark
                        if self._closes_interpolation(mark):
                            pos = self._resume_string(pos)
                            self.after = "}" if open_strings else kinds[-1]
                            break
                    kinds.append(kind)
                    values.append(kind)
                    starts.append(pos - len(kind))
                    ends.append(pos)
                group = m.lastindex or _MARK  # that is always set: it may be empty
                if group == _MARK:
                    if mark:
                        continue
                    pos = self._closer_look(m.end(), count)
                    break
                value = m[group]
                pos = m.end()
                start = pos - len(value)
                if group == _VARIABLE:
                    kind = variable
                    start -= 1
                elif group == _PLAIN:
                    kind = keyword(value)
                    if kind is None:
                        first = value[0]
                        kind = kind_by_first[first]
                        if first == "0" and (problem := number_problem(value)) is not None:
                            kind, value = t.ERROR, self._error_at(*problem, start, pos)
                else:
                    kind = string
                    start -= 2
                    if "$" in value and group == _QUOTED:
                        kind = t.INTERPOLATED
                        if open_strings:
                            pos = self._closer_look(start, count)
                            break
                kinds.append(kind)
                values.append(value)
                starts.append(start)
                ends.append(pos)
        self._end(pos)

    def _closes_interpolation(self, brace: str) -> bool:
        """Count a brace in an interpolation; does it end that?"""
        if brace == "{":
            self.braces += 1
            return False
        self.braces -= 1
        return self.open_strings[-1].braces == self.braces

    def _closer_look(self, start: int, count: int) -> int:
        """At something that the master expression leaves over: returns where to continue.

        There were `count` tokens when `after` was right.
        """
        text, kinds = self.text, self.tokens.kinds
        if start == len(text):
            return start
        if len(kinds) > count:
            self.after = kinds[-1]
        if self.epp and (tag_end := _TAG_END.match(text, start)):
            pos = self._close_tag(start, tag_end.end())
            self.after = kinds[-1] if kinds else ""
            return pos
        count = len(kinds)
        character = text[start]
        pos = self._other(character, start)
        added = len(kinds) - count
        # A string or heredoc in an interpolation leaves the token before it in force, unless it is
        # one simple string: so Puppet decides what a slash means.
        if added and (
            not self.open_strings
            or character not in _OPENS_TEXT
            or (added == 1 and kinds[-1] == t.STRING)
        ):
            self.after = kinds[-1]
        return pos

    def _end(self, start: int) -> None:
        """The end of the text."""
        if self.open_strings and self.open_strings[-1].quoted:
            self._error("unclosed-quote", "this string is never closed", start, start)
        elif self.open_strings:
            # A heredoc that ends inside an interpolation just ends there.
            self._add(t.STRING_END, "", start, start)
        elif self.template_open:
            message = "the template ends inside a tag: `%>` is missing"
            self._error("epp-unbalanced-tag", message, start, start)
        self._add(t.END, None, start, start)

    def _other(self, character: str, start: int) -> int:
        text = self.text
        if character == '"':
            return self._string(start, start + 1, first=True, quoted=True)
        if character == "'":
            m = _SINGLE_QUOTED.match(text, start + 1)
            if m is None:
                return self._unclosed_quote(start, start + 1)
            self._add(t.STRING, resolve_single_quoted(m[1]), start, m.end())
            return m.end()
        if character == "/":
            return self._slash(start)
        if character == "@":
            return self._heredoc(start)
        if character == "$":
            # Validation explains what is wrong with a variable without a name.
            self._add(t.VARIABLE, "", start, start + 1)
            return start + 1
        if character == "\n" and self.jump is not None:
            jump, self.jump = self.jump, None
            return jump
        if character in BLANKS_SET:
            m = BLANK_OR_RETURN.match(text, start)
            assert m is not None  # it can match nothing
            return m.end()
        if character.isdigit() and character.isascii():
            return self._bad_number(start)
        word = _WORD.match(text, start)
        if word is not None:
            # A name after `::` is never a keyword; a word has a dash or an odd underscore.
            kind = t.NAME if _NAME.fullmatch(word[0]) else t.WORD
            self._add(kind, word[0], start, word.end())
            return word.end()
        if character == ":":
            return self._bad_qualified(start)
        if "A" <= character <= "Z":
            m = _TYPE_NAME.match(text, start)
            assert m is not None  # it starts with a capital letter
            at = m.end() + 1
            message = "a type name goes on in lower case after `::`"
            return self._error("illegal-class-reference", message, start, m.end() + 2, at=at)
        if text.startswith("&&", start):
            return self._error("syntax-error", "unexpected `&&`", start, start + 2)
        return self._error("syntax-error", f"unexpected character {character!r}", start, start + 1)

    def _slash(self, start: int) -> int:
        text = self.text
        if text.startswith("/*", start):
            message = "this comment is never closed: `*/` is missing"
            return self._error("unclosed-mlcomment", message, start, start + 2, stop=True)
        if self.after not in _NO_REGEXP_AFTER:
            m = _REGEXP.match(text, start)
            if m is not None:
                self._add(t.REGEXP, m[1].replace("\\/", "/"), start, m.end())
                return m.end()
        self._add("/", None, start, start + 1)
        return start + 1

    def _bad_number(self, start: int) -> int:
        """Digits that are not a number, with the digits and the dot before them, if any."""
        text = self.text
        run = _WORD_RUN.match(text, start)
        assert run is not None  # it starts with a digit
        end = run.end()
        if start > 1 and text[start - 1] == ".":
            at = start - 2
            while at >= 0 and text[at].isdigit() and text[at].isascii():
                start = at
                at -= 1
        problem = number_problem(text[start:end])
        if problem is not None:
            return self._error(*problem, start, end)
        message = f"`{text[start:end]}` is not a number"
        return self._error("illegal-number", message, start, end, at=start + 1)

    def _bad_qualified(self, start: int) -> int:
        """A `::` that no name follows."""
        text = self.text
        m = _TYPE_NAME.match(text, start)
        if m is not None:
            message = "a type name goes on in lower case after `::`"
            return self._error(
                "illegal-fully-qualified-class-reference", message, start, m.end(), at=m.end() + 3
            )
        message = "`::` must be followed by a name"
        return self._error("illegal-fully-qualified-name", message, start, start + 2, at=start + 2)
