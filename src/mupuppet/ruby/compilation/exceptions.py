"""`begin`, `rescue`, `ensure` and `raise`."""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.ruby.compilation.arguments import Arguments, lower_argument_list
from mupuppet.ruby.compilation.lowering import (
    IGNORED,
    LOWERINGS,
    Lowering,
    Node,
    nothing,
    unsupported,
)
from mupuppet.ruby.compilation.targets import Store, lower_target
from mupuppet.ruby.core.objects import DefinedClass
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby_semantics.classes import error_is
from mupuppet.ruby_semantics.errors import Retry, RubyError, UnsupportedConstruct, UnsupportedRuby
from mupuppet.ruby_semantics.objects import RaisedError, RubyClass
from mupuppet.values.value import Value


class _Handler(Record):
    """`rescue A, B => e`"""

    kinds: Arguments | None
    store: Store | None
    body: Closure

    def takes(self, run: Run, error: RubyError) -> bool:
        if self.kinds is None:
            return error_is(error, "StandardError")
        for kind in self.kinds.list(run):
            if not isinstance(kind, (RubyClass, DefinedClass)):
                message = "class or module required for rescue clause"
                raise RubyError("TypeError", message)
            if error_is(error, kind.name):
                return True
        return False


def _handler(lowering: Lowering, node: Node) -> _Handler:
    kinds = node.child_by_field_name("exceptions")
    variable = node.child_by_field_name("variable")
    return _Handler(
        _kinds(lowering, kinds) if kinds is not None else None,
        lower_target(lowering, variable.named_children[0]) if variable is not None else None,
        lowering.body(node.child_by_field_name("body")),
    )


def _kinds(lowering: Lowering, node: Node) -> Arguments:
    """Classes of exceptions. Ruby resolves them only when an exception occurs."""
    try:
        return lower_argument_list(lowering, node)
    except UnsupportedRuby as problem:
        refusing = Arguments()
        unsupported = UnsupportedConstruct.of(problem)

        def refuse(run: Run) -> Value:
            raise unsupported.error()

        refusing.closures.append(refuse)
        return refusing


def _begin(lowering: Lowering, node: Node) -> Closure:
    """A body with exception handlers: of `begin`, of a method, of a block."""
    parts: dict[str, list[Node]] = {"rescue": [], "else": [], "ensure": []}
    body_nodes: list[Node] = []
    for child in node.named_children:
        parts.get(child.type, body_nodes).append(child)
    if parts["rescue"] and only_requires(lowering, body_nodes):
        parts["rescue"] = []  # nothing is missing
    body = lowering.statements(body_nodes)
    handlers: list[_Handler] = []
    lowering.retried.append(handlers)
    handlers += [_handler(lowering, child) for child in parts["rescue"]]
    lowering.retried.pop()
    otherwise = lowering.body(parts["else"][0]) if parts["else"] else None
    closure = _handling(body, handlers, otherwise) if handlers or otherwise else body
    if not parts["ensure"]:
        return closure
    last = lowering.body(parts["ensure"][0])

    def ensured(run: Run) -> Value:
        try:
            return closure(run)
        finally:
            last(run)

    return ensured


def only_requires(lowering: Lowering, nodes: list[Node]) -> bool:
    """Whether statements only require files of modules."""
    return all(
        node.type in IGNORED
        or (
            node.type == "call" and lowering.program_files.required(node, lowering.path) is not None
        )
        for node in nodes
    )


def _handling(body: Closure, handlers: list[_Handler], otherwise: Closure | None) -> Closure:
    def handled(run: Run, error: RubyError) -> Value:
        for handler in handlers:
            if handler.takes(run, error):
                break
        else:
            raise error
        if handler.store is not None:
            handler.store(run, error.thrown or RaisedError(error))
        outer, run.error = run.error, error
        try:
            return handler.body(run)
        finally:
            run.error = outer

    def handling(run: Run) -> Value:
        while True:
            try:
                result = body(run)
            except RubyError as error:
                try:
                    return handled(run, error)
                except Retry as again:
                    if again.owner is not handlers:
                        raise
                    run.tick()
                    continue
            return result if otherwise is None else otherwise(run)

    return handling


def _rescue_modifier(lowering: Lowering, node: Node) -> Closure:
    body = lowering.value_of(node, "body")
    return _handling(body, [_Handler(None, None, lowering.value_of(node, "handler"))], None)


def _retry(lowering: Lowering, node: Node) -> Closure:
    if not lowering.retried:
        raise unsupported(node, "`retry' outside of a `rescue'")
    owner = lowering.retried[-1]

    def again(run: Run) -> Value:
        raise Retry(owner)

    return again


LOWERINGS.update(
    {
        "begin": _begin,
        "rescue_modifier": _rescue_modifier,
        "retry": _retry,
        "empty_statement": lambda lowering, node: nothing,
    }
)
