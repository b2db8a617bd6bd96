"""Resource types while their definitions are followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.ruby.syntax.parsing import parts, source_of
from mupuppet.ruby.types.description import (
    ANY_TITLE,
    DEFAULT_PATTERNS_MISSING,
    TitlePattern,
    TypeDescription,
    TypeProblem,
)
from mupuppet.ruby.types.static.calls import dispatch
from mupuppet.ruby.types.static.frames import Block, BoundMethod, Call, Raised, Receiver
from mupuppet.ruby.types.static.interfaces import Evaluator
from mupuppet.ruby.types.static.values import (
    UNKNOWN,
    ConstantName,
    Module,
    Pattern,
    StaticValue,
    is_true,
)
from mupuppet.ruby.types.titles import read_patterns

if TYPE_CHECKING:
    from tree_sitter import Node

#: Methods of a type, and functions, that add no attributes; their blocks run later.
_WITHOUT_ATTRIBUTES = frozenset(
    "Array Float Integer String _ __method__ alias_method allattrs apply_to apply_to_all "
    "apply_to_device apply_to_host attr attr_accessor attr_reader attr_writer attrclass attrtype "
    "autobefore autonotify autorequire autosubscribe binding class_variable_get "
    "class_variable_set const_defined? const_get const_set defaultprovider define_method "
    "define_singleton_method desc doc eachmetaparam ensurable? feature features format gem "
    "has_features instance_method instance_methods instance_variable_get instance_variable_set "
    "instances is_a? isomorphic? key_attributes metaparam? metaparamclass metaparams "
    "method_defined? module_function n_ newvalues paramclass paramdoc parameters private "
    "private_class_method private_constant properties propertybyname protected provider "
    "provider_feature public public_class_method remove_const remove_method respond_to? "
    "singleton_class sprintf suitableprovider undef_method unprovide valid_parameter? validate "
    "validattr? validparameter? validproperties validproperty?".split()
)

#: Modules of Ruby and of Puppet itself add no attributes when they are mixed in.
_HARMLESS_MIXINS = frozenset(
    "Comparable Enumerable Etc FileUtils Forwardable Kernel Open3 Shellwords Singleton".split()
)

#: A type whose resources have these methods is ensurable without a declaration.
_ENSURING = ("exists?", "create", "destroy")


class TypeBuilder(Receiver):
    """A type while its definition is followed: `self` in the block of `newtype`."""

    #: Whether a type with providers has the parameter `provider`.
    has_provider_attribute = True

    def __init__(self, name: str, evaluator: Evaluator) -> None:
        super().__init__(evaluator.module(f"Puppet::Type::{name.capitalize()}"))
        self.module.receiver = self
        self.name = name
        self.evaluator = evaluator
        self.attributes: set[str] = set()
        self.keys: list[str] = []
        self.open = False
        self.problems: list[TypeProblem] = []
        #: What Puppet logs when it loads the type.
        self.said: list[str] = []
        #: The attributes that have certainly been defined, by the defining method.
        self._certain: set[tuple[str, str]] = set()

    def problem(self, message: str, node: Node | None = None, path: str | None = None) -> None:
        line = None if node is None else node.start_point[0] + 1
        problem = TypeProblem(message, path, line)
        if problem not in self.problems:
            self.problems.append(problem)

    def accept_all(self, message: str, call: Call) -> None:
        self.open = True
        self.problem(message, call.node, call.frame.file)

    def receive(self, call: Call) -> StaticValue:
        name = call.name
        if name in ("newparam", "newproperty", "newcheck"):
            self._new_attribute(call)
        elif name == "newmetaparam":
            return self.evaluator.context.call(self.evaluator, call, "Puppet::Type")
        elif name == "ensurable":
            self._add("newproperty", "ensure", call)
        elif name in ("provide", "providify"):
            self.attributes.add("provider")
        elif name in ("include", "extend", "prepend"):
            for argument in call.arguments:
                self._mix_in(call, argument)
        elif name == "tap" and isinstance(call.block, Block):
            self.evaluator.run_block(call.block, [self])
            return self
        elif name in ("send", "public_send", "__send__") and call.arguments:
            return self._send(call)
        elif name in ("name", "to_s"):
            return self.name
        elif name not in _WITHOUT_ATTRIBUTES:
            if call.node.child_by_field_name("receiver") is None:
                self.accept_all(f"calls `{name}`, which is not defined in the module", call)
        return UNKNOWN

    def _send(self, call: Call) -> StaticValue:
        sent = call.arguments[0]
        if not isinstance(sent, str):
            self.accept_all("calls a method whose name is computed", call)
            return UNKNOWN
        made = Call(sent, call.arguments[1:], call.options, call.block, call.node, call.frame)
        return dispatch(self.evaluator, made, self)

    def _new_attribute(self, call: Call) -> None:
        name = call.arguments[0] if call.arguments else UNKNOWN
        if not isinstance(name, str):
            self.accept_all("has an attribute whose name is computed", call)
            return
        name = name.lower()
        self._add(call.name, name, call)
        options = call.options
        if len(call.arguments) > 1 and isinstance(call.arguments[1], dict):
            options = {**call.arguments[1], **options}
        if call.name != "newproperty" and name not in self.keys:
            if name == "name" or is_true(options.get("namevar")) or self._is_key(call.block):
                self.keys.append(name)

    def _add(self, how: str, name: str, call: Call) -> None:
        """An attribute; Puppet refuses to define one twice in the same way."""
        self.attributes.add(name)
        if self.evaluator.conditions:
            return
        if (how, name) in self._certain:
            constant = f"Parameter{name.capitalize()}"
            refusal = f"Class {constant} is already defined in {self.module.path}"
            if how == "newproperty":
                refusal = f"Class {self.name} already has a property named {name}"
            raise Raised(refusal, call)
        self._certain.add((how, name))

    def _is_key(self, block: Block | BoundMethod | None) -> bool:
        """Whether the body of a parameter calls `isnamevar`."""
        if not isinstance(block, Block) or not _mentions(block, "isnamevar"):
            return False
        parameter = _ParameterBuilder(Module(f"{self.module.path}::Parameter"))
        self.evaluator.run_block_as(block, parameter, parameter.module)
        return parameter.is_key

    def _mix_in(self, call: Call, mixin: StaticValue) -> None:
        if isinstance(mixin, Module):
            (self.module.extended if call.name == "extend" else self.module.included).append(mixin)
            hook = {"include": "included", "extend": "extended"}.get(call.name, "prepended")
            method = mixin.own_method(hook)
            if method is not None:
                self.evaluator.call_method(method, mixin, [self], {})
            return
        path = mixin.path if isinstance(mixin, ConstantName) else "something computed"
        if not path.startswith("Puppet::") and path not in _HARMLESS_MIXINS:
            self.accept_all(f"mixes in {path}, which is not defined in any module", call)

    def finished(self) -> TypeDescription:
        if self.open and not self.keys:
            self.keys.append("name")  # a type needs a namevar
        if all(self.module.method(name) is not None for name in _ENSURING):
            self.attributes.add("ensure")
        patterns, refusal = self._title_patterns()
        return TypeDescription(
            self.name,
            frozenset(self.attributes),
            tuple(self.keys),
            self._unique(),
            patterns,
            self.open,
            tuple(self.problems),
            self.has_provider_attribute,
            refusal,
            said=tuple(self.said),
        )

    def _unique(self) -> bool:
        value = self.module.variables.get("@isomorphic", True)
        method = self._own_method("isomorphic?")
        if method is not None:
            value = self._call(method)
        unique = is_true(value)
        if unique is None:
            self.problem("computes whether the names of resources are unique; they are taken to be")
        return unique is not False

    def _default_patterns(self) -> tuple[TitlePattern, ...]:
        return ((ANY_TITLE, (self.keys[0],), ()),) if self.keys else ()

    def _title_patterns(self) -> tuple[tuple[TitlePattern, ...], str | None]:
        """The patterns, or why Puppet rejects all titles."""
        method = self._own_method("title_patterns")
        if method is None:
            if len(self.keys) > 1 and not self.open:
                return (), DEFAULT_PATTERNS_MISSING
            return self._default_patterns(), None
        patterns = read_patterns(self._call(method), self.evaluator)
        if patterns is None:
            self.problem(
                "computes its title patterns; a title is taken as a whole", *self._place(method)
            )
            return self._default_patterns(), None
        return patterns, None

    def _own_method(self, name: str) -> Node | Block | None:
        """A method of the type, as code or as the block of `define_singleton_method`."""
        block = self.module.own_blocks.get(name)
        return block if isinstance(block, Block) else self.module.own_method(name)

    def _place(self, method: Node | Block) -> tuple[Node | None, str | None]:
        if isinstance(method, Block):
            return method.body, method.frame.file
        path, _ = self.evaluator.method_files.get(method.id, (None, ()))
        return method, path

    def _call(self, method: Node | Block) -> StaticValue:
        if isinstance(method, Block):
            return self.evaluator.run_block_as(method, self, self.module, [])
        return self.evaluator.call_method(method, self, [], {})


class _ParameterBuilder(Receiver):
    """A parameter while its block is followed."""

    is_key = False

    def receive(self, call: Call) -> StaticValue:
        if call.name == "isnamevar":
            self.is_key = True
        return UNKNOWN


def _mentions(block: Block, name: str) -> bool:
    stack = [block.body]
    while stack:
        node = stack.pop()
        if node is None or node.type in ("method", "singleton_method"):
            continue
        if node.type == "identifier" and source_of(node) == name:
            return True
        stack.extend(parts(node))
    return False


class ExtendedType(TypeBuilder):
    """A type that another file defines, to which code adds attributes."""

    def __init__(self, name: str, evaluator: Evaluator) -> None:
        super().__init__(name, evaluator)
        self.open = False

    def _mix_in(self, call: Call, mixin: StaticValue) -> None:
        if isinstance(mixin, Module):
            super()._mix_in(call, mixin)

    def receive(self, call: Call) -> StaticValue:
        known = ("newparam", "newproperty", "newmetaparam", "ensurable", "send", "__send__", "tap")
        mixes = call.name in ("include", "extend", "prepend", "public_send")
        return super().receive(call) if call.name in known or mixes else UNKNOWN


#: Attributes that types of the Resource API must not define, in the order of the checks.
_RESERVED = (
    "title provider alias audit before consume export loglevel noop notify require schedule stage "
    "subscribe tag"
).split()
_FEATURES = (
    "supports_noop canonicalize custom_generate custom_insync remote_resource simple_get_filter"
).split()
_BEHAVIOURS = ("read_only", "namevar", "parameter", "init_only")


class ApiTypeBuilder(TypeBuilder):
    """A type of the Resource API: a hash defines it, title patterns have named groups."""

    has_provider_attribute = False

    def define(self, definition: dict[StaticValue, StaticValue], call: Call) -> None:
        """Read the hash."""
        attributes = definition.get("attributes", UNKNOWN)
        if not isinstance(attributes, dict) or UNKNOWN in attributes:
            self.accept_all("computes its attributes", call)
            attributes = attributes if isinstance(attributes, dict) else {}
        known = {str(name): details for name, details in attributes.items() if name is not UNKNOWN}
        if not self.evaluator.conditions:
            self._check(definition, known)
        for name, details in known.items():
            self.attributes.add(name)
            if not isinstance(details, dict):
                self.problem(f"computes its attribute {name}", call.node, call.frame.file)
                continue
            self._add_attribute(name, details)
        if "custom_insync" in _strings(definition.get("features")) and not _properties(known):
            self.attributes.add("rsapi_custom_insync_trigger")
        self._written_patterns = definition.get("title_patterns")

    def _add_attribute(self, name: str, details: dict[StaticValue, StaticValue]) -> None:
        behaviour = _behaviour(details)
        if behaviour == "namevar":
            self.keys.append(name)
            self._named_by = self._named_by or name
        elif name == "name" and behaviour in ("parameter", "read_only"):
            self.keys.append(name)

    def _check(
        self, definition: dict[StaticValue, StaticValue], attributes: dict[str, StaticValue]
    ) -> None:
        """What the Resource API rejects or warns about, in its order."""
        if not {"desc", "docs", UNKNOWN} & definition.keys():
            self._remark_undocumented(self.name)
        for name, details in attributes.items():
            if isinstance(details, dict) and UNKNOWN not in details:
                if "type" not in details:
                    raise Raised(f"`{self.name}.{name}` has no type")
                if "desc" not in details:
                    self._remark_undocumented(f"{self.name}.{name}")
        for name in _RESERVED:
            if name in attributes:
                raise Raised(f"must not define an attribute called `:{name}`")
        unknown = [each for each in _strings(definition.get("features")) if each not in _FEATURES]
        if unknown:
            shown = ", ".join(f'"{each}"' for each in unknown)
            self.said.append(f"Unknown feature detected: [{shown}]")
        for details in attributes.values():
            behaviour = _behaviour(details) if isinstance(details, dict) else None
            if isinstance(behaviour, str) and behaviour not in _BEHAVIOURS:
                raise Raised(f"`{behaviour}` is not a valid behaviour value")

    def _remark_undocumented(self, name: str) -> None:
        self.said.append(f"`{name}` has no documentation, add it using a `desc` key")

    #: The attribute that titles set where there are no patterns.
    _named_by = ""
    _written_patterns: StaticValue = None

    def _default_patterns(self) -> tuple[TitlePattern, ...]:
        computed = any("computes its attribute" in problem.message for problem in self.problems)
        named_by = self._named_by or ("name" if computed else "")
        return ((ANY_TITLE, (named_by,), ()),)

    def finished(self) -> TypeDescription:
        if not self.keys and self.problems and "name" in self.attributes:
            self.keys.append("name")  # a type needs a namevar, and no other is declared
        return super().finished()

    def _title_patterns(self) -> tuple[tuple[TitlePattern, ...], str | None]:
        if self._written_patterns is None:
            return self._default_patterns(), None
        patterns: list[TitlePattern] = []
        written = self._written_patterns if isinstance(self._written_patterns, list) else [UNKNOWN]
        for item in written:
            pattern = item.get("pattern") if isinstance(item, dict) else UNKNOWN
            if not isinstance(pattern, Pattern):
                self.problem("computes its title patterns; a title is taken as a whole")
                return self._default_patterns(), None
            patterns.append((pattern.portable(), pattern.group_names(), ()))
        return tuple(patterns), None


def _behaviour(details: dict[StaticValue, StaticValue]) -> StaticValue:
    return details.get("behaviour") or details.get("behavior")


def _strings(value: StaticValue) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _properties(attributes: dict[str, StaticValue]) -> list[str]:
    """The properties among the attributes."""
    return [
        name
        for name, details in attributes.items()
        if not (isinstance(details, dict) and {"behaviour", "behavior"} & details.keys())
    ]
