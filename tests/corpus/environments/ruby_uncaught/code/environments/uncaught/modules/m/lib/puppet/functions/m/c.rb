Puppet::Functions.create_function(:'m::c') do
  def c
    raise ArgumentError, 'wrong'
  end
end
