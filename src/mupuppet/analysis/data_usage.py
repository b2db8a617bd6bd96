"""Which keys of the data code can read: parameters of classes, and keys of lookups.

Parameters follow from the definitions, and keys of lookups from literals. An interpolated key such
as `"profile::${role}::port"` may be any key of that form, and a computed one may be any key: such
calls are listed, since they limit what is known about unused data.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from mupuppet.basics.records import Record, field
from mupuppet.compiler.functions.traits import calls
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.file_reading import Reading
from mupuppet.functions.declarations import Trait
from mupuppet.hiera.inventory import DataKey, Inventory
from mupuppet.hiera.keys import LookupKey
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import parse

#: Calls in ERB templates and in Ruby code.
_RUBY_CALL = re.compile(
    r"""(?:function_(?:hiera\w*|lookup)\s*\(?\s*\[?|"""
    r"""call_function\(\s*:?['"]?(?:lookup|hiera\w*)['"]?\s*,\s*\[?)\s*(?:"([^"#]+)"|'([^']+)')"""
)
#: The similarity above which another key is suggested.
_LIKENESS = 0.85
_LIKENESS_OF_PARAMETERS = 0.6


class ComputedKey(Record):
    """A lookup whose key is not a literal."""

    source: SourceFile
    at: int


class DataUsage(Record, frozen=False):
    """The keys that code reads."""

    #: The parameters of each class.
    classes: dict[str, set[str]] = field(default_factory=dict)
    defines: set[str] = field(default_factory=set)
    #: Keys that are looked up, without the segments after a dot.
    keys: set[str] = field(default_factory=set)
    #: Patterns of interpolated keys.
    patterns: list[re.Pattern[str]] = field(default_factory=list)
    computed: list[ComputedKey] = field(default_factory=list)
    #: Files that cannot be parsed: what they use is not known.
    problems: list[Diagnostic] = field(default_factory=list)

    def reads(self, key: str) -> bool:
        """Whether code may read a key."""
        class_name, _, parameter = key.rpartition("::")
        if parameter in self.classes.get(class_name, ()) or key in self.keys:
            return True
        return any(pattern.fullmatch(key) for pattern in self.patterns)


class UnusedKey(Record):
    """A key that nothing reads, why, and the key that may have been meant."""

    found: DataKey
    reason: str
    suggestion: str | None


def data_usage(readings: Iterable[Reading]) -> DataUsage:
    """The keys that the code in some files reads."""
    usage = DataUsage()
    for source, problems in readings:
        if problems:
            usage.problems += problems
        elif source.name.endswith((".erb", ".rb")):
            usage.keys.update(_root(found[1] or found[2]) for found in _calls(source.text))
        else:
            result = parse(source, epp=source.name.endswith(".epp"))
            usage.problems += [each for each in result.diagnostics if each.is_error]
            for node in n.walk(result.program):
                _add(node, source, usage)
    return usage


def unused_keys(inventory: Inventory, usage: DataUsage) -> list[UnusedKey]:
    """The keys that neither code nor other data reads."""
    usage.keys.update(map(_root, inventory.interpolated))
    parameters = [f"{name}::{each}" for name, given in usage.classes.items() for each in given]
    candidates = sorted({*parameters, *usage.keys})
    return [
        UnusedKey(each, _reason(each.key, usage), _nearest(each.key, usage, candidates))
        for each in inventory.keys
        if not usage.reads(each.key)
    ]


def _reason(key: str, usage: DataUsage) -> str:
    class_name, _, parameter = key.rpartition("::")
    if class_name in usage.classes:
        return f"class {class_name} has no parameter `{parameter}`"
    if class_name in usage.defines:
        return f"{class_name} is a defined type: data has no parameters for it"
    if class_name:
        return f"there is no class {class_name}, and nothing looks it up"
    return "nothing looks it up"


def _nearest(key: str, usage: DataUsage, candidates: list[str]) -> str | None:
    class_name, _, parameter = key.rpartition("::")
    given = sorted(usage.classes.get(class_name, ()))
    near = get_close_matches(parameter, given, n=1, cutoff=_LIKENESS_OF_PARAMETERS)
    if near:
        return f"{class_name}::{near[0]}"
    near = get_close_matches(key, candidates, n=1, cutoff=_LIKENESS)
    return near[0] if near else None


def _calls(source: str) -> Iterator[re.Match[str]]:
    return _RUBY_CALL.finditer(source)


def _root(key: str) -> str:
    return LookupKey(key).root


def _add(node: n.Node, source: SourceFile, usage: DataUsage) -> None:
    if isinstance(node, n.ClassDefinition):
        usage.classes.setdefault(node.name.lower(), set()).update(p.name for p in node.parameters)
    elif isinstance(node, n.DefinedType):
        usage.defines.add(node.name.lower())
    elif calls(node, Trait.LOOKS_UP_DATA):
        if isinstance(node, n.MethodCall):
            _add_key(node.receiver, source, usage)
        elif isinstance(node, n.Call) and node.arguments:
            _add_key(node.arguments[0], source, usage)


def _add_key(node: n.Node, source: SourceFile, usage: DataUsage) -> None:
    if isinstance(node, n.Paren):
        _add_key(node.expression, source, usage)
    elif isinstance(node, (n.String, n.Name)):
        usage.keys.add(_root(node.value))
    elif isinstance(node, n.Array):
        for element in node.elements:
            _add_key(element, source, usage)
    elif isinstance(node, n.Hash):
        for entry in node.entries:
            if isinstance(entry.key, (n.String, n.Name)) and entry.key.value == "name":
                _add_key(entry.value, source, usage)
    elif isinstance(node, n.InterpolatedString) and _pattern(node).strip(".*:"):
        usage.patterns.append(re.compile(_pattern(node), re.DOTALL))
    else:
        usage.computed.append(ComputedKey(source, node.start))


def _pattern(node: n.InterpolatedString) -> str:
    """The pattern of an interpolated key; what follows a dot is part of the value."""
    regexp = ""
    for segment in node.segments:
        if not isinstance(segment, n.String):
            regexp += ".*"
            continue
        literal, dot, _ = segment.value.partition(".")
        regexp += re.escape(literal)
        if dot:
            break
    return regexp
