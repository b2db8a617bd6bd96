Puppet::Type.newtype(:t) do
  newproperty(:name)
  newproperty(:v)
end
