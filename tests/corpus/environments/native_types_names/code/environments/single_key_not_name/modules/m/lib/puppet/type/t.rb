Puppet::Type.newtype(:t) do
  ensurable
  newparam(:path, namevar: true)
  newparam(:title)
  newproperty(:v) { defaultto 'd'; newvalues(:a, :b); munge { |x| x.upcase }; validate { |x| raise 'no' } }
  validate { raise Puppet::Error, 'never' }
  autorequire(:file) { ['x'] }
end
