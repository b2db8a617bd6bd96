# How parameters may be declared.
Puppet::Functions.create_function(:'decl::repeated_last') do
  dispatch :run do
    optional_param 'Integer', :first
    required_repeated_param 'Integer', :others
  end

  def run(first, *others)
    others
  end
end
