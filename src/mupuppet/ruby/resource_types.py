"""Resource types that modules define in Ruby, read without running them.

Files of `lib/puppet/type/` say which attributes a type has by calling `newparam`, `newproperty`
and their like. Those calls are followed statically, through loops over literals, helper methods
and mixins of the modules. What cannot be followed makes a type open: it accepts any attribute,
and says why.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from mupuppet.environment.environment import Environment
from mupuppet.environment.reading import read_regular
from mupuppet.ruby.generated_types import read_generated_type
from mupuppet.ruby.parsing import first_error, parse_ruby, parts, text_of
from mupuppet.ruby.static_evaluation import Evaluator
from mupuppet.ruby.static_frames import UNHANDLED, Block, Call, Receiver, TooMuch
from mupuppet.ruby.static_values import (
    UNKNOWN,
    ConstantName,
    Module,
    Pattern,
    StaticValue,
    is_true,
)
from mupuppet.ruby.type_cache import Reading, TypeCache, digest_of
from mupuppet.ruby.type_description import (
    ANY_TITLE,
    TitlePattern,
    TypeDescription,
    TypeProblem,
)

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


class _TypeBuilder(Receiver):
    """A type while its definition is followed: `self` in the block of `newtype`."""

    #: Whether a type that has providers lets one choose among them.
    has_provider_attribute = True

    def __init__(self, name: str, evaluator: Evaluator) -> None:
        super().__init__(evaluator.module(f"Puppet::Type::{name.capitalize()}"))
        self.name = name
        self.evaluator = evaluator
        self.attributes: set[str] = set()
        self.keys: list[str] = []
        self.open = False
        self.problems: list[TypeProblem] = []

    def problem(self, text: str, node: Node | None = None, path: str | None = None) -> None:
        line = None if node is None else node.start_point[0] + 1
        problem = TypeProblem(text, path, line)
        if problem not in self.problems:
            self.problems.append(problem)

    def accept_all(self, text: str, call: Call) -> None:
        self.open = True
        self.problem(text, call.node, call.frame.file)

    def receive(self, call: Call) -> StaticValue:
        name = call.name
        if name in ("newparam", "newproperty", "newmetaparam", "newcheck"):
            self._new_attribute(call)
        elif name == "ensurable":
            self.attributes.add("ensure")
        elif name in ("provide", "providify"):
            self.attributes.add("provider")
        elif name in ("include", "extend", "prepend"):
            for argument in call.arguments:
                self._mix_in(call, argument)
        elif name in ("class_eval", "instance_eval", "class_exec", "tap") and call.block:
            self.evaluator.run_block_as(call.block, self, self.module)
        elif name in ("send", "public_send", "__send__") and call.arguments:
            sent = call.arguments[0]
            if not isinstance(sent, str):
                self.accept_all("calls a method whose name is computed", call)
            else:
                self.receive(
                    Call(sent, call.arguments[1:], call.options, call.block, call.node, call.frame)
                )
        elif name in ("name", "to_s"):
            return self.name
        elif name not in _WITHOUT_ATTRIBUTES:
            if call.node.child_by_field_name("receiver") is None:
                self.accept_all(f"calls `{name}`, which is not defined in the module", call)
        return UNKNOWN

    def _new_attribute(self, call: Call) -> None:
        name = call.arguments[0] if call.arguments else UNKNOWN
        if not isinstance(name, str):
            self.accept_all("has an attribute whose name is computed", call)
            return
        self.attributes.add(name)
        options = call.options
        if len(call.arguments) > 1 and isinstance(call.arguments[1], dict):
            options = {**call.arguments[1], **options}
        names = is_true(options.get("namevar"))
        if call.name != "newproperty" and name not in self.keys:
            if name == "name" or names or _is_namevar(call.block):
                self.keys.append(name)

    def _mix_in(self, call: Call, mixin: StaticValue) -> None:
        if isinstance(mixin, Module):
            if call.name == "extend":
                self.module.extended.append(mixin)
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
            self.keys.append("name")  # something must name its resources
        return TypeDescription(
            self.name,
            frozenset(self.attributes),
            tuple(self.keys),
            self._unique(),
            self._title_patterns(),
            self.open,
            tuple(self.problems),
        )

    def _unique(self) -> bool:
        value = self.module.variables.get("@isomorphic", True)
        method = self.module.own_method("isomorphic?")
        if method is not None:
            value = self.evaluator.call_method(method, self, [], {})
        unique = is_true(value)
        if unique is None:
            self.problem("computes whether the names of resources are unique; they are taken to be")
        return unique is not False

    def _default_patterns(self) -> tuple[TitlePattern, ...]:
        return ((ANY_TITLE, (self.keys[0],)),) if self.keys else ()

    def _title_patterns(self) -> tuple[TitlePattern, ...]:
        method = self.module.own_method("title_patterns")
        if method is None:
            if len(self.keys) > 1:
                self.problem("has several attributes that name it, but no title patterns")
            return self._default_patterns()
        patterns = self._read_patterns(self.evaluator.call_method(method, self, [], {}))
        if patterns is None:
            path, _ = self.evaluator.method_files.get(method.id, (None, ()))
            self.problem("computes its title patterns; a title is taken as a whole", method, path)
            return self._default_patterns()
        return patterns

    def _read_patterns(self, value: StaticValue) -> tuple[TitlePattern, ...] | None:
        if not isinstance(value, list):
            return None
        patterns: list[TitlePattern] = []
        for item in value:
            if not (isinstance(item, list) and len(item) == 2):
                return None
            pattern, targets = item
            if not isinstance(pattern, Pattern) or not isinstance(targets, list):
                return None
            names = [self._target(target) for target in targets]
            if None in names:
                return None
            patterns.append((pattern.portable(), tuple(name for name in names if name)))
        return tuple(patterns)

    def _target(self, target: StaticValue) -> str | None:
        """The attribute that a group is for, unless its text is changed on the way."""
        if isinstance(target, str):
            return target
        if not isinstance(target, list) or not target or not isinstance(target[0], str):
            return None
        if len(target) > 1 and isinstance(target[1], Block):
            marker = Pattern("a value that only the identity gives back")
            if self.evaluator.run_block(target[1], [marker]) is not marker:
                return None
        return target[0]


def _is_namevar(block: Block | None) -> bool:
    """Whether the body of a parameter says `isnamevar`."""
    stack = [block.body] if block is not None else []
    while stack:
        node = stack.pop()
        if node is None or node.type in ("method", "singleton_method"):
            continue
        if node.type == "identifier" and text_of(node) == "isnamevar":
            return True
        stack.extend(parts(node))
    return False


class _Reader:
    """Reads one type file and what it requires; finds files in the modules only."""

    def __init__(self, roots: list[str]) -> None:
        self.roots = roots
        self.types: dict[str, _TypeBuilder] = {}
        self._required: set[str] = set()
        #: What the result depends on.
        self.reading = Reading()
        self._missing: set[str] = set()
        self.evaluator = Evaluator(self)

    def load(self, path: str) -> TypeProblem | None:
        """Follow a file; gives what is wrong with it."""
        if path in self._required:
            return None
        self._required.add(path)
        try:
            code = read_regular(path)
            self.reading.files[path] = digest_of(code)
        except OSError as error:
            return TypeProblem(f"cannot be read: {error.strerror}", path)
        root = parse_ruby(code)
        wrong = first_error(root)
        self.evaluator.run(root, path)
        if wrong is not None:
            return TypeProblem("is not understood as Ruby", path, wrong.start_point[0] + 1)
        return None

    # --- What code reaches

    def require(self, evaluator: Evaluator, name: str, relative_to: str | None) -> None:
        path = _resolve(self.roots, name, relative_to)
        self.reading.required[name, relative_to] = path
        if path is not None:
            self.load(path)

    def find_constant(self, evaluator: Evaluator, path: str) -> Module | None:
        """A module that another file of the modules may define, by the usual name of the file."""
        if "::" not in path or path.startswith("Puppet::Type") or path in self._missing:
            return None
        self._missing.add(path)
        self.require(evaluator, _file_name(path), None)
        return evaluator.modules.get(path)

    def call(self, evaluator: Evaluator, call: Call, path: str) -> StaticValue:
        path = path.removeprefix("::")
        if call.name == "newtype" and path in ("Puppet", "Puppet::Type", "Type"):
            return self._new_type(evaluator, call)
        if call.name == "type" and path in ("Puppet::Type", "Type") and call.arguments:
            return self.types.get(str(call.arguments[0]), UNKNOWN)
        if call.name == "register_type" and path in ("Puppet::ResourceApi", "ResourceApi"):
            return self._register_type(evaluator, call)
        if call.name == "newmetaparam":
            for builder in self.types.values():
                builder.receive(call)
            return None
        if path == "Regexp":
            return _call_regexp(call)
        if path == "File":
            return _call_file(call)
        return UNHANDLED

    def _new_type(self, evaluator: Evaluator, call: Call) -> StaticValue:
        name = call.arguments[0] if call.arguments else UNKNOWN
        if not isinstance(name, str):
            return UNKNOWN
        builder = self.types[name.lower()] = _TypeBuilder(name.lower(), evaluator)
        if call.block is not None:
            evaluator.run_block_as(call.block, builder, builder.module)
        return builder

    def _register_type(self, evaluator: Evaluator, call: Call) -> StaticValue:
        """A type of the Resource API: a hash says everything."""
        options = call.options
        if call.arguments and isinstance(call.arguments[0], dict):
            options = call.arguments[0]
        name = options.get("name")
        if not isinstance(name, str):
            return UNKNOWN
        builder = self.types[name.lower()] = _ApiTypeBuilder(name.lower(), evaluator)
        attributes = options.get("attributes", UNKNOWN)
        if not isinstance(attributes, dict):
            builder.accept_all("computes its attributes", call)
            return None
        for attribute, details in attributes.items():
            builder.attributes.add(str(attribute))
            if not isinstance(details, dict):
                builder.problem(f"computes its attribute {attribute}", call.node, call.frame.file)
                continue
            behaviour = details.get("behaviour") or details.get("behavior")
            if behaviour == "namevar" or (attribute == "name" and behaviour is not None):
                builder.keys.append(str(attribute))
        builder.written_patterns = options.get("title_patterns")
        return None


class _ApiTypeBuilder(_TypeBuilder):
    """A type of the Resource API: its title patterns name their groups."""

    has_provider_attribute = False
    written_patterns: StaticValue = None

    def finished(self) -> TypeDescription:
        if not self.keys and "name" in self.attributes:
            self.keys.append("name")  # one must name its resources, and nothing else says which
        return super().finished()

    def _title_patterns(self) -> tuple[TitlePattern, ...]:
        if self.written_patterns is None:
            return self._default_patterns()
        patterns: list[TitlePattern] = []
        written = self.written_patterns if isinstance(self.written_patterns, list) else [UNKNOWN]
        for item in written:
            pattern = item.get("pattern") if isinstance(item, dict) else UNKNOWN
            if not isinstance(pattern, Pattern):
                self.problem("computes its title patterns; a title is taken as a whole")
                return self._default_patterns()
            patterns.append((pattern.portable(), pattern.group_names()))
        return tuple(patterns)


def _call_regexp(call: Call) -> StaticValue:
    given = call.arguments[0] if call.arguments else UNKNOWN
    if call.name == "new" and len(call.arguments) == 1:
        if isinstance(given, Pattern):
            return given
        if isinstance(given, str):
            return Pattern(given)
    return UNKNOWN


def _call_file(call: Call) -> StaticValue:
    """Methods that compute paths, which `require` is given; nothing is looked up."""
    arguments = [argument for argument in call.arguments if isinstance(argument, str)]
    if not arguments or len(arguments) != len(call.arguments):
        return UNKNOWN
    if call.name == "join":
        return "/".join(arguments)
    if call.name == "dirname":
        return os.path.dirname(arguments[0])
    if call.name == "expand_path" and (len(arguments) > 1 or os.path.isabs(arguments[0])):
        return os.path.normpath(os.path.join(*arguments[::-1]))
    return UNKNOWN


def _file_name(constant: str) -> str:
    """`PuppetX::KeystoneConfig` is defined in `puppet_x/keystone_config`."""
    letters: list[str] = []
    for index, letter in enumerate(constant.replace("::", "/")):
        after_small = index > 0 and (letters[-1].islower() or letters[-1].isdigit())
        if letter.isupper() and after_small:
            letters.append("_")
        letters.append(letter.lower() if not letter.isupper() else letter)
    return "".join(letters).lower()


#: Declares a provider.
_PROVIDES = re.compile(rb"\bprovide\b")


_PROVIDERS = os.path.join(os.sep, "puppet", "provider", "")


def _has_providers(name: str, roots: Iterable[str]) -> bool:
    """Whether a module declares a provider of a type."""
    for root in roots:
        folder = f"{root}{_PROVIDERS}{name}"
        if not os.path.isdir(folder):
            continue
        for entry in os.listdir(folder):
            if entry.endswith(".rb") and _PROVIDES.search(_content(os.path.join(folder, entry))):
                return True
    return False


def _content(path: str) -> bytes:
    try:
        return read_regular(path)
    except OSError:  # Puppet says so when it loads the provider, and so does nobody here
        return b""


def _resolve(roots: list[str], name: str, relative_to: str | None) -> str | None:
    """The file of a module that `require` means."""
    name = name.removesuffix(".rb") + ".rb"
    if relative_to is not None:
        name = os.path.join(os.path.dirname(relative_to), name)
    if os.path.isabs(name):
        path = os.path.normpath(name)
        inside = any(path.startswith(root + os.sep) for root in roots)
        return path if inside and os.path.isfile(path) else None
    for root in roots:
        path = os.path.normpath(os.path.join(root, name))
        if path.startswith(root + os.sep) and os.path.isfile(path):
            return path
    return None


def read_types(
    path: str, name: str, roots: Iterable[str] = (), cache: TypeCache | None = None
) -> dict[str, TypeDescription]:
    """What a Ruby file says about a type, and about others that it defines besides.

    `roots` are the `lib` folders of the modules: the file may require others from there, and a
    type for which one of them has a provider has the attribute `provider` as well.
    """
    whole, folders = os.path.abspath(path), [os.path.abspath(root) for root in roots]
    known = None
    if cache is not None:
        known = cache.find(whole, lambda required, by: _resolve(folders, required, by))
    if known is None:
        reader = _Reader(folders)
        known = _read(reader, whole, name)
        if cache is not None:
            cache.keep(whole, reader.reading, known)
    return {
        type: made.with_attribute("provider") if flag and _has_providers(type, folders) else made
        for type, (made, flag) in known.items()
    }


def _read(reader: _Reader, path: str, name: str) -> dict[str, tuple[TypeDescription, bool]]:
    """The types of a file, and whether each has an attribute for its provider if it has any."""
    try:
        wrong = reader.load(path)
        found = {
            type: (builder.finished(), builder.has_provider_attribute)
            for type, builder in reader.types.items()
        }
    except TooMuch:
        wrong = TypeProblem("is too long or too deep to be followed", path)
        return {name: (TypeDescription.unreadable(name, wrong), False)}
    if wrong is not None:
        described, flag = found.get(name, (None, False))
        opened = described.opened(wrong) if described else TypeDescription.unreadable(name, wrong)
        found[name] = (opened, flag)
    return found


def read_type(path: str, name: str, roots: Iterable[str] = ()) -> TypeDescription | None:
    """What a Ruby file says about a type; None if it does not define it."""
    return read_types(path, name, roots).get(name)


@dataclass(frozen=True)
class ReadType:
    """A type that was read from a file of an environment."""

    description: TypeDescription
    path: str
    #: Other types of the same file, which are known as soon as it is read.
    others: dict[str, TypeDescription]


class TypeLibrary:
    """The resource types that the modules of an environment define, read when asked for."""

    def __init__(self, environment: Environment) -> None:
        # Not the environment itself: the library must not keep it alive.
        self._modules = environment.modules
        self._types: dict[str, ReadType | None] = {}
        self._cache = TypeCache(environment.root or environment.name, environment.cache)
        environment.savers.append(self._cache.save)

    def find(self, environment: Environment, name: str) -> ReadType | None:
        """A type by its lower-case name."""
        if name not in self._types:
            self._types[name] = self._read(environment, name)
        return self._types[name]

    def _read(self, environment: Environment, name: str) -> ReadType | None:
        generated = environment.find_generated_type(name)
        if generated is not None:
            return ReadType(read_generated_type(generated, name), generated, {})
        path = environment.find_ruby_type(name)
        if path is None:
            return None
        own = path.removesuffix(os.path.join(os.sep, "puppet", "type", f"{name}.rb"))
        roots = [own, *(os.path.join(root, "lib") for root in self._modules.values())]
        found = read_types(path, name, roots, self._cache)
        description = found.pop(name, None)
        return ReadType(description, path, found) if description is not None else None


_libraries: WeakKeyDictionary[Environment, TypeLibrary] = WeakKeyDictionary()


def find_type(environment: Environment, name: str) -> ReadType | None:
    """A type that a module of an environment defines; all compilations share what was read."""
    library = _libraries.get(environment)
    if library is None:
        library = _libraries[environment] = TypeLibrary(environment)
    return library.find(environment, name)
