"""What only the rules of the paper report: no rule applies."""

from mupuppet.diagnostics.catalogue.kind import Kind
from mupuppet.diagnostics.diagnostic import Severity
from mupuppet.diagnostics.ids import PaperId

KINDS: dict[PaperId, Kind] = {
    "class-already-declared": Kind(
        "A class is declared like a resource after it has been declared.",
        "The rules for declaring a class need a class that is defined, but not yet declared.",
        "Declare it like a resource first, or only once.",
        "class a { }\nnode default {\n  include a\n  class { 'a': }\n}\n",
    ),
    "duplicate-resource": Kind(
        "A resource is declared more than once.",
        "A catalog has only one resource of each type and title.",
        "Declare it in one place.",
        "node default {\n  file { '/a': }\n  file { '/a': }\n}\n",
    ),
    "illegal-access": Kind(
        "`[…]` is applied to a value that has no parts.",
        "Arrays, hashes and references to resources have parts.",
        "Check the value.",
        "node default { $a = 1[0] }\n",
    ),
    "illegal-title-type": Kind(
        "A title is not a string.",
        "Titles are strings in μPuppet.",
        "Put it in quotes.",
        "node default { file { 1: } }\n",
    ),
    "index-out-of-range": Kind(
        "An array has no element at an index.",
        "The rules require the element; Puppet would return `undef`.",
        "Check the index.",
        "node default { $a = [1][5] }\n",
    ),
    "key-not-found": Kind(
        "A hash has no such key.",
        "The rules require the key; Puppet would return `undef`.",
        "Check the key.",
        "node default { $a = { b => 1 }[c] }\n",
    ),
    "no-base-scope": Kind(
        "The scope of a class has no base scope.",
        "Its class has not been declared.",
        "Declare the class first.",
    ),
    "no-matching-node": Kind(
        "No node definition matches the node.",
        "The manifest contains node definitions, so one of them must match.",
        "Define the node, or `node default`.",
        "node other { }\n",
        severity=Severity.WARNING,
    ),
    "node-defined-twice": Kind(
        "A node is defined twice.",
        "Puppet rejects such a manifest.",
        "Merge the definitions.",
        "node a { }\nnode a { }\n",
        severity=Severity.WARNING,
    ),
    "not-a-boolean": Kind(
        "A condition is neither true nor false.",
        "Puppet treats every value except `false` and `undef` as true; μPuppet does not.",
        "Compare the value: `$a == 1`.",
        "node default { if 1 { } }\n",
    ),
    "not-a-class": Kind(
        "A defined type is used like a class.",
        "Only classes can be included and inherited.",
        "Declare it like a resource.",
        "define a() { }\nnode default { include a }\n",
    ),
    "outside-mupuppet": Kind(
        "The manifest uses something that μPuppet does not have.",
        "The paper describes a subset of the language.",
        "`mupuppet subset` lists all such places; use `compile` for the whole language.",
        "node default { $a = 'b' =~ /b/ }\n",
    ),
    "step-limit": Kind(
        "The run takes too many steps.",
        "Recursive defined types may never end.",
        "Raise the limit with `--limit`, if the manifest is right.",
    ),
    "stuck": Kind(
        "No rule applies.",
        "The paper does not model errors: where Puppet would report one, no rule applies.",
        "`mupuppet step` shows the term and the rules that were tried.",
    ),
    "wrong-scope": Kind(
        "A term is evaluated in a scope that it does not belong to.",
        "Such terms arise only in steps that were written by hand.",
        "Start from a manifest.",
    ),
}
