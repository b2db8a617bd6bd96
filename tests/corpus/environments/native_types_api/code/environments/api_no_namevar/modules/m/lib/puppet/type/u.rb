require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 'u',
  desc: 'x',
  attributes: {
    package: { type: 'String', desc: 'x' },
  },
)
