"""Which strings a program changes.

Python's strings are immutable. `string << "more"` assigns a new string to the variable instead,
which is equivalent as long as nothing else references the old one. Whether something does is
decided before anything runs; where it may, see `shared_strings`.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from mupuppet.basics.records import Record
from mupuppet.ruby.core.string_mutators import TEXT_CHANGES, TEXT_OR_LIST

if TYPE_CHECKING:
    from mupuppet.ruby.compilation.lowering import Node

#: Methods that change arrays or hashes; Puppet's values must not be changed.
COLLECTION_CHANGES = frozenset(
    "<< push append unshift prepend concat insert pop shift delete delete_at delete_if map!"
    " collect! select! filter! reject! keep_if compact! flatten! uniq! sort! sort_by! reverse!"
    " replace clear []= store merge! update transform_values! transform_keys! slice! fill rotate!"
    " compare_by_identity default=".split()
)


#: Methods that call others by a name that may be computed.
_SENDING = frozenset(["send", "public_send", "__send__", "method", "to_proc"])

# --- Where the string lives


class Occurrence(Record):
    """A use of a variable: its offset, and the enclosing blocks and loops."""

    offset: int
    loops: tuple[int, ...]


class _Uses:
    def __init__(self) -> None:
        self.changed: list[Occurrence] = []
        self.escaped: list[Occurrence] = []
        self.all: list[Occurrence] = []
        #: Whether something else may reference what is assigned.
        self.is_shared = False
        #: Whether it may be anything but an array or a hash.
        self.may_be_string = False

    def is_safe(self) -> bool:
        if self.is_shared:
            return False
        common = len(_common(self.all))
        for change in self.changed:
            for escape in self.escaped:
                around_both = len(_common([change, escape]))
                if change.offset > escape.offset or around_both > common:
                    return False
        return True


def _common(occurrences: list[Occurrence]) -> tuple[int, ...]:
    first, *rest = occurrences
    common = first.loops
    for occurrence in rest:
        length = 0
        for mine, yours in zip(common, occurrence.loops, strict=False):
            if mine != yours:
                break
            length += 1
        common = common[:length]
    return common


_LOOPS = frozenset(["block", "do_block", "while", "until", "for", "while_modifier", "lambda",
                    "until_modifier"])  # fmt: skip
#: Methods whose result may be the receiver itself.
_SAME = frozenset("to_s to_str itself freeze tap then".split())
_PASSING = frozenset(
    "parenthesized_statements conditional then else if unless elsif if_modifier unless_modifier"
    " body_statement block_body begin case when".split()
)


#: Global variables that Ruby itself uses.
_GLOBALS_OF_RUBY = frozenset(
    "stdin stdout stderr _ ~ ! @ & ` ' + = / \\ , ; . < > 0 * $ ? : \" DEBUG VERBOSE FILENAME"
    " LOAD_PATH LOADED_FEATURES PROGRAM_NAME SAFE".split()
)


class Mutations:
    """What a program changes."""

    def __init__(self, root: Node) -> None:
        self.uses: dict[tuple[int | None, str], _Uses] = {}
        #: Whether arrays, hashes or strings are changed anywhere.
        self.any = False
        #: The instance variables that are assigned to.
        self.assigned: set[str] = set()
        #: Those that are reassigned, other than by `||=`.
        self.replaced: set[str] = set()
        #: The constants that are assigned to.
        self.constants: set[str] = set()
        self._assigned_globals: set[str] = set()
        self._changed_globals = set(_GLOBALS_OF_RUBY)
        #: The bodies of heredocs, by the offsets of their beginnings.
        self.heredocs: dict[int, Node] = {}
        beginnings: list[Node] = []
        bodies: list[Node] = []
        self._heredoc_parts = {"heredoc_beginning": beginnings, "heredoc_body": bodies}
        self._identifiers: list[tuple[Node, tuple[int, ...]]] = []
        #: What may change strings.
        self._string_changes: list[Node] = []
        #: Instance variables that arrays or hashes are assigned to.
        self._collections: set[str] = set()
        self._visit(root, ())
        for parts in (beginnings, bodies):
            parts.sort(key=lambda node: node.start_byte)
        for beginning, body in zip(beginnings, bodies, strict=False):
            self.heredocs[beginning.start_byte] = body

    def may_rebind(self, name: str, method: int | None) -> bool:
        """Whether a variable may be given a new string instead of changing the old one."""
        uses = self._uses_of(name, method)
        return uses is None or uses.is_safe()

    def holds_own_strings(self, name: str, method: int | None) -> bool:
        """Whether nothing else references what is assigned to a variable."""
        uses = self._uses_of(name, method)
        return uses is None or not uses.is_shared

    def _uses_of(self, name: str, method: int | None) -> _Uses | None:
        # Few programs change strings; for the others the uses of variables do not matter.
        for node, loops in self._identifiers:
            self._identifier(node, loops)
        self._identifiers.clear()
        return self.uses.get((method, name))

    @cached_property
    def changes_shared_strings(self) -> bool:
        """Whether a string that something else references may be changed."""
        return any(map(self._may_change_shared, self._string_changes))

    def _may_change_shared(self, node: Node) -> bool:
        place = place_of(node)
        if place is None or is_fresh(place, place) or is_change(place):
            return False
        if place.type == "instance_variable":
            name = place.text.decode()[1:]
            return name not in self._collections or _changed_by(node) not in TEXT_OR_LIST
        if place.type != "identifier":
            return True
        uses = self._uses_of(place.text.decode(), _method_of(place))
        if uses is None or uses.is_safe():
            return False
        return uses.may_be_string or _changed_by(node) not in TEXT_OR_LIST

    @property
    def globals(self) -> set[str]:
        """The global variables that are assigned to, and whose values are not changed in place."""
        return self._assigned_globals - self._changed_globals

    def _visit_global(self, node: Node) -> None:
        name = node.text.decode()[1:]
        if _is_assigned(node):
            self._assigned_globals.add(name)
        elif _changes(node) or _has_part_assigned(node):
            self._changed_globals.add(name)

    def _visit(self, root: Node, loops: tuple[int, ...]) -> None:
        stack: list[tuple[Node, tuple[int, ...]]] = [(root, loops)]
        while stack:
            node, around = stack.pop()
            if node.type in self._heredoc_parts:
                self._heredoc_parts[node.type].append(node)
            if node.type in _LOOPS:
                around = (*around, node.start_byte)
            if node.type == "instance_variable" and _is_assigned(node):
                self.assigned.add(node.text.decode()[1:])
                if not _is_default(node.parent):
                    self.replaced.add(node.text.decode()[1:])
                if _is_collection(node.parent.child_by_field_name("right")):
                    self._collections.add(node.text.decode()[1:])
            elif node.type == "global_variable":
                self._visit_global(node)
            elif node.type == "constant" and _is_assigned(node):
                self.constants.add(node.text.decode())
            elif node.type == "identifier":
                self._identifiers.append((node, around))
            elif node.type == "simple_symbol":
                # It may be sent to something: `each(&:compact!)`, `inject(:<<)`.
                self.any = self.any or node.text.decode()[1:] in COLLECTION_CHANGES
            elif node.type in ("binary", "call", "assignment", "operator_assignment"):
                self._note_change(node)
            stack.extend((child, around) for child in node.named_children)

    def _note_change(self, node: Node) -> None:
        if is_change(node):
            self._string_changes.append(node)
        if node.type == "call":
            method = node.child_by_field_name("method")
            name = method.text.decode() if method is not None else ""
            self.any = self.any or name in COLLECTION_CHANGES or name in TEXT_CHANGES
            self.any = self.any or name in _SENDING
        elif node.type == "binary":
            self.any = self.any or node.child_by_field_name("operator").text == b"<<"
        else:
            left = node.child_by_field_name("left")
            if left is not None and left.type != "identifier":
                self.any = True

    def _identifier(self, node: Node, loops: tuple[int, ...]) -> None:
        parent = node.parent
        kind = parent.type
        if kind == "call" and parent.child_by_field_name("method") == node:
            return
        uses = self.uses.setdefault((_method_of(node), node.text.decode()), _Uses())
        here = Occurrence(node.start_byte, loops)
        uses.all.append(here)
        if kind in ("assignment", "operator_assignment"):
            if parent.child_by_field_name("left") == node:
                right = parent.child_by_field_name("right")
                if not is_fresh(right, node):
                    uses.is_shared = True
                if not _is_collection(right):
                    uses.may_be_string = True
                if kind == "assignment" and not is_statement(parent):
                    uses.is_shared = True
                return
        if kind.endswith("parameters") or kind in (
            "destructured_parameter",
            "for",
            "left_assignment_list",
            "splat_parameter",
        ):
            uses.is_shared = uses.may_be_string = True
            return
        if _has_part_assigned(node):
            uses.changed.append(here)
        elif _changes(node):
            uses.changed.append(here)
            if not is_statement(_outermost_change(node)):
                uses.escaped.append(here)
        elif _escapes(node):
            uses.escaped.append(here)


#: Methods whose results are arrays or hashes.
_COLLECTING = frozenset(
    "map collect select filter reject sort sort_by flatten compact uniq keys values to_a to_h"
    " split lines merge Array flat_map zip group_by".split()
)


def _is_collection(node: Node | None) -> bool:
    """Whether the value of an expression is an array or a hash."""
    if node is None or node.type in ("array", "hash", "string_array", "symbol_array"):
        return True
    if node.type != "call":
        return False
    method = node.child_by_field_name("method")
    name = method.text.decode() if method is not None else ""
    receiver = node.child_by_field_name("receiver")
    if name == "new":
        return receiver is not None and receiver.text in (b"Array", b"Hash", b"Set")
    return name in _COLLECTING


def _changed_by(node: Node) -> str:
    """The name of the method that changes its receiver."""
    named = node.child_by_field_name("method") or node.child_by_field_name("operator")
    name: str = named.text.decode()
    return name


def _method_of(node: Node) -> int | None:
    """The beginning of the method that an identifier is in."""
    while node is not None:
        if node.type == "method":
            start: int = node.start_byte
            return start
        node = node.parent
    return None


def _is_default(assignment: Node) -> bool:
    """`@name ||= value`"""
    operator = assignment.child_by_field_name("operator")
    return operator is not None and operator.text == b"||="


def _is_assigned(node: Node) -> bool:
    parent = node.parent
    if parent.type in ("assignment", "operator_assignment"):
        return bool(parent.child_by_field_name("left") == node)
    return parent.type in ("left_assignment_list", "destructured_left_assignment", "for",
                           "rest_assignment")  # fmt: skip


def _changes(node: Node) -> bool:
    parent = node.parent
    if parent.type == "binary":
        return bool(
            parent.child_by_field_name("operator").text == b"<<"
            and parent.child_by_field_name("left") == node
        )
    if parent.type == "call" and parent.child_by_field_name("receiver") == node:
        method = parent.child_by_field_name("method")
        return method is not None and method.text.decode() in TEXT_CHANGES
    return False


def _has_part_assigned(node: Node) -> bool:
    """`string[…] = part`"""
    parent = node.parent
    if parent.type != "element_reference" or parent.child_by_field_name("object") != node:
        return False
    around = parent.parent
    return around.type in ("assignment", "operator_assignment") and bool(
        around.child_by_field_name("left") == parent
    )


def _outermost_change(node: Node) -> Node:
    while _changes(node):
        node = node.parent
    return node


def is_statement(node: Node) -> bool:
    """Whether the value of an expression is not used, except as output of a template."""
    parent = node.parent
    while parent.type in ("if_modifier", "unless_modifier"):
        if parent.child_by_field_name("body") != node:
            return True
        node, parent = parent, parent.parent
    if parent.type == "parenthesized_statements":
        return not is_last_statement(parent, node) or is_statement(parent)
    if parent.type == "argument_list":
        return _is_shown(parent)
    if parent.type in ("program", "then", "else", "do", "block_body", "body_statement"):
        return not is_last_statement(parent, node) or _value_is_unused(parent)
    return False


def is_last_statement(parent: Node, node: Node) -> bool:
    """Whether the value of a statement is that of the body that it is in."""
    last = [child for child in parent.named_children if child.type != "comment"][-1]
    return bool(last == node)


def _is_shown(arguments: Node) -> bool:
    call = arguments.parent
    method = call.child_by_field_name("method") if call.type == "call" else None
    return method is not None and method.text == b"__show"


def _value_is_unused(body: Node) -> bool:
    """Whether the value of the last statement of a body is not used."""
    if body.type in ("program", "do"):
        return True
    if body.type in ("then", "else"):
        owner = body.parent
        while owner.type in ("elsif", "when"):
            owner = owner.parent
        return is_statement(owner)
    block = body.parent
    call = block.parent
    method = call.child_by_field_name("method") if call is not None else None
    return method is not None and method.text.decode().startswith("each")


#: Methods that always make a new string.
_FRESH_METHODS = frozenset(
    "dup join gsub sub upcase downcase capitalize strip lstrip rstrip chomp chop tr + * % format"
    " sprintf inspect ljust rjust center reverse delete squeeze new".split()
)


def is_fresh(node: Node | None, target: Node) -> bool:
    """Whether nothing else references the value of an expression, or it is not a string."""
    if node is None:
        return False
    kind = node.type
    if kind in ("string", "chained_string", "integer", "float", "array", "hash", "nil", "true",
                "false", "string_array", "symbol_array", "range", "simple_symbol"):  # fmt: skip
        return True
    if kind == "binary":
        operator = node.child_by_field_name("operator").text.decode()
        if operator in ("||", "&&", "or", "and"):
            return all(is_fresh(node.child_by_field_name(s), target) for s in ("left", "right"))
        return bool(operator != "<<" or node.child_by_field_name("left") == target)
    if kind == "unary":
        return bool(node.child_by_field_name("operator").text == b"+")
    if kind == "conditional":
        sides = ("consequence", "alternative")
        return all(is_fresh(node.child_by_field_name(side), target) for side in sides)
    if kind == "call":
        method = node.child_by_field_name("method")
        return method is not None and method.text.decode() in _FRESH_METHODS
    return False


def makes_fresh(assignment: Node, target: Node) -> bool:
    """Whether an assignment gives a variable a string that nothing else references."""
    if assignment.type == "operator_assignment":
        operator = assignment.child_by_field_name("operator").text
        if operator in (b"+=", b"*="):
            return True
    elif assignment.type != "assignment":
        return False
    return is_fresh(assignment.child_by_field_name("right"), target)


def escapes(node: Node) -> bool:
    """Whether something else may reference the string of a variable after this use."""
    if node.parent.type == "operator_assignment":
        operator = node.parent.child_by_field_name("operator").text
        if operator in (b"+=", b"*=") and node.parent.child_by_field_name("left") == node:
            return False
    if _changes(node):
        return not is_statement(_outermost_change(node))
    return _escapes(node)


def last_change(node: Node) -> Node | None:
    """The change of a variable's string whose value is that of what is around it."""
    return _outermost_change(node) if _changes(node) else None


def _escapes(node: Node) -> bool:
    parent = node.parent
    kind = parent.type
    if kind == "interpolation":
        return False
    if kind == "binary":
        operator = parent.child_by_field_name("operator").text.decode()
        return _escapes(parent) if operator in ("||", "&&", "or", "and") else operator == "<<"
    if kind in ("unary", "element_reference"):
        return bool(kind == "element_reference" and parent.child_by_field_name("object") != node)
    if kind == "call" and parent.child_by_field_name("receiver") == node:
        method = parent.child_by_field_name("method")
        return method is None or (method.text.decode() in _SAME and _escapes(parent))
    if kind == "argument_list":
        return not _is_shown(parent)
    if kind in ("if", "unless", "elsif", "case", "while", "if_modifier", "unless_modifier"):
        return parent.child_by_field_name("body") == node and not is_statement(node)
    if kind in _PASSING or kind in ("program", "do"):
        return not is_statement(node)
    return True


def place_of(node: Node) -> Node | None:
    """What references the string that a call changes: the beginning of a chain of changes."""
    inner = node.child_by_field_name("receiver") or node.child_by_field_name("left")
    while inner is not None and inner.type == "parenthesized_statements":
        if len(inner.named_children) != 1:
            return inner
        inner = inner.named_children[0]
    return inner


def is_change(node: Node) -> bool:
    """Whether a call or an operator may change its receiver."""
    if node.type == "binary":
        return bool(node.child_by_field_name("operator").text == b"<<")
    if node.type == "call":
        method = node.child_by_field_name("method")
        return (
            method is not None
            and method.text.decode() in TEXT_CHANGES
            and node.child_by_field_name("receiver") is not None
        )
    return False
