# How parameters may be declared.
Puppet::Functions.create_function(:'decl::named_by_text') do
  dispatch :run do
    param 'Integer', 'count'
  end

  def run(count)
    count
  end
end
