"""JSON that others send: requests, nodes, PuppetDBs, programs."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any, NoReturn

from mupuppet.environment.fact_files import MAXIMUM_DEPTH, is_too_deep
from mupuppet.syntax.depth import usual_recursion


def read_json(content: bytes) -> Any:
    """What a body contains. Raises ValueError and RecursionError.

    Python reads more than JSON is: numbers that are none, and halves of characters. Both would go
    on into catalogs, of others as well, and no agent could read them.
    """
    text = content.decode()  # json.loads itself accepts halves of characters in UTF-8
    data = json.loads(text, parse_constant=_not_a_number, parse_float=_number)
    if "\\ud" in text or "\\uD" in text:  # only these can be halves
        try:
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise ValueError("it has half a character") from None
    return data


def read_flat_json(content: bytes) -> Any:
    """The same of nodes. What is nested deeper than agents nest it would take all of the stack."""
    with usual_recursion():
        data = read_json(content)
    if is_too_deep(data):
        raise ValueError(f"it is nested more than {MAXIMUM_DEPTH} deep")
    return data


def _number(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _not_a_number(text)


def _not_a_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not valid JSON")
