# How parameters may be declared.
Puppet::Functions.create_function(:'decl::after_block') do
  dispatch :run do
    block_param
    param 'Integer', :count
  end

  def run(count)
    yield(count)
  end
end
