Puppet::Type.newtype(:notify) do
  newparam(:name)
  newparam(:mine)
end
