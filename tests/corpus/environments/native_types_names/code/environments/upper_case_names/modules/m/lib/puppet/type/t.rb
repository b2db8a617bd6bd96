Puppet::Type.newtype(:T) do
  newparam(:Name)
  newproperty(:Vee)
end
