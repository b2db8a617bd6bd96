"""Checks of classes, defined types, functions, nodes, types, lambdas and their parameters."""

import re

from mupuppet.basics.patterns import pattern
from mupuppet.diagnostics import Label, Severity
from mupuppet.source import Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.labels import a_label, label
from mupuppet.syntax.validation.checker import CHECKS, Checker, Place, check, visit, visit_body
from mupuppet.syntax.validation.effects import PERHAPS_WITHOUT_EFFECT, has_effect, no_effect_hint
from mupuppet.syntax.validation.literals import is_literal_type
from mupuppet.syntax.validation.names import GOOD_LOCAL_NAMES, is_parameter_name

_DEFINABLE_NAME = pattern(r"[a-z]\w*(?:::[a-z]\w*)*", re.ASCII).fullmatch
# What is seldom needed is compiled when it is.
_DEFINABLE_TYPE_NAME = r"(?a)[A-Z]\w*(?:::[A-Z]\w*)*"
_NUMERIC_NAME = r"(?:0x)?[0-9]+"
_NOT_IN_HOST_NAMES = r"(?a)[^-\w.]"
#: The keyword and the name of a definition.
_HEADING = r"(?a)[a-z]+\s+[\w:-]+"

_TYPES_OF_PUPPET = frozenset(
    [
        "type", "any", "unit", "scalar", "boolean", "numeric", "integer", "float", "collection",
        "array", "hash", "tuple", "struct", "variant", "optional", "enum", "regexp", "pattern",
        "runtime", "init", "object", "sensitive", "semver", "semverrange", "string", "timestamp",
        "timespan", "typeset",
    ]
)  # fmt: skip
_FUTURE_WORD = "plan"
#: Every class and every resource has these already.
_BUILT_IN_PARAMETERS = frozenset(["name", "title"])


@check(n.ClassDefinition, n.DefinedType)
def check_container(checker: Checker, node: n.ClassDefinition | n.DefinedType) -> None:
    _check_named(checker, node, must_be_top=False)
    parameters = node.parameters
    if parameters:
        names = {parameter.name for parameter in parameters if not parameter.captures_rest}
        if len(names) < len(parameters) or not names.isdisjoint(_BUILT_IN_PARAMETERS):
            _check_no_rest(checker, parameters, node)
            _check_unique(checker, parameters)
            _check_none_is_built_in(checker, parameters, node)
    _check_last_statement(checker, node)
    if parameters and type(node) is n.ClassDefinition and checker.puppet.literal_types:
        _check_literal_types(checker, parameters)
    _visit_parameters(checker, parameters)
    place = Place.CLASS if type(node) is n.ClassDefinition else Place.BLOCK
    visit_body(checker, node.body, place, node)


@check(n.FunctionDefinition)
def check_function(checker: Checker, node: n.FunctionDefinition) -> None:
    _check_named(checker, node, must_be_top=True)
    if node.return_type is not None:
        _check_type_reference(checker, node, node.return_type)
    _check_unique(checker, node.parameters)
    _visit_parameters(checker, node.parameters)
    visit_body(checker, node.body, Place.BLOCK, node)
    visit(checker, node.return_type)


@check(n.NodeDefinition)
def check_node(checker: Checker, node: n.NodeDefinition) -> None:
    for host in node.hosts:
        _check_host(checker, host)
    _check_place(checker, node, must_be_top=False)
    _check_last_statement(checker, node)
    if node.parent is not None:
        checker.report(
            "illegal-node-inheritance",
            node.parent,
            "nodes cannot inherit from nodes",
            hint="put what the nodes share into a class and include it in each",
        )
        visit(checker, node.parent)
    for host in node.hosts:
        visit(checker, host)
    visit_body(checker, node.body, Place.BLOCK, node)


@check(n.TypeAlias)
def check_type_alias(checker: Checker, node: n.TypeAlias) -> None:
    _check_place(checker, node, must_be_top=True)
    if not re.fullmatch(_DEFINABLE_TYPE_NAME, node.name):
        _report_name(checker, node, node.name)
    _check_type_reference(checker, node, node.type)
    visit(checker, node.type)


@check(n.TypeMapping)
def check_type_mapping(checker: Checker, node: n.TypeMapping) -> None:
    _check_place(checker, node, must_be_top=False)
    match node.type:
        case n.Access(n.TypeName("Runtime"), keys):
            if len(keys) == 2 and is_pattern(keys[1]):
                if not is_pattern(node.mapping):
                    report_mapping(checker, node, "a pattern must be mapped to a pattern")
            elif not _is_type_reference(node.mapping):
                report_mapping(checker, node, "a type must be mapped to a type")
        case _:
            _report_unsupported(checker, node, "only a `Runtime[...]` type can be mapped")
    visit(checker, node.type)
    if isinstance(node.mapping, n.HashEntry):
        visit(checker, node.mapping.key)
        visit(checker, node.mapping.value)
    else:
        visit(checker, node.mapping)


@check(n.ObjectTypeDefinition)
def check_object_type(checker: Checker, node: n.ObjectTypeDefinition) -> None:
    _check_place(checker, node, must_be_top=True)
    _report_unsupported(checker, node, f"write `type {node.name} = Object[{{ ... }}]`")
    visit_body(checker, node.body, Place.BLOCK, node)


@check(n.Lambda)
def check_lambda(checker: Checker, node: n.Lambda) -> None:
    _check_rest_is_last(checker, node.parameters)
    if node.return_type is not None:
        _check_type_reference(checker, node, node.return_type)
    # Variables may be set in a lambda, even where one is in the default of a parameter.
    outer_mark, checker.default_mark = checker.default_mark, -1
    _visit_parameters(checker, node.parameters)
    visit_body(checker, node.body, Place.BLOCK, node)
    checker.default_mark = outer_mark
    visit(checker, node.return_type)


@check(n.EppTemplate)
def check_template(checker: Checker, node: n.EppTemplate) -> None:
    parameters = node.parameters or ()
    _check_rest_is_last(checker, parameters)
    _visit_parameters(checker, parameters)
    _check_no_rest(checker, parameters, node)
    _check_unique(checker, parameters)
    visit_body(checker, node.body, Place.BLOCK, node)


def _visit_parameters(checker: Checker, parameters: tuple[n.Parameter, ...]) -> None:
    for parameter in parameters:
        if parameter.name not in GOOD_LOCAL_NAMES:
            _check_parameter_name(checker, parameter)
        check = CHECKS[type(parameter.default)]
        if check is not None:
            outer_mark = checker.default_mark
            checker.default_mark = len(checker.diagnostics)
            check(checker, parameter.default)
            checker.default_mark = outer_mark
        check = CHECKS[type(parameter.type)]
        if check is not None:
            check(checker, parameter.type)


def _check_parameter_name(checker: Checker, node: n.Parameter) -> None:
    name = node.name
    if is_parameter_name(name):
        return
    span = parameter_span(node)
    if re.fullmatch(_NUMERIC_NAME, name):
        checker.report(
            "illegal-numeric-parameter",
            node,
            f"`${name}` cannot be a parameter: numbers name the groups of the last match",
            span=span,
        )
    lower_name = name[:1].lower() + name[1:]
    checker.report(
        "illegal-param-name",
        node,
        f"`{name}` cannot be the name of a parameter",
        span=span,
        hint=f"did you mean `${lower_name}`?"
        if is_parameter_name(lower_name)
        else "a parameter's name begins with a lower-case letter or `_`, and has no `::`",
    )


def parameter_span(parameter: n.Parameter) -> Span:
    """The name of a parameter with its `$`."""
    return Span(parameter.at, parameter.at + 1 + len(parameter.name))


# --- What several definitions have in common


def _check_named(
    checker: Checker,
    node: n.ClassDefinition | n.DefinedType | n.FunctionDefinition,
    *,
    must_be_top: bool,
) -> None:
    """What classes, defined types and functions have in common."""
    _check_place(checker, node, must_be_top=must_be_top)
    name = node.name
    if not _DEFINABLE_NAME(name):
        _report_name(checker, node, name)
    location = checker.location
    if location is not None and not location.allows(name):
        checker.report(
            "illegal-definition-location",
            node,
            f"`{name}` cannot be defined in this file",
            span=heading(checker, node),
            hint="only files in the directories `manifests`, `functions`, `types` and `plans` of a "
            "module define something"
            if location.namespace is None
            else f"the names that this file defines begin with `{location.namespace}`",
        )
    if name in _TYPES_OF_PUPPET:
        checker.report(
            "reserved-type-name",
            node,
            f"`{name}` is the name of one of Puppet's own types and cannot be that of "
            f"{a_label(node)}",
            span=heading(checker, node),
        )
    if name == _FUTURE_WORD:
        _report_future_word(checker, node, node.start, heading(checker, node))


def _check_place(checker: Checker, node: n.Node, *, must_be_top: bool) -> None:
    """Report a definition in a place where there must be none."""
    place = checker.place
    checker.place = Place.ELSEWHERE
    if place == Place.TOP or (place == Place.CLASS and not must_be_top):
        return
    where = "only at top level" if must_be_top else "only at top level or in a class"
    checker.report(
        "not-absolute-top-level" if must_be_top and place != Place.ELSEWHERE else "not-top-level",
        node,
        f"{a_label(node)} is allowed {where}",
        span=heading(checker, node),
    )


def _check_last_statement(
    checker: Checker, node: n.ClassDefinition | n.DefinedType | n.NodeDefinition
) -> None:
    """The value of a class, a defined type or a node is not used."""
    body = node.body
    if not body or type(body[-1]) not in PERHAPS_WITHOUT_EFFECT:
        return
    last = body[-1]
    if type(last) is not n.ResourceWithoutTitle and not has_effect(last, checker.judged_effects):
        checker.report(
            "idem-not-allowed-last",
            last,
            f"this {label(last)} has no effect: {a_label(node)} has no value",
            hint=no_effect_hint(last),
        )


def _check_no_rest(
    checker: Checker, parameters: tuple[n.Parameter, ...], container: n.Node
) -> None:
    for parameter in parameters:
        if parameter.captures_rest:
            checker.report(
                "captures-rest-not-supported",
                parameter,
                f"{a_label(container)} cannot collect further arguments in `*${parameter.name}`",
                span=parameter_span(parameter),
            )


def _check_rest_is_last(checker: Checker, parameters: tuple[n.Parameter, ...]) -> None:
    for parameter in parameters[:-1]:
        if parameter.captures_rest:
            checker.report(
                "captures-rest-not-last",
                parameter,
                f"`*${parameter.name}` collects all further arguments and must come last",
                span=parameter_span(parameter),
            )


def _check_literal_types(checker: Checker, parameters: tuple[n.Parameter, ...]) -> None:
    for parameter in parameters:
        if type(parameter.type) is n.Access and not is_literal_type(parameter.type):
            checker.report(
                "illegal-nonliteral-parameter-type",
                parameter,
                f"the type of `${parameter.name}` must be made of literals",
                span=parameter_span(parameter),
                severity=Severity.DEPRECATION,
            )


def _check_unique(checker: Checker, parameters: tuple[n.Parameter, ...]) -> None:
    first_of_name: dict[str, n.Parameter] = {}
    for parameter in parameters:
        first = first_of_name.setdefault(parameter.name, parameter)
        if first is not parameter:
            checker.report(
                "duplicate-parameter",
                parameter,
                f"the parameter `${parameter.name}` is declared more than once",
                span=parameter_span(parameter),
                labels=(Label(parameter_span(first), "the first one"),),
            )


def _check_none_is_built_in(
    checker: Checker, parameters: tuple[n.Parameter, ...], container: n.Node
) -> None:
    for parameter in parameters:
        if parameter.name in _BUILT_IN_PARAMETERS:
            checker.report(
                "reserved-parameter",
                parameter,
                f"`${parameter.name}` is built in: "
                f"{a_label(container)} cannot have a parameter of this name",
                span=parameter_span(parameter),
            )


def _check_type_reference(checker: Checker, container: n.Node, node: n.Expression) -> None:
    """Report what is not a type where a function, a lambda or an alias names one."""
    reference = node.left if isinstance(node, n.Access) else node
    if not isinstance(reference, n.TypeName):
        checker.report(
            "illegal-expression",
            node,
            f"{a_label(container)} needs a type here, not {a_label(node)}",
        )
    elif reference.value.lower() == _FUTURE_WORD:
        # In an alias, Puppet knows no position for `Type[...]` and takes the alias's.
        at = container.at if isinstance(container, n.TypeAlias) and reference is not node else None
        _report_future_word(checker, node, at, Span(node.start, node.end))


def _check_host(checker: Checker, host: n.Expression) -> None:
    """Report what cannot be the name of a node."""
    match host:
        case n.Regexp() | n.Default():
            pass
        case n.String(name) | n.Name(name):
            if re.search(_NOT_IN_HOST_NAMES, name):
                checker.report(
                    "illegal-hostname-chars",
                    host,
                    f"`{name}` is not a host name: "
                    "only letters, digits, `_`, `-` and `.` may occur in it",
                )
        case n.InterpolatedString(segments):
            for segment in segments:
                if isinstance(segment, n.Interpolation):
                    checker.report(
                        "illegal-hostname-interpolation",
                        segment.expression,
                        "the name of a node cannot be computed",
                    )
                    break
        case _:
            checker.report(
                "illegal-expression", host, f"{a_label(host)} cannot be the name of a node"
            )


def is_pattern(node: n.Node) -> bool:
    """Whether this is `[/pattern/, 'replacement']`."""
    match node:
        case n.Array((n.Regexp(), n.String())):
            return True
        case _:
            return False


def _is_type_reference(node: n.Node) -> bool:
    match node:
        case n.TypeName() | n.Access(n.TypeName()):
            return True
        case _:
            return False


# --- Reports


def heading(checker: Checker, node: n.Node) -> Span:
    """The keyword and the name of a definition: enough to underline."""
    match = re.match(_HEADING, checker.text_of(node))
    return Span(node.start, node.start + match.end() if match else node.end)


def _report_name(checker: Checker, node: n.Node, name: str) -> None:
    better = name.lstrip(":")
    if isinstance(node, n.TypeAlias):
        is_good = re.fullmatch(_DEFINABLE_TYPE_NAME, better)
    else:
        better = better.lower().replace("-", "_")
        is_good = _DEFINABLE_NAME(better)
    checker.report(
        "illegal-definition-name",
        node,
        f"`{name}` cannot be the name of {a_label(node)}",
        span=heading(checker, node),
        hint=f"did you mean `{better}`?" if is_good else None,
    )


def _report_future_word(checker: Checker, node: n.Node, at: int | None, span: Span) -> None:
    checker.report(
        "future-reserved-word",
        node,
        f"`{_FUTURE_WORD}` will be a reserved word",
        at=at,
        span=span,
        severity=Severity.DEPRECATION,
    )


def report_mapping(checker: Checker, node: n.TypeMapping, message: str) -> None:
    checker.report("illegal-type-mapping", node, message)


def _report_unsupported(checker: Checker, node: n.Node, hint: str) -> None:
    checker.report(
        "unsupported-expression",
        node,
        f"{a_label(node)} of this form is not supported",
        span=heading(checker, node),
        hint=hint,
    )
