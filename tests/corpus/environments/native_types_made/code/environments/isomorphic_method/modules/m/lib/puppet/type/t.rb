Puppet::Type.newtype(:t) do
  newparam(:name)
  def self.isomorphic?; false; end
end
