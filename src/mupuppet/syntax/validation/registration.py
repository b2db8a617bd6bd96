"""What Puppet finds when it enters the definitions of a valid file in its tables.

It does so in two rounds, each in the order in which the definitions end: in the first it
makes them, and enters functions and types; in the second it enters classes, defined types
and nodes. Puppet stops at the first clash; here all are reported. Names are compared without
regard to case.
"""

from collections.abc import Iterable

from mupuppet.diagnostics import Label, Severity
from mupuppet.source import Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.syntax.node_names import pattern_name
from mupuppet.syntax.validation.checker import Checker
from mupuppet.syntax.validation.definitions import (
    heading,
    is_pattern,
    parameter_span,
    report_mapping,
)

#: Types that exist before anything is defined: data types, and those of resources.
BUILTIN_TYPES = frozenset(
    [
        "annotation", "any", "array", "binary", "boolean", "callable", "catalogentry", "class",
        "collection", "component", "data", "default", "deferred", "enum", "exec", "file",
        "filebucket", "float", "group", "hash", "init", "integer", "iterable", "iterator", "node",
        "notify", "notundef", "numeric", "object", "optional", "package", "pattern", "pcore",
        "puppet::lookupcontext", "puppet::lookupkey", "puppet::lookupvalue", "regexp", "resource",
        "resources", "richdata", "richdatakey", "rubymethod", "runtime", "scalar", "scalardata",
        "schedule", "semver", "semverrange", "sensitive", "service", "stage", "string", "struct",
        "tidy", "timespan", "timestamp", "tuple", "type", "typealias", "typereference", "typeset",
        "undef", "uri", "user", "variant", "whit",
    ]
)  # fmt: skip

#: What is reported here, and nowhere else as an error: Puppet reports the first.
CLASHES = frozenset(
    ["duplicate-definition", "empty-node-name", "metaparameter-name", "reserved-type-name"]
)

#: The first definition of each name.
_Table = dict[str, n.Node]


def check_registration(checker: Checker, definitions: tuple[n.Definition, ...]) -> None:
    """Report the definitions of a file that Puppet could not enter in its tables."""
    _make(checker, definitions)
    _enter(checker, definitions)


def _make(checker: Checker, definitions: tuple[n.Definition, ...]) -> None:
    """The first round."""
    functions: _Table = {}
    types: _Table = {}
    aliases: _Table = {}
    for node in definitions:
        match node:
            case n.ClassDefinition():
                _check_metaparameters(checker, node.parameters)
            case n.DefinedType():
                _check_metaparameters(checker, node.parameters)
                _add(checker, node, types)
            case n.FunctionDefinition():
                _add(checker, node, functions)
            case n.TypeAlias(name):
                if _is_known(name.lower()):
                    checker.report(
                        "reserved-type-name", node, f"`{name}` is one of Puppet's own types"
                    )
                else:
                    _add(checker, node, aliases, types)
            case n.TypeMapping():
                _check_mapping(checker, node)


def _is_known(name: str) -> bool:
    """Has Puppet itself a type of this name?"""
    if name in BUILTIN_TYPES:
        return True
    if not name.startswith(("pcore::", "puppet::")):
        return False
    from mupuppet.syntax.validation.described_types import DESCRIBED_TYPES

    return name in DESCRIBED_TYPES


def _enter(checker: Checker, definitions: tuple[n.Definition, ...]) -> None:
    """The second round."""
    classes: _Table = {}
    types: _Table = {}
    nodes: _Table = {}
    for node in definitions:
        match node:
            case n.ClassDefinition():
                _add(checker, node, classes, nodes, types)
            case n.DefinedType():
                _add(checker, node, types, classes)
            case n.NodeDefinition():
                for host in node.hosts:
                    _enter_host(checker, node, host, nodes, classes)


def _enter_host(
    checker: Checker, node: n.NodeDefinition, host: n.Expression, nodes: _Table, classes: _Table
) -> None:
    match host:
        case n.Regexp(pattern):
            name = pattern_name(pattern, checker.puppet)
        case n.Default():
            name = "default"
        case n.String(name) | n.Name(name):
            name = name.lower()
        case _:
            return  # an error that has been reported
    if not name:
        checker.report("empty-node-name", host, "the name of a node cannot be empty", at=node.start)
        return
    first = nodes.get(name)
    if first is not None:
        hint = None
        if isinstance(host, n.Regexp):
            hint = "to Puppet, patterns that differ only in punctuation are the same node"
        _report_duplicate(checker, host, checker.text_of(host), first, at=node.start, hint=hint)
    elif name in classes:
        _report_duplicate(checker, host, checker.text_of(host), classes[name], at=node.start)
    else:
        nodes[name] = host


def _check_metaparameters(checker: Checker, parameters: Iterable[n.Parameter]) -> None:
    for parameter in parameters:
        if parameter.name in METAPARAMETER_NAMES:
            optional = parameter.default is not None
            checker.report(
                "metaparameter-name",
                parameter,
                f"`${parameter.name}` has the name of a parameter that every resource has",
                span=parameter_span(parameter),
                severity=Severity.WARNING if optional else Severity.ERROR,
                hint="all resources inside inherit its value" if optional else None,
            )


def _check_mapping(checker: Checker, node: n.TypeMapping) -> None:
    """Puppet evaluates the type on the left, which must be one of Ruby's."""
    match node.type:
        case n.Access(
            _, (n.String("ruby") | n.Name("ruby"), n.String() | n.Name() | n.Undef() | n.Heredoc())
        ):
            pass
        case n.Access(_, (n.String("ruby") | n.Name("ruby"), pattern)) if is_pattern(pattern):
            pass
        case _:
            report_mapping(checker, node, "only `Runtime[ruby, 'name']` can be mapped")


def _add(
    checker: Checker,
    node: n.ClassDefinition | n.DefinedType | n.FunctionDefinition | n.TypeAlias,
    table: _Table,
    *others: _Table,
) -> None:
    """Enter a definition in a table, or report that this or another one has its name already."""
    name = node.name.lower()
    for taken in (table, *others):
        if name in taken:
            _report_duplicate(checker, node, node.name, taken[name])
            return
    table[name] = node


def _report_duplicate(
    checker: Checker,
    node: n.Node,
    name: str,
    first: n.Node,
    *,
    at: int | None = None,
    hint: str | None = None,
) -> None:
    checker.report(
        "duplicate-definition",
        node,
        f"`{name}` is already defined",
        at=at,
        span=_span(checker, node),
        labels=(Label(_span(checker, first), "the first definition"),),
        hint=hint,
    )


def _span(checker: Checker, node: n.Node) -> Span:
    if isinstance(node, (n.Regexp, n.String, n.Name, n.Default)):
        return Span(node.start, node.end)
    return heading(checker, node)
