"""Pattern matching: `case value in pattern`, `value => pattern`, `value in pattern`."""

from __future__ import annotations

from collections.abc import Callable

from mupuppet.ruby.compilation.literals import lower_frozen
from mupuppet.ruby.compilation.lowering import (
    Lowering,
    Node,
    line_of,
    source_of,
    unsupported,
)
from mupuppet.ruby.core.objects import RubyObject, find_callee
from mupuppet.ruby.core.operators import case_equal
from mupuppet.ruby.core.run import Closure, Run
from mupuppet.ruby.core.runtime import call_method
from mupuppet.ruby_semantics.comparison import truthy
from mupuppet.ruby_semantics.conversion import inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import Symbol
from mupuppet.values.value import Value

#: Whether a value matches; if so, the variables of the pattern have their values.
Test = Callable[[Run, Value], bool]


def _lower_pattern(lowering: Lowering, node: Node) -> Test:
    make = _PATTERNS.get(node.type)
    if make is not None:
        return make(lowering, node)
    wanted = lower_frozen(lowering, node)
    return lambda run, value: case_equal(run, wanted(run), value)


def _variable(lowering: Lowering, node: Node) -> Test:
    slot = lowering.declare(source_of(node))

    def bind(run: Run, value: Value) -> bool:
        run.slots[slot] = value
        return True

    return bind


def _pinned(lowering: Lowering, node: Node) -> Test:
    """`^name` or `^(expression)`"""
    wanted = lowering.lower(node.named_children[0])
    return lambda run, value: case_equal(run, wanted(run), value)


def _alternatives(lowering: Lowering, node: Node) -> Test:
    tests = [_lower_pattern(lowering, each) for each in node.children_by_field_name("alternatives")]
    return lambda run, value: any(test(run, value) for test in tests)


def _named(lowering: Lowering, node: Node) -> Test:
    """`pattern => name`"""
    test = _lower_pattern(lowering, node.child_by_field_name("value"))
    bind = _variable(lowering, node.child_by_field_name("name"))
    return lambda run, value: test(run, value) and bind(run, value)


def _parenthesized(lowering: Lowering, node: Node) -> Test:
    return _lower_pattern(lowering, node.named_children[0])


def _class_test(lowering: Lowering, node: Node) -> Test:
    kind_node = node.child_by_field_name("class")
    if kind_node is None:
        return lambda run, value: True
    kind = lowering.lower(kind_node)
    return lambda run, value: case_equal(run, kind(run), value)


def _elements(lowering: Lowering, node: Node) -> list[Node]:
    kind_node = node.child_by_field_name("class")
    return [each for each in node.named_children if each != kind_node and each.type != "comment"]


def _splat(lowering: Lowering, node: Node) -> Test:
    """`*name`, or `*` for what is not needed."""
    name = node.child_by_field_name("name")
    return _variable(lowering, name) if name is not None else lambda run, value: True


def _deconstructed(run: Run, value: Value) -> list[Value] | None:
    if type(value) is list:
        return value
    if isinstance(value, RubyObject) and find_callee(value, "deconstruct") is not None:
        made = call_method(run, value, "deconstruct", [], None)
        if type(made) is not list:
            raise RubyError("TypeError", "deconstruct must return Array")
        return made
    return None


def _array(lowering: Lowering, node: Node) -> Test:
    """`[first, *rest, last]`"""
    is_kind = _class_test(lowering, node)
    before: list[Test] = []
    behind: list[Test] = []
    rest: Test | None = None
    for each in _elements(lowering, node):
        if each.type == "splat_parameter":
            rest = _splat(lowering, each)
        else:
            (before if rest is None else behind).append(_lower_pattern(lowering, each))
    least = len(before) + len(behind)

    def matches(run: Run, value: Value) -> bool:
        found = _deconstructed(run, value) if is_kind(run, value) else None
        if found is None or len(found) < least or (rest is None and len(found) > least):
            return False
        end = len(found) - len(behind)
        return (
            all(test(run, each) for test, each in zip(before, found, strict=False))
            and (rest is None or rest(run, found[len(before) : end]))
            and all(test(run, each) for test, each in zip(behind, found[end:], strict=True))
        )

    return matches


def _find(lowering: Lowering, node: Node) -> Test:
    """`[*, pattern, *]`"""
    is_kind = _class_test(lowering, node)
    first, *middle, last = _elements(lowering, node)
    head = _splat(lowering, first)
    tests = [_lower_pattern(lowering, each) for each in middle]
    tail = _splat(lowering, last)

    def matches(run: Run, value: Value) -> bool:
        found = _deconstructed(run, value) if is_kind(run, value) else None
        if found is None:
            return False
        for start in range(len(found) - len(tests) + 1):
            run.tick()
            end = start + len(tests)
            if all(test(run, each) for test, each in zip(tests, found[start:end], strict=True)):
                return head(run, found[:start]) and tail(run, found[end:])
        return False

    return matches


def _hash(lowering: Lowering, node: Node) -> Test:
    """`{name:, other: pattern, **rest}`"""
    is_kind = _class_test(lowering, node)
    tests: list[tuple[Symbol, Test]] = []
    rest: Test | None = None
    parts = _elements(lowering, node)
    for each in parts:
        if each.type == "hash_splat_nil":
            rest = lambda run, others: not others  # noqa: E731  # as short as it is
        elif each.type == "hash_splat_parameter":
            rest = _splat(lowering, each)
        elif each.type == "keyword_pattern":
            tests.append(_lower_keyword(lowering, each))
        else:
            raise unsupported(each)
    has_rest = rest is not None and any(
        each.type == "hash_splat_nil" or each.named_children for each in parts[-1:]
    )
    names: Value = None if has_rest else [name for name, _ in tests]

    def matches(run: Run, value: Value) -> bool:
        if not is_kind(run, value):
            return False
        found = value
        if isinstance(value, RubyObject) and find_callee(value, "deconstruct_keys") is not None:
            found = call_method(run, value, "deconstruct_keys", [names], None)
            if not isinstance(found, dict):
                raise RubyError("TypeError", "deconstruct_keys must return Hash")
        if not isinstance(found, dict) or (not parts and found):
            return False
        if not all(name in found and test(run, found[name]) for name, test in tests):
            return False
        wanted = {name for name, _ in tests}
        others = {name: each for name, each in found.items() if name not in wanted}
        return rest is None or rest(run, others)

    return matches


def _lower_keyword(lowering: Lowering, node: Node) -> tuple[Symbol, Test]:
    key, value = node.child_by_field_name("key"), node.child_by_field_name("value")
    if key.type == "string" and len(key.named_children) == 1:
        key = key.named_children[0]
    if key.type not in ("hash_key_symbol", "string_content"):
        raise unsupported(key, "a computed key in a pattern")
    test = _lower_pattern(lowering, value) if value is not None else _variable(lowering, key)
    return Symbol(source_of(key)), test


_PATTERNS: dict[str, Callable[[Lowering, Node], Test]] = {
    "identifier": _variable,
    "variable_reference_pattern": _pinned,
    "expression_reference_pattern": _pinned,
    "alternative_pattern": _alternatives,
    "as_pattern": _named,
    "parenthesized_pattern": _parenthesized,
    "array_pattern": _array,
    "find_pattern": _find,
    "hash_pattern": _hash,
}


def _lower_clause(lowering: Lowering, node: Node) -> tuple[Test, Closure]:
    test = _lower_pattern(lowering, node.child_by_field_name("pattern"))
    guard_node = node.child_by_field_name("guard")
    body = lowering.branch
    if guard_node is None:
        return test, body(node.child_by_field_name("body"))
    guard = lowering.value_of(guard_node, "condition")
    wanted = guard_node.type == "if_guard"

    def guarded(run: Run, value: Value) -> bool:
        return test(run, value) and truthy(guard(run)) is wanted

    return guarded, body(node.child_by_field_name("body"))


def _case(lowering: Lowering, node: Node) -> Closure:
    subject = lowering.value_of(node, "value")
    clauses = [_lower_clause(lowering, each) for each in node.children_by_field_name("clauses")]
    last = node.child_by_field_name("else")
    otherwise = lowering.branch(last) if last is not None else None
    line = line_of(node)

    def choose(run: Run) -> Value:
        value = subject(run)
        for test, body in clauses:
            if test(run, value):
                return body(run)
        if otherwise is not None:
            return otherwise(run)
        raise _no_match(value, len(clauses) == 1, line)

    return choose


def _no_match(value: Value, is_only: bool, line: int) -> Exception:
    """The error of a value that no pattern matches; that of a single one has many details."""
    if is_only:
        return UnsupportedRuby("a pattern that does not match", line)
    error = RubyError("NoMatchingPatternError", inspect(value))
    error.line = line
    return error


def _match(lowering: Lowering, node: Node) -> Closure:
    """`value => pattern`"""
    subject = lowering.value_of(node, "value")
    test = _lower_pattern(lowering, node.child_by_field_name("pattern"))
    line = line_of(node)

    def match(run: Run) -> Value:
        value = subject(run)
        if not test(run, value):
            raise _no_match(value, True, line)
        return None

    return match


def _test(lowering: Lowering, node: Node) -> Closure:
    """`value in pattern`"""
    subject = lowering.value_of(node, "value")
    test = _lower_pattern(lowering, node.child_by_field_name("pattern"))
    return lambda run: test(run, subject(run))


#: The lowering of each kind of node that matches patterns.
MATCHING = {"case_match": _case, "match_pattern": _match, "test_pattern": _test}
