Puppet::Type.newtype(:tidy) do
  newparam(:name)
  newparam(:mine)
end
