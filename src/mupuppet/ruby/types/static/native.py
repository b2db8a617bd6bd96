"""Methods of plain values whose results are computed as in functions and templates."""

from __future__ import annotations

from typing import Any, NoReturn, cast

from mupuppet.ruby.types.static.values import UNKNOWN, Pattern, StaticValue
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby


class _Nowhere:
    """Stands for a compilation where there is none."""

    def __init__(self) -> None:
        self.frozen_by_code: dict[int, Any] = {}
        self.passed: dict[int, Any] = {}

    def freeze(self, value: Any) -> None:
        self.frozen_by_code[id(value)] = value

    def __getattr__(self, name: str) -> NoReturn:
        raise UnsupportedRuby("what only a compilation has")


def call_native(receiver: StaticValue, name: str, arguments: list[StaticValue]) -> StaticValue:
    """The result of a method that changes nothing, or UNKNOWN."""
    from mupuppet.ruby.compilation.program import load_everything
    from mupuppet.ruby.core.run import Host, Run
    from mupuppet.ruby.core.runtime import call_method

    load_everything()
    run = Run(cast(Host, _Nowhere()), 0, None, False)
    try:
        return _from_native(call_method(run, _to_native(receiver), name, _list(arguments), None))
    except (RubyError, UnsupportedRuby):
        return UNKNOWN


def call_lambda(source: str, value: str | None) -> Any:
    """The result of a literal lambda for a string. Raises RubyError, UnsupportedRuby."""
    from mupuppet.ruby.compilation.file_summary import FileSummary
    from mupuppet.ruby.compilation.lowering import Lowering
    from mupuppet.ruby.compilation.program import load_everything, parse_program
    from mupuppet.ruby.core.owners import Owner
    from mupuppet.ruby.core.run import Host, Run
    from mupuppet.ruby.core.runtime import call_method
    from mupuppet.ruby_semantics.puppet_values import to_puppet

    load_everything()
    root = parse_program(source)
    lowering = Lowering([], FileSummary(root), Owner.FUNCTION)
    body = lowering.lower(root)
    run = Run(cast(Host, _Nowhere()), lowering.slot_count, None, True)
    return to_puppet(call_method(run, body(run), "call", [value], None))


def _list(values: list[StaticValue]) -> list[Any]:
    return [_to_native(value) for value in values]


def _to_native(value: StaticValue) -> Any:
    if isinstance(value, list):
        return _list(value)
    if isinstance(value, dict):
        return {_to_native(key): _to_native(entry) for key, entry in value.items()}
    if isinstance(value, Pattern):
        from mupuppet.ruby.core.computed_regexps import regexp_of

        return regexp_of(value.source, "".join(sorted(value.options)))
    if value is None or isinstance(value, (str, int, float)):
        return value
    raise UnsupportedRuby("a value that is not plain")


def _from_native(value: Any) -> StaticValue:
    from mupuppet.ruby_semantics.objects import Symbol

    if isinstance(value, list):
        return [_from_native(entry) for entry in value]
    if isinstance(value, dict):
        return {_from_native(key): _from_native(entry) for key, entry in value.items()}
    if isinstance(value, Symbol):
        return value.name
    return value if value is None or isinstance(value, (str, int, float)) else UNKNOWN
