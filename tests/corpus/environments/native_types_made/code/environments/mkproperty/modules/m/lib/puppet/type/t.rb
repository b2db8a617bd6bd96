Puppet::Type.newtype(:t) do
  newparam(:name) { isnamevar }
  def self.mkproperty(name, *values)
    newproperty(name) { newvalues(*values) }
  end
  mkproperty :a, :x, :y
  mkproperty(:b)
  @extra = [:c, :d]
  @extra.each { |e| newparam e }
  EXTRA = %w[e f]
  EXTRA.each { |e| newparam e }
  if Puppet.version.to_i >= 4 then newparam(:g) else newparam(:h) end
  newparam(:i) if RUBY_VERSION > '1.9'
  newparam(:j) unless Puppet::Util::Platform.windows?
  case RUBY_PLATFORM when /mingw/ then newparam(:win) else newparam(:unix) end
  newparam(:k) if defined?(Puppet)
  newparam(:l) if respond_to?(:newparam)
  newparam(:m) if Puppet.features.posix?
  newparam(:o) if Gem::Version.new(Puppet.version) > Gem::Version.new('3.0')
  newparam(:p) if Puppet::Util::Package.versioncmp(Puppet.version, '4.0.0') >= 0
  newparam(:q) if Puppet::PUPPETVERSION.to_f < 4
  newparam(:r) if method_defined?(:nosuch)
  newparam(:s) if false
  newparam(:u) if instance_methods.include?(:provider)
end
