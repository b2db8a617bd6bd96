Puppet::Type.newtype(:t) do
  newparam(:name)
  newparam(:alpha) { isnamevar }
  newproperty(:v)
end
