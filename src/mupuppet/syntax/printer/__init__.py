"""The tree as Puppet source, laid out in one canonical way.

The text of a tree parses to the same tree: `parse(print_program(parse(x))) == parse(x)`.
Comments and the layout of the original are not in the tree, so they are not in the text.

Each node lists in one step its parts: strings, layout marks and nodes; a
stack of such pieces replaces recursion, so depth costs nothing and time is linear.

What needs care, because Puppet's lexer looks at more than tokens:

- A statement that begins with `{`, `-`, `*` or `/` would continue with the one before it, so a
  semicolon comes between. Before `(` a line break is enough, but a template's text has none.
- The same holds for the first argument of a call without parentheses: `notice; -1` calls.
- A class knows its full name, but inside another class only the last part is written.
- Some places take no comma at the end: the arguments of a method, types of parameters.
"""

from mupuppet.syntax.nodes import (
    EppTemplate,
    Expression,
    Node,
    Program,
    Variable,
)
from mupuppet.syntax.printer import literals
from mupuppet.syntax.printer.declarations import DECLARATIONS
from mupuppet.syntax.printer.expressions import EXPRESSIONS
from mupuppet.syntax.printer.layout import Item, lay_out
from mupuppet.syntax.printer.pieces import (
    DefinedName,
    Pieces,
    Sign,
)

__all__ = ["print_expression", "print_program"]

_PIECES = EXPRESSIONS | DECLARATIONS


def print_program(program: Program) -> str:
    """The source of a manifest, or of a template if the program is one.

    A tree that did not come from the parser may lack parentheses that its operators need.
    They are then written, and so the text parses to a tree that has them. What cannot be
    helped is Puppet's view of a slash after a brace: `{} / 2` divides only if no other slash
    follows in the file.
    """
    template = len(program.body) == 1 and isinstance(program.body[0], EppTemplate)
    return lay_out(_expand(program, template=template), template=template)


def print_expression(node: Expression) -> str:
    """The source of one expression, without a line break at its end.

    As in `print_program`, parentheses are added where operators need them.
    """
    return lay_out(_expand(node, template=False)).removesuffix("\n")


def _expand(root: Node, *, template: bool) -> list[Item]:
    items: list[Item] = []
    prefixes = [""]  # what is not written of the names of definitions
    first_in_interpolation = False
    pieces: Pieces = [root]
    while pieces:
        piece = pieces.pop()
        if isinstance(piece, Node):
            if first_in_interpolation and isinstance(piece, Variable):
                first_in_interpolation = False
                items.append(literals.interpolated_variable(piece.name))
                continue
            below = _PIECES[type(piece)](piece)
            below.reverse()
            pieces += below
        elif isinstance(piece, DefinedName):
            written = piece.name.removeprefix(prefixes[-1])
            items.append(written)
            if piece.enters:
                prefixes.append((prefixes[-1] + written).removeprefix("::") + "::")
        elif isinstance(piece, Sign):
            if piece is Sign.LEAVE_CLASS:
                prefixes.pop()
            elif piece is Sign.FIRST_IN_INTERPOLATION:
                first_in_interpolation = True
            elif template:
                items.append(";")
        else:
            items.append(piece)
    return items
