"""Calls of functions that modules define in Ruby, and what real Puppet makes of them.

The transcripts in `tests/corpus/ruby_functions` are `own.pp`, with calls of the functions of the
module beside it, and `debian.pp`, with calls of functions of Debian's modules. The outcome of a
call is the value as it is in a catalog, or the error.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from mupuppet import compile
from mupuppet.comparison.outcome import Failed, from_data
from mupuppet.comparison.puppet import Puppet
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.ruby import Ruby
from mupuppet.versions import VERSIONS, PuppetVersion
from tests.oracle.modules import ModulesUnavailable, debian_modulepath
from tests.oracle.recording import Item, TranscriptRecorder, grouped, transcript
from tests.oracle.stored import CORPORA, laid_out
from tests.oracle.transcripts import Question

CORPUS = CORPORA / "ruby_functions"
FACTS: dict[str, Any] = {
    "hostname": "host",
    "memorysize": "3.84 GiB",
    "interfaces": "eth0,lo",
    "ipaddress_eth0": "10.0.0.1",
    "ipaddress6_eth0": "fe80::1",
}


def calls(transcript_name: str) -> list[Question]:
    """The calls of a transcript."""
    return list(transcript(CORPUS / f"{transcript_name}.pp").values())


@cache
def own_modules() -> str:
    """The directory of our own modules."""
    return str(laid_out(CORPUS / "modules.cases", "modules"))


def manifest(expression: str) -> str:
    """A manifest whose catalog shows the value."""
    return (
        f"Exec {{ path => '/bin' }}\n$result = {expression}\nnotify {{ 'x': message => $result }}"
    )


def shown(catalog: Any) -> Any:
    """The value in a catalog, with all other resources that a call has made."""
    made = {}
    for resource in catalog["resources"]:
        if resource["type"] not in ("Stage", "Class"):
            made[f"{resource['type']}[{resource['title']}]"] = resource.get("parameters", {})
    return made


@cache
def _environment(modulepath: str) -> Environment:
    """One for all calls, so that modules are looked at once."""
    return Environment.from_code("", modulepath=(modulepath,))


def ours(
    expression: str,
    modulepath: str,
    ruby: Ruby | str = "never",
    version: PuppetVersion = VERSIONS["7"],
) -> dict[str, Any]:
    """What we make of a case."""
    environment = _environment(modulepath).derive(code=manifest(expression))
    result = compile(environment, node="host.example.com", facts=FACTS, ruby=ruby, puppet=version)
    if result.ok and result.catalog is not None:
        # Anything but data, such as a string of Ruby code, would be an error here.
        return {"made": shown(json.loads(json.dumps(result.catalog.to_dict())))}
    assert result.error is not None
    return {"error": without_place(result.error.message, modulepath)}


def real(puppet: Puppet, expression: str, modulepath: str) -> dict[str, Any]:
    """What Puppet makes of a case."""
    request = {
        "code": manifest(expression),
        "node": "host.example.com",
        "facts": FACTS,
        "modulepath": [modulepath],
    }
    answer = puppet.ask(request)
    if "catalog" in answer:
        return {"made": shown(answer["catalog"])}
    outcome = from_data(answer)
    assert isinstance(outcome, Failed), outcome
    message = outcome.message.removeprefix("Evaluation Error: ")
    return {"error": without_place(message, modulepath)}


def without_place(message: str, modulepath: str) -> str:
    """A message without names of directories of this machine."""
    return message.replace(modulepath, "MODULES")


class RubyFunctionRecorder(TranscriptRecorder):
    """What Puppet makes of the calls."""

    def __init__(self) -> None:
        super().__init__("ruby_functions")

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        for path, asked in grouped(items).items():
            try:
                modulepath = own_modules() if path.stem == "own" else str(debian_modulepath())
            except ModulesUnavailable as error:
                print(f"{path.name} is left out: {error}", file=sys.stderr)
                continue
            with Puppet() as puppet:
                for item in asked:
                    yield item, real(puppet, self.question(item).asked, modulepath)
