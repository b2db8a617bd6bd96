"""`template` and `inline_template`: ERB templates."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mupuppet.basics.patterns import pattern
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.host.ruby_host import RubyHost, reject_uncaught, ruby_host
from mupuppet.diagnostics import Cause
from mupuppet.functions.declarations import Topic, Trait
from mupuppet.functions.legacy import legacy_function
from mupuppet.functions.registry import Context, FunctionError
from mupuppet.ruby_semantics.conversion import no_method
from mupuppet.ruby_semantics.errors import RubyError
from mupuppet.source import SourceFile
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.interfaces import RubyAccess
    from mupuppet.ruby.worker.session import Session


class _TemplateFiles(dict[str, tuple[str, str]]):
    """Path and content of the templates of a compilation, by the names that code uses."""


def _natively(ruby: RubyAccess, host: RubyHost, source: str, path: str | None) -> str:
    template = host.template(source)
    if template.refused is not None and ruby.is_available:
        # Before anything has been done: the worker does all of it.
        raise template.refused.error()
    return template.render(host, path)


def _in_worker(session: Session, host: RubyHost, source: str, path: str | None) -> str:
    return session.render(host, source, path)


def _render(context: CallContext, source: str, path: str | None, label: str) -> str:
    host = ruby_host(context)

    def render() -> str:
        ruby = context.compiler.ruby
        return ruby.do(f"the template {label}", host, _natively, _in_worker, source, path)

    output = host.rendered(source, path, render)
    # The output is a string of characters, even where it is a variable with a string of bytes.
    is_variable = id(output) in context.compiler.binary_strings
    return output[:1] + output[1:] if is_variable else output


@legacy_function(
    "template",
    "$template, …",
    Topic.FILES,
    "Renders ERB templates of modules.",
    arity=-2,
    determined=False,
    traits=Trait.EVALUATES,
)
def _template(context: Context, arguments: list[Value]) -> Value:
    calling = cast(CallContext, context)
    return "".join(_render_file(calling, _reference(context, argument)) for argument in arguments)


def _reference(context: Context, value: Value) -> str:
    """The name of a template; Puppet would cut anything else in parts, too."""
    if not isinstance(value, str):
        from mupuppet.functions.stdlib.checks import is_absolute_path  # it is a mistake

        is_absolute_path(context, value)  # it warns
        raise no_method("split", value)
    return value


def _render_file(context: CallContext, reference: str) -> str:
    files = context.compiler.companions.of(_TemplateFiles)
    found = files.get(reference)
    if found is None:
        found = files[reference] = _read_template(context, reference)
    path, source = found
    try:
        return _render(context, source, path, path)
    except RubyError as problem:
        causes = _cause(problem, source, path)
        reject_uncaught(problem, context, causes)
        place = path if problem.file is None else problem.file.name
        message = _failure(reference, place, problem.line, problem.message)
        raise FunctionError(message, "template-error", notes=causes) from None


def _failure(reference: str, place: str, line: int | None, detail: str) -> str:
    return (
        f"Failed to parse template {reference}:\n  Filepath: {place}\n"
        f"  Line: {'' if line is None else line}\n  Detail: {detail}\n"
    )


#: How Ruby's message for a syntax error begins, after the name of the file.
_PLACE = pattern(r":(\d+): ([^\n]*)")


def _cause(problem: RubyError, source: str, path: str) -> tuple[str, ...]:
    """The line of a template that is the cause."""
    line, message = problem.line, problem.message
    if message.startswith(path) and (place := _PLACE.match(message, len(path))) is not None:
        line, message = int(place[1]), place[2]
    if line is None:
        return ()
    file = problem.file or SourceFile(source, path)
    return (Cause.at_line("template-error", message, file, line),)


def _read_template(context: CallContext, reference: str) -> tuple[str, str]:
    """The path and the text of a template."""
    path = context.find_in_module("templates", reference)
    if path is None:
        notes = context.file_search_notes("templates", reference)
        problem = f"Could not find template '{reference}'"
        if reference.startswith("/"):  # Puppet takes it for one that exists, and fails to read it
            detail = f"No such file or directory @ rb_sysopen - {reference}"
            problem = _failure(reference, reference, None, detail)
        raise FunctionError(problem, "missing-template", notes=notes)
    try:
        source = context.read_template(path)
    except OSError as problem:  # a directory, or a file that may not be read
        raise FunctionError(f"{problem.strerror} - {path}", "unreadable-file") from None
    return path, source


def _template_text(value: Value) -> str:
    """The text of a template, which Ruby's library asks for its encoding."""
    if isinstance(value, str):
        return value
    if value is False:  # which counts as no string, but a file that has no name
        problem = "FileSystem implementation expected Pathname, got: 'NilClass'"
    else:
        problem = str(no_method("b" if value is DEFAULT else "encoding", value))
    raise FunctionError(f"Failed to parse inline template: {problem}", "template-error")


@legacy_function(
    "inline_template",
    "$template, …",
    Topic.FILES,
    "Renders ERB templates given as strings.",
    arity=-2,
    traits=Trait.EVALUATES,
)
def _inline_template(context: Context, arguments: list[Value]) -> Value:
    calling = cast(CallContext, context)
    try:
        return "".join(
            _render(calling, _template_text(argument), None, "inline_template")
            for argument in arguments
        )
    except RubyError as problem:
        reject_uncaught(problem, calling)
        raise FunctionError(
            f"Failed to parse inline template: {problem.message}", "template-error"
        ) from None
