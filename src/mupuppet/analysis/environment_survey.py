"""The content of an environment: modules, dependencies, hierarchies, nodes, and problems.

Every file of every module that Puppet could load is parsed and checked, whether or not a node
uses it.
"""

from __future__ import annotations

from collections.abc import Iterator

from mupuppet.analysis.hierarchy_survey import LayerFound, find_layers
from mupuppet.analysis.unloadable_files import check_main_manifests, check_module
from mupuppet.basics import slashed
from mupuppet.basics.records import Record, field
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.environment import Environment
from mupuppet.ruby.types.problems import all_type_warnings
from mupuppet.syntax import nodes as n
from mupuppet.values.version_ranges import parse_range
from mupuppet.values.versions import VersionError, parse_version


class ModuleFound(Record):
    """A module of the environment, usable or broken."""

    name: str
    path: str
    version: str | None
    #: Modules of the same name later on the module path, which are never used.
    shadows: tuple[str, ...]
    is_used: bool


class UnmetDependency(Record):
    """A dependency on a module that is missing or has another version."""

    module: str
    needs: str
    requirement: str
    #: The installed version, if any.
    found: str | None


class NodeFound(Record):
    """A node definition."""

    names: tuple[str, ...]
    file: str
    line: int


class ListedDifference(Record):
    """A module that differs from the Puppetfile."""

    module: str
    #: The line of the Puppetfile; None if it is installed, but not listed.
    line: int | None
    #: The version that is listed, and the one that is installed.
    listed: str | None
    installed: str | None


class Survey(Record):
    """The result of a survey."""

    name: str
    root: str | None
    manifests: tuple[str, ...]
    #: The directories of the module path, and whether they exist.
    modulepath: tuple[tuple[str, bool], ...]
    modules: tuple[ModuleFound, ...]
    unmet: tuple[UnmetDependency, ...]
    layers: tuple[LayerFound, ...]
    nodes: tuple[NodeFound, ...]
    problems: tuple[Diagnostic, ...] = field(repr=False)
    listed: tuple[ListedDifference, ...] = ()

    @property
    def has_errors(self) -> bool:
        return any(problem.is_error for problem in self.problems)


def compare_with_puppetfile(environment: Environment) -> Iterator[ListedDifference]:
    """Modules of the Puppetfile that are missing or have other versions, and unlisted ones."""
    root = environment.root
    path = slashed.join(root or "", "Puppetfile")
    if root is None or environment.sources.find(path) is None:
        return
    from mupuppet.ruby.puppet.puppetfile import read_puppetfile

    source, problems = environment.sources.read(path)
    if problems:
        return
    found = read_puppetfile(source)
    for module in found.modules:
        where = environment.modules.get(module.name)
        if where is None:
            yield ListedDifference(module.name, module.line, module.version or "", None)
            continue
        version = environment.metadata(module.name).version
        if module.version is not None and version is not None and version != module.version:
            yield ListedDifference(module.name, module.line, module.version, version)
    listed = {module.name for module in found.modules}
    directory = slashed.join(slashed.normpath(slashed.join(root, found.directory)), "")
    for name, where in environment.modules.items():
        if name not in listed and slashed.join(where, "").startswith(directory):
            yield ListedDifference(name, None, None, environment.metadata(name).version or "")


def survey(environment: Environment) -> Survey:
    """Survey an environment."""
    problems = list(environment.problems)
    layers, data_problems = find_layers(environment)
    main = check_main_manifests(environment)
    modules = tuple(_modules(environment))
    checked = environment.module_path.checked_metadata()
    problems += [metadata.problem for metadata in checked if metadata.problem is not None]
    problems += data_problems
    problems += main.problems
    for name, path in environment.modules.items():
        problems += check_module(environment, name, path)
    problems += all_type_warnings(environment)
    existing = environment.existing_modulepath()
    return Survey(
        name=environment.name,
        root=environment.root,
        manifests=main.files,
        modulepath=tuple((path, path in existing) for path in environment.modulepath),
        modules=modules,
        unmet=tuple(_unmet(environment)),
        listed=tuple(compare_with_puppetfile(environment)),
        layers=tuple(layers),
        nodes=tuple(
            NodeFound(tuple(map(_host, node.hosts)), source.name, source.position(node.start).line)
            for source, node in main.nodes
        ),
        problems=tuple(problems),
    )


def _modules(environment: Environment) -> Iterator[ModuleFound]:
    paths: dict[str, str] = {}
    for found in environment.module_path.found:
        paths.setdefault(found.name, found.path)
    usable = environment.modules
    for name in sorted(paths):
        shadowed = environment.module_path.shadowed(name)
        version = environment.metadata(name).version
        yield ModuleFound(name, paths[name], version, tuple(shadowed), name in usable)


def _unmet(environment: Environment) -> Iterator[UnmetDependency]:
    """Unmet dependencies; as in Puppet, they name an author and a range of versions."""
    for module in sorted(environment.modules):
        for dependency in environment.metadata(module).dependencies:
            there = environment.metadata(dependency.module)
            is_there = dependency.module in environment.modules
            version = there.version if is_there and there.forge_name == dependency.name else None
            if version is None or not _satisfies(version, dependency.version_requirement):
                yield UnmetDependency(
                    module, dependency.name, dependency.version_requirement, version
                )


def _satisfies(version: str, requirement: str) -> bool:
    try:
        return parse_range(requirement).includes(parse_version(version))
    except VersionError:
        return False


def _host(host: n.Expression) -> str:
    if isinstance(host, n.Regexp):
        return f"/{host.pattern}/"
    if isinstance(host, n.Default):
        return "default"
    return str(getattr(host, "value", ""))
