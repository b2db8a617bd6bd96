"""Regular expressions whose sources are computed."""

from __future__ import annotations

from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.syntax.regexps import check_regexp
from mupuppet.values.regexps import Regexp, regexp_with


def regexp_of(source: str, options: str = "") -> Regexp:
    """The regular expression of a source that was computed at run time."""
    made = regexp_with(source, options)
    problem = check_regexp(source)
    if problem is not None:
        raise RubyError("RegexpError", f"{problem}: {inspect(made)}")
    return made
