require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 't',
  desc: 'x',
  attributes: {
    package: { type: 'String', desc: 'x' },
    name: { type: 'String', desc: 'x' },
  },
)
