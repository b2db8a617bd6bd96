"""Functions that Ruby files define: names and signatures."""

from __future__ import annotations

import re
from functools import cached_property

from mupuppet.basics.caches import cached_by_size
from mupuppet.basics.records import Record, field
from mupuppet.ruby.compilation.lowering import Node, source_of, unsupported
from mupuppet.ruby.compilation.program_files import Libraries
from mupuppet.ruby.puppet.function_programs import FunctionProgram, lower_function, lower_legacy
from mupuppet.ruby.syntax.parsing import check_syntax, parse_ruby, parts
from mupuppet.ruby_semantics.errors import UnsupportedRuby


class FunctionProblem(Exception):
    """Puppet itself refuses the file."""


class IllegalDefinition(FunctionProblem):
    """A file of the older interface defines methods."""


class Parameter(Record, frozen=False):
    """`optional_param 'String', :name`"""

    type: str
    name: str
    minimum: int = 1
    #: -1 is any number.
    maximum: int = 1


class BlockParameter(Record, frozen=False):
    """`block_param 'Callable[1]', :block`"""

    type: str
    name: str
    is_optional: bool


class Dispatch(Record, frozen=False):
    """`dispatch :method do … end`"""

    method: str
    parameters: list[Parameter] = field(default_factory=list)
    block: BlockParameter | None = None
    return_type: str | None = None
    #: Whether it only reports wrong arguments (`argument_mismatch`).
    is_mismatch: bool = False
    #: The arguments of the method: indexes of parameters, or names of what Puppet adds.
    weaving: list[int | str] = field(default_factory=list)


class RubyFunction:
    """A function and what it accepts."""

    #: Whether it is one of the older interface.
    is_legacy = False

    def __init__(self, name: str, path: str, source: str) -> None:
        self.name = name
        self.path = path
        self.source = source
        #: Whether it may change how scopes answer for resource defaults.
        self.names_defaults = "lookupdefaults" in source
        #: What messages call it.
        self.description = f"the function '{name}' ({path})"
        self.dispatches: list[Dispatch] = []
        self.local_types: list[str] = []
        #: The last program for each set of modules.
        self._programs: dict[tuple[str, ...], FunctionProgram] = {}

    def program(self, libraries: Libraries) -> FunctionProgram:
        """The methods, and what they require from the files of modules. Raises UnsupportedRuby."""
        program = self._programs.get(libraries.key)
        if program is None or not program.program_files.unchanged(libraries):
            program = self._programs[libraries.key] = self._lowered(libraries)
        return program

    def _lowered(self, libraries: Libraries) -> FunctionProgram:
        return lower_function(self._root, self.name, self.path, libraries)

    @cached_property
    def _root(self) -> Node:
        return parse_ruby(self.source.encode("utf-8", "surrogateescape"))


class LegacyRubyFunction(RubyFunction):
    """A function of the older interface."""

    is_legacy = True
    arity = -1
    is_statement = True
    #: Further functions of its file, which exist once the file has been loaded.
    others: tuple[str, ...] = ()

    def _lowered(self, libraries: Libraries) -> FunctionProgram:
        return lower_legacy(self._root, self.name, self.path, libraries)


# Compilations in one process share what they have read.
@cached_by_size(1_000_000)
def read_function(name: str, path: str, source: str) -> RubyFunction:
    """The function of a file. Raises FunctionProblem, or UnsupportedRuby if it cannot be read."""
    if re.search(r"Puppet::Functions\.create_function", source) is None:
        raise FunctionProblem(
            f"The code loaded from {path} does not seem to be a Puppet 4x API function"
            " - no create_function call."
        )
    function = RubyFunction(name, path, source)
    call = _creating_call(_checked_root(function), path)
    if call is None:
        raise UnsupportedRuby("a function that is made in an unusual way")
    created = literal_name(call)
    if created != name:
        raise FunctionProblem(
            f"The code loaded from {path} produced mis-matched name, expected '{name}',"
            f" got {created}"
        )
    body = block_body(call)
    is_internal = any("InternalFunction" in source_of(each) for each in arguments_of(call)[1:])
    for statement in body:
        if statement.type == "call":
            _read_statement(function, statement, is_internal)
    if not function.dispatches:
        function.dispatches.append(_default_dispatch(name, body))
    for statement in body:
        if statement.type == "method":
            if source_of(statement.child_by_field_name("name")) == OVERRIDDEN:
                _give_scope(function, statement)
    return function


#: Statements whose value is certainly not a function, with Ruby's names of their classes.
_LITERALS = {
    "integer": "Integer",
    "float": "Float",
    "string": "String",
    "simple_symbol": "Symbol",
    "array": "Array",
    "hash": "Hash",
    "true": "TrueClass",
    "false": "FalseClass",
    "nil": "NilClass",
}


def _creating_call(root: Node, path: str) -> Node | None:
    """The call that makes the function: the value of a file is that of its last statement."""
    statements = [each for each in parts(root) if each.type != "heredoc_body"]
    last = statements[-1] if statements else root
    if last.type == "call" and method_name(last) == "create_function":
        return last
    value = last.child_by_field_name("right") if last.type == "assignment" else last
    kind = _LITERALS.get(value.type) if value is not None else None
    if kind is not None:
        raise FunctionProblem(
            f"The code loaded from {path} did not produce a Function class when evaluated."
            f" Got '{kind}'"
        )
    return find_call(root, "create_function")


#: The method of all functions that selects the dispatch.
OVERRIDDEN = "call"


def _give_scope(function: RubyFunction, method: Node) -> None:
    """Some old functions insert the scope before the arguments by overriding `call`."""
    source = source_of(method)
    if "[scope] + args" not in source or "dispatcher.dispatch(self, scope" not in source:
        raise unsupported(method, "a function with a `call' of its own")
    for dispatch in function.dispatches:
        if dispatch.weaving[:1] == [0]:
            del dispatch.parameters[0]
            rest = [part - 1 if isinstance(part, int) else part for part in dispatch.weaving[1:]]
            dispatch.weaving = ["scope_param", *rest]


def _checked_root(function: RubyFunction) -> Node:
    root = function._root
    check_syntax(root)
    return root


def find_call(root: Node, method: str) -> Node | None:
    """The first call of a method."""
    stack = [root]
    while stack:
        node = stack.pop()
        if node.type == "call" and method_name(node) == method:
            return node
        stack.extend(reversed(node.named_children))
    return None


def _calls(root: Node, method: str) -> list[Node]:
    """All calls of a method, except those in others."""
    found = []
    stack = [root]
    while stack:
        node = stack.pop()
        if node.type == "call" and method_name(node) == method:
            found.append(node)
        else:
            stack.extend(reversed(node.named_children))
    return found


def method_name(call: Node) -> str:
    """The name of the method that is called."""
    node = call.child_by_field_name("method")
    return source_of(node) if node is not None else ""


def arguments_of(call: Node) -> list[Node]:
    """The arguments of a call."""
    return parts(call.child_by_field_name("arguments"))


def block_body(call: Node) -> list[Node]:
    """The statements of the block of a call."""
    block = call.child_by_field_name("block")
    return parts(block.child_by_field_name("body")) if block is not None else []


def literal_name(call: Node) -> str:
    """The symbol or string that is the first argument."""
    arguments = arguments_of(call)
    if not arguments:
        raise unsupported(call, f"`{method_name(call)}' without a name")
    return literal_text(arguments[0])


def literal_text(node: Node) -> str:
    """The value of a literal symbol or string."""
    if node.type == "simple_symbol":
        return source_of(node)[1:]
    if node.type in ("string", "delimited_symbol"):
        if all(child.type == "string_content" for child in node.named_children):
            return "".join(map(source_of, node.named_children))
        if node.type == "string":
            return "".join(map(_piece, node.named_children))
    if node.type == "chained_string":
        return "".join(map(literal_text, node.named_children))
    raise unsupported(node, "a name or type that is computed")


def _piece(node: Node) -> str:
    if node.type == "string_content":
        return source_of(node)
    source = source_of(node)
    if node.type == "escape_sequence":
        # Between single quotes only the quote and the backslash are escaped.
        quoted = source_of(node.parent.children[0]) == "'"
        if source in ("\\\\", "\\'", '\\"'):
            return source[1:]
        if quoted:
            return source
    raise unsupported(node, "a name or type that is computed")


# --- The newer interface


def _read_statement(function: RubyFunction, call: Node, is_internal: bool) -> None:
    name = method_name(call)
    if name in ("dispatch", "argument_mismatch"):
        dispatch = Dispatch(literal_name(call), is_mismatch=name == "argument_mismatch")
        for statement in block_body(call):
            try:
                _read_parameter(dispatch, statement, is_internal)
            except FunctionProblem as problem:
                message = f"Function Load Error for function '{function.name}': {problem}"
                raise FunctionProblem(message) from None
        function.dispatches.append(dispatch)
    elif name == "local_types":
        for statement in block_body(call):
            if statement.type != "call" or method_name(statement) != "type":
                raise unsupported(statement, "unusual local types")
            function.local_types.append(literal_name(statement))


#: The minimal and maximal number of arguments for each kind of parameter.
_COUNTS = {
    "param": (1, 1),
    "required_param": (1, 1),
    "optional_param": (0, 1),
    "repeated_param": (0, -1),
    "optional_repeated_param": (0, -1),
    "required_repeated_param": (1, -1),
}
_BLOCKS = {"block_param": False, "required_block_param": False, "optional_block_param": True}
_INJECTED = frozenset(["scope_param"])


def _read_parameter(dispatch: Dispatch, node: Node, is_internal: bool) -> None:
    name = method_name(node) if node.type == "call" else source_of(node)
    arguments = arguments_of(node) if node.type == "call" else []
    if name in _COUNTS and len(arguments) == 2:
        minimum, maximum = _COUNTS[name]
        _check_place(dispatch, arguments[1], minimum, maximum)
        type_text, parameter = map(literal_text, arguments)
        dispatch.weaving.append(len(dispatch.parameters))
        dispatch.parameters.append(Parameter(type_text, parameter, minimum, maximum))
    elif name in _BLOCKS:
        _check_block(dispatch, arguments)
        names = list(map(literal_text, arguments))
        type_text = names[0] if len(names) == 2 else "Callable"
        dispatch.block = BlockParameter(type_text, names[-1] if names else "block", _BLOCKS[name])
    elif name == "return_type" and len(arguments) == 1:
        dispatch.return_type = literal_text(arguments[0])
    elif name in _INJECTED:
        if not is_internal:
            raise FunctionProblem(
                f"undefined local variable or method `{name}'; only functions that are based on"
                " Puppet::Functions::InternalFunction have it"
            )
        dispatch.weaving.append(name)
    else:
        raise unsupported(node, f"`{name}' in a dispatch")


def _check_place(dispatch: Dispatch, name: Node, minimum: int, maximum: int) -> None:
    """Check the order of parameters."""
    if dispatch.block is not None:
        raise FunctionProblem("Parameters cannot be added after a block parameter")
    before = dispatch.parameters
    if before and before[-1].maximum < 0:
        raise FunctionProblem("Parameters cannot be added after a repeated parameter")
    if name.type == "string":
        raise FunctionProblem("Parameter name argument must be a Symbol. Got String")
    if minimum and any(not parameter.minimum for parameter in before):
        what = "repeated parameter" if maximum < 0 else "parameter"
        raise FunctionProblem(f"A required {what} cannot be added after an optional parameter")


def _check_block(dispatch: Dispatch, arguments: list[Node]) -> None:
    if len(arguments) > 2:
        count = len(arguments)
        raise FunctionProblem(f"block_param accepts max 2 arguments (type, name), got {count}.")
    if arguments and arguments[-1].type == "string":
        raise FunctionProblem("Expected block_param name to be a Symbol, got String")
    if dispatch.block is not None:
        raise FunctionProblem("Attempt to redefine block")


def _default_dispatch(name: str, body: list[Node]) -> Dispatch:
    """The parameters of the method with the function's name."""
    simple = name.rpartition("::")[2]
    method = None
    for node in body:
        if node.type == "method" and source_of(node.child_by_field_name("name")) == simple:
            method = node
    if method is None:
        raise FunctionProblem(
            f"Function Load Error for function '{name}': Function Creation Error, cannot create"
            f" a default dispatcher for function '{simple}', no method with this name found"
        )
    dispatch = Dispatch(simple)
    for parameter in parts(method.child_by_field_name("parameters")):
        kind = parameter.type
        name_node = parameter if kind == "identifier" else parameter.child_by_field_name("name")
        written = source_of(name_node) if name_node is not None else ""
        minimum, maximum = {"identifier": (1, 1), "optional_parameter": (0, 1)}.get(kind, (0, -1))
        if kind not in ("identifier", "optional_parameter", "splat_parameter"):
            raise unsupported(parameter)
        dispatch.weaving.append(len(dispatch.parameters))
        dispatch.parameters.append(Parameter("Any", written, minimum, maximum))
    return dispatch


# --- The older interface


@cached_by_size(1_000_000)
def read_legacy_function(name: str, path: str, source: str) -> LegacyRubyFunction:
    """The function of a file in the older interface."""
    function = LegacyRubyFunction(name, path, source)
    root = _checked_root(function)
    _refuse_definitions(root, path)
    calls = _calls(root, "newfunction")
    if not calls:
        raise FunctionProblem(
            f"The code loaded from {path} does not seem to be a Puppet 3x API function"
            " - no 'newfunction' call."
        )
    # The value of a file is that of its last statement.
    created = literal_name(calls[-1])
    if created != name:
        raise FunctionProblem(
            f"The code loaded from {path} produced mis-matched name, expected 'function_{name}',"
            f" got 'function_{created}'"
        )
    function.others = tuple(map(literal_name, calls[:-1]))
    _read_options(function, calls[-1])
    return function


@cached_by_size(200_000)
def read_other_legacy_function(name: str, path: str, source: str) -> LegacyRubyFunction:
    """A function that a file defines besides the one that it is named after."""
    function = LegacyRubyFunction(name, path, source)
    calls = _calls(_checked_root(function), "newfunction")
    _read_options(function, next(call for call in calls if literal_name(call) == name))
    return function


def _read_options(function: LegacyRubyFunction, call: Node) -> None:
    for argument in arguments_of(call)[1:]:
        for pair in argument.named_children if argument.type == "hash" else [argument]:
            _read_option(function, pair)


def _refuse_definitions(root: Node, path: str) -> None:
    stack = [root]
    while stack:
        node = stack.pop()
        if node.type in ("method", "singleton_method"):
            name_node = node.child_by_field_name("name")
            # Puppet's "line" is the column here.
            raise IllegalDefinition(
                f"Illegal method definition of method '{source_of(name_node)}' in source {path} on"
                f" line {name_node.start_point[1]} in legacy function. See https://puppet.com/docs/puppet/latest"
                "/functions_refactor_legacy.html for more information"
            )
        stack.extend(reversed(node.named_children))


def _read_option(function: LegacyRubyFunction, pair: Node) -> None:
    if pair.type != "pair":
        if pair.type == "heredoc_body":
            return
        raise unsupported(pair, "unusual options of a function")
    key, value = pair.child_by_field_name("key"), pair.child_by_field_name("value")
    option = source_of(key).strip(":")
    if option == "type":
        written = source_of(value)
        if value.type in ("simple_symbol", "string") and written not in (":rvalue", ":statement"):
            raise FunctionProblem(f"Invalid statement type {written}")
        function.is_statement = literal_text(value) != "rvalue"
    elif option == "arity":
        try:
            function.arity = int(source_of(value))
        except ValueError:
            raise unsupported(value, "an arity that is computed") from None
