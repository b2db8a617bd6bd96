# What functions ask the compiler for.
Puppet::Functions.create_function(:'sample::compiler', Puppet::Functions::InternalFunction) do
  dispatch :ask do
    scope_param
    param 'String', :what
    repeated_param 'String', :values
  end

  def ask(scope, what, *values)
    compiler = scope.compiler
    types = scope.environment.known_resource_types
    case what
    when 'resources' then scope.catalog.resources.map { |each| each.ref }.sort
    when 'of type' then compiler.resources.select { |each| each.type == values[0] }.map { |each| [each.title, each[:path]] }
    when 'declared' then [compiler.findresource(values[0], values[1]).nil?, compiler.catalog.resource(values[0], values[1]).nil?]
    when 'classes' then scope.catalog.classes.include?(values[0])
    when 'node' then [compiler.node.name, compiler.node.facts.name, compiler.node.facts.values['hostname'], scope.catalog.name]
    when 'class' then [types.hostclass(values[0]).nil?, types.find_hostclass(values[0])&.name, types.hostclass(values[0])&.name, types.find_hostclass('nowhere').nil?]
    when 'define' then [types.definition(values[0]).nil?, scope.find_definition(values[0]).nil?]
    when 'modules' then [scope.environment.modules.map { |each| each.name }.sort, scope.environment.full_modulepath.length, File.basename(compiler.environment.modulepath[0])]
    end
  end
end
