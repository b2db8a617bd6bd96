Puppet::Type.newtype(:shop_helperless) do
  newparam(:name)

  def self.isomorphic?
    false
  end
end
