"""The check of heredocs whose text claims a syntax: `@(END:json)`, `@(END:pp)`."""

from mupuppet.source import SourceFile
from mupuppet.syntax.nodes import Heredoc, InterpolatedString
from mupuppet.syntax.validation.checker import Checker, Place, check, visit_body
from mupuppet.syntax.validation.expressions import check_interpolated_string

#: How deep Puppet code in heredocs in Puppet code is checked.
_MAXIMUM_DEPTH = 50


@check(Heredoc)
def check_heredoc(checker: Checker, node: Heredoc) -> None:
    content = node.text
    if isinstance(content, InterpolatedString):
        # What it will contain is not known yet.
        check_interpolated_string(checker, content)
    elif node.syntax:
        _check_syntax(checker, node, content.value)


def _check_syntax(checker: Checker, node: Heredoc, content: str) -> None:
    # Hardly any file needs this, so that it is not imported with the rest.
    from mupuppet.syntax.heredoc_syntax import check_embedded

    if checker.embedding_depth > _MAXIMUM_DEPTH:
        message = f"Puppet code in heredocs is nested more than {_MAXIMUM_DEPTH} deep"
        checker.report("too-deep", node, message)
        return
    error = check_embedded(
        node.syntax, content, lambda code, epp: _first_error(checker, code, epp=epp)
    )
    if error is not None:
        checker.report(error.id, node.text, error.message)


def _first_error(outer: Checker, code: str, *, epp: bool) -> str | None:
    """Parse and check the Puppet code of a heredoc; the first error with its place in it."""
    from mupuppet.syntax.parser import parse

    source = SourceFile(code)
    result = parse(source, epp=epp)
    diagnostics = list(result.diagnostics)
    if result.ok:
        checker = Checker(source, None, outer.strict, outer.puppet, outer.embedding_depth + 1)
        visit_body(checker, result.program.body, Place.TOP, result.program)
        diagnostics = checker.diagnostics
    for diagnostic in diagnostics:
        if diagnostic.is_error:
            position = diagnostic.position
            line, column = position.line, position.column
            return f"{diagnostic.message} (line {line}, column {column} of the text)"
    return None
