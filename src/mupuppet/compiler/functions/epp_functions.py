"""`epp` and `inline_epp`: templates in Puppet's own language, lowered like manifests."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from mupuppet.basics.lazy import stored_with
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.call_context import CallContext, refusal
from mupuppet.compiler.evaluation.lowered import lowered_unit
from mupuppet.compiler.evaluation.lowering.base import Closure
from mupuppet.compiler.evaluation.lowering.parameters import (
    LoweredParameters,
    evaluate_default,
    lower_parameters,
)
from mupuppet.compiler.model.scope import (
    RESERVED_NAMES,
    Frame,
    LocalScope,
    global_scope,
    reserved_name_message,
    without_match,
)
from mupuppet.compiler.program.definitions import Unit
from mupuppet.compiler.program.parse_logs import diagnostic_logs
from mupuppet.diagnostics import Cause, distinct
from mupuppet.environment.companions import Companion
from mupuppet.environment.permissions import Refused
from mupuppet.functions.control_flow import NextJump, ReturnJump
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.registry import FunctionError, function
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import parse
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import validate
from mupuppet.types.base import Type
from mupuppet.types.collections import StructElement, StructType
from mupuppet.types.combinations import OptionalType, SensitiveType, VariantType
from mupuppet.types.inference import infer_detailed
from mupuppet.types.parameters import validate_parameters
from mupuppet.types.scalars import STRING, StringType
from mupuppet.values.hashes import pairs_of
from mupuppet.values.objects import Deferred
from mupuppet.values.strings import to_string
from mupuppet.values.value import Sensitive, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.compiler.program.rejections import Rejection

#: How many mistakes in a template are shown.
_MOST_CAUSES = 10


class LoweredTemplate:
    """A template that is ready to be rendered."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        lowering = lowered_unit(unit).lowering
        (node,) = unit.program.body
        assert isinstance(node, n.EppTemplate)  # a template's program is one
        self._source = unit.source
        #: Reported whenever the template is rendered, since Puppet reads it again.
        self.warnings = unit.warnings
        #: Whether the template declares its parameters.
        self.declares_parameters = node.parameters is not None
        self.parameters: LoweredParameters = lower_parameters(node.parameters or (), lowering)
        self.body: Closure = lowering.block_body(node)

    def render(self, scope: Frame, given: dict[str, Value], *, checked: bool) -> Value:
        """The text, inside a scope; Sensitive if a Sensitive value was rendered."""
        values = self._bind(scope, given) if checked else given
        if not RESERVED_NAMES.isdisjoint(values):
            reserved = next(name for name in values if name in RESERVED_NAMES)
            raise EvaluationError("reserved-variable", reserved_name_message(reserved))
        local = LocalScope(scope, dict(values))
        local.template = []
        self.body(local)
        pieces = local.template
        if Sensitive in map(type, pieces):
            return Sensitive(
                "".join(
                    to_string(piece.value) if isinstance(piece, Sensitive) else piece
                    for piece in pieces
                )
            )
        return "".join(pieces)

    def _bind(self, scope: Frame, given: dict[str, Value]) -> dict[str, Value]:
        values = {name: value for name, value in given.items() if value is not None}
        for parameter in self.parameters.list:
            if parameter.name in values:
                continue
            if parameter.has_default:
                local = LocalScope(scope, values)
                values[parameter.name] = evaluate_default(
                    parameter, self.parameters, local, "lambda", values
                )
            elif parameter.name in given:
                values[parameter.name] = None
        if self._fits(values, scope):
            return values
        struct = StructType(
            _element(
                parameter.name,
                self.parameters.type_of(parameter, scope),
                optional=parameter.has_default,
            )
            for parameter in self.parameters.list
        )
        from mupuppet.compiler.evaluation.deferred_calls import returned_types

        will_return = returned_types(scope.compiler)
        message = validate_parameters("lambda", struct, dict(values), deferred_type=will_return)
        if message is not None:
            raise self._mismatch(message, values)
        return values

    def _mismatch(self, message: str, values: dict[str, Value]) -> EvaluationError:
        """Puppet speaks of a lambda: a note names the template and its parameters."""
        from mupuppet.compiler.program.suggestions import did_you_mean

        names = [parameter.name for parameter in self.parameters.list]
        listed = ", ".join(f"${name}" for name in names) or "none"
        note = f"the parameters of the template {self._source.name or '<code>'} are {listed}"
        unknown = [name for name in values if name not in names]
        missing = [name for name in names if name not in values]
        hint = did_you_mean(unknown[0], missing or names) if unknown else None
        return EvaluationError("argument-mismatch", message, notes=(note,), hint=hint)

    def _fits(self, values: dict[str, Value], scope: Frame) -> bool:
        """Whether the values are those of all parameters and of no others, and fit."""
        parameters = self.parameters
        if len(values) != len(parameters.list):
            return False
        for parameter in parameters.list:
            if parameter.name not in values:
                return False
            value = values[parameter.name]
            if isinstance(value, Deferred):
                return False  # what it returns is another question
            if parameter.type is not None:
                if not parameters.type_of(parameter, scope).is_instance(value):
                    return False
        return True


#: The lowered form of a template.
lowered_template = stored_with("_template", LoweredTemplate)


class _TemplateFiles(dict[str, SourceFile | None]):
    """The templates of a compilation by the names that code uses: each is looked for once."""


class CompiledTemplates(dict[tuple[str, Strictness], Unit], Companion):
    """The templates in files that were rendered in an environment."""

    def forget_files(self, paths: Collection[str]) -> None:
        for key in [key for key in self if key[0] in paths]:
            del self[key]


def _element(name: str, type: Type, *, optional: bool) -> StructElement:
    key: Type = StringType(value=name)
    return StructElement(OptionalType(key) if optional else key, type)


def _unit(compiler: CompilationContext, function_name: str, source: SourceFile) -> Unit:
    """A template, parsed once as long as it stays the same."""
    program = compiler.program
    units = program.companions.of(CompiledTemplates)
    key = (source.name, program.strict)
    unit = units.get(key)
    if unit is None or unit.source.text != source.text:
        unit = units[key] = program.template(
            source, lambda: _parse(compiler, function_name, source)
        )
    return unit


def _parse(compiler: CompilationContext, function_name: str, source: SourceFile) -> Unit:
    result = parse(source, epp=True)
    program = compiler.program
    validation = None
    if result.ok:
        puppet = program.environment.puppet
        validation = validate(result, source, strict=program.strict, puppet=puppet)
    diagnostics = (*result.diagnostics, *distinct(validation or ()))
    if any(diagnostic.is_error for diagnostic in diagnostics):
        from mupuppet.compiler.program.rejections import rejection

        rejected = rejection(diagnostics, validation, program.most_logged)
        compiler.log.entries += rejected.logs
        raise _invalid(function_name, rejected)
    if result.definitions:
        message = "The EPP template contains illegal expressions (definitions)"
        raise FunctionError(f"{function_name}(): {message}", "template-error")
    unit = program.unit(source, result.program)
    unit.warnings = diagnostics
    return unit


def _invalid(function_name: str, rejected: Rejection) -> FunctionError:
    """Why a template is refused: as a manifest with such mistakes is."""
    errors = [each for each in rejected.diagnostics if each.is_error]
    first = errors[0]
    detail = f"{rejected.summary} (file: {first.source.name})"
    if rejected.summary is None:
        position = first.position
        line, column = position.line, position.column
        detail = f"{first.message} (file: {first.source.name}, line: {line}, column: {column})"
    causes = tuple(map(Cause.of, errors[:_MOST_CAUSES]))
    return FunctionError(
        f"{function_name}(): Invalid EPP: {detail}", "template-error", notes=causes
    )


def _render(
    context: CallContext, function_name: str, source: SourceFile, given: Value, scope: Frame
) -> Value:
    if given is not None and not isinstance(given, dict):
        raise FunctionError(
            f"{function_name}(): the template_args must be a Hash", "argument-mismatch"
        )
    compiler = context.compiler
    template = lowered_template(_unit(compiler, function_name, source))
    if compiler.inputs.reads is not None:
        compiler.inputs.reads.units.add(template.unit)
    if template.warnings:
        compiler.log.diagnostics += template.warnings
        compiler.log.entries += diagnostic_logs(template.warnings, compiler.program.most_logged)
    arguments = {str(name): value for name, value in pairs_of(given or {})}
    checked = template.declares_parameters or given is None
    try:
        return template.render(scope, arguments, checked=checked)
    except ReturnJump as jump:
        return jump.value  # whatever it is
    except NextJump as jump:
        if not _RESULT.is_instance(jump.value):
            from mupuppet.types.mismatch import describe_mismatch  # few runs make mistakes

            subject = f"value returned from function '{function_name}' has wrong type,"
            actual = infer_detailed(jump.value)
            raise FunctionError(
                describe_mismatch(subject, _RESULT, actual), "return-type-mismatch"
            ) from None
        return jump.value


#: What a template gives.
_RESULT = VariantType([STRING, SensitiveType(STRING)])
_PARAMETERS = f"?Hash[Pattern[/^\\w+$/], Any] $parameters >> {_RESULT}"


epp = function(
    "epp",
    Topic.FILES,
    "Renders an EPP template of a module.",
    determined=False,
    traits=Trait.EVALUATES | Trait.LEGACY_STUB,
)


@epp.dispatch(f"String $path, {_PARAMETERS}")
def _epp(context: CallContext, path: str, parameters: Value = None) -> Value:
    source = _template_file(context, path)
    if source is None and not path.endswith(".epp"):
        path += ".epp"
        source = _template_file(context, path)
    if source is None:
        notes = context.file_search_notes("templates", path)
        raise FunctionError(f"Could not find template '{path}'", "missing-template", notes=notes)
    scope = without_match(global_scope(context.scope))
    return _render(context, "epp", source, parameters, scope)


def _template_file(context: CallContext, path: str) -> SourceFile | None:
    compiler = context.compiler
    files = compiler.companions.of(_TemplateFiles)
    if path not in files:
        try:
            files[path] = compiler.program.environment.module_file("templates", path)
        except Refused as refused:
            raise refusal(refused) from None
    return files[path]


inline_epp = function(
    "inline_epp",
    Topic.FILES,
    "Renders an EPP template given as a string.",
    traits=Trait.EVALUATES | Trait.LEGACY_STUB,
)


@inline_epp.dispatch(f"String $template, {_PARAMETERS}")
def _inline_epp(context: CallContext, template: str, parameters: Value = None) -> Value:
    source = SourceFile(template, "inlined-epp-text")
    return _render(context, "inline_epp", source, parameters, context.scope)
