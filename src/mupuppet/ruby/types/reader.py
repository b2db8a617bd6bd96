"""Follows one Ruby file of a module, and the files that it requires, for the types it defines."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from mupuppet.basics import slashed
from mupuppet.environment.file_reading import read_regular
from mupuppet.ruby.syntax.parsing import first_error, parse_ruby
from mupuppet.ruby.types.builders import ApiTypeBuilder, ExtendedType, TypeBuilder
from mupuppet.ruby.types.cache import Reading, digest_of
from mupuppet.ruby.types.description import TypeProblem
from mupuppet.ruby.types.libraries import Libraries
from mupuppet.ruby.types.static.evaluation import FileEvaluator
from mupuppet.ruby.types.static.frames import UNHANDLED, Block, Call, Raised
from mupuppet.ruby.types.static.interfaces import Evaluator
from mupuppet.ruby.types.static.methods import call_plain
from mupuppet.ruby.types.static.values import (
    UNKNOWN,
    Module,
    PathName,
    Pattern,
    StaticValue,
    interpolated,
)

if TYPE_CHECKING:
    from tree_sitter import Node

#: Calls that define types or add attributes.
_DEFINING = frozenset(["newparam", "newproperty", "newmetaparam", "ensurable"])
_DEFINES = re.compile(rb"\b(?:new(?:param|property|metaparam|type)|ensurable|isnamevar)\b")

#: The version of Puppet that code sees.
PUPPET_VERSION = "7.23.0"


class TypeReader:
    """Reads one file and what it requires; finds files in the modules only."""

    def __init__(self, libraries: Libraries) -> None:
        self.libraries = libraries
        self.types: dict[str, TypeBuilder] = {}
        #: Types that are defined elsewhere, to which the file adds attributes.
        self.extended: dict[str, ExtendedType] = {}
        self.metaparameters: set[str] = set()
        #: What the result depends on.
        self.reading = Reading()
        self.evaluator = FileEvaluator(self)
        self._required: set[str] = set()
        self._missing: set[str] = set()
        #: Where types have certainly been defined.
        self._defined: dict[str, str] = {}

    def load(self, path: str) -> TypeProblem | None:
        """Follow a file; returns what is wrong with it. Raises Raised."""
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
        if wrong is not None:
            # The recovered tree of such a file does not show what raises.
            self.evaluator.conditions += 1
        self.evaluator.run(root, path)
        if wrong is not None:
            self.evaluator.conditions -= 1
            return TypeProblem("is not understood as Ruby", path, wrong.start_point[0] + 1)
        return None

    # --- What code uses outside its file

    def require(self, evaluator: Evaluator, name: str, relative_to: str | None) -> None:
        path = self.libraries.resolve(name, relative_to)
        self.reading.required[name, relative_to] = path
        if path is not None:
            self.load(path)
        elif relative_to is not None and not evaluator.conditions:
            self._refuse_missing(slashed.join(os.path.dirname(relative_to), name))

    def _refuse_missing(self, name: str) -> None:
        """A missing relative file ends the file that requires it."""
        path = slashed.normpath(name)
        if self.libraries.are_around(path):
            raise Raised(f"cannot load such file -- {path}")

    def find_constant(self, evaluator: Evaluator, path: str) -> Module | None:
        """A module that another file of the modules may define, by the usual name of the file."""
        if "::" not in path or path.startswith("Puppet::Type") or path in self._missing:
            return None
        self._missing.add(path)
        self.require(evaluator, _file_name(path), None)
        return evaluator.modules.get(path)

    def may_define(self, node: Node) -> bool:
        return node.child_count > 0 and _DEFINES.search(node.text or b"") is not None

    def call_unknown(self, call: Call) -> None:
        """Attributes may be added to a type that is not known."""
        if call.name in _DEFINING:
            for builder in self.types.values():
                builder.accept_all(f"calls `{call.name}` of something that is computed", call)

    def call(self, evaluator: Evaluator, call: Call, path: str) -> StaticValue:
        path = path.removeprefix("::")
        if path in ("Puppet::Type", "Type"):
            return self._call_type(evaluator, call)
        if call.name == "newtype" and path == "Puppet" and not evaluator.conditions:
            raise Raised("undefined method `newtype' for Puppet:Module")
        if call.name == "register_type" and path in ("Puppet::ResourceApi", "ResourceApi"):
            return self._register_type(evaluator, call)
        if path == "Puppet" and call.name == "version":
            return PUPPET_VERSION
        if path in _LIBRARY:
            return _LIBRARY[path](call)
        return UNHANDLED

    def _call_type(self, evaluator: Evaluator, call: Call) -> StaticValue:
        name = call.arguments[0] if call.arguments else UNKNOWN
        if call.name == "newtype":
            return self._new_type(evaluator, call)
        if call.name == "newmetaparam" and isinstance(name, str):
            self.metaparameters.add(name.lower())
            return None
        if call.name == "type" and isinstance(name, str):
            name = name.lower()
            if name not in self.types and name not in self.extended:
                self.extended[name] = ExtendedType(name, evaluator)
            return self.types.get(name) or self.extended[name]
        return UNHANDLED

    def _new_type(self, evaluator: Evaluator, call: Call) -> StaticValue:
        name = call.arguments[0] if call.arguments else UNKNOWN
        if not isinstance(name, str):
            return UNKNOWN
        name = name.lower()
        if not evaluator.conditions:
            self._refuse_second(name, call)
        builder = self.types[name] = TypeBuilder(name, evaluator)
        if isinstance(call.block, Block):
            evaluator.run_block_as(call.block, builder, builder.module)
        return builder

    def _refuse_second(self, name: str, call: Call) -> None:
        """Puppet defines a type only once."""
        before = self._defined.get(name)
        if before is not None:
            entity = f"http://puppet.com/2016.1/runtime/type/{name}"
            raise Raised(
                f"Attempt to redefine entity '{entity}'. Originally set at {before}.", call
            )
        line = call.node.start_point[0] + 1
        self._defined[name] = f"file://{call.frame.file}?line={line}"

    def _register_type(self, evaluator: Evaluator, call: Call) -> StaticValue:
        """A type of the Resource API."""
        options: StaticValue = call.arguments[0] if call.arguments else call.options
        if not isinstance(options, dict):
            return UNKNOWN
        name = options.get("name", UNKNOWN)
        if not isinstance(name, str):
            if "name" not in options and UNKNOWN not in options and not evaluator.conditions:
                raise Raised("Puppet::ResourceApi::TypeDefinition must have a name")
            return UNKNOWN
        builder = ApiTypeBuilder(name.lower(), evaluator)
        self.types[builder.name] = builder
        builder.define(options, call)
        return None


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
    strings = [interpolated(argument) for argument in call.arguments]
    arguments = [string for string in strings if string is not None]
    if not arguments or len(arguments) != len(call.arguments):
        return UNKNOWN
    if call.name == "join":
        return "/".join(arguments)
    if call.name == "dirname":
        return os.path.dirname(arguments[0])
    if call.name == "basename":
        name = os.path.basename(arguments[0])
        return name.removesuffix(arguments[1]) if len(arguments) > 1 else name
    if call.name == "expand_path" and (len(arguments) > 1 or os.path.isabs(arguments[0])):
        return slashed.normpath(slashed.join(*arguments[::-1]))
    return UNKNOWN


def _call_pathname(call: Call) -> StaticValue:
    string = interpolated(call.arguments[0]) if call.arguments else None
    return UNKNOWN if string is None or call.name != "new" else PathName(string)


def _call_hash(call: Call) -> StaticValue:
    """`Hash[pairs]`"""
    if call.name == "[]" and len(call.arguments) == 1:
        return call_plain(call.arguments[0], "to_h", [])
    return UNKNOWN if call.arguments else {}


#: Constants of Ruby's whose methods are known.
_LIBRARY = {
    "File": _call_file,
    "Hash": _call_hash,
    "Pathname": _call_pathname,
    "Regexp": _call_regexp,
}


def _file_name(constant: str) -> str:
    """`PuppetX::KeystoneConfig` is defined in `puppet_x/keystone_config`."""
    characters: list[str] = []
    for index, character in enumerate(constant.replace("::", "/")):
        after_small = index > 0 and (characters[-1].islower() or characters[-1].isdigit())
        if character.isupper() and after_small:
            characters.append("_")
        characters.append(character.lower() if not character.isupper() else character)
    return "".join(characters).lower()
