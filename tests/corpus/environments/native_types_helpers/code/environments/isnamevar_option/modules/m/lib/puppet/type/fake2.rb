Puppet::Type.newtype(:fake2,
:doc => <<-'ENDOFDOC'
Test master resource
ENDOFDOC
) do
  ensurable
  newparam :name, :namevar => true do
    desc 'the name of resource'
  end
  newproperty(:route, :namevar => true)
  newparam :param do
    defaultto {
      'value from default'
    }
  end
end
