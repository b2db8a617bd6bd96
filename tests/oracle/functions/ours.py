"""Expressions of the corpus of functions, evaluated by us."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from mupuppet import compile
from mupuppet.basics.floats import float_to_string
from mupuppet.environment.environment import Environment
from mupuppet.functions.registry import BUILT_IN, Context, Function
from mupuppet.types.base import Type
from mupuppet.types.collections import StructElement
from mupuppet.types.inference import infer_detailed
from mupuppet.types.object_extensions import ObjectTypeExtension
from mupuppet.types.objects import type_of
from mupuppet.values.binary import Binary
from mupuppet.values.hashes import pairs_of
from mupuppet.values.iterators import IteratorValue
from mupuppet.values.objects import Deferred, ErrorValue, ObjectValue
from mupuppet.values.regexps import Regexp
from mupuppet.values.symbols import Symbol
from mupuppet.values.timespans import Timespan
from mupuppet.values.timestamps import Timestamp
from mupuppet.values.uris import URI
from mupuppet.values.value import DEFAULT, Sensitive, Value
from mupuppet.values.version_ranges import SemVerRange
from mupuppet.values.versions import SemVer
from mupuppet.versions import DEFAULT as DEFAULT_VERSION
from mupuppet.versions import PuppetVersion
from tests.oracle.functions.calls import FACTS, MODULES_MARK, modules

_TEXTS = (Binary, Timespan, Timestamp, SemVer, SemVerRange, URI)


def encode(value: Value) -> Any:
    """A value in the form in which the driver of real Puppet writes it."""
    if value is None or type(value) in (bool, int):
        return value
    if type(value) is str:
        return _encode_text(value)
    if type(value) is list:
        return [encode(element) for element in value]
    if type(value) is dict:
        return {"Hash": [[encode(key), encode(entry)] for key, entry in pairs_of(value)]}
    if type(value) is float:
        return {"Float": float_to_string(value)}
    if value is DEFAULT:
        return {"Default": True}
    if isinstance(value, Regexp):
        return {"Regexp": value.source}
    if isinstance(value, Sensitive):
        return {"Sensitive": encode(value.value)}
    if isinstance(value, IteratorValue):
        return {"Iterator": [encode(element) for element in value]}
    if isinstance(value, Deferred | ErrorValue | ObjectValue):
        attributes = encode({str(name): each for name, each in value.attributes().items()})
        own = type_of(value)
        base = own.base if isinstance(own, ObjectTypeExtension) else own
        return {"Object": [base.shown_name, attributes]}
    if isinstance(value, Type):
        return {"Type": str(value)}
    if isinstance(value, Symbol):
        return {"Ruby": "Symbol"}
    if isinstance(value, StructElement):  # Puppet shows no attributes of it
        return {"Object": ["Pcore::StructElement", encode({})]}
    assert isinstance(value, _TEXTS)
    return {type(value).__name__: str(value)}


def _encode_text(text: str) -> Any:
    try:
        text.encode()
    except UnicodeEncodeError:
        return {"Bytes": text.encode("utf-8", "surrogateescape").hex()}
    return text.replace(modules(), MODULES_MARK)


@cache
def _facts() -> str:
    return FACTS.read_text(encoding="utf-8")


def evaluate(
    expression: str, version: PuppetVersion = DEFAULT_VERSION, modulepath: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What our compiler makes of an expression, in the form of the corpus."""
    results: list[Value] = []
    result = Function("corpus_result")

    @result.dispatch("Any $value")
    def keep(context: Context, value: Value) -> Value:
        results.append(value)
        return None

    BUILT_IN.add(result)
    code = f"corpus_result(with() || {{ {expression}\n}})"
    environment = Environment.from_code(code, modulepath=(modules(), *modulepath))
    try:
        compiled = compile(
            environment, node="web01.example.com", facts=json.loads(_facts()), puppet=version
        )
    finally:
        del BUILT_IN.loaded["corpus_result"]
    if compiled.error is not None:
        return {"error": compiled.error.message}
    return {"value": encode(results[0]), "type": str(infer_detailed(results[0]))}
