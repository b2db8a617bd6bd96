"""Text to tokens.

One master regular expression matches white space, comments and the token after them; the
rest is what a regular expression cannot decide:

- `/` begins a regular expression or divides, by the token before it;
- `(`, `[` and `{` have two kinds each (see `tokens`);
- an interpolated string is cut into its pieces of text with the tokens of its expressions
  between them. A stack of open interpolations replaces recursion, so nesting has no limit;
- a heredoc's text lies on the lines below its `@(...)`; its tokens come where the `@(...)`
  is, and the lexer jumps over those lines when it gets there;
- a template is text with code between `<%` and `%>`.

What is no token becomes an `ERROR` token, so that errors stay in order with those of the
parser. The lexer never raises.

- `characters`: what words, blanks and numbers are made of
- `state`: where the lexer is, and what it has found
- `strings`: strings with interpolations, and heredocs
- `templates`: the text around the code
- here: the master expression, the main loop, and the single characters that it leaves over
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from mupuppet.basics.patterns import pattern
from mupuppet.source import SourceFile
from mupuppet.syntax import tokens as t
from mupuppet.syntax.escapes import resolve_single_quoted
from mupuppet.syntax.lexer.characters import (
    BLANK_OR_RETURN,
    BLANKS_SET,
    SPACES,
    W,
    number_problem,
)
from mupuppet.syntax.lexer.templates import Templates
from mupuppet.syntax.tokens import Tokens

__all__ = ["lex"]

_Find = Callable[[str, int], Iterator[re.Match[str]]]

#: Punctuation that is always just itself, and the expression that matches the longest.
_OPERATORS = {
    text: text
    for text in (
        "=> == =~ = , ) ] ; . ? += +> + != !~ ! <<| << <= <| <- <~ < >> >= > |>> |> | ~> ~ * "
        "-> -= - @@ @ : %"
    ).split()
}
_PUNCTUATION = (
    r"[\]),;.?*%]|=[>=~]?|\+[=>]?|-[>=]?|![=~]?|<<\|?|<[=|~-]?|>[>=]?|\|(?:>>?)?|~>?"
    r"|@@|@(?!\()|:(?!:)"
)

_COMMENT = r"\#[^\n]*+|/\*(?s:.*?)\*/"
# Atomic groups stand where possessive groups could: Python 3.11.2, that of Debian 12, gets those
# wrong if a repetition fails half-way.
_SKIP = rf"[ \t\r\n]*+(?>(?:(?:{_COMMENT})[ \t\r\n]*+)*)"
#: While the text of a heredoc waits below the current line, a line break is an event.
_SKIP_TO_LINE_END = rf"[ \t\r]*+(?>(?:(?:{_COMMENT})[ \t\r]*+)*)"

_TOKEN = rf"""(?:
    ([a-z]{W}*+(?>(?:::[a-z]{W}*+)*)(?!-+{W}|::_))                                 # 1 name, keyword
  | ({_PUNCTUATION})                                                            # 2 punctuation
  | \$((?:::)?{W}++(?>(?:::{W}++)*))                                               # 3 variable
  | '([^'\\]++|(?='(?!(?>(?:\\\\)*)')))'                                           # 4 simple string
  | ([(\[{{}}])                                                                 # 5 brackets
  | "([^"\\$]++|(?="(?!(?>(?:\\\\)*)["$])))"                                       # 6 simple string
  | ((?:::)?[A-Z]{W}*+(?>(?:::[A-Z]{W}*+)*)(?!::))                                 # 7 type name
  | (?<!\w)(0[xX][0-9A-Fa-f]+(?!\w)|[0-9]+(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?(?!\w)) # 8 number
  | ((?:::)?[a-z_](?:[A-Za-z0-9_-]*{W})?(?:::[a-z_](?:[A-Za-z0-9_-]*{W})?)*)    # 9 other word
  | ((?!))                                                                      # 10 end of a tag
  | ((?s:.))                                                                    # 11 anything else
  | (\Z)                                                                        # 12
)"""
#: In a template `-%>` is no minus. The groups are the same.
_EPP_TOKEN = _TOKEN.replace(f"({_PUNCTUATION})", f"((?!-?%>)(?:{_PUNCTUATION}))").replace(
    "((?!))", "(-?%>)"
)


@cache
def _finder(epp: bool, to_line_end: bool) -> _Find:
    """The master expression. Each takes milliseconds to build, and most runs need only one."""
    skip = _SKIP_TO_LINE_END if to_line_end else _SKIP
    return re.compile(skip + (_EPP_TOKEN if epp else _TOKEN), re.VERBOSE).finditer


# Puppet looks for the end of a piece of text from its second character on, and at the first
# only if there is none: so a quote (or dollar) that is directly followed by another, or by
# backslashes and another, is text.
_SINGLE_QUOTED = pattern(r"((?>(?:'(?=(?>(?:\\\\)*)'))?)(?>(?:[^'\\]++|\\(?s:.))*))'")
_REGEXP = pattern(r"/([^/\\]*+(?>(?:\\(?s:.)[^/\\]*+)*))/")
_WORD_RUN = pattern(rf"{W}+")
_TYPE_NAME = pattern(rf"(?:::)?[A-Z]{W}*(?:::[A-Z]{W}*)*")
_NAME = pattern(rf"(?:::)?[a-z]{W}*(?:::[a-z]{W}*)*")
#: After these a slash divides.
_NO_REGEXP_AFTER = frozenset(
    [
        ")", "]", "|>>", "|>", t.NAME, t.CLASSREF, t.NUMBER, t.STRING, t.BOOLEAN, t.STRING_START,
        t.STRING_MIDDLE, t.STRING_END, t.HEREDOC, t.REGEXP, t.VARIABLE, t.WORD,
    ]
)  # fmt: skip
_OPENS_TEXT = frozenset(['"', "@"])


def lex(source: SourceFile, *, epp: bool = False) -> Tokens:
    """The tokens of a manifest or a template."""
    lexer = Lexer(source, source.text, epp=epp)
    lexer.run()
    return lexer.tokens


def _is_name(word: str) -> bool:
    return _NAME.fullmatch(word) is not None


class Lexer(Templates):
    """Lexes one text."""

    def run(self, pos: int = 0) -> None:
        if self.epp:
            pos = self._template_text(0, trim=False)
        text = self.text
        kinds = self.tokens.kinds
        values = self.tokens.values
        add_kind = kinds.append
        add_value = values.append
        add_start = self.tokens.starts.append
        add_end = self.tokens.ends.append
        find = _finder(self.epp, False)
        keywords = t.KEYWORDS.get
        operators = _OPERATORS
        after = ""  # the kind of the token before
        # Something is always found where the search begins: group 11 matches anything. A new
        # search begins where a string, a heredoc or the like ends.
        while True:
            for m in find(text, pos):
                group = m.lastindex or 0
                value = m[group]
                pos = m.end()
                if group == 1:
                    after = keywords(value, t.NAME)
                    add_kind(after)
                    add_value(value)
                    add_start(pos - len(value))
                    add_end(pos)
                    continue
                if group == 2:
                    after = operators[value]
                    add_kind(after)
                    add_value(None)
                    add_start(pos - len(value))
                    add_end(pos)
                    continue
                start = m.start(group)
                if group == 3:
                    after = t.VARIABLE
                    add_kind(t.VARIABLE)
                    add_value(value)
                    start -= 1
                elif group == 4 or group == 6:
                    after = t.STRING
                    add_kind(t.STRING)
                    add_value(value)
                    start -= 1
                elif group == 5:
                    if value == "{":
                        self.braces += 1
                        after = t.SELECTOR_BRACE if after == "?" else "{"
                    elif value == "}":
                        self.braces -= 1
                        after = "}"
                        if self.open_strings and self.open_strings[-1].braces == self.braces:
                            pos = self._resume_string(start, pos)
                            if not self.open_strings:
                                after = kinds[-1] if kinds else ""
                            break
                    elif value == "[":
                        after = t.LIST_START if not start or text[start - 1] in SPACES else "["
                    elif not start or text[start - 1] in SPACES:
                        after = t.PAREN_FIRST_ON_LINE if self._first_on_line(start) else "("
                    else:
                        after = "("
                    add_kind(after)
                    add_value(None)
                elif group == 7:
                    after = t.CLASSREF
                    add_kind(t.CLASSREF)
                    add_value(value)
                elif group == 8:
                    problem = number_problem(value)
                    if problem is None:
                        after = t.NUMBER
                        add_kind(t.NUMBER)
                        add_value(value)
                    else:
                        self._error(problem[0], problem[1], start, pos)
                        continue
                elif group == 9:
                    # A name after `::` is never a keyword; a word has a dash or an odd underscore.
                    plain = _is_name(value)
                    after = t.NAME if plain else t.WORD
                    add_kind(after)
                    add_value(value)
                elif group == 10:
                    pos = self._close_tag(start, pos)
                    after = kinds[-1] if kinds else ""
                    break
                elif group == 11:
                    count = len(kinds)
                    pos = self._other(value, start, after)
                    find = _finder(self.epp, self.jump is not None)
                    added = len(kinds) - count
                    # A string or heredoc in an interpolation leaves the token before it in force,
                    # unless it is one simple string: so Puppet decides what a slash means.
                    if added and (
                        not self.open_strings
                        or value not in _OPENS_TEXT
                        or (added == 1 and kinds[-1] == t.STRING)
                    ):
                        after = kinds[-1]
                    break
                else:
                    self._end(start)
                    return
                add_start(start)
                add_end(pos)

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

    def _other(self, character: str, start: int, after: str) -> int:
        """What the master expression leaves over: returns where to go on."""
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
            return self._slash(start, after)
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
        if character == ":":
            return self._bad_qualified(start)
        if "A" <= character <= "Z":
            m = _TYPE_NAME.match(text, start)
            assert m is not None  # it starts with a capital letter
            at = m.end() + 1
            message = "a type name goes on in lower case after `::`"
            return self._error("illegal-class-reference", message, start, m.end() + 2, at=at)
        return self._error("syntax-error", f"unexpected character {character!r}", start, start + 1)

    def _slash(self, start: int, after: str) -> int:
        text = self.text
        if text.startswith("/*", start):
            message = "this comment is never closed: `*/` is missing"
            return self._error("unclosed-mlcomment", message, start, start + 2, stop=True)
        if after not in _NO_REGEXP_AFTER:
            m = _REGEXP.match(text, start)
            if m is not None:
                self._add(t.REGEXP, m[1].replace("\\/", "/"), start, m.end())
                return m.end()
        self._add("/", None, start, start + 1)
        return start + 1

    def _bad_number(self, start: int) -> int:
        """Digits that are no number, with the digits and the dot before them if there are any."""
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
        message = f"`{text[start:end]}` is no number"
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
