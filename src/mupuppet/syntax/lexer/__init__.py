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
    r"[\]),;.?*%]|=[>=~]?|:(?!:)|-[>=]?|\+[=>]?|![=~]?|<<\|?|<[=|~-]?|>[>=]?|\|(?:>>?)?|~>?"
    r"|@@|@(?!\()"
)

_COMMENT = r"\#[^\n]*+|/\*(?s:.*?)\*/"
# Atomic groups stand where possessive groups could: Python 3.11.2, that of Debian 12, gets those
# wrong if a repetition fails half-way.
_MORE = rf"[ \t\r\n]*+(?>(?:(?:{_COMMENT})[ \t\r\n]*+)*)"
#: Mostly there is no comment: alternatives are given up at their first character.
_SKIP = rf"[ \t\r\n]*+(?:\#[^\n]*+{_MORE}|/\*(?s:.*?)\*/{_MORE}|)"
#: While the text of a heredoc waits below the current line, a line break is an event.
_SKIP_TO_LINE_END = rf"[ \t\r]*+(?>(?:(?:{_COMMENT})[ \t\r]*+)*)"

# The first group has what is decided by its first character, or is punctuation or a keyword. One
# group for all of these, because alternatives that do not begin with a group of their own are
# given up at their first character too; in the order of how often they occur.
_TOKEN = rf"""(?:(
    [a-z]{W}*+(?>::[a-z]{W}*+(?>(?:::[a-z]{W}*+)*)|)(?!-+{W}|::_)               # name, keyword
  | {_PUNCTUATION}
  | '(?:[^'\\]++|(?='(?!(?>(?:\\\\)*)')))'                                   # simple string
  | [(\[{{}}]
  | \$(?:::|){W}++(?:::{W}++(?>(?:::{W}++)*)|)                                # variable
  | "(?:[^"\\$]++|(?="(?!(?>(?:\\\\)*)["$])))"                               # simple string
  | [A-Z]{W}*+(?>(?:::[A-Z]{W}*+)*)(?!::)                                     # type name
  | (?<!\w)(?:0[xX][0-9A-Fa-f]+(?!\w)|[0-9]+(?:\.[0-9]+)?(?:[eE]-?[0-9]+)?(?!\w))
  | ::[A-Z]{W}*+(?>(?:::[A-Z]{W}*+)*)(?!::)
  )
  | ((?:::)?[a-z_](?:[A-Za-z0-9_-]*{W})?(?:::[a-z_](?:[A-Za-z0-9_-]*{W})?)*)  # 2 other word
  | ((?!))                                                                    # 3 end of a tag
  | ((?s:.))                                                                  # 4 anything else
  | \Z
)"""
#: In a template `-%>` is no minus. The groups are the same.
_EPP_TOKEN = _TOKEN.replace(_PUNCTUATION, f"(?!-?%>)(?:{_PUNCTUATION})").replace("((?!))", "(-?%>)")

#: Keywords and punctuation are their own kind, brackets too; what else tokens of the first group
#: are tells their first character. Only in an interpolation a closing brace may mean more.
_OWN_KINDS = _OPERATORS | t.KEYWORDS
_OWN_KINDS_OUTSIDE = _OWN_KINDS | {"}": "}"}
_KINDS = (
    dict.fromkeys("abcdefghijklmnopqrstuvwxyz", t.NAME)
    | dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ:", t.CLASSREF)
    | dict.fromkeys("0123456789", t.NUMBER)
    | {"$": t.VARIABLE, "'": t.STRING, '"': t.STRING, "(": "(", "[": "[", "{": "{", "}": "}"}
)
#: Of these the text is the value, and there is nothing more to decide.
_AS_WRITTEN = frozenset([t.NAME, t.CLASSREF])


# The master expressions. Each takes milliseconds to compile, and most runs need only one.
_MASTER = pattern(_SKIP + _TOKEN, re.VERBOSE)
_MASTER_IN_LINE = pattern(_SKIP_TO_LINE_END + _TOKEN, re.VERBOSE)
_EPP_MASTER = pattern(_SKIP + _EPP_TOKEN, re.VERBOSE)
_EPP_MASTER_IN_LINE = pattern(_SKIP_TO_LINE_END + _EPP_TOKEN, re.VERBOSE)
#: By whether the text is a template, and whether only blanks of the same line are skipped.
_MASTERS = {
    (False, False): _MASTER,
    (False, True): _MASTER_IN_LINE,
    (True, False): _EPP_MASTER,
    (True, True): _EPP_MASTER_IN_LINE,
}


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
        kinds, values = self.tokens.kinds, self.tokens.values
        starts, ends = self.tokens.starts, self.tokens.ends
        find: _Find = _MASTERS[self.epp, False].finditer
        kind_by_first = _KINDS
        string, variable = t.STRING, t.VARIABLE
        open_strings = self.open_strings
        after = ""  # the kind of the token before
        # Something is always found where the search begins: group 4 matches anything. A new
        # search begins where a string, a heredoc or the like ends.
        while True:
            own_kind = (_OWN_KINDS if open_strings else _OWN_KINDS_OUTSIDE).get
            for m in find(text, pos):
                value = m[1]
                pos = m.end()
                kind = own_kind(value)
                if kind is not None:
                    after = kind
                    kinds.append(kind)
                    values.append(value)
                    starts.append(pos - len(value))
                    ends.append(pos)
                    continue
                if value is None:
                    group = m.lastindex
                    if group is None:
                        self._end(pos)
                        return
                    value = m[group]
                    start = pos - len(value)
                    if group == 2:
                        # A name after `::` is never a keyword; a word has a dash or an odd
                        # underscore.
                        kind = t.NAME if _is_name(value) else t.WORD
                    elif group == 3:
                        pos = self._close_tag(start, pos)
                        after = kinds[-1] if kinds else ""
                        break
                    else:
                        count = len(kinds)
                        pos = self._other(value, start, after)
                        find = _MASTERS[self.epp, self.jump is not None].finditer
                        added = len(kinds) - count
                        # A string or heredoc in an interpolation leaves the token before it in
                        # force, unless it is one simple string: so Puppet decides what a slash
                        # means.
                        if added and (
                            not open_strings
                            or value not in _OPENS_TEXT
                            or (added == 1 and kinds[-1] == t.STRING)
                        ):
                            after = kinds[-1]
                        break
                else:
                    start = pos - len(value)
                    kind = kind_by_first[value[0]]
                    if kind is string:
                        value = value[1:-1]
                    elif kind is variable:
                        value = value[1:]
                    elif kind in _AS_WRITTEN:
                        pass
                    elif kind == "{":
                        if open_strings:
                            self.braces += 1
                        if after == "?":
                            kind = t.SELECTOR_BRACE
                    elif kind == "}":
                        self.braces -= 1
                        if open_strings[-1].braces == self.braces:
                            pos = self._resume_string(start, pos)
                            after = "}" if open_strings or not kinds else kinds[-1]
                            break
                    elif kind is t.NUMBER:
                        problem = number_problem(value)
                        if problem is not None:
                            self._error(problem[0], problem[1], start, pos)
                            continue
                    elif kind == "[":
                        if not start or text[start - 1] in SPACES:
                            kind = t.LIST_START
                    elif kind == "(" and (not start or text[start - 1] in SPACES):
                        if self._first_on_line(start):
                            kind = t.PAREN_FIRST_ON_LINE
                after = kind
                kinds.append(kind)
                values.append(value)
                starts.append(start)
                ends.append(pos)

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
        if text.startswith("&&", start):
            return self._error("syntax-error", "unexpected `&&`", start, start + 2)
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
