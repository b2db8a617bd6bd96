"""Data types: their arguments, definitions and names."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.ids import TypeId

KINDS: dict[TypeId, Kind] = {
    "bad-collection-slice-type": Issue(
        "An argument of Collection, or of another type with a size, is not an integer.",
        "The arguments are the smallest and the largest size.",
        "Use integers, or `default` for no limit.",
        "notice(Collection['a'])\n",
    ),
    "bad-integer-slice-arity": Issue(
        "Integer or Float has too many arguments.",
        "The arguments are the smallest and the largest value.",
        "Use one or two arguments.",
        "notice(Integer[1, 2, 3])\n",
    ),
    "bad-integer-slice-type": Issue(
        "An argument of Integer or Float is not a number.",
        "The arguments are the smallest and the largest value.",
        "Use numbers, or `default` for no limit.",
        "notice(Integer['a'])\n",
    ),
    "bad-not-undef-slice-type": Issue(
        "The argument of NotUndef is neither a type nor a string.",
        "`NotUndef[T]` is T without `undef`.",
        "Use a type or a string.",
        "notice(NotUndef[1])\n",
    ),
    "bad-type-slice-arity": Issue(
        "A type has the wrong number of arguments.",
        "`mupuppet types NAME` shows the arguments of a type.",
        "Add or remove arguments.",
        "notice(Optional[1, 2])\n",
    ),
    "bad-type-slice-type": Issue(
        "An argument of a type is of the wrong type.",
        "`mupuppet types NAME` shows the arguments of a type.",
        "Correct the argument.",
        "notice(Array['a'])\n",
    ),
    "bad-type-specialization": Issue(
        "A type cannot be specialized with this argument.",
        "The message describes the problem.",
        "Correct the arguments.",
        "notice(Variant[1])\n",
    ),
    "illegal-classref": Issue(
        "The name in a reference is not a valid name.",
        "`Resource['a::b', …]` needs the name of a type.",
        "Correct the name.",
        "notice(Resource['a b'])\n",
    ),
    "illegal-hostclass-name": Issue(
        "The name in a reference to a class is not a string.",
        "`Class['a::b']` needs the name of a class.",
        "Correct the name.",
        "notice(Class[1])\n",
    ),
    "illegal-resource-specialization": Issue(
        "The first argument of Resource is not the name of a type.",
        "`Resource['file', '/tmp/a']` needs a name, or a type such as `File`.",
        "Correct the argument.",
        "notice(Resource[1])\n",
    ),
    "invalid-type-argument": Kind(
        "A type cannot be made with these arguments.",
        "Puppet has no issue code for this; the message describes the problem.",
        "Correct the arguments. `mupuppet types NAME` shows them.",
        "notice(URI['a b'])\n",
    ),
    "invalid-type-definition": Kind(
        "The definition of an Object type or a TypeSet is not valid.",
        "Its attributes, functions or types are not what such a definition may have.",
        "Correct the definition; the message names the part.",
        "type Point = Object[{ attributes => { x => 1 } }]\nnotice(Point)\n",
    ),
    "invalid-type-specification": Kind(
        "A string is not the name of a type.",
        "Some functions take types as strings, such as `'Array[Integer]'`.",
        "Correct the string.",
        "notice(assert_type('integer', 1))\n",
    ),
    "not-a-type": Kind(
        "What precedes a parameter is not a type.",
        "A parameter may have a type before its `$`.",
        "Write a type, or nothing.",
    ),
    "type-mismatch": Issue(
        "A value does not match the required type.",
        "A parameter has a type, and the given value is of another type.",
        "Correct the value. `mupuppet why` shows where a value comes from.",
        "define a(Integer $x) { }\na { 't': x => 'one' }\n",
    ),
    "unresolved-type-alias": Kind(
        "An alias does not lead to a type.",
        "Aliases may refer to each other, but must lead to a type in the end.",
        "Break the cycle.",
        "type A = Variant[A, B]\ntype B = A\nnotice(1 =~ A)\n",
    ),
}
