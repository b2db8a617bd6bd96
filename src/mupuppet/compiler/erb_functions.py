"""`template` and `inline_template`: templates in ERB."""

from __future__ import annotations

from typing import cast

from mupuppet.compiler.context import CallContext
from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.scope import Frame
from mupuppet.functions.formatting import format_text
from mupuppet.functions.legacy_functions import legacy_function
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.functions.stdlib.ruby_values import as_string
from mupuppet.functions.surroundings import Missing
from mupuppet.ruby.erb.errors import RubyError, UnsupportedRuby
from mupuppet.values.basic import Value

#: Problems that real Puppet may not have: no `rescue` in a template may hide them.
_OURS = frozenset(["unknown-function", "unsupported-ruby"])


class ErbHost:
    """What a template sees of the compilation that renders it."""

    def __init__(self, context: CallContext) -> None:
        self._context = context

    def instance_variable(self, name: str) -> Value:
        frame: Frame | None = self._context.scope
        while frame is not None:
            if name in frame.variables:
                return frame.variables[name]
            frame = frame.next
        return None

    def lookup(self, name: str) -> Value:
        found = self._context.variable(name)
        return None if isinstance(found, Missing) else found

    def has_variable(self, name: str) -> bool:
        return self.lookup(name) is not None

    def variables(self) -> dict[str, Value]:
        frames: list[Frame] = []
        frame: Frame | None = self._context.scope
        while frame is not None:
            frames.append(frame)
            frame = frame.next
        found: dict[str, Value] = {}
        for frame in reversed(frames):
            for name, value in frame.variables.items():
                if value is None:
                    found.pop(name, None)
                else:
                    found[name] = value
        return found

    def call_function(self, name: str, arguments: list[Value]) -> Value:
        try:
            return self._context.call_function(name, arguments)
        except (FunctionError, EvaluationError) as problem:
            if problem.id in _OURS:
                raise
            raise RubyError("Puppet::Error", problem.message) from None

    call_legacy_function = call_function

    def classes(self) -> list[str]:
        return list(self._context.compiler.classes)

    def tags(self) -> list[str]:
        return list(self._context.compiler.catalog.tags)

    def format(self, form: str, arguments: list[Value]) -> str:
        try:
            return format_text(form, arguments)
        except FunctionError as problem:
            raise RubyError("ArgumentError", problem.message) from None


def _render(context: CallContext, text: str, path: str | None, label: str) -> str:
    # Imported late: the parser of Ruby is needed by few compilations.
    from mupuppet.ruby.erb.template import compile_template

    try:
        return compile_template(text).render(context.compiler.template_host(context), path)
    except UnsupportedRuby as problem:
        where = f"{label}, line {problem.line}" if problem.line is not None else label
        raise FunctionError(
            f"{where}: {problem.construct} is outside of the Ruby that templates may use"
            " without a Ruby interpreter",
            "unsupported-ruby",
        ) from None


@legacy_function("template", -2, determined=False)
def _template(context: Context, arguments: list[Value]) -> Value:
    calling = cast(CallContext, context)
    return "".join(_render_file(calling, as_string(argument)) for argument in arguments)


def _render_file(context: CallContext, reference: str) -> str:
    path = context.find_in_module("templates", reference)
    if path is None:
        raise FunctionError(f"Could not find template '{reference}'")
    try:
        text = context.read_bytes(path).decode("utf-8", "surrogateescape")
    except OSError as problem:  # a directory, or a file that nobody may read
        raise FunctionError(f"{problem.strerror} - {path}") from None
    try:
        return _render(context, text, path, path)
    except RubyError as problem:
        raise FunctionError(
            f"Failed to parse template {reference}:\n  Filepath: {path}\n"
            f"  Line: {problem.line}\n  Detail: {problem.message}\n"
        ) from None


@legacy_function("inline_template", -2)
def _inline_template(context: Context, arguments: list[Value]) -> Value:
    calling = cast(CallContext, context)
    try:
        return "".join(
            _render(calling, as_string(argument), None, "inline template") for argument in arguments
        )
    except RubyError as problem:
        raise FunctionError(f"Failed to parse inline template: {problem.message}") from None
