begin
  require 'nosuchthing'
rescue LoadError
  nil
end
Puppet::Type.newtype(:t) do
  newparam(:name)
end
