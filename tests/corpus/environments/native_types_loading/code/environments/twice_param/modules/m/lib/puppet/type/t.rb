Puppet::Type.newtype(:t) do
  newparam(:name)
  newparam(:name)
end
