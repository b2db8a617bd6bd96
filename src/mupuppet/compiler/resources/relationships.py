"""Relationships that are drawn with arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.model.resource import Parameter, Reference, Resource, not_a_reference
from mupuppet.compiler.program.names import flatten
from mupuppet.compiler.resources.attributes import to_reference
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.types.base import Type, TypeArgumentError
from mupuppet.types.catalog_entries import CATALOG_ENTRY, ClassType, ResourceType
from mupuppet.types.labels import a_an, ruby_string
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.compiler.resources.collectors import Collector

_End: TypeAlias = "Type | Collector"
#: An end, of which it has been found out which resource its type names.
_Named: TypeAlias = "Reference | Collector"
#: What an arrow starts from or ends at, with the resource that a collector has found.
_Resolved = tuple[Type, Resource | None]


class Relationships:
    """The arrows of a compilation, in the order in which they were evaluated."""

    def __init__(self, compiler: CompilationContext) -> None:
        self.compiler = compiler
        self._drawn: list[tuple[_Named, _Named, str, n.Relationship, SourceFile]] = []
        #: What is on the left of a collector that might collect nothing.
        self._left_of: dict[Collector, list[_End]] = {}
        #: What arrows have put before what, to explain it.
        self.related: list[tuple[Resource, Resource, n.Relationship, SourceFile]] = []
        #: Where the function `require` has put a class before a resource, by its identity.
        self.required: dict[tuple[int, Reference], tuple[SourceFile, n.Node]] = {}

    def add(self, left: Value, right: Value, node: n.Relationship, file: SourceFile) -> Value:
        """Draw an arrow; its value is what the next arrow of a chain starts from."""
        lefts = self._ends(left, node, file)
        rights = self._ends(right, node, file)
        attribute = "notify" if "~" in node.operator else "before"
        sources, targets = (rights, lefts) if node.operator[0] == "<" else (lefts, rights)
        for source in sources:
            for target in targets:
                ends = self._named(source), self._named(target)
                self._drawn.append((*ends, attribute, node, file))
        if not rights:
            return lefts
        if len(rights) == 1 and not isinstance(rights[0], Type):
            self._left_of[rights[0]] = lefts
        return rights

    def _ends(self, value: Value, node: n.Relationship, file: SourceFile) -> list[_End]:
        ends = (self._end(each, node, file) for each in flatten([value]))
        return list(dict.fromkeys(ends))

    def _named(self, end: _End) -> _Named:
        return (
            to_reference(_without_type(end), self.compiler.program)
            if isinstance(end, Type)
            else end
        )

    def _end(self, value: Value, node: n.Relationship, file: SourceFile) -> _End:
        if isinstance(value, str):
            from mupuppet.types.builtin import parse_type

            try:
                value = parse_type(value, self.compiler.types.find)
            except TypeArgumentError as problem:
                place = problem.place or (None, None)
                raise EvaluationError(problem.id, problem.message, *place) from None
        if isinstance(value, Type):
            entry = _without_type(value)
            if isinstance(entry, (ClassType, ResourceType)) or entry == CATALOG_ENTRY:
                return value
            message = (
                "Illegal relationship operand, can not form a relationship with something of "
                f"type {value}. A Catalog type is required."
            )
            raise EvaluationError("not-catalog-type", message, file, node)
        from mupuppet.compiler.resources.collectors import Collector

        if isinstance(value, Collector):
            return value
        message = (
            "Illegal relationship operand, can not form a relationship with "
            f"{a_an(value)}. A Catalog type is required."
        )
        raise EvaluationError("illegal-relationship-operand-type", message, file, node)

    def evaluate(self) -> None:
        """Write all arrows into the attributes of the resources that they start from."""
        for source, target, attribute, node, file in self._drawn:
            targets = self._resolve(target, left=False)
            for one in self._resolve(source, left=True):
                for other in targets:
                    self._relate(one, other, attribute, node, file)

    def _resolve(self, end: _End, *, left: bool) -> list[_Resolved]:
        if isinstance(end, Type):
            return [(end, None)]
        if end.collected or not left:
            return [(Reference(r.type, r.title), r) for r in end.collected.values()]
        return [
            reference
            for alternative in self._left_of.get(end, [])
            for reference in self._resolve(alternative, left=True)
        ]

    def _find(self, end: Type) -> Resource | None:
        """The resource of the catalog; a type on the left of a collector is as it was written."""
        if isinstance(end, Reference):
            if not end.title:
                raise EvaluationError("invalid-reference", not_a_reference(str(end)))
            return self.compiler.catalog.find(end.type_name, end.title)
        if isinstance(end, ClassType):
            return self.compiler.catalog_resource("Class", end.class_name or "")
        if not isinstance(end, ResourceType):
            return None  # the type of a reference is none itself
        if end.title is None:
            raise EvaluationError("invalid-reference", not_a_reference(str(end)))
        return self.compiler.catalog_resource(end.type_name or "", ruby_string(end.title))

    def _relate(
        self,
        start: _Resolved,
        end: _Resolved,
        attribute: str,
        node: n.Relationship,
        file: SourceFile,
    ) -> None:
        source, resource = start
        target, other = end
        resource = resource or self._find(source)
        if resource is None:
            message = f"Could not find resource '{source}' for relationship on '{target}'"
            raise EvaluationError("missing-relationship-end", message, file, node, is_issue=False)
        other = other or self._find(target)
        if other is None:
            message = f"Could not find resource '{target}' for relationship from '{source}'"
            raise EvaluationError("missing-relationship-end", message, file, node, is_issue=False)
        self.related.append((resource, other, node, file))
        current = resource.parameters.get(attribute)
        if current is not None and isinstance(current.value, list):
            # As in Puppet, the array itself grows, and with it that of all other resources that
            # got it with this one: from several titles, a default, or a collector.
            current.value.append(target)
            resource.set(current.with_value(current.value))
            return
        values = [] if current is None or current.value is None else [current.value]
        parameter = Parameter(
            attribute, [*values, target], resource.setter, file, node, resource.scope
        )
        resource.set(parameter)


def _without_type(end: Type) -> Type:
    """An arrow may also be drawn between types of references."""
    if isinstance(end, (ClassType, ResourceType)):
        return end
    from mupuppet.types.combinations import TypeType

    return end.type if isinstance(end, TypeType) and end.type is not None else end
