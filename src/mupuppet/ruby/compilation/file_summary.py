"""What the syntax of a file shows before it is lowered: the names that it assigns to, its heredocs,
and whether it may change values in place.

Few programs change strings, or arrays and hashes that they have not just made. In the others no
value needs an identity of its own: strings are Python's, and Puppet values are used without
copies.
"""

from __future__ import annotations

from typing import Any

from mupuppet.ruby.compilation.own_collections import OwnCollections

Node = Any

#: Methods that change their receiver.
CHANGING_METHODS = frozenset(
    "<< push append unshift prepend concat insert pop shift delete delete_at delete_if map!"
    " collect! select! filter! reject! keep_if compact! flatten! uniq! sort! sort_by! reverse!"
    " replace clear []= store merge! update transform_values! transform_keys! slice! fill rotate!"
    " compare_by_identity default= gsub! sub! chomp! chop! strip! lstrip! rstrip! squeeze! upcase!"
    " downcase! capitalize! swapcase! tr! delete! delete_prefix! delete_suffix! tr_s! succ! next!"
    " encode! scrub! initialize_copy force_encoding shuffle!".split()
)
#: Those that change nothing but the elements of an array or a hash.
_OF_COLLECTIONS = CHANGING_METHODS - {"compare_by_identity", "default=", "initialize_copy"}
#: Methods that show which object their receiver is.
_IDENTIFYING = frozenset(["frozen?", "equal?", "object_id", "__id__"])
#: Methods that call others by a name that may be computed.
_SENDING = frozenset(["send", "public_send", "__send__", "method", "to_proc"])
#: Global variables that Ruby itself uses.
_GLOBALS_OF_RUBY = frozenset(
    "stdin stdout stderr _ ~ ! @ & ` ' + = / \\ , ; . < > 0 * $ ? : \" DEBUG VERBOSE FILENAME"
    " LOAD_PATH LOADED_FEATURES PROGRAM_NAME SAFE".split()
)
#: And those that Puppet uses.
_GLOBALS_OF_PUPPET = frozenset(
    ["deprecation_warnings", "logged_deprecation_warnings", "unique_warnings"]
)


def is_of_programs(name: str) -> bool:
    """Whether only programs can have set a global variable; those in capitals may be Ruby's."""
    if name in _GLOBALS_OF_RUBY or name in _GLOBALS_OF_PUPPET:
        return False
    return name.isidentifier() and not name.isupper()


class FileSummary:
    """What one look at all nodes of a file (or template) finds."""

    def __init__(self, root: Node) -> None:
        #: Whether strings, or arrays and hashes that are not known to be its own, may be changed.
        self.changes = False
        #: The instance variables that are assigned to.
        self.assigned: set[str] = set()
        #: Those that are reassigned, other than by `||=`.
        self.replaced: set[str] = set()
        #: The constants that are assigned to.
        self.constants: set[str] = set()
        #: The global variables that are assigned to.
        self.globals: set[str] = set()
        #: The bodies of heredocs, by the offsets of their beginnings.
        self.heredocs: dict[int, Node] = {}
        #: Whether string literals are frozen.
        self.freezes_literals = _freezes_literals(root)
        beginnings: list[Node] = []
        bodies: list[Node] = []
        self._heredoc_parts = {"heredoc_beginning": beginnings, "heredoc_body": bodies}
        self._own = OwnCollections()
        self._visit(root)
        #: The methods that must be Ruby's own for this, whatever else defines methods.
        self.makers = frozenset(self._own.makers)
        self.globals -= _GLOBALS_OF_RUBY | _GLOBALS_OF_PUPPET
        for parts in (beginnings, bodies):
            parts.sort(key=lambda node: node.start_byte)
        for beginning, body in zip(beginnings, bodies, strict=False):
            self.heredocs[beginning.start_byte] = body

    def _visit(self, root: Node) -> None:
        stack: list[Node] = [root]
        while stack:
            node = stack.pop()
            kind = node.type
            if kind in self._heredoc_parts:
                self._heredoc_parts[kind].append(node)
            elif kind == "instance_variable" and _is_assigned(node):
                self.assigned.add(node.text.decode()[1:])
                if not _is_default(node.parent):
                    self.replaced.add(node.text.decode()[1:])
            elif kind == "global_variable" and _is_assigned(node):
                self.globals.add(node.text.decode()[1:])
            elif kind == "constant" and _is_assigned(node):
                self.constants.add(node.text.decode())
            elif kind == "simple_symbol":
                # It may be sent to something: `each(&:compact!)`, `inject(:<<)`.
                self.changes = self.changes or _is_change(node.text.decode()[1:])
            elif not self.changes:
                self.changes = self._changes(node)
            stack.extend(node.named_children)

    def _changes(self, node: Node) -> bool:
        """Whether an expression may change a value in place."""
        kind = node.type
        if kind == "call":
            method = node.child_by_field_name("method")
            name = method.text.decode() if method is not None else ""
            receiver = node.child_by_field_name("receiver")
            if name == "freeze":
                # Whether it is changed later, only its identity shows.
                return receiver is not None and self._own.has(receiver)
            if name in _OF_COLLECTIONS:
                return receiver is None or not self._own.has(receiver)
            return _is_change(name) or name in _SENDING or _is_assigned(node)
        if kind == "binary":
            is_change = node.child_by_field_name("operator").text == b"<<"
            return is_change and not self._own.has(node.child_by_field_name("left"))
        if kind == "operator_assignment":
            return bool(node.child_by_field_name("operator").text == b"<<=")
        if kind in _OF_OBJECTS:
            # A string that gets methods of its own has an identity.
            return node.child_by_field_name(_OF_OBJECTS[kind]).type not in ("self", "constant")
        if kind != "element_reference" or not _is_assigned(node):
            return False
        return not self._own.has(node.child_by_field_name("object"))


#: Definitions of methods of single objects, and the fields with these.
_OF_OBJECTS = {"singleton_method": "object", "singleton_class": "value"}


def _is_change(name: str) -> bool:
    return name in CHANGING_METHODS or name in _IDENTIFYING


def _freezes_literals(root: Node) -> bool:
    """Whether a file begins with `# frozen_string_literal: true`."""
    for node in root.named_children:
        if node.type != "comment":
            return False
        if node.text.replace(b" ", b"").lower().startswith(b"#frozen_string_literal:true"):
            return True
    return False


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
