"""Digests of texts, and numbers that are random but the same for a node each time."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import cast

from mupuppet.functions.legacy_functions import legacy_function
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.functions.stdlib.ruby_values import as_string, flatten, to_s
from mupuppet.functions.surroundings import Surroundings
from mupuppet.types.labels import a_an
from mupuppet.values.basic import Value
from mupuppet.values.compare import is_true
from mupuppet.values.ruby_numbers import leading_integer
from mupuppet.values.ruby_random import RubyRandom


def _define_digest(name: str, digest: Callable[[bytes], str]) -> None:
    @legacy_function(name, 1)
    def implementation(context: Context, arguments: list[Value]) -> Value:
        return digest(as_string(arguments[0]).encode("utf-8", "surrogatepass"))


_define_digest("md5", lambda content: hashlib.md5(content, usedforsecurity=False).hexdigest())
_define_digest("sha1", lambda content: hashlib.sha1(content, usedforsecurity=False).hexdigest())
_define_digest("sha256", lambda content: hashlib.sha256(content).hexdigest())
#: The algorithm is a setting of Puppet's; this is its default.
_define_digest("digest", lambda content: hashlib.sha256(content).hexdigest())


# --- fqdn_rand


@legacy_function("fqdn_rand", -2)
def _fqdn_rand(context: Context, arguments: list[Value]) -> Value:
    limit = _integer(arguments[0])
    initial_seed = arguments[1] if len(arguments) > 1 else None
    ignores_case = len(arguments) > 2 and is_true(arguments[2])
    name = fully_qualified_name(cast(Surroundings, context))
    if ignores_case:
        if not isinstance(name, str):
            raise FunctionError("fqdn_rand(): there is no fact networking.fqdn to be downcased")
        name = name.lower()
    text = ":".join(map(to_s, flatten([name, limit, initial_seed])))
    if limit <= 0:
        raise FunctionError(f"invalid argument - {limit}")
    digest = hashlib.md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False)
    return RubyRandom(int(digest.hexdigest(), 16)).below(limit)


def fully_qualified_name(context: Surroundings) -> Value:
    """The fact `networking.fqdn`; None where there is none."""
    found = context.variable("facts")
    for name in ("networking", "fqdn"):
        found = found.get(name) if isinstance(found, dict) else None
    return found


def _integer(value: Value) -> int:
    """Ruby's `to_i`"""
    if type(value) is str:
        return leading_integer(value)
    if type(value) is int or type(value) is float:
        return int(value)
    raise FunctionError(f"fqdn_rand(): the limit must be an Integer, got {a_an(value)}")
