# How parameters may be declared.
Puppet::Functions.create_function(:'decl::explained') do
  dispatch :run do
    param 'Integer', :count
  end

  argument_mismatch :explain do
    param 'String', :count
  end

  def run(count)
    count
  end

  def explain(count)
    "counts, and #{count} is no number"
  end
end
