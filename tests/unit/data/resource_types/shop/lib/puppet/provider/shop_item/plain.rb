Puppet::Type.type(:shop_item).provide(:plain) do
end
