"""Scopes and resources as Ruby code sees them, and its calls of Puppet functions."""

from __future__ import annotations

from mupuppet.ruby.core.enumerable import spread
from mupuppet.ruby.core.passing import Passed
from mupuppet.ruby.core.puppet_objects import ParameterObject, ResourceObject, ScopeObject
from mupuppet.ruby.core.run import Host, Run
from mupuppet.ruby.core.runtime import TABLES, definer
from mupuppet.ruby_semantics.classes import class_name
from mupuppet.ruby_semantics.conversion import as_string, inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, Throw, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc, Symbol
from mupuppet.ruby_semantics.puppet_values import DEFAULT_VALUE, default_used, to_puppet
from mupuppet.ruby_semantics.references import ReferredResource
from mupuppet.ruby_semantics.strings import is_string
from mupuppet.values.value import Value

#: What a scope throws if it has no such variable and someone catches it.
_UNDEFINED_VARIABLE = Symbol("undefined_variable")
#: The methods of a scope.
SCOPE_TABLE = TABLES.setdefault(ScopeObject, {})
_scope_method = definer(SCOPE_TABLE, holds=True)


@_scope_method("lookupvar []", 1, 2)
def _lookup(
    run: Run, scope: ScopeObject, block: Proc | None, name: Value, options: Value = None
) -> Value:
    if not is_string(name):
        message = f"Scope variable name {inspect(name)} is a {class_name(name)}, not a string"
        raise RubyError("Puppet::ParseError", message)
    host, string = scope.host(run), as_string(name)
    if _UNDEFINED_VARIABLE in run.catching:
        reason = host.unknown_reason(string)
        if reason is not None:
            raise Throw(_UNDEFINED_VARIABLE, reason or None)
    return run.from_outside(host.scope_variable(string))


@_scope_method("setvar []=", 2)
def _set_variable(
    run: Run, scope: ScopeObject, block: Proc | None, name: Value, value: Value
) -> Value:
    scope.host(run).set_variable(as_string(name), run.shared(value))
    return value


@_scope_method("include?", 1)
def _include(run: Run, scope: ScopeObject, block: Proc | None, name: Value) -> Value:
    return scope.host(run).has_variable(as_string(name))


@_scope_method("exist?", 1)
def _exist(run: Run, scope: ScopeObject, block: Proc | None, name: Value) -> Value:
    return scope.host(run).is_variable(as_string(name))


@_scope_method("bound?", 1)
def _bound(run: Run, scope: ScopeObject, block: Proc | None, name: Value) -> Value:
    return scope.host(run).is_bound(as_string(name))


@_scope_method("to_hash", 0, 2)
def _to_hash(run: Run, scope: ScopeObject, block: Proc | None, *options: Value) -> Value:
    if options:
        raise UnsupportedRuby("`to_hash' of a scope with options")
    return run.from_outside(scope.host(run).variables())


@_scope_method("call_function", 2)
def _call_function(
    run: Run, scope: ScopeObject, block: Proc | None, name: Value, arguments: Value
) -> Value:
    string = name.name if isinstance(name, Symbol) else as_string(name)
    return call_puppet_function(run, scope.host(run), string, spread(run, arguments), block)


@_scope_method("resource")
def _resource(run: Run, scope: ScopeObject, block: Proc | None) -> Value:
    return ResourceObject(*scope.host(run).resource())


@_scope_method("lookupdefaults", 1)
def _lookup_defaults(run: Run, scope: ScopeObject, block: Proc | None, kind: Value) -> Value:
    names = scope.host(run).default_names(to_s(kind))
    # Their values are Puppet objects.
    return {Symbol(name): True for name in names}


_resource_method = definer(TABLES.setdefault(ResourceObject, {}), holds=True)
_resource_method("title name", makes=True)(lambda run, resource, block: resource.title)
_resource_method("type", makes=True)(lambda run, resource, block: resource.type)
_resource_method("to_s ref", makes=True)(lambda run, resource, block: str(resource))
_reference_method = definer(TABLES.setdefault(ReferredResource, {}))
_reference_method("title", makes=True)(lambda run, reference, block: reference.parts[1])
_reference_method("name", makes=True)(lambda run, reference, block: "/".join(reference.parts))
_reference_method("type", makes=True)(lambda run, reference, block: reference.parts[0])
_reference_method("to_s ref to_ref", makes=True)(lambda run, reference, block: str(reference))
# It is not in the catalog: only its title says what it has.
_reference_method("parameters")(lambda run, reference, block: {})
_reference_method("keys")(lambda run, reference, block: [])
_reference_method("[]", 1)(lambda run, reference, block, name: None)
_reference_method("catalog file line virtual")(lambda run, reference, block: None)
_reference_method("exported")(lambda run, reference, block: False)
_reference_method("empty?")(lambda run, reference, block: True)
_reference_method("class?")(lambda run, reference, block: reference.parts[0] == "Class")


@_reference_method("to_json to_data_hash to_yaml")
def _reference_data(run: Run, reference: ReferredResource, block: Proc | None) -> Value:
    raise UnsupportedRuby("the data of a reference")


@_reference_method("to_hash to_h")
def _reference_hash(run: Run, reference: ReferredResource, block: Proc | None) -> Value:
    return {Symbol(name): value for name, value in reference.named_by_title.items()}


@_resource_method("to_hash to_h")
def _resource_hash(run: Run, resource: ResourceObject, block: Proc | None) -> Value:
    return {Symbol(name): run.from_outside(v) for name, v in resource.parameters.items()}


@_resource_method("parameters")
def _resource_parameters(run: Run, resource: ResourceObject, block: Proc | None) -> Value:
    """The given parameters; `to_hash` adds the name where it is the title."""
    return {
        Symbol(name): ParameterObject(name, run.from_outside(value))
        for name, value in resource.parameters.items()
        if name != "name" or value != resource.title
    }


_parameter_method = definer(TABLES.setdefault(ParameterObject, {}), holds=True)
_parameter_method("name")(lambda run, parameter, block: Symbol(parameter.name))
_parameter_method("value")(lambda run, parameter, block: parameter.value)


@_resource_method("[]", 1)
def _resource_parameter(
    run: Run, resource: ResourceObject, block: Proc | None, name: Value
) -> Value:
    return run.from_outside(resource.parameters.get(to_s(name)))


def call_puppet_function(
    run: Run, host: Host, name: str, values: list[Value], block: Proc | None
) -> Value:
    """Call a Puppet function with Ruby values."""
    with Passed(run, values) as passed:
        given = passed.values
        run.publish()
        result = host.call_function(name, given, _receiving_values(run, block, passed))
        match default_used(name, given, result):
            case "argument":
                return values[-1]
            case "option":
                named = values[-1].items()
                return next(value for key, value in named if to_s(key) == DEFAULT_VALUE)
            case _:
                return _result(run, result, passed)


def passing_values(run: Run, block: Proc) -> Proc:
    """A Puppet lambda that a program calls which changes values."""
    inner = block.call

    def call(*values: Value) -> Value:
        with Passed(run, list(values)) as passed:
            run.publish()
            result = inner(*passed.values)
            known = passed.result(result)
            return run.from_outside(result) if known is NotImplemented else known

    return block.with_call(call)


def _result(run: Run, result: Value, passed: Passed | None = None) -> Value:
    """What a Puppet function returns, or passes to a block: a string is a new one.

    What it was passed is the same.
    """
    if passed is not None:
        known = passed.result(result)
        if known is not NotImplemented:
            return known
    if type(result) is not str:
        return run.from_outside(result)
    made = run.string(result)
    if run.changes and id(result) in run.state.frozen:
        made.is_frozen = True
    return made


def _receiving_values(run: Run, block: Proc | None, passed: Passed) -> Proc | None:
    """A block that Puppet calls."""
    if block is None or not (run.changes or passed.values):
        return block
    inner = block.call
    made = Proc(
        lambda *values: inner(*(_result(run, value, passed) for value in values)),
        block.parameter_count,
        block.is_lambda,
    )
    made.arity, made.is_open = block.arity, block.is_open
    return made


def call_legacy_function(run: Run, scope: ScopeObject, name: str, values: list[Value]) -> Value:
    """`scope.function_name([arguments])`"""
    if len(values) != 1 or type(values[0]) is not list:
        message = (
            "custom functions must be called with a single array that contains the arguments."
            " For example, function_example([1]) instead of function_example(1)"
        )
        raise RubyError("ArgumentError", message)
    host = scope.host(run)
    given = [to_puppet(value) for value in values[0]]
    before = list(given)
    run.publish()
    result = host.call_legacy_function(name, given)
    for value, old, new in zip(values[0], before, given, strict=False):
        if new is not old:
            run.change(host, value, new)
    return _result(run, result)
