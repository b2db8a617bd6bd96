"""Data types that modules define in Ruby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.ruby.puppet.data_types import DataTypeProblem, read_data_type
from mupuppet.ruby_semantics.errors import InvalidRuby, UnsupportedRuby
from mupuppet.types.base import Resolver, TypeArgumentError
from mupuppet.types.builtin import parse_literal
from mupuppet.types.object_code import ObjectCode
from mupuppet.types.object_definitions import define_object
from mupuppet.types.objects import ObjectType
from mupuppet.values.value import Value

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment


def find_data_type(environment: Environment, name: str, resolver: Resolver) -> ObjectType | None:
    """The data type that a module defines in Ruby."""
    path = environment.find_ruby_data_type(name)
    if path is None:
        return None
    try:
        source = environment.read_bytes(path).decode("utf-8", "surrogateescape")
        read = read_data_type(name, path, source)
    except DataTypeProblem as problem:
        raise EvaluationError("invalid-type-definition", str(problem)) from None
    except UnsupportedRuby as problem:
        message = cannot_be_read(f"the data type {name!r} ({path})", problem)
        raise EvaluationError("unsupported-ruby", message) from None
    except OSError as problem:
        raise EvaluationError("unreadable-file", f"{problem.strerror} - {path}") from None

    def definition() -> dict[Value, Value]:
        try:
            found = parse_literal(f"{{ {read.interface} }}", resolver)
        except TypeArgumentError as problem:
            if not problem.is_issue:
                raise
            message = f"Data Type Load Error for type '{read.name}': {problem.message}"
            raise TypeArgumentError(problem.id, message) from None
        assert isinstance(found, dict)  # that is what is between the braces
        return found

    type = define_object(read.name, definition)
    if read.implementation or read.class_name:
        methods = None if read.class_name else read.methods
        type.code = ObjectCode(methods, read.implementation, read.before, read.class_name, path)
    return type


def load_data_type(type: ObjectType) -> ObjectType:
    """Read the definition; a mistake in it is one of the manifest's."""
    try:
        return type.load()
    except TypeArgumentError as problem:
        raise EvaluationError(problem.id, problem.message) from None


def cannot_be_read(what: str, reason: UnsupportedRuby) -> str:
    """Why a definition in Ruby is not understood."""
    if not isinstance(reason, InvalidRuby):
        return f"{needs_ruby(what, reason)} to be read"
    if reason.path is not None:
        what = f"{reason.path}, which {what} requires,"
    return f"{what} cannot be read: line {reason.line}: {reason.construct}"


def needs_ruby(what: str, reason: UnsupportedRuby | None) -> str:
    """What uses which construct where."""
    if reason is None:
        return f"{what} needs Ruby"
    line = f"line {reason.line} of " if reason.line is not None else ""
    if reason.path is not None:
        line = f"{what} requires {reason.path}, and {line or 'it '}"
        return f"{line.removesuffix(' of ')} of it uses {reason.construct}, which needs Ruby"
    return f"{line}{what} uses {reason.construct}, which needs Ruby"
