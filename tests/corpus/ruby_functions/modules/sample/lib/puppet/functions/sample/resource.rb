Puppet::Functions.create_function(:'sample::resource', Puppet::Functions::InternalFunction) do
  dispatch :resource do
    scope_param
    optional_param 'Array[String[1]]', :left_out
  end

  def resource(scope, left_out = ['name'])
    found = scope.resource
    [found.title, found.type.to_s, found.to_s, found.to_hash.transform_keys(&:to_s).reject { |key, _| left_out.include?(key) }.sort]
  end
end
