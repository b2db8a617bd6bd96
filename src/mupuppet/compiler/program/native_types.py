"""Resource types that are not written in Puppet: their attributes and names."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.program.native_types_data import TYPES
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.ruby.types.description import TypeDescription
    from mupuppet.values.regexps import Pattern
    from mupuppet.versions import PuppetVersion

#: Patterns that take a title as a whole.
_WHOLE_TITLES = frozenset(["(.*)", "(?m-ix:(.*))"])
#: For how many titles of a type it is cached what they stand for.
_MAXIMUM_TITLES = 10_000


class NativeType:
    """A resource type as far as a catalog is concerned."""

    def __init__(
        self,
        name: str,
        attributes: frozenset[str],
        keys: list[str],
        unique: bool,
        patterns: list[tuple[str, list[str]]],
    ) -> None:
        self.name = name
        self.attributes = attributes
        #: The attributes that name a resource, in the order of their names.
        self.keys = sorted(keys)
        self.namevar = keys[0] if len(keys) == 1 else "name"
        #: Whether two resources must not have the same names.
        self.unique = unique
        self._patterns = patterns
        whole = len(patterns) == 1 and patterns[0][0] in _WHOLE_TITLES and len(patterns[0][1]) == 1
        self._simple = patterns[0][1][0] if whole else None
        #: Whether the whole title is the one attribute that names a resource.
        self.is_named_by_title = whole and keys == [self._simple]
        self._accepted = attributes | METAPARAMETER_NAMES
        self._whole_titles: dict[str, bool] = {}

    @cached_property
    def _compiled(self) -> list[tuple[Pattern, list[str]]]:
        # Python's own engine has what `Pattern` asks for, though its signatures say it otherwise.
        compiled: list[tuple[Any, list[str]]] = [
            (re.compile(p, re.DOTALL), names) for p, names in self._patterns
        ]
        return compiled

    def is_whole_name(self, title: str) -> bool:
        """Whether a title stands as a whole for the one attribute that names a resource."""
        if self.is_named_by_title:
            return True
        if len(self.keys) != 1:
            return False
        cache = self._whole_titles
        found = cache.get(title)
        if found is None:
            if len(cache) >= _MAXIMUM_TITLES:
                cache.clear()
            found = cache[title] = self.parse_title(title) == {self.namevar: title}
        return found

    def accepts(self, attribute: str) -> bool:
        return attribute in self._accepted

    def accepts_all(self, attributes: Collection[str]) -> bool:
        return self._accepted.issuperset(attributes)

    def parse_title(self, title: str) -> dict[str, Value]:
        """The attributes that a title stands for."""
        if self._simple is not None:
            return {self._simple: title}
        for pattern, names in self._compiled:
            if match := pattern.search(title):
                return dict(zip(names, match.groups(), strict=False))
        return {}


class ModuleType(NativeType):
    """A type that a module defines in Ruby."""

    def __init__(self, description: TypeDescription) -> None:
        super().__init__(
            description.name,
            description.attributes | ({"name"} if description.accepts_name else set()),
            list(description.keys),
            description.unique,
            [(pattern, list(names)) for pattern, names, _ in description.patterns],
        )
        self._open = description.open
        self._refusal = description.titles_refused
        #: For each pattern the lambdas that change what its groups have found, if there are any.
        self._conversions = [lambdas for _, _, lambdas in description.patterns]
        if any(self._conversions):
            self._simple = None
            self.is_named_by_title = False

    @cached_property
    def _compiled(self) -> list[tuple[Pattern, list[str]]]:
        from mupuppet.values.regexps import PatternError, compile_pattern

        try:
            return [(compile_pattern(p), names) for p, names in self._patterns]
        except PatternError as problem:
            raise EvaluationError("title-pattern", str(problem)) from None

    def accepts(self, attribute: str) -> bool:
        return self._open or super().accepts(attribute)

    def accepts_all(self, attributes: Collection[str]) -> bool:
        return self._open or super().accepts_all(attributes)

    def parse_title(self, title: str) -> dict[str, Value]:
        if self._simple is not None:
            return {self._simple: title}
        if self._refusal is not None:
            raise EvaluationError("title-pattern", self._refusal)
        for (pattern, names), lambdas in zip(self._compiled, self._conversions, strict=True):
            if match := pattern.search(title):
                # Where groups have names, Ruby does not number the others.
                groups = list(match.groupdict().values()) or list(match.groups())
                found = dict(zip_longest(names, groups[: len(names)]))
                return _converted(found, lambdas) if lambdas else found
        message = f'No set of title patterns matched the title "{title}".'
        raise EvaluationError("title-pattern", message)


def _converted(found: dict[str, str | None], lambdas: tuple[str, ...]) -> dict[str, Value]:
    """What lambdas of Ruby's make of the parts of a title."""
    from mupuppet.ruby.types.static.native import call_lambda
    from mupuppet.ruby_semantics.errors import RubyError

    try:
        return {
            name: call_lambda(text, part) if text else part
            for (name, part), text in zip(found.items(), lambdas, strict=True)
        }
    except RubyError as problem:
        raise EvaluationError("title-pattern", problem.message) from None


def native_type(name: str, version: PuppetVersion) -> NativeType | None:
    """A built-in type by its lower-case name."""
    if name in version.absent_types:
        return None
    return _native_type(name, version.type_attributes.get(name, _NONE))


_NONE: frozenset[str] = frozenset()


@cache
def _native_type(name: str, added: frozenset[str]) -> NativeType | None:
    recorded = TYPES.get(name)
    if recorded is None:
        return None
    attributes, keys, unique, patterns = recorded
    accepted = frozenset(attributes.split()) | {"name"} | added
    return NativeType(name, accepted, keys, unique, patterns)


def native_type_names() -> list[str]:
    """The names of all built-in types."""
    return list(TYPES)
