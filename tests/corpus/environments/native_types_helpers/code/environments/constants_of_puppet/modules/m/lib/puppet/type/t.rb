Puppet::Type.newtype(:t) do
  newparam(:name)
  newparam(:a) if Puppet::PUPPETVERSION.to_i > 3
  newparam(:b) if Puppet::Util::Package.versioncmp(Puppet.version, '3.0.0') > 0
  Puppet::Type.type(:file).properties.each { |p| }
  newproperty(:c, :parent => Puppet::Property::Boolean) if defined?(Puppet::Property::Boolean)
end
