# Includes a class by the last part of its name, once.
Puppet::Functions.create_function(:play) do
  dispatch :play do
    param 'String', :part
  end

  def play(part)
    scope = closure_scope
    raise Puppet::ParseError, 'one part only' if scope.include?('_part')

    scope['_part'] = part
    call_function('include', "roles::#{part}")
  end
end
