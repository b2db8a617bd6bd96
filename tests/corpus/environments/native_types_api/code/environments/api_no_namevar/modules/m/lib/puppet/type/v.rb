require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 'v',
  desc: 'x',
  attributes: {
    package: { type: 'String', desc: 'x', behaviour: :parameter },
    name: { type: 'String', desc: 'x', behaviour: :parameter },
  },
)
