class Puppet::Type::Base < Puppet::Type
end
Puppet::Type.newtype(:t, :parent => Puppet::Type::Base) do
  newparam(:name)
end
