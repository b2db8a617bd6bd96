"""YAML as Ruby writes it, byte by byte.

Two parts do this in Ruby. Psych turns values into nodes and says which style a string should
have; libyaml then decides which style it can have, and lays everything out: lines longer than
the width are folded, collections are indented, empty ones are written as `[]` and `{}`. An
array or hash that occurs twice (the same one, not an equal one) gets an anchor.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

from mupuppet.functions.registry import FunctionError
from mupuppet.functions.ruby_numbers import NotANumber
from mupuppet.functions.stdlib.ruby_values import class_name
from mupuppet.functions.stdlib.yaml_layout import Layout, Scalar
from mupuppet.functions.stdlib.yaml_scalars import plain_value
from mupuppet.values.basic import DEFAULT, Sensitive, Value
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import pairs_of
from mupuppet.values.numbers import float_text
from mupuppet.values.regexps import Regexp
from mupuppet.values.text import to_text
from mupuppet.values.times import TimeValue
from mupuppet.values.versions import SemVer


class YamlOptions(NamedTuple):
    """What can be asked for."""

    indentation: int = 2
    line_width: int = 0
    canonical: bool = False


def to_yaml(value: Value, options: YamlOptions = YamlOptions()) -> str:
    """A value as a document of YAML."""
    if options.line_width < -1:
        raise FunctionError(
            f"Invalid line_width {options.line_width}, must be non-negative or -1 for unlimited."
        )
    layout = Layout(options.indentation, options.line_width, options.canonical)
    folded_from = options.line_width if options.line_width > -1 and options.line_width else None
    return _Document(layout, folded_from).write(value)
