"""The module or control repository that tests are about: its environment, its systems.

It is found from the directory of a test file upwards: the checkout of a module, or a directory
with `environment.conf`, `hiera.yaml` or `manifests/`. Everything is opened once and shared by the
tests of a run; catalogs are cached by their inputs.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import yaml

from mupuppet.basics import slashed
from mupuppet.basics.records import replace
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.discovery import find_spec, module_at
from mupuppet.environment.environment import Environment
from mupuppet.environment.facts import Facts, facts_for
from mupuppet.environment.spec import EnvironmentSpec, split_directories
from mupuppet.environment.temporary_directories import TemporaryDirectory
from mupuppet.ruby.worker.ruby import Mode
from mupuppet.testing.case import Case, merged
from mupuppet.testing.fixtures import FIXTURES
from mupuppet.testing.mistakes import NoProject, WrongArguments
from mupuppet.testing.systems import Systems
from mupuppet.versions import DEFAULT, PuppetVersion, puppet_version

if TYPE_CHECKING:
    from mupuppet.catalog.catalog import CatalogResource
    from mupuppet.compiler.api import Compilation
    from mupuppet.compiler.inputs import CompilationInputs

#: What an environment has, where tests may be about it.
_OF_ENVIRONMENTS = ("environment.conf", "hiera.yaml", "manifests", "site-modules", "modules")
_RUBY_MODES = tuple(mode.value for mode in Mode)
#: The name of an environment that tests compile in.
_ENVIRONMENT = "production"


class Counter(Protocol):
    """What counts what tests cover."""

    def compile(self, project: Project, inputs: CompilationInputs) -> Compilation: ...

    def touch(self, resource: CatalogResource) -> None: ...


class Options:
    """What the command line and the configuration of pytest set."""

    def __init__(
        self,
        modulepath: str | Sequence[str] = (),
        facts: Sequence[str] = (),
        puppet: str | None = None,
        hiera_config: str | None = None,
        ruby: str = "auto",
    ) -> None:
        self.modulepath = split_directories(modulepath)
        self.facts = tuple(facts)
        self.puppet = DEFAULT if puppet is None else puppet_version(puppet)
        self.hiera_config = hiera_config
        if ruby not in _RUBY_MODES:
            expected = ", ".join(_RUBY_MODES)
            raise WrongArguments(f"the mode of Ruby must be one of {expected}, not `{ruby}`")
        self.ruby = ruby


def find_root(path: str) -> str:
    """The directory of the module or control repository around a path. Raises NoProject."""
    directory = path if os.path.isdir(path) else os.path.dirname(path)
    while True:
        if module_at(directory) is not None:
            return directory
        if any(os.path.exists(slashed.join(directory, name)) for name in _OF_ENVIRONMENTS):
            return _around_module(directory)
        above = os.path.dirname(directory)
        if above == directory:
            raise NoProject(f"{path} is not in a module or a control repository")
        directory = above


def _around_module(directory: str) -> str:
    """The control repository of a module in its `modules` or `site-modules`; or the directory."""
    above = os.path.dirname(os.path.dirname(directory))
    is_inside = os.path.isdir(slashed.join(directory, "manifests")) and any(
        os.path.exists(slashed.join(above, name)) for name in ("environment.conf", "hiera.yaml")
    )
    return above if is_inside else directory


class Project:
    """What the tests below one directory are about."""

    def __init__(self, root: str, options: Options, coverage: Counter | None = None) -> None:
        self.root = root
        self.options = options
        self.coverage = coverage
        #: The module whose checkout it is, if it is one.
        self.name = module_at(root)
        self.systems = Systems(options.facts)
        self._environments: dict[tuple[object, ...], Environment] = {}
        self._compilations: dict[str, Compilation] = {}
        self._facts: dict[tuple[object, ...], Facts] = {}
        self._directory: TemporaryDirectory | None = None

    @cached_property
    def metadata(self) -> dict[str, Any]:
        """The content of `metadata.json`."""
        try:
            with open(slashed.join(self.root, "metadata.json"), encoding="utf-8") as file:
                content = json.load(file)
        except (OSError, ValueError):
            return {}
        return content if isinstance(content, dict) else {}

    @cached_property
    def supported(self) -> tuple[list[str], list[str]]:
        """The systems that the module supports: those with facts, and those without."""
        return self.systems.supported(self.metadata)

    # --- Environments

    def environment(self, case: Case) -> Environment:
        """The environment of a test, opened once for all that have the same data."""
        version = self._version(case)
        hierarchy = self._hierarchy(case)
        key = (version.number, hierarchy)
        environment = self._environments.get(key)
        if environment is None:
            spec = self._spec(version, hierarchy)
            environment = Environment.opened(lambda: spec, will_be_closed=True)
            environment.freeze()  # a run is about the files as they are when they are first read
            self._environments[key] = environment
        code = case.code
        if case.host is not None and code is not None:
            code = _with_main(environment, case)
        if code is not None or case.settings:
            return environment.derive(code=code, settings=case.settings)
        return environment

    def _version(self, case: Case) -> PuppetVersion:
        return self.options.puppet if case.puppet is None else puppet_version(case.puppet)

    def _spec(self, version: PuppetVersion, hierarchy: str | None) -> EnvironmentSpec:
        fixtures = [slashed.join(self.root, *each.split("/")) for each in FIXTURES]
        own = tuple(each for each in fixtures if os.path.isdir(each))
        spec = find_spec(self.root, name=_ENVIRONMENT, modulepath=(*self.options.modulepath, *own))
        hierarchy = hierarchy or self.options.hiera_config or spec.hiera_config
        modulepath = tuple(dict.fromkeys(spec.modulepath))
        return replace(spec, puppet=version, hiera_config=hierarchy, modulepath=modulepath)

    def _hierarchy(self, case: Case) -> str | None:
        """The global `hiera.yaml` of a test: with data of its own, one that is made for it."""
        given = case.hiera_config and slashed.join(self.root, case.hiera_config)
        if given and not os.path.isfile(given):
            raise WrongArguments(f"`hiera_config`: there is no file {given}")
        if not case.data:
            return given
        if self._directory is None:
            self._directory = TemporaryDirectory()
        content = json.dumps(case.data, sort_keys=True)
        name = f"{len(content)}-{hash((content, given)) & 0xFFFFFFFFFFFF:x}"
        path = slashed.join(self._directory.path, f"{name}.yaml")
        if not os.path.exists(path):
            data = slashed.join(self._directory.path, f"{name}.data.json")
            with open(data, "w", encoding="utf-8") as file:
                file.write(content)
            with open(path, "w", encoding="utf-8") as file:
                json.dump(_with_level(given or self.options.hiera_config, data), file)
        return path

    # --- Facts

    def facts(self, case: Case) -> Facts:
        """The facts of a test's node. Raises WrongArguments."""
        version = self._version(case)
        key = (case.system, case.node_name, version.number)
        found = self._facts.get(key)
        if found is None:
            given = None if case.system is None else self.systems.facts_of(case.system)
            if given is not None and "/" in given and not os.path.isabs(given):
                given = slashed.join(self.root, given)
            node = case.node_name
            made = facts_for(given, node=node, default_node=node, version=version)
            if isinstance(made, Diagnostic):
                hint = f" ({made.hint})" if made.hint else ""
                raise WrongArguments(f"facts of {case.system}: {made.message}{hint}")
            found = self._facts[key] = made
        return replace(found, values=merged(found.values, case.facts)) if case.facts else found

    # --- Compilations

    def compile(self, case: Case) -> Compilation:
        """The compilation of a case; the same case is compiled once."""
        key = case.key
        found = self._compilations.get(key)
        if found is None:
            found = self._compilations[key] = self._compile(case)
        return found

    def _compile(self, case: Case) -> Compilation:
        from mupuppet.compiler.api import compile

        inputs = self.inputs(case)
        if self.coverage is None:
            return compile(inputs)
        return self.coverage.compile(self, inputs)

    def inputs(self, case: Case) -> CompilationInputs:
        """Everything that the compilation of a case depends on."""
        from mupuppet.compiler.inputs import compilation_inputs
        from mupuppet.environment.exports import ListedNodes

        facts = self.facts(case)
        exported = [each for other in case.collects for each in other.compilation.exported]
        return compilation_inputs(
            self.environment(case),
            node=case.node_name,
            facts=facts.values,
            trusted=case.trusted if case.trusted is not None else facts.trusted,
            server_facts=case.server_facts,
            parameters=case.parameters,
            classes=case.classes,
            strict=case.strict,
            strict_variables=case.strict_variables,
            exports=ListedNodes(exported),
            ruby=self.options.ruby if case.ruby is None else case.ruby,
            permissions=case.permissions,
        )

    def close(self) -> None:
        """Close environments, and remove what was made for the tests."""
        for environment in self._environments.values():
            environment.close()
        self._environments.clear()
        self._compilations.clear()
        if self._directory is not None:
            self._directory.remove()


def _with_main(environment: Environment, case: Case) -> str:
    """The main manifests of an environment with code of a test around them."""
    environment.refresh()
    main = [source.text for source, _ in environment.main_sources()]
    return "\n".join([case.pre or "", *main, case.post or ""]) + "\n"


def _with_level(path: str | None, data: str) -> dict[str, Any]:
    """A hierarchy with one more level at its top."""
    hierarchy: dict[str, Any] = {"version": 5, "hierarchy": []}
    if path is not None:
        with open(path, encoding="utf-8") as file:
            read = yaml.safe_load(file)
        if isinstance(read, dict):
            hierarchy = read
            defaults = {"data_hash": "yaml_data", "datadir": "data", **(read.get("defaults") or {})}
            defaults["datadir"] = slashed.join(os.path.dirname(path), defaults["datadir"])
            hierarchy["defaults"] = defaults
    level = {"name": "The data of the test", "data_hash": "json_data", "path": data}
    return {**hierarchy, "hierarchy": [level, *hierarchy["hierarchy"]]}
