# How parameters may be declared.
Puppet::Functions.create_function(:'decl::blocks') do
  dispatch :run do
    block_param 'Callable[1,1]', :one
    optional_block_param 'Callable[2,2]', :two
  end

  def run
    yield(1)
  end
end
