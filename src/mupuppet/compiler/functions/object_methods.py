"""Object types with Ruby code: data types that modules define in it, and methods of instances.

The methods of a type become those of a class, in the source of a function that creates an instance
and calls a method, so that they are evaluated like any Ruby function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.functions.ruby_functions import run_ruby_function
from mupuppet.compiler.program.ruby_data_types import needs_ruby
from mupuppet.functions.registry import FunctionError
from mupuppet.ruby.puppet.function_reading import read_function
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.types.object_code import ObjectCode
from mupuppet.values.value import Value

if TYPE_CHECKING:
    pass

#: What the function is called that calls methods.
_CALLER = "call_member"


def run_method(
    context: CallContext,
    code: ObjectCode,
    name: str,
    attributes: dict[Value, Value],
    arguments: list[Value],
) -> Value:
    """What a method of an instance with these attributes gives. Raises FunctionError."""
    source = _program(code, [str(each) for each in attributes])
    try:
        function = read_function(_CALLER, code.path or "<type>", source)
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
