"""Literals, variables, strings and operators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, unusable
from mupuppet.compiler.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.lowering.constants import constant_value
from mupuppet.compiler.lowering.literals import lower_array, lower_hash
from mupuppet.compiler.matching import matches_pattern
from mupuppet.compiler.scope import ALWAYS_KNOWN
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Type, UnusableType
from mupuppet.types.builtin import is_fixed
from mupuppet.types.catalog_entries import ClassType, ResourceReference
from mupuppet.types.labels import label, ruby_text
from mupuppet.types.ordering import compare_types, types_equal
from mupuppet.values.basic import DEFAULT, Value
from mupuppet.values.compare import NotComparable, compare, equals, includes
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.regexps import Regexp
from mupuppet.values.text import to_text
from mupuppet.values.versions import SemVer

if TYPE_CHECKING:
    from mupuppet.compiler.scope import Frame

_MISSING = object()


def constant(value: Value) -> Closure:
    return lambda scope: value


@lowers(n.Undef)
def _undef(lowering: Lowering, node: n.Undef) -> Closure:
    return constant(None)


@lowers(n.Default)
def _default(lowering: Lowering, node: n.Default) -> Closure:
    return constant(DEFAULT)


@lowers(n.Boolean, n.Integer, n.Float, n.String, n.Name)
def _literal(
    lowering: Lowering, node: n.Boolean | n.Integer | n.Float | n.String | n.Name
) -> Closure:
    value = node.value
    return lambda scope: value


@lowers(n.Regexp)
def _regexp(lowering: Lowering, node: n.Regexp) -> Closure:
    return constant(Regexp(node.pattern))


@lowers(n.Paren)
def _paren(lowering: Lowering, node: n.Paren) -> Closure:
    return lowering.lower(node.expression)


@lowers(n.TypeName)
def _type_name(lowering: Lowering, node: n.TypeName) -> Closure:
    if is_fixed(node.value.lower().removeprefix("::")):
        return constant(constant_value(node))

    def type_named(scope: Frame) -> Value:
        return scope.compiler.find_type(node.value, lowering, node)

    return type_named


@lowers(n.Array)
def _array(lowering: Lowering, node: n.Array) -> Closure:
    return lower_list(lowering, node.elements)


def lower_list(
    lowering: Lowering, nodes: tuple[n.Expression, ...]
) -> Callable[[Frame], list[Value]]:
    """The values of expressions, with `*x` unfolded in place."""
    if not _unfolds(nodes):
        if not nodes:
            return lambda scope: []
        if lowering.folds_literals:
            written = lower_array(lowering, nodes)
            if written is not None:
                return written
        closures = lowering.lower_all(nodes)
        if len(closures) == 1:
            only = closures[0]
            return lambda scope: [only(scope)]
        # Most calls have few arguments: a comprehension would be one more call.
        if len(closures) == 2:
            first, second = closures
            return lambda scope: [first(scope), second(scope)]
        if len(closures) == 3:
            one, two, three = closures
            return lambda scope: [one(scope), two(scope), three(scope)]
        return lambda scope: [closure(scope) for closure in closures]
    parts = [(isinstance(unwrap(node), n.Unfold), lowering.lower(node)) for node in nodes]

    def unfolded(scope: Frame) -> list[Value]:
        values: list[Value] = []
        for unfolds, closure in parts:
            if unfolds:
                values.extend(closure(scope))
            else:
                values.append(closure(scope))
        return values

    return unfolded


def _unfolds(nodes: tuple[n.Expression, ...]) -> bool:
    """Whether some of them are `*x`, in parentheses or not."""
    if _PERHAPS_UNFOLDED.isdisjoint(map(type, nodes)):
        return False
    return any(isinstance(unwrap(node), n.Unfold) for node in nodes)


_PERHAPS_UNFOLDED: frozenset[type[n.Node]] = frozenset([n.Unfold, n.Paren])


def unwrap(node: n.Node) -> n.Node:
    """What is in parentheses."""
    while isinstance(node, n.Paren):
        node = node.expression
    return node


@lowers(n.Hash)
def _hash(lowering: Lowering, node: n.Hash) -> Closure:
    if lowering.folds_literals:
        written = lower_hash(lowering, node)
        if written is not None:
            return written
    literal = all(isinstance(entry.key, (n.String, n.Name)) for entry in node.entries)
    if literal:
        named = [(entry.key.value, lowering.lower(entry.value)) for entry in node.entries]  # type: ignore[union-attr]  # checked just above
        return lambda scope: {name: value(scope) for name, value in named}
    entries = [(lowering.lower(e.key), lowering.lower(e.value)) for e in node.entries]
    return lambda scope: {hash_key(key(scope)): value(scope) for key, value in entries}


# --- Variables


@lowers(n.Variable)
def lower_variable(lowering: Lowering, node: n.Variable) -> Closure:
    name = node.name
    if name.isdigit():
        return _match_variable(int(name))
    if "::" in name:
        qualified = name.removeprefix("::")

        def find_qualified(scope: Frame) -> Value:
            value = scope.compiler.qualified_variable(qualified, _MISSING, scope)
            if value is _MISSING:
                return scope.compiler.unknown_variable(name, lowering, node)
            return value

        return find_qualified

    def find(scope: Frame) -> Value:
        frame: Frame | None = scope
        while frame is not None:
            variables = frame.variables
            if name in variables:
                return variables[name]
            frame = frame.next
        if name in ALWAYS_KNOWN:
            return None
        return scope.compiler.unknown_variable(name, lowering, node, scope)

    return find


def _match_variable(group: int) -> Closure:
    def find(scope: Frame) -> Value:
        frame: Frame | None = scope
        while frame is not None:
            match = frame.match
            if match is not None:
                return match.group(group) if group <= len(match.groups()) else None
            frame = frame.next
        return None

    return find


@lowers(n.Assignment)
def _assignment(lowering: Lowering, node: n.Assignment) -> Closure:
    value = lowering.lower(node.value)
    target = unwrap(node.target)
    if isinstance(target, n.Variable):
        name = target.name

        def assign(scope: Frame) -> Value:
            assigned = value(scope)
            variables = scope.variables
            if name in variables or name == "server_facts":
                _reassigned(lowering, node, name)
            if name in _RESERVED:
                raise lowering.error(
                    "runtime-error",
                    f"Error while evaluating a '=' expression, "
                    f"Attempt to assign to a reserved variable name: '{name}'",
                    node,
                )
            variables[name] = assigned
            return assigned

        return assign
    return _destructuring(lowering, node, target, value)


_RESERVED = frozenset(["trusted", "facts"])


def _reassigned(lowering: Lowering, node: n.Node, name: str) -> None:
    if name in _RESERVED or name == "server_facts":
        raise lowering.error(
            "illegal-reserved-assignment",
            f"Attempt to assign to a reserved variable name: '${name}'",
            node,
        )
    what = "built in (or already assigned) variable" if name in ("name", "title") else "variable"
    raise lowering.error("illegal-reassignment", f"Cannot reassign {what} '${name}'", node)


def _destructuring(
    lowering: Lowering, node: n.Assignment, target: n.Node, value: Closure
) -> Closure:
    def assign(scope: Frame) -> Value:
        assigned = value(scope)
        _assign_to(lowering, node, target, assigned, scope)
        return assigned

    return assign


def _assign_to(
    lowering: Lowering, node: n.Assignment, target: n.Node, value: Value, scope: Frame
) -> None:
    """Assign to a variable, or the parts of an array, a hash or a class to several."""
    if isinstance(target, n.Variable):
        name = target.name
        if name in scope.variables or name == "server_facts":
            _reassigned(lowering, node, name)
        scope.variables[name] = value
        return
    assert isinstance(target, n.Array)  # validation allows nothing else
    targets = target.elements
    if isinstance(value, dict):
        for each in targets:
            wanted = hash_key(_target_key(each))
            if wanted not in value:
                raise lowering.error(
                    "missing-multi-assignment-key",
                    f"No value for required key '{_target_name(each)}' in assignment to variables "
                    "from hash",
                    node,
                )
            _assign_to(lowering, node, each, value[wanted], scope)
        return
    if isinstance(value, ClassType):
        _assign_from_class(lowering, node, targets, value, scope)
        return
    values = value if isinstance(value, list) else [value]
    if len(values) != len(targets):
        raise lowering.error(
            "illegal-multi-assignment-size",
            "Mismatched number of assignable entries and values, "
            f"expected {len(targets)}, got {len(values)}",
            node,
        )
    for each, one in zip(targets, values, strict=True):
        _assign_to(lowering, node, each, one, scope)


def _assign_from_class(
    lowering: Lowering,
    node: n.Assignment,
    targets: tuple[n.Expression, ...],
    reference: Value,
    scope: Frame,
) -> None:
    compiler = scope.compiler
    class_name = reference.class_name
    if compiler.catalog_resource("Class", class_name) is None:
        raise lowering.error(
            "unknown-resource", f"Resource not found: Class['{class_name}']", node.value
        )
    for each in targets:
        full = f"{class_name.lower()}::{_target_name(each)}"
        value = compiler.qualified_variable(full, _MISSING)
        if value is _MISSING:
            raise lowering.error(
                "missing-multi-assignment-variable",
                f"No value for required variable '${full}' in assignment to variables "
                "from class reference",
                each,
            )
        _assign_to(lowering, node, each, value, scope)


def _target_key(target: n.Node) -> Value:
    """What a part of an assignment is looked for by: its name, or for an array those of its own."""
    inner = unwrap(target)
    if isinstance(inner, n.Variable):
        return inner.name
    assert isinstance(inner, n.Array)  # validation allows nothing else
    return [_target_key(element) for element in inner.elements]


def _target_name(target: n.Node) -> str:
    """The same as a text."""
    return ruby_text(_target_key(target))


# --- Strings


@lowers(n.InterpolatedString)
def _interpolated(lowering: Lowering, node: n.InterpolatedString) -> Closure:
    written: list[str] = []
    holes: list[tuple[int, Closure]] = []
    for segment in node.segments:
        if isinstance(segment, n.Interpolation):
            holes.append((len(written), lowering.lower(segment.expression)))
            written.append("")
        else:
            written.append(segment.value)
    if len(written) == 1 and holes:
        ((_, only),) = holes

        def one(scope: Frame) -> Value:
            value = only(scope)
            return value if type(value) is str else to_text(value)

        return one

    if len(holes) == 1:
        ((at, hole),) = holes
        before, after = "".join(written[:at]), "".join(written[at + 1 :])

        def fill(scope: Frame) -> Value:
            value = hole(scope)
            if type(value) is not str and type(value) is not int:
                value = to_text(value)
            text = f"{before}{value}{after}"
            if len(text) > scope.compiler.limits.characters:
                raise _too_long(lowering, node, scope.compiler.limits.characters)
            return text

        return fill

    def join(scope: Frame) -> Value:
        texts = written.copy()
        for at, closure in holes:
            value = closure(scope)
            texts[at] = value if type(value) is str else to_text(value)
        bound = scope.compiler.limits.characters
        if sum(map(len, texts)) > bound:
            raise _too_long(lowering, node, bound)
        return "".join(texts)

    return join


def _too_long(lowering: Lowering, node: n.Node, bound: int) -> EvaluationError:
    message = f"this string would have more than {bound} characters"
    return lowering.error("string-too-long", message, node)


# --- Operators


@lowers(n.Not)
def _not(lowering: Lowering, node: n.Not) -> Closure:
    operand = lowering.lower(node.operand)

    def negate(scope: Frame) -> Value:
        value = operand(scope)
        return value is None or value is False

    return negate


@lowers(n.Negate)
def _negate(lowering: Lowering, node: n.Negate) -> Closure:
    from mupuppet.compiler.arithmetic import negated  # much code does not calculate

    operand = lowering.lower(node.operand)

    def negative(scope: Frame) -> Value:
        value = operand(scope)
        if type(value) is int or type(value) is float:
            return -value
        return negated(value, scope, lowering, node)

    return negative


@lowers(n.Unfold)
def _unfold(lowering: Lowering, node: n.Unfold) -> Closure:
    operand = lowering.lower(node.operand)

    def unfold(scope: Frame) -> Value:
        value = operand(scope)
        if isinstance(value, list):
            return value
        if value is None:
            return []
        if isinstance(value, dict):
            from mupuppet.values.hashes import pairs_of

            return [[k, v] for k, v in pairs_of(value)]
        from mupuppet.values.iterators import IteratorValue

        return list(value) if isinstance(value, IteratorValue) else [value]

    return unfold


@lowers(n.Binary)
def _binary(lowering: Lowering, node: n.Binary) -> Closure:
    left = lowering.lower(node.left)
    right = lowering.lower(node.right)
    return _BINARY[node.operator](lowering, node, left, right)


_BinaryLowerer = Callable[[Lowering, n.Binary, Closure, Closure], Closure]


def _and(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    def both(scope: Frame) -> Value:
        value = left(scope)
        if value is None or value is False:
            return False
        value = right(scope)
        return not (value is None or value is False)

    return both


def _or(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    def either(scope: Frame) -> Value:
        value = left(scope)
        if not (value is None or value is False):
            return True
        value = right(scope)
        return not (value is None or value is False)

    return either


def _equality(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    wanted = node.operator == "=="

    def equal(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        if type(one) is int and type(other) is int:
            return (one == other) is wanted
        try:
            same = types_equal(one, other) if isinstance(one, Type) else equals(one, other)
        except UnusableType as problem:
            raise _incomparable(lowering, node, one, other, problem) from None
        return same if wanted else not same

    return equal


def _incomparable(
    lowering: Lowering, node: n.Binary, one: Value, other: Value, problem: Exception
) -> EvaluationError:
    message = (
        f"Comparison of: {label(one)} {node.operator} {label(other)}, "
        f"is not possible. Caused by '{problem}'."
    )
    return lowering.error("comparison-not-possible", message, node)


_ORDERS: dict[str, Callable[[int], bool]] = {
    "<": lambda sign: sign < 0,
    "<=": lambda sign: sign <= 0,
    ">": lambda sign: sign > 0,
    ">=": lambda sign: sign >= 0,
}


def _ordering(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    operator = node.operator
    holds = _ORDERS[operator]

    def ordered(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        if type(one) is int and type(other) is int:
            return holds(one - other)
        if isinstance(one, Type) and not isinstance(one, ResourceReference):
            try:
                return compare_types(operator, one, other)
            except UnusableType as problem:
                raise _incomparable(lowering, node, one, other, problem) from None
        try:
            return holds(compare(one, other))
        except NotComparable as problem:
            if isinstance(one, int | float) and isinstance(other, SemVer):
                from mupuppet.compiler.arithmetic import VERSION_IS_NO_NUMBER

                message = (
                    f"Error while evaluating a '{operator}' expression, {VERSION_IS_NO_NUMBER}"
                )
                raise lowering.error("runtime-error", message, node) from None
            raise _incomparable(lowering, node, one, other, problem) from None

    return ordered


def _match(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    wanted = node.operator == "=~"

    def match(scope: Frame) -> Value:
        try:
            matched = matches_pattern(left(scope), right(scope), scope, lowering, node)
        except UnusableType as problem:
            raise unusable(problem, lowering.source, node) from None
        return matched if wanted else not matched

    return match


def _in(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    def contained(scope: Frame) -> Value:
        element = left(scope)
        return includes(right(scope), element, scope)

    return contained


def _arithmetic(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    """Most operands are integers: these need no look at anything else."""
    from mupuppet.compiler.arithmetic import INTEGER_OPERATIONS, calculate

    operator = node.operator
    on_integers = INTEGER_OPERATIONS[operator]

    def arithmetic(scope: Frame) -> Value:
        one, other = left(scope), right(scope)
        if type(one) is int and type(other) is int and other:
            result = on_integers(one, other)
            if -0x8000000000000000 <= result <= 0x7FFFFFFFFFFFFFFF:
                return result
        return calculate(operator, one, other, scope, lowering, node)

    return arithmetic


def _shift(lowering: Lowering, node: n.Binary, left: Closure, right: Closure) -> Closure:
    from mupuppet.compiler.arithmetic import calculate

    operator = node.operator

    def shift(scope: Frame) -> Value:
        return calculate(operator, left(scope), right(scope), scope, lowering, node)

    return shift


_BINARY: dict[str, _BinaryLowerer] = {
    "and": _and,
    "or": _or,
    "==": _equality,
    "!=": _equality,
    "<": _ordering,
    "<=": _ordering,
    ">": _ordering,
    ">=": _ordering,
    "=~": _match,
    "!~": _match,
    "in": _in,
    **dict.fromkeys(["+", "-", "*", "/", "%"], _arithmetic),
    "<<": _shift,
    ">>": _shift,
}


@lowers(n.ReservedWord)
def _reserved_word(lowering: Lowering, node: n.ReservedWord) -> Closure:
    def reserved(scope: Frame) -> Value:
        message = (
            f"Use of reserved word: {node.word}, must be quoted if intended to be a String value"
        )
        raise EvaluationError("reserved-word", message, lowering.source, node)

    return reserved
