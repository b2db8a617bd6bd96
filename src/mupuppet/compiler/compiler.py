"""One compilation: the order of work, and what all parts of it share."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from mupuppet.basics.lazily import later
from mupuppet.compiler.errors import EvaluationError, runtime_error
from mupuppet.compiler.evaluation.class_bodies import evaluate_code
from mupuppet.compiler.evaluation.initial_state import begin
from mupuppet.compiler.evaluation.lowered import lowered, lowered_unit
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.compiler.model.catalog_builder import CatalogBuilder
from mupuppet.compiler.model.resource import Parameter, Reference, Resource
from mupuppet.compiler.model.scope import (
    Frame,
    Scope,
)
from mupuppet.compiler.program.definitions import Definition, Unit
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.program.program import Program
from mupuppet.compiler.program.type_resolver import TypeResolver
from mupuppet.compiler.resources.attributes import to_attribute
from mupuppet.compiler.resources.collectors import Collector, FixedCollector, ResourcesOfType
from mupuppet.compiler.resources.declarations import (
    ResourceKind,
    class_or_fail,
    declare_class,
    declare_parent,
    include_classes,
)
from mupuppet.compiler.resources.relationships import Relationships
from mupuppet.diagnostics import Diagnostic, Severity
from mupuppet.functions.jumps import BreakJump, NextJump, ReturnJump
from mupuppet.source import SourceFile, Span
from mupuppet.syntax import nodes as n
from mupuppet.syntax.metaparameters import METAPARAMETER_NAMES
from mupuppet.syntax.nodes import anchor
from mupuppet.syntax.strictness import Strictness
from mupuppet.types.base import Type
from mupuppet.types.later import aliases
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.compiler.evaluation.call_context import CallContext
    from mupuppet.compiler.evaluation.lowering.base import Lowering
    from mupuppet.compiler.functions.calls import FunctionCalls
    from mupuppet.compiler.functions.epp_functions import LoweredTemplate
    from mupuppet.compiler.host import ruby_host
    from mupuppet.compiler.host.hiera_data import Data
    from mupuppet.compiler.host.ruby_runner import RubyRunner
    from mupuppet.compiler.model.signature import Signature
    from mupuppet.compiler.resources.overrides import Override
    from mupuppet.diagnostics.ids import DiagnosticId
    from mupuppet.functions.surroundings import Annotations
else:
    ruby_host = later("mupuppet.compiler.host.ruby_host")  # few compilations need it

#: Types whose resources are not contained in what declares them.
_NOT_CONTAINED = frozenset(["Stage", "Class"])


class Compiler:
    """Makes the catalog of one node."""

    def __init__(self, inputs: CompilationInputs, program: Program | None = None) -> None:
        if program is None:
            program = Program(inputs.environment, inputs.options.strict)
        self.inputs = inputs
        self.program = program
        self.strict = inputs.options.strict
        self.limits = inputs.options.limits
        if inputs.options.ruby != "auto":
            _ = self.ruby  # rejects an unknown mode even if no code is in Ruby
        self.catalog = CatalogBuilder(program.native_type)
        #: Resources in the order of their declaration, without stages and settings.
        self.resources: list[Resource] = []
        #: The same by their types, for collectors.
        self.resources_by_type: dict[str, ResourcesOfType] = {}
        self.resource_kinds: dict[str, ResourceKind] = {}
        #: Types of resources for which some scope has defaults.
        self.types_with_defaults: set[str] = set()
        #: Classes that are known not to inherit from themselves.
        self.with_known_ancestors: set[Definition] = set()
        self.collectors: list[Collector] = []
        self.relationships = Relationships(self)
        self.overrides: dict[str, list[Override]] = {}
        #: Classes and the like whose collectors override: they may override anything.
        self.override_sources: set[Definition] = set()
        self.lambda_calls = 0
        #: Whether something got a tag after it had handed its tags down.
        self.late_tags = False
        #: How many tags resources got besides those by their types, titles and containers.
        self.tags_added = 0
        self.class_scopes: dict[str, Scope] = {}
        self.classes: list[str] = list(inputs.node.classes)
        # Files that are read later add to the same warnings and the same log.
        self.diagnostics: list[Diagnostic] = program.warnings
        self.logs: list[tuple[str, str]] = program.logs
        #: What has been warned of once and need not be again.
        self.warned: set[str] = set()
        #: What `annotate` has said about values.
        self.annotations: Annotations = {}
        self.top = Scope(self, None, None, None)
        #: The paths and texts of ERB templates by their names.
        self.erb_files: dict[str, tuple[str, str]] = {}
        #: The methods that templates have defined so far, by their names.
        self.erb_methods: dict[str, Any] = {}
        #: Templates that are no files: text and what was made of it.
        self.templates: dict[tuple[str, Strictness], tuple[str, LoweredTemplate]] = {}
        #: Templates that are files, by how code names them: each is looked for once.
        self.template_files: dict[str, SourceFile | None] = {}
        #: Types of parameters and signatures that depend on what the environment defines.
        self.parameter_types: dict[object, Type] = {}
        self.signatures: dict[object, Signature] = {}
        self._named_types = TypeResolver(program)
        self.depth = 0
        #: The call that declares a class by its name alone, while it does.
        self.including: tuple[SourceFile, n.Node] | None = None

    @cached_property
    def ruby(self) -> RubyRunner:
        """Real Ruby, for what is written in Ruby and cannot be evaluated here."""
        from mupuppet.compiler.host.ruby_runner import RubyRunner

        return RubyRunner(self, self.inputs.options.ruby)

    def end_ruby(self) -> None:
        """The catalog is finished."""
        if "ruby" in self.__dict__:  # somebody has asked for it
            self.ruby.end()

    # --- The order of work

    def run(self) -> None:
        """Compile; afterwards `catalog` holds everything."""
        self.program.on_load = self._evaluate_parameter_types
        self._evaluate_parameter_types()
        begin(self)
        self._evaluate_main()
        node_scope = self._evaluate_node()
        self._evaluate_node_classes(node_scope or self.top)
        self._evaluate_generators()
        from mupuppet.compiler.finishing.finish import finish

        finish(self)

    def release(self) -> None:
        """Let go of everything: most of it is then freed at once.

        Everything in a compilation knows the compiler, and so the garbage collector would have to
        find it, which takes as long as a good part of the compilation itself.
        """
        for scope in {resource.scope for resource in self.resources}.union(
            self.class_scopes.values()
        ):
            scope.release()
        vars(self).clear()

    def _evaluate_parameter_types(self) -> None:
        """Evaluate the types of parameters in files that have just been read.

        Like Puppet's, they see what the file defines before them, and nothing of what follows.
        """
        program = self.program
        outer = program.hidden
        while program.unchecked:
            unit = program.unchecked.pop(0)
            if not lowered_unit(unit).has_computed_types:
                continue
            names = {
                node.name.lower()
                for node in unit.nodes
                if isinstance(node, (n.TypeAlias, n.DefinedType))
            }
            program.hidden = outer | names
            for node in unit.nodes:
                if isinstance(node, (n.ClassDefinition, n.DefinedType)):
                    definition = program.definitions.of(node)
                    lowered(definition).parameters.evaluate_types(self.top)
                if isinstance(node, (n.TypeAlias, n.DefinedType)):
                    program.hidden.discard(node.name.lower())
        program.hidden = outer

    def _evaluate_main(self) -> None:
        units = self.program.definitions.main
        unit = units[0] if units else Unit(SourceFile(""), n.Program(()))
        main = Definition("class", "", unit.program, unit)
        resource = Resource("Class", "main", self.top, main, definition=main)
        resource.add_tag("class")
        resource.tags_merged = True  # nothing contains it
        self.top.definition = main
        self.top.resource = resource
        self.resources.append(resource)
        self.catalog.add(resource)
        resource.evaluated = True
        self.class_scopes[""] = self.top
        self.top.variables["module_name"] = ""
        self.top.variables["title"] = "main"
        self.top.variables["name"] = "main"
        self.catalog.add_edge(self.catalog.find("Stage", "main"), resource)
        for each in units:
            lowered_unit(each).body(self.top)

    def _evaluate_node(self) -> Scope | None:
        if not self.program.definitions.nodes:
            return None
        node = self.inputs.node.name
        definition = self.program.find_node([node])
        if definition is None:
            message = f"Could not find node statement with name 'default' or '{node}'"
            from mupuppet.compiler.program.suggestions import did_you_mean

            hint = did_you_mean(node, self.program.definitions.nodes)
            raise EvaluationError("unknown-node", message, hint=hint)
        resource = Resource("Node", definition.name, self.top, definition, definition=definition)
        resource.add_own_tags()
        if "Node" in self.types_with_defaults:
            resource.add_defaults()
        self.catalog.merge_tags(resource)
        self.add_resource(self.top, resource)
        self.evaluate_resource(resource)
        return self.class_scopes[definition.name]

    def _evaluate_node_classes(self, scope: Scope) -> None:
        """Classes that the classifier gives: first those with parameters, then the others."""
        classes = self.inputs.node.classes
        with_parameters = {name: given for name, given in classes.items() if given}
        for name, given in with_parameters.items():
            definition = class_or_fail(self, name)
            parameters = [Parameter(k, to_attribute(v, self), definition) for k, v in given.items()]
            declare_class(self, definition, scope, parameters)
        for name in classes:
            if name not in with_parameters:
                definition = class_or_fail(self, name)
                if definition.name not in self.class_scopes:
                    declare_class(self, definition, scope, None)

    def _evaluate_generators(self) -> None:
        for _ in range(self.limits.rounds + 1):  # the last one only finds that there is no end
            changed = False
            for collector in list(self.collectors):
                if collector.evaluate():
                    changed = True
            waiting = [
                resource
                for resource in self.resources
                if not (resource.evaluated or resource.virtual or resource.definition is None)
            ]
            for resource in waiting:
                changed = True
                self._evaluate_definition(resource)
            if not changed:
                return
        from mupuppet.compiler.evaluation.error_context import endless_evaluation

        raise endless_evaluation(self.limits.rounds, self.resources)

    def _evaluate_definition(self, resource: Resource) -> None:
        try:
            self.evaluate_resource(resource)
        except BreakJump as jump:
            message = "Error while evaluating an Object, break() from context where this is illegal"
            raise EvaluationError("illegal-jump", message, jump.source, jump.node) from None
        except (NextJump, ReturnJump) as jump:
            name = "next" if isinstance(jump, NextJump) else "return"
            message = f"{name}() from context where this is illegal"
            illegal = EvaluationError(
                "illegal-jump", message, jump.source, jump.node, is_issue=False
            )
            from mupuppet.compiler.evaluation.error_context import about

            raise about(resource, illegal) from None
        except EvaluationError as error:
            from mupuppet.compiler.evaluation.error_context import about

            raise about(resource, error) from None

    # --- Classes and defined types

    def evaluate_resource(self, resource: Resource) -> None:
        """Evaluate the code of a class, a node or a defined type, once."""
        if resource.evaluated:
            return
        resource.evaluated = True
        resource.merge_scope_tags()
        including, self.including = self.including, None
        self.enter()
        try:
            evaluate_code(self, resource)
        except EvaluationError as error:
            from mupuppet.compiler.evaluation.error_context import declaration

            error.add_step(f"in {resource.ref}", declaration(resource, including))
            raise
        finally:
            self.depth -= 1
            self.including = including

    def enter(self) -> None:
        self.depth += 1
        self.lambda_calls += 1
        if self.lambda_calls > self.limits.lambda_calls:
            from mupuppet.compiler.evaluation.lowering.calls import too_many_calls

            raise too_many_calls(self.limits.lambda_calls)
        if self.depth > self.limits.call_depth:
            raise EvaluationError(
                "too-deep", f"calls are nested more than {self.limits.call_depth} deep"
            )

    def include_classes(self, names: list[str], scope: Scope) -> list[Resource]:
        """Declare classes if nobody has, and evaluate them."""
        return include_classes(self, names, scope)

    def declare_parent(self, definition: Definition, scope: Scope) -> None:
        """Declare the class that a class inherits from."""
        declare_parent(self, definition, scope)

    # --- Resources

    def add_resource(self, scope: Scope, resource: Resource) -> None:
        type, resources, container = resource.type, self.resources, scope.resource
        resources.append(resource)
        declared = self.resources_by_type.get(type)
        if declared is None:
            declared = self.resources_by_type[type] = ResourcesOfType()
        declared.resources.append(resource)
        if len(resources) > self.limits.resources:
            message = f"there are more than {self.limits.resources} resources"
            raise EvaluationError("too-many-resources", message)
        self.catalog.add(resource)
        stage = resource.value("stage") if "stage" in resource.parameters else None
        if stage is not None and stage is not False and not resource.is_class:
            message = (
                f"Only classes can set 'stage'; normal resources like {resource.ref} "
                "cannot change run stage"
            )
            raise EvaluationError("illegal-stage", message)
        if container is not None and type not in _NOT_CONTAINED:
            self.catalog.edges.append((container, resource))

    def realize(self, references: list[Reference | Exception], context: CallContext) -> None:
        self.collectors.append(FixedCollector(context.scope.base, references, context.place))

    def resource_type_exists(self, type_name: str) -> bool:
        if ":" not in type_name and self.program.native_type(type_name) is not None:
            return True
        return self.program.find_define(type_name) is not None

    def named_by_title(self, type_name: str, title: str) -> dict[str, str]:
        """The attributes of a resource that its title gives."""
        native = self.program.native_type(type_name.lower())
        return {"name": title} if native is None else native.parse_title(title)

    def catalog_resource(self, type_name: str, title: str) -> Resource | None:
        """A resource of the catalog by its type and title, alias or name."""
        return self.catalog.find(capitalized(type_name.removeprefix("::")), title)

    def accepts_attribute(self, resource: Resource, name: str) -> bool:
        native = resource.native
        if native is not None:
            return native.accepts(name) or name in self.program.added_attributes(native.name)
        if name in METAPARAMETER_NAMES or name == "name" or name in self.program.metaparameters:
            return True
        definition = resource.definition
        return definition is not None and name in lowered(definition).parameters.by_name

    def attribute_value(self, resource: Resource, name: str) -> Value:
        value = resource.value(name)
        if value is None:
            default = resource.scope.resource_defaults(resource.type).get(name)
            return None if default is None else default.value
        return value

    def reads_variable(self, name: str, scope: Frame) -> None:
        """A function looks at a variable; nobody needs to know."""

    def new_parameters(self, resource: Resource) -> dict[str, Parameter]:
        """Where a new resource keeps its attributes."""
        return {}

    # --- Types

    def find_type(self, name: str, lowering: Lowering, node: n.Node) -> Type:
        try:
            found = self.type_named(name)
        except EvaluationError as error:
            raise runtime_error(error, lowering.source, node) from None
        if found is None or isinstance(found, aliases.TypeReference):
            from mupuppet.compiler.program.suggestions import near_type

            unknown = name if found is None else found.text
            message = f"Resource type not found: {unknown}"
            hint = near_type(self.program, unknown)
            raise lowering.error("unknown-resource-type", message, node, hint=hint)
        return found

    def type_named(self, name: str) -> Type | None:
        """A data type, a type alias, or a type of resources."""
        return self._named_types.find(name)

    def uses_of_types(self, names: tuple[str, ...]) -> dict[str, Type] | None:
        """What names of types stand for, if another compilation can find the same."""
        return self._named_types.uses(names)

    # --- Functions

    @cached_property
    def functions(self) -> FunctionCalls:
        """What calls functions, made for the first call."""
        from mupuppet.compiler.functions.calls import FunctionCalls

        return FunctionCalls(self)

    @cached_property
    def data(self) -> Data:
        """Hiera, made when it is first asked for."""
        from mupuppet.compiler.host.hiera_data import Data

        return Data(self)

    def template_host(self, context: CallContext) -> ruby_host.RubyHost:
        """What a template in ERB sees."""
        return ruby_host.RubyHost(context)

    # --- Messages

    def warn(
        self,
        id: DiagnosticId,
        message: str,
        lowering: Lowering,
        node: n.Node,
        hint: str | None = None,
    ) -> None:
        span, at = Span(node.start, node.end), anchor(node)
        self.diagnostics.append(
            Diagnostic(id, Severity.WARNING, message, lowering.source, span, at, hint=hint)
        )
        self.logs.append(("warning", message))
