# What functions see of the scopes around, and of the parameters of resources.
Puppet::Functions.create_function(:'sample::around', Puppet::Functions::InternalFunction) do
  dispatch :around do
    scope_param
    param 'String', :what
    optional_param 'String', :name
  end

  def around(scope, what, name = 'hostname')
    found = scope.find_global_scope
    case what
    when 'scope' then [found.to_s, found.is_topscope?, found.is_nodescope?]
    when 'top' then [closure_scope.find_global_scope.to_s, scope.compiler.topscope.is_topscope?]
    when 'variable' then found.lookupvar(name)
    when 'resource'
      parameters = found.catalog.resource(name)&.parameters
      parameters && parameters.map { |key, each| [key.to_s, each.name.to_s, each.value] }.sort
    when 'parameter' then found.catalog.resource('Stage[main]').parameters[name.to_sym]&.value
    end
  end
end
