Puppet::Type.newtype(:t) do
  newparam(:name)
  newproperty(:v)
  newproperty(:v)
end
