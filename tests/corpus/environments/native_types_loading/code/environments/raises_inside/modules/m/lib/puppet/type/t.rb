Puppet::Type.newtype(:t) do
  newparam(:name)
  raise Puppet::Error, 'oops'
end
