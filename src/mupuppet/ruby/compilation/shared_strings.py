"""Strings that are changed although there may be several references to them.

Python's strings are immutable. In a program that may change a string with several references, the
run records that the string has become another one, and every read of the old one gives the new one.
So that no other string is affected, strings that are distinct objects in Ruby are distinct objects
here as well in such a program: literals and results are copied.

Python shares strings of one character and the empty string; these can be changed only where
provably nothing else references them.
"""

from __future__ import annotations

from mupuppet.ruby.core.runtime import Run, check_size
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import DefaultHash, MatchData, Proc, Symbol
from mupuppet.values.basic import Value

#: Methods whose result may be the receiver itself.
ITSELF = frozenset("to_s to_str itself freeze tap then yield_self +@ -@".split())
#: Methods of other values that return new strings, none that the value references.
_MAKING = frozenset("join inspect to_s sum pack to_json to_yaml strftime name".split())
_COLLECTIONS = frozenset([list, dict, DefaultHash])
#: Methods that return new strings made of their arguments.
_TEXT_KINDS = frozenset([str, Symbol, MatchData])


def is_shared(string: str) -> bool:
    """Whether Python shares all strings with this content."""
    return len(string) < 2


def fresh(run: Run, string: str) -> str:
    """A copy of a string as another object."""
    if is_shared(string):
        return string
    made = string[:1] + string[1:]
    if id(string) in run.binaries:
        run.binaries[id(made)] = made
    return made


def as_new(run: Run, value: Value) -> Value:
    """The result of something that makes new strings."""
    return fresh(run, value) if run.became is not None and type(value) is str else value


def check_not_frozen(run: Run, string: str) -> None:
    """Raise RubyError if a string is frozen."""
    if id(string) in run.frozen:
        raise RubyError("FrozenError", f"can't modify frozen String: {inspect(string)}")


def become(run: Run, old: str, new: str) -> None:
    """Let every reference to a string refer to another one from now on."""
    assert run.became is not None  # only programs that change strings come here
    if is_shared(old):
        raise UnsupportedRuby("a string is changed that something else may hold")
    # The old one is stored, so that its identity is not reused.
    run.became[id(old)] = (old, new)
    run.changed_characters += len(old)
    check_size(run.changed_characters)


def current(run: Run, value: Value) -> Value:
    """The current form of a value; strings in arrays and hashes are replaced in place."""
    if not run.became:
        return value
    if type(value) is str:
        return _current_string(run.became, value)
    if type(value) in _COLLECTIONS:
        _update(run, value, set())
    return value


def _current_string(became: dict[int, tuple[str, str]], string: str) -> str:
    first = string
    found = became.get(id(string))
    while found is not None:
        string = found[1]
        found = became.get(id(string))
    if string is not first:
        became[id(first)] = (first, string)  # shorten the chain
    return string


def _update(run: Run, value: Value, seen: set[int]) -> None:
    if id(value) in seen:
        return
    seen.add(id(value))
    run.tick()
    became = run.became or {}
    for place, entry in list(enumerate(value)) if type(value) is list else list(value.items()):
        if type(entry) is str:
            if id(entry) in became:
                value[place] = _current_string(became, entry)
        elif type(entry) in _COLLECTIONS:
            _update(run, entry, seen)


def distinct(run: Run, receiver: Value, name: str, result: Value) -> Value:
    """The result of a method, as a new object."""
    if type(result) is str:
        kind = type(receiver)
        if name == "freeze" and not is_shared(result):
            run.frozen[id(result)] = result
        makes = name not in ITSELF if kind is str else kind in _TEXT_KINDS or name in _MAKING
        return fresh(run, result) if makes else result
    if type(result) is list and type(receiver) in _TEXT_KINDS:
        return [fresh(run, entry) if type(entry) is str else entry for entry in result]
    return result


def giving_copies(run: Run, block: Proc) -> Proc:
    """A block that receives parts of a string."""
    inner = block.call

    def call(*values: Value) -> Value:
        return inner(*(fresh(run, value) if type(value) is str else value for value in values))

    made = Proc(call, block.parameter_count, block.is_lambda)
    made.is_open = block.is_open
    return made


def is_held_once(run: Run, string: str) -> bool:
    """Whether only one place in all variables and their values references such a string."""
    if run.depth > 1:
        return False  # callers may reference it, too
    seen: set[int] = set()
    found = 0
    waiting = [*run.slots, *run.assigned.values()]
    while waiting:
        value = waiting.pop()
        if type(value) is str:
            found += _current_string(run.became or {}, value) == string
        elif type(value) in _COLLECTIONS and id(value) not in seen:
            seen.add(id(value))
            run.tick()
            waiting += value if type(value) is list else value.values()
    return found <= 1
