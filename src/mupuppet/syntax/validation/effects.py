"""Which statements do something, and which only produce a value.

Puppet rejects statements without effect whose value is not used. The judgement is
static: a call is taken to have an effect, whatever it calls, and a match (`=~`) has one, because it
sets `$1` and so on.
"""

from mupuppet.syntax import nodes as n

#: What only produces a value, whatever is inside it.
_ONLY_VALUES: frozenset[type[n.Node]] = frozenset(
    [
        n.Undef, n.Default, n.Boolean, n.Integer, n.Float, n.String, n.Regexp, n.Name, n.TypeName,
        n.ReservedWord, n.Variable, n.InterpolatedString, n.Heredoc, n.Array, n.Hash, n.Not,
        n.Negate, n.Unfold, n.Access, n.Selector, n.ResourceWithoutTitle,
    ]
)  # fmt: skip
_DEPENDS_ON_PARTS: frozenset[type[n.Node]] = frozenset([n.Binary, n.Paren, n.If, n.Unless, n.Case])
#: Everything else has an effect.
PERHAPS_WITHOUT_EFFECT = _ONLY_VALUES | _DEPENDS_ON_PARTS


def has_effect(node: n.Node, judged: dict[int, bool]) -> bool:
    """Whether a statement may do more than to produce a value.

    `judged` holds the judgements so far, by the ids of nodes, since statements are in statements.
    """
    kind = type(node)
    if kind in _DEPENDS_ON_PARTS:
        effect = judged.get(id(node))
        if effect is None:
            effect = judged[id(node)] = _parts_have_effect(node, judged)
        return effect
    return kind not in _ONLY_VALUES


def _parts_have_effect(node: n.Node, judged: dict[int, bool]) -> bool:
    if isinstance(node, (n.If, n.Unless)):
        return (
            has_effect(node.test, judged)
            or _any_has_effect(node.then, judged)
            or (node.otherwise is not None and _any_has_effect(node.otherwise, judged))
        )
    if isinstance(node, n.Case):
        if has_effect(node.test, judged):
            return True
        for option in node.options:
            if _any_has_effect(option.values, judged) or _any_has_effect(option.body, judged):
                return True
        return False
    if isinstance(node, n.Paren):
        return has_effect(node.expression, judged)
    assert isinstance(node, n.Binary)  # the last one that depends on its parts
    return node.operator in ("=~", "!~")


def _any_has_effect(statements: n.Body, judged: dict[int, bool]) -> bool:
    # A loop, because `any` with a generator would take C stack on each level of a tree.
    for statement in statements:
        if type(statement) not in PERHAPS_WITHOUT_EFFECT or has_effect(statement, judged):
            return True
    return False


def no_effect_hint(node: n.Node) -> str:
    """What the writer of a statement without effect may have meant."""
    from mupuppet.syntax.other_languages import said_here  # for a mistake only

    match node:
        case n.Binary("==", n.Variable(name)):
            return f"to set a variable, write `${name} = ...`"
        case n.Variable(name):
            return f"to set a variable, write `${name} = ...`"
        case n.Regexp(""):
            return "a comment begins with `#`"
        case n.Name(name):
            return said_here(name) or (
                f"to declare a class, write `include {name}`; "
                f"to call a function, write `{name}(...)`"
            )
        case n.TypeName(name):
            return f"to set defaults, write `{name} {{ attribute => value }}`"
        case n.Access(n.TypeName()):
            return "to override attributes, write `{ attribute => value }` after it"
        case n.If() | n.Unless() | n.Case():
            return "none of its branches does anything"
        case _:
            return "is a comma, an operator or the name of a function missing before it?"
