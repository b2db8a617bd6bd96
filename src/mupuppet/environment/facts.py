"""The facts of a node: from a file, or from a built-in set.

A file may be what `facter -j` or `-y` printed, a fact set of FacterDB, facts as Puppet stores
them, or an export of PuppetDB; its content decides which. Single facts can be overridden, and the
legacy facts that follow from structured ones can be added.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from typing import Any

from mupuppet.basics import slashed
from mupuppet.basics.patterns import pattern
from mupuppet.basics.platform import machine_name
from mupuppet.basics.records import Record, field, replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.fact_files import (
    MAXIMUM_DEPTH,
    RejectedFacts,
    parse_json,
    read_data,
    rejected,
)
from mupuppet.source import SourceFile, Span
from mupuppet.values.value import Value
from mupuppet.versions import DEFAULT, PuppetVersion

__all__ = ["Facts", "fact_set_names", "facts_for", "read_facts", "read_trusted"]

_FACT_SETS = slashed.join(os.path.dirname(__file__), "fact_sets")
#: The domain of a node with a short name in a built-in set.
_EXAMPLE_DOMAIN = "example.com"
#: What looks like the name of a file rather than that of a built-in set.
_FILE_NAME = pattern(r"[/\\]|\.(?:json|ya?ml|facts?)$", re.IGNORECASE)
#: The members of Puppet's own format.
_PUPPETS_MEMBERS = frozenset(["name", "values", "timestamp", "expiration"])


#: The facts of a node for which none are given: code that asks for the system finds a usual one.
DEFAULT_FACT_SET = "debian-12"
#: The name that stands for no facts but the node's names.
NO_FACTS = "none"


class Facts(Record):
    """Facts, and what is known about whose they are."""

    values: dict[str, Value]
    #: The name of the node.
    node: str | None = None
    #: Trusted facts, which only PuppetDB keeps together with the others.
    trusted: dict[str, Value] | None = None
    #: Where they come from, as far as their form shows it.
    form: str | None = field(default=None, compare=False, repr=False)

    def with_trusted(self, trusted: dict[str, Value]) -> Facts:
        """The same facts with other trusted ones."""
        return replace(self, trusted=trusted)


def this_machine() -> str:
    """The name of the machine, for nodes that are not named."""
    return machine_name()


def facts_for(
    given: str | Facts | None,
    *,
    node: str | None,
    default_node: str,
    overrides: Sequence[str] = (),
    legacy: bool | None = None,
    default: str | None = DEFAULT_FACT_SET,
    version: PuppetVersion = DEFAULT,
) -> Facts | Diagnostic:
    """The facts of a node, complete with its name.

    `given` is the name of a built-in set or of a file, or what was read from one, or `none`: then
    the node's names are its only facts. Without it, `default` counts in its place; if that is None
    too, there are no facts. `overrides` are of the form `os.family=RedHat`. Legacy facts are added
    as `legacy` says; if that is None, to what is built in and to the output of Facter, which an
    agent of this version would complete with them. Other files are used as they are.
    """
    try:
        if given is None:
            given = default
        if given is None:
            facts = Facts({})
        elif isinstance(given, Facts):
            facts, legacy = given, bool(legacy)
            if _is_from_facter(facts.values):
                facts = _as_sent(facts, node or facts.node or default_node, version)
        elif given == NO_FACTS:
            facts = _only_names(node or default_node)
        elif given in fact_set_names():
            facts = _built_in(given, node or default_node, version)
        else:
            _check_name(given)
            facts = _from_file(given, node)
            if _is_from_facter(facts.values):
                facts = _as_sent(facts, node or facts.node or default_node, version)
            else:
                legacy = bool(legacy)
        values = _overridden(facts.values, overrides)
    except RejectedFacts as problem:
        return problem.diagnostic
    if legacy or (legacy is None and version.legacy_facts):
        from mupuppet.environment.legacy_facts import legacy_facts

        values = {**legacy_facts(values), **values}
    name = node or facts.node or default_node
    trusted = facts.trusted if name == facts.node else None
    return Facts(values, name, trusted, facts.form)


# --- What an agent adds


def _is_from_facter(values: dict[str, Value]) -> bool:
    """Whether Facter has printed them, and no agent has sent them."""
    return "facterversion" in values and "clientcert" not in values


def _as_sent(facts: Facts, node: str, version: PuppetVersion) -> Facts:
    """The output of Facter, with what an agent adds to it."""
    own = facts.values.get("puppetversion")
    number = own if isinstance(own, str) else version.number
    added: dict[str, Value] = {
        "clientcert": node,
        "clientversion": number,
        "puppetversion": number,
        "clientnoop": False,
        **_of_implementation(version),
    }
    return replace(facts, values={**added, **facts.values})


#: Facts that agents add to those of Facter.
AGENT_FACTS = frozenset(
    ["clientcert", "clientnoop", "clientversion", "implementation", "puppetversion"]
)


def hint_about_fact(name: str) -> str | None:
    """How to get a fact of this name, if it is one that some facts lack."""
    from mupuppet.environment.legacy_facts import structured_fact

    name = name.removeprefix("::")
    if name in AGENT_FACTS:
        return f"agents send `{name}`: `--facts` takes the facts of one, `--set {name}=…` sets it"
    structured = structured_fact(name)
    if structured is None:
        return None
    return f"`{name}` is a legacy fact: use `{structured}`, or add it with `--legacy-facts`"


def hint_about_missing_fact(name: str) -> str:
    """How to give a node a fact that it does not have, by its name with dots."""
    given = f"`--set {name}=VALUE` or `--facts FILE` gives it one"
    return hint_about_fact(name) or f"the node has no fact `{name}`: {given}"


# --- Built-in sets


def fact_set_names() -> list[str]:
    """The names of the built-in sets."""
    names = [os.path.splitext(name) for name in os.listdir(_FACT_SETS)]
    return sorted(name for name, ending in names if ending == ".json")


def _built_in(name: str, node: str, version: PuppetVersion) -> Facts:
    _, values = read_data(slashed.join(_FACT_SETS, f"{name}.json"))
    values = _as_reported(values, version)
    hostname, _, domain = node.partition(".")
    names = _names(hostname, domain or _EXAMPLE_DOMAIN)
    networking = {**values["networking"], **names}
    completed = {**values, "networking": networking, "clientcert": node}
    return Facts(completed, node, form=f"the built-in set {name}")


def _as_reported(values: dict[str, Any], version: PuppetVersion) -> dict[str, Any]:
    """The facts of a built-in set as an agent of a version reports them."""
    own = {
        "aio_agent_version": version.number,
        "clientversion": version.number,
        "facterversion": version.facter,
        "puppetversion": version.number,
    }
    values = {name: own.get(name, value) for name, value in values.items()}
    values.update(_of_implementation(version))
    processors = values["processors"]
    if version.isa_of_machine and processors.get("isa") == "unknown":
        processors = {**processors, "isa": values["os"]["hardware"]}
    if version.newer_facts and values["kernel"] == "Linux":
        isa = processors["isa"]
        levels = [f"{isa}-v{level}" for level in (1, 2, 3, 4)] if isa == "x86_64" else []
        processors = {**processors, "extensions": [isa, *levels]}
        interfaces = {
            name: {**interface, **(_LOOPBACK if name == "lo" else _NETWORK_CARD)}
            for name, interface in values["networking"]["interfaces"].items()
        }
        values["networking"] = {**values["networking"], "interfaces": interfaces}
    return {**values, "processors": processors}


#: What newer versions of Facter know about interfaces.
_LOOPBACK = {"operational_state": "unknown", "physical": False}
_NETWORK_CARD = {"duplex": "full", "operational_state": "up", "physical": True, "speed": 1000}


def _of_implementation(version: PuppetVersion) -> dict[str, Value]:
    return {} if version.implementation is None else {"implementation": version.implementation}


def _only_names(node: str) -> Facts:
    hostname, _, domain = node.partition(".")
    return Facts({"networking": _names(hostname, domain), "clientcert": node}, node)


def _names(hostname: str, domain: str) -> dict[str, Value]:
    """What a node is called; without a domain there is no such fact."""
    if not domain:
        return {"fqdn": hostname, "hostname": hostname}
    return {"domain": domain, "fqdn": f"{hostname}.{domain}", "hostname": hostname}


def _check_name(given: str) -> None:
    """What is neither a file nor looks like one was meant to be a built-in set."""
    if _FILE_NAME.search(given) or os.path.exists(given):
        return
    names = fact_set_names()
    raise rejected(
        "unknown-fact-set",
        f"there is neither a file nor a built-in set of facts called `{given}`",
        SourceFile("", given),
        notes=(f"the built-in sets are {', '.join(names)}",),
        hint=_near(given, names),
    )


def _near(given: str, names: Iterable[str]) -> str | None:
    from difflib import get_close_matches

    near = get_close_matches(given.lower(), list(names), n=3)
    return f"did you mean {' or '.join(f'`{name}`' for name in near)}?" if near else None


# --- Files


def read_facts(path: str, node: str | None = None) -> Facts | Diagnostic:
    """The facts in a file. Of a file with several nodes those of one are chosen."""
    try:
        return _from_file(path, node)
    except RejectedFacts as problem:
        return problem.diagnostic


def read_trusted(path: str) -> dict[str, Value] | Diagnostic:
    """The trusted facts in a file, which are a hash and nothing else."""
    try:
        source, data = read_data(path)
        return _named_values(data, source, "trusted facts")
    except RejectedFacts as problem:
        return problem.diagnostic


def facts_by_node(path: str) -> dict[str | None, Facts]:
    """All facts in a file by their node, if the file says whose they are. Raises RejectedFacts."""
    source, data = read_data(path)
    if isinstance(data, list):
        by_node: dict[str | None, Facts] = {}
        by_node.update(_exported(data, source).items())
        return by_node
    facts = _of_one_node(data, source)
    return {facts.node: facts}


def facts_form(path: str) -> str | None:
    """Where the facts in a file come from; None if they cannot be read."""
    try:
        return next((facts.form for facts in facts_by_node(path).values()), None)
    except RejectedFacts:
        return None


def _from_file(path: str, node: str | None) -> Facts:
    source, data = read_data(path)
    if isinstance(data, list):
        return _chosen(_exported(data, source), node, source)
    return _of_one_node(data, source)


def _of_one_node(data: Value, source: SourceFile) -> Facts:
    values = _named_values(data, source, "facts")
    if _is_factset(values):
        return _factset(values, source, "the file")
    if "values" in values and (isinstance(values["values"], dict) or _is_puppets(values)):
        name = values.get("name", values.get("certname"))
        if isinstance(name, str):
            named = _without_time(_named_values(values["values"], source, "facts"))
            return Facts(named, name, form="Puppet's own format")
    form = "Facter" if _is_from_facter(values) else "a hash of facts"
    return Facts(_without_time(values), _own_name(values), form=form)


def _named_values(data: Value, source: SourceFile, what: str) -> dict[str, Value]:
    if not isinstance(data, dict):
        raise rejected(
            "facts-shape",
            f"{what} are a hash of names and values, but this is {_kind(data)}",
            source,
            hint="`facter -j` and `puppet facts` print facts in a suitable form",
        )
    for name in data:
        if not isinstance(name, str):
            raise rejected("facts-shape", f"the name of a fact is a string, not {name!r}", source)
    return data


def _kind(data: Value) -> str:
    if data is None:
        return "nothing"
    if isinstance(data, bool):
        return "a boolean"
    kinds = {str: "a string", int: "a number", float: "a number", list: "an array"}
    return kinds.get(type(data), "a hash")


def _is_puppets(values: dict[str, Value]) -> bool:
    return "name" in values and values.keys() <= _PUPPETS_MEMBERS


def _without_time(values: dict[str, Value]) -> dict[str, Value]:
    """Old versions of Puppet stored the time of the facts among them."""
    return {name: value for name, value in values.items() if name != "_timestamp"}


def _own_name(values: dict[str, Value]) -> str | None:
    """Whose facts these are, by themselves: Puppet's name for it, or the host's."""
    networking = values.get("networking")
    fqdn = networking.get("fqdn") if isinstance(networking, dict) else None
    for name in (values.get("clientcert"), fqdn, values.get("fqdn")):
        if isinstance(name, str) and name:
            return name.lower()
    return None


# --- PuppetDB


def _is_factset(values: dict[str, Value]) -> bool:
    return isinstance(values.get("certname"), str) and isinstance(values.get("facts"), dict)


def _factset(row: dict[str, Value], source: SourceFile, where: str) -> Facts:
    """An object of the endpoint `factsets`, or of `inventory`, which has plain facts."""
    facts = row["facts"]
    trusted = row.get("trusted")
    if "href" not in facts and "data" not in facts:
        values = dict(_named_values(facts, source, "facts"))
    else:
        data = facts.get("data")
        if not isinstance(data, list):
            raise rejected(
                "facts-shape",
                f"{where} has only a link to facts, not the facts themselves",
                source,
                hint="PuppetDB's `inventory` endpoint returns the facts of each node",
            )
        values = {}
        for number, each in enumerate(data, 1):
            if not isinstance(each, dict) or not isinstance(each.get("name"), str):
                raise rejected("facts-shape", f"fact {number} of {where} has no name", source)
            values[each["name"]] = each.get("value")
    return _from_puppetdb(values, row["certname"], trusted)


def _from_puppetdb(values: dict[str, Value], certname: str, trusted: Value = None) -> Facts:
    """PuppetDB is sent trusted facts as a fact of that name, which no real one can have."""
    among_facts = values.pop("trusted", None)
    for found in (trusted, among_facts):
        if isinstance(found, dict):
            return Facts(_without_time(values), certname, found, "PuppetDB")
    return Facts(_without_time(values), certname, form="PuppetDB")


def _exported(rows: list[Value], source: SourceFile) -> dict[str, Facts]:
    """The facts in an answer of PuppetDB, by the node: one row for each node, or for each fact."""
    sets: dict[str, Facts] = {}
    singles: dict[str, dict[str, Value]] = {}
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict) or not isinstance(row.get("certname"), str):
            raise _not_exported(number, "has no `certname`", source)
        if _is_factset(row):
            sets[row["certname"]] = _factset(row, source, f"element {number} of the array")
        elif isinstance(row.get("name"), str) and "value" in row:
            singles.setdefault(row["certname"], {})[row["name"]] = row["value"]
        else:
            raise _not_exported(number, "has neither `facts` nor `name` and `value`", source)
    for certname, values in singles.items():
        sets.setdefault(certname, _from_puppetdb(values, certname))
    return sets


def _not_exported(number: int, what: str, source: SourceFile) -> RejectedFacts:
    return rejected(
        "facts-shape",
        f"an array of facts is an answer of PuppetDB, but element {number} {what}",
        source,
    )


def _chosen(sets: dict[str, Facts], node: str | None, source: SourceFile) -> Facts:
    """The facts of the node in question; the only ones there are belong to any node."""
    if node in sets:
        return sets[node]
    if len(sets) == 1:
        return next(iter(sets.values()))
    if not sets:
        raise rejected("facts-shape", "the array has no facts", source)
    names = sorted(sets)
    shown = ", ".join(names[:10]) + (", …" if len(names) > 10 else "")
    message = "the file has facts of several nodes"
    hint: str | None = "choose one with `--node`"
    if node is not None:
        message, hint = f"the file has no facts of the node `{node}`", _near(node, names)
    raise rejected("facts-node", message, source, notes=(f"its nodes are {shown}",), hint=hint)


# --- Overrides


class _Part(Record):
    """A part of the path of a fact, and where it is written."""

    name: str
    span: Span


#: How a part is written; quotes keep the dots in a name.
_PART = pattern(r"""'([^']*)'|"([^"]*)"|([^.'"=]+)""")


def _overridden(values: dict[str, Value], overrides: Sequence[str]) -> dict[str, Value]:
    """The facts with some of them replaced.

    A legacy fact that agreed with a structured one still does so afterwards.
    """
    from mupuppet.environment.legacy_facts import legacy_facts

    if not overrides:
        return values
    before = legacy_facts(values)
    given: set[str] = set()
    changed = values
    for override in overrides:
        source = SourceFile(override, "--set")
        path, written = _split(source)
        value = _value_of(written, _present({**before, **changed}, path))
        changed = _with(changed, path, value, source)
        given.add(path[0].name)
    after = legacy_facts(changed)
    followed = {
        name
        for name, value in before.items()
        if name not in given and name in values and values[name] == value
    }
    return {
        name: after[name] if name in followed else value
        for name, value in changed.items()
        if name not in followed or name in after
    }


def problem_with_override(override: str) -> str | None:
    """What is wrong with an override, whatever the facts are."""
    try:
        _split(SourceFile(override, "--set"))
    except RejectedFacts as problem:
        diagnostic = problem.diagnostic
        return "; ".join(filter(None, (diagnostic.message, diagnostic.hint)))
    return None


def _split(source: SourceFile) -> tuple[list[_Part], str]:
    """The path and the value of an override."""
    text = source.text
    if not text.isascii() and text != text.encode(errors="replace").decode():
        raise rejected("illegal-fact-override", "this is not UTF-8", SourceFile("", "--set"))
    path: list[_Part] = []
    at = 0
    while len(path) < MAXIMUM_DEPTH and (part := _PART.match(text, at)) is not None:
        name = next(group for group in part.groups() if group is not None)
        path.append(_Part(name, Span(*part.span())))
        at = part.end()
        if text[at : at + 1] == "=":
            return path, text[at + 1 :]
        if text[at : at + 1] != ".":
            break
        at += 1
    raise rejected(
        "illegal-fact-override",
        "the name of a fact, `=` and its value are expected",
        source,
        Span(at, min(at + 1, len(text))),
        hint="write `os.family=RedHat`; a name with dots in it needs quotes: `'a.b'=1`",
    )


def _value_of(written: str, present: Value) -> Value:
    """JSON where it is JSON, else a string; what replaces a string is one, `9` as well."""
    try:
        value = parse_json(SourceFile(written))
    except RejectedFacts:
        return written
    is_plain = isinstance(value, (bool, int, float))
    return written if is_plain and isinstance(present, str) else value


def _present(values: Value, path: list[_Part]) -> Value:
    for part in path:
        if isinstance(values, dict):
            values = values.get(part.name)
        elif isinstance(values, list) and _is_index(part, values):
            values = values[int(part.name)]
        else:
            return None
    return values


def _is_index(part: _Part, array: list[Value]) -> bool:
    digits = part.name
    return digits.isascii() and digits.isdigit() and len(digits) < 10 and int(digits) < len(array)


def _with(container: Value, path: list[_Part], value: Value, source: SourceFile) -> Value:
    """A copy of a hash or array in which the value at a path is another."""
    if not path:
        return value
    part, *rest = path
    if isinstance(container, list):
        if not _is_index(part, container):
            raise _no_such_part(source, part, f"an array of {len(container)} elements")
        index = int(part.name)
        replaced = _with(container[index], rest, value, source)
        return [*container[:index], replaced, *container[index + 1 :]]
    if container is None:
        container = {}
    if not isinstance(container, dict):
        raise _no_such_part(source, part, _kind(container))
    return {**container, part.name: _with(container.get(part.name), rest, value, source)}


def _no_such_part(source: SourceFile, part: _Part, what: str) -> RejectedFacts:
    around = source.text[: part.span.start].removesuffix(".")
    return rejected(
        "illegal-fact-override",
        f"there is no `{part.name}` in `{around}`, which is {what}",
        source,
        part.span,
        hint="replace the whole fact with JSON",
    )
