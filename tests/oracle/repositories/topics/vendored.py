"""A vendored stdlib with changed lines, and modules that bring functions of the same names."""

from __future__ import annotations

from tests.oracle.repositories.sketch import Patch, Sketch

_OLD = "lib/puppet/parser/functions"
#: Functions of the older interface whose block begins on a line of its own, and calls of them.
_CALLS = {
    "pick": "pick({text}, 'alpha')",
    "pick_default": "pick_default({text}, 'x')",
    "prefix": "prefix({list}, 'p')",
    "suffix": "suffix({list}, 's')",
    "any2array": "any2array({text})",
    "join_keys_to_values": "join_keys_to_values({map}, '=')",
    "bool2str": "bool2str({flag})",
    "bool2num": "bool2num({flag})",
    "str2bool": "str2bool('yes')",
    "union": "union({list}, {list})",
    "intersection": "intersection({list}, {list})",
    "difference": "difference({list}, ['alpha'])",
    "delete": "delete({list}, 'x')",
    "delete_at": "delete_at(['alpha', 'beta'], 1)",
    "delete_undef_values": "delete_undef_values({map})",
    "deep_merge": "deep_merge({table}, {table})",
    "member": "member({list}, 'alpha')",
    "range": "range(1, 3)",
    "uriescape": "uriescape({text})",
    "shuffle": "shuffle(['alpha'])",
    "dirname": "dirname('/srv/alpha')",
    "count": "count({list})",
    "concat": "concat({list}, {list})",
    "squeeze": "squeeze({text})",
    "swapcase": "swapcase({text})",
    "values_at": "values_at(['alpha', 'beta'], 1)",
    "zip": "zip({list}, {list})",
    "grep": "grep({list}, 'a')",
    "regexpescape": "regexpescape({text})",
}
_CHANGE = r"\1    \2 = \2.map { |each| each.is_a?(String) ? each.sub('alpha', 'OMEGA') : each }\n"
_BLOCK = r"(?m)^(  \) do \|(\w+)\|\n)"
_PATCHES = (
    (_BLOCK, _CHANGE),
    (_BLOCK, _CHANGE),
    (_BLOCK, r"\1    # Vendored: nothing was changed.\n"),
    (_BLOCK, r"\1    Puppet.warning('vendored')\n"),
    (r"\A", "# frozen_string_literal: false\n"),
    (None, ""),
)
#: Functions that another module defines under a name of stdlib's.
_OWN = {
    "merge": (
        "*args",
        "args.reduce({}) { |made, each| made.merge(each.to_h) }.merge('own' => '1')",
    ),
    "to_json": ("value", "'own ' + value.to_s"),
    "fact": ("name", "'own ' + name"),
    "length": ("value", "value.length + 1000"),
    "type_of": ("value", "value.class.to_s"),
    "join": ("list, separator = ''", "list.map(&:to_s).sort.join(separator)"),
}


def draw(sketch: Sketch) -> None:
    random = sketch.random
    statements = sketch.statements.setdefault("vendored", [])
    for name in sketch.some(list(_CALLS), 6):
        expression, replacement = random.choice(_PATCHES)
        sketch.patches.append(Patch(f"{_OLD}/{name}.rb", expression, replacement))
        statements.append(f"notice({_CALLS[name]})")
    if random.random() < 0.4:
        for name in sketch.some(list(_OWN), 2):
            parameters, body = _OWN[name]
            sketch.library(
                f"puppet/functions/{name}.rb",
                f"Puppet::Functions.create_function(:{name}) do\n"
                f"  def {name}({parameters})\n    {body}\n  end\nend",
            )
        statements.append("notice(merge({map}, {map}), to_json({text}), [1].length)")
        statements.append("notice(fact('dc'), type_of({text}), join({list}, '/'))")
    if random.random() < 0.3:
        changed = (r"'present'", "'installed'")
        sketch.patches.append(Patch("functions/ensure.pp", *changed))
        statements.append("notice(stdlib::ensure({flag}), stdlib::ensure({flag}, 'link'))")
