"""What Puppet calls the nodes of its own syntax trees, which some of its messages show."""

from __future__ import annotations

from mupuppet.syntax import nodes as n

_NAMES: dict[type[n.Node], str] = {
    n.Access: "AccessExpression",
    n.Array: "LiteralList",
    n.Assignment: "AssignmentExpression",
    n.Boolean: "LiteralBoolean",
    n.Call: "CallNamedFunctionExpression",
    n.Case: "CaseExpression",
    n.Default: "LiteralDefault",
    n.Float: "LiteralFloat",
    n.Hash: "LiteralHash",
    n.Heredoc: "HeredocExpression",
    n.If: "IfExpression",
    n.Integer: "LiteralInteger",
    n.InterpolatedString: "ConcatenatedString",
    n.MethodCall: "CallMethodExpression",
    n.Name: "QualifiedName",
    n.Negate: "UnaryMinusExpression",
    n.Not: "NotExpression",
    n.Paren: "ParenthesizedExpression",
    n.Regexp: "LiteralRegularExpression",
    n.Relationship: "RelationshipExpression",
    n.Selector: "SelectorExpression",
    n.String: "LiteralString",
    n.TypeName: "QualifiedReference",
    n.Undef: "LiteralUndef",
    n.Unfold: "UnfoldExpression",
    n.Unless: "UnlessExpression",
    n.Variable: "VariableExpression",
}
_OPERATORS = {
    "in": "InExpression", "and": "AndExpression", "or": "OrExpression",
    **dict.fromkeys(["=~", "!~"], "MatchExpression"),
    **dict.fromkeys(["==", "!=", "<", "<=", ">", ">="], "ComparisonExpression"),
}  # fmt: skip


def ast_name(node: n.Node) -> str:
    """The name of the class of a node in Puppet."""
    if isinstance(node, n.Binary):
        return _OPERATORS.get(node.operator, "ArithmeticExpression")
    return _NAMES.get(type(node), type(node).__name__)
