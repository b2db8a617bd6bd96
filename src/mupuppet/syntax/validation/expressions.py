"""Checks of values, operators, calls and conditionals."""

from collections.abc import Hashable

from mupuppet.diagnostics import Label, Severity
from mupuppet.source import Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.labels import a_label, label
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation.checker import (
    CHECKS,
    PERHAPS_WITHOUT_VALUE,
    Checker,
    Place,
    check,
    require_value,
    visit,
    visit_body,
    visit_branch,
    visit_value,
)
from mupuppet.syntax.validation.definitions import check_lambda
from mupuppet.syntax.validation.literals import Literals
from mupuppet.syntax.validation.names import GOOD_LOCAL_NAMES, GOOD_NAMES, is_variable_name

_LARGEST_INTEGER = 2**63 - 1
#: Of a key that a hash has twice.
_SEVERITIES = {Strictness.WARNING: Severity.WARNING, Strictness.ERROR: Severity.ERROR}


# --- Literals and names


@check(n.Integer)
def check_integer(checker: Checker, node: n.Integer) -> None:
    if node.value > _LARGEST_INTEGER:
        checker.report(
            "numeric-overflow",
            node,
            "this integer is too large",
            hint=f"the largest integer is {_LARGEST_INTEGER}",
        )


@check(n.ReservedWord)
def check_reserved_word(checker: Checker, node: n.ReservedWord) -> None:
    checker.report(
        "reserved-word",
        node,
        f"`{node.word}` is a reserved word",
        hint=f"to write it as a string, put it in quotes: `'{node.word}'`",
    )


@check(n.Variable)
def check_variable(checker: Checker, node: n.Variable) -> None:
    if node.name not in GOOD_NAMES:
        _check_variable_name(checker, node)


def _check_variable_name(checker: Checker, node: n.Variable) -> None:
    name = node.name
    if name[:1].isdigit():
        if not _is_match_group(name):
            checker.report(
                "illegal-numeric-var-name",
                node,
                f"`{name}` cannot be the name of a variable",
                hint="a name that begins with a digit is a decimal number without leading zeros",
            )
    elif not is_variable_name(name):
        better = "::".join(part[:1].lower() + part[1:] for part in name.split("::"))
        checker.report(
            "illegal-var-name",
            node,
            f"`{name}` cannot be the name of a variable",
            hint=f"did you mean `${better}`?"
            if is_variable_name(better)
            else "the parts of a name begin with lower-case letters; "
            "the last one may begin with `_`",
        )


def _is_match_group(name: str) -> bool:
    """Whether this is a decimal number without leading zeros."""
    return name.isdigit() and (name[0] != "0" or name == "0")


@check(n.InterpolatedString)
def check_interpolated_string(checker: Checker, node: n.InterpolatedString) -> None:
    for segment in node.segments:
        if type(segment) is n.Interpolation:
            expression = segment.expression
            if type(expression) is n.Variable:
                if expression.name not in GOOD_NAMES:
                    _check_variable_name(checker, expression)
            else:
                visit_value(checker, expression)


@check(n.Array)
def check_array(checker: Checker, node: n.Array) -> None:
    for element in node.elements:
        if type(element) in PERHAPS_WITHOUT_VALUE:
            require_value(checker, element)
    for element in node.elements:
        check = CHECKS[type(element)]
        if check is not None:
            check(checker, element)


@check(n.Hash)
def check_hash(checker: Checker, node: n.Hash) -> None:
    if len(node.entries) > 1:
        check_keys(checker, node)
    for entry in node.entries:
        visit_entry(checker, entry)


def visit_entry(checker: Checker, entry: n.HashEntry) -> None:
    """Check one entry of a hash."""
    key = entry.key
    key_kind = type(key)
    value = entry.value
    value_kind = type(value)
    if key_kind in PERHAPS_WITHOUT_VALUE:
        require_value(checker, key)
    if value_kind in PERHAPS_WITHOUT_VALUE:
        require_value(checker, value)
    check = CHECKS[key_kind]
    if check is not None:
        check(checker, key)
    check = CHECKS[value_kind]
    if check is not None:
        check(checker, value)


def literals_of(checker: Checker) -> Literals:
    """What finds the values that are known without evaluation."""
    if checker.literals is None:
        checker.literals = Literals(with_types=checker.puppet.literal_types)
    return checker.literals


def check_keys(checker: Checker, node: n.Hash, at: int | None = None) -> None:
    """Report the keys that a hash has twice, as far as they are known.

    `at` is the position to report; without it, it is the entry's arrow.
    """
    if checker.strict is Strictness.OFF:
        return
    first_of_key: dict[Hashable, n.HashEntry] = {}
    for entry in node.entries:
        key = entry.key
        if type(key) is n.String or type(key) is n.Name:
            value: Hashable = key.value
        else:
            value = literals_of(checker).key(key)
            if value is None:
                continue
        first = first_of_key.setdefault(value, entry)
        if first is not entry:
            # The entry for the parent of `type A = Parent {...}` is not in the text.
            is_written = key.start < key.end
            checker.report(
                "duplicate-key",
                entry,
                f"the key `{checker.text_of(first.key)}` occurs more than once in this hash",
                at=at if is_written else node.start,
                severity=_SEVERITIES[checker.strict],
                labels=(Label(Span(first.key.start, first.key.end), "the first one"),),
                hint="the last value is used" if is_written else None,
            )


# --- Operators


@check(n.Binary)
def check_binary(checker: Checker, node: n.Binary) -> None:
    left = node.left
    left_kind = type(left)
    right = node.right
    right_kind = type(right)
    if left_kind in PERHAPS_WITHOUT_VALUE:
        require_value(checker, left)
    if right_kind in PERHAPS_WITHOUT_VALUE:
        require_value(checker, right)
    check = CHECKS[left_kind]
    if check is not None:
        check(checker, left)
    check = CHECKS[right_kind]
    if check is not None:
        check(checker, right)


@check(n.Paren, n.Not, n.Negate, n.Unfold)
def check_unary(checker: Checker, node: n.Paren | n.Not | n.Negate | n.Unfold) -> None:
    """Check a whole chain such as `!(-(x))` at once, since only its inside can be wrong.

    Puppet looks for that once for each part of the chain.
    """
    inner: n.Node = node
    parts = 0
    while isinstance(inner, (n.Paren, n.Not, n.Negate, n.Unfold)):
        inner = inner.expression if isinstance(inner, n.Paren) else inner.operand
        parts += 1
    if type(inner) in PERHAPS_WITHOUT_VALUE:
        for _ in range(parts):
            require_value(checker, inner)
    check = CHECKS[type(inner)]
    if check is not None:
        check(checker, inner)


@check(n.Assignment)
def check_assignment(checker: Checker, node: n.Assignment) -> None:
    if checker.default_mark >= 0:
        _check_assignment_in_default(checker, node)
        return
    target = node.target
    if (
        type(target) is not n.Variable
        or target.name not in GOOD_LOCAL_NAMES
        or node.operator != "="
    ):
        _check_unusual_assignment(checker, node)
        return
    visit_value(checker, node.value)


def _check_unusual_assignment(checker: Checker, node: n.Assignment) -> None:
    """Check one that may be wrong, or whose variable is met for the first time."""
    if node.operator == "=":
        _check_target(checker, node.target)
        require_value(checker, node.value)
    else:
        _report_append(checker, node)
    visit(checker, node.target)
    visit(checker, node.value)


def _check_assignment_in_default(checker: Checker, node: n.Assignment) -> None:
    """Report a variable that is set in the default of a parameter.

    Puppet looks for these before all else in a default, and finds only the outermost ones.
    """
    mark = checker.default_mark
    checker.report(
        "illegal-assignment-context",
        node,
        "a variable cannot be set in the default of a parameter",
        index=mark,
    )
    checker.default_mark = -1
    check_assignment(checker, node)
    checker.default_mark = mark + 1


def _check_target(checker: Checker, node: n.Expression) -> None:
    """Report what cannot be set."""
    match node:
        case n.Variable(name):
            if _is_match_group(name):
                checker.report(
                    "illegal-numeric-assignment",
                    node,
                    f"`${name}` cannot be set: it is a group of the last match",
                )
            if "::" in name:
                checker.report(
                    "cross-scope-assignment",
                    node,
                    f"`${name}` cannot be set: it belongs to another scope",
                    hint=f"set `${name.rpartition('::')[2]}` here",
                )
        case n.Access():
            checker.report(
                "illegal-indexed-assignment",
                node,
                "an element of an array or a hash cannot be set",
                hint="make a new value: `$new = $old + { key => value }`",
            )
        case n.Array(elements):
            for element in elements:
                _check_target(checker, element)
        case _:
            checker.report(
                "illegal-assignment",
                node,
                f"{a_label(node)} cannot be set",
                at=_hash_position(node) if isinstance(node, n.Hash) else None,
                hint="only variables can be set: `$name = ...`",
            )


def _hash_position(node: n.Hash) -> int:
    """Puppet puts the pairs in `[a => 1]`, a hash without braces, at their first arrow."""
    if node.entries and node.entries[0].start == node.start:
        return node.entries[0].at
    return node.start


def _report_append(checker: Checker, node: n.Assignment) -> None:
    target = checker.text_of(node.target)
    operator = node.operator[0]
    checker.report(
        "appends-deletes-no-longer-supported",
        node,
        f"the operator `{node.operator}` no longer exists",
        hint=f"variables never change; set a new one: `$new = {target} {operator} ...`",
    )


@check(n.Relationship)
def check_relationship(checker: Checker, node: n.Relationship) -> None:
    left = node.left
    right = node.right
    if type(left) in PERHAPS_WITHOUT_VALUE and type(left) is not n.Collector:
        require_value(checker, left)
    if type(right) in PERHAPS_WITHOUT_VALUE and type(right) is not n.Collector:
        require_value(checker, right)
    visit(checker, left)
    visit(checker, right)


@check(n.Access)
def check_access(checker: Checker, node: n.Access) -> None:
    left = node.left
    check = CHECKS[type(left)]
    if check is not None:
        check(checker, left)
    for key in node.keys:
        check = CHECKS[type(key)]
        if check is not None:
            check(checker, key)


# --- Calls


@check(n.Call)
def check_call(checker: Checker, node: n.Call) -> None:
    function = node.function
    if type(function) is not n.Name:
        _check_function(checker, node, function)
    for argument in node.arguments:
        check = CHECKS[type(argument)]
        if check is not None:
            check(checker, argument)
    if node.block is not None:
        check_lambda(checker, node.block)


def _check_function(checker: Checker, node: n.Call, function: n.Expression) -> None:
    """Report what cannot be called: only names of functions and types can."""
    match function:
        case n.TypeName() | n.Access(n.TypeName()):
            pass
        case n.RenderString():
            checker.report(
                "illegal-epp-parameters",
                node,
                "there is text before the parameters of this template",
                hint="write `<%- |$x, $y| -%>` at the very beginning",
            )
        case _:
            checker.report(
                "illegal-expression",
                function,
                f"{a_label(function)} cannot be called as a function",
            )
    visit(checker, function)


@check(n.MethodCall)
def check_method_call(checker: Checker, node: n.MethodCall) -> None:
    receiver = node.receiver
    check = CHECKS[type(receiver)]
    if check is not None:
        check(checker, receiver)
    for argument in node.arguments:
        check = CHECKS[type(argument)]
        if check is not None:
            check(checker, argument)
    if node.block is not None:
        check_lambda(checker, node.block)


# --- Conditionals


@check(n.If, n.Unless)
def check_if(checker: Checker, node: n.If | n.Unless) -> None:
    visit_value(checker, node.test)
    visit_branch(checker, node.then, node)
    if node.otherwise is not None:
        visit_branch(checker, node.otherwise, node)


@check(n.Case)
def check_case(checker: Checker, node: n.Case) -> None:
    if type(node.test) in PERHAPS_WITHOUT_VALUE:
        require_value(checker, node.test)
    defaults = [
        value for option in node.options for value in option.values if type(value) is n.Default
    ]
    for default in defaults[1:]:
        _report_default(checker, node, defaults[0], default)
    visit(checker, node.test)
    for option in node.options:
        for value in option.values:
            if type(value) in PERHAPS_WITHOUT_VALUE:
                require_value(checker, value)
        for value in option.values:
            visit(checker, value)
        visit_body(checker, option.body, Place.BLOCK, option)


@check(n.Selector)
def check_selector(checker: Checker, node: n.Selector) -> None:
    if type(node.left) in PERHAPS_WITHOUT_VALUE:
        require_value(checker, node.left)
    defaults = [option.match for option in node.options if type(option.match) is n.Default]
    if len(defaults) > 1:
        _report_default(checker, node, defaults[0], defaults[1])
    visit(checker, node.left)
    for option in node.options:
        visit_value(checker, option.match)
        visit(checker, option.value)


def _report_default(checker: Checker, node: n.Node, first: n.Node, second: n.Node) -> None:
    checker.report(
        "duplicate-default",
        second,
        f"this {label(node)} has two `default` options",
        labels=(Label(Span(first.start, first.end), "the first one"),),
    )


# --- Templates


@check(n.RenderExpression)
def check_render_expression(checker: Checker, node: n.RenderExpression) -> None:
    visit_value(checker, node.expression)


@check(n.RenderBlock)
def check_render_block(checker: Checker, node: n.RenderBlock) -> None:
    if len(node.body) == 1:
        require_value(checker, node.body[0])
    visit_branch(checker, node.body, node)
