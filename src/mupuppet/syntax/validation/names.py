"""Names of variables and parameters, and those that have been found in order.

A file contains most of its names several times, and the files of a module share many. So each is
checked once in a process.
"""

import re

from mupuppet.basics.patterns import pattern

# Only the last part of a name may begin with an underscore.
_VARIABLE_NAME = pattern(r"(?:::)?(?:[a-z]\w*::)*[a-z_]\w*", re.ASCII).fullmatch

#: Names of variables that are in order.
GOOD_NAMES: set[str] = set()
#: Those without `::`, which can be set and be those of parameters.
GOOD_LOCAL_NAMES: set[str] = set()
_MAXIMUM_NAMES = 10_000
_MAXIMUM_LENGTH = 100


def is_variable_name(name: str) -> bool:
    """Whether a variable can have this name."""
    if not _VARIABLE_NAME(name):
        return False
    if len(name) <= _MAXIMUM_LENGTH:
        if len(GOOD_NAMES) >= _MAXIMUM_NAMES:
            GOOD_NAMES.clear()
            GOOD_LOCAL_NAMES.clear()
        GOOD_NAMES.add(name)
        if "::" not in name:
            GOOD_LOCAL_NAMES.add(name)
    return True


def is_parameter_name(name: str) -> bool:
    """Whether a parameter can have this name."""
    return "::" not in name and is_variable_name(name)
