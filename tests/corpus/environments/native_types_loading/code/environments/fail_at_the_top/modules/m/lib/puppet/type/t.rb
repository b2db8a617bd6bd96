fail('x') if Facter.value(:nope) == 3
Puppet::Type.newtype(:t) do
  newparam(:name)
end
