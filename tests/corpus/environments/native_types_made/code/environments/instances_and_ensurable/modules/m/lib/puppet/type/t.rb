Puppet::Type.newtype(:t) do
  ensurable do
    newvalue(:present) { provider.create }
    newvalue(:absent) { provider.destroy }
    defaultto :present
  end
  newparam(:name)
  def exists?; end
end
