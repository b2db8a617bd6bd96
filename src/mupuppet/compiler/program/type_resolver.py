"""Types by their names: data types, resource types, aliases, and members of type sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.program.type_cache import CachedAliases
from mupuppet.syntax.strictness import Strictness
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.catalog_entries import ResourceType
from mupuppet.types.lazy import builtin, definitions

if TYPE_CHECKING:
    from mupuppet.compiler.program.definitions import Unit
    from mupuppet.compiler.program.program import Program
    from mupuppet.syntax import nodes as n
    from mupuppet.types.type_sets import TypeSetType


class TypeResolver:
    """The types that a compilation knows by name.

    Like Puppet, a resource type is looked for before an alias, and that reads the manifests
    in which such a type could be defined: an alias in one of them is found as well.
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        self._defined: dict[str, Type] = {}
        self._cache = program.companions.of(CachedAliases)
        #: Types of the language whose names nothing takes, and types of resources that are not
        #: written in Puppet: others may be hidden for a while.
        self._fixed: dict[str, Type] = {}
        #: What `types/init_typeset.pp` of a module defines.
        self._type_sets: dict[str, TypeSetType | None] = {}

    def find(self, name: str) -> Type | None:
        """The type that a name stands for."""
        lower = name.lower().removeprefix("::")
        found = self._fixed.get(lower) or self._defined.get(lower)
        if found is not None:
            return found
        if not self._is_hidden(lower):
            found = builtin.builtin(lower)
            if found is not None:
                if builtin.is_fixed(lower):
                    self._fixed[lower] = found
                return found
        program = self._program
        if not program.is_alias_of_main(lower) and self._is_resource_type(lower):
            type = ResourceType(capitalized(lower))
            is_native = ":" not in lower and program.native_type(lower) is not None
            if is_native and lower not in program.definitions.type_aliases:
                self._fixed[lower] = type
            return type
        defined = program.find_alias(lower)
        if defined is not None:
            return self._define(lower, *defined)
        if self._is_resource_type(lower):
            return ResourceType(capitalized(lower))
        in_ruby = self._ruby_data_type(lower)
        if in_ruby is not None:
            return in_ruby
        if lower == "puppet::lookupcontext":
            from mupuppet.hiera.lookup_context import LOOKUP_CONTEXT

            return LOOKUP_CONTEXT
        return self._type_set(lower) if "::" not in lower else self._member(lower)

    def _is_hidden(self, name: str) -> bool:
        """Does something that is defined take the name of a type of the language?"""
        if builtin.is_fixed(name):
            return False
        definitions = self._program.definitions
        return name in definitions.defines or (name == "error" and name in definitions.type_aliases)

    def _is_resource_type(self, name: str) -> bool:
        program = self._program
        if ":" not in name and (name == "node" or program.native_type(name) is not None):
            return True
        return program.find_define(name) is not None

    def _ruby_data_type(self, name: str) -> Type | None:
        """A data type that a module defines in Ruby."""
        environment = self._program.environment
        if environment.find_ruby_data_type(name) is None:
            return None
        from mupuppet.compiler.program.ruby_data_types import find_data_type, load_data_type

        found = find_data_type(environment, name, self.find)
        if found is not None:
            self._defined[name] = found
            try:
                load_data_type(found)
            except EvaluationError:
                del self._defined[name]
                raise
        return found

    def _define(self, name: str, node: n.TypeAlias, unit: Unit) -> Type:
        cached = self._cache.find(name, node, self.find)
        if cached is not None:
            self._defined[name] = cached
        if name in self._defined:  # also because something else has needed it meanwhile
            return self._defined[name]
        uses: dict[str, Type | None] = {}

        def find(used: str) -> Type | None:
            found = uses[used] = self.find(used)
            return found

        seen = self._sets_seen_by(unit)
        twice = self._second_parents(unit)
        made = definitions.define_type(
            builtin.PARSER, node.name, node.type, find, unit.source.text, seen, twice, node.at
        )
        self._defined[name] = made
        try:
            definitions.resolve_definition(made)  # one that cannot be resolved is a mistake at once
        except TypeArgumentError as problem:
            del self._defined[name]
            raise EvaluationError(problem.id, problem.message) from None
        self._cache.add(name, node, made, uses)
        return made

    def uses(self, names: Iterable[str]) -> dict[str, Type] | None:
        """What names stand for, if another compilation of the environment can find the same."""
        return self._cache.reusable({name: self.find(name) for name in names})

    # --- Sets of types

    def _member(self, name: str) -> Type | None:
        """A type of a set that the module of the name defines."""
        from mupuppet.types.type_sets import TypeSetType

        parent = name.rpartition("::")[0]
        while parent:
            # What the main manifests define has members once it has been asked for itself.
            found = self._defined.get(parent)
            if not isinstance(found, TypeSetType):
                found = self._type_set(parent) if "::" not in parent else self._in_module(parent)
            if isinstance(found, TypeSetType):
                self._add_members(parent, found)
                if name in self._defined:
                    return self._defined[name]
            parent = parent.rpartition("::")[0]
        return None

    def _in_module(self, name: str) -> Type | None:
        """What a module itself defines under a name; its sets of types are not asked."""
        if name in self._defined:
            return self._defined[name]
        defined = self._program.find_alias(name)
        return None if defined is None else self._define(name, *defined)

    def _type_set(self, module: str) -> TypeSetType | None:
        """The set of types that bears the name of a module."""
        if module not in self._type_sets:
            self._type_sets[module] = self._read_type_set(module)
        return self._type_sets[module]

    def _read_type_set(self, module: str) -> TypeSetType | None:
        from mupuppet.types.type_sets import TypeSetType

        found = self._program.find_type_set(module)
        if found is None:
            return None
        node, unit = found
        seen = self._sets_seen_by(unit)
        twice = self._second_parents(unit)
        made = definitions.define_type(
            builtin.PARSER, node.name, node.type, self.find, unit.source.text, seen, twice, node.at
        )
        if not isinstance(made, TypeSetType):
            message = (
                f"The code loaded from {unit.source.name} does not define the TypeSet "
                f"'{module.capitalize()}'"
            )
            raise EvaluationError("wrong-definition", message)
        if module in self._defined:
            self._reject_second(module)
        self._type_sets[module] = made  # its members may name it
        try:
            definitions.resolve_definition(made)
        except TypeArgumentError as problem:
            raise EvaluationError(problem.id, problem.message) from None
        return made

    def _second_parents(self, unit: Unit) -> Callable[[n.Node], None]:
        """Reports members of sets that name their parent twice, as strictly as hashes are read."""

        def report(member: n.Node) -> None:
            message = "The key 'parent' is declared more than once"
            if self._program.strict is Strictness.ERROR:
                raise EvaluationError("duplicate-key", message, unit.source, member)
            if self._program.strict is Strictness.WARNING:
                self._program.log.add("warning", message)

        return report

    def _sets_seen_by(self, unit: Unit) -> Callable[[str], Type | None]:
        """Finds the sets that a set may refer to: what is in other modules is hidden from it."""

        def find(name: str) -> Type | None:
            is_seen = unit.module in (None, name.lower().partition("::")[0])
            return self.find(name) if is_seen else None

        return find

    def _add_members(self, name: str, type_set: TypeSetType) -> None:
        """All types of a set are defined as soon as one of them is asked for."""
        for member, type in type_set.load().types.items():
            full = f"{name}::{member.lower()}"
            defined = self._defined.setdefault(full, type)
            if defined is not type:
                self._reject_second(full)

    def _reject_second(self, name: str) -> None:
        """A set of types must not define what has been found elsewhere before."""
        if self._program.find_alias(name) is not None:
            message = f"Attempt to redefine entity 'http://puppet.com/2016.1/runtime/type/{name}'."
            raise EvaluationError("redefined", message + self._program.origin_of_alias(name))
