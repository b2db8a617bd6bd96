Puppet::Type.newtype(:t) do
  newparam(:name)
end
