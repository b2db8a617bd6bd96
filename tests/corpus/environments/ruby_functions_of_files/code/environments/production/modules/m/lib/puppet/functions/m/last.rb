Puppet::Functions.create_function(:'m::first') do
  def first()
    'first'
  end
end
Puppet::Functions.create_function(:'m::last') do
  def last()
    'last'
  end
end
