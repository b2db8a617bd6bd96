"""The initial state of a compilation, before any code is evaluated."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError, location
from mupuppet.compiler.model.resource import Resource, is_valid_tag
from mupuppet.compiler.model.scope import RESERVED_NAMES, Scope, reserved_name_message
from mupuppet.compiler.program.definitions import Definition, Unit
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.types.labels import ruby_string
from mupuppet.values.strings import new_object
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from collections.abc import ItemsView, Iterator

    from mupuppet.compiler.inputs import CompilationInputs
    from mupuppet.compiler.model.scope import CompilationContext
    from mupuppet.versions import PuppetVersion


def begin(compiler: CompilationContext) -> None:
    """Set the variables of the top scope; add the stage `main` and the class `settings`."""
    _set_top_variables(compiler)
    _tag_with_node_classes(compiler)
    _add_stage(compiler)
    _add_settings(compiler)


def merged_parameters(
    given: dict[str, Value], environment: str, *facts: dict[str, Value]
) -> tuple[dict[str, Value], list[tuple[str, Value, Value]]]:
    """The parameters of a node, and the facts whose names are taken: with the value that stays."""
    parameters = {**given, "environment": environment}
    taken = []
    for name, value in (pair for each in facts for pair in each.items()):
        if name in parameters:
            taken.append((name, parameters[name], value))
        else:
            parameters[name] = value
    return parameters, taken


def parameter_logs(inputs: CompilationInputs) -> list[tuple[str, str]]:
    """What Puppet logs about the parameters of a node, before it reads any code."""
    node = inputs.node
    _, taken = merged_parameters(
        node.parameters, inputs.environment.name, node.facts, node.server_facts
    )
    logs = []
    for name, old, new in taken:
        message = (
            f"The node parameter '{name}' for node '{node.name}' was already set to "
            f"'{ruby_string(old)}'. It could not be set to '{ruby_string(new)}'"
        )
        logs.append(("warning", message))
    return logs


def _set_top_variables(compiler: CompilationContext) -> None:
    node, variables = compiler.inputs.node, compiler.top.variables
    environment = compiler.program.environment.name
    parameters, _ = merged_parameters(node.parameters, environment, node.facts, node.server_facts)
    parameters.pop("trusted", None)  # Puppet forgets it: it would be a lie
    _reject_reserved(parameters)
    variables.update(parameters)
    variables["environment"] = environment
    variables["trusted"] = node.trusted
    # A node that was given none has not the environment either.
    variables["server_facts"] = node.server_facts and {
        **node.server_facts,
        "environment": new_object(environment),  # which is frozen, other than the variable
    }
    variables["facts"] = node.facts


def _tag_with_node_classes(compiler: CompilationContext) -> None:
    """The classes that the classifier gives are tags of the catalog."""
    for name in map(str.lower, compiler.inputs.node.classes):
        if not is_valid_tag(name):
            raise EvaluationError("invalid-tag", f"Invalid tag '{name}'")
        compiler.catalog.tags.update(dict.fromkeys([name, *name.split("::")]))


def _add_stage(compiler: CompilationContext) -> None:
    stage = Resource(
        "Stage", "main", compiler.top, None, native=compiler.program.native_type("stage")
    )
    stage.add_tag("stage")
    compiler.catalog.add(stage)


def _add_settings(compiler: CompilationContext) -> None:
    """Add the class of settings; one of this name in main manifests is evaluated in its place."""
    definitions = compiler.program.definitions
    other = definitions.nodes.get("settings") or definitions.defines.get("settings")
    if other is not None:
        kind = "Node" if other.kind == "node" else "Definition"
        where = location(other.unit.source, other.line)
        message = f"{kind} 'settings' is already defined {where}; cannot be redefined as a class"
        raise EvaluationError(
            "already-defined", message, other.unit.source, None, line=other.line, is_issue=False
        )
    own = definitions.classes.get("settings")
    definition = _empty_settings() if own is None else own
    compiler.program.definitions.classes["settings"] = definition
    settings = Resource("Class", "Settings", compiler.top, definition, definition=definition)
    settings.add_own_tags()
    compiler.catalog.add(settings)
    if own is None:
        settings.evaluated = True
        compiler.catalog.add_edge(compiler.catalog.find("Stage", "main"), settings)
        compiler.classes.names.append("settings")
        compiler.catalog.tags["settings"] = None
        scope = Scope(compiler, compiler.top, definition, settings)
        scope.variables["title"] = scope.variables["name"] = "settings"
        compiler.classes.scopes["settings"] = scope
    else:
        compiler.evaluate_resource(settings)
    settings.finished = True
    scope = compiler.classes.scopes["settings"]
    scope.variables = SettingsVariables(
        scope.variables, _settings_of(compiler), compiler.program.environment.puppet
    )


def _settings_of(compiler: CompilationContext) -> dict[str, Value]:
    """The settings that a compilation knows better than Puppet's defaults."""
    environment = compiler.program.environment
    node = compiler.inputs.node.name
    settings: dict[str, Value] = {"certname": node, "code": environment.code or ""}
    exports = compiler.inputs.exports
    if exports is not None and not getattr(exports, "is_puppetdb", False):
        settings["storeconfigs_backend"] = "mupuppet"  # code asks before it queries a PuppetDB
    if environment.modulepath:
        settings["modulepath"] = os.pathsep.join(environment.modulepath)
    if environment.hiera_config is not None:
        settings["hiera_config"] = environment.hiera_config
    return {
        **settings,
        **environment.settings,
        "environment": environment.name,
        "strict": compiler.strict.value,
        "strict_variables": compiler.inputs.options.strict_variables,
        "storeconfigs": exports is not None,
    }


class SettingsVariables(dict[str, Value]):
    """The variables of the class `settings`: hundreds, which few compilations read."""

    def __init__(
        self, variables: dict[str, Value], settings: dict[str, Value], version: PuppetVersion
    ) -> None:
        super().__init__(variables)
        self._version = version
        self._settings: dict[str, Value] | None = settings

    def _load(self) -> None:
        if self._settings is not None:
            from mupuppet.environment.puppet_settings import all_settings

            values = all_settings(self._settings, self._version)
            self._settings = None
            self.update(values, all_local=values)

    def __contains__(self, name: object) -> bool:
        self._load()
        return super().__contains__(name)

    def __getitem__(self, name: str) -> Value:
        self._load()
        return super().__getitem__(name)

    def get(self, name: str, default: Value = None) -> Value:
        self._load()
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        self._load()
        return super().__iter__()

    def items(self) -> ItemsView[str, Value]:  # type: ignore[override]  # no name for dict's view
        self._load()
        return super().items()


def _empty_settings() -> Definition:
    program = n.Program(())
    return Definition("class", "settings", program, Unit(SourceFile(""), program))


#: Variables of the main class, whose scope is that of facts, in the order in which they are set.
_OF_MAIN = ("module_name", "title", "name")


def _reject_reserved(parameters: dict[str, Value]) -> None:
    """Facts and parameters of a node must not have names of variables that we set ourselves."""
    for name in parameters:
        if name in RESERVED_NAMES:
            message = reserved_name_message(name)
        elif name.isdecimal():
            message = f"Cannot assign to a numeric match result variable '${name}'"
        else:
            continue
        raise EvaluationError("reserved-variable", message)
    for name in _OF_MAIN:
        if name in parameters:
            message = f"Cannot reassign variable '${name}'"
            raise EvaluationError("reserved-variable", message)
