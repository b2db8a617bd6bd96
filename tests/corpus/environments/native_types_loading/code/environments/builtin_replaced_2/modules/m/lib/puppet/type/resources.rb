Puppet::Type.newtype(:resources) do
  newparam(:name)
  newparam(:mine)
end
