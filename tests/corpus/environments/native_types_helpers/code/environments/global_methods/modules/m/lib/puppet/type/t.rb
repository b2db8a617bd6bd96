def add_it(type, name)
  type.newparam(name)
end
Puppet::Type.newtype(:t) do
  add_it(self, :name)
  add_it self, :b
end
