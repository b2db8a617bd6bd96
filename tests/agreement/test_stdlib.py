"""The functions of stdlib give what real Puppet gave with the module of Debian's package.

Topics that begin with `stdlib9` were recorded with a module of version 9. Here a module without any
file will do: the functions are ours.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mupuppet.functions.stdlib.declarations import STDLIB
from tests.agreement.cases import check_all
from tests.agreement.versions import versions_of
from tests.oracle.functions.calls import topic_questions, topics
from tests.oracle.functions.ours import evaluate
from tests.oracle.transcripts import Question

_TOPICS = [topic for topic in topics() if topic.startswith("stdlib")]


@pytest.fixture(scope="module")
def modulepath(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """A directory with an empty module `stdlib`."""
    directory: Path = tmp_path_factory.mktemp("modules")
    (directory / "stdlib").mkdir()
    return (str(directory),)


@pytest.mark.many_cases
@pytest.mark.parametrize("topic", _TOPICS)
def test_agrees_with_puppet(topic: str, modulepath: tuple[str, ...]) -> None:
    check_all(_check, [(question, modulepath) for question in topic_questions(topic)])


def _check(question: Question, modulepath: tuple[str, ...]) -> None:
    for version in versions_of(question):
        answer = question.answer(version.major)
        assert answer, "nothing is recorded: python -m tests.record --missing"
        expected = {name: answer[name] for name in ("value", "type", "error") if name in answer}
        found = evaluate(question.asked, version, modulepath)
        assert _comparable(found) == _comparable(expected), f"{version}: {question.asked}"


def _comparable(outcome: dict[str, Any]) -> dict[str, Any]:
    """An outcome without the advice of stdlib's deprecations, which ours words otherwise."""
    if "error" in outcome and (deprecation := _DEPRECATION.search(outcome["error"])):
        return {"error": deprecation[0]}
    return outcome


#: With `strict=error` it is an error to call a deprecated function.
_DEPRECATION = re.compile(r".*, deprecation\. \w+\. ")


#: What real Puppet cannot say the same about each time, or not without the newer module.
_NOT_RECORDED = {
    "glob",
    "private",  # a reserved word; only `call` reaches it
    "stdlib::batch_escape",
    "stdlib::crc32",
    "stdlib::deferrable_epp",
    "stdlib::ensure_packages",
    "stdlib::fqdn_rand_string",
    "stdlib::fqdn_rotate",
    "stdlib::has_function",
    "stdlib::has_interface_with",
    "stdlib::merge",
    "stdlib::nested_values",
    "stdlib::os_version_gte",
    "stdlib::parsehocon",
    "stdlib::powershell_escape",
    "stdlib::rewrap_sensitive_data",
    "stdlib::seeded_rand",
    "stdlib::seeded_rand_string",
    "stdlib::sha256",
    "stdlib::shell_escape",
    "stdlib::sort_by",
    "stdlib::to_json",
    "stdlib::to_json_pretty",
    "stdlib::to_python",
    "stdlib::to_ruby",
    "stdlib::to_toml",
    "stdlib::to_yaml",
    "stdlib::type_of",
    "stdlib::validate_domain_name",
    "stdlib::validate_email_address",
}


def test_every_function_of_the_package_is_in_the_corpus() -> None:
    text = "\n".join(q.asked for topic in _TOPICS for q in topic_questions(topic))
    missing = [
        name
        for name in STDLIB.names()
        if name not in _NOT_RECORDED and f"{name}(" not in text and f".{name} " not in text
    ]
    assert missing == []
