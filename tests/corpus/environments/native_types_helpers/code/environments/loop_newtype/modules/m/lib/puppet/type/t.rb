%w[t t2].each do |n|
  Puppet::Type.newtype(n.to_sym) do
    newparam(:name)
    newparam("of_#{n}")
  end
end
