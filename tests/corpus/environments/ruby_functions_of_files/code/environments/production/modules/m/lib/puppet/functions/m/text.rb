Puppet::Functions.create_function(:'m::text') do
  def text()
    'text'
  end
end
'that was it'
