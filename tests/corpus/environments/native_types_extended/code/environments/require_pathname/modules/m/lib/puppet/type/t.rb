begin
  require "puppet_x/nosuch/registry"
rescue LoadError => detail
  require 'pathname'
  require Pathname.new(__FILE__).dirname + "../../" + "puppet_x/registry"
end
Puppet::Type.newtype(:t) do
  PuppetX::Registry.add(self)
end
