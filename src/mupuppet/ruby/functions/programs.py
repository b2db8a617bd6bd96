"""The bodies of functions, lowered."""

from __future__ import annotations

from mupuppet.ruby.evaluation.errors import Break, Next, Return, RubyError, UnsupportedRuby
from mupuppet.ruby.evaluation.lowering import (
    Closure,
    Lowering,
    Node,
    Owner,
    line_of,
    text_of,
    unsupported,
)
from mupuppet.ruby.evaluation.methods import DefinedMethod, lower_method
from mupuppet.ruby.evaluation.mutation import Mutations
from mupuppet.ruby.evaluation.program import load_everything
from mupuppet.ruby.evaluation.run import Host, Run
from mupuppet.ruby.evaluation.values import Proc, to_puppet
from mupuppet.ruby.parsing import parts
from mupuppet.values.basic import Value
from mupuppet.values.regexps import PatternError


class FunctionProgram:
    """The methods of a function."""

    def __init__(
        self,
        name: str,
        methods: dict[str, DefinedMethod],
        prelude: Closure,
        slot_count: int,
        changes: bool,
    ) -> None:
        self.name = name
        self.methods = methods
        self._prelude = prelude
        self._slot_count = slot_count
        self._changes = changes

    def call(
        self, host: Host, method: str, arguments: list[Value], block: Proc | None, path: str
    ) -> Value:
        """Call a method. Raises RubyError, or UnsupportedRuby where only the values tell."""
        found = self.methods.get(method)
        if found is None:
            raise UnsupportedRuby(f"the method `{method}' of a dispatch, which nothing defines")
        run = Run(host, self._slot_count, path, self._changes)
        run.function = self.name
        try:
            self._prelude(run)
            given = [run.from_outside(argument) for argument in arguments]
            result = to_puppet(found.call(run, given, block))
            run.hand_back()
            return result
        except PatternError as problem:
            raise UnsupportedRuby(str(problem)) from None
        except RecursionError:
            raise RubyError("SystemStackError", "stack level too deep") from None
        except (Next, Break, Return):
            raise UnsupportedRuby("`next' or `break' out of what has ended") from None


#: Statements of the newer interface that say what a function accepts.
_DECLARATIONS = frozenset(["dispatch", "argument_mismatch", "local_types"])


def lower_function(root: Node, name: str) -> FunctionProgram:
    """The methods of a function of the newer interface."""
    load_everything()
    lowering = Lowering([], Mutations(root), Owner.FUNCTION, name)
    call, prelude = _definition(root, "create_function")
    block = call.child_by_field_name("block")
    if len(parts(call.child_by_field_name("arguments"))) > 1:
        base = parts(call.child_by_field_name("arguments"))[1]
        if text_of(base) != "Puppet::Functions::InternalFunction":
            raise unsupported(base, f"a function that is based on `{text_of(base)}'")
    definitions: list[tuple[DefinedMethod, Node]] = []
    for node in parts(block.child_by_field_name("body")) if block is not None else []:
        if node.type == "method":
            method = text_of(node.child_by_field_name("name"))
            made = DefinedMethod(method, line_of(node), node.start_byte)
            lowering.methods[method] = made
            definitions.append((made, node))
        elif node.type == "call" and _name(node) in _DECLARATIONS:
            continue
        elif node.type in ("assignment", "begin") or _requires(node):
            prelude.append(node)
        elif node.type == "heredoc_body" or text_of(node) in ("private", "protected"):
            continue
        else:
            raise unsupported(node, f"`{text_of(node).splitlines()[0]}' in the body of a function")
    try:
        for made, node in definitions:
            lower_method(lowering, made, node.child_by_field_name("parameters"), node)
        first = lowering.statements(prelude)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None
    return FunctionProgram(
        name, lowering.methods, first, lowering.slot_count, lowering.mutations.any
    )


def lower_legacy(root: Node, name: str) -> FunctionProgram:
    """The block of a function of the older interface, which becomes a method."""
    load_everything()
    lowering = Lowering([], Mutations(root), Owner.SCOPE)
    call, prelude = _definition(root, "newfunction")
    block = call.child_by_field_name("block")
    if block is None:
        raise unsupported(call, "`newfunction' without a block")
    made = DefinedMethod(name, line_of(call))
    try:
        # The block sees the variables of the module around it.
        first = lowering.statements(prelude)
        parameters = block.child_by_field_name("parameters")
        lower_method(lowering, made, parameters, block, around=lowering.names)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None
    return FunctionProgram(name, {name: made}, first, lowering.slot_count, lowering.mutations.any)


def _requires(node: Node) -> bool:
    return node.type == "call" and _name(node) == "require"


def _name(call: Node) -> str:
    method = call.child_by_field_name("method")
    return text_of(method) if method is not None else ""


def _definition(root: Node, method: str) -> tuple[Node, list[Node]]:
    """The call that defines the function, and the statements before it."""
    prelude: list[Node] = []
    statements = parts(root)
    while statements:
        node, *rest = statements
        if node.type == "call" and _name(node) == method:
            for other in rest:
                if other.type != "heredoc_body":
                    raise unsupported(other, "code behind the definition of a function")
            return node, prelude
        if node.type in ("module", "class"):
            if rest:
                raise unsupported(rest[0], "code beside the definition of a function")
            statements = parts(node.child_by_field_name("body"))
            continue
        if node.type in ("assignment", "begin") or _requires(node):
            prelude.append(node)
        elif node.type != "heredoc_body":
            what = text_of(node).splitlines()[0]
            raise unsupported(node, f"`{what}' before the definition of a function")
        statements = rest
    raise UnsupportedRuby("a function that is made in an unusual way")
