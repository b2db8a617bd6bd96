# How parameters may be declared.
Puppet::Functions.create_function(:'decl::required_last') do
  dispatch :run do
    optional_param 'Integer', :first
    param 'Integer', :second
  end

  def run(first, second)
    first + second
  end
end
