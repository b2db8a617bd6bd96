Puppet::Type.newtype(:fake) do
  feature :eleven, "11"
  newparam(:name, :isnamevar => true)
  newparam(:three)
  newparam(:four) do
    newvalues(/(one|two)/)
  end
  newproperty(:seven)
  validate do
    fail('three is a required param') unless self[:three]
  end
end
