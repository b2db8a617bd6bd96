Puppet::Type.newmetaparam(:owner2) do
  desc 'x'
end
Puppet::Type.newtype(:t) do
  newparam(:name)
end
