Puppet::Type.newtype(:t) do
  newparam(:name)
  @isomorphic = false
  newparam(:f)
end
