"""Regular expressions that are compiled when they are first used.

Compiling one takes a tenth of a millisecond or more, there are a hundred of them, and a small run
needs five.
"""

from __future__ import annotations

import re
from typing import Any, cast


class LazyPattern:
    """Stands for a pattern; an attribute of the pattern is copied when it is first used."""

    def __init__(self, source: str, flags: int) -> None:
        self.made_from = (source, flags)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # what copying and pickling look for
            raise AttributeError(name)
        value = getattr(re.compile(*self.made_from), name)
        setattr(self, name, value)
        return value


def pattern(source: str, flags: int = 0) -> re.Pattern[str]:
    """Like `re.compile`, but lazy."""
    return cast("re.Pattern[str]", LazyPattern(source, flags))
