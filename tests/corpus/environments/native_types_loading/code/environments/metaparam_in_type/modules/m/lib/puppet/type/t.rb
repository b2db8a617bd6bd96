Puppet::Type.newtype(:t) do
  newparam(:name)
  newmetaparam(:owner3)
end
