Puppet::Type.newtype(:t) do
  newparam(:alpha) { isnamevar }
  newparam(:beta) { isnamevar }
end
