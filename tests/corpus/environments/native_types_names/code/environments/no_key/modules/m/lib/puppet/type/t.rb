Puppet::Type.newtype(:t) do
  newparam(:alpha)
end
