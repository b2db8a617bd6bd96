"""The bodies of functions, lowered."""

from __future__ import annotations

from mupuppet.ruby.compilation.defined_methods import DefinedMethod
from mupuppet.ruby.compilation.file_summary import FileSummary
from mupuppet.ruby.compilation.generation.on_demand import generate_method
from mupuppet.ruby.compilation.lowering import Lowering, Node, line_of, source_of, unsupported
from mupuppet.ruby.compilation.methods import lower_method
from mupuppet.ruby.compilation.program import load_everything
from mupuppet.ruby.compilation.program_files import Libraries, ProgramFiles
from mupuppet.ruby.core.objects import DefinedClass, RubyObject
from mupuppet.ruby.core.owners import INSTANTIATORS, Owner
from mupuppet.ruby.core.puppet_objects import SCOPE
from mupuppet.ruby.core.run import SELF, Closure, Host, ProgramState, Run, is_unchanged
from mupuppet.ruby.syntax.parsing import parts
from mupuppet.ruby_semantics.errors import (
    Break,
    Next,
    Retry,
    Return,
    RubyError,
    UnsupportedRuby,
)
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.ruby_semantics.puppet_values import result_for_puppet, to_puppet
from mupuppet.ruby_semantics.strings import new_strings
from mupuppet.values.regexps import PatternError
from mupuppet.values.value import Value


class FunctionProgram:
    """The methods of a function."""

    def __init__(
        self, lowering: Lowering, methods: dict[str, DefinedMethod], prelude: Closure
    ) -> None:
        self.name = lowering.function or ""
        self.methods = methods
        found = (method.unsupported for method in methods.values())
        #: Unsupported constructs in its own methods; those in branches where only these are.
        self.unsupported = next((each for each in found if each is not None), None)
        branches = (method.refused for method in methods.values())
        self.refused = next((each for each in branches if each is not None), None)
        #: The files of modules that it requires.
        self.program_files = lowering.program_files
        self._prelude = prelude
        self._slot_count = lowering.slot_count
        self._changes = lowering.changes
        #: Whether it is one object for all its calls; one of the older interface is not.
        self._is_object = lowering.owner is Owner.FUNCTION
        #: Whether what it has defined serves later calls and other functions. Those that see local
        #: variables of the file around them define all of it again.
        self._shares_state = not lowering.names.slots

    def call(
        self, host: Host, method: str, arguments: list[Value], block: Proc | None, path: str
    ) -> Value:
        """Call a method. Raises RubyError, or UnsupportedRuby where that depends on values."""
        found = self.methods.get(method)
        if found is None:
            raise UnsupportedRuby(f"the method `{method}' of a dispatch, which nothing defines")
        state = host.program_state if self._shares_state else ProgramState(host)
        outer = state.run
        run = Run(host, self._slot_count, path, self._changes, state)
        run.function = self.name
        kind = known = state.kinds.get(self)
        if kind is None:
            kind = DefinedClass(run, self.name, False)
            if self._is_object:
                kind.methods.update(self.methods)
        run.main = run.slots[SELF] = RubyObject(kind)
        if self._is_object:
            shared = state if self._shares_state else host.program_state
            run.assigned = shared.variables.setdefault(self, {})
        run.main.variables = run.assigned
        try:
            if known is None:
                self._prelude(run)
                state.kinds[self] = kind
            if not self._is_object:
                run.slots[SELF] = SCOPE
            given = arguments
            if self._changes and self._is_object:
                given = [run.from_outside(argument) for argument in arguments]
            elif self._changes:  # a function of the older interface gets copies
                given = [new_strings(argument) for argument in arguments]
            if self._changes and block is not None:
                from mupuppet.ruby.puppet.scope import passing_values  # few functions need it

                block = passing_values(run, block)
            made = found.call(run, given, block)
            if self._changes:
                result = run.returned(made)
            else:
                result = result_for_puppet(made, host.binary_string, host.keep_frozen)
            if self._changes or run.given:
                replaced = run.hand_back()
                result = result if replaced is None else replaced.of(result)
            if not self._is_object:
                _hand_back_arguments(arguments[0], given[0])
            return result
        except PatternError as problem:
            raise UnsupportedRuby(str(problem)) from None
        except RecursionError:
            raise RubyError("SystemStackError", "stack level too deep") from None
        except (Next, Break, Return, Retry):
            raise UnsupportedRuby("`next' or `break' out of what has ended") from None
        finally:
            state.run = outer
            if outer is not None:
                state.host = outer.host


def _hand_back_arguments(arguments: list[Value], now: list[Value]) -> None:
    """Let code that has called a function of the older interface see what it has changed.

    The list was made for the call. What manifests pass in it are copies.
    """
    for index, (before, after) in enumerate(zip(arguments, now, strict=False)):
        if type(before) in (list, dict) and not is_unchanged(before, after):
            arguments[index] = to_puppet(after)


#: Statements of the newer interface that declare what a function accepts.
_DECLARATIONS = frozenset(["dispatch", "argument_mismatch", "local_types"])
_BASES = frozenset(["Puppet::Functions::InternalFunction", "Puppet::Functions::Function"])


def lower_function(
    root: Node, name: str, path: str | None = None, libraries: Libraries | None = None
) -> FunctionProgram:
    """The methods of a function of the newer interface."""
    lowering = _begin(root, Owner.FUNCTION, name, path, libraries)
    call, around = _definition(root, "create_function")
    block = call.child_by_field_name("block")
    if len(parts(call.child_by_field_name("arguments"))) > 1:
        base = parts(call.child_by_field_name("arguments"))[1]
        if source_of(base).removeprefix("::") not in _BASES:
            raise unsupported(base, f"a function that is based on `{source_of(base)}'")
    definitions: list[tuple[DefinedMethod, Node]] = []
    inner: list[Node] = []
    for node in parts(block.child_by_field_name("body")) if block is not None else []:
        for method in _methods(node):
            method_name = source_of(method.child_by_field_name("name"))
            if method_name == "call":  # handled when the file was read
                continue
            made = DefinedMethod(method_name, line_of(method), method.start_byte)
            lowering.methods[method_name] = made
            definitions.append((made, method))
        if not _methods(node) and not _has_no_effect(node):
            inner.append(node)
    try:
        before = lower_around(lowering, around)
        body = _lower_body(lowering, inner)
        for made, node in definitions:
            lower_method(lowering, made, node.child_by_field_name("parameters"), node)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None

    def prelude(run: Run) -> Value:
        before(run)
        try:
            return body(run)
        except RubyError as problem:
            if not problem.is_standard:
                raise
            message = f"Function Load Error for function '{name}': {problem.message}"
            raise RubyError("ArgumentError", message) from None

    return FunctionProgram(lowering, lowering.methods, prelude)


def _begin(
    root: Node, owner: Owner, name: str, path: str | None, libraries: Libraries | None
) -> Lowering:
    load_everything()
    lowering = Lowering([], FileSummary(root), owner, name)
    lowering.path = path
    lowering.generate_method = generate_method
    lowering.program_files = ProgramFiles(libraries)
    lowering.nesting = (INSTANTIATORS[owner],)
    lowering.gather(root)
    return lowering


def _methods(node: Node) -> list[Node]:
    """The methods that a statement in the body of a function defines, `private def` included."""
    if node.type == "method":
        return [node]
    if node.type == "call" and _name(node) in _VISIBILITIES:
        arguments = parts(node.child_by_field_name("arguments"))
        return [argument for argument in arguments if argument.type == "method"]
    return []


_VISIBILITIES = frozenset(["private", "protected", "public"])


def _has_no_effect(node: Node) -> bool:
    """Whether a statement has no effect when a function is called."""
    if node.type == "call":
        return _name(node) in _DECLARATIONS or _name(node) in _VISIBILITIES
    return node.type == "heredoc_body" or source_of(node) in _VISIBILITIES


def lower_around(lowering: Lowering, nodes: list[Node]) -> Closure:
    """The code around the definition of a function, which runs when its file is loaded."""
    owner, methods = lowering.owner, lowering.methods
    lowering.owner, lowering.methods = Owner.OBJECT, {}
    closure = lowering.statements(nodes)
    lowering.owner, lowering.methods = owner, methods
    return closure


def _lower_body(lowering: Lowering, nodes: list[Node]) -> Closure:
    """The other statements in the body of a function: their `self` is a class."""
    around = lowering.owner
    lowering.owner = Owner.OBJECT
    closure = lowering.statements(nodes)
    lowering.owner = around

    def run_body(run: Run) -> Value:
        main, run.slots[SELF] = run.slots[SELF], run.main.kind
        try:
            return closure(run)
        finally:
            run.slots[SELF] = main

    return run_body if nodes else closure


def lower_legacy(
    root: Node, name: str, path: str | None = None, libraries: Libraries | None = None
) -> FunctionProgram:
    """The block of a function of the older interface, which becomes a method."""
    lowering = _begin(root, Owner.SCOPE, name, path, libraries)
    call, around = _definition(root, "newfunction", name)
    block = call.child_by_field_name("block")
    if block is None:
        raise unsupported(call, "`newfunction' without a block")
    made = DefinedMethod(name, line_of(call))
    lowering.nesting = (*_modules_around(call), *lowering.nesting)
    try:
        # The block sees the variables of the module around it.
        first = lower_around(lowering, around)
        parameters = block.child_by_field_name("parameters")
        lower_method(lowering, made, parameters, block, around=lowering.names)
    except RecursionError:
        raise UnsupportedRuby("Ruby that is nested too deeply") from None
    return FunctionProgram(lowering, {name: made}, first)


def _name(call: Node) -> str:
    method = call.child_by_field_name("method")
    return source_of(method) if method is not None else ""


def _definition(root: Node, method: str, name: str | None = None) -> tuple[Node, list[Node]]:
    """The call that defines the function, and the other statements of the file."""
    around: list[Node] = []
    found: Node | None = None
    for node in parts(root):
        if node.type == "heredoc_body":
            continue
        inner = _defining(node, method, name)
        if inner is None or (found is not None and method != "create_function"):
            around.append(node)
            continue
        # Of several functions the last one is the value of the file; the others are lost.
        found, beside = inner
        around += beside
    if found is None:
        raise UnsupportedRuby("a function that is made in an unusual way")
    return found, around


def _modules_around(call: Node) -> list[str]:
    """The qualified names of the modules that a call is in, the innermost first."""
    names: list[str] = []
    node = call.parent
    while node is not None:
        if node.type in ("module", "class"):
            names.append(source_of(node.child_by_field_name("name")).removeprefix("::"))
        node = node.parent
    return ["::".join(reversed(names[index:])) for index in range(len(names))]


def _defining(node: Node, method: str, name: str | None) -> tuple[Node, list[Node]] | None:
    """The call in a statement that defines the function, with its other parts."""
    if node.type == "call" and _name(node) == method:
        return (node, []) if name is None or _first_argument(node) == name else None
    if node.type not in ("module", "class"):
        return None
    beside: list[Node] = []
    found: Node | None = None
    for part in parts(node.child_by_field_name("body")):
        inner = _defining(part, method, name) if found is None else None
        if inner is not None:
            found, nested = inner
            beside += nested
        elif name is None or part.type != "call" or _name(part) != method:
            beside.append(part)
    return (found, beside) if found is not None else None


def _first_argument(call: Node) -> str:
    """The name of the function that a call defines."""
    arguments = parts(call.child_by_field_name("arguments"))
    return source_of(arguments[0]).strip(":'\"") if arguments else ""
