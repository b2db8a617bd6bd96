require 'puppet_x/jenkins/type'
module PuppetX::Jenkins::Type::Cli
  def self.newtype(*args, &block)
    type = Puppet::Type.newtype(*args, &block)
    type.autorequire(:service) do
      ['jenkins']
    end
    type.newparam(:from_helper)
    type
  end
end
