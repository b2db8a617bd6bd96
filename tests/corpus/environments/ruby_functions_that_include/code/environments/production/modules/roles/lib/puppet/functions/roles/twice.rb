Puppet::Functions.create_function(:'roles::twice') do
  dispatch :twice do
    param 'String', :part
  end

  def twice(part)
    [part, part].map { |each| call_function('play', each) }
  end
end
