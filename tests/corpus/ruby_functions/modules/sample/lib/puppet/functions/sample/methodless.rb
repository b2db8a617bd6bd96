Puppet::Functions.create_function(:'sample::methodless') do
  def something
    1
  end
end
