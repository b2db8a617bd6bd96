"""Data types and functions against real Puppet: the same manifests in one run."""

from __future__ import annotations

import argparse
import sys

from bench.report import Figure, add_json_option, report
from bench.sides import Kind, Workload, in_process

#: Types of parameters and values of them: nested, as real modules have them.
TYPED = [
    (
        "Struct[{host => String[1], port => Integer[1, 65535], Optional[tls] => Boolean}]",
        "{ host => 'db${i}.example.com', port => 5432, tls => true }",
    ),
    (
        "Hash[String[1], Variant[Integer[0], Array[String[1], 1], Enum['on', 'off']]]",
        "{ 'a' => 1, 'b' => ['x', 'y', 'z'], 'c' => 'on', 'd' => 2 }",
    ),
    (
        "Array[Struct[{name => Pattern[/\\A[a-z]+\\d*\\z/], roles => Array[Enum['r', 'w', 'x']]}]]",
        "[{ name => 'alice1', roles => ['r', 'w'] }, { name => 'bob', roles => ['x'] }]",
    ),
    ("Optional[Variant[Tuple[String, Integer], Hash[String, Data]]]", "['a', 1]"),
    (
        "Variant[Boolean, Enum['present', 'absent'], Pattern[/\\A\\d+(\\.\\d+)*\\z/]]",
        "'1.2.3'",
    ),
]


def typed_class(parameters: int = 50, instances: int = 200) -> str:
    """A class with parameters of nested types, and a defined type with the same ones."""
    names = [(f"p{index}", *TYPED[index % len(TYPED)]) for index in range(parameters)]
    declared = ",\n".join(f"  {type} ${name}" for name, type, _ in names)
    given = ",\n".join(f"    {name} => {value.replace('${i}', '1')}" for name, _, value in names)
    return (
        f"class typed(\n{declared}\n) {{ }}\n"
        f"define typed_again(\n{declared}\n) {{ }}\n"
        f"class {{ 'typed':\n{given} }}\n"
        f'Integer[1, {instances}].each |$i| {{\n  typed_again {{ "t${{i}}":\n{given} }}\n}}\n'
    )


def loop(body: str, count: int = 20_000) -> str:
    """A loop that calls functions."""
    return (
        f"$results = Integer[1, {count}].map |$i| {{ {body} }}\n"
        'notify { "${results[0]} ${results[-1]}": }\n'
    )


WORKLOADS = [
    Workload("200 declarations of 50 nested types", typed_class()),
    Workload("20,000 regsubst", loop(r"""regsubst("host-${i}.example.com", '\A(\w+)-', '\1_')""")),
    Workload("20,000 sprintf", loop("sprintf('%05d %s %.2f', $i, 'text', 1.5)")),
    Workload("20,000 split and join", loop("join(split(\"a,b,${i}\", ','), ':')")),
    Workload(
        "20,000 calls of four small functions", loop("[upcase('a'), size([1]), empty(''), $i.abs]")
    ),
    Workload(
        "each over 100 hashes of 200 keys",
        '$hash = Hash(Integer[1, 200].map |$i| { ["k${i}", $i] })\n'
        "Integer[1, 100].each |$n| {\n"
        "  $hash.each |$key, $value| { if $value > 1000 { notice($key) } }\n"
        "  $kept = $hash.filter |$key, $value| { $value % 2 == 0 }\n"
        "}\n",
    ),
    Workload(
        "20,000 calls of a function in Puppet",
        "function twice(Integer[0] $n) >> Integer { $n * 2 }\n" + loop("twice($i)"),
    ),
]


def main() -> int:
    options = argparse.ArgumentParser(prog="bench/run library", description=__doc__)
    add_json_option(options)
    chosen = options.parse_args()
    figures = []
    for workload in WORKLOADS:
        pair = in_process(workload, Kind.LOADED)
        figures.append(Figure(workload.name, pair.puppet, pair.mupuppet, workload.target))
    report(figures, chosen.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
