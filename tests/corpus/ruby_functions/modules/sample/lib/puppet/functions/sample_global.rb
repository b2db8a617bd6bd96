Puppet::Functions.create_function(:sample_global) do
  def sample_global(required, optional = required, *rest)
    "#{required} #{optional} #{rest.inspect}"
  end
end
