require_relative '../../puppet_x/m/shared'

Puppet::Type.newtype(:door) do
  instance_eval(&PuppetX::M::Shared::WITH_NAME)

  newproperty(:lock)
end
