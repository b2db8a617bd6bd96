"""One compilation: its phases, and what all its parts share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.class_bodies import evaluate_code
from mupuppet.compiler.evaluation.initial_state import begin
from mupuppet.compiler.evaluation.lowered import lowered, lowered_unit
from mupuppet.compiler.inputs import CompilationInputs
from mupuppet.compiler.model.binary_strings import BinaryStrings
from mupuppet.compiler.model.call_counter import CallCounter
from mupuppet.compiler.model.catalog_builder import CatalogBuilder
from mupuppet.compiler.model.evaluated_types import EvaluatedTypes
from mupuppet.compiler.model.resource import Parameter, Reference, Resource
from mupuppet.compiler.model.resource_state import ResourceState
from mupuppet.compiler.model.scope import ClassState, Frame, Scope
from mupuppet.compiler.program.definitions import Definition, Unit
from mupuppet.compiler.program.names import capitalized
from mupuppet.compiler.program.program import Program
from mupuppet.compiler.program.type_resolver import TypeResolver
from mupuppet.compiler.resources.attributes import to_attribute
from mupuppet.compiler.resources.declarations import (
    add_resource,
    class_or_fail,
    declare_class,
    declare_parent,
    include_classes,
)
from mupuppet.compiler.resources.relationships import Relationships
from mupuppet.environment.companions import Companions
from mupuppet.functions.control_flow import BreakJump, NextJump, ReturnJump
from mupuppet.source import SourceFile
from mupuppet.syntax import nodes as n
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.compiler.functions.calls import FunctionCalls
    from mupuppet.compiler.host.hiera_data import Data
    from mupuppet.compiler.host.ruby_runner import RubyRunner
    from mupuppet.functions.registry import Function


class Compiler:
    """Compiles the catalog of one node.

    It is created, run once, asked for the catalog, and released; `api.compile` does all of this. A
    compiler that records, or that answers questions afterwards, belongs to its creator.
    """

    def __init__(self, inputs: CompilationInputs, program: Program | None = None) -> None:
        if program is None:
            program = Program(inputs.environment, inputs.options.strict, reads=inputs.reads)
        self.inputs = inputs
        self.program = program
        self.strict = inputs.options.strict
        self.limits = inputs.options.limits
        # Files that are read later report to the same log.
        self.log = program.log
        self.types = TypeResolver(program)
        self.evaluated_types = EvaluatedTypes()
        self.catalog = CatalogBuilder(program.native_type)
        self.resources = ResourceState(Relationships(self))
        self.classes = ClassState(inputs.node.classes)
        self.calls = CallCounter(self.limits)
        #: Functions that have been called, in this version of Puppet.
        self.built_in_functions: dict[str, Function] = {}
        #: Strings of bytes that Ruby code has returned.
        self.binary_strings: BinaryStrings = {}
        self.companions = Companions()
        self.top = Scope(self, None, None, None)
        # Created on first use. `cached_property` would store them in `__dict__`, which makes Python
        # read every attribute of the object more slowly.
        self.used_ruby: RubyRunner | None = None
        self.used_functions: FunctionCalls | None = None
        self.used_data: Data | None = None
        if inputs.options.ruby != "auto":
            _ = self.ruby  # rejects an unknown mode even if there is no Ruby code

    def binary_string(self, content: bytes) -> Value:
        """A string of bytes that Ruby code has returned."""
        from mupuppet.compiler.model.binary_strings import binary_string

        # From now on, the results of functions are checked for such strings (`FunctionCalls.call`).
        self.built_in_functions.clear()
        return binary_string(self.binary_strings, content)

    @property
    def ruby(self) -> RubyRunner:
        """Real Ruby, for Ruby code that cannot be evaluated natively."""
        if self.used_ruby is None:
            from mupuppet.compiler.host.ruby_runner import RubyRunner

            self.used_ruby = RubyRunner(self, self.inputs.options.ruby)
        return self.used_ruby

    def end_ruby(self) -> None:
        """End the Ruby of this compilation, if it was used."""
        if self.used_ruby is not None:
            self.used_ruby.end()

    # --- Phases

    def run(self) -> None:
        """Compile; afterwards `catalog` is complete."""
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
        """Cut the reference cycles; nothing of this compilation may be used afterwards.

        Reference counting then frees everything; the garbage collector would take a good part of
        the time of the compilation. There are three kinds of cycles:

        - A scope refers to itself, to its resource and to its resource defaults, which refer to
          scopes: `Scope.release` cuts these.
        - Scopes, collectors, relationships, functions, data and Ruby refer to the compiler, and it
          holds them in its parts. Its references to the parts are cut.
        - Data and the objects of Ruby code refer to themselves: their `release` cuts these.
        """
        for scope in self.classes.all_scopes:
            scope.release()
        self.program.on_load = None  # a method of this compiler
        self.companions.close()
        del self.program, self.types, self.evaluated_types
        del self.top, self.classes, self.catalog, self.resources, self.companions
        for part in (self.used_data, self.used_ruby):
            if part is not None:
                part.release()
        self.used_data = self.used_ruby = self.used_functions = None

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
        self.catalog.declared.append(resource)
        self.catalog.add(resource)
        resource.evaluated = True
        self.classes.scopes[""] = self.top
        self.top.variables["module_name"] = ""
        self.top.variables["title"] = "main"
        self.top.variables["name"] = "main"
        self.catalog.add_edge(self.catalog.find("Stage", "main"), resource)
        for each in units:
            self._evaluate_manifest(each)

    def _evaluate_manifest(self, unit: Unit) -> None:
        manifest = lowered_unit(unit)
        self.calls.stack.append((manifest.lowering, None))
        try:
            manifest.body(self.top)
        finally:
            self.calls.stack.pop()

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
        if self.inputs.reads is not None:
            self.inputs.reads.definitions.add(definition)
        code = self.program.node_titled(definition.name)
        if code is None:
            hint = (
                "Puppet 8.9 and later, up to OpenVox 8.28.0, cannot evaluate a node whose pattern "
                "has a group that begins with `(?`; use a group without `?`"
            )
            raise EvaluationError("unknown-resource-type", "Cannot find definition Node", hint=hint)
        resource = Resource("Node", definition.name, self.top, definition, definition=code)
        resource.add_own_tags()
        if "Node" in self.resources.types_with_defaults:
            resource.add_defaults()
        self.catalog.merge_tags(resource)
        add_resource(self.top, resource)
        self.evaluate_resource(resource)
        return self.classes.scopes.get(definition.name)

    def _evaluate_node_classes(self, scope: Scope) -> None:
        """The classes from the classifier: first those with parameters, then the others."""
        classes = self.inputs.node.classes
        with_parameters = {name: given for name, given in classes.items() if given}
        for name, given in with_parameters.items():
            definition = class_or_fail(self, name)
            parameters = [
                Parameter(k, to_attribute(v, self.program), definition) for k, v in given.items()
            ]
            declare_class(definition, scope, parameters)
        for name in classes:
            if name not in with_parameters:
                definition = class_or_fail(self, name)
                if definition.name not in self.classes.scopes:
                    declare_class(definition, scope, None)

    def _evaluate_generators(self) -> None:
        declared, looked_at = self.catalog.declared, 0
        #: What may be realized later.
        virtual: list[Resource] = []
        for _ in range(self.limits.rounds + 1):  # the last one only finds that it does not end
            changed = False
            for collector in list(self.resources.collectors):
                if collector.evaluate():
                    changed = True
            waiting = [
                resource
                for resource in virtual + declared[looked_at:]
                if not (resource.evaluated or resource.definition is None)
            ]
            looked_at = len(declared)
            virtual = [resource for resource in waiting if resource.virtual]
            if virtual:
                waiting = [resource for resource in waiting if not resource.virtual]
            for resource in waiting:
                changed = True
                self._evaluate_definition(resource)
            if not changed:
                return
        from mupuppet.compiler.evaluation.error_context import endless_evaluation

        raise endless_evaluation(self.limits.rounds, self.catalog.declared)

    def _evaluate_definition(self, resource: Resource) -> None:
        try:
            self.evaluate_resource(resource)
        except BreakJump as jump:
            message = "break() from context where this is illegal"
            raise EvaluationError(
                "illegal-jump", message, jump.source, jump.node, during="an Object"
            ) from None
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
        classes = self.classes
        including, classes.including = classes.including, None
        self.calls.enter()
        try:
            evaluate_code(self, resource)
        except EvaluationError as error:
            from mupuppet.compiler.evaluation.error_context import declaration

            error.add_step(f"in {resource.label}", declaration(resource, including))
            raise
        finally:
            self.calls.depth -= 1
            classes.including = including

    def include_classes(self, names: list[str], scope: Scope) -> list[Resource]:
        """Declare classes that are not declared yet, and evaluate them."""
        return include_classes(names, scope)

    def declare_parent(self, definition: Definition, scope: Scope) -> None:
        """Declare the class that a class inherits from."""
        declare_parent(definition, scope)

    # --- Resources

    def realize(
        self,
        references: list[Reference | Exception],
        scope: Scope,
        place: tuple[SourceFile, n.Node] | None,
    ) -> None:
        from mupuppet.compiler.resources.collectors import FixedCollector

        self.resources.collectors.append(FixedCollector(scope, references, place))

    def catalog_resource(self, type_name: str, title: str) -> Resource | None:
        """A resource of the catalog by its type and title, alias or name."""
        return self.catalog.find(capitalized(type_name.removeprefix("::")), title)

    def attribute_value(self, resource: Resource, name: str) -> Value:
        value = resource.value(name)
        if value is None:
            default = resource.scope.resource_defaults(resource.type).get(name)
            return None if default is None else default.value
        return value

    def reads_variable(self, name: str, scope: Frame) -> None:
        """Called when a function reads a variable; only recorders override it."""
        self.record_variable(name)

    def record_variable(self, name: str) -> None:
        """Called when something other than Puppet code reads a variable; `*` is all of them."""
        if self.inputs.reads is not None:
            self.inputs.reads.variables.add((name,))

    def new_parameters(self, resource: Resource) -> dict[str, Parameter]:
        """The attributes of a new resource."""
        return {}

    # --- Functions

    @property
    def functions(self) -> FunctionCalls:
        """What calls functions."""
        if self.used_functions is None:
            from mupuppet.compiler.functions.calls import FunctionCalls

            self.used_functions = FunctionCalls(self)
        return self.used_functions

    @property
    def data(self) -> Data:
        """Hiera."""
        if self.used_data is None:
            from mupuppet.compiler.host.hiera_data import Data

            self.used_data = Data(self)
        return self.used_data
