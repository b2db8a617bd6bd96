"""Assignments, relationships, resources, their defaults and overrides, and collectors."""

from __future__ import annotations

from mupuppet.syntax import tokens as t
from mupuppet.syntax.nodes import (
    Access,
    Assignment,
    AssignmentOperator,
    AttributeOperation,
    AttributesFromHash,
    Call,
    Collector,
    Expression,
    Hash,
    HashEntry,
    Name,
    Operation,
    Relationship,
    RelationshipOperator,
    Resource,
    ResourceBody,
    ResourceDefaults,
    ResourceForm,
    ResourceOverride,
    ResourceWithoutTitle,
    String,
    TypeName,
    Undef,
    anchor,
)
from mupuppet.syntax.parser.definitions import Definitions
from mupuppet.syntax.parser.expressions import (
    ASSIGNMENTS,
    BEYOND_EXPRESSION,
    EDGES,
    POWER,
    RESOURCE_STARTS,
)
from mupuppet.syntax.parser.state import LEAVES, follows

#: What can follow an operand and make something else of it.
_GOES_ON = BEYOND_EXPRESSION | frozenset(POWER)
_ATTRIBUTE_NAMES = frozenset(
    [
        t.NAME, "and", "case", "class", "default", "define", "else", "elsif", "if", "in",
        "inherits", "node", "or", "undef", "unless", "type", "attr", "function", "private",
    ]
)  # fmt: skip
#: Keywords that can begin no expression.
_ONLY_ATTRIBUTE_NAMES = frozenset(["and", "or", "in", "else", "elsif", "inherits"])
_leaf = LEAVES.get
_AFTER_TITLE = "a colon must follow the title of a resource"


class Resources(Definitions):
    """What makes resources and relationships of expressions."""

    def _assignment(self) -> Expression:
        kinds = self.kinds
        i = self.i
        kind = kinds[i]
        leaf = _leaf(kind)
        if leaf is not None:
            self.i = i + 1
            left = leaf(self.values[i], self.starts[i], self.ends[i])
            following = kinds[i + 1]
            if following not in _GOES_ON:
                return left
            if following in POWER:
                left = self._operators(left, 0)
        elif kind in RESOURCE_STARTS and (kind != "class" or kinds[i + 1] == "{"):
            left = self._resource()
        else:
            left = self._expression(0)
        if kinds[self.i] in BEYOND_EXPRESSION:
            return self._beyond_expression(left)
        return left

    def _beyond_expression(self, left: Expression) -> Expression:
        """Make a resource, a relationship or an assignment of an expression."""
        kinds = self.kinds
        if kinds[self.i] == "{":
            left = self._resource_bodies_after(left)
        links = 0
        while kinds[self.i] in EDGES:
            operator: RelationshipOperator = kinds[self.i]  # type: ignore[assignment]  # one of these
            at = self.starts[self.i]
            self.i += 1
            right = self._resource()
            left = Relationship(operator, left, right, at, left.start, right.end)
            links += 1
        if links > self.longest_chain:
            self.longest_chain = links
        if kinds[self.i] in ASSIGNMENTS:
            assign: AssignmentOperator = kinds[self.i]  # type: ignore[assignment]  # one of these
            at = self.starts[self.i]
            self.i += 1
            self._enter()
            right = self._assignment()
            self.depth -= 1
            return Assignment(assign, left, right, at, left.start, right.end)
        return left

    def _resource(self) -> Expression:
        kind = self.kinds[self.i]
        if kind == "@" or kind == "@@":
            return self._virtual()
        if kind == "class" and self.kinds[self.i + 1] == "{":
            left: Expression = self._class_resource()
        else:
            left = self._expression(0)
        return self._resource_bodies_after(left)

    def _virtual(self) -> Expression:
        start, end = self.starts[self.i], self.ends[self.i]
        form: ResourceForm = "virtual" if self.kinds[self.i] == "@" else "exported"
        self.i += 1
        self._enter()
        inner = self._resource()
        self.depth -= 1
        if isinstance(inner, Resource):
            return Resource(inner.type, inner.bodies, form, start, inner.end)
        if isinstance(inner, ResourceDefaults):
            return ResourceDefaults(inner.type, inner.operations, form, start, inner.end)
        if isinstance(inner, ResourceOverride):
            return ResourceOverride(inner.resources, inner.operations, form, start, inner.end)
        sign = "@" if form == "virtual" else "@@"
        message = f"`{sign}` makes resources {form}; what follows is not a resource"
        self._error("illegal-virtual", message, start, end)
        return inner

    def _class_resource(self) -> Resource:
        start = self.starts[self.i]
        name = Name("class", start, self.ends[self.i])
        self.i += 1
        opening = self.i
        self.i += 1
        bodies = self._resource_bodies([])
        self._close("}", opening, comma=True)
        return Resource(name, bodies, "regular", start, self.ends[self.i - 1])

    def _resource_bodies_after(self, left: Expression) -> Expression:
        links = 0
        while self.kinds[self.i] == "{":
            left = self._braces_after(left)
            links += 1
        if links > self.longest_chain:
            self.longest_chain = links
        return left

    def _braces_after(self, left: Expression) -> Expression:
        """A resource, resource defaults or an override: `left { ... }`."""
        kinds = self.kinds
        opening = self.i
        following = kinds[opening + 1]
        self.i += 1
        if (
            following == "}"
            or following == ","
            or (following in _ATTRIBUTE_NAMES and kinds[opening + 2] in ("=>", "+>"))
            or following in _ONLY_ATTRIBUTE_NAMES
            or (following == "*" and kinds[opening + 2] == "=>")
        ):
            operations = self._attribute_operations()
            self._close("}", opening, comma=True)
            return self._untitled(left, operations, opening)
        self._enter()
        title = self._expression(0)
        if kinds[self.i] != ":":
            self._unexpected(_AFTER_TITLE, self._missing(":"))
        self.i += 1
        operations = self._attribute_operations()
        bodies = [ResourceBody(title, operations, title.start, self.ends[self.i - 1])]
        if kinds[self.i] == ";":
            self.i += 1
            if kinds[self.i] != "}":
                self._resource_bodies(bodies)
        self.depth -= 1
        self._close("}", opening, comma=True)
        return Resource(left, tuple(bodies), "regular", left.start, self.ends[self.i - 1])

    def _untitled(
        self, left: Expression, operations: tuple[Operation, ...], opening: int
    ) -> Expression:
        """What braces without a title mean depends on what precedes them."""
        start, end = left.start, self.ends[self.i - 1]
        if isinstance(left, TypeName):
            return ResourceDefaults(left, operations, "regular", start, end)
        if isinstance(left, Access):
            return ResourceOverride(left, operations, "regular", start, end)
        if isinstance(left, Name):
            return self._hash_after_name(left, operations, opening, end)
        at = anchor(left)
        message = "only the name of a type or a reference can precede the braces of a resource"
        from mupuppet.syntax.parser.advice import advice  # for mistakes only

        advised = advice(self.source, self.tokens, opening)
        hint = advised.hint if advised is not None else None
        labels = (advised.label,) if advised is not None and advised.label is not None else ()
        # Puppet's parser fails at the brace, before it reads on.
        self._error(
            "illegal-resource", message, start, left.end,
            at=at, labels=labels, hint=hint, read=self.i - 1,
        )  # fmt: skip
        return left

    def _hash_after_name(
        self, name: Name, operations: tuple[Operation, ...], opening: int, end: int
    ) -> Expression:
        """`name { a => 1 }`: a statement function with a hash, or a title was forgotten."""
        entries = []
        for operation in operations:
            start, end_of_it = operation.start, operation.end
            if isinstance(operation, AttributesFromHash):
                # It has no name and, in Puppet, no value either; validation rejects it.
                nothing = Undef(start, start)
                entries.append(HashEntry(nothing, nothing, start, start, end_of_it))
                continue
            if operation.operator == "+>":
                message = "`+>` needs a resource with a title, or a reference"
                at = self.starts[opening]
                self._error("resource-without-title", message, start, end_of_it, at=at)
                continue
            key = String(operation.name, start, start + len(operation.name))
            entries.append(HashEntry(key, operation.value, start, start, end_of_it))
        attributes = Hash(tuple(entries), self.starts[opening], end)
        if name.value in t.STATEMENT_FUNCTIONS:
            for operation in operations:
                if isinstance(operation, AttributesFromHash):
                    message = "`* =>` belongs in a resource, not in the hash of a function call"
                    self._error("illegal-unfold", message, operation.start, operation.end)
            return Call(name, (attributes,), None, False, name.start, end)
        return ResourceWithoutTitle(name, attributes, name.start, end)

    def _resource_bodies(self, bodies: list[ResourceBody]) -> tuple[ResourceBody, ...]:
        """`title: attributes; title: attributes;` up to the closing brace."""
        kinds = self.kinds
        self._enter()
        while True:
            title = self._expression(0)
            if kinds[self.i] != ":":
                self._unexpected(_AFTER_TITLE, self._missing(":"))
            self.i += 1
            operations = self._attribute_operations()
            bodies.append(ResourceBody(title, operations, title.start, self.ends[self.i - 1]))
            if kinds[self.i] != ";":
                break
            self.i += 1
            if kinds[self.i] == "}":
                break
        self.depth -= 1
        return tuple(bodies)

    def _attribute_operations(self) -> tuple[Operation, ...]:
        """`name => value, ...`, with a comma at the end and, in Puppet, also at the start."""
        kinds = self.kinds
        operations: list[Operation] = []
        while True:
            i = self.i
            if kinds[i] in _ATTRIBUTE_NAMES:
                operator = kinds[i + 1]
                if operator != "=>" and operator != "+>":
                    self.i = i + 1
                    hint = "`=>` and a value must follow the name of an attribute"
                    if operator in ("=", ":"):
                        hint = f"write `{self.values[i]} => ...`: attributes are set with `=>`"
                    self._unexpected(hint)
                self.i = i + 2
                value = self._expression(0)
                name = self.values[i]
                operations.append(
                    AttributeOperation(name, operator, value, self.starts[i], value.end)  # type: ignore[arg-type]  # narrowed just above
                )
            elif kinds[i] == "*":
                self.i = i + 1
                if kinds[self.i] != "=>":
                    self._unexpected("`* => hash` sets attributes from a hash")
                self.i += 1
                value = self._expression(0)
                operations.append(AttributesFromHash(value, self.starts[i], value.end))
            elif operations:  # after a trailing comma
                return tuple(operations)
            if kinds[self.i] != ",":
                return tuple(operations)
            self.i += 1
            if not operations and kinds[self.i] not in _ATTRIBUTE_NAMES and kinds[self.i] != "*":
                return ()

    @follows("<|", "<<|")
    def _collector(self, type: Expression) -> Collector:
        kinds = self.kinds
        opening = self.i
        exported = kinds[opening] == "<<|"
        closer = "|>>" if exported else "|>"
        self.i += 1
        query = None
        if kinds[self.i] != closer:
            self._enter()
            query = self._expression(0)
            self.depth -= 1
        self._close(closer, opening)
        operations: tuple[Operation, ...] = ()
        if kinds[self.i] == "{":
            brace = self.i
            self.i += 1
            operations = self._attribute_operations()
            self._close("}", brace, comma=True)
        end = self.ends[self.i - 1]
        return Collector(type, exported, query, operations, type.start, end)
