Puppet::Type.newtype(:shop_empty) do
end
