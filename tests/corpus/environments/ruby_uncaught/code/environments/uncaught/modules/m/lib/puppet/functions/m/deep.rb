Puppet::Functions.create_function(:'m::deep') do
  def deep(n = 0)
    deep(n + 1)
  end
end
