Puppet::Type.newtype(:schedule) do
  newparam(:name)
  newparam(:mine)
end
