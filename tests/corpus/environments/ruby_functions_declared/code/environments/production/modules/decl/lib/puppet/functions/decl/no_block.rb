# How parameters may be declared.
Puppet::Functions.create_function(:'decl::no_block') do
  dispatch :run do
    block_param 'Array[Integer]', :block
  end

  def run
    1
  end
end
