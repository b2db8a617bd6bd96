"""Expressions that cannot be evaluated: variables, operators, access, selectors, jumps."""

from mupuppet.diagnostics.catalogue.kind import Issue, Kind
from mupuppet.diagnostics.ids import EvaluationId

KINDS: dict[EvaluationId, Kind] = {
    "bad-array-slice-arity": Issue(
        "`[]` of an array has too many arguments.",
        "It takes an index, or an index and a length.",
        "Use one or two arguments.",
        "notice([1, 2, 3][0, 1, 2])\n",
    ),
    "bad-slice-key-type": Issue(
        "The index of an array is not an integer.",
        "Elements of arrays are numbered.",
        "Use an integer, or a hash in place of the array.",
        "notice([1, 2][1.5])\n",
    ),
    "bad-string-slice-arity": Issue(
        "`[]` of a string has too many arguments.",
        "It takes an index, or an index and a length.",
        "Use one or two arguments.",
        "notice('abc'[0, 1, 2])\n",
    ),
    "bad-string-slice-key-type": Issue(
        "The index of a string is not an integer.",
        "Characters of strings are numbered.",
        "Use an integer.",
        "notice('abc'['a'])\n",
    ),
    "comparison-not-possible": Issue(
        "Two values cannot be compared.",
        "`<`, `<=`, `>` and `>=` compare numbers with numbers, strings with strings, types with "
        "types, and so on.",
        "Convert one of the values first.",
        "notice(1 < 'a')\n",
    ),
    "div-by-zero": Issue(
        "A number is divided by zero.",
        "`/` and `%` by zero have no result.",
        "Check the divisor first.",
        "notice(1 / 0)\n",
    ),
    "illegal-jump": Kind(
        "`break`, `next` or `return` is called where there is nothing to leave.",
        "`break` and `next` leave a lambda that a function calls, `return` a function or the body "
        "of a class or a defined type.",
        "Use a condition.",
        "break()\n",
    ),
    "illegal-multi-assignment-size": Issue(
        "The number of variables differs from the number of elements of the array assigned to "
        "them.",
        "Each variable takes one element.",
        "Use as many variables as there are elements, or a slice of the array.",
        "[$a, $b] = [1, 2, 3]\n",
    ),
    "illegal-reassignment": Issue(
        "A variable is assigned a second time.",
        "A variable has one value in its scope, which never changes.",
        "Use another name, or compute the value in one expression.",
        "$a = 1\n$a = 2\n",
    ),
    "illegal-reserved-assignment": Issue(
        "A variable is assigned that Puppet sets.",
        "`$facts`, `$trusted` and `$server_facts` are set before any code runs.",
        "Use another name.",
        "$facts = { }\n",
    ),
    "invalid-operand": Kind(
        "An operator cannot be applied to these values.",
        "The operator exists for these types, but not in this combination: a Timestamp has no "
        "negative, and a hash and a number have no sum.",
        "Convert one of the values first.",
        "notice({ 'a' => 1 } + 1)\n",
    ),
    "match-not-regexp": Issue(
        "What follows `=~` or `!~` is not a pattern.",
        "A string matches a regular expression, or a string that can be read as one; every value "
        "matches a type.",
        "Use a regular expression, or `in` for a part of a string.",
        "notice('a' =~ 1)\n",
    ),
    "match-not-string": Issue(
        "What is matched against a regular expression is not a string.",
        "Only strings match regular expressions.",
        "Convert the value with `String($value)` first.",
        "notice(1 =~ /1/)\n",
    ),
    "missing-multi-assignment-key": Issue(
        "A hash that is assigned to several variables lacks the key of one of them.",
        "Each variable takes the value of the key with its name.",
        "Add the key, or assign the variables one by one.",
        "[$a, $b] = { 'a' => 1 }\n",
    ),
    "missing-multi-assignment-variable": Issue(
        "A class whose variables are assigned to several variables lacks one of them.",
        "`[$a] = Class['c']` takes the value of the variable `$c::a`.",
        "Correct the name, or set the variable in the class.",
        "class c { $a = 1 }\ninclude c\n[$b] = Class['c']\n",
    ),
    "not-numeric": Issue(
        "A value is not a number and cannot be converted to one.",
        "Arithmetic needs numbers, or strings that contain one.",
        "Correct the value, or convert it.",
        "notice('a' + 1)\n",
    ),
    "numeric-coercion": Issue(
        "A string was converted to a number.",
        "Puppet does this silently with `--strict off`, and warns about it with `--strict "
        "warning`.",
        "Convert the string explicitly: `Integer($value)`.",
        "notice('1' + 1)\n",
    ),
    "operator-not-applicable": Issue(
        "An operator cannot be applied to a value of this type.",
        "Each operator takes values of some types only: `[]` strings, arrays, hashes and types, "
        "for example.",
        "Check the type of the value: it is often `undef`.",
        "notice(1['a'])\n",
    ),
    "operator-not-applicable-when": Issue(
        "An operator cannot be applied to a value of this type together with the other one.",
        "`%` has no result for a Float, for example, and not every number can be added to a "
        "Timespan.",
        "Convert one of the values first.",
        "notice(5 % 1.5)\n",
    ),
    "reserved-variable": Kind(
        "A name is reserved and cannot be given a value.",
        "A parameter, a value from a classifier or an argument of a template has the name of a "
        "variable that Puppet sets, such as `facts`, or a number.",
        "Use another name.",
        "define a($trusted = 1) { }\na { 'x': }\n",
    ),
    "result-is-infinity": Issue(
        "The result of a calculation is infinite.",
        "It is larger than every Float.",
        "Check the operands.",
        "notice(1.0e308 * 10)\n",
    ),
    "unevaluated-parameter": Kind(
        "The default of a parameter uses a parameter that comes later.",
        "Defaults are evaluated from left to right.",
        "Move the parameter that is used before the one that uses it.",
        "define a($x = $y, $y = 1) { }\na { 'x': }\n",
    ),
    "unknown-variable": Issue(
        "A variable has no value.",
        "It was never assigned, is not visible in this scope, or belongs to a class that has not "
        "been evaluated. This is an error if `strict_variables` or `strict=error` is set, and "
        "otherwise a warning, and its value is `undef`.",
        "Correct the name, or include the class first; in a class, use `$class::variable` for "
        "variables of others.",
        "notice($a)\n",
    ),
    "unmatched-selector": Issue(
        "No option of a selector matches.",
        "A selector must have a value.",
        "Add a `default`.",
        "notice(1 ? { 2 => 'a' })\n",
    ),
}
