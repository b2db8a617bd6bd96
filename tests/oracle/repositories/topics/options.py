"""Options of lookups by regular expressions, in the environment and in modules, and merges."""

from __future__ import annotations

import json
from typing import Any

from tests.oracle.repositories.sketch import Sketch

_PATTERNS = [
    "^profile::options::.*",
    "^profile::options::(list|map)",
    "^.*::list$",
    "^profile::.+::m",
    ".*",
]
_MERGES: list[Any] = [
    "first", "unique", "hash", "deep", {"strategy": "deep"},
    {"strategy": "deep", "knockout_prefix": "--"},
    {"strategy": "deep", "merge_hash_arrays": True, "sort_merged_arrays": True},
    {"strategy": "deep", "knockout_prefix": "--", "unpack_arrays": ","},
]  # fmt: skip
#: Not as arrays: Puppet fails once it has replaced one by its type (see docs/deviations.md).
_CONVERSIONS = ["Sensitive", "String", "Array", "Integer"]
_VALUES: dict[str, list[Any]] = {
    "list": [["a", "b"], ["--a", "c"], ["b,c", "d"], [], "single", [{"name": "x"}, {"name": "y"}]],
    "map": [
        {"a": 1},
        {"a": {"b": [1]}},
        {"--a": None},
        {"a": "--a"},
        {"a": {"b": [2], "c": "--"}},
        {},
    ],
    "text": ["one", "%{lookup('text0')}", "10", None, "%{alias('profile::options::list')}"],
    "number": [1, "12", "0x1f", 3.5],
}
_LEVELS = ("nodes/web1.example.com", "family/Debian", "dc/ams", "role/front")


def draw(sketch: Sketch) -> None:
    random = sketch.random
    names = sketch.some(list(_VALUES), 4)
    options: dict[str, Any] = {}
    for pattern in sketch.some(_PATTERNS, 3):
        option: dict[str, Any] = {"merge": random.choice(_MERGES)}
        if random.random() < 0.3:
            option["convert_to"] = random.choice(_CONVERSIONS)
        options[pattern] = option
    if random.random() < 0.3:
        options[f"profile::options::{names[0]}"] = {"merge": random.choice(_MERGES)}
    sketch.data["lookup_options"] = options
    for name in names:
        sketch.data[f"profile::options::{name}"] = random.choice(_VALUES[name])
    for level in _LEVELS:
        lines = [
            f"profile::options::{name}: {json.dumps(random.choice(_VALUES[name]))}"
            for name in names
            if random.random() < 0.7
        ]
        sketch.file(f"data/more/{level}.yaml", "\n".join(lines))
    path = ["'more/nodes/%{trusted.certname}.yaml'", "'more/dc/%{facts.dc}.yaml'",
            "'more/role/%{role}.yaml'", "'more/family/%{facts.os.family}.yaml'"]  # fmt: skip
    random.shuffle(path)
    sketch.levels.append(f"- {{name: more, paths: [{', '.join(path)}]}}")
    parameters = ", ".join(f"${name} = undef" for name in names)
    sketch.file(
        "site/profile/manifests/options.pp",
        f"class profile::options({parameters}) {{\n"
        + "".join(f"  notice('{name}', ${name}.then |$x| {{ $x }})\n" for name in names)
        + "".join(
            f"  notice(lookup('profile::options::{name}', undef, undef, 0))\n" for name in names
        )
        + "}",
    )
    merge = random.choice(["first", "unique", "deep"])
    sketch.site.append("include profile::options")
    sketch.site.append(
        f"notice(lookup('profile::options::{names[0]}', "
        f"{{ 'merge' => '{merge}', 'default_value' => 0 }}))"
    )
