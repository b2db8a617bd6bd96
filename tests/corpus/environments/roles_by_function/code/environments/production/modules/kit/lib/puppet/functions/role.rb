# Makes a node what it is. Data can depend on the role: it is a variable of the top scope.
Puppet::Functions.create_function(:role) do
  dispatch :become do
    param 'String[1]', :name
  end

  def become(name)
    top = closure_scope
    raise Puppet::ParseError, "a node has one role, and #{top['_role']} it is" if top.include?('_role')

    top['_role'] = name.sub(/^::/, '')
    top['_roles'] = { top['_role'] => true }
    call_function('include', "role::#{top['_role']}")
  end
end
