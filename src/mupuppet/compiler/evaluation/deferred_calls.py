"""Deferred calls as parameters of classes, defined types and templates: what will they return?

This is known only if the function declares its return type. Otherwise Puppet warns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.functions.registry import find_function
from mupuppet.types.base import Type
from mupuppet.types.callables import CALLABLE, CallableType
from mupuppet.values.objects import Deferred
from mupuppet.values.strings import inspect

if TYPE_CHECKING:
    from mupuppet.compiler.log import Log
    from mupuppet.compiler.model.scope import CompilationContext


def returned_types(compiler: CompilationContext) -> Callable[[Deferred], Type | None]:
    """What deferred calls will return in a compilation."""
    return lambda call: returned_type(compiler, call)


def returned_type(compiler: CompilationContext, call: Deferred) -> Type | None:
    """What a deferred call will return; None if the function does not say."""
    found = _accepting(_types(compiler, call.name), call)
    if found is None:
        given = "" if call.arguments is None else inspect(call.arguments)
        message = f"No matching arity found for {call.name} with arguments {given}"
        raise EvaluationError("argument-mismatch", message)
    if found.returned is None:
        _warn(compiler.log, call.name)
    return found.returned


def _accepting(types: Sequence[CallableType], call: Deferred) -> CallableType | None:
    """The first type that takes the arguments; Puppet wants a list, if an empty one."""
    arguments = call.arguments
    if arguments is None:
        return None
    return next((each for each in types if each.accepts_arguments(arguments)), None)


def _warn(log: Log, name: str) -> None:
    key = f"{name}_deferred_warning"
    if key not in log.warned:
        log.warned.add(key)
        message = f"Deferred function {name} has no return_type"
        message += ", unable to guarantee value type during compilation."
        log.add("warning", f"{message}\n   (file & line not available)")


def _types(compiler: CompilationContext, name: str) -> Sequence[CallableType]:
    """The ways to call a function; one of the 3.x API takes any arguments."""
    built_in = find_function(name)
    if built_in is not None and built_in.is_legacy:
        return [CALLABLE]
    written = compiler.functions.callable_type(name)
    if written is not None:
        return [written]
    function = built_in or compiler.functions.of_module(name)
    if function is None:
        raise EvaluationError("unknown-function", f"Unknown function: '{name}'.")
    dispatches = function.for_puppet(compiler.program.environment.puppet).dispatches
    return [each.signature.callable_type for each in dispatches] or [CALLABLE]
