Puppet::Functions.create_function(:'sample::other_name') do
  def other_name
    1
  end
end
