"""Manifests and EPP templates: what their trees show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from mupuppet.analysis.upgrades.templates_and_data import find_in_template
from mupuppet.analysis.upgrades.version_step import Step, finding, legacy_fact
from mupuppet.basics.records import Record, field, replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.legacy_facts import structured_fact
from mupuppet.functions.registry import find_function
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes
from mupuppet.syntax.parser import parse
from mupuppet.syntax.strictness import Strictness
from mupuppet.syntax.validation import validate
from mupuppet.versions import PuppetVersion

if TYPE_CHECKING:
    from mupuppet.syntax.parser import ParseResult

_Names = frozenset[str]
_DEFINITIONS = (nodes.ClassDefinition, nodes.DefinedType, nodes.FunctionDefinition)


class Parsed(Record):
    """A manifest or template, and the module that it belongs to."""

    source: SourceFile
    result: ParseResult
    module: str


class Variables(Record, frozen=False):
    """Which variables code sets, so that they are not taken for facts."""

    #: In the top scope and in node definitions, which all code sees.
    shared: set[str] = field(default_factory=set)
    #: By the name of the class.
    classes: dict[str, set[str]] = field(default_factory=dict)
    parents: dict[str, str] = field(default_factory=dict)
    #: By module: templates see the variables of the class or defined type that renders them.
    modules: dict[str, set[str]] = field(default_factory=dict)

    def add(self, parsed: Parsed) -> None:
        """Add what a file sets."""
        in_module = self.modules.setdefault(parsed.module, set())
        waiting: list[tuple[nodes.Node, set[str]]] = [(parsed.result.program, self.shared)]
        while waiting:
            node, names = waiting.pop()
            if isinstance(node, _DEFINITIONS):
                names = {parameter.name for parameter in node.parameters}
                if isinstance(node, nodes.ClassDefinition):
                    name = node.name.lower().removeprefix("::")
                    self.classes[name] = names
                    if node.parent:
                        self.parents[name] = node.parent.lower().removeprefix("::")
            elif isinstance(node, nodes.Assignment):
                names.update(_targets(node.target))
            elif isinstance(node, nodes.Lambda | nodes.EppTemplate):
                continue  # what is set there is seen there only
            waiting.extend((child, names) for child in nodes.children(node))
            if names is not self.shared:
                in_module |= names

    def of_class(self, name: str) -> set[str]:
        """What a class sets, and what it inherits."""
        found: set[str] = set()
        seen: set[str] = set()
        at: str | None = name.lower().removeprefix("::")
        while at is not None and at not in seen:
            seen.add(at)
            found |= self.classes.get(at, set())
            at = self.parents.get(at)
        return found


def _targets(target: nodes.Node) -> Iterator[str]:
    return (node.name for node in nodes.walk(target) if isinstance(node, nodes.Variable))


def parse_source(source: SourceFile, module: str, *, epp: bool) -> Parsed:
    """A file; one with mistakes has a tree of what could be read."""
    return Parsed(source, parse(source, epp=epp), module)


def find_in_tree(parsed: Parsed, step: Step, variables: Variables) -> Iterator[Diagnostic]:
    """What changes in a manifest or an EPP template."""
    if not parsed.result.ok:
        return
    yield from _newly_rejected(parsed, step)
    module = variables.modules.get(parsed.module, set())
    finder = _Finder(parsed.source, step, variables, frozenset(module))
    yield from finder.find(parsed.result.program)


def find_legacy_facts(parsed: Parsed, puppet: PuppetVersion) -> Iterator[Diagnostic]:
    """Legacy facts that one file reads, though agents of a version do not send them.

    What other files set is not known: a plain `$hostname` where variables of other classes are
    seen may be theirs, and is left out.
    """
    if puppet.legacy_facts or not parsed.result.ok:
        return
    variables = Variables()
    variables.add(parsed)
    step = Step(replace(puppet, legacy_facts=True), puppet)
    program = parsed.result.program
    open_scopes = [
        node
        for node in nodes.walk(program)
        if (isinstance(node, nodes.ClassDefinition) and node.parent)
        or (isinstance(node, nodes.EppTemplate) and node.parameters is None)
    ]
    for each in _Finder(parsed.source, step, variables, frozenset()).find(program):
        code = parsed.source.text[each.span.start : each.span.end]
        is_certain = not code.lstrip("$@").isidentifier()
        if is_certain or not any(o.start <= each.at < o.end for o in open_scopes):
            yield each


def _newly_rejected(parsed: Parsed, step: Step) -> Iterator[Diagnostic]:
    """Errors of the newer version that the older one does not have, or only as warnings."""
    before, after = (
        validate(
            parsed.result,
            parsed.source,
            strict=Strictness(version.strict),
            puppet=version,
        )
        for version in (step.before, step.after)
    )
    known = {(each.id, each.at) for each in before if each.is_error}
    for each in after:
        if each.is_error and (each.id, each.at) not in known:
            note = f"{step.before} only warns of this, or accepts it"
            yield replace(each, notes=(*each.notes, note))


class _Finder:
    """Walks through one file, with the variables that each part of it sees."""

    def __init__(
        self, source: SourceFile, step: Step, variables: Variables, module: _Names
    ) -> None:
        self._source = source
        self._step = step
        self._variables = variables
        self._module = module

    def find(self, program: nodes.Node) -> Iterator[Diagnostic]:
        shared = frozenset(self._variables.shared)
        waiting: list[tuple[nodes.Node, _Names]] = [(program, shared)]
        while waiting:
            node, names = waiting.pop()
            match node:
                case nodes.ClassDefinition():
                    names = shared | self._variables.of_class(node.name)
                case nodes.DefinedType() | nodes.FunctionDefinition():
                    names = shared | {each.name for each in node.parameters} | _assigned(node)
                case nodes.Lambda():
                    names = names | {each.name for each in node.parameters} | _assigned(node)
                case nodes.EppTemplate():
                    given = node.parameters
                    seen = self._module if given is None else {each.name for each in given}
                    names = shared | seen | _assigned(node)
                case _:
                    yield from self._at(node, names)
            waiting.extend((child, names) for child in reversed(list(nodes.children(node))))

    def _at(self, node: nodes.Node, names: _Names) -> Iterator[Diagnostic]:
        match node:
            case nodes.Variable(name) if self._step.loses_legacy_facts:
                plain = name.removeprefix("::")
                if "::" not in plain and (name != plain or plain not in names):
                    yield from self._legacy(plain, node)
            case nodes.Access(nodes.Variable(name), [key]) if name.removeprefix("::") == "facts":
                if self._step.loses_legacy_facts and isinstance(key, nodes.String | nodes.Name):
                    yield from self._legacy(str(key.value), node)
            case nodes.Binary("in", nodes.String(name) | nodes.Name(name), facts):
                if self._step.loses_legacy_facts and _is_facts(facts):
                    yield from self._legacy(str(name), node)
            case nodes.Call(nodes.Name(name), arguments):
                yield from self._call(name, arguments, node, names)
            case nodes.MethodCall(receiver, nodes.Name(name), arguments):
                yield from self._call(name, (receiver, *arguments), node, names)
            case nodes.Resource(type):
                yield from self._resource(type)

    def _legacy(self, name: str, node: nodes.Node) -> Iterator[Diagnostic]:
        structured = structured_fact(name)
        if structured is not None:
            yield legacy_fact(name, structured, self._source, node.start, node.end, self._step)

    def _call(
        self, name: str, arguments: Iterable[nodes.Node], node: nodes.Node, names: _Names
    ) -> Iterator[Diagnostic]:
        given = list(arguments)
        name = name.lower().removeprefix("::")
        if self._step.loses_legacy_facts:
            yield from self._read_by_call(name, given, names)
        if name in ("inline_template", "inline_epp"):
            for template in given if name == "inline_template" else given[:1]:
                yield from self._inline(template, names, epp=name == "inline_epp")
        if any(isinstance(each, nodes.Unfold) for each in given):
            return
        function = find_function(name)
        if function is None:
            return
        took, takes = (
            any(
                each.signature.minimum <= len(given) <= each.signature.maximum
                for each in function.for_puppet(version).dispatches
            )
            for version in (self._step.before, self._step.after)
        )
        if took and not takes:
            yield finding(
                "upgrade-changed-function",
                f"`{name}` does not take {len(given)} arguments in {self._step.after}",
                self._source, node.start, node.end,
                f"`mupuppet functions {name}` shows what it takes",
            )  # fmt: skip

    def _read_by_call(
        self, name: str, given: list[nodes.Node], names: _Names
    ) -> Iterator[Diagnostic]:
        """The fact that a function reads by its name."""
        if name in _READ_HASHES and len(given) > 1 and _is_facts(given[0]):
            read, path = given[1], f"facts.{getattr(given[1], 'value', '')}"
        elif given and name in ("fact", "getvar", "defined"):
            read, path = given[0], str(getattr(given[0], "value", ""))
        else:
            return
        if not isinstance(read, nodes.String):
            return
        if name == "defined":
            if not path.startswith("$") or path[1:] in names:
                return
            path = path[1:]
        path = path.removeprefix("::").removeprefix("facts.")
        yield from self._legacy(path.partition(".")[0], read)

    def _inline(self, template: nodes.Node, names: _Names, *, epp: bool) -> Iterator[Diagnostic]:
        """What a template shows that is in a string, which sees all variables around it."""
        written = template.text if isinstance(template, nodes.Heredoc) else template
        content, at = _content(written, self._source)
        source = SourceFile(content, self._source.name)
        if epp:
            parsed = parse(source, epp=True)
            finder = _Finder(source, self._step, self._variables, names)
            found = finder.find(parsed.program) if parsed.ok else iter(())
        else:
            found = find_in_template(source, self._step, set(names))
        for each in found:
            if at is None:
                start, end = template.start, template.end
            else:
                start, end = at + each.span.start, at + each.span.end
            yield replace(each, source=self._source, span=Span(start, end), at=start)

    def _resource(self, type: nodes.Node) -> Iterator[Diagnostic]:
        if isinstance(type, nodes.Name) and type.value.removeprefix("::") in self._step.lost_types:
            yield finding(
                "upgrade-removed-type",
                f"{self._step.after} comes without the resource type `{type.value}`",
                self._source, type.start, type.end,
                "install the module that has it",
            )  # fmt: skip


#: Functions that read a value of a hash by its key or path.
_READ_HASHES = frozenset(["dig", "get", "has_key"])


def _is_facts(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Variable) and node.name.removeprefix("::") == "facts"


def _content(written: nodes.Node, source: SourceFile) -> tuple[str, int | None]:
    """The content of a string, and where it is, if that is as it is written there."""
    if isinstance(written, nodes.String):
        start, raw = written.start, source.text[written.start : written.end]
        if raw[:1] in ("'", '"'):
            start, raw = start + 1, raw[1:-1]
        margin = len(raw) - len(raw.lstrip())
        start, raw = start + margin, raw[margin:]
        same = raw.split() == written.value.split()  # a heredoc has lost its margin
        return (raw, start) if same else (written.value, None)
    if isinstance(written, nodes.InterpolatedString):
        pieces = (
            each.value if isinstance(each, nodes.String) else " " for each in written.segments
        )
        return "".join(pieces), None
    return "", None


def _assigned(node: nodes.Node) -> _Names:
    """The variables that a part of code sets, without those of lambdas in it."""
    found: set[str] = set()
    waiting = list(nodes.children(node))
    while waiting:
        each = waiting.pop()
        if isinstance(each, nodes.Assignment):
            found.update(_targets(each.target))
        if not isinstance(each, nodes.Lambda):
            waiting.extend(nodes.children(each))
    return frozenset(found)
