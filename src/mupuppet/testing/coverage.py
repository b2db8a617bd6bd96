"""What tests have covered: resources, classes, parameters, branches and keys of data.

Everything is counted during ordinary compilations. A branch is lowered when it is first taken, so a
lowering that records what it lowers knows the branches; the closures are unchanged.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from mupuppet.basics import slashed
from mupuppet.compiler.api import Compilation, compile
from mupuppet.compiler.compiler import Compiler
from mupuppet.compiler.evaluation.lowering import Closure, LoweredBody, Lowering
from mupuppet.compiler.host.hiera_data import Data, LookupScope
from mupuppet.compiler.program.program import Program
from mupuppet.environment.companions import Companions
from mupuppet.environment.file_reading import read_source
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.explain import Place, Trace
from mupuppet.syntax import nodes as n
from mupuppet.syntax.parser import parse

if TYPE_CHECKING:
    from mupuppet.catalog.catalog import CatalogResource
    from mupuppet.compiler.inputs import CompilationInputs
    from mupuppet.compiler.model.interfaces import LookupFunction
    from mupuppet.compiler.model.resource import Resource
    from mupuppet.compiler.model.scope import Frame, Scope
    from mupuppet.compiler.program.definitions import Unit
    from mupuppet.functions.registry import Block
    from mupuppet.testing.project import Project
    from mupuppet.values.value import Value

#: What is counted, in the order of reports.
KINDS = ("resources", "classes", "parameters", "branches", "data")
#: A place: a file relative to the project, a line, and what is there.
Item = tuple[str, int, str]
_Branch = tuple[str, int, str]
_Definition = n.ClassDefinition | n.DefinedType
#: Resources that are counted as classes.
_CONTAINERS = frozenset(["Class", "Stage", "Node"])


#: Directories of code that is not tested, or tests itself.
_OF_OTHERS = frozenset(["fixtures", "modules", "vendor", "spec", "tests"])
#: Directories of a module or an environment in which those names mean nothing.
_OF_MODULES = frozenset(["data", "manifests"])


class Coverage:
    """What the tests of a run have covered of the code below a directory."""

    def __init__(self) -> None:
        #: What there is, and what of it was covered, by kind.
        self.known: dict[str, set[Item]] = {kind: set() for kind in KINDS}
        self.covered: dict[str, set[Item]] = {kind: set() for kind in KINDS}
        self._surveyed: set[str] = set()
        self._companions: dict[int, Companions] = {}
        self._root = ""

    # --- While tests run

    def compile(self, project: Project, inputs: CompilationInputs) -> Compilation:
        """Compile, and count."""
        self._root = project.root
        self._survey(project)
        result = compile(inputs, lambda given: _CoveringCompiler(self, given))
        for resource in result.catalog or ():
            if resource.type not in _CONTAINERS and (item := self._of_resource(resource)):
                self.known["resources"].add(item)
        return result

    def touch(self, resource: CatalogResource) -> None:
        """An assertion is about a resource."""
        item = self._of_resource(resource)
        if resource.type not in _CONTAINERS and item is not None:
            self.known["resources"].add(item)
            self.covered["resources"].add(item)

    def _of_resource(self, resource: CatalogResource) -> Item | None:
        if not resource.file or not self.is_own(resource.file):
            return None
        return self.relative(resource.file), resource.line or 0, resource.ref

    def is_own(self, path: str) -> bool:
        """Whether a file is one of those that are tested: not of a fixture."""
        if not path.startswith(self._root + "/"):
            return False
        directories = self.relative(path).split("/")[:-1]
        return _OF_OTHERS.isdisjoint(takewhile(lambda each: each not in _OF_MODULES, directories))

    def relative(self, path: str) -> str:
        return slashed.relpath(path, self._root) if path else ""

    def companions(self, environment: Any) -> Companions:
        """Where the files of an environment are cached as they are lowered here."""
        return self._companions.setdefault(id(environment.companions), Companions())

    # --- What there is

    def _survey(self, project: Project) -> None:
        if project.root in self._surveyed:
            return
        self._surveyed.add(project.root)
        for path in _manifests(project.root):
            if not self.is_own(path):
                continue
            source, problems = read_source(path)
            if problems:
                continue
            for node in n.walk(parse(source).program):
                self._add_definition(path, source.line, node)
                self.known["branches"].update(
                    branch for branch, _ in branches(self.relative(path), source.line, node)
                )
        for path, key, line in _data_keys(project):
            if self.is_own(path):
                self.known["data"].add((self.relative(path), line, key))

    def _add_definition(self, path: str, line: Any, node: n.Node) -> None:
        if isinstance(node, (n.ClassDefinition, n.DefinedType)):
            self.known["classes"].add(self.class_item(path, line, node))
            self.known["parameters"].update(self.parameter_items(path, line, node))

    def class_item(self, path: str, line: Any, node: _Definition) -> Item:
        return self.relative(path), line(node.start), node.name.removeprefix("::")

    def parameter_items(
        self, path: str, line: Any, node: _Definition, names: Container[str] | None = None
    ) -> Iterator[Item]:
        """The parameters of a class or a defined type, or those of some names."""
        file, name = self.relative(path), node.name.removeprefix("::")
        for each in node.parameters:
            if names is None or each.name in names:
                yield file, line(each.start), f"{name} ${each.name}"

    # --- Together with others

    def data(self) -> dict[str, Any]:
        """All that was counted, as data that other processes can take over."""
        return {
            "known": {kind: sorted(items) for kind, items in self.known.items()},
            "covered": {kind: sorted(items) for kind, items in self.covered.items()},
        }

    def add(self, data: dict[str, Any]) -> None:
        """Add what another process has counted."""
        for kind in KINDS:
            self.known[kind].update(tuple(each) for each in data["known"][kind])
            self.covered[kind].update(tuple(each) for each in data["covered"][kind])

    def missing(self, kind: str) -> list[Item]:
        return sorted(self.known[kind] - self.covered[kind])

    def count(self, kind: str) -> tuple[int, int]:
        """How many were covered, and how many there are."""
        return len(self.known[kind] & self.covered[kind]), len(self.known[kind])


def _manifests(root: str) -> Iterator[str]:
    for directory, subdirectories, names in slashed.walk(root):
        subdirectories[:] = sorted(each for each in subdirectories if not each.startswith("."))
        yield from (slashed.join(directory, each) for each in sorted(names) if each.endswith(".pp"))


def _data_keys(project: Project) -> Iterator[tuple[str, str, int]]:
    """Every key of every data file: file, key, line."""
    from mupuppet.compiler.lookups import ask
    from mupuppet.hiera.inventory import take_inventory
    from mupuppet.testing.case import Case

    inputs = project.inputs(Case(host="none"))
    answers = ask(inputs, lambda asker: take_inventory(asker.hiera), compiles=False)
    for key in () if answers.found is None else answers.found.keys:
        yield key.path, key.key, 0 if key.position is None else key.position.line


# --- Branches


def branches(file: str, line: Any, node: n.Node) -> Iterator[tuple[_Branch, Any]]:
    """The branches of a conditional, each with its body or value; None for what is not written."""
    if isinstance(node, (n.If, n.Unless)):
        word = "if" if isinstance(node, n.If) else "unless"
        at = line(node.start)
        yield (file, at, f"{word} taken"), node.then
        otherwise = node.otherwise
        if otherwise is None:
            yield (file, at, f"{word} not taken"), None
        elif not (len(otherwise) == 1 and isinstance(otherwise[0], n.If)):
            yield (file, at, f"else of {word}"), otherwise
    elif isinstance(node, n.Case):
        has_default = False
        for option in node.options:
            has_default |= any(isinstance(each, n.Default) for each in option.values)
            yield (file, line(option.start), "option of case"), option.body
        if not has_default:
            yield (file, line(node.start), "case without a match"), None
    elif isinstance(node, n.Selector):
        for selected in node.options:
            yield (file, line(selected.start), "option of selector"), selected.value


class _CoveringLowering(Lowering):
    """The usual closures; records which branches are lowered."""

    __slots__ = ("_coverage", "_file", "_waiting")

    def __init__(self, unit: Unit, coverage: Coverage) -> None:
        super().__init__(unit)
        self._coverage = coverage
        self._file = coverage.relative(unit.source.name)
        #: Branches by the identity of their bodies, which are kept so that it stays theirs.
        self._waiting: dict[int, tuple[_Branch, Any]] = {}

    def lower(self, node: n.Node) -> Closure:
        self._note(node)
        if isinstance(node, (n.If, n.Unless, n.Case, n.Selector)):
            node = self._explicit(node)
        return super().lower(node)

    def lower_all(self, nodes: tuple[n.Node, ...]) -> list[Closure]:
        return [self.lower(node) for node in nodes]

    def body(self, statements: n.Body) -> LoweredBody:
        self._note(statements)
        return super().body(statements)

    def _note(self, lowered: Any) -> None:
        waiting = self._waiting.get(id(lowered))
        if waiting is not None:
            self._coverage.covered["branches"].add(waiting[0])

    def _explicit(self, node: n.Node) -> n.Node:
        """The conditional with all branches written out, so that each has a body of its own."""
        found = list(branches(self._file, self.source.line, node))
        bodies = [_body(body) if not isinstance(node, n.Selector) else body for _, body in found]
        for (branch, _), body in zip(found, bodies, strict=True):
            self._waiting[id(body)] = branch, body
        if isinstance(node, (n.If, n.Unless)):
            otherwise = bodies[1] if len(bodies) > 1 else node.otherwise
            return type(node)(node.test, bodies[0], otherwise, node.start, node.end)
        if isinstance(node, n.Case):
            options = [
                n.CaseOption(each.values, body, each.at, each.start, each.end)
                for each, body in zip(node.options, bodies, strict=False)
            ]
            if len(bodies) > len(options):
                default = n.Default(node.start, node.start)
                option = n.CaseOption((default,), bodies[-1], node.start, node.start, node.start)
                options.append(option)
            return n.Case(node.test, tuple(options), node.start, node.end)
        return node


def _body(body: n.Body | None) -> n.Body:
    """A body that no other branch has: the empty tuple is one object."""
    return body or (n.Undef(0, 0),)


# --- Compilations that count


class _CoveringCompiler(Compiler):
    def __init__(self, coverage: Coverage, inputs: CompilationInputs) -> None:
        program = Program(
            inputs.environment,
            inputs.options.strict,
            lambda unit: _CoveringLowering(unit, coverage),
            companions=coverage.companions(inputs.environment),
        )
        super().__init__(inputs, program)
        self._coverage = coverage
        self.used_data = _CoveringData(self, coverage)

    def evaluate_resource(self, resource: Resource) -> None:
        definition, coverage = resource.definition, self._coverage
        if not resource.evaluated and definition is not None:
            node, source = definition.node, definition.unit.source
            if isinstance(node, (n.ClassDefinition, n.DefinedType)):
                given = {each for each in resource.parameters if resource.value(each) is not None}
                items = coverage.parameter_items(source.name, source.line, node, given)
                coverage.covered["parameters"].update(items)
                coverage.covered["classes"].add(coverage.class_item(source.name, source.line, node))
        super().evaluate_resource(resource)


class _CoveringData(Data):
    """Hiera that records which keys of which files were found."""

    def __init__(self, compiler: Compiler, coverage: Coverage) -> None:
        super().__init__(compiler)
        self._covering_compiler = compiler
        self._coverage = coverage

    def class_parameter(self, name: str, scope: Scope, missing: Value, place: Any) -> Value:
        value = super().class_parameter(name, scope, missing, place)
        if value is not missing:
            self._note([name], scope)
            definition = scope.definition
            if definition is not None and isinstance(definition.node, n.ClassDefinition):
                source, names = definition.unit.source, {name.rpartition("::")[2]}
                self._coverage.covered["parameters"].update(
                    self._coverage.parameter_items(source.name, source.line, definition.node, names)
                )
        return value

    def call(
        self,
        function: LookupFunction,
        arguments: list[Value],
        block: Block | None,
        scope: Frame,
        place: Any,
    ) -> Value:
        value = super().call(function, arguments, block, scope, place)
        names = arguments[0] if arguments else None
        if isinstance(names, dict):
            names = names.get("name")
        self._note([names] if isinstance(names, str) else names, scope)
        return value

    def _note(self, names: Any, scope: Frame) -> None:
        """Look up again, to see where: only runs that count coverage do that."""
        log = self._covering_compiler.log
        before = len(log.entries), len(log.diagnostics)
        found = _FoundKeys()
        for name in names if isinstance(names, list) else []:
            try:
                self.hiera.lookup(name, LookupScope(scope), default=None, explanation=found)  # type: ignore[arg-type]  # it records, though not all
            except HieraError:
                continue
        del log.entries[before[0] :], log.diagnostics[before[1] :]
        covered = {(self._coverage.relative(path), key) for path, key in found.keys}
        self._coverage.covered["data"].update(
            each for each in self._coverage.known["data"] if (each[0], each[2]) in covered
        )


class _FoundKeys(Trace):
    """Where keys were found."""

    __slots__ = ("_locations", "keys")

    is_recording = True

    def __init__(self) -> None:
        self.keys: set[tuple[str, str]] = set()
        self._locations: list[Place | None] = [None]

    def enter_location(self, location: Place) -> None:
        self._locations.append(location)

    def _enter(self, *_: object) -> None:
        self._locations.append(self._locations[-1])

    if not TYPE_CHECKING:  # each takes one argument, of whatever type
        enter_key = enter_options = enter_layer = enter_level = enter_merge = _enter
        enter_interpolation = enter_scope = enter_sub_lookup = _enter

    def leave(self) -> None:
        self._locations.pop()

    def found(self, key: str, value: Value) -> None:
        location = self._locations[-1]
        if location is not None and not location.is_uri:
            self.keys.add((location.resolved, key))
