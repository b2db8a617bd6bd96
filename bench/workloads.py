"""The workloads of the compiler's benchmark, generated so that both sides get the same text."""

from bench.sides import Workload


def defined_types(count: int = 5_000) -> str:
    """Defined types that each make two resources."""
    return (
        "define thing($mode = '0644', $owner = 'root') {\n"
        '  file { "/tmp/${title}": mode => $mode, owner => $owner, content => "I am ${title}" }\n'
        '  notify { "n-${title}": message => "made ${title}" }\n'
        "}\n"
        + "\n".join(f"thing {{ 't{i}': mode => '06{i % 64:02o}' }}" for i in range(count))
        + "\n"
    )


def classes(count: int = 500, chain: int = 100) -> str:
    """Classes with parameters, and a chain of inheritance."""
    parts = [
        f"class c{i}(String $a = 'x', Integer $b = {i}, Array[String] $c = ['p', 'q']) {{\n"
        f'  notify {{ "c{i}-${{a}}-${{b}}": message => "$c" }}\n'
        "}\n"
        for i in range(count)
    ]
    parts.append("class l0 { $v = 0 notify { 'l0': } }\n")
    parts += [
        f"class l{i} inherits l{i - 1} {{ notify {{ 'l{i}': message => \"$v\" }} }}\n"
        for i in range(1, chain)
    ]
    parts.append("include " + ", ".join(f"c{i}" for i in range(count)) + "\n")
    parts.append(f"include l{chain - 1}\n")
    return "".join(parts)


def lambdas(count: int = 240_000) -> str:
    """Calls of lambdas with arithmetic and interpolation."""
    side = int(count**0.5)
    return (
        f"$r = Integer[1, {side}].map |$i| {{\n"
        f"  Integer[1, {side}].reduce(0) |$memo, $j| {{ ($memo + $i * $j) % 1000 }}\n"
        "}\n"
        f'$s = Integer[1, {side}].map |$i| {{ "value ${{i}} of ${{r[0]}}" }}\n'
        "notify { 'sum': message => \"${r[-1]} ${s[0]}\" }\n"
    )


def collectors(count: int = 2_000) -> str:
    """Virtual resources, collectors with overrides, arrows."""
    lines = [f"@file {{ '/v/{i}': tag => 'g{i % 20}', mode => '0600' }}" for i in range(count)]
    lines += [f"File <| tag == 'g{g}' |> {{ owner => 'u{g}' }}" for g in range(20)]
    lines += [f"notify {{ 'a{i}': }} -> notify {{ 'b{i}': }}" for i in range(count // 20)]
    lines += [f"Notify['b{g}'] -> File <| tag == 'g{g}' |>" for g in range(20)]
    return "\n".join(lines) + "\n"


TRIVIAL = Workload("a trivial manifest", "notify { 'hello': }\n", process_target=15)
WORKLOADS = [
    Workload("5,000 defined types, 10,000 resources", defined_types()),
    Workload("500 classes, chain of 100", classes()),
    Workload("240,000 lambda calls", lambdas(), target=5),
    Workload("2,000 resources, collectors, arrows", collectors()),
]
