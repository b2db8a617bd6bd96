require File.expand_path(File.join(File.dirname(__FILE__), '..', '..', 'puppet_x', 'shop', 'mixin'))

Puppet::Type.newtype(:shop_mixins) do
  extend PuppetX::Shop::Mixin
  include PuppetX::Shop::Hooked
  include Puppet::Util::Warnings

  common_attributes
end
