require_relative '../../puppet_x/shop/mixin'

Puppet::Type.newtype(:shop_titles) do
  newparam(:region) { isnamevar }
  newparam(:place, :namevar => true)
  newproperty(:value)

  def self.title_patterns
    PuppetX::Shop::Names.pair(:region, :place, '::')
  end
end
