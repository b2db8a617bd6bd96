"""Lambdas, parameters, and definitions of classes, defined types, functions, nodes and types."""

from __future__ import annotations

from typing import TypeVar

from mupuppet.syntax import tokens as t
from mupuppet.syntax.nodes import (
    Access,
    ClassDefinition,
    DefinedType,
    Definition,
    Expression,
    FunctionDefinition,
    Hash,
    HashEntry,
    Lambda,
    Name,
    NodeDefinition,
    ObjectTypeDefinition,
    Parameter,
    String,
    TypeAlias,
    TypeMapping,
    TypeName,
)
from mupuppet.syntax.parser.expressions import CLASS_NAMES
from mupuppet.syntax.parser.operands import Operands
from mupuppet.syntax.parser.state import CLOSERS, OPENERS, PREFIXES, SyntaxFailure, begins

D = TypeVar("D", bound=Definition)

_HOST_STARTS = frozenset(
    [
        t.NAME, t.NUMBER, t.STRING, t.WORD, t.INTERPOLATED, t.STRING_START, t.HEREDOC, "default",
        t.REGEXP,
    ]
)  # fmt: skip
_PARAMETER_STARTS = frozenset([t.VARIABLE, t.CLASSREF, "*"])
_AFTER_PARAMETERS = frozenset(["{", "inherits", ">>"])


class Definitions(Operands):
    """Whatever has parameters or a name of its own."""

    # --- Lambdas and parameters

    def _lambda(self) -> Lambda:
        start = self.starts[self.i]
        parameters = self._bar_parameters()
        return_type = self._return_type()
        body = self._block("a block must follow the parameters of a lambda")
        return Lambda(parameters, return_type, body, start, self.ends[self.i - 1])

    def _bar_parameters(self) -> tuple[Parameter, ...]:
        """`|parameters|`"""
        opening = self.i
        self.i += 1
        self._enter()
        parameters = () if self.kinds[self.i] == "|" else self._parameters()
        self.depth -= 1
        self._close("|", opening, comma=True)
        return parameters

    def _parameter_list(self) -> tuple[Parameter, ...]:
        """`(parameters)`, or nothing."""
        opening = self.i
        if self.kinds[opening] != "(":
            return ()
        self.i += 1
        depth = self.depth
        self._enter()
        try:
            parameters = () if self.kinds[self.i] == ")" else self._parameters()
            self._close(")", opening, comma=True)
        except SyntaxFailure:
            self._skip_parameters()
            return ()
        finally:
            self.depth = depth
        return parameters

    def _skip_parameters(self) -> None:
        """After an error in a list of parameters, continue with the body if it can be found."""
        kinds = self.kinds
        level = 0
        for at in range(self.i, len(kinds) - 1):
            if kinds[at] in OPENERS:
                level += 1
            elif kinds[at] in CLOSERS:
                level -= 1
                if level < 0 and kinds[at] == ")" and kinds[at + 1] in _AFTER_PARAMETERS:
                    self.i = at + 1
                    return
                if level < 0:
                    break
        raise SyntaxFailure

    def _parameters(self) -> tuple[Parameter, ...]:
        parameters = [self._parameter()]
        while self.kinds[self.i] == ",":
            self.i += 1
            if self.kinds[self.i] not in _PARAMETER_STARTS:
                break
            parameters.append(self._parameter())
        return tuple(parameters)

    def _parameter(self) -> Parameter:
        kinds = self.kinds
        start = self.starts[self.i]
        type = None
        if kinds[self.i] == t.CLASSREF:
            type = self._type()
        captures_rest = kinds[self.i] == "*"
        if captures_rest:
            self.i += 1
        i = self.i
        if kinds[i] != t.VARIABLE:
            hint = "a parameter is a variable, optionally with a type before it"
            if kinds[i] == t.NAME:
                hint = f"a parameter is a variable: write `${self.values[i]}`"
            self._unexpected(hint)
        self.i = i + 1
        default = None
        if kinds[self.i] == "=":
            self.i += 1
            default = self._expression(0)
        name = self.values[i]
        return Parameter(
            type, captures_rest, name, default, self.starts[i], start, self.ends[self.i - 1]
        )

    def _type(self) -> TypeName | Access:
        """A type as it may be annotated: a name with at most one pair of brackets."""
        name = self._type_name()
        if self.kinds[self.i] != "[" or not self._goes_on(self.i):
            return name
        keys = self._bracketed_keys(trailing_comma=False)
        return Access(name, keys, name.start, self.ends[self.i - 1])

    def _return_type(self) -> Expression | None:
        if self.kinds[self.i] != ">>":
            return None
        self.i += 1
        if self.kinds[self.i] != t.CLASSREF:
            self._unexpected("a type must follow `>>`")
        return self._type()

    # --- Names

    def _defined(self, definition: D) -> D:
        self.definitions.append(definition)
        return definition

    def _defined_name(self) -> str:
        i = self.i
        kind = self.kinds[i]
        if kind == "class" or kind == t.STRING:
            what = "the keyword `class`" if kind == "class" else "a quoted string"
            self._error("illegal-name", f"{what} cannot be a name", self.starts[i], self.ends[i])
        elif kind not in CLASS_NAMES:
            self._unexpected("a name must follow")
        self.i = i + 1
        name: str = self.values[i]
        return name

    def _qualified(self, name: str) -> str:
        """The name in the classes around it."""
        return f"{'::'.join(self.namespace)}::{name}".removeprefix("::")

    # --- Classes, defined types, functions, nodes

    @begins("class")
    def _class(self) -> ClassDefinition:
        start = self.starts[self.i]
        self.i += 1
        written = self._defined_name()
        name = self._qualified(written)
        self.namespace.append(written)
        parameters = self._parameter_list()
        parent = None
        if self.kinds[self.i] == "inherits":
            self.i += 1
            if self.kinds[self.i] == "default":
                self.i += 1
                parent = "default"
            else:
                parent = self._defined_name()
        body = self._block("the body of the class is missing")
        self.namespace.pop()
        end = self.ends[self.i - 1]
        return self._defined(ClassDefinition(name, parameters, parent, body, start, end))

    @begins("define")
    def _define(self) -> DefinedType:
        start = self.starts[self.i]
        self.i += 1
        name = self._qualified(self._defined_name())
        parameters = self._parameter_list()
        body = self._block("the body of the defined type is missing")
        return self._defined(DefinedType(name, parameters, body, start, self.ends[self.i - 1]))

    @begins("function")
    def _function(self) -> FunctionDefinition:
        start = self.starts[self.i]
        self.i += 1
        name = self._defined_name()
        parameters = self._parameter_list()
        return_type = self._return_type()
        body = self._block("the body of the function is missing")
        end = self.ends[self.i - 1]
        return self._defined(FunctionDefinition(name, parameters, return_type, body, start, end))

    @begins("node")
    def _node(self) -> NodeDefinition:
        kinds = self.kinds
        start = self.starts[self.i]
        self.i += 1
        hosts = [self._host()]
        while kinds[self.i] == ",":
            self.i += 1
            if kinds[self.i] not in _HOST_STARTS:
                break
            hosts.append(self._host())
        parent = None
        if kinds[self.i] == "inherits":
            self.i += 1
            parent = self._host()
        body = self._block("the body of the node is missing")
        end = self.ends[self.i - 1]
        return self._defined(NodeDefinition(tuple(hosts), parent, body, start, end))

    def _host(self) -> Expression:
        kind = self.kinds[self.i]
        if kind not in _HOST_STARTS:
            self._unexpected("a node is named by a host name, a string, a regexp or `default`")
        if kind == t.STRING or kind == t.WORD:
            return self._string()
        if kind != t.NAME and kind != t.NUMBER:
            return PREFIXES[kind](self)
        start = self.starts[self.i]
        name = self.values[self.i]
        self.i += 1
        while self.kinds[self.i] == ".":
            self.i += 1
            if self.kinds[self.i] != t.NAME and self.kinds[self.i] != t.NUMBER:
                self._unexpected("a host name cannot end with a dot")
            name += "." + self.values[self.i]
            self.i += 1
        return String(name, start, self.ends[self.i - 1])

    # --- Types

    @begins("type")
    def _type_keyword(self) -> Expression:
        """`type(...)` calls the function; `type Name` defines a type."""
        kinds = self.kinds
        start, end = self.starts[self.i], self.ends[self.i]
        self.i += 1
        if kinds[self.i] == "(" and self._goes_on(self.i):
            return self._call(Name("type", start, end))
        if kinds[self.i] != t.CLASSREF:
            self._unexpected("a type's name, or arguments in parentheses, must follow `type`")
        name = self.values[self.i]
        following = kinds[self.i + 1]
        if following == "{" or following == "inherits":
            return self._object_type_definition(start, name)
        at = self.starts[self.i]
        left = self._type()
        if kinds[self.i] != "=":
            self._unexpected("`=` and a type must follow the name of a type alias")
        self.i += 1
        right = self._aliased_type(is_mapping=isinstance(left, Access))
        end = self.ends[self.i - 1]
        if isinstance(left, Access):
            return self._defined(TypeMapping(left, right, at, start, end))
        assert not isinstance(right, HashEntry)  # these are only for mappings
        if isinstance(right, Hash):
            right = Access(TypeName("Object", right.start, right.start), (right,), right.start, end)
        return self._defined(TypeAlias(name, right, at, start, end))

    def _object_type_definition(self, start: int, name: str) -> ObjectTypeDefinition:
        self.i += 1
        parent = None
        if self.kinds[self.i] == "inherits":
            self.i += 1
            if self.kinds[self.i] != t.CLASSREF:
                self._unexpected("a type's name must follow `inherits`")
            parent = self.values[self.i]
            self.i += 1
        body = self._block("the body of the type is missing")
        end = self.ends[self.i - 1]
        return self._defined(ObjectTypeDefinition(name, parent, body, start, end))

    def _aliased_type(self, *, is_mapping: bool) -> Expression | HashEntry:
        """The right side of a type alias: a type, its attributes, or data.

        A mapping keeps `Parent { ... }` as it is written, for validation to reject.
        """
        kind = self.kinds[self.i]
        if kind == "{":
            return self._hash()
        if kind == "[":
            return self._array()
        if kind != t.CLASSREF:
            self._unexpected("a type must follow")
        name = self._type_name()
        if self.kinds[self.i] == "[" and self._goes_on(self.i):
            return self._access(name)
        if self.kinds[self.i] != "{":
            return name
        attributes = self._hash()
        start, end = name.start, attributes.end
        if is_mapping:
            return HashEntry(name, attributes, start, start, end)
        if name.value in ("Object", "TypeSet"):
            return Access(name, (attributes,), start, end)
        # `type A = Parent { ... }` is an object type whose parent is one of its attributes.
        parent = HashEntry(Name("parent", start, start), name, start, start, name.end)
        attributes = Hash((*attributes.entries, parent), attributes.start, end)
        return Access(TypeName("Object", start, start), (attributes,), start, end)
