"""Types from strings: `parse_type("Hash[String, Integer]", resolver)`.

Type expressions are ordinary Puppet expressions that are made of literals, names of types
and `[]`. Only those are evaluated here; the compiler evaluates the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.basics.caches import cached_if_short
from mupuppet.diagnostics import Diagnostic
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes
from mupuppet.types.aliases import TypeReference
from mupuppet.types.base import Resolver, Type, TypeArgumentError
from mupuppet.types.objects import ObjectType
from mupuppet.types.type_sets import TypeSetType
from mupuppet.types.unevaluated_types import Written, is_unknown, written_type
from mupuppet.values.hashes import hash_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.value import DEFAULT, Value

if TYPE_CHECKING:
    from mupuppet.syntax.parser import ParseResult


def no_others(_name: str) -> Type | None:
    """A resolver that knows no types but those of the language."""
    return None


@cached_if_short(500, longest=200)
def _parsed(source: str) -> ParseResult:
    """The tree of a type: functions of one kind declare the same ones again and again."""
    from mupuppet.syntax.parser import parse  # what is compiled may come from a cache

    return parse(SourceFile(source, ""))


class TypeParser:
    """Reads types, given the types that the language itself names.

    A resolver finds all others. Types with arguments are cached by their source, if they name only
    types of the language: definitions of types have many parts, and the same ones again and again.
    """

    __slots__ = ("_cached", "_cached_sources", "_caches", "known")

    def __init__(self, known: Resolver, *, caches: bool = True) -> None:
        #: Finds the types of the language.
        self.known = known
        self._caches = caches
        self._cached: dict[str, Type] = {}
        #: Their source, by the ids of the types.
        self._cached_sources: dict[int, str] = {}

    # --- Strings

    def parse_type(self, source: str, resolver: Resolver = no_others) -> Type:
        """The type that a string describes; raises TypeArgumentError."""
        value = self.parse_literal(source, resolver)
        if not isinstance(value, Type):
            raise _not_a_type(source)
        return value

    def parse_literal(self, source: str, resolver: Resolver = no_others) -> Value:
        """The value that a string describes: a type, or what a type may be made of."""
        result = _parsed(source)
        if not result.ok:
            error = next(each for each in result.diagnostics if each.is_error)
            raise _syntax_error(SourceFile(source, ""), error)
        if len(result.program.body) != 1:
            raise _not_a_type(source)
        node = result.program.body[0]
        if isinstance(node, nodes.TypeAlias):
            from mupuppet.types.definitions import define_type, resolve_definition

            # No other code finds it by its name.
            made = define_type(self, node.name, node.type, resolver, source)
            resolve_definition(made)
            return made
        return self.evaluate_literal(node, resolver, source)

    # --- Trees

    def evaluate_literal(
        self, node: nodes.Node, resolver: Resolver = no_others, source: str = ""
    ) -> Value:
        """The value that a tree describes; messages show the source that it was parsed of."""
        return _Evaluator(self, source, resolver).value(node)

    def evaluate_type(
        self,
        node: nodes.Node,
        resolver: Resolver = no_others,
        source: str = "",
        alias: int | None = None,
    ) -> Type:
        """The type that a tree describes; messages show the source that it was parsed of.

        `alias` is where the name is that is defined as this type.
        """
        evaluator = _Evaluator(self, source, resolver, None if alias is None else (node, alias))
        value = evaluator.value(node)
        if not isinstance(value, Type):
            raise _not_a_type(evaluator.source_of(node))
        return value

    # --- Cached types

    def cached(self, source: str) -> Type | None:
        """The type with arguments that is written so."""
        return self._cached.get(source)

    def cache(self, source: str, type: Type) -> None:
        """Cache a type that is the same wherever it is written."""
        # The content of a heredoc is elsewhere, and lines in one may lack their margin.
        is_plain = "\n" not in source and "@(" not in source
        if self._caches and is_plain and 0 < len(source) <= _LONGEST_CACHED:
            if len(self._cached) >= _MOST_CACHED:
                self._cached.clear()
                self._cached_sources.clear()
            self._cached[source] = type
            self._cached_sources[id(type)] = source

    def copy_of_cached(self, type: Type) -> Type | None:
        """Another type that is written as a cached one is: in Puppet each is its own."""
        source = self._cached_sources.get(id(type))
        return None if source is None else TypeParser(self.known, caches=False).parse_type(source)


_MOST_CACHED, _LONGEST_CACHED = 4_000, 200


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


_LITERALS = frozenset([nodes.String, nodes.Name, nodes.Integer, nodes.Float, nodes.Boolean])


class _Evaluator:
    """Evaluates literals, with the types that a resolver finds."""

    __slots__ = ("_alias", "_own_types", "_parser", "_resolver", "_source")

    def __init__(
        self,
        parser: TypeParser,
        source: str,
        resolver: Resolver,
        alias: tuple[nodes.Node, int] | None = None,
    ) -> None:
        self._parser = parser
        self._source = source
        self._alias = alias
        self._resolver = resolver
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
            case nodes.Negate(operand) if isinstance(operand, (nodes.Integer, nodes.Float)):
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
        found = self._parser.known(name)
        if found is None:
            self._own_types += 1
            found = self._resolver(name) or TypeReference(name)
        return found

    def _with_arguments(self, name: str, node: nodes.Access) -> Value:
        source = self._source[node.start : node.end]
        cached = self._parser.cached(source)
        if cached is not None:
            return cached
        before = self._own_types
        keys = [self.value(key) for key in node.keys]
        type = self._named(name)
        shown = self.source_of(node) or name
        if is_unknown(type):
            return TypeReference(shown)
        made = written_type(type, name, keys, Written(shown, self._parser.parse_literal))
        if isinstance(made, (ObjectType, TypeSetType)):
            self._own_types += 1  # each is one of its own
        elif self._own_types == before and isinstance(made, Type):
            self._parser.cache(source, made)
        return made
