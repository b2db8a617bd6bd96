Puppet::Type.newtype(:user) do
  newparam(:name)
  newparam(:mine)
end
