"""The catalog of a test and its resources, with assertions that explain themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from mupuppet.catalog.catalog import Catalog, CatalogResource
from mupuppet.testing import explanations
from mupuppet.testing.explanations import shown
from mupuppet.testing.graph import Graph
from mupuppet.testing.matchers import is_as_expected
from mupuppet.testing.mistakes import WrongArguments

if TYPE_CHECKING:
    from mupuppet.compiler.api import Compilation
    from mupuppet.testing.case import Case
    from mupuppet.testing.project import Project
    from mupuppet.testing.snapshots import Snapshots

#: pytest shows no frames of this module.
__tracebackhide__ = True
#: Resource types that a catalog has by itself.
_CONTAINERS = frozenset(["Class", "Stage", "Node"])


class CatalogUnderTest:
    """The catalog of a case, compiled when a test first asks for something in it."""

    def __init__(self, project: Project, case: Case, snapshots: Snapshots | None = None) -> None:
        self.project = project
        self.case = case
        self._snapshots = snapshots
        self._compilation: Compilation | None = None
        self._graph: Graph | None = None

    def __call__(self, **arguments: Any) -> CatalogUnderTest:
        """The catalog of the same case with other arguments."""
        case = self.case.with_arguments(arguments)
        return CatalogUnderTest(self.project, case, self._snapshots)

    def __repr__(self) -> str:
        return f"<the catalog of {self.case}>"

    @property
    def root(self) -> str:
        """The directory of the module or control repository."""
        return self.project.root

    # --- What was compiled

    @property
    def compilation(self) -> Compilation:
        if self._compilation is None:
            try:
                self._compilation = self.project.compile(self.case)
            except WrongArguments as problem:  # where it was found is of no use to a reader
                raise WrongArguments(str(problem)) from None
        return self._compilation

    @property
    def catalog(self) -> Catalog:
        """The finished catalog. A failed compilation is a failed assertion."""
        catalog = self.compilation.catalog
        if catalog is None:
            self._fail(f"{self.case} does not compile", explanations.failure_of(self.compilation))
        return catalog

    @property
    def logs(self) -> list[tuple[str, str]]:
        """Level and message of what was logged."""
        return list(self.compilation.logs)

    @property
    def error(self) -> str | None:
        """The message that Puppet fails with."""
        return self.compilation.failure

    # --- Resources

    def resource(self, type: str, title: str) -> ResourceUnderTest:
        """The resource of a type with a title; it need not be there."""
        return self[f"{type}[{title}]"]

    def class_(self, name: str) -> ResourceUnderTest:
        return self[f"Class[{name}]"]

    def __getitem__(self, ref: str) -> ResourceUnderTest:
        found = self.catalog.get(ref)  # most tests use titles, and need no graph
        return ResourceUnderTest(self, self.graph.ref(ref) if found is None else found.ref)

    def __getattr__(self, type: str) -> Callable[[str], ResourceUnderTest]:
        """`catalog.file(title)`; `catalog.apache__vhost(title)` for `apache::vhost`."""
        if type.startswith("_"):
            raise AttributeError(type)
        name = type.rstrip("_").replace("__", "::")

        def of_title(title: str) -> ResourceUnderTest:
            return self.resource(name, title)

        return of_title

    def __contains__(self, ref: str) -> bool:
        return self[ref].is_there

    def __iter__(self) -> Iterator[CatalogResource]:
        return iter(self.catalog)

    def of_type(self, type: str) -> list[str]:
        """The titles of all resources of a type."""
        return [each.title for each in self.catalog.of_type(type)]

    @property
    def exported(self) -> ExportedResources:
        """What the node exports to others."""
        return ExportedResources(self)

    @property
    def graph(self) -> Graph:
        """The order of its resources."""
        if self._graph is None:
            self._graph = Graph(self.catalog)
        return self._graph

    # --- Assertions

    def compiles(self) -> CatalogUnderTest:
        """It compiles, every relationship has its resource, and there is no dependency cycle."""
        _ = self.catalog
        cycle = next((d for d in self.compilation.diagnostics if d.id == "dependency-cycle"), None)
        if cycle is not None:
            found = explanations.provenance_of(self).cycle()
            tree = "" if found is None else str(found)
            self._fail(f"{self.case} has a dependency cycle", f"{cycle.message}\n{tree}")
        return self

    def fails(self, match: str | re.Pattern[str] = "") -> str:
        """It does not compile, and the message of the failure matches; that message."""
        if self.compilation.ok:
            self._fail(f"{self.case} compiles, but should fail" + (f": {match}" if match else ""))
        texts = [self.error or "", *(d.message for d in self.compilation.diagnostics if d.is_error)]
        if not any(re.search(match, text) for text in texts):
            wanted = match if isinstance(match, str) else match.pattern
            problem = f"{self.case} fails, but not with a message that matches {wanted!r}"
            self._fail(problem, explanations.failure_of(self.compilation))
        return texts[0]

    def has(self, *refs: str) -> CatalogUnderTest:
        """These resources are there."""
        for ref in refs:
            self[ref].exists()
        return self

    def lacks(self, *refs: str) -> CatalogUnderTest:
        """These resources are not in the catalog."""
        for ref in refs:
            resource = self[ref]
            if resource.is_there:
                self._fail(
                    f"{resource.ref} should not be in the catalog", explanations.why(self, ref)
                )
        return self

    def only(self, *refs: str, type: str | None = None) -> CatalogUnderTest:
        """There are no other resources than these (of a type), besides classes."""
        wanted = set()
        for ref in refs:
            wanted.add(self[ref].exists().ref)
        for each in self.catalog:
            is_meant = each.type not in _CONTAINERS if type is None else _is(each, type)
            if is_meant and each.ref not in wanted:
                self._fail(
                    f"{each.ref} should not be in the catalog", explanations.why(self, each.ref)
                )
        return self

    def counts(self, number: int, type: str | None = None) -> CatalogUnderTest:
        """There are so many resources (of a type), besides classes."""
        found = [
            each.ref
            for each in self.catalog
            if (each.type not in _CONTAINERS if type is None else _is(each, type))
        ]
        if len(found) != number:
            what = f"resources of the type {type}" if type else "resources"
            self._fail(f"there are {len(found)} {what}, expected {number}", "\n".join(found))
        return self

    def logged(self, match: str, level: str | None = None) -> CatalogUnderTest:
        """Something was logged whose message matches."""
        if not any(re.search(match, text) and level in (None, at) for at, text in self.logs):
            shown_logs = "\n".join(f"{at}: {text}" for at, text in self.logs) or "nothing"
            self._fail(f"nothing that matches {match!r} was logged", shown_logs)
        return self

    def matches_snapshot(self, name: str | None = None) -> CatalogUnderTest:
        """The catalog is as it was when its snapshot was taken."""
        if self._snapshots is None:
            raise TypeError("only the fixture `catalog` of a test has snapshots")
        problem = self._snapshots.compare(self.catalog, name)
        if problem is not None:
            self._fail(*problem)
        return self

    def _fail(self, problem: str, details: str = "") -> NoReturn:
        message = f"{problem}\n{explanations.indented(details)}".rstrip("\n")
        raise AssertionError(explanations.printable(message))


class ResourceUnderTest:
    """A resource that a test is about; most assertions require that it is there."""

    def __init__(self, catalog: CatalogUnderTest, ref: str) -> None:
        self._catalog = catalog
        self.ref = ref
        found = catalog.catalog.get(ref)
        if found is not None:
            self.ref = found.ref
            coverage = catalog.project.coverage
            if coverage is not None:
                coverage.touch(found)
        self._found = found

    def __repr__(self) -> str:
        return f"<{self.ref}>" if self.is_there else f"<{self.ref}, which is not there>"

    def __bool__(self) -> bool:
        return self.is_there

    @property
    def is_there(self) -> bool:
        return self._found is not None

    @property
    def resource(self) -> CatalogResource:
        """The resource of the catalog. If there is none, the assertion fails."""
        if self._found is None:
            near = explanations.nearest(self.ref, self._catalog.catalog)
            hint = f"; did you mean {explanations.listed(near)}?" if near else ""
            why = explanations.why(self._catalog, self.ref)
            self._catalog._fail(f"there is no {self.ref}{hint}", why)
        return self._found

    @property
    def parameters(self) -> dict[str, Any]:
        return self.resource.parameters

    def __getitem__(self, name: str) -> Any:
        """The value of an attribute; None if it has none."""
        return self.parameters.get(name)

    def why(self, attribute: str | None = None) -> str:
        """Why it is there, or why an attribute has its value, as `mupuppet why` shows it."""
        return explanations.why(self._catalog, self.ref, attribute)

    # --- Assertions

    def exists(self) -> ResourceUnderTest:
        _ = self.resource
        return self

    def is_absent(self) -> ResourceUnderTest:
        """It is not in the catalog."""
        self._catalog.lacks(self.ref)
        return self

    def has(self, *names: str, **expected: Any) -> ResourceUnderTest:
        """These attributes are set, and those have the expected values; None for unset ones."""
        parameters = self.parameters
        problems = [
            self._difference(name, value, parameters.get(name))
            for name, value in expected.items()
            if not is_as_expected(value, parameters.get(name))
        ]
        problems += [self._difference(each, ..., None) for each in names if each not in parameters]
        self._report(problems)
        return self

    def only(self, **expected: Any) -> ResourceUnderTest:
        """The attributes have the expected values, and there are no others."""
        self.has(**expected)
        others = [name for name in self.parameters if name not in expected and name != "alias"]
        self._report([self._difference(name, None, self.parameters[name]) for name in others])
        return self

    def lacks(self, *names: str, **unexpected: Any) -> ResourceUnderTest:
        """These attributes are not set, and those do not have these values."""
        parameters = self.parameters
        problems = [
            self._difference(name, None, parameters[name]) for name in names if name in parameters
        ]
        for name, value in unexpected.items():
            if is_as_expected(value, parameters.get(name)):
                text = f"{name} is {self._shown(name)}, but should not be"
                problems.append(f"{text}\n{self.why(name)}")
        self._report(problems)
        return self

    def before(self, *others: str) -> ResourceUnderTest:
        """It comes before others: directly, through containers, or through resources between."""
        return self._order(others, lambda other: (self.ref, other), "come before")

    def requires(self, *others: str) -> ResourceUnderTest:
        """It comes after others."""
        return self._order(others, lambda other: (other, self.ref), "require")

    def notifies(self, *others: str) -> ResourceUnderTest:
        """A change of it refreshes others."""
        return self._order(others, lambda other: (self.ref, other), "notify", refreshes=True)

    def subscribes_to(self, *others: str) -> ResourceUnderTest:
        """A change of others refreshes it."""
        return self._order(others, lambda o: (o, self.ref), "subscribe to", refreshes=True)

    def is_tagged(self, *tags: str) -> ResourceUnderTest:
        """It has these tags."""
        missing = [tag for tag in tags if tag not in self.resource.tags]
        found = ", ".join(self.resource.tags)
        self._report([f"is not tagged {tag}\nits tags are {found}" for tag in missing])
        return self

    def is_sensitive(self, *names: str) -> ResourceUnderTest:
        """The values of these attributes are not shown in reports."""
        shown_ones = [name for name in names if name not in self.resource.sensitive_parameters]
        self._report([f"{name} is not sensitive\n{self.why(name)}" for name in shown_ones])
        return self

    def _order(
        self,
        others: tuple[str, ...],
        pair: Callable[[str], tuple[str, str]],
        verb: str,
        *,
        refreshes: bool = False,
    ) -> ResourceUnderTest:
        _ = self.resource
        for other in others:
            there = self._catalog[other]
            _ = there.resource
            first, second = pair(there.ref)
            if not self._catalog.graph.comes_before(first, second, refreshes=refreshes):
                details = explanations.why_order(self._catalog, first, second)
                self._report([f"does not {verb} {there.ref}\n{details}"])
        return self

    def _shown(self, name: str) -> str:
        """The value of an attribute, unless reports must not show it."""
        is_secret = name in self.resource.sensitive_parameters
        return "[sensitive]" if is_secret else shown(self.resource.parameters.get(name))

    def _difference(self, name: str, expected: Any, actual: Any) -> str:
        if actual is None:
            wanted = "" if expected is ... else f", expected {shown(expected)}"
            text = f"{name} is not set{wanted}"
        elif expected is None:
            text = f"{name} is {self._shown(name)}, expected to be unset"
        elif name in self.resource.sensitive_parameters:
            text = f"{name} is sensitive, and differs from the expected value"
        else:
            text = explanations.difference(name, expected, actual)
        return f"{text}\n{explanations.brief(self.why(name), f'.why({name!r})')}"

    def _report(self, problems: list[str]) -> None:
        if problems:
            head = self.resource
            file = head.file and head.file.removeprefix(f"{self._catalog.root}/")
            place = f" ({file}:{head.line})" if file and head.line else ""
            self._catalog._fail(f"{self.ref}{place}", "\n".join(problems))


class ExportedResources:
    """The exported resources of a catalog."""

    def __init__(self, catalog: CatalogUnderTest) -> None:
        self._catalog = catalog
        _ = catalog.catalog
        self.refs = [f"{each.type}[{each.title}]" for each in catalog.compilation.exported]

    def __iter__(self) -> Iterator[str]:
        return iter(self.refs)

    def __len__(self) -> int:
        return len(self.refs)

    def __contains__(self, ref: object) -> bool:
        return ref in self.refs

    def __getitem__(self, ref: str) -> dict[str, Any]:
        """The parameters of an exported resource."""
        for each in self._catalog.compilation.exported:
            if f"{each.type}[{each.title}]" == ref:
                return dict(each.parameters)
        exported = ", ".join(self.refs) or "nothing"
        self._catalog._fail(f"{ref} is not exported", f"the node exports {exported}")


def _is(resource: CatalogResource, type: str) -> bool:
    return resource.type.lower() == type.lower()
