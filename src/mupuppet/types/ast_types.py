"""`Puppet::AST`: the set of types of Puppet's own syntax trees, which a manifest can name.

Nothing of it takes part in compiling. A line of the table is a type, its parent, and its
attributes: `name Type`, with `name?` for one that may be undef, `name*` for an array of the type
that may be left out, `name!` for one that is derived from others, and `name={...}` for a complete
definition.
"""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.basics.lazy import cached
from mupuppet.types.base import Resolver, Type
from mupuppet.types.object_definitions import HashDefinition
from mupuppet.types.objects import Definition, ObjectType, OpaqueType
from mupuppet.types.type_set_definitions import define_type_set
from mupuppet.types.type_sets import TypeSetType
from mupuppet.values.value import Value

_NAME = "Puppet::AST"
_TABLE = """
Locator: string String; file String; line_index? Array[Integer]
PopsObject
Positioned < PopsObject: locator={type => Locator, kind => reference}; offset Integer; length
    Integer; file! String; line! Integer; pos! Integer
Expression < Positioned
Nop < Expression
BinaryExpression < Expression: left_expr Expression; right_expr Expression
UnaryExpression < Expression: expr Expression
ParenthesizedExpression < UnaryExpression
NotExpression < UnaryExpression
UnaryMinusExpression < UnaryExpression
UnfoldExpression < UnaryExpression
AssignmentExpression < BinaryExpression: operator Enum['+=', '-=', '=']
ArithmeticExpression < BinaryExpression: operator Enum['%', '*', '+', '-', '/', '<<', '>>']
RelationshipExpression < BinaryExpression: operator Enum['->', '<-', '<~', '~>']
AccessExpression < Expression: left_expr Expression; keys* Expression
ComparisonExpression < BinaryExpression: operator Enum['!=', '<', '<=', '==', '>', '>=']
MatchExpression < BinaryExpression: operator Enum['!~', '=~']
InExpression < BinaryExpression
BooleanExpression < BinaryExpression
AndExpression < BooleanExpression
OrExpression < BooleanExpression
LiteralList < Expression: values* Expression
KeyedEntry < Positioned: key Expression; value Expression
LiteralHash < Expression: entries* KeyedEntry
BlockExpression < Expression: statements* Expression
ApplyBlockExpression < BlockExpression
CaseOption < Expression: values Array[Expression, 1]; then_expr? Expression
CaseExpression < Expression: test Expression; options* CaseOption
QueryExpression < Expression: expr? Expression
ExportedQuery < QueryExpression
VirtualQuery < QueryExpression
AbstractAttributeOperation < Positioned
AttributeOperation < AbstractAttributeOperation: attribute_name String; operator Enum['+>',
    '=>']; value_expr Expression
AttributesOperation < AbstractAttributeOperation: expr Expression
CollectExpression < Expression: type_expr Expression; query QueryExpression; operations*
    AbstractAttributeOperation
Parameter < Positioned: name String; value? Expression; type_expr? Expression; captures_rest?
    Boolean
Definition < Expression
NamedDefinition < Definition: name String; parameters* Parameter; body? Expression
FunctionDefinition < NamedDefinition: return_type? Expression
ResourceTypeDefinition < NamedDefinition
QRefDefinition < Definition: name String
TypeAlias < QRefDefinition: type_expr? Expression
TypeMapping < Definition: type_expr? Expression; mapping_expr? Expression
TypeDefinition < QRefDefinition: parent? String; body? Expression
NodeDefinition < Definition: parent? Expression; host_matches Array[Expression, 1]; body?
    Expression
HeredocExpression < Expression: syntax? String; text_expr Expression
HostClassDefinition < NamedDefinition: parent_class? String
PlanDefinition < FunctionDefinition
LambdaExpression < Expression: parameters* Parameter; body? Expression; return_type? Expression
ApplyExpression < Expression: arguments* Expression; body? Expression
IfExpression < Expression: test Expression; then_expr? Expression; else_expr? Expression
UnlessExpression < IfExpression
CallExpression < Expression: rval_required={type => Boolean, value => false}; functor_expr
    Expression; arguments* Expression; lambda? Expression
CallFunctionExpression < CallExpression
CallNamedFunctionExpression < CallExpression
CallMethodExpression < CallExpression
Literal < Expression
LiteralValue < Literal
LiteralRegularExpression < LiteralValue: value Any; pattern String
LiteralString < LiteralValue: value String
LiteralNumber < LiteralValue
LiteralInteger < LiteralNumber: radix={type => Integer, value => 10}; value Integer
LiteralFloat < LiteralNumber: value Float
LiteralUndef < Literal
LiteralDefault < Literal
LiteralBoolean < LiteralValue: value Boolean
TextExpression < UnaryExpression
ConcatenatedString < Expression: segments* Expression
QualifiedName < LiteralValue: value String
ReservedWord < LiteralValue: word String; future? Boolean
QualifiedReference < LiteralValue: cased_value String; value! String
VariableExpression < UnaryExpression
EppExpression < Expression: parameters_specified? Boolean; body? Expression
RenderStringExpression < LiteralString
RenderExpression < UnaryExpression
ResourceBody < Positioned: title? Expression; operations* AbstractAttributeOperation
AbstractResource < Expression: form={type => Enum['exported', 'regular', 'virtual'], value =>
    regular}; virtual! Boolean; exported! Boolean
ResourceExpression < AbstractResource: type_name Expression; bodies* ResourceBody
ResourceDefaultsExpression < AbstractResource: type_ref? Expression; operations*
    AbstractAttributeOperation
ResourceOverrideExpression < AbstractResource: resources Expression; operations*
    AbstractAttributeOperation
SelectorEntry < Positioned: matching_expr Expression; value_expr Expression
SelectorExpression < Expression: left_expr Expression; selectors* SelectorEntry
NamedAccessExpression < BinaryExpression
Program < PopsObject: body? Expression; definitions={type => Array[Definition], kind =>
    reference, value => []}; source_text! String; source_ref! String; line_offsets!
    Array[Integer]; locator Locator
"""


class AstTypes:
    """The set and its types, given what reads the literals in the table.

    A resolver finds the types of the set.
    """

    def __init__(self, parse: Callable[[str, Resolver], Value]) -> None:
        self._parse = parse
        self.types: dict[str, ObjectType] = {}
        for line in _TABLE.strip().replace("\n    ", " ").splitlines():
            head, _, attributes = line.partition(": ")
            name, _, parent = head.partition(" < ")
            self.types[name] = self._type(name, parent, attributes)
        self._by_lower_name = {name.lower(): type for name, type in self.types.items()}

    def named(self, name: str) -> Type | None:
        """The set, or a type in it, by a name in lower case."""
        if name == _NAME.lower():
            return self._set
        prefix = f"{_NAME.lower()}::"
        return self._find(name.removeprefix(prefix)) if name.startswith(prefix) else None

    @cached
    def _set(self) -> TypeSetType:
        # It gets its name from the definition, and so belongs to no authority.
        definition: Definition = {"pcore_version": "1.0.0", "name": _NAME, "types": self.types}
        return define_type_set(None, lambda: definition).load()

    def _find(self, name: str) -> Type | None:
        return self._by_lower_name.get(name.lower())

    def _type(self, name: str, parent: str, attributes: str) -> ObjectType:
        def definition() -> Definition:
            made: Definition = {}
            if parent:
                made["parent"] = self.types[parent]
            if attributes:
                made["attributes"] = dict(map(self._attribute, attributes.split("; ")))
            if name == "Positioned":
                made["equality"] = []
            return made

        kind = OpaqueType if name == "Locator" else ObjectType
        return kind(f"{_NAME}::{name}", HashDefinition(definition))

    def _attribute(self, source: str) -> tuple[str, Value]:
        head, equals, whole = source.partition("={")
        if equals:
            return head, self._parse(f"{{{whole}", self._find)
        marked, _, type = source.partition(" ")
        name, mark = marked.rstrip("?*!"), marked[-1]
        forms = {
            "?": f"{{type => Optional[{type}], value => undef}}",
            "*": f"{{type => Array[{type}], value => []}}",
            "!": f"{{type => {type}, kind => derived}}",
        }
        return name, self._parse(forms.get(mark, type), self._find)
