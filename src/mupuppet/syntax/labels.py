"""What things are called when we speak to people about their code."""

from mupuppet.syntax import nodes as n

_LABELS: dict[type[n.Node], str] = {
    n.Undef: "`undef`",
    n.Default: "`default`",
    n.Boolean: "boolean",
    n.Integer: "integer",
    n.Float: "floating-point number",
    n.String: "string",
    n.Regexp: "regular expression",
    n.Name: "name",
    n.TypeName: "type name",
    n.ReservedWord: "reserved word",
    n.Variable: "variable",
    n.InterpolatedString: "interpolated string",
    n.Interpolation: "interpolated expression",
    n.Heredoc: "heredoc",
    n.Array: "array",
    n.Hash: "hash",
    n.HashEntry: "hash entry",
    n.Not: "`!` expression",
    n.Negate: "`-` expression",
    n.Unfold: "`*` expression",
    n.Paren: "parenthesized expression",
    n.Access: "`[]` expression",
    n.Call: "function call",
    n.MethodCall: "method call",
    n.Lambda: "lambda",
    n.Parameter: "parameter",
    n.If: "`if` statement",
    n.Unless: "`unless` statement",
    n.Case: "`case` statement",
    n.CaseOption: "case option",
    n.Selector: "selector",
    n.SelectorOption: "selector option",
    n.ClassDefinition: "class definition",
    n.DefinedType: "defined type",
    n.FunctionDefinition: "function definition",
    n.NodeDefinition: "node definition",
    n.TypeAlias: "type alias",
    n.TypeMapping: "type mapping",
    n.ObjectTypeDefinition: "type definition",
    n.Resource: "resource declaration",
    n.ResourceBody: "resource declaration",
    n.AttributesFromHash: "`* =>` operation",
    n.ResourceDefaults: "resource default",
    n.ResourceOverride: "resource override",
    n.ResourceWithoutTitle: "resource without a title",
    n.EppTemplate: "EPP template",
    n.RenderString: "template text",
    n.RenderExpression: "template expression",
    n.RenderBlock: "template expression",
    n.Program: "manifest",
}


def label(node: n.Node) -> str:
    """What a node is called, without an article: `integer`, `` `+` expression ``."""
    match node:
        case n.Binary() | n.Assignment() | n.Relationship() | n.AttributeOperation():
            return f"`{node.operator}` expression"
        case n.Collector():
            return "collector of exported resources" if node.exported else "collector"
        case _:
            return _LABELS[type(node)]


def a_label(node: n.Node) -> str:
    """What a node is called, with its indefinite article: `an integer`."""
    name = label(node)
    first_letter = name.lstrip("`")[0]
    return f"an {name}" if first_letter in "aeiouAEIOU" else f"a {name}"
