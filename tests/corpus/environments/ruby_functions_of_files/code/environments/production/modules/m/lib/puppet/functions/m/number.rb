Puppet::Functions.create_function(:'m::number') do
  def number()
    'number'
  end
end
last = 1
