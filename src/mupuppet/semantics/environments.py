"""Variable environments σ and definition environments κ (paper: §3.2).

Both are partial functions that a step may extend: values of a persistent type, so that a trace
keeps every σ and κ of a run at no cost. `precedes` is the paper's ⊑ (§4, Metatheory).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from mupuppet.basics.records import Record
from mupuppet.semantics.persistent import PersistentMap
from mupuppet.semantics.scopes import Def, Scope
from mupuppet.semantics.terms import Parameters, Statement, Value

#: σ_α: the variables of one scope.
ScopeVariables: TypeAlias = PersistentMap[str, Value]

_NO_VARIABLES: ScopeVariables = PersistentMap()


class VariableEnvironment:
    """σ : Scope × Var → Value, partial."""

    __slots__ = ("_scopes",)

    def __init__(self, scopes: PersistentMap[Scope, ScopeVariables] | None = None) -> None:
        self._scopes: PersistentMap[Scope, ScopeVariables] = (
            PersistentMap() if scopes is None else scopes
        )

    @staticmethod
    def of(bindings: Mapping[tuple[Scope, str], Value]) -> VariableEnvironment:
        """The environment with these bindings."""
        σ = VariableEnvironment()
        for (α, x), v in bindings.items():
            σ = σ.update(α, x, v)
        return σ

    def specialise(self, α: Scope) -> ScopeVariables:
        """σ_α = λx. σ(α, x)."""
        variables = self._scopes.get(α)
        return _NO_VARIABLES if variables is None else variables

    def update(self, α: Scope, x: str, v: Value) -> VariableEnvironment:
        """σ[(α, x) : v]."""
        return VariableEnvironment(self._scopes.set(α, self.specialise(α).set(x, v)))

    def clear(self, α: Scope) -> VariableEnvironment:
        """clear(σ, α): σ without the bindings of α."""
        return VariableEnvironment(self._scopes.remove(α))

    def lookup(self, α: Scope, x: str) -> Value | None:
        """σ(α, x), or None if it is undefined."""
        variables = self._scopes.get(α)
        return None if variables is None else variables.get(x)

    def scopes(self) -> Iterator[Scope]:
        """The scopes in which something is bound."""
        return iter(self._scopes)

    def bindings(self) -> Iterator[tuple[Scope, str, Value]]:
        """All bindings, by scope and name."""
        for α, variables in sorted(self._scopes.items(), key=lambda item: str(item[0])):
            for x, v in sorted(variables.items(), key=lambda item: item[0]):
                yield α, x, v

    def precedes(self, later: VariableEnvironment) -> bool:
        """σ ⊑ σ′: a binding stays as it is, except that one of a scope `α def` may go."""
        for α, variables in self._scopes.items():
            after = later.specialise(α)
            if after is variables:
                continue
            for x, v in variables.items():
                now = after.get(x)
                if now is None:
                    if not isinstance(α, Def):
                        return False
                elif now is not v and now != v:
                    return False
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, VariableEnvironment):
            return NotImplemented
        return self._scopes == other._scopes

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def __repr__(self) -> str:
        return f"VariableEnvironment({ {(str(α), x): v for α, x, v in self.bindings()} })"


class ClassDef(Record):
    """ClassDef(c_opt, ρ, s): a class that is defined and not yet declared."""

    parent: str | None
    parameters: Parameters
    body: Statement


class DeclaredClass(Record):
    """DeclaredClass(α): a class that is declared, with α as its parent scope."""

    parent_scope: Scope


class ResourceDef(Record):
    """ResourceDef(ρ, s): a defined resource type."""

    parameters: Parameters
    body: Statement


class FunctionDef(Record):
    """FunctionDef(ρ, s): a function of μPuppet⁺."""

    parameters: Parameters
    body: Statement


#: D, a definition.
Definition: TypeAlias = ClassDef | DeclaredClass | ResourceDef | FunctionDef


class DefinitionEnvironment:
    """κ : Identifier → Definition, partial."""

    __slots__ = ("_definitions",)

    def __init__(self, definitions: PersistentMap[str, Definition] | None = None) -> None:
        self._definitions: PersistentMap[str, Definition] = (
            PersistentMap() if definitions is None else definitions
        )

    @staticmethod
    def of(definitions: Mapping[str, Definition]) -> DefinitionEnvironment:
        """The environment with these definitions."""
        return DefinitionEnvironment(PersistentMap(dict(definitions)))

    def lookup(self, name: str) -> Definition | None:
        """κ(a), or None if it is undefined."""
        return self._definitions.get(name)

    def parent_scope(self, name: str) -> Scope | None:
        """α if κ(a) = DeclaredClass(α), else None."""
        definition = self._definitions.get(name)
        return definition.parent_scope if isinstance(definition, DeclaredClass) else None

    def update(self, name: str, definition: Definition) -> DefinitionEnvironment:
        """κ[a : D]."""
        return DefinitionEnvironment(self._definitions.set(name, definition))

    def definitions(self) -> list[tuple[str, Definition]]:
        """All definitions by name."""
        return sorted(self._definitions.items(), key=lambda item: item[0])

    def precedes(self, later: DefinitionEnvironment) -> bool:
        """κ ⊑ κ′: a definition stays as it is, except that a class may become declared."""
        for name, definition in self._definitions.items():
            after = later.lookup(name)
            if after is definition:
                continue
            declared = isinstance(definition, ClassDef) and isinstance(after, DeclaredClass)
            if not declared and after != definition:
                return False
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DefinitionEnvironment):
            return NotImplemented
        return self._definitions == other._definitions

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def __repr__(self) -> str:
        return f"DefinitionEnvironment({dict(self.definitions())!r})"
