"""What Puppet fails with, word for word: the message, with place and column where Puppet has them.

Every fourth failure of the compiler's corpus is compared. Some messages of Puppet's are left out on
purpose: those of mistakes that our words describe better, and accidents of its own code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mupuppet.comparison.cases import Case, find_cases
from mupuppet.comparison.compiler_evaluator import compile_case, environment_of
from mupuppet.comparison.outcome import Failed
from mupuppet.ruby.worker.ruby import Ruby
from mupuppet.versions import VERSIONS
from tests.paths import CORPUS

#: Mistakes that we describe in other words, or whose message is an accident of Puppet's code.
OTHER_WORDS = frozenset(
    """
    already-set argument-mismatch class-not-virtualizable duplicate-default duplicate-definition
    duplicate-key endless-evaluation illegal-assignment illegal-assignment-context
    illegal-attribute-append illegal-definition-location illegal-definition-name illegal-expression
    illegal-indexed-assignment illegal-json illegal-jump illegal-name illegal-node-inheritance
    illegal-numeric-assignment illegal-query-expression illegal-resource-type
    illegal-top-construct-location inheritance-cycle invalid-argument invalid-class-name
    invalid-query invalid-reference match-not-regexp metaparameter-name multiple-attributes-unfold
    not-absolute-top-level not-rvalue numeric-overflow reserved-module-name reserved-parameter
    reserved-type-name serialization-endless-recursion serialization-unknown-converted-to-string
    template-error title-pattern type-mismatch unclosed-quote unknown-class unknown-function
    unknown-parameter unknown-resource-type unresolved-type-alias unserializable-value
    """.split()
)
#: Cases of Puppet's that name no token, or a text that is not a file.
OTHERS = ("unicode_title", "text_with_mistake", "text_without_end", "type_from_text")


def failures() -> Iterator[tuple[Case, Failed]]:
    """Cases that fail in Puppet 8, and how."""
    for case in find_cases([str(CORPUS / "compiler")]):
        case = case.for_puppet(VERSIONS["8"])
        expected = case.expected()
        if isinstance(expected, Failed):
            yield case, expected


def puppets_message(expected: Failed) -> str:
    """The message with its place."""
    place = {"file": expected.file, "line": expected.line, "column": expected.column}
    parts = [f"{name}: {value}" for name, value in place.items() if value]
    return expected.message + (f" ({', '.join(parts)})" if parts else "")


def test_the_messages_of_failures_are_puppets(tmp_path: Path) -> None:
    ruby, compared, differences = Ruby("auto"), 0, []
    for number, (case, expected) in enumerate(failures()):
        directory = tmp_path / str(number)
        directory.mkdir()
        result = compile_case(case, environment_of(case, str(directory)), ruby)
        error, problem = result.puppet_error, result.error
        assert error is not None, case.name
        assert problem is not None, case.name
        message = error.message.rpartition(" on node ")[0].replace(f"{directory}/", "")
        before, _, rest = message.partition(": ")
        if before.startswith("Could not parse for environment"):
            message = rest
        if message == puppets_message(expected):
            compared += 1
        elif problem.id not in OTHER_WORDS and not any(each in case.name for each in OTHERS):
            differences.append((case.name, puppets_message(expected), message))
    assert differences == []
    assert compared > 300


PARSE = "Could not parse for environment production: Syntax error at"
CALL = "Evaluation Error: Error while evaluating a Function Call,"


@pytest.mark.parametrize(
    ("code", "kind", "message"),
    [
        ("fail('x')", "Puppet::PreformattedError", f"{CALL} x (line: 1, column: 1)"),
        ("realize(Notify[x])", "Puppet::Error", "Failed to realize virtual resources Notify[x]"),
        (
            "lookup('a')",
            "Puppet::DataBinding::LookupError",
            "Function lookup() did not find a value for the name 'a'",
        ),
        ("notify { 'a' }", "Puppet::ParseErrorWithIssue", f"{PARSE} '}}' (line: 1, column: 14)"),
        ("if true {", "Puppet::ParseErrorWithIssue", f"{PARSE} end of input"),
    ],
)
def test_the_class_of_a_failure_is_puppets(code: str, kind: str, message: str) -> None:
    """As Puppet 8.10 has them."""
    import mupuppet

    result = mupuppet.compile(mupuppet.Environment.from_code(code), node="n")
    assert result.puppet_error is not None
    assert (result.puppet_error.kind, result.puppet_error.message) == (kind, f"{message} on node n")
