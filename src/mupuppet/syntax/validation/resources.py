"""Checks of resources, their defaults and overrides, and collectors with their queries."""

from mupuppet.source import Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.labels import a_label
from mupuppet.syntax.validation.checker import (
    CHECKS,
    Checker,
    check,
    report_missing_title,
    visit,
    visit_value,
)

_LEAVES_OF_QUERIES: frozenset[type[n.Node]] = frozenset(
    [n.Variable, n.Name, n.String, n.Integer, n.Float, n.Boolean]
)


@check(n.Resource)
def check_resource(checker: Checker, node: n.Resource) -> None:
    type_ = node.type
    if type(type_) is n.Name:
        if type_.value == "class" and node.form != "regular":
            checker.report("class-not-virtualizable", node, f"a class cannot be {node.form}")
    else:
        visit(checker, type_)
    for body in node.bodies:
        operations = body.operations
        if n.AttributesFromHash in map(type, operations):
            _check_unfolded_once(checker, operations)
        check = CHECKS[type(body.title)]
        if check is not None:
            check(checker, body.title)
        _visit_operations(checker, operations, body)


@check(n.ResourceDefaults)
def check_defaults(checker: Checker, node: n.ResourceDefaults) -> None:
    if node.form != "regular":
        _report_form(checker, node, node.form)
    visit(checker, node.type)
    _visit_operations(checker, node.operations, node)


@check(n.ResourceOverride)
def check_override(checker: Checker, node: n.ResourceOverride) -> None:
    if node.form != "regular":
        _report_form(checker, node, node.form)
    visit(checker, node.resources)
    _visit_operations(checker, node.operations, None)


@check(n.ResourceWithoutTitle)
def check_resource_without_title(checker: Checker, node: n.ResourceWithoutTitle) -> None:
    report_missing_title(checker, node.type, Span(node.start, node.end), node.type.start)
    attributes = node.attributes
    # To Puppet these are the entries of a hash, which have no position of their own.
    from mupuppet.syntax.validation.expressions import check_keys, visit_entry

    check_keys(checker, attributes, at=attributes.start)
    for entry in attributes.entries:
        visit_entry(checker, entry)


@check(n.Collector)
def check_collector(checker: Checker, node: n.Collector) -> None:
    type_ = node.type
    if type(type_) is not n.TypeName:
        checker.report(
            "illegal-expression",
            type_,
            f"a collector needs the name of a type before it, not {a_label(type_)}",
        )
        visit(checker, type_)
    query = node.query
    if query is not None:
        _check_query(checker, query)
        visit(checker, query)
    _visit_operations(checker, node.operations, None)


def _check_query(checker: Checker, node: n.Expression) -> None:
    """Report what a query cannot express."""
    while True:
        match node:
            case n.Paren(expression):
                node = expression
            case n.Binary("and" | "or", left, right):
                _check_query(checker, left)
                node = right
            case n.Binary("==" | "!="):
                return
            case _:
                if type(node) not in _LEAVES_OF_QUERIES:
                    checker.report(
                        "illegal-query-expression",
                        node,
                        f"a query cannot contain {a_label(node)}",
                        hint="a query compares attributes with `==` and `!=`, "
                        "and joins comparisons with `and` and `or`",
                    )
                return


def _check_unfolded_once(checker: Checker, operations: tuple[n.Operation, ...]) -> None:
    unfolded = [operation for operation in operations if type(operation) is n.AttributesFromHash]
    for operation in unfolded[1:]:
        checker.report(
            "multiple-attributes-unfold",
            operation,
            "`* =>` is allowed only once in the body of a resource",
            hint="merge the hashes: `* => $a + $b`",
        )


def _visit_operations(
    checker: Checker,
    operations: tuple[n.Operation, ...],
    container: n.ResourceBody | n.ResourceDefaults | None,
) -> None:
    """Check attributes; with a container given, it is one in which `+>` makes no sense."""
    for operation in operations:
        if (
            container is not None
            and type(operation) is n.AttributeOperation
            and operation.operator == "+>"
        ):
            checker.report(
                "illegal-attribute-append",
                operation,
                f"`+>` cannot add to `{operation.name}` in {a_label(container)}",
                hint="`+>` is for overrides and collectors; here, write `=>`",
            )
        visit_value(checker, operation.value)


def _report_form(
    checker: Checker, node: n.ResourceDefaults | n.ResourceOverride, form: str
) -> None:
    checker.report("not-virtualizeable", node, f"{a_label(node)} cannot be {form}")
