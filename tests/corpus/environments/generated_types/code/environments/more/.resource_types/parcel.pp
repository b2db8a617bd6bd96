Puppet::Resource::ResourceType3.new(
  'parcel',
  [
    Puppet::Resource::Param(Any, 'weight')
  ],
  [
    Puppet::Resource::Param(Any, 'name', true),
    Puppet::Resource::Param(Any, 'sender')
  ],
  {
    /(?m-ix:(.*))/ => ['name']
  },
  true,
  false)

notice('more')
