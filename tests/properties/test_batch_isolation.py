"""Nothing of a request to `mupuppet batch` is seen by another: their order does not matter."""

import json
import random
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.cli.command import mupuppet

#: Code that asks for what other parts of a request decide, or defines what others define otherwise.
CODES = [
    "include a\nnotify { 'x': message => $facts['f'] }",
    "class a { notify { 'own': } }\ninclude a",
    "notice($x)\n$y = $undefined",
    "notify { 'l': message => lookup('k', default_value => 'none') }",
    'function f() { 1 }\nnotify { "${f()}": }',
    'function f() { 2 }\nnotify { "${f()}": }',
    'notify { "${f()}": }',
    "type T = Integer\nnotify { 't': message => 1 =~ T }",
    "type T = String\nnotify { 't': message => 1 =~ T }",
    "notify { 't': message => 1 =~ A::T }",
    "define d { notify { \"d${title}\": } }\nd { 'z': }",
    "d { 'z': }",
    "a::d { 'q': }",
    "notice($settings::vardir, $environment, $trusted['certname'], $facts)",
    "@notify { 'v': tag => 'x' }\nNotify <| tag == 'x' |>",
    "notify { 'r': message => a::g(1) }",
    "notify { 'e': message => epp('a/t.epp', {'v' => 1}) }",
    "notify { 'i': message => inline_epp('<%= $facts[\"f\"] %>') }",
    "'abc' =~ /(b)/\nnotify { 'm': message => $1 }",
    "notify { 'm': message => $1 }",
    "Integer[1, 50].each |$i| { }\nnotify { 'n': }",
    "notify { 'p': } -> notify { 'q': before => Notify['p'] }",
    "node 'n1' { include a }\nnode default { notify { 'default': } }",
    "class { 'a': p => 3 }",
    "Notify { message => $facts['f'] }\nnotify { ['b', 'c']: }",
    "notify { 'broken': ",
    None,
]
MODULES = [
    {},
    {"a/manifests/init.pp": 'class a($p = 1) { notify { "a${p}": } }'},
    {"a/manifests/init.pp": 'class a(Integer[5] $p = 6) { notify { "other${p}": } }'},
    {
        "a/manifests/d.pp": "define a::d { notify { 'one': } }",
        "a/functions/g.pp": "function a::g($x) { $x + 1 }",
        "a/types/t.pp": "type A::T = Integer",
        "a/templates/t.epp": "one <%= $v %>",
        "a/hiera.yaml": "version: 5\nhierarchy: [{name: a, path: a.yaml}]\n",
        "a/data/a.yaml": "a::p: 7\n",
        "a/manifests/init.pp": 'class a($p = 1) { notify { "data${p}": } }',
    },
    {
        "a/manifests/d.pp": "define a::d { notify { 'two': } }",
        "a/functions/g.pp": "function a::g($x) { $x + 2 }",
        "a/types/t.pp": "type A::T = String",
        "a/templates/t.epp": "two <%= $v %>",
    },
]
HIERA = "version: 5\nhierarchy: [{name: all, path: all.yaml}]\n"
FILES = [
    {},
    {"hiera.yaml": HIERA, "data/all.yaml": "k: 1\na::p: 8\n"},
    {"hiera.yaml": HIERA, "data/all.yaml": "k: '1'\n"},
    {"hiera.yaml": HIERA, "data/all.yaml": "k: [\n"},
    {"manifests/site.pp": "notify { 'site': }"},
    {"environment.conf": "modulepath = more\n", "more/a/manifests/init.pp": "class a { }"},
]
FACTS: list[dict[str, Any]] = [{}, {"f": 1}, {"f": "1"}, {"f": True}, {"f": 1.0}, {"f": [None]}]
SETTINGS: list[dict[str, Any]] = [
    {},
    {"strict": "error"},
    {"strict": "off"},
    {"strict_variables": True},
    {"vardir": "/v"},
    {"limits": {"lambda_calls": 10}},
    {"allow_cycles": False},
]


def draw(choice: random.Random) -> dict[str, Any]:
    """Any request."""
    request = {
        "code": choice.choice(CODES),
        "modules": choice.choice(MODULES),
        "environment_files": choice.choice(FILES),
        "facts": choice.choice(FACTS),
        "settings": choice.choice(SETTINGS),
        "node": choice.choice(["n1", "n2", None]),
        "environment": choice.choice(["test", None]),
        "trusted": choice.choice([{"certname": "c"}, None]),
    }
    return {name: value for name, value in request.items() if value}


#: What differs each time.
UNIQUE = ("seconds", "version", "catalog_uuid")


def answers(requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What one process answers, without the time that it took."""
    ran = mupuppet("batch", stdin="\n".join(map(json.dumps, requests)).encode())
    found = [json.loads(line) for line in ran.out.splitlines()]
    return [{name: each[name] for name in each if name not in UNIQUE} for each in found]


@settings(max_examples=5, deadline=None, phases=[Phase.generate])
@given(st.randoms(use_true_random=False))
def test_the_order_of_requests_does_not_matter(choice: random.Random) -> None:
    requests = [draw(choice) for _ in range(60)]
    forwards = answers(requests)
    backwards = answers(requests[::-1])[::-1]
    assert len(forwards) == len(requests)
    for request, one, other in zip(requests, forwards, backwards, strict=True):
        assert one == other, request
        assert not (one["error"] or "").startswith("internal error"), request
