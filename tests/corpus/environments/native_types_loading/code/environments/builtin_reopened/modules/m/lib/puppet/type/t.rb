Puppet::Type.newtype(:t) do
  newparam(:name)
end
Puppet::Type.type(:file).newparam(:extra)
Puppet::Type.type(:tidy).newparam(:extra)
