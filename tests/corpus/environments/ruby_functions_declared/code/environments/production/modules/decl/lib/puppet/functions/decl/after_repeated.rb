# How parameters may be declared.
Puppet::Functions.create_function(:'decl::after_repeated') do
  dispatch :run do
    repeated_param 'String', :names
    optional_param 'Integer', :count
  end

  def run(*names)
    names
  end
end
