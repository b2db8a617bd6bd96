"""From the tree of a Ruby program to closures.

A closure takes the `Run` and gives a value. Every local variable has a slot of its own in the
run; a block that is entered makes those of its own variables nil. What is not part of the subset
raises `UnsupportedRuby` here, before anything is evaluated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mupuppet.ruby.erb import literals, mutation
from mupuppet.ruby.erb.blocks import BlockMaker, Parameters, lower_parameters
from mupuppet.ruby.erb.calls import lower_argument_list, lower_command, lower_method_call
from mupuppet.ruby.erb.errors import Break, Next, RubyError, UnsupportedRuby
from mupuppet.ruby.erb.methods import DefinedMethod, lower_definition, lower_return
from mupuppet.ruby.erb.operators import OPERATORS, binary_operation, case_equal
from mupuppet.ruby.erb.run import Run
from mupuppet.ruby.erb.values import CLASSES, RaisedError, Range, as_array, truthy
from mupuppet.values.basic import Value

Closure = Callable[[Run], Value]
#: A node of tree-sitter's, whose library is imported late.
Node = Any


class Names:
    """The local variables of the program or of a block, with their slots."""

    def __init__(self, outer: Names | None) -> None:
        self.outer = outer
        self.slots: dict[str, int] = {}

    def find(self, name: str) -> int | None:
        names: Names | None = self
        while names is not None:
            if name in names.slots:
                return names.slots[name]
            names = names.outer
        return None


class Lowering:
    """Lowers one program."""

    def __init__(self, texts: list[str], mutations: mutation.Mutations) -> None:
        self.texts = texts
        self.mutations = mutations
        self.names = Names(None)
        self.slot_count = 0
        #: What `next` and `break` belong to: blocks and loops, from the outside.
        self.frames: list[Frame] = []
        #: The methods that the template has defined so far.
        self.methods: dict[str, DefinedMethod] = {}
        #: The method that is being lowered.
        self.method: str | None = None

    # --- Variables

    def declare(self, name: str) -> int:
        """The slot of a variable that is assigned to."""
        found = self.names.find(name)
        if found is None:
            found = self.names.slots[name] = self.new_slot()
        return found

    def new_slot(self) -> int:
        self.slot_count += 1
        return self.slot_count - 1

    # --- Statements

    def statements(self, nodes: list[Node]) -> Closure:
        """A sequence; its value is that of the last one."""
        closures = [
            self.lower(node) for node in nodes if node.type not in ("comment", "empty_statement")
        ]
        if not closures:
            return nothing
        if len(closures) == 1:
            return closures[0]
        *first, last = closures
        if len(first) == 1:
            (only,) = first

            def two(run: Run) -> Value:
                only(run)
                return last(run)

            return two

        def sequence(run: Run) -> Value:
            for closure in first:
                closure(run)
            return last(run)

        return sequence

    def body(self, node: Node | None) -> Closure:
        """What a `then`, `else`, `do` or a body holds."""
        return nothing if node is None else self.statements(node.named_children)

    def lower(self, node: Node) -> Closure:
        method = _LOWERINGS.get(node.type)
        if method is None:
            raise unsupported(node)
        return method(self, node)

    def value_of(self, node: Node, field: str) -> Closure:
        child = node.child_by_field_name(field)
        if child is None:
            raise unsupported(node)
        return self.lower(child)


class Frame:
    """A block or loop that `next` and `break` can end."""

    def __init__(self, *, is_loop: bool) -> None:
        self.is_loop = is_loop
        self.has_next = False
        self.has_break = False


def nothing(run: Run) -> Value:
    """The value of no statement."""
    return None


def text_of(node: Node) -> str:
    """The source text of a node."""
    text: str = node.text.decode("utf-8", "surrogateescape")
    return text


def line_of(node: Node) -> int:
    """The line in the template."""
    line: int = node.start_point[0] + 1
    return line


def unsupported(node: Node, what: str | None = None) -> UnsupportedRuby:
    """The error for a construct outside of the subset."""
    return UnsupportedRuby(what or f"`{node.type.replace('_', ' ')}'", line_of(node))


# --- Statements and control


def _program(lowering: Lowering, node: Node) -> Closure:
    return lowering.statements(node.named_children)


def _if(lowering: Lowering, node: Node) -> Closure:
    condition = lowering.value_of(node, "condition")
    consequence = lowering.body(node.child_by_field_name("consequence"))
    alternative = _alternative(lowering, node.child_by_field_name("alternative"))
    if node.type == "unless":
        consequence, alternative = alternative, consequence
    return _choice(condition, consequence, alternative)


def _alternative(lowering: Lowering, node: Node | None) -> Closure:
    if node is None:
        return nothing
    return _if(lowering, node) if node.type == "elsif" else lowering.body(node)


def _choice(condition: Closure, consequence: Closure, alternative: Closure) -> Closure:
    def choose(run: Run) -> Value:
        value = condition(run)
        if value is not None and value is not False:
            return consequence(run)
        return alternative(run)

    return choose


def _modifier(lowering: Lowering, node: Node) -> Closure:
    # The body stands first, and what it assigns is known to the condition.
    body = lowering.value_of(node, "body")
    condition = lowering.value_of(node, "condition")
    if node.type == "if_modifier":
        return _choice(condition, body, nothing)
    return _choice(condition, nothing, body)


def _conditional(lowering: Lowering, node: Node) -> Closure:
    condition = lowering.value_of(node, "condition")
    consequence = lowering.value_of(node, "consequence")
    return _choice(condition, consequence, lowering.value_of(node, "alternative"))


def _case(lowering: Lowering, node: Node) -> Closure:
    value_node = node.child_by_field_name("value")
    value = lowering.lower(value_node) if value_node is not None else None
    branches: list[tuple[list[tuple[Closure, bool]], Closure]] = []
    otherwise: Closure = nothing
    for child in node.named_children:
        if child.type == "when":
            patterns = []
            for pattern in child.children_by_field_name("pattern"):
                inner = pattern.named_children[0]
                splat = inner.type == "splat_argument"
                patterns.append(
                    (lowering.lower(inner.named_children[0] if splat else inner), splat)
                )
            branches.append((patterns, lowering.body(child.child_by_field_name("body"))))
        elif child.type == "else":
            otherwise = lowering.body(child)
        elif child.type != "comment" and child != value_node:
            raise unsupported(child)

    def matches(run: Run, pattern: Closure, splat: bool, subject: Value) -> bool:
        tested = pattern(run)
        for candidate in as_array(tested) if splat else [tested]:
            if value is None:
                if truthy(candidate):
                    return True
            elif case_equal(run, candidate, subject):
                return True
        return False

    def choose(run: Run) -> Value:
        subject = value(run) if value is not None else None
        for patterns, body in branches:
            for pattern, splat in patterns:
                if matches(run, pattern, splat, subject):
                    return body(run)
        return otherwise(run)

    return choose


def _while(lowering: Lowering, node: Node) -> Closure:
    is_modifier = node.type.endswith("modifier")
    wanted = node.type.startswith("while")
    frame = Frame(is_loop=True)
    lowering.frames.append(frame)
    if is_modifier:
        body_node = node.child_by_field_name("body")
        if body_node.type == "begin":
            raise unsupported(node, "a loop whose condition is tested at its end")
        body = lowering.lower(body_node)
        condition = lowering.value_of(node, "condition")
    else:
        condition = lowering.value_of(node, "condition")
        body = lowering.body(node.child_by_field_name("body"))
    lowering.frames.pop()

    def loop(run: Run) -> Value:
        try:
            while truthy(condition(run)) is wanted:
                run.tick()
                try:
                    body(run)
                except Next:
                    continue
        except Break as jump:
            if jump.owner is not frame:
                raise
            return jump.value
        return None

    return loop


def _for(lowering: Lowering, node: Node) -> Closure:
    pattern = node.child_by_field_name("pattern")
    store = lower_target(lowering, pattern)
    values = lowering.lower(node.child_by_field_name("value").named_children[0])
    frame = Frame(is_loop=True)
    lowering.frames.append(frame)
    body = lowering.body(node.child_by_field_name("body"))
    lowering.frames.pop()
    from mupuppet.ruby.erb.enumerables import elements

    def loop(run: Run) -> Value:
        collection = values(run)
        try:
            for element in elements(run, collection):
                run.tick()
                store(run, element)
                try:
                    body(run)
                except Next:
                    continue
        except Break as jump:
            if jump.owner is not frame:
                raise
            return jump.value
        return collection

    return loop


def _jump(lowering: Lowering, node: Node) -> Closure:
    if not lowering.frames:
        raise unsupported(node, f"`{node.type}' outside of a block")
    frame = lowering.frames[-1]
    arguments = next((c for c in node.named_children if c.type == "argument_list"), None)
    value: Closure = nothing
    if arguments is not None:
        given = lower_argument_list(lowering, arguments)
        if given.is_single:
            value = given.closures[0]
        else:
            value = given.list
    if node.type == "next":
        frame.has_next = True

        def jump_next(run: Run) -> Value:
            raise Next(value(run))

        return jump_next
    frame.has_break = True

    def jump_break(run: Run) -> Value:
        raise Break(frame, value(run))

    return jump_break


def _begin(lowering: Lowering, node: Node) -> Closure:
    handlers = [child for child in node.named_children if child.type == "rescue"]
    special = ("rescue", "else", "ensure")
    body = lowering.statements([c for c in node.named_children if c.type not in special])
    if any(child.type in ("else", "ensure") for child in node.named_children):
        raise unsupported(node, "`ensure' or `else' of a `begin'")
    if not handlers:
        return body
    if len(handlers) > 1:
        raise unsupported(handlers[1], "several `rescue' clauses")
    (handler,) = handlers
    kinds = handler.child_by_field_name("exceptions")
    if kinds is not None:
        for kind in kinds.named_children:
            if text_of(kind) not in ("StandardError", "Exception"):
                raise unsupported(kind, f"`rescue {text_of(kind)}'")
    variable = handler.child_by_field_name("variable")
    slot = lowering.declare(text_of(variable.named_children[0])) if variable is not None else None
    return _rescued(body, lowering.body(handler.child_by_field_name("body")), slot)


def _rescued(body: Closure, handler: Closure, slot: int | None) -> Closure:
    def rescued(run: Run) -> Value:
        try:
            return body(run)
        except RubyError as error:
            if slot is not None:
                run.slots[slot] = RaisedError(error)
            return handler(run)

    return rescued


def _rescue_modifier(lowering: Lowering, node: Node) -> Closure:
    body = lowering.value_of(node, "body")
    return _rescued(body, lowering.value_of(node, "handler"), None)


def _parenthesized(lowering: Lowering, node: Node) -> Closure:
    return lowering.statements(node.named_children)


# --- Variables and assignments


def _identifier(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)
    slot = lowering.names.find(name)
    if slot is None:
        return lower_command(lowering, node, name, None, None)
    return lambda run: run.slots[slot]


def _instance_variable(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)[1:]
    if name in lowering.mutations.assigned:
        return lambda run: instance_variable(run, name)
    return lambda run: run.from_outside(run.host.instance_variable(name))


def instance_variable(run: Run, name: str) -> Value:
    """An instance variable that the template itself may have assigned to."""
    if name in run.assigned:
        return run.assigned[name]
    return run.from_outside(run.host.instance_variable(name))


def _global_variable(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)[1:]
    if name.isdigit():
        number = int(name)

        def group(run: Run) -> Value:
            if run.match is None or number > len(run.match.match.groups()):
                return None
            return run.match.match.group(number)

        return group
    if name == "~":
        return lambda run: run.match
    raise unsupported(node, f"the global variable `${name}'")


def _constant(lowering: Lowering, node: Node) -> Closure:
    name = text_of(node)
    found = CLASSES.get(name) or CLASSES.get(
        {"Fixnum": "Integer", "Bignum": "Integer"}.get(name, "")
    )
    if found is None:
        raise unsupported(node, f"the constant `{name}'")
    return lambda run: found


Store = Callable[[Run, Value], None]


def lower_target(lowering: Lowering, node: Node) -> Store:
    """What an assignment to a variable, an element or several of them does."""
    kind = node.type
    if kind == "identifier":
        slot = lowering.declare(text_of(node))

        def store(run: Run, value: Value) -> None:
            run.slots[slot] = value

        return store
    if kind == "instance_variable":
        name = text_of(node)[1:]

        def store_instance(run: Run, value: Value) -> None:
            run.assigned[name] = value

        return store_instance
    if kind == "element_reference":
        return _element_target(lowering, node)
    if kind in ("left_assignment_list", "destructured_left_assignment", "destructured_parameter"):
        return _list_target(lowering, node.named_children)
    raise unsupported(node, f"an assignment to `{text_of(node)}'")


def _element_target(lowering: Lowering, node: Node) -> Store:
    from mupuppet.ruby.erb.run import call_method

    object_node = node.child_by_field_name("object")
    target = lowering.lower(object_node)
    indexes = [lowering.lower(c) for c in node.named_children if c != object_node]
    line = line_of(node)

    def store(run: Run, value: Value) -> None:
        receiver = target(run)
        if type(receiver) is str:
            raise UnsupportedRuby("an assignment to a part of a string", line)
        call_method(run, receiver, "[]=", [*(index(run) for index in indexes), value], None)

    return store


def _list_target(lowering: Lowering, nodes: list[Node]) -> Store:
    stores: list[Store] = []
    splat: int | None = None
    for position, node in enumerate(nodes):
        if node.type in ("rest_assignment", "splat_parameter"):
            splat = position
            inner = node.named_children
            stores.append(lower_target(lowering, inner[0]) if inner else lambda *_: None)
        else:
            stores.append(lower_target(lowering, node))

    def store_all(run: Run, value: Value) -> None:
        values = list(value) if type(value) is list else [value]
        distribute(run, stores, splat, values)

    return store_all


def distribute(run: Run, stores: list[Store], splat: int | None, values: list[Value]) -> None:
    """Assign values to several targets, of which one may take what is left."""
    if splat is not None:
        behind = len(stores) - splat - 1
        end = max(splat, len(values) - behind)
        padded = values[:splat] + [None] * (splat - len(values[:splat]))
        values = [*padded, values[splat:end], *values[end:]]
    for position, store in enumerate(stores):
        store(run, values[position] if position < len(values) else None)


def _assignment(lowering: Lowering, node: Node) -> Closure:
    left = node.child_by_field_name("left")
    right = node.child_by_field_name("right")
    if right.type == "right_assignment_list":
        value: Closure = lower_argument_list(lowering, right).list
    elif right.type == "splat_argument":
        value = lower_argument_list(lowering, right.parent, [right]).list
    else:
        # `x = x` is nil where x is new: Ruby declares it when it sees the left side.
        if left.type == "identifier":
            lowering.declare(text_of(left))
        value = lowering.lower(right)
    if left.type == "identifier":
        slot = lowering.declare(text_of(left))

        def assign(run: Run) -> Value:
            run.slots[slot] = result = value(run)
            return result

        return assign
    store = lower_target(lowering, left)

    def assign_all(run: Run) -> Value:
        result = value(run)
        store(run, result)
        return result

    return assign_all


def _operator_assignment(lowering: Lowering, node: Node) -> Closure:
    left = node.child_by_field_name("left")
    operator = node.child_by_field_name("operator").text.decode()[:-1]
    if left.type == "element_reference":
        return _element_operator(lowering, node, left, operator)
    if left.type not in ("identifier", "instance_variable"):
        raise unsupported(left, f"an assignment to `{text_of(left)}'")
    store = lower_target(lowering, left)
    current = lowering.lower(left)
    value = lowering.value_of(node, "right")
    line = line_of(node)

    def update(run: Run) -> Value:
        result = _updated(run, operator, current(run), value, line)
        store(run, result)
        return result

    return update


def _updated(run: Run, operator: str, current: Value, value: Closure, line: int) -> Value:
    if operator == "||":
        return current if truthy(current) else value(run)
    if operator == "&&":
        return value(run) if truthy(current) else current
    return binary_operation(run, operator, current, value(run), line)


def _element_operator(lowering: Lowering, node: Node, left: Node, operator: str) -> Closure:
    from mupuppet.ruby.erb.run import call_method

    object_node = left.child_by_field_name("object")
    target = lowering.lower(object_node)
    indexes = [lowering.lower(c) for c in left.named_children if c != object_node]
    value = lowering.value_of(node, "right")
    line = line_of(node)

    def update(run: Run) -> Value:
        receiver = target(run)
        if type(receiver) is str:
            raise UnsupportedRuby("an assignment to a part of a string", line)
        given = [index(run) for index in indexes]
        current = call_method(run, receiver, "[]", given, None)
        result = _updated(run, operator, current, value, line)
        call_method(run, receiver, "[]=", [*given, result], None)
        return result

    return update


# --- Operators


def _binary(lowering: Lowering, node: Node) -> Closure:
    operator = node.child_by_field_name("operator").text.decode()
    if operator == "<<":
        return mutation.lower_shift(lowering, node)
    left = lowering.value_of(node, "left")
    right = lowering.value_of(node, "right")
    if operator in ("&&", "and"):

        def both(run: Run) -> Value:
            value = left(run)
            return value if value is None or value is False else right(run)

        return both
    if operator in ("||", "or"):

        def either(run: Run) -> Value:
            value = left(run)
            return right(run) if value is None or value is False else value

        return either
    if operator not in OPERATORS:
        raise unsupported(node, f"the operator `{operator}'")
    function = OPERATORS[operator]
    line = line_of(node)

    def operate(run: Run) -> Value:
        try:
            return function(run, left(run), right(run))
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return operate


def _unary(lowering: Lowering, node: Node) -> Closure:
    operator = node.child_by_field_name("operator").text.decode()
    operand_node = node.child_by_field_name("operand")
    if operator == "defined?":
        return _defined(lowering, operand_node)
    operand = lowering.lower(operand_node)
    if operator in ("!", "not"):
        return lambda run: not truthy(operand(run))
    if operator == "-":
        return lower_method_call(lowering, node, operand, "-@", None, None)
    raise unsupported(node, f"the operator `{operator}'")


def _defined(lowering: Lowering, node: Node) -> Closure:
    if node.type == "parenthesized_statements" and len(node.named_children) == 1:
        node = node.named_children[0]
    if node.type == "instance_variable":
        name = text_of(node)[1:]

        def defined(run: Run) -> Value:
            known = name in run.assigned or run.host.instance_variable(name) is not None
            return "instance-variable" if known else None

        return defined
    if node.type == "identifier":
        name = text_of(node)
        if lowering.names.find(name) is not None:
            return lambda run: "local-variable"
        if name not in ("scope", "classes", "all_tags", "tags", "file"):
            return nothing
    raise unsupported(node, "`defined?' of an expression")


def _range(lowering: Lowering, node: Node) -> Closure:
    first_node = node.child_by_field_name("begin")
    last_node = node.child_by_field_name("end")
    exclusive = node.child_by_field_name("operator").text == b"..."
    first = lowering.lower(first_node) if first_node is not None else nothing
    last = lowering.lower(last_node) if last_node is not None else nothing
    return lambda run: Range(first(run), last(run), exclusive)


def _call(lowering: Lowering, node: Node) -> Closure:
    from mupuppet.ruby.erb.calls import lower_call

    return lower_call(lowering, node)


def _element_reference(lowering: Lowering, node: Node) -> Closure:
    object_node = node.child_by_field_name("object")
    receiver = lowering.lower(object_node)
    arguments = lower_argument_list(
        lowering, node, [child for child in node.named_children if child != object_node]
    )
    return lower_method_call(lowering, node, receiver, "[]", arguments, None)


def _lambda(lowering: Lowering, node: Node) -> Closure:
    if lowering.frames:
        raise unsupported(node, "a lambda inside of a block")
    body = node.child_by_field_name("body")
    maker = lower_block(lowering, node.child_by_field_name("parameters"), body, is_lambda=True)
    return maker.make


def lower_block(
    lowering: Lowering, parameters: Node | None, block: Node, *, is_lambda: bool = False
) -> BlockMaker:
    """What makes a proc of `{ |x| … }`."""
    outer = lowering.names
    lowering.names = Names(outer)
    frame = Frame(is_loop=False)
    lowering.frames.append(frame)
    bound: Parameters = lower_parameters(lowering, parameters)
    body_node = block.child_by_field_name("body") if block.type != "body_statement" else block
    body = (
        lowering.body(body_node)
        if body_node is None or body_node.type != "begin"
        else (lowering.lower(body_node))
    )
    lowering.frames.pop()
    own = [slot for slot in lowering.names.slots.values() if slot not in bound.slots]
    lowering.names = outer
    return BlockMaker(bound, body, own, frame, is_lambda=is_lambda)


def _literal(value: Value) -> Callable[[Lowering, Node], Closure]:
    return lambda lowering, node: lambda run: value


_LOWERINGS: dict[str, Callable[[Lowering, Node], Closure]] = {
    "program": _program,
    "if": _if,
    "unless": _if,
    "elsif": _if,
    "if_modifier": _modifier,
    "unless_modifier": _modifier,
    "conditional": _conditional,
    "case": _case,
    "while": _while,
    "until": _while,
    "while_modifier": _while,
    "until_modifier": _while,
    "for": _for,
    "next": _jump,
    "break": _jump,
    "begin": _begin,
    "method": lower_definition,
    "return": lower_return,
    "rescue_modifier": _rescue_modifier,
    "parenthesized_statements": _parenthesized,
    "identifier": _identifier,
    "instance_variable": _instance_variable,
    "global_variable": _global_variable,
    "constant": _constant,
    "assignment": _assignment,
    "operator_assignment": _operator_assignment,
    "binary": _binary,
    "unary": _unary,
    "range": _range,
    "call": _call,
    "element_reference": _element_reference,
    "lambda": _lambda,
    "nil": _literal(None),
    "true": _literal(True),
    "false": _literal(False),
    **literals.LOWERINGS,
}
