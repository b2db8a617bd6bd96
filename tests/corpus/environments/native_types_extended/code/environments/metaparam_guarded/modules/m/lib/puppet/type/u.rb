require Pathname.new(__FILE__).dirname.expand_path.to_s + '/t' unless Puppet::Type.type(:t)
Puppet::Type.newtype(:u) do
  newparam(:name)
end
