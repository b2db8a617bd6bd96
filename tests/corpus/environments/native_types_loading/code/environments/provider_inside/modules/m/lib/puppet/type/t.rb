Puppet::Type.newtype(:t) do
  newparam(:name)
  provide(:one) { }
end
