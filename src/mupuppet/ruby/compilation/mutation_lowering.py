"""Lowering of calls and assignments that change strings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mupuppet.ruby.compilation.mutation_analysis import is_change, is_fresh, place_of
from mupuppet.ruby.compilation.shared_strings import (
    become,
    check_not_frozen,
    current,
    fresh,
    is_held_once,
    is_shared,
)
from mupuppet.ruby.core.operators import OPERATORS
from mupuppet.ruby.core.runtime import Run, call_method
from mupuppet.ruby.core.string_mutators import TEXT_CHANGES, Change
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Proc
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.ruby.compilation.calls import Arguments
    from mupuppet.ruby.compilation.lowering import Closure, Lowering, Node

#: Stores the new string where the old one was.
Store = Callable[[Run, str, str], None]


def _refuse(run: Run, old: str, new: str) -> None:
    raise UnsupportedRuby("a string is changed that something else may hold")


def _storing_in_object(name: str, otherwise: Store) -> Store:
    def store(run: Run, old: str, new: str) -> None:
        owner = run.slots[0]  # `self`
        if name in owner.escaped:
            otherwise(run, old, new)
        owner.variables[name] = new

    return store


def _becoming_in(slot: int, own: bool) -> Store:
    """Assign the new string to the variable at once; other references are redirected when read."""

    def store(run: Run, old: str, new: str) -> None:
        if not (own and is_shared(old) and is_held_once(run, old)):
            become(run, old, new)
        run.slots[slot] = new

    return store


def _storing(lowering: Lowering, place: Node | None) -> Store:
    """The function that stores the new string where the old one was."""
    from mupuppet.ruby.compilation.lowering import Owner

    otherwise: Store = become if lowering.tracks else _refuse
    if place is None:
        return otherwise
    if place.type == "identifier":
        name = place.text.decode()
        slot = lowering.names.find(name)
        method = lowering.method.start if lowering.method is not None else None
        if slot is None:
            return otherwise
        if not lowering.mutations.may_rebind(name, method):
            own = lowering.mutations.holds_own_strings(name, method)
            return _becoming_in(slot, own) if lowering.tracks else otherwise

        def store(run: Run, old: str, new: str) -> None:
            run.slots[slot] = new

        return store
    if place.type == "instance_variable" and lowering.owner is Owner.OBJECT:
        return _storing_in_object(place.text.decode()[1:], otherwise)
    if is_change(place):
        return _storing(lowering, place_of(place))
    if is_fresh(place, place):
        return lambda run, old, new: None
    return otherwise


def _element_place(lowering: Lowering, place: Node) -> tuple[Closure, Store]:
    """`object[index]`, whose string may have no other reference."""
    from mupuppet.ruby.compilation.lowering import line_of

    object_node = place.child_by_field_name("object")
    holder = lowering.lower(object_node)
    indexes = [lowering.lower(c) for c in place.named_children if c != object_node]
    target_slot, line = lowering.new_slot(), line_of(place)

    def read(run: Run) -> Value:
        found = holder(run)
        given = [index(run) for index in indexes]
        try:
            value = call_method(run, found, "[]", given, None)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise
        run.slots[target_slot] = (found, given)
        return current(run, value)

    def store(run: Run, old: str, new: str) -> None:
        found, given = run.slots[target_slot]
        if is_shared(old) and type(found) is not str and is_held_once(run, old):
            call_method(run, found, "[]=", [*given, new], None)
        else:
            become(run, old, new)

    return read, store


def _changeable(lowering: Lowering, node: Node, receiver: Closure) -> tuple[Closure, Store]:
    """The closure of the string that a call changes, and the function that stores the new one."""
    place = place_of(node)
    if lowering.tracks and place is not None and place.type == "element_reference":
        return _element_place(lowering, place)
    return receiver, _storing(lowering, place)


def changed_string(
    run: Run, string: str, change: Change, block: Proc | None, values: list[Value], store: Store
) -> Value:
    """Change a string; the result is that of the method."""
    check_not_frozen(run, string)
    made, result = change(run, string, block, values)
    if run.became is not None:
        copy = fresh(run, made)
        made, result = copy, (copy if result is made else result)
    if made != string:
        store(run, string, made)
        return result
    if id(string) in run.outside:
        run.host.check_changeable(string)  # a frozen one cannot even be set to itself
    return string if result is made else result


def changing(
    lowering: Lowering,
    node: Node,
    receiver: Closure,
    name: str,
    arguments: Arguments,
    make_block: Closure | None,
) -> Closure:
    """A call of a method that changes its receiver, which may be a string."""
    from mupuppet.ruby.compilation.lowering import line_of

    receiver, store = _changeable(lowering, node, receiver)
    change = TEXT_CHANGES[name]
    line = line_of(node)

    def call(run: Run) -> Value:
        try:
            value = receiver(run)
            values = arguments.list(run)
            block = make_block(run) if make_block is not None else None
            if type(value) is str:
                return changed_string(run, value, change, block, values, store)
            return call_method(run, value, name, values, block)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return call


def lower_shift(lowering: Lowering, node: Any) -> Closure:
    """`left << right`: of a string, an array or a number."""
    from mupuppet.ruby.compilation.lowering import line_of

    left, store = _changeable(lowering, node, lowering.value_of(node, "left"))
    right = lowering.value_of(node, "right")
    line = line_of(node)
    shift, append = OPERATORS["<<"], TEXT_CHANGES["<<"]

    def operate(run: Run) -> Value:
        try:
            value, other = left(run), right(run)
            if type(value) is str:
                return changed_string(run, value, append, None, [other], store)
            return shift(run, value, other)
        except (RubyError, UnsupportedRuby) as error:
            if error.line is None:
                error.line = line
            raise

    return operate


def lower_string_part(lowering: Lowering, place: Node) -> Callable[[Run, str, list[Value]], None]:
    """`string[…] = part`"""
    store = _storing(lowering, place)
    change = TEXT_CHANGES["[]="]

    def assign(run: Run, string: str, values: list[Value]) -> None:
        changed_string(run, string, change, None, values, store)

    return assign
