"""Our own front end, asked as real Puppet is. The only place here that touches its API."""

from __future__ import annotations

from collections.abc import Iterable

from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.environment.file_reading import decode
from mupuppet.syntax.parser import parse
from mupuppet.syntax.pn import to_pn
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import validate
from mupuppet.versions import DEFAULT, PuppetVersion
from tests.oracle.front_end.outcome import Issue, Outcome
from tests.oracle.front_end.puppet import Request


def examine(request: Request, version: PuppetVersion = DEFAULT) -> Outcome:
    """What our front end says about a text."""
    source, problems = decode(request.content, request.file)
    if problems:
        return _outcome("syntax", None, problems)
    result = parse(source, epp=request.epp)
    if not result.ok:
        return _outcome("syntax", None, result.diagnostics)
    found = validate(
        result,
        source,
        module_roots=request.modulepath,
        strict=Strictness(version.strict),
        puppet=version,
    )
    pn = to_pn(result.program) if request.tree else None
    return _outcome("validation", pn, [*result.diagnostics, *found])


def _outcome(stage: str, pn: str | None, diagnostics: Iterable[Diagnostic]) -> Outcome:
    issues = [_issue(diagnostic) for diagnostic in diagnostics]
    errors = tuple(issue for issue in issues if issue.severity == Severity.ERROR.value)
    warnings = tuple(issue for issue in issues if issue.severity != Severity.ERROR.value)
    return Outcome(not errors, stage if errors else "done", pn, errors, warnings)


def _issue(diagnostic: Diagnostic) -> Issue:
    position = diagnostic.position
    line, column = position.line, position.column
    return Issue(diagnostic.id, diagnostic.severity.value, line, column, diagnostic.message)
