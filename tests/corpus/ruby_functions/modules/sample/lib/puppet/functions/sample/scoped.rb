# The scope of the caller, and the top scope.
Puppet::Functions.create_function(:'sample::scoped', Puppet::Functions::InternalFunction) do
  dispatch :scoped do
    scope_param
    param 'String', :name
    repeated_param 'Any', :rest
  end

  def scoped(scope, name, *rest)
    [scope[name], closure_scope[name], scope.lookupvar("::#{name}"), closure_scope['facts']['hostname'], rest]
  end
end
