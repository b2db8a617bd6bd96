"""The definitions of the main manifests, and those of modules that code uses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.log import Log
from mupuppet.compiler.program.definitions import Definition, Definitions, Unit
from mupuppet.compiler.program.native_types import (
    ModuleType,
    NativeType,
    native_type,
    native_type_names,
)
from mupuppet.compiler.program.unit_cache import UNIT_CACHE, Key
from mupuppet.diagnostics import Diagnostic
from mupuppet.environment.companions import Companion, Companions
from mupuppet.environment.environment import Environment
from mupuppet.environment.layout import UnsafeName
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.syntax.strictness import Strictness
from mupuppet.types.catalog_entries import CORE_TYPES

if TYPE_CHECKING:
    from mupuppet.compiler.program.parse_logs import MostLogged
    from mupuppet.environment.reads import Reads
    from mupuppet.ruby.types.description import TypeDescription


class CodeRejected(Exception):
    """A file has errors and cannot be used; `logs` is what was logged until then.

    With `summary`, its errors have been logged, and this is what the compilation ends with.
    """

    def __init__(
        self,
        diagnostics: tuple[Diagnostic, ...],
        logs: Sequence[tuple[str, str]] = (),
        summary: str | None = None,
    ) -> None:
        super().__init__(diagnostics[0].message)
        self.diagnostics = diagnostics
        self.logs = logs
        self.summary = summary


class CompiledUnits(dict[tuple[str, str | None, Strictness], Unit], Companion):
    """The parsed files of an environment, by file, module and strictness."""

    def forget_files(self, paths: Collection[str]) -> None:
        for key in [key for key in self if key[0] in paths]:
            del self[key]


class Program:
    """The definitions of an environment, loaded when they are needed."""

    def __init__(
        self,
        environment: Environment,
        strict: Strictness = Strictness.WARNING,
        make_lowering: Callable[[Unit], object] | None = None,
        reads: Reads | None = None,
        companions: Companions | None = None,
    ) -> None:
        self.environment = environment
        self._reads = reads
        self._make_lowering = make_lowering
        if companions is None:
            companions = environment.companions if make_lowering is None else Companions()
        #: Caches of lowered files, shared only with compilations that lower in the same way.
        self.companions = companions
        self._units = self.companions.of(CompiledUnits)
        self.strict = strict
        self.definitions = Definitions()
        #: Files whose parameters have not been checked, and the function that does that.
        self.unchecked: list[Unit] = []
        self.on_load: Callable[[], None] | None = None
        #: Names that the types of parameters cannot use yet.
        self.hidden: set[str] = set()
        #: Reports about files as they are read; the compilation adds its own.
        self.log = Log()
        self._loaded: set[str] = set()
        #: Files that define one function or one type, as their names imply.
        self._own_files: set[str] = set()
        #: Files that should but do not, and what is wrong with each.
        self._wrong_files: dict[str, str] = {}
        #: Classes and defined types whose files have been looked for.
        self._sought: set[str] = set()
        self._native_types: dict[str, NativeType | None] = {}
        #: Attributes of all resources, besides Puppet's own, and more attributes of some types.
        self.metaparameters: frozenset[str] = frozenset()
        self._added: dict[str, frozenset[str]] = {}
        self._add_problems_of_environment()
        for source, problems in environment.main_sources():
            if problems:
                raise CodeRejected(problems, self.log.entries)
            self.definitions.main.append(self._add(source, None))

    def _add_problems_of_environment(self) -> None:
        """What is wrong with the environment itself, and with the metadata of its modules."""
        problems = self.environment.problems
        if any(problem.is_error for problem in problems):
            raise CodeRejected(problems, self.log.entries)
        self.log.diagnostics += problems
        self.log.entries += [("warning", problem.message) for problem in problems]
        for metadata in self.environment.module_path.checked_metadata():
            if metadata.problem is not None and metadata.problem.is_error:
                raise CodeRejected((metadata.problem,), self.log.entries)
            if metadata.problem is not None:
                if not metadata.is_fatal and self.strict is Strictness.OFF:
                    continue
                level = "err" if metadata.is_fatal else "warning"
                self.log.diagnostics.append(metadata.problem)
                self.log.add(level, metadata.problem.message)

    def _add(self, source: SourceFile, module: str | None) -> Unit:
        unit = self._unit(source, module)
        if self._reads is not None:
            self._reads.units.add(unit)
        if unit.warnings:
            from mupuppet.compiler.program.parse_logs import diagnostic_logs

            self.log.diagnostics += unit.warnings
            self.log.entries += diagnostic_logs(unit.warnings, self.most_logged)
        self.log.entries += unit.logs
        self.definitions.add_unit(unit)
        self.unchecked.append(unit)
        if self.on_load is not None:
            self.on_load()
        return unit

    def _unit(self, source: SourceFile, module: str | None) -> Unit:
        """A file as an earlier compilation parsed it, if it has not changed."""
        units = self._units
        key = (source.name, module, self.strict)
        unit = units.get(key)
        if unit is None or unit.source.text != source.text:
            unit = units[key] = self._cached_unit(source, module)
        return unit

    def _cached_unit(self, source: SourceFile, module: str | None) -> Unit:
        """A file as another environment parsed it, if one has."""
        roots = self.environment.modulepath if module is not None else ()
        if self.environment.cache is not None:  # that one has to know which files are used
            return self._parse(source, module, roots)
        key = self._key(source, module, roots)
        return self._shared(key, lambda: self._parse(source, module, roots))

    def template(self, source: SourceFile, parse: Callable[[], Unit]) -> Unit:
        """The file of a template, parsed now or earlier, by this or another environment."""
        return self._shared(self._key(source, None, (), is_template=True), parse)

    def _key(
        self,
        source: SourceFile,
        module: str | None,
        roots: tuple[str, ...],
        *,
        is_template: bool = False,
    ) -> Key:
        version = self.environment.puppet.major
        return (source.text, is_template, source.name, module, roots, self.strict, version)

    def _shared(self, key: Key, parse: Callable[[], Unit]) -> Unit:
        if self._make_lowering is not None:
            return parse()
        unit = UNIT_CACHE.find(key)
        if unit is None:
            unit = parse()
            UNIT_CACHE.add(key, unit)
        return unit

    def _parse(self, source: SourceFile, module: str | None, roots: tuple[str, ...]) -> Unit:
        checked = self.environment.parsed_files.parse(source, roots, self.strict)
        if not checked.ok:
            from mupuppet.compiler.program.rejections import rejection

            validation = checked.validation if checked.parsed else None
            rejected = rejection(checked.diagnostics, validation, self.most_logged)
            self.log.entries += rejected.logs
            raise CodeRejected(rejected.diagnostics, self.log.entries, rejected.summary)
        unit = self.unit(source, checked.program, module)
        unit.nodes, unit.warnings = checked.definitions, checked.diagnostics
        if checked.diagnostics:  # about what is logged here, there is a warning
            from mupuppet.compiler.program.parse_logs import definition_logs

            unit.logs = tuple(definition_logs(checked.definitions))
        return unit

    @property
    def most_logged(self) -> MostLogged:
        """How much of what validation finds in one file is logged."""
        from mupuppet.compiler.program.parse_logs import MostLogged

        return MostLogged.by_settings(self.environment.settings)

    def unit(self, source: SourceFile, program: n.Program, module: str | None = None) -> Unit:
        """A parsed file, to be lowered as all of this compilation are."""
        return Unit(source, program, module, self._make_lowering, self.environment.puppet)

    def _load_file(self, path: str, module: str | None) -> Unit | None:
        """Read a file of a module; None if that has been done before, or there is none."""
        if path in self._loaded:
            return None
        self._loaded.add(path)
        if self._reads is not None:
            self._reads.manifests.add(path)
        reading = self.environment.sources.find(path)
        if reading is None:
            return None
        source, problems = reading
        if module is not None:
            block = self.environment.metadata(module).stumbling_block
            problems = problems if block is None else (block,)
        try:
            if problems:
                raise CodeRejected(problems, self.log.entries)
            return self._add(source, module)
        except CodeRejected:
            self._loaded.discard(path)
            raise

    def _load_manifests(self, name: str, wanted: dict[str, Definition]) -> Definition | None:
        """Load files in which a class or defined type may be defined, until it is found."""
        if name in self._sought:
            return wanted.get(name)
        self._sought.add(name)
        try:
            module, paths = self.environment.manifests_of(name)
            for number, path in enumerate(paths):
                self._load_file(path, module)
                if number and name in wanted:  # the first one is read before any other
                    break
        except UnsafeName as error:
            raise EvaluationError("unsafe-name", str(error)) from None
        except CodeRejected:
            self._sought.discard(name)  # the next attempt fails again
            raise
        return wanted.get(name)

    def _load_definition(self, kind: str, name: str) -> None:
        """Load the file of a function or a type alias, which must define that and nothing else."""
        found = self.environment.find(kind, name)
        if found is None:
            return
        module, path = found
        if path in self._wrong_files:  # the next attempt fails again
            raise EvaluationError("wrong-definition", self._wrong_files[path])
        try:
            unit = self._load_file(path, module)
        except CodeRejected as rejected:
            mistakes = {each.id for each in rejected.diagnostics if each.is_error}
            if mistakes != {"duplicate-definition"}:
                raise
            several = f"must contain only the {kind} '{name}' - it has additional definitions."
            message = f"The code loaded from {path} {several}"
            raise EvaluationError("wrong-definition", message) from None
        if unit is not None:
            self._own_files.add(path)
            try:
                self._reject_wrong_definition(kind, name, unit)
            except EvaluationError as error:
                self._wrong_files[path] = error.message
                raise

    @staticmethod
    def _reject_wrong_definition(kind: str, name: str, unit: Unit) -> None:
        from mupuppet.compiler.program.file_contents import wrong_definition

        problem = wrong_definition(kind, name, unit.program)
        if problem is not None:
            message = f"The code loaded from {unit.source.name} {problem}"
            raise EvaluationError("wrong-definition", message)

    def find_class(self, name: str) -> Definition | None:
        name = name.lower().removeprefix("::")
        found = self.definitions.classes.get(name)
        if found is None and name:
            found = self._load_manifests(name, self.definitions.classes)
        if self._reads is not None:
            self._reads.definitions.add(found)
        return found

    def find_define(self, name: str) -> Definition | None:
        name = name.lower().removeprefix("::")
        if name in self.hidden:
            return None
        found = self.definitions.defines.get(name)
        if found is None:
            found = self._load_manifests(name, self.definitions.defines)
        if self._reads is not None:
            self._reads.definitions.add(found)
        return found

    def native_type(self, name: str) -> NativeType | None:
        """A type that is not written in Puppet: a built-in one, or one of a module."""
        try:
            return self._native_types[name]
        except KeyError:
            found = self._module_type(name)
            if found is None:
                found = native_type(name, self.environment.puppet)
                if found is not None and name not in CORE_TYPES:
                    if not self.environment.has_vendor_modules:
                        found = None
                    elif self.environment.puppet.ships_types:
                        self._reject_redefined(name)
                    elif self.find_define(name):
                        found = None  # the module that others ship it with is not there
                if found is not None and self.environment.provider_files(name):
                    self._add_of_providers(name)
            self._native_types[name] = found
            return found

    def resource_type_exists(self, type_name: str) -> bool:
        if ":" not in type_name and self.native_type(type_name) is not None:
            return True
        return self.find_define(type_name) is not None

    def named_by_title(self, type_name: str, title: str) -> dict[str, str]:
        """The attributes of a resource that its title gives."""
        native = self.native_type(type_name.lower())
        return {"name": title} if native is None else native.parse_title(title)

    def added_attributes(self, type: str) -> frozenset[str]:
        """The attributes that Ruby code has added to a type that it does not define."""
        return self.metaparameters | self._added.get(type, frozenset())

    def _extend(
        self, extensions: dict[str, frozenset[str]], metaparameters: frozenset[str]
    ) -> None:
        self.metaparameters |= metaparameters
        for type, attributes in extensions.items():
            self._added[type] = self._added.get(type, frozenset()) | attributes

    def _add_of_providers(self, name: str) -> None:
        """Providers are loaded with their type, and may add attributes to it."""
        from mupuppet.ruby.types.library import added_by_providers

        added = added_by_providers(self.environment, name)
        self._extend(added.extensions, added.metaparameters)

    def _module_type(self, name: str) -> NativeType | None:
        """A type that a module defines in Ruby; warns about what could not be read."""
        environment = self.environment
        if environment.find_generated_type(name) is None:
            if environment.find_ruby_type(name) is None:
                return None
        from mupuppet.ruby.types.generated import WrongGeneratedType
        from mupuppet.ruby.types.library import find_type

        try:
            found = find_type(environment, name)
        except WrongGeneratedType as problem:
            path = environment.find_generated_type(name)
            message = f"The code loaded from {path} {problem}"
            raise EvaluationError("wrong-definition", message) from None
        if found is None:
            message = f"Loaded puppet/type/{name} but no class was created"
            self.log.add("warning", message)
            return None
        self.log.entries += [("warning", message) for message in found.description.said]
        self._reject_unloadable(found.description)
        if found.description.problems:
            from mupuppet.ruby.types.problems import type_warnings

            warnings = type_warnings(found)
            self.log.diagnostics += warnings
            self.log.entries += [("warning", warning.message) for warning in warnings]
        for other, description in found.others.items():
            if self._native_types.get(other) is None and other not in native_type_names():
                self._native_types[other] = ModuleType(description)
        self._extend(found.extensions, found.metaparameters)
        return ModuleType(found.description)

    def _reject_unloadable(self, description: TypeDescription) -> None:
        """A type that Puppet cannot load, because of itself or of a define with its name."""
        if description.refused is not None:
            raise self._unloadable(description.name, description.refused)
        self._reject_redefined(description.name)

    def _reject_redefined(self, name: str) -> None:
        """A type in Ruby that the main manifests define as well."""
        define = self.definitions.defines.get(name)
        if define is not None and define.unit.module is None:
            entity = f"http://puppet.com/2016.1/runtime/type/{name}"
            where = self._origin(define.node, define.unit)
            raise self._unloadable(name, f"Attempt to redefine entity '{entity}'.{where}")

    def _unloadable(self, name: str, reason: str) -> EvaluationError:
        message = f"Could not autoload puppet/type/{name}: {reason}"
        self.log.add("err", message)
        return EvaluationError("unloadable-type", message)

    def find_function(self, name: str) -> tuple[n.FunctionDefinition, Unit] | None:
        name = name.lower().removeprefix("::")
        found = self.definitions.functions.get(name)
        if found is None:
            self._load_definition("function", name)
            found = self.definitions.functions.get(name)
        return found

    def find_alias(self, name: str) -> tuple[n.TypeAlias, Unit] | None:
        name = name.lower().removeprefix("::")
        if name in self.hidden:
            return None
        found = self.definitions.type_aliases.get(name)
        if found is None:
            self._load_definition("type", name)
            found = self.definitions.type_aliases.get(name)
        return found

    def is_alias_of_main(self, name: str) -> bool:
        """Do the main manifests define this type?"""
        found = self.definitions.type_aliases.get(name)
        return found is not None and found[1].module is None and name not in self.hidden

    def origin_of_alias(self, name: str) -> str:
        """Where a type was defined, as an addition to an error about another one."""
        node, unit = self.definitions.type_aliases[name]
        path = unit.source.name
        if path in self._own_files:
            return f" Originally set {path}."
        return self._origin(node, unit)

    @staticmethod
    def _origin(node: n.Node, unit: Unit) -> str:
        position = unit.source.position(n.anchor(node))
        file = "string:" if not unit.source.name else f"file://{unit.source.name}"
        return f" Originally set at {file}?line={position.line}&pos={position.column}."

    def find_type_set(self, module: str) -> tuple[n.TypeAlias, Unit] | None:
        """The definition of the type set that has a module's name."""
        path = self.environment.find_type_set(module)
        if path is None:
            return None
        source, problems = self.environment.sources.read(path)
        if problems:
            raise CodeRejected(problems, self.log.entries)
        unit = self._unit(source, module)
        if self._reads is not None:
            self._reads.manifests.add(path)
            self._reads.units.add(unit)
        self._reject_wrong_definition("type", module, unit)
        (node,) = unit.nodes
        return (node, unit) if isinstance(node, n.TypeAlias) else None

    def find_node(self, names: list[str]) -> Definition | None:
        """The node definition for the first of the names that has one, or the default.

        Puppet looks for the default by that name: a regular expression may match it as well.
        """
        for name in [*names, "default"]:
            if (definition := self.node_titled(name)) is not None:
                return definition
        return None

    def node_titled(self, title: str) -> Definition | None:
        """The definition that Puppet finds by the title of a node's resource."""
        title = title.lower()
        nodes = self.definitions.nodes
        return nodes[title] if title in nodes else self._matching_node(title)

    def _matching_node(self, name: str) -> Definition | None:
        from mupuppet.values.regexps import Regexp

        for definition in self.definitions.nodes.values():
            pattern = definition.pattern
            if pattern is not None and Regexp(pattern.pattern).match(name) is not None:
                return definition
        return None

    def parent_of(self, definition: Definition) -> Definition | None:
        """The class that a class inherits from."""
        if definition.parent is None:
            return None
        parent = self.find_class(definition.parent)
        if parent is None:
            message = (
                f"Could not find parent resource type '::{definition.parent}' of type hostclass "
                f"in {self.environment.name}"
            )
            raise EvaluationError("unknown-class", message, definition.unit.source, definition.node)
        return parent
