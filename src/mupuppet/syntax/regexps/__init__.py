r"""Is this a Ruby regular expression?

Puppet compiles each `/.../` literal while it reads a manifest, so a literal that Ruby
rejects is an error of the manifest. `check_regexp` decides as `Regexp.new(source)` of Ruby 3.1
does (in UTF-8, no options), and gives Ruby's reason.

How it works
1. Most patterns are made of plain characters, simple classes, groups and repetitions. A
   match with `re` recognises those; what `is_simple` accepts, Ruby accepts.
2. Everything else walks the way that Ruby's own text goes: `escapes` resolves what Ruby
   resolves before the engine sees the pattern, `parser` (with `names`, `classes`,
   `properties`) reads the engine's syntax, and `checks` (with `recursion`) looks at what needs
   the whole pattern: references, calls, look-behind.

Nothing here recurses, so that nesting is limited only where Ruby limits it (4096 levels).

Deliberately not exact
- Under `(?i)` the engine expands letters whose case folding is longer than one character
  (`ß`, `ss`), which may make a look-behind too variable in a pattern that is not plain ASCII.
  We accept such a look-behind.
- Whether mutually recursive groups can ever end is a search that may take exponential time.
  It stops after a fixed number of steps, and the pattern is accepted. Ruby would not answer.
- When a pattern has several mistakes, Ruby may name another one of them.
"""

from __future__ import annotations

import re
from functools import cache

__all__ = ["check_regexp", "is_simple"]

#: The longest pattern that is recognised at once: short enough that none of Ruby's limits (on
#: the number and the nesting of groups) can matter.
_SIMPLE_LENGTH = 8000


def check_regexp(pattern: str) -> str | None:
    """Why Ruby rejects this pattern, in Ruby's words; None when Ruby accepts it."""
    if is_simple(pattern):
        return None
    from mupuppet.syntax.regexps.parser import reason_of_rejection

    return reason_of_rejection(pattern)


def is_simple(pattern: str) -> bool:
    """Is the pattern certainly valid?"""
    simple, no_parenthesis = _expressions()
    if len(pattern) > _SIMPLE_LENGTH or simple.fullmatch(pattern) is None:
        return False
    if "(" not in pattern and ")" not in pattern:
        return True
    parentheses = no_parenthesis.sub("", pattern)
    while "()" in parentheses:
        parentheses = parentheses.replace("()", "")
    return not parentheses


@cache
def _expressions() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What a pattern must match to be simple, but for the balance of its parentheses; and
    what to remove from it to see their balance. Made at the first use, not at import.

    All repetitions are possessive: a match runs through the source once, or gives up.
    """
    operators = r"(?>(?:[*+?]|\{(?:\d{1,4},?|[01]?,1|[0-2]?,[2-9]|\d?,[1-9]\d{1,3})\})*)"
    # In a class: ranges whose order is known, and no bracket, hyphen or `&&` that needs thought.
    ranges = r"a-[fz]|A-[FZz]|0-\d|1-[1-9]|2-[2-9]|3-[3-9]|4-[4-9]|[5-9]-9|[5-8]-8"
    posix = r"\[:(?:al(?:num|pha)|digit|lower|upper|punct|space|xdigit|word|blank):\]"
    escaped = r"\\[^0-9xcCMupPkg\ud800-\udfff]|\\0(?![0-7])"
    in_class = rf"{ranges}|[^]\\[&\-\ud800-\udfff]|&(?!&)|{escaped}|{posix}"
    character_class = rf"\[\^?+-?+(?>(?:{in_class})+)-?+\]"
    character = rf"[^\\[(){{*+?|\ud800-\udfff]|\{{(?![\d,])|{escaped}"
    before_operand = r"(?:\||\((?>(?:\?(?:[:=!]|[im]++[:)]))?))(?![*+?{])"
    item = rf"(?:{character}|{character_class}|\)){operators}|{before_operand}"
    simple = rf"(?![*+?{{])(?>(?:{item})*)"
    no_parenthesis = r"\(\?[im]++\)|\\.|\[\^?+(?>(?:[^]\\[]|\\.|\[:\w++:\])*)\]|[^()]"
    return re.compile(simple, re.DOTALL), re.compile(no_parenthesis, re.DOTALL)
