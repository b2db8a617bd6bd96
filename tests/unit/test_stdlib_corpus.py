"""The functions of stdlib give what real Puppet gave with the module of Debian's package.

`tests/corpus/functions/stdlib_TOPIC.json` is recorded by
`python -m tests.oracle.functions.record --modulepath DIRECTORY stdlib_TOPIC`, where the
directory holds the module under the name `stdlib`; topics that begin with `stdlib9` with a
module of version 9. Here a module without any file will do: the functions are ours.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mupuppet.functions.stdlib.declarations import STDLIB
from tests.oracle.functions.record import CORPUS, topics
from tests.test_corpus_functions import evaluate

_TOPICS = [topic for topic in topics() if topic.startswith("stdlib")]


@pytest.fixture(scope="module")
def modulepath(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """A directory with an empty module `stdlib`."""
    directory: Path = tmp_path_factory.mktemp("modules")
    (directory / "stdlib").mkdir()
    return (str(directory),)


def _recorded(topic: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((CORPUS / f"{topic}.json").read_text(encoding="utf-8"))
    return cases


def _cases() -> list[Any]:
    return [
        pytest.param(case, id=f"{topic}-{number}")
        for topic in _TOPICS
        for number, case in enumerate(_recorded(topic), 1)
    ]


@pytest.mark.parametrize("case", _cases())
def test_agrees_with_puppet(case: dict[str, Any], modulepath: tuple[str, ...]) -> None:
    expected = {name: case[name] for name in ("value", "type", "error") if name in case}
    assert evaluate(case["expression"], modulepath) == expected, case["expression"]


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
    text = "\n".join((CORPUS / f"{topic}.pp").read_text(encoding="utf-8") for topic in _TOPICS)
    missing = [
        name
        for name in STDLIB.names()
        if name not in _NOT_RECORDED and f"{name}(" not in text and f".{name} " not in text
    ]
    assert missing == []
