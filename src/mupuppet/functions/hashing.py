"""Digests of strings, and random numbers that are always the same for a node."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import cast

from mupuppet.functions.caller_context import CallerContext
from mupuppet.functions.declarations import Topic
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import ArgumentMismatch, Context, InvalidArgument
from mupuppet.functions.stdlib.ruby_values import flatten
from mupuppet.ruby_semantics.conversion import as_string, to_s
from mupuppet.types.labels import a_an
from mupuppet.values.binary import bytes_of
from mupuppet.values.compare import is_true
from mupuppet.values.ruby_numbers import leading_integer
from mupuppet.values.ruby_random import RubyRandom
from mupuppet.values.value import Value


def _declare_digest(name: str, description: str, digest: Callable[[bytes], str]) -> None:
    @legacy_function(name, "$string", Topic.DIGESTS, description, arity=1)
    def implementation(context: Context, arguments: list[Value]) -> Value:
        return digest(bytes_of(as_string(arguments[0])))


_declare_digest(
    "md5",
    "Returns the MD5 digest of a string in hexadecimal.",
    lambda content: hashlib.md5(content, usedforsecurity=False).hexdigest(),
)
_declare_digest(
    "sha1",
    "Returns the SHA-1 digest of a string in hexadecimal.",
    lambda content: hashlib.sha1(content, usedforsecurity=False).hexdigest(),
)
_declare_digest(
    "sha256",
    "Returns the SHA-256 digest of a string in hexadecimal.",
    lambda content: hashlib.sha256(content).hexdigest(),
)
#: The algorithm is a Puppet setting; this is its default.
_declare_digest(
    "digest",
    "Returns the SHA-256 digest of a string in hexadecimal, like `sha256`.",
    lambda content: hashlib.sha256(content).hexdigest(),
)


# --- fqdn_rand


@legacy_function(
    "fqdn_rand",
    "$limit, [$seed], [$downcase]",
    Topic.DIGESTS,
    "Returns a random number below a limit, always the same for a node.",
    arity=-2,
)
def _fqdn_rand(context: Context, arguments: list[Value]) -> Value:
    limit = _integer(arguments[0])
    initial_seed = arguments[1] if len(arguments) > 1 else None
    ignores_case = len(arguments) > 2 and is_true(arguments[2])
    name = fully_qualified_name(cast(CallerContext, context))
    if ignores_case:
        if not isinstance(name, str):
            raise InvalidArgument("fqdn_rand(): there is no fact networking.fqdn to be downcased")
        name = name.lower()
    string = ":".join(map(to_s, flatten([name, limit, initial_seed])))
    if limit <= 0:
        raise InvalidArgument(f"invalid argument - {limit}")
    digest = hashlib.md5(bytes_of(string), usedforsecurity=False)
    return RubyRandom(int(digest.hexdigest(), 16)).below(limit)


def fully_qualified_name(context: CallerContext) -> Value:
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
    raise ArgumentMismatch(f"fqdn_rand(): the limit must be an Integer, got {a_an(value)}")
