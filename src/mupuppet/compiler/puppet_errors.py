"""The exception with which Puppet ends a failed compilation: its class and its whole message.

Our messages are for people, and show the position separately. Tools that expect Puppet's messages,
such as tests that match them, get what Puppet would print: `Evaluation Error` and the position with
its column where Puppet has them, and syntax errors in its wording.
"""

from __future__ import annotations

from mupuppet.basics.patterns import pattern
from mupuppet.basics.records import Record
from mupuppet.compiler.errors import EvaluationError, UncaughtRubyError, location
from mupuppet.compiler.program.parse_logs import repeated_key
from mupuppet.diagnostics import Diagnostic

_NAMING_RULE = r"/^((::)?[a-z]\w*)*((::)?[a-z_]\w*)$/"
_DEFINITIONS = "Classes, definitions, and nodes may only appear at toplevel or inside other classes"

#: Puppet's words by ids; `{0}` is what our message quotes first.
_WORDS: dict[str, str] = {
    "cross-scope-assignment": (
        "Illegal attempt to assign to '{0}'. Cannot assign to variables in other namespaces"
    ),
    "class-not-virtualizable": "Classes are not virtualizable",
    "duplicate-parameter": "The parameter '{0}' is declared more than once in the parameter list",
    "epp-unbalanced-tag": "Unbalanced epp tag, reached <eof> without closing tag.",
    "heredoc-invalid-syntax": "Invalid syntax in heredoc expected @(endtag[:syntax][/escapes])",
    "illegal-argument-list": "illegal comma separated argument list",
    "illegal-class-reference": "Illegal class reference",
    "illegal-fully-qualified-name": "Illegal fully qualified name",
    "illegal-hostname-interpolation": (
        "An interpolated expression is not allowed in a hostname of a node"
    ),
    "illegal-number": "Illegal number '{0}'",
    "illegal-numeric-var-name": (
        "Illegal numeric variable name, The given name '{0}' must be a decimal value if it starts "
        "with a digit 0-9"
    ),
    "illegal-resource": (
        "Expression is not valid as a resource, resource-default, or resource-override"
    ),
    "illegal-var-name": (
        "Illegal variable name, The given name '{0}' does not conform to the naming rule "
        + _NAMING_RULE
    ),
    "invalid-decimal-number": "Not a valid decimal number {0}",
    "invalid-hex-number": "Not a valid hex number {0}",
    "invalid-octal-number": "Not a valid octal number {0}",
    "not-top-level": _DEFINITIONS,
    "reserved-word": ("Use of reserved word: {0}, must be quoted if intended to be a String value"),
    "resource-without-title": (
        "This expression is invalid. Did you try declaring a '{0}' resource without a title?"
    ),
    "unclosed-mlcomment": "Unclosed multiline comment",
}
#: Errors whose place only we know: Puppet finds them when the code is behind it.
_WITHOUT_PLACE = frozenset(
    [
        "already-defined",
        "endless-evaluation",
        "title-pattern",
        "unknown-override",
        "unknown-virtual",
    ]
)
#: Errors that are not among Puppet's evaluation errors: they have a line, and no column.
_WITH_LINE = frozenset(["duplicate-default-attribute", "illegal-jump"])
_QUOTED = pattern(r"`\$?([^`]*)`")
_END = "end of input"
#: How our message about a character that begins no token begins.
_CHARACTER = "unexpected character"


class PuppetError(Record):
    """A Puppet exception, without the name of the node at the end of its message."""

    kind: str
    message: str


def of_evaluation(error: EvaluationError) -> PuppetError:
    """What Puppet makes of an error while code is evaluated."""
    if error.is_failed_lookup:
        return PuppetError("Puppet::DataBinding::LookupError", error.full_message)
    if isinstance(error, UncaughtRubyError):
        return PuppetError("Puppet::Error", error.message)
    if _is_without_place(error):
        return PuppetError("Puppet::Error", error.message)
    if error.id in _WITH_LINE or error.message.startswith("Could not find parent resource type"):
        return PuppetError("Puppet::Error", f"{error.message} {_line_of(error)}".rstrip())
    message = error.full_message
    if error.during is not None and not message.startswith("Evaluation Error: "):
        message = f"Evaluation Error: {message}"  # of a resource: its column is not known
    is_issue = error.is_issue or error.during is not None
    return PuppetError("Puppet::PreformattedError" if is_issue else "Puppet::Error", message)


def _is_without_place(error: EvaluationError) -> bool:
    if error.id == "missing-relationship-end":
        return " for relationship " in error.message
    return error.id in _WITHOUT_PLACE


def _line_of(error: EvaluationError) -> str:
    if error.source is None:
        return ""
    line = error.diagnostic().position.line
    if error.id == "illegal-jump":  # which always names a file
        return f"(file: {error.source.name or 'unknown'}, line: {line})"
    return location(error.source, line)


def of_rejection(
    diagnostic: Diagnostic, summary: str | None, environment: str | None
) -> PuppetError:
    """What Puppet makes of a file that it refuses; `environment` if it is a main manifest."""
    before = "" if environment is None else f"Could not parse for environment {environment}: "
    file = diagnostic.source.name
    parts = [f"file: {file}"] if file else []
    if summary is None and not diagnostic.message.endswith(_END):
        position = diagnostic.position
        parts += [f"line: {position.line}", f"column: {position.column}"]
    place = f" ({', '.join(parts)})" if parts else ""
    message = f"{before}{summary or worded(diagnostic)}{place}"
    return PuppetError("Puppet::ParseErrorWithIssue", message)


def worded(diagnostic: Diagnostic) -> str:
    """The message of a mistake in a file in Puppet's words, where these are known."""
    if diagnostic.id == "syntax-error":
        if diagnostic.message.endswith(_END):
            return f"Syntax error at {_END}"
        if diagnostic.message.startswith(_CHARACTER):
            return "Syntax error at ''"  # Puppet has no token for it
        span = diagnostic.span
        token = diagnostic.source.text[span.start : span.end]
        if len(token) > 1 and token[0] == token[-1] and token[0] in "'\"":
            token = token[1:-1]
        elif token[:1] == "$" and token[1:2] != "{":  # of a variable Puppet names the name
            token = token[1:]
        return f"Syntax error at '{token}'"
    if diagnostic.id == "duplicate-key":
        return f"The key '{repeated_key(diagnostic)}' is declared more than once"
    template = _WORDS.get(diagnostic.id)
    if template is None:
        return diagnostic.message
    quoted = _QUOTED.search(diagnostic.message)
    return template.replace("{0}", quoted[1] if quoted is not None else "")
