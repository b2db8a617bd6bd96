# What the calling class or defined type was given.
Puppet::Functions.create_function(:'kit::given', Puppet::Functions::InternalFunction) do
  dispatch :given do
    scope_param
    optional_param 'Array[String]', :without
  end

  def given(scope, without = ['name'])
    scope.resource.to_hash.map { |key, value| [key.to_s, value] }.to_h.reject { |key, _| without.include?(key) }
  end
end
