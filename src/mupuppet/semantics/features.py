"""What Puppet has and μPuppet has not: the names under which manifests are rejected.

Most are rows of the paper's table of features (Appendix B, Figure 8); the others follow from the
grammar of its abstract syntax (§3.1), which has no form for them.
"""

from __future__ import annotations

from mupuppet.basics.records import Record


class Feature(Record):
    """A construct that leaves the core: a stable id, its name, where the paper excludes it.

    `layer` says where it is admitted again: as sugar, or in a layer of μPuppet⁺.
    """

    id: str
    name: str
    paper: str
    hint: str | None = None
    layer: str | None = None


#: What can be admitted beyond the core, in the order of the ladder (docs/paper.md).
SUGAR = "sugar"
UNDEF_LAYER = "undef"
ITERATION_LAYER = "iteration"
FUNCTIONS_LAYER = "functions"
TAGS_LAYER = "tags"
VIRTUAL_LAYER = "virtual"
DEFAULTS_LAYER = "defaults"
OVERRIDES_LAYER = "overrides"
ORDERING_LAYER = "ordering"
LAZY_LAYER = "lazy"
NESTING_LAYER = "nesting"
LAYERS = {
    SUGAR: "sugar, which the paper's prototype runs",
    UNDEF_LAYER: "μPuppet⁺, undef and the truth of values",
    FUNCTIONS_LAYER: "μPuppet⁺, functions",
    ITERATION_LAYER: "μPuppet⁺, iteration with lambdas",
    VIRTUAL_LAYER: "μPuppet⁺, virtual and exported resources and collectors",
    OVERRIDES_LAYER: "μPuppet⁺, overrides and resource extension",
    DEFAULTS_LAYER: "μPuppet⁺, resource defaults",
    ORDERING_LAYER: "μPuppet⁺, ordering",
    TAGS_LAYER: "μPuppet⁺, tags",
    LAZY_LAYER: "μPuppet⁺, definitions anywhere and lazily evaluated defined types",
    NESTING_LAYER: "μPuppet⁺, nested definitions",
}


_TABLE = "Appendix B, table of features: "
_SYNTAX = "§3.1 Abstract syntax"
_UNSUPPORTED = "§5.3 Unsupported features: "

INTERPOLATION = Feature(
    "string-interpolation",
    "string interpolation",
    _UNSUPPORTED + "String interpolation",
    layer=SUGAR,
)
HEREDOC = Feature("heredoc", "a heredoc", _SYNTAX, "write the text as a quoted string", layer=SUGAR)
UNDEF = Feature("undef", "`undef`", _TABLE + "`undef`", layer=UNDEF_LAYER)
FLOAT = Feature("float", "a floating-point number", _SYNTAX, layer=SUGAR)
REGEXP = Feature("regular-expression", "a regular expression", _TABLE + "Regular expressions")
MATCH_VARIABLE = Feature(
    "match-variable", "a variable of a regular expression match", _TABLE + "Regular expressions"
)
DEFAULT_VALUE = Feature("default-value", "`default` outside of cases", _SYNTAX)
DATA_TYPE = Feature(
    "data-type", "a data type", _TABLE + "Data type annotations and values of type `Type`"
)
RESERVED_WORD = Feature("reserved-word", "a reserved word", _SYNTAX)
OPERATOR = Feature("operator", "this operator", _TABLE + "Built-in operators")
UNARY_MINUS = Feature("unary-minus", "unary minus", _SYNTAX, "write `0 - ...`", layer=SUGAR)
UNFOLD = Feature("unfold", "unfolding with `*`", _TABLE + "Array and hash operators")
COMPUTED_KEY = Feature("computed-key", "a hash key that is not a constant", _SYNTAX)
REPEATED_KEY = Feature("repeated-key", "a repeated key", _SYNTAX + ": a hash is a dictionary")
SEVERAL_INDICES = Feature("several-indices", "several indices in brackets", _SYNTAX)
REFERENCE = Feature(
    "reference",
    "a reference to a resource that is not of a built-in type",
    "§3.1 Abstract syntax: a reference is t[e], with a built-in type t",
)
CONDITIONAL_VALUE = Feature(
    "conditional-value", "a conditional statement used as a value", _SYNTAX, "use a selector"
)
ELSIF = Feature(
    "elsif", "`elsif`", "§3.1 Abstract syntax: omitted", "write `else { if ... }`", layer=SUGAR
)
UNLESS_ELSE = Feature(
    "unless-else",
    "`unless` with `else`",
    _SYNTAX,
    "exchange the branches and write `if`",
    layer=SUGAR,
)
SEVERAL_CASE_VALUES = Feature(
    "several-case-values",
    "a case with several values",
    _SYNTAX,
    "repeat the case for each value",
    layer=SUGAR,
)
FOREIGN_ASSIGNMENT = Feature(
    "foreign-assignment",
    "an assignment to a variable of another scope",
    "§3.2 Statement evaluation: only the current scope is assigned to",
)
DESTRUCTURING = Feature("destructuring", "an assignment to several variables", _SYNTAX)
ASSIGNMENT_VALUE = Feature("assignment-value", "an assignment used as a value", _SYNTAX)
APPEND = Feature("append", "appending with `+=` or `-=`", _SYNTAX)
APPEND_ATTRIBUTE = Feature(
    "append-attribute", "appending with `+>`", _SYNTAX, layer=OVERRIDES_LAYER
)
FUNCTION_CALL = Feature("function-call", "a function call", _TABLE + "Advanced constructs")
OTHER_INCLUDE = Feature(
    "other-include",
    "`require`, `contain` or `hiera_include`",
    _TABLE + "Other multiple-usage mechanisms",
    "use `include`",
)
CONTAIN = Feature(
    "contain",
    "`contain` or `require`",
    _TABLE + "Other multiple-usage mechanisms",
    layer=ORDERING_LAYER,
)
SEVERAL_CLASSES = Feature(
    "several-classes",
    "several classes in one `include`",
    _SYNTAX,
    "write one `include` for each",
    layer=SUGAR,
)
COMPUTED_CLASS = Feature("computed-class", "a class name that is not a constant", _SYNTAX)
LAMBDA = Feature("lambda", "a lambda", _TABLE + "Lambdas")
ITERATION = Feature(
    "iteration", "iteration with a lambda", _TABLE + "Lambdas", layer=ITERATION_LAYER
)
CREATE_RESOURCES = Feature(
    "create-resources",
    "`create_resources`",
    _TABLE + "Advanced constructs",
    layer=ITERATION_LAYER,
)
LAMBDA_EFFECTS = Feature(
    "lambda-effects", "a declaration in a lambda whose value is used", _TABLE + "Lambdas"
)
KNOWN_CALL = Feature(
    "known-function-call",
    "a function call",
    _TABLE + "Advanced constructs",
    layer=FUNCTIONS_LAYER,
)
FUNCTION_DEFINITION = Feature(
    "function-definition",
    "a function definition",
    _TABLE + "Puppet-level functions",
    layer=FUNCTIONS_LAYER,
)
TYPE_DEFINITION = Feature(
    "type-definition",
    "a type alias or type definition",
    _TABLE + "Data type annotations and values of type `Type`",
)
NESTED_DEFINITION = Feature(
    "nested-definition",
    "a definition inside a definition or statement",
    _UNSUPPORTED + "Nested constructs and multiple definitions",
    "move it to the top level",
    layer=NESTING_LAYER,
)
PARAMETER_TYPE = Feature(
    "parameter-type", "a parameter with a data type", _UNSUPPORTED + "Dynamic data types"
)
CAPTURES_REST = Feature("captures-rest", "a parameter that captures the rest", _SYNTAX)
NODE_INHERITANCE = Feature("node-inheritance", "inheritance of nodes", _SYNTAX)
MIXED_NODE_LIST = Feature(
    "mixed-node-list",
    "a list of nodes with more than names in it",
    "§3.1 Abstract syntax: a list has names only",
    "write a node definition for each",
)
NODE_PATTERN = Feature(
    "node-pattern",
    "this regular expression",
    "§3.1 Abstract syntax: regular expressions are not modelled; we match those that Python can",
)
VIRTUAL = Feature(
    "virtual-resource",
    "a virtual or exported resource",
    _UNSUPPORTED + "Resource collectors and virtual resources",
    layer=VIRTUAL_LAYER,
)
SEVERAL_BODIES = Feature(
    "several-bodies",
    "a resource declaration with several bodies",
    _TABLE + "Multiple resource bodies; per-expression default attributes",
    "write a declaration for each",
    layer=SUGAR,
)
DEFAULT_BODY = Feature(
    "default-body",
    "a `default` body of a resource declaration",
    _TABLE + "Multiple resource bodies; per-expression default attributes",
    layer=SUGAR,
)
SEVERAL_TITLES = Feature(
    "several-titles",
    "a resource declaration with several titles",
    _TABLE + "Multiple resource titles",
    "write a declaration for each",
    layer=SUGAR,
)
ATTRIBUTES_FROM_HASH = Feature(
    "attributes-from-hash",
    "attributes from a hash (`* =>`)",
    _TABLE + "Set attributes from hash",
)
NAME_VARIABLE = Feature(
    "name-variable",
    "`$name` in a defined type",
    _TABLE + "Facts and pre-set variables",
    layer=SUGAR,
)
TAG = Feature("tag", "a tag", _TABLE + "Tags", layer=TAGS_LAYER)
CLASS_METAPARAMETER = Feature(
    "class-metaparameter", "a metaparameter of a class", _TABLE + "Metaparameters"
)
QUERY = Feature("query", "this query", _UNSUPPORTED + "Resource collectors and virtual resources")
CLASS_REFERENCE = Feature(
    "class-reference",
    "a reference to a class",
    "§3.1 Abstract syntax: a reference is t[e], with a built-in type t",
    layer=ORDERING_LAYER,
)
COMPUTED_TYPE = Feature(
    "computed-type", "a resource type that is not a name", _TABLE + "Abstract resource types"
)
RESOURCE_DEFAULTS = Feature(
    "resource-defaults",
    "resource defaults",
    _UNSUPPORTED + "Dynamically-scoped resource defaults",
    layer=DEFAULTS_LAYER,
)
RESOURCE_OVERRIDE = Feature(
    "resource-override",
    "changing a declared resource",
    _UNSUPPORTED + "Resource extension and overriding",
    layer=OVERRIDES_LAYER,
)
COLLECTOR = Feature(
    "collector",
    "a resource collector",
    _UNSUPPORTED + "Resource collectors and virtual resources",
    layer=VIRTUAL_LAYER,
)
RELATIONSHIP = Feature(
    "chaining-arrow",
    "a chaining arrow",
    _UNSUPPORTED + "Ordering constraints",
    layer=ORDERING_LAYER,
)
REALIZE = Feature(
    "realize",
    "`realize`",
    _UNSUPPORTED + "Resource collectors and virtual resources",
    layer=VIRTUAL_LAYER,
)
DEFINED_REFERENCE = Feature(
    "defined-reference",
    "a reference to a resource of a defined type",
    "§3.1 Abstract syntax: a reference is t[e], with a built-in type t",
    layer=LAZY_LAYER,
)
RESOURCE_VALUE = Feature("resource-value", "a declaration used as a value", _SYNTAX)
TEMPLATE = Feature("template", "a template", _TABLE + "Templates")
