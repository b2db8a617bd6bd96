"""Methods of hashes."""

from __future__ import annotations

from mupuppet.ruby.core.identity import clone, freeze
from mupuppet.ruby.core.ordering import ENUMERABLE
from mupuppet.ruby.core.run import Run
from mupuppet.ruby.core.runtime import MANY, TABLES, Enumerator, Table, call_method, definer
from mupuppet.ruby_semantics.comparison import equal, key, truthy
from mupuppet.ruby_semantics.conversion import as_hash, as_integer, inspect
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.objects import DefaultHash, Proc
from mupuppet.values.hashes import keys_of, pairs_of, unkey
from mupuppet.values.value import Value

hash_table: Table = {**ENUMERABLE}
hash_method = definer(hash_table, holds=True)
TABLES[dict] = TABLES[DefaultHash] = hash_table

Hash = dict[Value, Value]


@hash_method("each each_pair", enumerates=True)
def _each(run: Run, hash: Hash, block: Proc) -> Value:
    size = len(hash)
    call = block.call
    for name, value in list(pairs_of(hash)):
        call([name, value])
        if len(hash) > size:
            raise key_added(hash, size)
    return hash


def key_added(hash: Hash, size: int) -> RubyError:
    """The error of a hash that has grown while code went through it; it gets no new keys."""
    while len(hash) > size:
        hash.popitem()
    return RubyError("RuntimeError", "can't add a new key into hash during iteration")


@hash_method("each_key", enumerates=True)
def _each_key(run: Run, hash: Hash, block: Proc) -> Value:
    for name in keys_of(hash):
        block.call(name)
    return hash


@hash_method("each_value", enumerates=True)
def _each_value(run: Run, hash: Hash, block: Proc) -> Value:
    for value in list(hash.values()):
        block.call(value)
    return hash


hash_method("keys")(lambda run, hash, block: keys_of(hash))
hash_method("values")(lambda run, hash, block: list(hash.values()))
hash_method("length size")(lambda run, hash, block: len(hash))
hash_method("empty?")(lambda run, hash, block: not hash)
hash_method("to_hash itself")(lambda run, hash, block: hash)
hash_method("freeze")(freeze)
hash_method("clone", 0, 1)(clone)
hash_method("inspect to_s", makes=True)(lambda run, hash, block: inspect(hash))
hash_method("has_key? key? include? member?", 1)(lambda run, hash, block, name: key(name) in hash)
hash_method("has_value? value?", 1)(
    lambda run, hash, block, value: any(equal(value, found) for found in hash.values())
)
hash_method("compact")(lambda run, hash, block: {n: v for n, v in hash.items() if v is not None})


@hash_method("dup")
def _dup(run: Run, hash: Hash, block: Proc | None) -> Value:
    if not isinstance(hash, DefaultHash):
        return dict(hash)
    copy = DefaultHash(hash.default, hash.make)
    copy.update(hash)
    return copy


@hash_method("to_h")
def _to_h(run: Run, hash: Hash, block: Proc | None) -> Value:
    if block is None:
        return hash
    pairs = Proc(lambda pair: block.call(*pair), 1, False)
    return ENUMERABLE["to_h"].function(run, hash, pairs)


@hash_method("[]", 1)
def _get(run: Run, hash: Hash, block: Proc | None, name: Value) -> Value:
    found = hash.get(key(name))
    if found is None and isinstance(hash, DefaultHash) and key(name) not in hash:
        return hash.make.call(hash, name) if hash.make is not None else hash.default
    return found


@hash_method("fetch", 1, 2)
def _fetch(run: Run, hash: Hash, block: Proc | None, name: Value, *default: Value) -> Value:
    if key(name) in hash:
        return hash[key(name)]
    if block is not None:
        return block.call(name)
    if default:
        return default[0]
    raise RubyError("KeyError", f"key not found: {inspect(name)}")


@hash_method("dig", 1, MANY)
def _dig(run: Run, hash: Hash, block: Proc | None, name: Value, *rest: Value) -> Value:
    found = _get(run, hash, None, name)
    if not rest or found is None:
        return found
    if type(found) not in TABLES or "dig" not in TABLES[type(found)]:
        from mupuppet.ruby_semantics.classes import class_name

        raise RubyError("TypeError", f"{class_name(found)} does not have #dig method")
    return call_method(run, found, "dig", list(rest), None)


@hash_method("key", 1)
def _key(run: Run, hash: Hash, block: Proc | None, value: Value) -> Value:
    return next((name for name, found in pairs_of(hash) if equal(found, value)), None)


@hash_method("values_at", 0, MANY)
def _values_at(run: Run, hash: Hash, block: Proc | None, *names: Value) -> Value:
    return [_get(run, hash, None, name) for name in names]


@hash_method("slice", 0, MANY)
def _slice(run: Run, hash: Hash, block: Proc | None, *names: Value) -> Value:
    return {key(name): hash[key(name)] for name in names if key(name) in hash}


@hash_method("except", 0, MANY)
def _except(run: Run, hash: Hash, block: Proc | None, *names: Value) -> Value:
    removed = {key(name) for name in names}
    return {name: value for name, value in hash.items() if name not in removed}


@hash_method("select filter", enumerates=True)
def _select(run: Run, hash: Hash, block: Proc) -> Value:
    return {n: v for n, v in list(hash.items()) if truthy(block.call(unkey(n), v))}


@hash_method("reject", enumerates=True)
def _reject(run: Run, hash: Hash, block: Proc) -> Value:
    return {n: v for n, v in list(hash.items()) if not truthy(block.call(unkey(n), v))}


@hash_method("any?", 0, 1)
def _any(run: Run, hash: Hash, block: Proc | None, *pattern: Value) -> Value:
    if block is None and not pattern:
        return bool(hash)
    return ENUMERABLE["any?"].function(run, hash, block, *pattern)


@hash_method("transform_values", enumerates=True)
def _transform_values(run: Run, hash: Hash, block: Proc) -> Value:
    return {name: block.call(value) for name, value in hash.items()}


@hash_method("transform_keys", 0, 1)
def _transform_keys(run: Run, hash: Hash, block: Proc | None, *names: Value) -> Value:
    if not names:
        if block is None:
            return Enumerator(hash, "transform_keys", [])
        return {key(block.call(unkey(name))): value for name, value in hash.items()}
    new = as_hash(names[0])
    made: Hash = {}
    for name, value in hash.items():
        if name in new:
            made[key(new[name])] = value
        else:
            made[name if block is None else key(block.call(unkey(name)))] = value
    return made


@hash_method("transform_values!", enumerates=True, changes=True)
def _transform_values_here(run: Run, hash: Hash, block: Proc) -> Value:
    for name, value in list(hash.items()):
        hash[name] = block.call(value)
    return hash


@hash_method("transform_keys!", 0, 1, changes=True)
def _transform_keys_here(run: Run, hash: Hash, block: Proc | None, *names: Value) -> Value:
    if not names and block is None:
        raise UnsupportedRuby("`transform_keys!' without a block")
    made = _transform_keys(run, hash, block, *names)
    if isinstance(made, dict):
        hash.clear()
        hash.update(made)
        return hash
    return made


@hash_method("compact!", changes=True)
def _compact_here(run: Run, hash: Hash, block: Proc | None) -> Value:
    empty = [name for name, value in hash.items() if value is None]
    for name in empty:
        del hash[name]
    return hash if empty else None


@hash_method("replace", 1, changes=True)
def _replace(run: Run, hash: Hash, block: Proc | None, other: Value) -> Value:
    entries = dict(as_hash(other))
    hash.clear()
    hash.update(entries)
    return hash


@hash_method("shift", changes=True)
def _shift(run: Run, hash: Hash, block: Proc | None) -> Value:
    if not hash:
        return None
    first = next(iter(hash))
    return [unkey(first), hash.pop(first)]


@hash_method("assoc", 1)
def _assoc(run: Run, hash: Hash, block: Proc | None, wanted: Value) -> Value:
    return next(([n, v] for n, v in pairs_of(hash) if equal(n, wanted)), None)


@hash_method("rassoc", 1)
def _rassoc(run: Run, hash: Hash, block: Proc | None, wanted: Value) -> Value:
    return next(([n, v] for n, v in pairs_of(hash) if equal(v, wanted)), None)


@hash_method("fetch_values", 0, MANY)
def _fetch_values(run: Run, hash: Hash, block: Proc | None, *names: Value) -> Value:
    return [_fetch(run, hash, block, name) for name in names]


@hash_method("flatten", 0, 1)
def _flatten(run: Run, hash: Hash, block: Proc | None, depth: Value = 1) -> Value:
    pairs: list[Value] = [[name, value] for name, value in pairs_of(hash)]
    levels = as_integer(depth)
    return call_method(run, pairs, "flatten", [levels], None) if levels else pairs


@hash_method("default", 0, 1)
def _default(run: Run, hash: Hash, block: Proc | None, *name: Value) -> Value:
    return hash.default if isinstance(hash, DefaultHash) else None


hash_method("rehash")(lambda run, hash, block: hash)
hash_method("compare_by_identity?")(lambda run, hash, block: False)
hash_method("deconstruct_keys", 1)(lambda run, hash, block, names: hash)


def _within(smaller: Hash, larger: Hash) -> bool:
    return all(name in larger and equal(larger[name], v) for name, v in smaller.items())


hash_method("<=", 1)(lambda run, hash, block, other: _within(hash, as_hash(other)))
hash_method(">=", 1)(lambda run, hash, block, other: _within(as_hash(other), hash))
hash_method("<", 1)(
    lambda run, hash, block, other: _within(hash, as_hash(other)) and len(hash) < len(other)
)
hash_method(">", 1)(
    lambda run, hash, block, other: _within(as_hash(other), hash) and len(hash) > len(other)
)


@hash_method("to_proc")
def _to_proc(run: Run, hash: Hash, block: Proc | None) -> Value:
    return Proc(lambda name: _get(run, hash, None, name), 1, is_lambda=True)


@hash_method("invert")
def _invert(run: Run, hash: Hash, block: Proc | None) -> Value:
    return {key(value): name for name, value in pairs_of(hash)}


@hash_method("merge", 0, MANY)
def _merge(run: Run, hash: Hash, block: Proc | None, *others: Value) -> Value:
    made: Hash = _dup(run, hash, None)
    return _merged(made, block, others)


def _merged(made: Hash, block: Proc | None, others: tuple[Value, ...]) -> Hash:
    for other in others:
        for name, value in as_hash(other).items():
            if block is not None and name in made:
                made[name] = block.call(unkey(name), made[name], value)
            else:
                made[name] = value
    return made


@hash_method("merge! update", 0, MANY, changes=True)
def _merge_here(run: Run, hash: Hash, block: Proc | None, *others: Value) -> Value:
    return _merged(hash, block, others)


@hash_method("[]= store", 2, changes=True)
def _set(run: Run, hash: Hash, block: Proc | None, name: Value, value: Value) -> Value:
    hash[key(name)] = value
    return value


@hash_method("delete", 1, changes=True)
def _delete(run: Run, hash: Hash, block: Proc | None, name: Value) -> Value:
    if block is not None and key(name) not in hash:
        return block.call(name)
    return hash.pop(key(name), None)


@hash_method("clear", changes=True)
def _clear(run: Run, hash: Hash, block: Proc | None) -> Value:
    hash.clear()
    return hash


def _define_change(name: str, twin: str, *, nil_if_same: bool) -> None:
    @hash_method(name, enumerates=True, changes=True)
    def change(run: Run, hash: Hash, block: Proc) -> Value:
        made = call_method(run, hash, twin, [], block)
        same = len(made) == len(hash)
        hash.clear()
        hash.update(made)
        return None if nil_if_same and same else hash


_define_change("select!", "select", nil_if_same=True)
_define_change("filter!", "select", nil_if_same=True)
_define_change("keep_if", "select", nil_if_same=False)
_define_change("reject!", "reject", nil_if_same=True)
_define_change("delete_if", "reject", nil_if_same=False)


@hash_method("find detect", enumerates=True)
def _find(run: Run, hash: Hash, block: Proc) -> Value:
    return next(([n, v] for n, v in pairs_of(hash) if truthy(block.call([n, v]))), None)


@hash_method("sum", 0, 1)
def _sum(run: Run, hash: Hash, block: Proc | None, *start: Value) -> Value:
    if block is None:
        raise UnsupportedRuby("the sum of a hash")
    return ENUMERABLE["sum"].function(run, hash, block, *start)
