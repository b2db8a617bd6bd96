"""Object types with code in Ruby: data types that modules define in it, and methods of instances.

The methods of a type become those of a class, in the text of a function that makes an instance of
it and calls a method: so they are evaluated like any function in Ruby.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.errors import EvaluationError
from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.functions.ruby_functions import run_ruby_function
from mupuppet.compiler.host.ruby_runner import needs_ruby
from mupuppet.functions.registry import FunctionError
from mupuppet.ruby.evaluation.errors import UnsupportedRuby
from mupuppet.ruby.functions.data_types import DataTypeProblem, read_data_type
from mupuppet.ruby.functions.reading import read_function
from mupuppet.types.base import TypeArgumentError
from mupuppet.types.object_code import ObjectCode
from mupuppet.types.objects import ObjectType
from mupuppet.types.parsing import Resolver, parse_literal
from mupuppet.values.basic import Value

if TYPE_CHECKING:
    from mupuppet.environment.environment import Environment

#: What the function is called that calls methods.
_CALLER = "call_member"


def find_data_type(environment: Environment, name: str, resolver: Resolver) -> ObjectType | None:
    """The data type that a module defines in Ruby."""
    path = environment.find_ruby_data_type(name)
    if path is None:
        return None
    try:
        text = environment.read_bytes(path).decode("utf-8", "surrogateescape")
        read = read_data_type(name, path, text)
    except DataTypeProblem as problem:
        raise EvaluationError("invalid-type-definition", str(problem)) from None
    except UnsupportedRuby as problem:
        message = f"{needs_ruby(f'the data type {name!r} ({path})', problem)} to be read"
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

    type = ObjectType(read.name, definition)
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


def run_method(
    context: CallContext,
    code: ObjectCode,
    name: str,
    attributes: dict[Value, Value],
    arguments: list[Value],
) -> Value:
    """What a method of an instance with these attributes gives. Raises FunctionError."""
    text = _program(code, [str(each) for each in attributes])
    try:
        function = read_function(_CALLER, code.path or "<type>", text)
    except UnsupportedRuby as problem:
        raise FunctionError(
            needs_ruby(f"the method '{name}'", problem), "unsupported-ruby"
        ) from None
    return run_ruby_function(context, function, _CALLER, [attributes, name, arguments], None)


def _program(code: ObjectCode, attributes: list[str]) -> str:
    if code.class_name is not None:
        instance = f"{code.class_name}.new(*attributes.values)"
        made = ""
    else:
        instance = "InstanceOfDataType.new(attributes)"
        readers = ", ".join(f":{name}" for name in attributes)
        setting = "\n".join(f"@{name} = attributes['{name}']" for name in attributes)
        made = (
            f"class InstanceOfDataType\n{f'attr_reader {readers}' if readers else ''}\n"
            f"def initialize(attributes)\n{setting}\nend\n{code.body}\nend\n"
        )
    return (
        f"{code.before}\n{made}Puppet::Functions.create_function(:{_CALLER}) do\n"
        f"def {_CALLER}(attributes, name, arguments)\n{instance}.public_send(name, *arguments)\n"
        "end\nend\n"
    )
