"""Which methods and templates become Python functions, and when.

Translating takes as long as some hundred evaluations of the closures of the same code (Python's own
compiler takes most of that), so that what runs a few times is better left to them.
"""

from __future__ import annotations

import ast
from copy import copy
from typing import Any

from mupuppet.ruby.compilation.defined_methods import MAX_DEPTH, DefinedMethod, Entry
from mupuppet.ruby.compilation.generation import (
    assignments,
    blocks,
    calls,
    control,
    expressions,
)
from mupuppet.ruby.compilation.generation.builder import (
    NotGenerated,
    assign,
    attribute,
    locate,
    parameters,
    variable,
)
from mupuppet.ruby.compilation.generation.call_sites import MARK, SELF
from mupuppet.ruby.compilation.generation.generator import NOWHERE, RESULT, Generator
from mupuppet.ruby.compilation.generation.jumps import catching, tick
from mupuppet.ruby.compilation.generation.support import NAMES
from mupuppet.ruby.compilation.lowering import Lowering, Node, source_of
from mupuppet.ruby_semantics.errors import UnsupportedRuby

#: The variable with the last match of the caller.
_OUTER = "outer"
_BEFORE_ARGUMENTS = ("run", SELF, "owner", "block")
#: Closures report what is unsupported when it is reached, if it ever is.
_LEFT_TO_CLOSURES = (NotGenerated, UnsupportedRuby, RecursionError)
#: The modules that say how nodes are translated.
_PARTS = (assignments, blocks, calls, control, expressions)


def generate_method(
    lowering: Lowering, made: DefinedMethod, parameters_node: Node | None, node: Node
) -> Entry | None:
    """The function of a method; None if it is left to the closures."""
    context = copy(lowering)
    context.method = made
    generator = Generator(context)
    generator.is_method = True
    try:
        names = _parameters(generator, parameters_node)
        body = node.child_by_field_name("body")
        is_plain = body is not None and body.type not in ("body_statement", "block_body")
        if is_plain:
            statements, _ = generator.captured(lambda: generator.into(body, RESULT))
        else:
            statements, _ = generator.captured(lambda: generator.body_of(body, RESULT))
        defaults = generator.body
        statements = [*defaults, *statements]
        if made.may_match:
            statements = _with_own_matches(statements)
        return _compiled(generator, names, statements, made.line, made.path)
    except _LEFT_TO_CLOSURES:
        return None


def generate_template(lowering: Lowering, root: Node) -> Entry | None:
    """The function of a template; None if it is left to the closures."""
    generator = Generator(lowering)
    try:
        generator.sequence(root.named_children, NOWHERE)
        return _compiled(generator, [], generator.body, 1, None)
    except _LEFT_TO_CLOSURES:
        return None


def _parameters(generator: Generator, node: Node | None) -> list[str]:
    """The parameters of a method: positional ones, keywords, the rest of the keywords."""
    positional: list[str] = []
    named: list[str] = []
    rest: list[str] = []
    own: list[tuple[str, str, str]] = []
    children = [] if node is None else [c for c in node.named_children if c.type != "comment"]
    for child in children:
        kind = child.type
        name_node = child if kind == "identifier" else child.child_by_field_name("name")
        written = source_of(name_node) if name_node is not None else ""
        if kind == "forward_parameter" or (kind == "block_parameter" and not written):
            raise NotGenerated("a parameter without a name")
        name = generator.parameter(written) if written else generator.new_name()
        if kind == "block_parameter":
            generator.add(assign(name, variable("block")))
            continue
        own.append((kind, written, name))
        target = {"keyword_parameter": named, "hash_splat_parameter": rest}.get(kind, positional)
        target.append(name)
        if kind in ("optional_parameter", "keyword_parameter"):
            default = child.child_by_field_name("value")
            if default is not None:
                blocks.set_default(generator, name, default)
    generator.own_parameters = own
    return [*positional, *named, *rest]


def _with_own_matches(body: list[ast.stmt]) -> list[ast.stmt]:
    """A body whose matches are not those of the caller."""
    match = attribute(variable("run"), "match")
    keep = assign(_OUTER, ast.List([match], ast.Load()))
    run_match = ast.Attribute(variable("run"), "match", ast.Store())
    outside = ast.Call(
        variable("outside_of_method"), [variable("run"), variable("block"), variable(_OUTER)], []
    )
    has_block = ast.Compare(variable("block"), [ast.IsNot()], [ast.Constant(None)])
    restored = ast.Subscript(variable(_OUTER), ast.Constant(0), ast.Load())
    return [
        keep,
        ast.Assign([run_match], ast.Constant(None)),
        ast.If(has_block, [assign("block", outside)], []),
        ast.Try(body or [ast.Pass()], [], [], [ast.Assign([run_match], restored)]),
    ]


def _compiled(
    generator: Generator, names: list[str], body: list[ast.stmt], line: int, path: str | None
) -> Entry | None:
    function = generator.function
    if function.return_token is not None:
        body = catching("Return", function.return_token, body)
    body = [*function.head(), *(body or [ast.Pass()])]
    handler = ast.ExceptHandler(
        variable("Problems"),
        "problem",
        [
            ast.Expr(
                ast.Call(
                    variable("located"),
                    [variable("problem"), generator.literal(path)],
                    [],
                )
            ),
            ast.Raise(),
        ],
    )
    depth = ast.Attribute(variable("run"), "depth", ast.Store())
    statements: list[ast.stmt] = []
    if generator.is_method:
        is_deep = ast.Compare(
            attribute(variable("run"), "depth"), [ast.GtE()], [ast.Constant(MAX_DEPTH)]
        )
        statements = [
            *tick(),
            ast.If(is_deep, [ast.Expr(ast.Call(variable("too_deep"), [], []))], []),
            ast.AugAssign(depth, ast.Add(), ast.Constant(1)),
        ]
    last: list[ast.stmt] = (
        [ast.AugAssign(depth, ast.Sub(), ast.Constant(1))] if generator.is_method else []
    )
    statements.append(ast.Try(body, [handler], [], last))
    definition = ast.FunctionDef("m", parameters([*_BEFORE_ARGUMENTS, *names]), statements, [])
    definition.lineno = definition.end_lineno = line
    definition.col_offset = definition.end_col_offset = 0
    locate(definition)
    module = ast.Module([definition], [])
    space: dict[str, Any] = {
        **NAMES,
        **generator.constants.values,
        MARK: True,
        "__builtins__": {},
    }
    try:
        exec(compile(module, "<ruby>", "exec", dont_inherit=True), space)  # noqa: S102  # a tree that was built here; see the package
    except (SyntaxError, RecursionError, MemoryError):
        return None  # beyond what Python's compiler takes: too many nested blocks, too deep
    entry: Entry = space["m"]
    return entry
