"""Facts and data that explanations do not mention do not matter; those that they mention do.

On the corpus of environments. Whatever no explanation of a catalog mentions is changed, all of it
at once: the catalog stays as it is. What explanations mention is changed one by one: whatever
changes then has mentioned it, and what it flows into changes.
"""

from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mupuppet.catalog.explanation import Explanation
from mupuppet.compiler.api import Compilation
from mupuppet.provenance import Provenance
from mupuppet.provenance.readers import Source, matcher
from mupuppet.values.value import Sensitive
from tests.oracle.environments.cases import EnvironmentCase, all_cases
from tests.oracle.environments.ours import compilation_of

pytestmark = pytest.mark.slow

#: Explanations of one catalog by resource and attribute.
Explanations = dict[tuple[str, str | None], Explanation]
FactPath = tuple[str, ...]
#: What a value goes through unchanged, or as a part of a text.
_PLAIN = frozenset(["string", "variable", "assignment", "declaration", "parameter", "data", "call"])

#: A line of YAML with a scalar that can be changed without changing anything else.
_SCALAR = re.compile(r"^(\s*(?:- )?(?:'?[\w:.]+'?:\s+)?)('[\w .]+'|\"[\w .]+\"|[A-Za-z]\w*|\d+)$")
#: More facts than these are changed one by one only for the first catalogs of a case.
_MOST = 40


def _requests(case: EnvironmentCase, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    def keep(request: dict[str, Any]) -> Any:
        found.append({**request, "codedir": code})
        return {"ok": False}, []

    case.answers(keep)
    return found


def _values(compilation: Compilation) -> dict[tuple[str, str | None], Any]:
    made: dict[tuple[str, str | None], Any] = {}
    for resource in compilation.catalog or ():
        made[resource.ref, None] = True
        made |= {(resource.ref, name): value for name, value in resource.parameters.items()}
    return made


def _explained(compilation: Compilation) -> Explanations:
    provenance = Provenance.of(compilation)
    return {(ref, name): explanation for ref, name, explanation in provenance.everything()}


def _all_nodes(explanations: Explanations, key: tuple[str, str | None]) -> Iterator[Explanation]:
    """All nodes of the explanations of an attribute and its resource."""
    yield from explanations[key].walk()
    if key[1] is not None:
        yield from explanations[key[0], None].walk()


def _check(
    before: dict[tuple[str, str | None], Any],
    after: dict[tuple[str, str | None], Any],
    explanations: Explanations,
    source: Source,
) -> None:
    """Whatever has changed must have mentioned what was changed."""
    matches = matcher(source)
    for key, value in before.items():
        if key in explanations and after.get(key) != value:
            assert any(map(matches, _all_nodes(explanations, key))), (key, source)


def _flows(explanation: Explanation, wanted: Explanation) -> bool:
    """Whether a node reaches the top through nothing but what hands values on."""
    if explanation is wanted:
        return True
    return explanation.kind in _PLAIN and any(
        _flows(child, wanted) for child in explanation.children if not child.is_detail
    )


# --- Facts


def _fact_paths(facts: dict[str, Any], around: FactPath = ()) -> Iterator[FactPath]:
    for name, value in facts.items():
        if isinstance(value, dict):
            yield from _fact_paths(value, (*around, name))
        elif isinstance(value, (str, int)):
            yield (*around, name)


def _with_other_facts(request: dict[str, Any], paths: list[FactPath]) -> dict[str, Any]:
    facts = copy.deepcopy(request["facts"])
    for path in paths:
        here = facts
        for name in path[:-1]:
            here = here[name]
        value = here[path[-1]]
        here[path[-1]] = not value if isinstance(value, bool) else _other(value)
    return {**request, "facts": facts}


def _other(value: str | int) -> str | int:
    return f"{value}other" if isinstance(value, str) else value + 1


#: Facts from which the names of nodes are made: every explanation shows them in these names.
_NAMES = frozenset(["clientcert", "fqdn", "hostname", "domain", "networking", "trusted"])


def _cases() -> list[EnvironmentCase]:
    return [case for case in all_cases() if not case.exports]


@pytest.mark.parametrize("case", _cases(), ids=lambda case: case.name)
def test_facts(case: EnvironmentCase) -> None:
    for request in _requests(case, case.code):
        compilation = compilation_of(request)
        if compilation.catalog is None:
            continue
        before, explanations = _values(compilation), _explained(compilation)
        nodes = [node for each in explanations.values() for node in each.walk()]
        paths = [path for path in _fact_paths(request["facts"]) if path[0] not in _NAMES]
        mentioned = [
            path for path in paths if any(map(matcher(Source("fact", ".".join(path))), nodes))
        ]
        rest = [path for path in paths if path not in mentioned]
        changed = compilation_of(_with_other_facts(request, rest))
        if changed.catalog is None:  # code without effect on the catalog may still fail
            for path in rest:
                changed = compilation_of(_with_other_facts(request, [path]))
                assert changed.catalog is None or _values(changed) == before
        else:
            assert _values(changed) == before
        for path in mentioned[:_MOST]:
            changed = compilation_of(_with_other_facts(request, [path]))
            if changed.catalog is not None:
                source = Source("fact", ".".join(path))
                _check(before, _values(changed), explanations, source)


# --- Data


def _data_lines(code: Path) -> Iterator[tuple[Path, int]]:
    """The lines of data with a value that can be changed."""
    for path in sorted(code.glob("**/*.yaml")):
        if path.name == "hiera.yaml" or path.is_symlink():
            continue
        in_options = False
        for number, line in enumerate(path.read_text("utf-8", "replace").split("\n"), 1):
            if line[:1] not in ("", " ", "-", "#"):
                in_options = line.startswith("lookup_options")
            if not in_options and _SCALAR.match(line):
                yield path, number


def _changed_line(line: str) -> str:
    found = _SCALAR.match(line)
    assert found is not None
    head, value = found[1], found[2]
    if value in ("true", "false"):
        return head + ("false" if value == "true" else "true")
    if value.isdigit():
        return f"{head}{int(value) + 1}"
    if value[0] in "'\"":
        return f"{head}{value[:-1]}other{value[-1]}"
    return f"{head}{value}other"


class _Edited:
    """Files with other lines, which are as they were afterwards."""

    def __init__(self, places: list[tuple[Path, int]]) -> None:
        self._places = places
        self._before = {path: path.read_bytes() for path, _ in places}

    def __enter__(self) -> None:
        for path, number in self._places:
            lines = path.read_text("utf-8", "replace").split("\n")
            lines[number - 1] = _changed_line(lines[number - 1])
            path.write_text("\n".join(lines), "utf-8")

    def __exit__(self, *_: object) -> None:
        for path, content in self._before.items():
            path.write_bytes(content)


@pytest.mark.parametrize("case", _cases(), ids=lambda case: case.name)
def test_data(case: EnvironmentCase, tmp_path: Path) -> None:
    code = tmp_path / "code"
    shutil.copytree(case.code, code, symlinks=True)
    for request in _requests(case, str(code)):
        compilation = compilation_of(request)
        if compilation.catalog is None:
            continue
        before, explanations = _values(compilation), _explained(compilation)
        places = list(_data_lines(code))
        sources = {place: Source("line", "", str(place[0]), place[1]) for place in places}
        nodes = [node for each in explanations.values() for node in each.walk()]
        mentioned = [place for place in places if any(map(matcher(sources[place]), nodes))]
        with _Edited([place for place in places if place not in mentioned]):
            assert _values(compilation_of(request)) == before
        for place in mentioned:
            with _Edited([place]):
                changed = compilation_of(request)
            if changed.catalog is not None:
                after = _values(changed)
                _check(before, after, explanations, sources[place])
                _check_flow(before, after, explanations, sources[place])


def _check_flow(
    before: dict[tuple[str, str | None], Any],
    after: dict[tuple[str, str | None], Any],
    explanations: Explanations,
    source: Source,
) -> None:
    """A value of data that an explanation lets flow into an attribute must change it."""
    for key, explanation in explanations.items():
        if key[1] is None:
            continue
        for node in explanation.walk():
            if node.kind == "data" and (node.file, node.line) == (source.file, source.line):
                if isinstance(node.value, (list, dict, Sensitive)):
                    continue  # only a part of it may be shown, or nothing
                if _flows(explanation, node):
                    assert after.get(key) != before[key], (key, source)


def test_the_corpus_has_what_it_takes() -> None:
    """There are facts and data that matter, or the tests above could not fail."""
    requests = [request for case in _cases() for request in _requests(case, case.code)]
    facts = {path for request in requests for path in _fact_paths(request["facts"])}
    lines = [place for case in _cases() for place in _data_lines(Path(case.code))]
    assert len(facts) > 20
    assert len(lines) > 75
