require_relative 'nosuchthing'
Puppet::Type.newtype(:t) do
  newparam(:name)
end
