module GenT
  def self.generate(type_name, attrs)
    Puppet::Type.newtype(type_name) do
      newparam(:name, namevar: true)
      attrs.each { |a| newproperty(a) }
    end
  end
end
GenT.generate(:t, [:a, :b])
