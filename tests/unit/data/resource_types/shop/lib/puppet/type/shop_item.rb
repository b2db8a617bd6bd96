require 'puppet/parameter/boolean'

# Parameters and properties in the usual ways of writing.
Puppet::Type.newtype(:shop_item, :self_refresh => true) do
  @doc = 'An item.'

  feature :countable, 'Can be counted.', :methods => [:count]

  ensurable do
    defaultvalues
    defaultto :present
  end

  newparam(:code, namevar: true) { desc 'The code.' }
  newparam :colour
  newparam('size')
  newparam(:fragile, :boolean => true, :parent => Puppet::Parameter::Boolean)
  newproperty(:price, :array_matching => :all, :required_features => :countable) do
    validate do |value|
      raise ArgumentError, "no price: #{value}" unless value =~ /^\d+$/
    end
    def insync?(is)
      is == should
    end
  end
  newproperty(:"stock_count")

  validate do
    unknown_helper(self[:code])
  end

  autorequire(:file) { self[:code] }
end
