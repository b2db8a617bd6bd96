Puppet::Type.newtype(:t) do
  newparam(:name)
  newparam(:v)
  newproperty(:v)
end
