%i[shop_several shop_other].each do |type|
  Puppet::Type.newtype(type) do
    newparam(:name)
    newproperty("#{type}_only")
  end
end
