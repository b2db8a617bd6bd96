"""Literals, arrays, hashes, variables and strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.evaluation.lowering.base import Closure, Lowering, lowers
from mupuppet.compiler.evaluation.lowering.literals import (
    Scalar,
    literal_keys,
    lower_array,
    lower_hash,
)
from mupuppet.compiler.evaluation.variables import qualified_variable, unknown_variable
from mupuppet.compiler.model.scope import ALWAYS_KNOWN
from mupuppet.compiler.program.constants import SCALARS, constant_value
from mupuppet.syntax import nodes as n
from mupuppet.types.lazy import aliases, builtin
from mupuppet.values.hashes import key as hash_key
from mupuppet.values.strings import to_string
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import CompilationContext, Frame
    from mupuppet.types.base import Type

_MISSING = object()


def constant(value: Value) -> Closure:
    return lambda scope: value


@lowers(n.Default)
def _default(lowering: Lowering, node: n.Default) -> Closure:
    return constant(DEFAULT)


@lowers(*SCALARS)
def _literal(lowering: Lowering, node: Scalar) -> Closure:
    value = node.value
    return lambda scope: value


@lowers(n.Regexp)
def _regexp(lowering: Lowering, node: n.Regexp) -> Closure:
    from mupuppet.values.regexps import Regexp

    return constant(Regexp(node.pattern))


@lowers(n.Paren)
def _paren(lowering: Lowering, node: n.Paren) -> Closure:
    return lowering.lower(node.expression)


@lowers(n.TypeName)
def _type_name(lowering: Lowering, node: n.TypeName) -> Closure:
    if builtin.is_fixed(node.value.lower().removeprefix("::")):
        return constant(constant_value(node))

    def type_named(scope: Frame) -> Value:
        return _find_type(scope.compiler, node.value, lowering, node)

    return type_named


@lowers(n.Array)
def _array(lowering: Lowering, node: n.Array) -> Closure:
    return lower_list(lowering, node.elements)


def lower_list(
    lowering: Lowering, nodes: tuple[n.Expression, ...]
) -> Callable[[Frame], list[Value]]:
    """The values of expressions, with `*x` unfolded in place."""
    if not nodes:
        return lambda scope: []
    kinds = set(map(type, nodes))
    if not kinds.isdisjoint(_PERHAPS_UNFOLDED):
        unfolding = [isinstance(unwrap(node), n.Unfold) for node in nodes]
        if any(unfolding):
            return _lower_unfolded(lowering, nodes, unfolding)
    if lowering.folds_literals and not kinds.isdisjoint(SCALARS):
        return lower_array(lowering, nodes)
    closures = lowering.lower_all(nodes)
    # Most calls have few arguments: a comprehension would be one more call.
    if len(closures) == 1:
        only = closures[0]
        return lambda scope: [only(scope)]
    if len(closures) == 2:
        first, second = closures
        return lambda scope: [first(scope), second(scope)]
    if len(closures) == 3:
        one, two, three = closures
        return lambda scope: [one(scope), two(scope), three(scope)]
    return lambda scope: [closure(scope) for closure in closures]


_PERHAPS_UNFOLDED: frozenset[type[n.Node]] = frozenset([n.Unfold, n.Paren])


def _lower_unfolded(
    lowering: Lowering, nodes: tuple[n.Expression, ...], unfolding: list[bool]
) -> Callable[[Frame], list[Value]]:
    parts = list(zip(unfolding, lowering.lower_all(nodes), strict=True))

    def unfolded(scope: Frame) -> list[Value]:
        values: list[Value] = []
        for unfolds, closure in parts:
            if unfolds:
                values.extend(closure(scope))
            else:
                values.append(closure(scope))
        return values

    return unfolded


def unwrap(node: n.Node) -> n.Node:
    """What is in parentheses."""
    while type(node) is n.Paren:  # `isinstance` takes ten times as long to say no
        node = node.expression
    return node


@lowers(n.Hash)
def _hash(lowering: Lowering, node: n.Hash) -> Closure:
    if lowering.folds_literals:
        keys = literal_keys(node)
        if keys is not None:
            return lower_hash(lowering, keys, node)
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
        class_name, _, leaf = qualified.rpartition("::")
        class_name = class_name.lower()

        def find_qualified(scope: Frame) -> Value:
            # Mostly the class, or the top scope, which is that of the class without a name, has it.
            owner = scope.compiler.classes.scopes.get(class_name)
            if owner is not None and leaf in owner.variables:
                return owner.variables[leaf]
            value = qualified_variable(scope.compiler, qualified, _MISSING, scope)
            if value is _MISSING:
                return unknown_variable(scope.compiler, name, lowering, node)
            return value

        return find_qualified

    def find(scope: Frame) -> Value:
        variables = scope.variables
        if name in variables:
            return variables[name]
        frame = scope.next
        while frame is not None:
            variables = frame.variables
            if name in variables:
                return variables[name]
            frame = frame.next
        if name in ALWAYS_KNOWN:
            return None
        return unknown_variable(scope.compiler, name, lowering, node, scope)

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


# --- Strings


@lowers(n.InterpolatedString)
def _interpolated(lowering: Lowering, node: n.InterpolatedString) -> Closure:
    written: list[str] = []
    holes: list[tuple[int, Closure]] = []
    for segment in node.segments:
        if type(segment) is n.Interpolation:
            holes.append((len(written), lowering.lower(segment.expression)))
            written.append("")
        else:
            written.append(segment.value)  # type: ignore[union-attr]  # a String
    if len(holes) == 1:
        at, hole = holes[0]
        return _with_one_hole(lowering, node, written, at, hole)

    def join(scope: Frame) -> Value:
        parts = written.copy()
        for at, closure in holes:
            value = closure(scope)
            parts[at] = value if type(value) is str else to_string(value)
        compiler = scope.compiler
        maximum = compiler.limits.characters
        if sum(map(len, parts)) > maximum:
            raise _too_long(lowering, node, maximum)
        if compiler.binary_strings:
            return _joined(lowering, node, scope, parts)
        return "".join(parts)

    return join


def _with_one_hole(
    lowering: Lowering, node: n.InterpolatedString, written: list[str], at: int, hole: Closure
) -> Closure:
    """A string with one interpolation, which is all of it or has strings around it."""
    if len(written) == 1:
        nothing = ""

        def convert(scope: Frame) -> Value:
            value = hole(scope)
            if type(value) is not str:
                value = to_string(value)
            if scope.compiler.binary_strings:
                return _joined(lowering, node, scope, [value])
            return f"{value}{nothing}"  # another object than the variable has

        return convert

    before, after = "".join(written[:at]), "".join(written[at + 1 :])

    def fill(scope: Frame) -> Value:
        value = hole(scope)
        if type(value) is not str and type(value) is not int:
            value = to_string(value)
        text = f"{before}{value}{after}"
        compiler = scope.compiler
        if len(text) > compiler.limits.characters:
            raise _too_long(lowering, node, compiler.limits.characters)
        if compiler.binary_strings and type(value) is str:
            return _joined(lowering, node, scope, [before, value, after])
        return text

    return fill


def _joined(
    lowering: Lowering, node: n.InterpolatedString, scope: Frame, parts: list[str]
) -> Value:
    """A string that may have strings of bytes in it."""
    from mupuppet.compiler.model.binary_strings import joined
    from mupuppet.ruby_semantics.errors import RubyError

    try:
        return joined(scope.compiler.binary_strings, parts)
    except RubyError as error:
        message = f"Error while evaluating a Double Quoted String, {error.message}"
        raise EvaluationError("ruby-error", message, lowering.source, node) from None


def _too_long(lowering: Lowering, node: n.Node, maximum: int) -> EvaluationError:
    message = f"this string would have more than {maximum} characters"
    return lowering.error("string-too-long", message, node)


@lowers(n.ReservedWord)
def _reserved_word(lowering: Lowering, node: n.ReservedWord) -> Closure:
    def reserved(scope: Frame) -> Value:
        message = (
            f"Use of reserved word: {node.word}, must be quoted if intended to be a String value"
        )
        raise EvaluationError("reserved-word", message, lowering.source, node)

    return reserved


@lowers(
    n.ClassDefinition,
    n.DefinedType,
    n.FunctionDefinition,
    n.NodeDefinition,
    n.TypeAlias,
    n.TypeMapping,
    n.ObjectTypeDefinition,
)
def _definition(lowering: Lowering, node: n.Definition) -> Closure:
    """A definition was taken note of when its file was read; it has no value."""
    return lambda scope: None


def _find_type(compiler: CompilationContext, name: str, lowering: Lowering, node: n.Node) -> Type:
    try:
        found = compiler.types.find(name)
    except EvaluationError as error:
        raise runtime_error(error, lowering.source, node) from None
    if found is None or isinstance(found, aliases.TypeReference):
        from mupuppet.compiler.program.suggestions import near_type
        from mupuppet.environment.search_notes import module_search_notes

        unknown = name if found is None else found.type_string
        message = f"Resource type not found: {unknown}"
        hint = near_type(compiler.program, unknown)
        notes = module_search_notes(compiler.program.environment, unknown)
        raise lowering.error("unknown-resource-type", message, node, hint=hint, notes=notes)
    return found
