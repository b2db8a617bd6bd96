"""Types from strings: `parse_type("Hash[String, Integer]", resolver)`.

Type expressions are ordinary Puppet expressions that are made of literals, names of types
and `[]`. Only those are evaluated here; the compiler evaluates the others.
"""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.diagnostics import Diagnostic
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes
from mupuppet.types.aliases import TypeReference
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.builtin import builtin
from mupuppet.types.objects import ObjectType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.unevaluated_types import is_unknown, written_type
from mupuppet.values.hashes import hash_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import DEFAULT, Value

#: Finds the types that the language itself does not name; None where there is none.
Resolver = Callable[[str], Type | None]


def no_others(_name: str) -> Type | None:
    """A resolver that knows no types but those of the language."""
    return None


def parse_type(source: str, resolver: Resolver = no_others, known: Resolver = builtin) -> Type:
    """The type that a string describes; raises TypeArgumentError.

    `known` finds the types of the language itself.
    """
    value = parse_literal(source, resolver, known)
    if not isinstance(value, Type):
        raise _not_a_type(source)
    return value


def parse_literal(source: str, resolver: Resolver = no_others, known: Resolver = builtin) -> Value:
    """The value that a string describes: a type, or what a type may be made of."""
    from mupuppet.syntax.parser import parse  # what is compiled may come from a cache

    file = SourceFile(source, "")
    result = parse(file)
    if not result.ok:
        raise _syntax_error(file, next(each for each in result.diagnostics if each.is_error))
    if len(result.program.body) != 1:
        raise _not_a_type(source)
    node = result.program.body[0]
    if isinstance(node, nodes.TypeAlias):
        return _defined(node, resolver, source)
    return _Evaluator(source, resolver, known).value(node)


def _defined(node: nodes.TypeAlias, resolver: Resolver, source: str) -> Type:
    """What `type Name = ...` defines; no other code finds it by its name."""
    from mupuppet.types.definitions import define_type, resolve_definition

    made = define_type(node.name, node.type, resolver, source)
    resolve_definition(made)
    return made


def evaluate_literal(node: nodes.Node, resolver: Resolver = no_others, source: str = "") -> Value:
    """The value that a tree describes; messages show the source that it was parsed of."""
    return _Evaluator(source, resolver).value(node)


def evaluate_type(
    node: nodes.Node, resolver: Resolver = no_others, source: str = "", alias: int | None = None
) -> Type:
    """The type that a tree describes; messages show the source that it was parsed of.

    `alias` is where the name stands that is defined as this type.
    """
    evaluator = _Evaluator(source, resolver, alias=None if alias is None else (node, alias))
    value = evaluator.value(node)
    if not isinstance(value, Type):
        raise _not_a_type(evaluator.source_of(node))
    return value


def _syntax_error(file: SourceFile, mistake: Diagnostic) -> TypeArgumentError:
    """A mistake with its place in the source; that something is missing at its end has none."""
    if mistake.id == "syntax-error" and not file.text[mistake.at :].strip():
        return TypeArgumentError(mistake.id, mistake.message)
    at = nodes.String("", mistake.at, max(mistake.span.end, mistake.at))
    return TypeArgumentError(mistake.id, mistake.message, place=(file, at))


def _not_a_type(source: str) -> TypeArgumentError:
    return TypeArgumentError(
        "invalid-type-specification",
        f"The expression <{source.strip()}> is not a valid type specification.",
    )


#: Types with arguments by their source, if they name only types of the language: definitions
#: of types have many parts, and the same ones again and again.
_cached: dict[str, Type] = {}
#: Their source, by the ids of the types.
_cached_sources: dict[int, str] = {}
_MOST_CACHED, _LONGEST_CACHED = 4_000, 200

_LITERALS = frozenset([nodes.String, nodes.Name, nodes.Integer, nodes.Float, nodes.Boolean])


class _Evaluator:
    """Evaluates literals, with the types that a resolver finds."""

    __slots__ = ("_alias", "_known", "_own_types", "_resolver", "_source")

    def __init__(
        self,
        source: str,
        resolver: Resolver,
        known: Resolver = builtin,
        alias: tuple[nodes.Node, int] | None = None,
    ) -> None:
        self._source = source
        self._alias = alias
        self._resolver = resolver
        self._known = known
        #: How many types have come up that are not the same wherever they are written.
        self._own_types = 0

    def value(self, node: nodes.Node) -> Value:
        kind = type(node)
        if kind in _LITERALS:
            return node.value  # type: ignore[attr-defined]  # literals have one
        match node:
            case nodes.TypeName():
                return self._named(node.value)
            case nodes.Access(left=nodes.TypeName() as left):
                return self._with_arguments(left.value, node)
            case nodes.Undef():
                return None
            case nodes.Default():
                return DEFAULT
            case nodes.Regexp(pattern):
                return Regexp(pattern)
            case nodes.Array(elements):
                return [self.value(element) for element in elements]
            case nodes.Hash(entries):
                return hash_of((self.value(e.key), self.value(e.value)) for e in entries)
            case nodes.Negate(operand) if isinstance(operand, nodes.Integer | nodes.Float):
                return -operand.value
            case nodes.Paren(expression):
                return self.value(expression)
            case nodes.Heredoc(text=nodes.String(value)):
                return value
        raise _not_a_type(self.source_of(node))

    def source_of(self, node: nodes.Node) -> str:
        """How a node is written.

        What has arguments and is an alias begins with the name of that in Puppet, and ends with
        the last argument.
        """
        if self._alias is not None and node is self._alias[0] and isinstance(node, nodes.Access):
            return self._source[self._alias[1] : node.keys[-1].end]
        return self._source[node.start : node.end]

    def _named(self, name: str) -> Type:
        found = self._known(name)
        if found is None:
            self._own_types += 1
            found = self._resolver(name) or TypeReference(name)
        return found

    def _with_arguments(self, name: str, node: nodes.Access) -> Value:
        source = self._source[node.start : node.end]
        cached = _cached.get(source) if self._known is builtin else None
        if cached is not None:
            return cached
        before = self._own_types
        keys = [self.value(key) for key in node.keys]
        type = self._named(name)
        shown = self.source_of(node) or name
        if is_unknown(type):
            return TypeReference(shown)
        made = written_type(type, name, keys, shown)
        if isinstance(made, ObjectType | TypeSetType):
            self._own_types += 1  # each is one of its own
        elif self._own_types == before and self._known is builtin and isinstance(made, Type):
            _add_to_cache(source, made)
        return made


def _add_to_cache(source: str, type: Type) -> None:
    # The content of a heredoc stands elsewhere, and lines in one may lack their margin.
    if 0 < len(source) <= _LONGEST_CACHED and "\n" not in source and "@(" not in source:
        if len(_cached) >= _MOST_CACHED:
            _cached.clear()
            _cached_sources.clear()
        _cached[source] = type
        _cached_sources[id(type)] = source


def copy_of_cached(type: Type) -> Type | None:
    """Another type that is written the same as one that is cached: in Puppet each is its own."""
    source = _cached_sources.get(id(type))
    return None if source is None else parse_type(source, known=lambda name: builtin(name))
