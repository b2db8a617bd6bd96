"""What Ruby itself adds to the messages of its errors, which depends on its version."""

from __future__ import annotations

import re

#: The line of the program at which it failed; names that are alike.
_OF_RUBY = re.compile(r"\n\n +.*\n +\^+(?=\n|\Z)|\nDid you mean\?  .*(\n {15}.*)*")


def without_additions(message: str) -> str:
    """The message of an error as the code that raised it has it."""
    return _OF_RUBY.sub("", message)
