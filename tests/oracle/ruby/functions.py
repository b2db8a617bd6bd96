"""Record what real Puppet makes of calls of functions that modules define in Ruby.

    python -m tests.oracle.ruby.functions own [--check]                 the module of the corpus
    python -m tests.oracle.ruby.functions debian DIRECTORY [--check]    Debian's modules

A case is an expression in a line of a file. Its outcome is the value as it stands in a catalog,
or the error, and is kept in a file of the same name.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from mupuppet import compile
from mupuppet.comparison.outcome import Failed, from_data
from mupuppet.comparison.puppet import Puppet
from mupuppet.environment.environment import Environment
from mupuppet.ruby.worker.ruby import Ruby

CORPUS = Path(__file__).parents[2] / "corpus" / "ruby_functions"
FACTS: dict[str, Any] = {
    "hostname": "host",
    "memorysize": "3.84 GiB",
    "interfaces": "eth0,lo",
    "ipaddress_eth0": "10.0.0.1",
    "ipaddress6_eth0": "fe80::1",
}


def cases(corpus: str) -> list[str]:
    """The expressions of a corpus."""
    lines = (CORPUS / f"{corpus}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


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


def ours(expression: str, modulepath: str, ruby: Ruby | str = "never") -> dict[str, Any]:
    """What we make of a case."""
    environment = Environment.from_code(manifest(expression), modulepath=(modulepath,))
    result = compile(environment, node="host.example.com", facts=FACTS, ruby=ruby)
    if result.ok and result.catalog is not None:
        return {"made": shown(result.catalog.to_dict())}
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
    """A message without names of folders of this machine."""
    return message.replace(modulepath, "MODULES")


def record(corpus: str, modulepath: str) -> list[dict[str, Any]]:
    """The outcomes of all cases."""
    with Puppet() as puppet:
        return [{"call": case, **real(puppet, case, modulepath)} for case in cases(corpus)]


def main() -> int:
    """Record, or look whether something has changed."""
    parser = argparse.ArgumentParser(description="Record calls of functions in Ruby.")
    parser.add_argument("corpus", choices=["own", "debian"])
    parser.add_argument("modulepath", nargs="?", default=str(CORPUS / "modules"))
    parser.add_argument("--check", action="store_true", help="fail if Puppet says something else")
    options = parser.parse_args()
    modulepath: str = options.modulepath
    outcomes = record(options.corpus, modulepath)
    file = CORPUS / f"{options.corpus}.json"
    text = json.dumps(outcomes, indent=1, ensure_ascii=False) + "\n"
    if options.check:
        return 0 if file.read_text("utf-8") == text else 1
    file.write_text(text, "utf-8")
    agreed = 0
    for outcome in outcomes:
        got = {"call": outcome["call"], **ours(outcome["call"], modulepath)}
        agreed += got == outcome
        if got != outcome:
            print(f"{outcome['call']}\n  Puppet: {outcome}\n  ours:   {got}")
    print(f"{agreed} of {len(outcomes)} agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
