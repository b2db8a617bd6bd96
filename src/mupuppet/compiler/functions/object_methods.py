"""Object types with Ruby code: data types that modules define in it, and methods of instances.

The methods of a type become those of a class, in the source of a function that creates an instance
and calls a method, so that they are evaluated like any Ruby function.
"""

from __future__ import annotations

from hashlib import blake2b

from mupuppet.compiler.evaluation.call_context import CallContext
from mupuppet.compiler.functions.ruby_functions import run_ruby_function
from mupuppet.compiler.program.ruby_data_types import needs_ruby
from mupuppet.functions.registry import Block, FunctionError
from mupuppet.ruby.puppet.function_reading import read_function
from mupuppet.ruby_semantics.errors import UnsupportedRuby
from mupuppet.types.object_code import ObjectCode
from mupuppet.types.objects import ObjectType
from mupuppet.values.objects import ObjectValue
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import Value

#: What the function is called that calls methods.
_CALLER = "call_member"
#: What it accepts is not asked: it is called by its name.
_DISPATCH = f"dispatch :{_CALLER} do\nrepeated_param 'Any', :given\noptional_block_param\nend\n"
#: The name of a class in a program, until it is known what else is in it.
_NAME = "InstanceOfDataType"
#: The key of a hash that is an instance, with its attributes by position.
_INSTANCE = Symbol("instance of the data type")


def run_method(
    context: CallContext,
    code: ObjectCode,
    type: ObjectType,
    name: str,
    attributes: dict[Value, Value],
    arguments: list[Value],
    block: Block | None,
) -> Value:
    """What a method of an instance with these attributes gives. Raises FunctionError."""
    names, _, required = type.positional_parameters()
    if code.class_name is not None:
        source = _program_of_class(code)
        given: list[Value] = [attributes, name, arguments]
    else:
        source = _program(code, names, required, [str(each) for each in attributes])
        passed: list[Value] = [_for_ruby(each, type, names) for each in arguments]
        given = [attributes, _defaults(type, attributes, names[required:]), name, passed]
    # A file is loaded once, and its classes are there for all: each type has its own.
    digest = blake2b(source.encode(), digest_size=8).hexdigest()
    path = code.path or f"<type {type.label} {digest}>"
    source = source.replace(_NAME, f"InstanceOf{type.label.replace('::', '')}{digest}")
    try:
        function = read_function(_CALLER, path, source)
    except UnsupportedRuby as problem:
        raise FunctionError(
            needs_ruby(f"the method '{name}'", problem), "unsupported-ruby"
        ) from None
    result = run_ruby_function(context, function, _CALLER, given, block)
    return result if code.class_name is not None else _from_ruby(result, type, names)


def _defaults(
    type: ObjectType, attributes: dict[Value, Value], optional: list[str]
) -> dict[Value, Value]:
    """The values of attributes that an instance need not be given, or cannot."""
    known = type.attributes()
    return {
        name: (known[name].value if known[name].has_value else None)
        for name in map(str, attributes)
        if name in optional or known[name].is_constant
    }


def _for_ruby(value: Value, type: ObjectType, names: list[str]) -> Value:
    """A value with instances of a type in a form that the code makes instances of."""
    if isinstance(value, ObjectValue) and value.type is type:
        return {_INSTANCE: [_for_ruby(value.values[name], type, names) for name in names]}
    if isinstance(value, list) and any(isinstance(each, ObjectValue) for each in value):
        return [_for_ruby(each, type, names) for each in value]
    return value


def _from_ruby(value: Value, type: ObjectType, names: list[str]) -> Value:
    """A value with instances of a type."""
    if isinstance(value, dict) and _INSTANCE in value:
        values = [_from_ruby(each, type, names) for each in value[_INSTANCE]]
        return type.make(dict(zip(names, values, strict=True)))
    if isinstance(value, list):
        made = [_from_ruby(each, type, names) for each in value]
        return value if all(new is old for new, old in zip(made, value, strict=True)) else made
    return value


def _program_of_class(code: ObjectCode) -> str:
    return (
        f"{code.before}\nPuppet::Functions.create_function(:{_CALLER}) do\n"
        f"{_DISPATCH}def {_CALLER}(attributes, name, arguments, &block)\n"
        f"{code.class_name}.new(*attributes.values).public_send(name, *arguments, &block)\n"
        "end\nend\n"
    )


def _program(code: ObjectCode, names: list[str], required: int, attributes: list[str]) -> str:
    """A class for the type, below one for each type that it inherits from.

    Its methods make new instances by position, as those of Puppet do.
    """
    parts = [code.before]
    parent = ""
    for number, body in enumerate((*code.above, _body(code, names, required, attributes))):
        parts.append(f"class {_NAME}{number}{parent}\n{body}\nend\n")
        parent = f" < {_NAME}{number}"
    made = f"{_NAME}{len(code.above)}"
    mark = f":'{_INSTANCE.name}'"
    values = "".join(f"attributes['{name}'], " for name in names)
    parts.append(
        f"""
Puppet::Functions.create_function(:{_CALLER}) do
  {_DISPATCH}
  def {_CALLER}(attributes, defaults, name, arguments, &block)
    {made}.pcore_defaults = defaults
    given = arguments.map {{ |each| inside(each) }}
    outside({made}.new({values.removesuffix(", ")}).public_send(name, *given, &block))
  end

  def inside(value)
    return value.map {{ |each| inside(each) }} if value.is_a?(Array) && !value.frozen?
    return value unless value.is_a?(Hash) && value.key?({mark})

    {made}.new(*value[{mark}].map {{ |each| inside(each) }})
  end

  def outside(value)
    return {{ {mark} => value.pcore_values.map {{ |each| outside(each) }} }} if value.is_a?({made})
    return value unless value.is_a?(Array)

    made = value.map {{ |each| outside(each) }}
    made == value ? value : made
  end
end
"""
    )
    return "\n".join(parts)


def _body(code: ObjectCode, names: list[str], required: int, attributes: list[str]) -> str:
    """The methods of the class of the instances."""
    readers = ", ".join(f":{name}" for name in attributes)
    setting = [
        f"@{name} = given.length > {index} ? given[{index}] : self.class.pcore_defaults['{name}']"
        for index, name in enumerate(names)
    ]
    setting += [
        f"@{name} = self.class.pcore_defaults['{name}']" for name in attributes if name not in names
    ]
    count = f"{required}..{len(names)}" if required < len(names) else str(required)
    init_hash = [
        f"result['{name}'] = @{name}"
        + ("" if index < required else f" unless @{name} == self.class.pcore_defaults['{name}']")
        for index, name in enumerate(names)
    ]
    newline = "\n    "
    return f"""
  class << self
    attr_accessor :pcore_defaults
  end
  {f"attr_reader {readers}" if readers else ""}

  def initialize(*given)
    unless given.length.between?({required}, {len(names)})
      raise ArgumentError, "wrong number of arguments (given #{{given.length}}, expected {count})"
    end
    {newline.join(setting)}
  end

  def pcore_values
    [{", ".join(f"@{name}" for name in names)}]
  end

  def _pcore_init_hash
    result = {{}}
    {newline.join(init_hash)}
    result
  end

  def ==(other)
    other.is_a?(self.class) && other.pcore_values == pcore_values
  end
  {code.body}
"""
